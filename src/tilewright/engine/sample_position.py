"""Random positions to ask a program about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tilewright.core.const import NATURE
from tilewright.core.game import Game
from tilewright.core.record import Record, apply_ply
from tilewright.core.rng import Rng
from tilewright.core.state import State


class Setup(NamedTuple):
    """A game, one of its sides, and a number of seats."""

    game: Game
    side: str
    seats: int

    def write(self) -> str:
        """Return the words of the `game` command."""
        return f"{self.game.id} side {self.side} seats {self.seats}"


class SamplePosition(NamedTuple):
    """A position in which a seat acts, and the record that led to it."""

    setup: Setup
    record: Record
    state: State

    def legal(self) -> tuple[str, ...]:
        """Return the legal actions in notation."""
        return tuple(map(str, self.state.legal_actions()))


def sample_positions(setup: Setup, rng: Rng, count: int) -> Iterator[SamplePosition]:
    """Yield positions of a setup, each from a different random match."""
    for _ in range(count):
        record, turns = _play(setup, rng)
        del record.plies[turns[rng.randbelow(len(turns))] :]
        yield SamplePosition(setup, record, record.state())


def _play(setup: Setup, rng: Rng) -> tuple[Record, list[int]]:
    """Return a random match, and the plies at which a seat acted."""
    record = Record(setup.game, setup.side, setup.seats)
    state, turns = record.initial(), []
    while not state.is_over:
        if state.actor != NATURE:
            turns.append(len(record.plies))
        ply = state.deal(rng) if state.actor == NATURE else state.random_action(rng)
        apply_ply(state, ply)
        record.plies.append(ply)
    return record, turns
