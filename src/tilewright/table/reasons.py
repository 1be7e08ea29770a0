"""Why a turn that somebody meant is not legal."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.core.errors import TilewrightError
from tilewright.core.state import State
from tilewright.table.turns import play_turn


def find_reason(state: State, turns: Sequence[Sequence[int]]) -> TilewrightError | None:
    """Return why none of several turns is legal.

    Of turns that lack only tiles to pay with, the one that lacks the fewest counts. Return None if
    a turn is legal, or if the reasons have nothing in common.
    """
    found = [_refusal_of(state, turn) for turn in turns]
    refusals = [each for each in found if each is not None]
    if not refusals or len(refusals) < len(found):
        return None
    payable = [each for each in refusals if "missing" in each.values]
    if payable:
        return min(payable, key=_missing)
    first = refusals[0]
    return first if all(_is_same(each, first) for each in refusals) else None


def _missing(refusal: TilewrightError) -> int:
    return int(refusal.values["missing"])


def _is_same(one: TilewrightError, other: TilewrightError) -> bool:
    return one.code == other.code and one.values == other.values


def _refusal_of(state: State, turn: Sequence[int]) -> TilewrightError | None:
    """Return why a turn is not legal, or None if it is."""
    try:
        play_turn(state.copy(), turn, [])
    except TilewrightError as refusal:
        return refusal
    return None
