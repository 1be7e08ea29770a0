"""Calls into native code that release the interpreter lock; pure Python has none to release."""

from __future__ import annotations

from tilewright.core.rng import Rng
from tilewright.core.state import State


def play_on(state: State, rng: Rng, moves: int) -> int:
    """Call `simulate.play_on`."""
    from tilewright.core import simulate  # which imports this module

    return simulate.play_on(state, rng, moves)
