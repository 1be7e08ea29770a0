"""A value network learns Azul by self-play, and beats the greedy bot after minutes.

    python examples/self_play.py                      # a few minutes on one core
    python examples/self_play.py --matches 200000 --curve curve.svg --network network.npz

The player evaluates the position after every legal action with the network and takes the best
one. Training is TD(lambda): the target for a position mixes the value predicted for the player's
next position with the result of the match. The network plays only against itself.
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

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # use one core; must precede import numpy

import numpy as np
from numpy.typing import NDArray

from learning_curve import Point, draw
from tilewright import NATURE, Azul, Bot, Rng, State, find_game, make_bot
from tilewright.envs import layout, outcomes, result_shares

Floats = NDArray[np.float32]

HIDDEN = (96, 32)
MATCHES = 32  # played in parallel
REPLAY = 20  # sets of matches in the replay buffer
SAMPLES = 4  # sampled positions per new one
MINIBATCH = 256
EPSILON = 0.1  # share of random actions; falls linearly to 0
RATE, LAST_RATE = 1e-3, 1e-4  # the learning rate falls linearly
TD_LAMBDA = 0.8
MARGIN_SCALE = 25.0  # a lead of so many points has the value tanh(1)
MAX_LEGAL = 160  # legal actions in one position
ADAM_BETA1, ADAM_BETA2, ADAM_EPSILON = 0.9, 0.999, 1e-8


class Network:
    """A value network with two hidden layers and an output between -1 and 1, trained by Adam."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        sizes = (inputs, *HIDDEN, 1)
        self.parameters: list[Floats] = []
        for n, m in pairwise(sizes):
            deviation = (2 / n) ** 0.5 if m > 1 else 0.05
            self.parameters += [
                rng.normal(0, deviation, (n, m)).astype(np.float32),
                np.zeros(m, np.float32),
            ]
        self.means = [np.zeros_like(parameter) for parameter in self.parameters]
        self.squares = [np.zeros_like(parameter) for parameter in self.parameters]
        self.steps = 0

    def forward(self, observations: Floats) -> tuple[Floats, Floats, Floats]:
        """Return the activations of both hidden layers, and the values."""
        w1, b1, w2, b2, w3, b3 = self.parameters
        hidden1 = np.maximum(observations @ w1 + b1, 0)
        hidden2 = np.maximum(hidden1 @ w2 + b2, 0)
        return hidden1, hidden2, np.tanh(hidden2 @ w3 + b3)

    def values(self, observations: Floats) -> Floats:
        """Return the value of every position for the observing seat."""
        values: Floats = self.forward(observations)[2][:, 0]
        return values

    def update(self, observations: Floats, targets: Floats, rate: float) -> None:
        """Make one gradient step on the squared error."""
        hidden1, hidden2, values = self.forward(observations)
        delta3: Floats = (values - targets[:, None]) * (1 - values**2)
        delta3 /= np.float32(len(observations))
        delta2 = (delta3 @ self.parameters[4].T) * (hidden2 > 0)
        delta1 = (delta2 @ self.parameters[2].T) * (hidden1 > 0)
        gradients1 = [observations.T @ delta1, delta1.sum(0)]
        gradients2 = [hidden1.T @ delta2, delta2.sum(0)]
        gradients3 = [hidden2.T @ delta3, delta3.sum(0)]
        self.adam_step([*gradients1, *gradients2, *gradients3], rate)

    def adam_step(self, gradients: Sequence[Floats], rate: float) -> None:
        """Update the parameters with Adam."""
        self.steps += 1
        rate *= (1 - ADAM_BETA2**self.steps) ** 0.5 / (1 - ADAM_BETA1**self.steps)
        everything = zip(self.parameters, gradients, self.means, self.squares, strict=True)
        for parameter, gradient, mean, square in everything:
            mean += (1 - ADAM_BETA1) * (gradient - mean)
            square += (1 - ADAM_BETA2) * (gradient**2 - square)
            parameter -= rate * mean / (np.sqrt(square) + ADAM_EPSILON)

    def save(self, path: Path) -> None:
        """Save the parameters as an `.npz` file."""
        np.savez(path, *self.parameters)


class Choice(NamedTuple):
    """An action, the observation after it, and the predicted value of that."""

    action: int
    observation: Floats
    value: float


