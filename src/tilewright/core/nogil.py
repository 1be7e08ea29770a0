"""The way into engine code for calls that let other threads run; pure code just calls on."""

from __future__ import annotations

from tilewright.core import playout
from tilewright.core.rng import Rng
from tilewright.core.state import State


def play_on(state: State, rng: Rng, moves: int) -> int:
    """Run `playout.play_on`."""
    return playout.play_on(state, rng, moves)
