"""A linear learner: one matrix learns to play Azul, against random players, in seconds.

The matrix weighs every action by what the seat sees. A vector beside it learns how far ahead of
the other seat a position will bring the player. Both are corrected after every decision by the
points that came of it: an actor and its critic.

    python examples/linear_learner.py             # 2,000 steps, measured in 1,000 matches
    python examples/linear_learner.py 400 200     # fewer
"""

import sys

import numpy as np
from numpy.typing import NDArray

from tilewright.envs import Arrays, Batch

Floats = NDArray[np.float32]

STEPS, MATCHES = 2000, 1000
RATE, CRITIC_RATE = 0.02, 0.05
FADING = 0.9  # what a point is worth one decision later
POINTS = 10  # that make a reward of 1


class Player:
    """What is learned: a weight for every thing seen and every action, and a worth for each."""

    def __init__(self, batch: Batch, seed: int = 0) -> None:
        self.weights = np.zeros((batch.layout.size, batch.num_actions), np.float32)
        self.critic = np.zeros(batch.layout.size, np.float32)
        self.rng = np.random.default_rng(seed)

    def chances(self, seen: Floats, masks: NDArray[np.bool_]) -> Floats:
        """Return the chance of every action; it is 0 for those that are not legal."""
        logits = np.where(masks, seen @ self.weights, -np.inf)
        powers: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
        powers /= powers.sum(axis=1, keepdims=True)
        return powers

    def draw(self, chances: Floats) -> NDArray[np.int64]:
        """Return an action for every match."""
        edges = chances.cumsum(axis=1)
        point = self.rng.random((len(chances), 1), np.float32) * edges[:, -1:]
        drawn: NDArray[np.int64] = (edges > point).argmax(axis=1)
        return drawn

    def learn(self, seen: Floats, chances: Floats, out: Arrays) -> None:
        """Make what went better than expected more likely, and expect it."""
        gain = (out.rewards[:, 0] - out.rewards[:, 1]) / POINTS
        to_come = np.where(out.finished, 0, out.observations @ self.critic)
        surprise = gain + FADING * to_come - seen @ self.critic
        chances[np.arange(len(seen)), out.actions] -= 1
        self.weights -= RATE * seen.T @ (chances * surprise[:, None])
        self.critic += CRITIC_RATE * seen.T @ surprise / len(seen)


def train(player: Player, steps: int, seed: int) -> None:
    """Play and learn; the batch plays the other seat itself."""
    batch = Batch("azul", 256, bots={1: "random"}, reward="change", seed=seed)
    out = batch.arrays()
    batch.reset(masks=out.masks, observations=out.observations)
    for _ in range(steps):
        seen = out.observations.copy()
        chances = player.chances(seen, out.masks)
        out.actions[:] = player.draw(chances)
        step(batch, out)
        player.learn(seen, chances, out)


def step(batch: Batch, out: Arrays) -> None:
    """Carry out the actions, and write everything else."""
    batch.step(
        out.actions,
        masks=out.masks,
        observations=out.observations,
        rewards=out.rewards,
        finished=out.finished,
    )


def measure(player: Player, matches: int) -> tuple[float, float]:
    """Return which part of its matches the player wins, and by how many points it leads."""
    batch = Batch("azul", matches, bots={1: "random"}, restart=False, seed=10**6)
    out = batch.arrays()
    batch.reset(masks=out.masks, observations=out.observations)
    won = 0.0
    while not out.finished.all():
        masks = out.masks | out.finished[:, None]  # where a match is over any action will do
        out.actions[:] = player.draw(player.chances(out.observations, masks))
        step(batch, out)
        won += float(out.rewards[:, 0].sum())
    lead = batch.scores[:, 0] - batch.scores[:, 1]
    return won / matches, float(lead.mean())


def main(steps: int = STEPS, matches: int = MATCHES) -> None:
    """Learn, and tell how it goes."""
    player = Player(Batch("azul", 1))
    for part in range(5):
        won, lead = measure(player, matches)
        print(f"after {part * steps // 4} steps: {won:.0%} won, {lead:+.1f} points ahead")
        if part < 4:
            train(player, steps // 4, seed=part)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