class Player:
    """Chooses actions by looking one action ahead, in many matches at once."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        size = layout("azul", 2).size
        self.network = Network(size, self.rng)
        self.buffer = np.empty((0, size), np.float32)

    def choose(self, states: Sequence[State], epsilon: float = 0.0) -> list[Choice]:
        """Return the best action for every state, or with probability `epsilon` a random one."""
        if len(self.buffer) < MAX_LEGAL * len(states):
            self.buffer = np.empty((MAX_LEGAL * len(states), self.buffer.shape[1]), np.float32)
        legal, starts = [], [0]
        for state in states:
            actions, _ = outcomes(state, self.buffer[starts[-1] :])
            legal.append(actions)
            starts.append(starts[-1] + len(actions))
        values = self.network.values(self.buffer[: starts[-1]])
        choices = []
        for actions, start in zip(legal, starts, strict=False):
            best = int(values[start : start + len(actions)].argmax())
            if self.rng.random() < epsilon:
                best = int(self.rng.integers(len(actions)))
            row = start + best
            choices.append(Choice(actions[best], self.buffer[row].copy(), float(values[row])))
        return choices


def deal(state: State, rng: Rng) -> None:
    """Carry out the deals that are due."""
    while state.actor == NATURE:
        state.apply_deal(state.deal(rng))


def self_play(player: Player, rng: Rng, epsilon: float) -> tuple[Floats, Floats]:
    """Play a set of matches to the end; return the observations and their target values."""
    states = [Azul() for _ in range(MATCHES)]
    trajectories: list[tuple[list[Choice], list[Choice]]] = [([], []) for _ in states]
    for state in states:
        deal(state, rng)
    live = list(range(MATCHES))
    while live:
        for i, choice in zip(live, player.choose([states[i] for i in live], epsilon), strict=True):
            trajectories[i][states[i].actor].append(choice)
            states[i].apply_unchecked(choice.action)
            deal(states[i], rng)
        live = [i for i in live if not states[i].is_over]
    observations, targets = [], []
    for state, seats in zip(states, trajectories, strict=True):
        for seat, trajectory in enumerate(seats):
            observations += [choice.observation for choice in trajectory]
            targets += td_targets(trajectory, state.scores()[seat] - state.scores()[1 - seat])
    return np.array(observations, np.float32), np.array(targets, np.float32)


def td_targets(trajectory: Sequence[Choice], margin: int) -> list[float]:
    """Return the TD(lambda) target of every position of one seat in a finished match."""
    targets = [float(np.tanh(margin / MARGIN_SCALE))]
    for later in reversed(trajectory[1:]):
        targets.append(TD_LAMBDA * targets[-1] + (1 - TD_LAMBDA) * later.value)
    return targets[::-1]


def evaluate(player: Player, opponent: Bot, matches: int, seed: int) -> float:
    """Return the player's share of wins; each deal is played from both seats."""
    tables = [(Azul(), i % 2, Rng(seed + i // 2), Rng(i)) for i in range(matches)]
    live = tables
    for state, _, deal_rng, _ in live:
        deal(state, deal_rng)
    while live:
        for state, seat, deal_rng, bot_rng in live:
            while state.actor == 1 - seat:
                state.apply(opponent.choose(state, bot_rng))
                deal(state, deal_rng)
        live = [table for table in live if not table[0].is_over]
        choices = player.choose([state for state, *_ in live])
        for (state, _, deal_rng, _), choice in zip(live, choices, strict=True):
            state.apply_unchecked(choice.action)
            deal(state, deal_rng)
    return sum(result_shares(state)[seat] for state, seat, _, _ in tables) / matches


def train(player: Player, matches: int, points: int, measured: int) -> list[Point]:
    """Train on so many matches; evaluate at regular points, which are not timed."""
    greedy = make_bot("greedy", find_game("azul"))
    rng = Rng(int(player.rng.integers(2**63)))
    replay: deque[tuple[Floats, Floats]] = deque(maxlen=REPLAY)
    curve: list[Point] = []
    done, minutes = 0, 0.0
    while len(curve) <= points:
        if done >= len(curve) * matches / points:
            share = evaluate(player, greedy, measured, seed=10**6 * len(curve))
            curve.append(Point(minutes, share))
            print(f"{done:6} matches, {minutes:5.2f} minutes: {share:.1%} against greedy")
            continue
        started = process_time()
        remaining = 1 - done / matches
        replay.append(self_play(player, rng, EPSILON * remaining))
        update(player, replay, LAST_RATE + (RATE - LAST_RATE) * remaining)
        done += MATCHES
        minutes += (process_time() - started) / 60
    return curve


def update(player: Player, replay: Sequence[tuple[Floats, Floats]], rate: float) -> None:
    """Train the network on minibatches sampled from the replay buffer."""
    observations, targets = (np.concatenate(parts) for parts in zip(*replay, strict=True))
    for _ in range(SAMPLES * len(replay[-1][0]) // MINIBATCH):
        rows = player.rng.integers(len(observations), size=MINIBATCH)
        player.network.update(observations[rows], targets[rows], rate)


def main(arguments: Sequence[str] | None = None) -> None:
    """Train a network, print its progress and save the results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=80_000, help="matches to train on")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--points", type=int, default=12, help="evaluations during training")
    parser.add_argument("--measured", type=int, default=400, help="matches per evaluation")
    parser.add_argument("--final", type=int, default=2000, help="matches of the last evaluation")
    parser.add_argument("--curve", type=Path, help="write the learning curve to this SVG file")
    parser.add_argument("--network", type=Path, help="save the weights to this file")
    options = parser.parse_args(arguments)
    player = Player(options.seed)
    curve = train(player, options.matches, options.points, options.measured)
    share = evaluate(player, make_bot("greedy", find_game("azul")), options.final, seed=10**9)
    print(f"in the end: {share:.1%} of {options.final} mirrored matches against greedy")
    if options.curve:
        options.curve.write_text(draw([*curve[:-1], curve[-1]._replace(share=share)]), "utf-8")
    if options.network:
        player.network.save(options.network)


if __name__ == "__main__":
    main()
