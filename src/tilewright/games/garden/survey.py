"""Groups and decorations of a garden, for drawings and sentences."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from tilewright.games.garden import const
from tilewright.games.garden.data import BoardData
from tilewright.games.garden.geometry import (
    CELL_NAMES,
    COLOURS,
    DECORATIONS,
    GROUP_BONUS,
    LETTERS,
    PATTERNS,
    SPOTS,
    Decoration,
    cells_round,
)


class Group(NamedTuple):
    """Connected hexagons of one colour or one pattern."""

    by: str  # "colour" or "pattern"
    kind: str
    cells: frozenset[str]
    points: int  # at the end; 0 below three hexagons


class Surroundings(NamedTuple):
    """A decoration of a garden, and the empty cells around it."""

    decoration: Decoration
    missing: tuple[str, ...]


def group_of(board: BoardData, start: str, sign: int) -> set[str]:
    """Return the cells connected to one by colour (sign 0) or by pattern (sign 1)."""
    group, edge = {start}, [start]
    while edge:
        spot = SPOTS[CELL_NAMES.index(edge.pop())]
        for number in cells_round(spot):
            cell = CELL_NAMES[number]
            here = board["cells"].get(cell)
            if cell not in group and here and here[sign] == board["cells"][start][sign]:
                group.add(cell)
                edge.append(cell)
    return group


def groups_of(board: BoardData, side: str, least: int = 2) -> list[Group]:
    """Return the groups of a garden with at least `least` hexagons, colours first."""
    found: list[Group] = []
    for sign, by in enumerate(("colour", "pattern")):
        left = set(board["cells"])
        while left:
            cells = group_of(board, min(left), sign)
            left -= cells
            if len(cells) >= least:
                found.append(Group(by, _kind(board, cells, sign), frozenset(cells), 0))
    return [group._replace(points=group_points(board, side, group.cells)) for group in found]


def _kind(board: BoardData, cells: set[str], sign: int) -> str:
    letter = board["cells"][min(cells)][sign]
    return PATTERNS[int(letter) - 1] if sign else COLOURS[LETTERS.index(letter)]


def group_points(board: BoardData, side: str, cells: Collection[str]) -> int:
    """Return the points of a group at the end."""
    if len(cells) < const.SMALLEST_GROUP:
        return 0
    return GROUP_BONUS[side][len(cells)] + sum(int(board["cells"][cell][1]) for cell in cells)


def surroundings(board: BoardData) -> list[Surroundings]:
    """Return the decorations of a garden, each with its empty cells."""
    found = []
    for decoration in DECORATIONS:
        lying = board["areas"][decoration.number - 1]
        if decoration.kind == "pavilion" and not isinstance(lying, dict):
            continue
        missing = [CELL_NAMES[cell] for cell in decoration.cells]
        missing = [cell for cell in missing if cell not in board["cells"]]
        found.append(Surroundings(decoration, tuple(missing)))
    return found
