"""Noun phrases of Queen's Garden, which sentences insert in the form they need."""

from __future__ import annotations

from typing import Final

from tilewright.core.message import Message, MessageValue
from tilewright.games.garden.geometry import COLOURS, LETTERS, PATTERNS

Values = dict[str, MessageValue]

# Directions from the middle: of the areas, and of the cells in an area.
_AROUND: Final = ("right", "upper-right", "upper-left", "left", "lower-left", "lower-right")
AREA_PLACES: Final = ("fountain", *_AROUND)
CELL_PLACES: Final = ("middle", *_AROUND)


def _shown(name: str) -> Values:
    colour = COLOURS[LETTERS.index(name[0])].replace(" ", "-")
    return {"colour": colour, "pattern": PATTERNS[int(name[1]) - 1], "token": name}


def hexagon(name: str) -> Message:
    """Return a tile or a printed hexagon by its name, such as `B3`."""
    return Message("garden-hexagon", _shown(name))


def expansion(name: str) -> Message:
    """Return a face-up expansion, by the hexagon it shows."""
    return Message("garden-expansion", _shown(name))


def jokers(count: int) -> Message:
    """Return a number of jokers."""
    return Message("garden-jokers", {"count": count})


def decoration(kind: str) -> Message:
    """Return the fountain, a statue, a bench or a pavilion."""
    return Message("garden-decoration", {"decoration": kind})


def place_values(area: int) -> Values:
    """Return where an area of a garden is: as a phrase and as a word; 0 is the fountain's."""
    where = AREA_PLACES[area]
    return {"at": Message("garden-at", {"where": where}), "where": where}


def cell(name: str) -> Message:
    """Return a cell by its area and its place there, from its name."""
    where, spot = AREA_PLACES[int(name[0])], CELL_PLACES[int(name[1])]
    return Message("garden-cell", {"where": where, "spot": spot})


def spot(name: str) -> Message:
    """Return the place of a cell within its area."""
    return Message("garden-spot", {"spot": CELL_PLACES[int(name[1])]})


def sign(what: str, kind: str) -> Message:
    """Return a colour or a pattern."""
    return Message(f"garden-{what}", {what: kind.replace(" ", "-")})
