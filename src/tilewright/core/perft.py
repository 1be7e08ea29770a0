"""Perft: count the sequences of actions from a position, to detect changed rules."""

from __future__ import annotations

from tilewright.core.actionlist import ActionList
from tilewright.core.state import State


def perft(state: State, depth: int) -> int:
    """Return how many sequences of `depth` actions there are.

    A sequence that reaches a deal or the end of the game stops there and counts once.
    """
    if not isinstance(state, State):
        raise TypeError(f"perft needs a state, not {type(state).__name__}")
    if depth < 0:
        raise ValueError(f"a depth is 0 or more, not {depth}")
    return count_leaves(state, depth)


def count_leaves(state: State, depth: int) -> int:
    """Fast: count leaves without checking arguments."""
    if depth == 0 or state.actor < 0:
        return 1
    actions = ActionList()
    state.fast_legal(actions)
    if depth == 1:
        return actions.count
    child = state.fast_copy()
    total = 0
    for i in range(actions.count):
        child.fast_copy_from(state)
        child.fast_apply(actions.items[i])
        total += count_leaves(child, depth - 1)
    return total
