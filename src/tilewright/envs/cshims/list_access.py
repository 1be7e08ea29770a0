"""Using an item of a list; native code does so without the GIL."""

from __future__ import annotations

from tilewright.bots.chooser import Chooser
from tilewright.core.rng import Rng
from tilewright.core.state import State


def load_opening(state: State, openings: list[State], index: int) -> int:
    """Overwrite a state with one of the openings."""
    return state.fast_copy_from(openings[index])


def choose(choosers: list[Chooser], state: State, rng: Rng) -> int:
    """Return the action that the chooser of the seat to act picks."""
    return choosers[state.actor].fast_choose(state, rng)
