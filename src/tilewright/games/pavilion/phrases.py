"""Noun phrases of Summer Pavilion, which sentences insert in the form they need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tilewright.core.message import Message, MessageValue
from tilewright.games.pavilion.geometry import COLOURS, STAR_COLOURS, STAR_PLACES

Values = dict[str, MessageValue]

_PLACES: Final = {
    "C": "middle",
    "W": "left",
    "NW": "upper-left",
    "NE": "upper-right",
    "E": "right",
    "SE": "lower-right",
    "SW": "lower-left",
}


def tiles(colour: str, count: int) -> Message:
    """Return a number of tiles of a colour."""
    return Message("pavilion-tiles", {"colour": colour, "count": count})


def listed(heap: Mapping[str, int]) -> list[Message]:
    """Return tiles colour by colour."""
    return [tiles(colour, count) for colour, count in heap.items() if count]


def heap_tiles(heap: Sequence[int]) -> list[Message]:
    """Return a heap of tiles colour by colour, from its counts."""
    return listed(dict(zip(COLOURS, heap, strict=True)))


def any_tiles(count: int) -> Message:
    """Return a number of tiles of any colour."""
    return Message("pavilion-any-tiles", {"count": count})


def origin(source: int, token: bool = False) -> Message:
    """Return where tiles come from: 0 is the centre, perhaps with the start marker."""
    return Message("pavilion-from", {"source": source, "marker": "start" if token else "none"})


def star_kind(side: str, star: int) -> str:
    """Return how a star is known: by its colour, or by where it is."""
    own = STAR_COLOURS[star] if side == "coloured" else None
    return own or _PLACES[STAR_PLACES[star]]


def star_values(side: str, star: int) -> Values:
    """Return a star for a sentence: as a phrase, and what it is known by."""
    kind = star_kind(side, star)
    return {"star": Message("pavilion-star", {"kind": kind}), "kind": kind}


def placing_values(colour: str, cost: int, wilds: int) -> Values:
    """Return the tile that is placed, and its price."""
    return {
        "colour": colour,
        "tile": Message("pavilion-tile", {"colour": colour}),
        "cost": cost,
        "wilds": wilds,
        "price": Message("pavilion-price", {"cost": cost, "wilds": wilds}),
    }


def structure(kind: str) -> Message:
    """Return a pillar, a statue or a window."""
    return Message("pavilion-structure", {"structure": kind})
