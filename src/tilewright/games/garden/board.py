"""The tables of the garden for native code, computed from `geometry`."""

from __future__ import annotations

from tilewright.games.garden import geometry


def _mask(cells: tuple[int, ...]) -> int:
    return sum(1 << cell for cell in cells)


def _decorations_at(cell: int) -> list[int]:
    """Return the up to three decorations beside a cell, -1 for none."""
    found = [i for i, d in enumerate(geometry.DECORATIONS) if cell in d.cells]
    return [*found, -1, -1, -1][:3]


def _kind(taking: int) -> int:
    """Return the hexagons of a colour (0 to 5) or of a pattern (6 to 11), as bits."""
    if taking < 6:
        return 63 << (6 * taking)
    return sum(1 << (6 * colour + taking - 6) for colour in range(6))


def _wheel(what: str, names: tuple[object, ...]) -> list[int]:
    """Return, as bits for each round, what the wheel scores."""
    return [
        sum(1 << names.index(which) for kind, which in items if kind == what)
        for items in geometry.WHEEL
    ]


NEIGHBOURS = [_mask(geometry.cells_round(spot)) for spot in geometry.SPOTS]
DECORATION_AT = [number for cell in range(48) for number in _decorations_at(cell)]
DECORATION_MASK = [_mask(decoration.cells) for decoration in geometry.DECORATIONS]
DECORATION_JOKERS = [decoration.jokers for decoration in geometry.DECORATIONS]
# Hexagons of a colour, and of a value, as bits.
COLOUR_SET = [_kind(colour) for colour in range(6)]
VALUE_SET = [_kind(6 + value) for value in range(6)]
KIND_SET = [_kind(taking) for taking in range(12)]
WHEEL_COLOURS = _wheel("colour", geometry.COLOURS)
WHEEL_VALUES = _wheel("pattern", (1, 2, 3, 4, 5, 6))
PATTERN_POINTS = [p for side in geometry.SIDES for p in geometry.PATTERN_POINTS[side]]
GROUP_BONUS = [b for side in geometry.SIDES for b in geometry.GROUP_BONUS[side]]
