"""A linear actor-critic learns to beat random players at Azul within seconds.

The policy is one matrix: observation times weights gives a logit for every action. The critic is
one vector, which predicts how many points the player will gain on the other seat. After every
step both are updated with the temporal-difference (TD) error.

    python examples/linear_learner.py             # 2,000 steps, 1,000 matches per evaluation
    python examples/linear_learner.py 400 200     # fewer
"""

import sys

import numpy as np
from numpy.typing import NDArray

from tilewright.envs import Arrays, Batch

Floats = NDArray[np.float32]

STEPS, MATCHES = 2000, 1000
ACTOR_RATE, CRITIC_RATE = 0.02, 0.05
DISCOUNT = 0.9
REWARD_SCALE = 10  # points that make a reward of 1


class ActorCritic:
    """A linear softmax policy and a linear value function."""

    def __init__(self, batch: Batch, seed: int = 0) -> None:
        self.actor = np.zeros((batch.layout.size, batch.num_actions), np.float32)
        self.critic = np.zeros(batch.layout.size, np.float32)
        self.rng = np.random.default_rng(seed)

    def probabilities(self, observations: Floats, masks: NDArray[np.bool_]) -> Floats:
        """Return the probability of every action; illegal actions have 0."""
        logits = np.where(masks, observations @ self.actor, -np.inf)
        exponentials: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
        exponentials /= exponentials.sum(axis=1, keepdims=True)
        return exponentials

    def sample(self, probabilities: Floats) -> NDArray[np.int64]:
        """Sample an action for every match."""
        cumulative = probabilities.cumsum(axis=1)
        threshold = self.rng.random((len(probabilities), 1), np.float32) * cumulative[:, -1:]
        actions: NDArray[np.int64] = (cumulative > threshold).argmax(axis=1)
        return actions

    def update(self, observations: Floats, probabilities: Floats, out: Arrays) -> None:
        """Make one policy gradient step and one TD(0) step."""
        rewards = (out.rewards[:, 0] - out.rewards[:, 1]) / REWARD_SCALE
        next_values = np.where(out.finished, 0, out.observations @ self.critic)
        td_errors = rewards + DISCOUNT * next_values - observations @ self.critic
        # Probability minus one-hot action: the gradient of -log p(action) by the logits.
        probabilities[np.arange(len(observations)), out.actions] -= 1
        self.actor -= ACTOR_RATE * observations.T @ (probabilities * td_errors[:, None])
        self.critic += CRITIC_RATE * observations.T @ td_errors / len(observations)


def train(agent: ActorCritic, steps: int, seed: int) -> None:
    """Train for some steps of a batch, which plays the other seat itself."""
    batch = Batch("azul", 256, bots={1: "random"}, reward="change", seed=seed)
    out = batch.arrays()
    batch.reset(masks=out.masks, observations=out.observations)
    for _ in range(steps):
        observations = out.observations.copy()
        probabilities = agent.probabilities(observations, out.masks)
        out.actions[:] = agent.sample(probabilities)
        step(batch, out)
        agent.update(observations, probabilities, out)


def step(batch: Batch, out: Arrays) -> None:
    """Apply the actions in `out` and fill its other arrays."""
    batch.step(
        out.actions,
        masks=out.masks,
        observations=out.observations,
        rewards=out.rewards,
        finished=out.finished,
    )


def evaluate(agent: ActorCritic, matches: int) -> tuple[float, float]:
    """Return the share of matches that the agent wins, and its mean lead in points."""
    batch = Batch("azul", matches, bots={1: "random"}, restart=False, seed=10**6)
    out = batch.arrays()
    batch.reset(masks=out.masks, observations=out.observations)
    won = 0.0
    while not out.finished.all():
        masks = out.masks | out.finished[:, None]  # a finished match ignores its action
        out.actions[:] = agent.sample(agent.probabilities(out.observations, masks))
        step(batch, out)
        won += float(out.rewards[:, 0].sum())
    lead = batch.scores[:, 0] - batch.scores[:, 1]
    return won / matches, float(lead.mean())


def main(steps: int = STEPS, matches: int = MATCHES) -> None:
    """Train in four stages; print an evaluation before each and at the end."""
    agent = ActorCritic(Batch("azul", 1))
    for stage in range(5):
        won, lead = evaluate(agent, matches)
        print(f"after {stage * steps // 4} steps: {won:.0%} won, {lead:+.1f} points ahead")
        if stage < 4:
            train(agent, steps // 4, seed=stage)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
