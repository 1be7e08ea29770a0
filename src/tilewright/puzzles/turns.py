"""Whole turns: those that are as good as the best, and how the match goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.core.const import NATURE
from tilewright.core.state import State
from tilewright.puzzles.effort import SAME_CHANCE
from tilewright.puzzles.judge import Judge

MAX_RIGHT: Final = 24  # turns that are equally right; with more, a position is no puzzle
MAX_DECISIONS: Final = 16


def is_complete(state: State, seat: int) -> bool:
    """Return whether the turn that a seat was taking is over."""
    return state.actor != seat or state.steps == 0


def after_turn(state: State, turn: Sequence[int]) -> State:
    """Return the position after the decisions of a turn."""
    after = state.copy()
    for action in turn:
        after.apply(action)
    return after


def right_turns(judge: Judge, state: State, first: int, nodes: int) -> list[list[int]] | None:
    """Return the turns that start with an action and go on as well as possible, the best first.

    None if they are too many.
    """
    found: list[list[int]] = []
    _visit(judge, state, [first], nodes, found)
    return found if len(found) <= MAX_RIGHT else None


def _visit(judge: Judge, state: State, turn: list[int], nodes: int, found: list[list[int]]) -> None:
    """Collect the best ways to go on with a turn."""
    seat, after = state.actor, after_turn(state, turn)
    if is_complete(after, seat):
        found.append(turn)
        return
    if len(found) > MAX_RIGHT or len(turn) >= MAX_DECISIONS:
        found.extend([turn] * MAX_RIGHT)  # too many
        return
    legal = after.legal_actions()
    if len(legal) == 1:
        _visit(judge, state, [*turn, legal[0]], nodes, found)
        return
    ranked = judge.ranked(after, nodes)
    best = ranked[0].shares[seat]
    for candidate in ranked:
        if best - candidate.shares[seat] <= SAME_CHANCE:
            _visit(judge, state, [*turn, candidate.action], nodes, found)


def best_turn(judge: Judge, state: State, nodes: int) -> list[int]:
    """Return the best turn of the seat to act."""
    seat, after, turn = state.actor, state.copy(), list[int]()
    while not turn or not is_complete(after, seat):
        legal = after.legal_actions()
        action = legal[0] if len(legal) == 1 else judge.best(after, nodes).action
        after.apply(action)
        turn.append(action)
    return turn


def has_chance(state: State) -> bool:
    """Return whether chance acts next, or nobody."""
    return state.actor == NATURE or state.is_over
