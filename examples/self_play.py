"""A network learns Azul by playing against itself, and beats the greedy bot after minutes.

    python examples/self_play.py                      # a few minutes of one core
    python examples/self_play.py --matches 200000 --curve curve.svg --network network.npz

To decide, the player looks at what every legal action leads to and takes the one that the network
thinks best. After a match the network is told what came of it: each position should have been
worth a mixture of what was thought of the next one and of how the match ended, as in TD(lambda).
Nothing else is taught, and no bot but the network itself is played against while it learns.
"""

from __future__ import annotations

import argparse
import os
from collections import deque
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded: one core is meant

import numpy as np
from numpy.typing import NDArray

from learning_curve import Point, draw
from tilewright import NATURE, Azul, Bot, Rng, State, find_game, make_bot
from tilewright.envs import layout, outcomes, result_shares

Floats = NDArray[np.float32]

HIDDEN = (96, 32)
TABLES = 32  # matches that are played side by side
MEMORY = 20  # rounds of matches that are learned from
PASSES = 4  # how often a position is learned from, in all
BATCH = 256
NOISE = 0.1  # random actions, at first
RATE, LAST_RATE = 1e-3, 1e-4
TRUST = 0.8  # lambda: how much the end of a match counts against what was thought on the way
WIDE_MARGIN = 25.0  # points ahead that are worth tanh(1)
MOST_ACTIONS = 160  # legal at once


class Network:
    """Two hidden layers and a worth between -1 and 1, taught by Adam."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        sizes = (inputs, *HIDDEN, 1)
        self.weights: list[Floats] = []
        for n, m in pairwise(sizes):
            spread = (2 / n) ** 0.5 if m > 1 else 0.05
            self.weights += [
                rng.normal(0, spread, (n, m)).astype(np.float32),
                np.zeros(m, np.float32),
            ]
        self.means = [np.zeros_like(part) for part in self.weights]
        self.squares = [np.zeros_like(part) for part in self.weights]
        self.lessons = 0

    def layers(self, seen: Floats) -> tuple[Floats, Floats, Floats]:
        """Return both hidden layers, and the worth of every position."""
        w1, b1, w2, b2, w3, b3 = self.weights
        first = np.maximum(seen @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return first, second, np.tanh(second @ w3 + b3)

    def worth(self, seen: Floats) -> Floats:
        """Return the worth of every position, to the seat that sees it."""
        worth: Floats = self.layers(seen)[2][:, 0]
        return worth

    def learn(self, seen: Floats, wanted: Floats, rate: float) -> None:
        """Come nearer to the wanted worths."""
        first, second, worth = self.layers(seen)
        error: Floats = (worth - wanted[:, None]) * (1 - worth**2) / np.float32(len(seen))
        back = (error @ self.weights[4].T) * (second > 0)
        far_back = (back @ self.weights[2].T) * (first > 0)
        slopes = [seen.T @ far_back, far_back.sum(0), first.T @ back, back.sum(0)]
        self.step([*slopes, second.T @ error, error.sum(0)], rate)

    def step(self, slopes: Sequence[Floats], rate: float) -> None:
        """Go down the slopes, as Adam does."""
        self.lessons += 1
        rate *= (1 - 0.999**self.lessons) ** 0.5 / (1 - 0.9**self.lessons)
        parts = zip(self.weights, slopes, self.means, self.squares, strict=True)
        for part, slope, mean, square in parts:
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            part -= rate * mean / (np.sqrt(square) + 1e-8)

    def save(self, path: Path) -> None:
        """Keep the weights in a file of NumPy."""
        np.savez(path, *self.weights)


class Choice(NamedTuple):
    """An action, what is seen after it, and what that is thought to be worth."""

    action: int
    seen: Floats
    worth: float


class Player:
    """Looks one action ahead, at many tables at once."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        size = layout("azul", 2).size
        self.network = Network(size, self.rng)
        self.room = np.empty((0, size), np.float32)

    def choose(self, states: Sequence[State], noise: float = 0.0) -> list[Choice]:
        """Return a choice for every state; some are random, as many as noise says."""
        if len(self.room) < MOST_ACTIONS * len(states):
            self.room = np.empty((MOST_ACTIONS * len(states), self.room.shape[1]), np.float32)
        found, ends = [], [0]
        for state in states:
            actions, _ = outcomes(state, self.room[ends[-1] :])
            found.append(actions)
            ends.append(ends[-1] + len(actions))
        worths = self.network.worth(self.room[: ends[-1]])
        chosen = []
        for actions, first in zip(found, ends, strict=False):
            best = int(worths[first : first + len(actions)].argmax())
            if self.rng.random() < noise:
                best = int(self.rng.integers(len(actions)))
            row = first + best
            chosen.append(Choice(actions[best], self.room[row].copy(), float(worths[row])))
        return chosen


