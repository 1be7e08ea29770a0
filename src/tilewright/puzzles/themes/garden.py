"""The themes of puzzles in Queen's Garden."""

from __future__ import annotations

from typing import Any, Final

from tilewright.games.garden.geometry import HEXAGON_NAMES
from tilewright.games.garden.outlook import wheel_points
from tilewright.games.garden.survey import groups_of
from tilewright.puzzles.themes.facts import Facts

Board = Any


def is_wheel(facts: Facts) -> bool:
    """Return whether the turn adds points to the wheel of this round."""
    side, round_ = facts.before.side, facts.data["round"]
    boards = [data["boards"][facts.seat] for data in (facts.data, facts.data_after)]
    before, after = [wheel_points(board, side, round_) for board in boards]
    return after > before


def is_group(facts: Facts) -> bool:
    """Return whether the turn adds points to the groups of the garden."""
    boards = [data["boards"][facts.seat] for data in (facts.data, facts.data_after)]
    before, after = [_group_points(board, facts.before.side) for board in boards]
    return after > before


def is_structure(facts: Facts) -> bool:
    """Return whether the turn surrounds a decoration."""
    return facts.has("surrounded")


def is_expansion(facts: Facts) -> bool:
    """Return whether the solver lays an expansion, or buys for one."""
    return bool(facts.first.kind in ("lay", "buy"))


def is_payment(facts: Facts) -> bool:
    """Return whether the same piece could be paid for with others."""
    return bool(facts.first.kind in ("place", "lay")) and facts.count_ways() > len(facts.right)


def is_denial(facts: Facts) -> bool:
    """Return whether the solver takes a piece that fits what another seat stores.

    It fits if the other seat stores two or more pieces of its colour, or of its pattern.
    """
    taken = {
        str(event["hexagon"]) for event in facts.mine if event.kind in ("took", "took-expansion")
    }
    stores = [_stored(facts.data["boards"][seat]) for seat in facts.others]
    return any(
        sum(piece[sign] == hexagon[sign] for piece in store) >= 2
        for hexagon in taken
        for store in stores
        for sign in (0, 1)
    )


def is_harvest(facts: Facts) -> bool:
    """Return whether the solver takes three or more pieces at once."""
    return sum(event.kind in ("took", "took-expansion") for event in facts.mine) >= 3


def is_keep(facts: Facts) -> bool:
    """Return whether the solver passes."""
    return bool(facts.first.kind == "pass")


def _group_points(board: Board, side: str) -> int:
    return sum(group.points for group in groups_of(board, side))


def _stored(board: Board) -> list[str]:
    """Return the pieces in a storage, by hexagon."""
    tiles = [
        name
        for name, count in zip(HEXAGON_NAMES, board["tiles"], strict=True)
        for _ in range(count)
    ]
    return [*tiles, *board["expansions"]]


THEMES: Final = {
    "wheel": is_wheel,
    "group": is_group,
    "structure": is_structure,
    "expansion": is_expansion,
    "payment": is_payment,
    "denial": is_denial,
    "harvest": is_harvest,
    "keep": is_keep,
}
