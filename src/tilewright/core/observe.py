"""What a seat sees, as numbers, for code that is not of the engine."""

from __future__ import annotations

from tilewright.core.cshims import pointers
from tilewright.core.state import Floats, State


def observe_into(state: State, seat: int, into: Floats) -> int:
    """Write what a seat sees into an array; return how many numbers that is."""
    if not 0 <= seat < state.seats:
        raise ValueError(f"the table has seats 0 to {state.seats - 1}, not {seat}")
    size = state.game.layout(state.seats, state.side).size
    if len(into) < size:
        raise ValueError(f"the observation has {size} numbers, the array room for {len(into)}")
    return state.fast_observe(seat, pointers.float_at(into, 0))