def deal(state: State, chance: Rng) -> None:
    """Let chance act as long as it is to."""
    while state.actor == NATURE:
        state.apply_deal(state.deal(chance))


def play_itself(player: Player, chance: Rng, noise: float) -> tuple[Floats, Floats]:
    """Play at all tables to the end; return all positions, and what they should be worth."""
    states = [Azul() for _ in range(TABLES)]
    ways: list[tuple[list[Choice], list[Choice]]] = [([], []) for _ in states]
    for state in states:
        deal(state, chance)
    live = list(range(TABLES))
    while live:
        for i, choice in zip(live, player.choose([states[i] for i in live], noise), strict=True):
            ways[i][states[i].actor].append(choice)
            states[i].apply_unchecked(choice.action)
            deal(states[i], chance)
        live = [i for i in live if not states[i].is_over]
    seen, wanted = [], []
    for state, both in zip(states, ways, strict=True):
        for seat, way in enumerate(both):
            seen += [choice.seen for choice in way]
            wanted += targets(way, state.scores()[seat] - state.scores()[1 - seat])
    return np.array(seen, np.float32), np.array(wanted, np.float32)


def targets(way: Sequence[Choice], margin: int) -> list[float]:
    """Return what the positions on the way should be worth, seen from the end."""
    wanted = [float(np.tanh(margin / WIDE_MARGIN))]
    for later in reversed(way[1:]):
        wanted.append(TRUST * wanted[-1] + (1 - TRUST) * later.worth)
    return wanted[::-1]


def measure(player: Player, opponent: Bot, matches: int, seed: int) -> float:
    """Return the player's share of the wins; each deal is played from both seats."""
    tables = [(Azul(), i % 2, Rng(seed + i // 2), Rng(i)) for i in range(matches)]
    live = tables
    for state, _, chance, _ in live:
        deal(state, chance)
    while live:
        for state, seat, chance, mind in live:
            while state.actor == 1 - seat:
                state.apply(opponent.choose(state, mind))
                deal(state, chance)
        live = [table for table in live if not table[0].is_over]
        for table, choice in zip(live, player.choose([table[0] for table in live]), strict=True):
            table[0].apply_unchecked(choice.action)
            deal(table[0], table[2])
    return sum(result_shares(state)[seat] for state, seat, _, _ in tables) / matches


def train(player: Player, matches: int, points: int, measured: int) -> list[Point]:
    """Learn from so many matches, and measure on the way; only the learning is timed."""
    greedy = make_bot("greedy", find_game("azul"))
    chance = Rng(int(player.rng.integers(2**63)))
    memory: deque[tuple[Floats, Floats]] = deque(maxlen=MEMORY)
    curve: list[Point] = []
    played, spent = 0, 0.0
    while len(curve) <= points:
        if played >= len(curve) * matches / points:
            share = measure(player, greedy, measured, seed=10**6 * len(curve))
            curve.append(Point(spent, share))
            print(f"{played:6} matches, {spent:5.2f} minutes: {share:.1%} against greedy")
            continue
        started = process_time()
        left = 1 - played / matches
        memory.append(play_itself(player, chance, NOISE * left))
        study(player, memory, LAST_RATE + (RATE - LAST_RATE) * left)
        played += TABLES
        spent += (process_time() - started) / 60
    return curve


def study(player: Player, memory: Sequence[tuple[Floats, Floats]], rate: float) -> None:
    """Learn from positions of the last matches."""
    seen, wanted = (np.concatenate(parts) for parts in zip(*memory, strict=True))
    for _ in range(PASSES * len(memory[-1][0]) // BATCH):
        chosen = player.rng.integers(len(seen), size=BATCH)
        player.network.learn(seen[chosen], wanted[chosen], rate)


def main(arguments: Sequence[str] | None = None) -> None:
    """Learn, tell how it goes, and keep what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=80_000, help="matches to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--points", type=int, default=12, help="how often to measure on the way")
    parser.add_argument("--measured", type=int, default=400, help="matches of a measurement")
    parser.add_argument("--final", type=int, default=2000, help="matches of the last measurement")
    parser.add_argument("--curve", type=Path, help="where to write the learning curve")
    parser.add_argument("--network", type=Path, help="where to keep the network")
    chosen = parser.parse_args(arguments)
    player = Player(chosen.seed)
    curve = train(player, chosen.matches, chosen.points, chosen.measured)
    share = measure(player, make_bot("greedy", find_game("azul")), chosen.final, seed=10**9)
    print(f"in the end: {share:.1%} of {chosen.final} mirrored matches against greedy")
    if chosen.curve:
        chosen.curve.write_text(draw([*curve[:-1], curve[-1]._replace(share=share)]), "utf-8")
    if chosen.network:
        player.network.save(chosen.network)


if __name__ == "__main__":
    main()
