"""Text for deals and for heaps of hexagons.

Tiles drawn are one token, `B3P1L2M6`; an expansion turned up is `xB3`. As numbers, tiles are
0 to 35 and expansions 36 to 71.
"""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.core.errors import BadNotation
from tilewright.core.state import Deal
from tilewright.games.garden.const import HEXAGONS
from tilewright.games.garden.geometry import HEXAGON_NAMES, LETTERS

_COLOUR = f"a colour {' '.join(LETTERS)}"
_VALUE = "a value 1-6"
LONGEST_COUNT = 3  # digits


def write_deal(deal: Deal) -> str:
    """Return the token of a deal."""
    return "".join(
        f"x{HEXAGON_NAMES[item - HEXAGONS]}" if item >= HEXAGONS else HEXAGON_NAMES[item]
        for item in deal
    )


def read_deal(text: str) -> Deal:
    """Parse a deal's token into hexagons, in the order drawn."""
    if text[:1] in ("x", "X"):
        hexagon = read_hexagon(text, 1)
        if len(text) > 3:
            raise BadNotation(text, 3, "the end")
        return (HEXAGONS + hexagon,)
    if not text:
        raise BadNotation(text, 0, f"{_COLOUR}, or x for an expansion")
    return tuple(read_hexagon(text, at) for at in range(0, len(text), 2))


def read_hexagon(text: str, at: int) -> int:
    """Return the hexagon at a position of a text."""
    colour = LETTERS.find(text[at].upper()) if at < len(text) else -1
    if colour < 0:
        raise BadNotation(text, at, _COLOUR)
    value = "123456".find(text[at + 1]) if at + 1 < len(text) else -1
    if value < 0:
        raise BadNotation(text, at + 1, _VALUE)
    return 6 * colour + value


def write_heap(counts: Sequence[int]) -> str:
    """Return a heap as counted hexagons, such as `2xB3+P1`, or `-` if it is empty."""
    parts = [
        f"{count}x{HEXAGON_NAMES[i]}" if count > 1 else HEXAGON_NAMES[i]
        for i, count in enumerate(counts)
        if count
    ]
    return "+".join(parts) or "-"


def read_heap(text: str) -> list[int]:
    """Parse the counts of a heap."""
    counts = [0] * HEXAGONS
    at = 0
    for part in [] if text == "-" else text.split("+"):
        number, times, name = part.rpartition("x")
        if times and not (number.isascii() and number.isdigit() and len(number) <= LONGEST_COUNT):
            raise BadNotation(text, at, "a number before x")
        if len(name) != 2:
            raise BadNotation(text, at, "a hexagon such as B3")
        counts[read_hexagon(text, at + len(part) - 2)] += int(number) if times else 1
        at += len(part) + 1
    return counts
