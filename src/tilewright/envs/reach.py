"""Reaching for an item of a list; compiled code does so without holding the interpreter."""

from __future__ import annotations

from tilewright.bots.chooser import Chooser
from tilewright.core.rng import Rng
from tilewright.core.state import State


def set_up(state: State, openings: list[State], which: int) -> int:
    """Let a state become one of several openings."""
    return state.fast_copy_from(openings[which])


def choose(choosers: list[Chooser], state: State, rng: Rng) -> int:
    """Return what the chooser of the seat to act chooses."""
    return choosers[state.actor].fast_choose(state, rng)
