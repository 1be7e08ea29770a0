"""The themes of puzzles in Summer Pavilion."""

from __future__ import annotations

from typing import Any, Final

from tilewright.core.state import State
from tilewright.games.pavilion import const
from tilewright.games.pavilion.geometry import COLOURS, COST_BONUS, cost
from tilewright.games.pavilion.structures import tile_at
from tilewright.puzzles.themes.facts import Facts

Board = dict[str, Any]


def is_denial(facts: Facts) -> bool:
    """Return whether the solver takes a colour that another seat collects: it holds two or more."""
    if facts.first.kind != "take":
        return False
    colour = COLOURS.index(facts.first.colour)
    return any(_held(facts.data["boards"][seat], colour) >= 2 for seat in facts.others)


def is_star(facts: Facts) -> bool:
    """Return whether the solver covers the fifth or sixth space of a star."""
    if facts.first.kind != "place":
        return False
    stars = facts.data_after["boards"][facts.seat]["stars"]
    return sum(tile is not None for tile in stars[facts.first.star]) >= const.POSITIONS - 1


def is_cost(facts: Facts) -> bool:
    """Return whether the solver covers the last or last but one space of a cost with a bonus."""
    if facts.first.kind != "place":
        return False
    side, board = facts.before.side, facts.data_after["boards"][facts.seat]
    number = cost(side, facts.first.space)
    left = [s for s in range(const.SPACES) if cost(side, s) == number and not tile_at(board, s)]
    return number in COST_BONUS and len(left) <= 1


def is_structure(facts: Facts) -> bool:
    """Return whether the turn completes a pillar, statue or window."""
    return facts.has("built")


def is_payment(facts: Facts) -> bool:
    """Return whether the same tile could be paid for with more or fewer wild tiles."""
    first = facts.first
    return first.kind == "place" and len(_payments(facts.before, first)) > 1


def is_wild(facts: Facts) -> bool:
    """Return whether the solver takes a wild tile."""
    wild = facts.data["wild"]
    return any(event.kind == "took" and event["colour"] == wild for event in facts.mine)


def is_marker(facts: Facts) -> bool:
    """Return whether the solver takes the start token."""
    return facts.has("token")


def is_keep(facts: Facts) -> bool:
    """Return whether the solver passes and keeps tiles."""
    return bool(facts.first.kind == "pass")


def _held(board: Board, colour: int) -> int:
    return int(board["hand"][colour] + board["kept"][colour])


def _payments(state: State, first: Any) -> list[int]:  # noqa: ANN401
    """Return the legal ways to pay for a tile on a space."""
    same = (first.space, first.colour)
    moves = [state.action_table()[action] for action in state.legal_actions()]
    return [m for m in moves if getattr(m, "kind", "") == "place" and (m.space, m.colour) == same]  # type: ignore[attr-defined]


THEMES: Final = {
    "denial": is_denial,
    "star": is_star,
    "cost": is_cost,
    "structure": is_structure,
    "payment": is_payment,
    "wild": is_wild,
    "marker": is_marker,
    "keep": is_keep,
}
