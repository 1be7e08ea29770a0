"""The garden: a map of hexagonal cells, and what stands among them.

Cells have axial coordinates (q, r). The fountain stands at (0, 0) amid six cells; six areas
wait for expansions, flowers of seven cells. A cell is named by two digits: its area, 0 being
the fountain's, and its place there: 0 the middle, 1 to 6 round it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

COLOURS: Final = ("blue", "dark purple", "light purple", "yellow", "light green", "dark green")
LETTERS: Final = "BPLYMG"
PATTERNS: Final = ("tree", "bird", "butterflies", "flower", "plant", "lilies")
SIDES: Final = ("front", "back")
SEAT_COUNTS: Final = (2, 3, 4)
STACK_SIZES: Final = {2: 5, 3: 7, 4: 8}  # expansions of a round

NEIGHBOURS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
AREAS: Final = ((3, 0), (3, -3), (0, -3), (-3, 0), (-3, 3), (0, 3))  # their centres
FOUNTAIN: Final = (0, 0)
STATUES: Final = ((2, -1), (-1, 2), (-1, -1))
BENCHES: Final = ((1, 1), (-2, 1), (1, -2))
JOKERS: Final = {"fountain": 1, "statue": 2, "bench": 2, "pavilion": 3}

Spot = tuple[int, int]

# The wheel: what scores in each round, as (what, which); patterns by value.
WHEEL: Final = (
    (("colour", "dark green"), ("pattern", 1), ("colour", "blue")),
    (("pattern", 2), ("colour", "dark purple"), ("pattern", 3)),
    (("colour", "light purple"), ("pattern", 4), ("colour", "yellow")),
    (("pattern", 5), ("colour", "light green"), ("pattern", 6)),
)
# Points of the wheel for a hexagon that matches by pattern, by value; a colour gives 1.
# Those of the back are a reconstruction: which side they are printed on is not certain.
PATTERN_POINTS: Final = {"front": (1, 1, 1, 1, 1, 1), "back": (1, 1, 2, 2, 3, 3)}
# The bonus of a group at the end, by its size. That of the back is a reconstruction.
GROUP_BONUS: Final = {"front": (0, 0, 0, 0, 0, 0, 6), "back": (0, 0, 0, 0, 2, 4, 6)}


class Decoration(NamedTuple):
    """Something that gives jokers once all six cells around it hold a hexagon."""

    kind: str
    number: int  # from 1 within its kind; for a pavilion the number of its area
    cells: tuple[int, ...]

    @property
    def jokers(self) -> int:
        """The number of jokers it gives."""
        return JOKERS[self.kind]


def around(spot: Spot) -> list[Spot]:
    """Return the six coordinates around one, in the order of `NEIGHBOURS`."""
    return [(spot[0] + q, spot[1] + r) for q, r in NEIGHBOURS]


# All cells, by number.
SPOTS: Final = (
    *around(FOUNTAIN),
    *(spot for middle in AREAS for spot in (middle, *around(middle))),
)
CELL_AT: Final = {spot: cell for cell, spot in enumerate(SPOTS)}


def cell_name(cell: int) -> str:
    """Return the two digits of a cell."""
    if cell < 6:
        return f"0{cell + 1}"
    area, place = divmod(cell - 6, 7)
    return f"{area + 1}{place}"


CELL_NAMES: Final = tuple(cell_name(cell) for cell in range(len(SPOTS)))


def cells_round(spot: Spot) -> tuple[int, ...]:
    """Return the cells among the six coordinates around one."""
    return tuple(CELL_AT[other] for other in around(spot) if other in CELL_AT)


def _decorations() -> tuple[Decoration, ...]:
    found = [Decoration("fountain", 1, cells_round(FOUNTAIN))]
    for kind, spots in (("statue", STATUES), ("bench", BENCHES), ("pavilion", AREAS)):
        found += [Decoration(kind, i, cells_round(spot)) for i, spot in enumerate(spots, 1)]
    return tuple(found)


DECORATIONS: Final = _decorations()


def printed_cell(area: int, rotation: int) -> int:
    """Return the cell of a printed hexagon; areas from 0, rotation i on neighbour i."""
    return 6 + 7 * area + 1 + rotation


def printed_cell_name(area: int, rotation: int) -> str:
    """Return the name of the cell of a printed hexagon; areas from 1, as people count."""
    return CELL_NAMES[printed_cell(area - 1, rotation)]


def hexagon_name(hexagon: int) -> str:
    """Return a hexagon as text: `B3`."""
    return f"{LETTERS[hexagon // 6]}{hexagon % 6 + 1}"


HEXAGON_NAMES: Final = tuple(hexagon_name(hexagon) for hexagon in range(36))
