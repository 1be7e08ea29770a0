"""AlphaZero in one file: a network guides a tree search, and learns from what the search finds.

    python examples/alphazero.py azul                 # a quarter of an hour on one core
    python examples/alphazero.py garden --side back --minutes 60 --curve curve.svg --network az.pt

The network maps a position to a probability for every action and to every seat's share of the
win. It plays many matches against itself at once, in a `Batch`, and before each decision
`PuctSearch` searches all of them together. The network learns to predict the visits of the
search, and the results. It knows no game: any game, side and number of seats will do.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from learning_curve import Point, draw
from tilewright import Rng
from tilewright.envs import Batch, PuctSearch, Searched

Floats = NDArray[np.float32]

MATCHES = 64  # played in parallel
NODES = 24  # of each search
LEAVES = 4  # of each tree in a round
NOISE = 0.25  # share of noise in the priors of a root
GREEDY_AFTER = 20  # decisions of a match; before, actions are drawn in proportion to their visits
HIDDEN = 192
RATE = 1e-3
BUFFER = 60_000  # decisions
MINIBATCH = 512
UPDATES = 2  # how often each decision is learned from, on average
ILLEGAL_LOGIT = -1e9


class Decision(NamedTuple):
    """What is learned from one decision."""

    observation: Floats
    mask: NDArray[np.bool_]
    policy: Floats  # the share of the visits of every action
    actor: int


class Network(nn.Module):
    """A policy and a value for each seat, from the observation of the seat to act."""

    def __init__(self, inputs: int, actions: int, seats: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, seats)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of the actions and of the shares of the win."""
        hidden = self.body(observations)
        return self.policy(hidden).masked_fill(~masks, ILLEGAL_LOGIT), self.value(hidden)

    @torch.no_grad()
    def evaluate(self, observations: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """Return policies and shares, as `PuctSearch` wants them."""
        logits, values = self(torch.from_numpy(observations), torch.from_numpy(masks))
        return logits.softmax(dim=1).numpy(), values.softmax(dim=1).numpy()


class SelfPlay:
    """Matches in which the network plays all seats, and the decisions of those that ended."""

    def __init__(self, network: Network, batch: Batch, seed: int) -> None:
        self.batch = batch
        self.out = batch.arrays()
        self.rng = Rng(seed)
        self.chance = np.random.default_rng(seed)
        self.search = PuctSearch(network.evaluate, leaves=LEAVES, noise=NOISE)
        self.open: list[list[Decision]] = [[] for _ in range(len(batch))]
        self.look()

    def look(self) -> None:
        """Read the positions of all matches."""
        self.batch.look(
            masks=self.out.masks, observations=self.out.observations, actors=self.out.actors
        )

    def step(self) -> list[tuple[Decision, Floats]]:
        """Play one decision in every match; return those of finished matches with their results."""
        states = [self.batch.state(i) for i in range(len(self.batch))]
        for i, found in enumerate(self.search.search(states, NODES, self.rng)):
            self.out.actions[i] = self.decide(i, found)
        self.batch.step(self.out.actions, rewards=self.out.rewards, finished=self.out.finished)
        self.look()
        learned = []
        for i in np.flatnonzero(self.out.finished).tolist():
            results = self.out.rewards[i]
            learned += [(each, np.roll(results, -each.actor)) for each in self.open[i]]
            self.open[i] = []
        return learned

    def decide(self, i: int, found: Searched) -> int:
        """Remember a decision, and return the action to take: early in a match a random one."""
        policy = np.zeros(self.batch.num_actions, np.float32)
        policy[list(found.actions)] = found.visits
        policy /= max(1, policy.sum())
        observation, mask = self.out.observations[i].copy(), self.out.masks[i].copy()
        self.open[i].append(Decision(observation, mask, policy, int(self.out.actors[i])))
        if len(self.open[i]) > GREEDY_AFTER:
            return found.best
        visits = np.array(found.visits, np.float64)
        return int(self.chance.choice(found.actions, p=visits / visits.sum()))


def learn(
    network: Network,
    optimizer: torch.optim.Optimizer,
    buffer: Sequence[tuple[Decision, Floats]],
    chance: np.random.Generator,
) -> float:
    """Make one gradient step on a sample of the buffer; return the loss."""
    rows = chance.integers(len(buffer), size=MINIBATCH)
    decisions = [buffer[row][0] for row in rows]
    columns = [np.stack([decision[k] for decision in decisions]) for k in range(3)]
    observations, masks, policies = (torch.from_numpy(column) for column in columns)
    results = torch.from_numpy(np.stack([buffer[row][1] for row in rows]))
    logits, values = network(observations, masks)
    loss: Tensor = -(policies * logits.log_softmax(dim=1)).sum(dim=1).mean()
    loss = loss - (results * values.log_softmax(dim=1)).sum(dim=1).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    return float(loss.detach())


def evaluate(network: Network, batch: Batch, nodes: int) -> float:
    """Return the share of wins of seat 0 against greedy bots; every match is played once."""
    out = batch.arrays()
    batch.reset()
    search = PuctSearch(network.evaluate, leaves=LEAVES)
    won, rng = 0.0, Rng(0)
    while not out.finished.all():
        live = np.flatnonzero(batch.actors >= 0).tolist()
        found = search.search([batch.state(i) for i in live], nodes, rng)
        out.actions[live] = [each.best for each in found]
        batch.step(out.actions, rewards=out.rewards, finished=out.finished)
        won += float(out.rewards[:, 0].sum())
    return won / len(batch)


def train(network: Network, options: argparse.Namespace) -> list[Point]:
    """Train for so many minutes of processor time; evaluations are not timed."""
    chosen = {"seats": options.seats, "side": options.side}
    play = SelfPlay(
        network, Batch(options.game, MATCHES, seed=options.seed, **chosen), options.seed
    )
    opponents = dict.fromkeys(range(1, options.seats), "greedy")
    tests = Batch(
        options.game, options.measured, bots=opponents, restart=False, seed=10**6, **chosen
    )
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE, weight_decay=1e-5)
    buffer: deque[tuple[Decision, Floats]] = deque(maxlen=BUFFER)
    chance = np.random.default_rng(options.seed)
    curve: list[Point] = []
    ended, minutes, loss, owed = 0, 0.0, 0.0, 0.0
    while len(curve) <= options.points:
        if minutes >= len(curve) * options.minutes / options.points:
            share = evaluate(network, tests, NODES)
            curve.append(Point(minutes, share))
            print(f"{minutes:5.2f} minutes, {ended} matches, loss {loss:.3f}: {share:.1%} won")
            continue
        started = process_time()
        learned = play.step()
        buffer.extend(learned)
        ended += int(play.out.finished.sum())
        owed += UPDATES * len(learned) / MINIBATCH
        while owed >= 1:
            loss = learn(network, optimizer, buffer, chance)
            owed -= 1
        minutes += (process_time() - started) / 60
    return curve


def main(arguments: Sequence[str] | None = None) -> None:
    """Train a network, print its progress and save the results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", default="azul", help="the game to learn")
    parser.add_argument("--side", help="side of the boards; default: the first")
    parser.add_argument("--seats", type=int, default=2, help="number of seats")
    parser.add_argument("--minutes", type=float, default=15.0, help="processor time to train")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--points", type=int, default=8, help="evaluations during training")
    parser.add_argument("--measured", type=int, default=200, help="matches per evaluation")
    parser.add_argument("--curve", type=Path, help="write the learning curve to this SVG file")
    parser.add_argument("--network", type=Path, help="save the weights to this file")
    options = parser.parse_args(arguments)
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    shape = Batch(options.game, 1, seats=options.seats, side=options.side)
    network = Network(shape.layout.size, shape.num_actions, options.seats)
    curve = train(network, options)
    if options.curve:
        options.curve.write_text(draw(curve), "utf-8")
    if options.network:
        torch.save(network.state_dict(), options.network)


if __name__ == "__main__":
    main()
