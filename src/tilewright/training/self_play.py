"""Matches of a bot against itself, and the positions to learn from in them.

Some matches start with random actions, and some contain more of them, so that positions come up
that good play would avoid, as they do in a search.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from tilewright.bots.net_file import attach_empty_net
from tilewright.bots.prediction import win_shares
from tilewright.bots.thought import Candidate
from tilewright.core.const import NATURE
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for
from tilewright.core.state import State
from tilewright.training.positions import Positions, save
from tilewright.training.settings import Settings

PER_MILLE: Final = 1000
OPENING: Final = 4  # random actions at the start of some matches, at most


class Practice:
    """Plays matches and collects their positions."""

    def __init__(self, settings: Settings, net: str) -> None:
        self.settings = settings
        self.game = find_game(settings.game)
        self.bot = settings.new_bot(net)
        self.judge = settings.new_evaluation()
        self.net = attach_empty_net(self.judge)
        self.net.is_tracing = True
        self.size = self.net.middle_size + settings.seats * self.net.board_size
        self.inputs: list[np.ndarray] = []
        self.facts: list[tuple[int, ...]] = []
        self.searched: list[tuple[float, ...]] = []
        self.points: list[list[int]] = []
        self.shares: list[tuple[float, ...]] = []
        self.match: list[int] = []

    def play(self, match: int, rng: Rng) -> int:
        """Play a match, collect its positions, and return how many actions it had."""
        state = self.game.new(self.settings.seats, self.settings.side)
        first = len(self.facts)
        chance = rng.split()
        most = round(PER_MILLE * self.settings.noise)
        noise = (0, most // 2, most)[rng.randbelow(3)]
        opening = rng.randbelow(OPENING) if rng.randbelow(2) else 0
        actions = 0
        while not state.is_over:
            if state.actor == NATURE:
                if actions:
                    self.collect(state, None, rng)
                state.apply_deal(state.deal(chance))
                continue
            state.apply_unchecked(self.choose(state, actions < opening, noise, rng))
            actions += 1
        count = len(self.facts) - first
        self.points += [state.scores()] * count
        self.shares += [win_shares(state)] * count
        self.match += [match] * count
        return actions

    def choose(self, state: State, at_random: bool, noise: int, rng: Rng) -> int:
        """Return the action to take; collect the position if there was a choice."""
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if at_random:
            return actions[rng.randbelow(len(actions))]
        best = self.bot.find(state, rng)
        self.collect(state, best, rng)
        if rng.randbelow(PER_MILLE) < noise:
            return actions[rng.randbelow(len(actions))]
        return best.action

    def collect(self, state: State, best: Candidate | None, rng: Rng) -> None:
        """Collect a position, or leave it out by chance."""
        if rng.randbelow(PER_MILLE) >= PER_MILLE * self.settings.keep:
            return
        facts, trace = self.judge.trace_inputs(state)
        self.inputs.append(np.array(trace[: self.size], dtype=np.uint8))
        self.facts.append(facts)
        nothing = (float("nan"),) * (2 * self.settings.seats)
        self.searched.append(nothing if best is None else (*best.points, *best.shares))

    def positions(self) -> Positions:
        """Return what was collected."""
        return Positions(
            np.array(self.inputs, dtype=np.uint8).reshape(len(self.inputs), self.size),
            np.array(self.facts, dtype=np.int32),
            np.array(self.points, dtype=np.float32),
            np.array(self.shares, dtype=np.float32),
            np.array(self.searched, dtype=np.float32),
            np.array(self.match, dtype=np.int32),
        )


def play_part(
    settings: Settings, net: str, generation: int, matches: range, path: Path
) -> tuple[int, int]:
    """Play some matches of a generation and save their positions; return how many of each."""
    practice = Practice(settings, net)
    for match in matches:
        practice.play(match, Rng(seed_for(settings.seed, "practice", generation, match)))
    positions = practice.positions()
    save(path, positions)
    return len(matches), len(positions.match)
