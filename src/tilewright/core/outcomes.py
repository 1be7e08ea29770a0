"""What every legal action leads to, as the seat that takes it would see it."""

from __future__ import annotations

from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import pointers
from tilewright.core.state import Floats, State


def observe_outcomes(state: State, size: int, into: Floats) -> int:
    """Write one observation of so many numbers for each legal action, in their order.

    Returns how many there are. The array must have room for them.
    """
    state.demand_seat()
    actions = ActionList()
    state.fast_legal(actions)
    if len(into) < actions.count * size:
        raise ValueError(f"{actions.count} observations need more room than {len(into)} numbers")
    child = state.fast_copy()
    for i in range(actions.count):
        child.fast_become(state)
        child.fast_apply(actions.items[i])
        child.fast_observe(state.actor, pointers.float_at(into, i * size))
    return actions.count
