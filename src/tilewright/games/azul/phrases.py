"""Noun phrases of Azul, which sentences insert in the form they need."""

from __future__ import annotations

from tilewright.core.events import Event
from tilewright.core.message import Message, MessageValue
from tilewright.games.azul.geometry import COLOURS

Values = dict[str, MessageValue]


def tiles(colour: str, count: int) -> Message:
    """Return a number of tiles of a colour, in words."""
    return Message("azul-tiles", {"colour": colour, "count": count})


def heap_tiles(heap: list[int]) -> list[Message]:
    """Return a heap of tiles in words, colour by colour."""
    return [tiles(COLOURS[colour], count) for colour, count in enumerate(heap) if count]


def origin(source: int, marker: bool = False) -> Message:
    """Return where tiles come from, in words: 0 is the centre, perhaps with the start marker."""
    return Message("azul-from", {"source": source, "marker": "start" if marker else "none"})


def goal(line: int) -> Message:
    """Return where tiles go, in words: 0 is the floor."""
    return Message("azul-to", {"line": line})


def runs(laid: Event) -> Message:
    """Return the runs that a tile on the wall belongs to, in words."""
    across, down = laid["across"], laid["down"]
    assert isinstance(across, list) and isinstance(down, list)
    kind = ("none", "across", "down", "both")[bool(across) + 2 * bool(down)]
    return Message("azul-runs", {"runs": kind, "across": len(across), "down": len(down)})
