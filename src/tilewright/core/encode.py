"""Write observations into arrays of the caller."""

from __future__ import annotations

from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import pointers
from tilewright.core.state import Floats, State


def observe_into(state: State, seat: int, into: Floats) -> int:
    """Write the observation of a seat into an array; return how many numbers it has."""
    if not 0 <= seat < state.seats:
        raise ValueError(f"the table has seats 0 to {state.seats - 1}, not {seat}")
    size = state.game.layout(state.seats, state.side).size
    if len(into) < size:
        raise ValueError(f"the observation has {size} numbers, the array room for {len(into)}")
    return state.fast_observe(seat, pointers.zeroed_floats(into, 0, size))


def observe_outcomes(state: State, size: int, into: Floats) -> int:
    """Write the observation after each legal action, as the seat to act will see it.

    Observations have `size` numbers and follow one another in the order of the legal actions.
    Returns how many there are.
    """
    state.demand_seat()
    actions = ActionList()
    state.fast_legal(actions)
    if len(into) < actions.count * size:
        raise ValueError(f"{actions.count} observations need more room than {len(into)} numbers")
    child = state.fast_copy()
    for i in range(actions.count):
        child.fast_copy_from(state)
        child.fast_apply(actions.items[i])
        child.fast_observe(state.actor, pointers.zeroed_floats(into, i * size, size))
    return actions.count
