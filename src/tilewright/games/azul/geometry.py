"""The geometry of Azul: colours, displays, lines, and the colours of the wall."""

from __future__ import annotations

from typing import Final

from tilewright.games.azul import const

COLOURS: Final = ("blue", "yellow", "red", "black", "white")
LETTERS: Final = "BYRKW"
SIDES: Final = ("coloured", "grey")
SEAT_COUNTS: Final = (2, 3, 4)


def displays_for(seats: int) -> int:
    """Return how many displays a match with this many seats has."""
    return 2 * seats + 1


def column_of(colour: int, row: int) -> int:
    """Return the column of a colour in a row of the coloured wall."""
    return (colour + row) % const.COLOURS


def colour_at(row: int, column: int) -> int:
    """Return the colour printed at a place of the coloured wall."""
    return (column - row) % const.COLOURS
