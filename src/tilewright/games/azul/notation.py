"""Text for deals and for heaps of tiles.

A deal is one token: the tiles in the order drawn, a slash after every display:
`BBYR/KWWB/...`.
"""

from __future__ import annotations

from tilewright.core.errors import BadNotation
from tilewright.core.state import Deal
from tilewright.games.azul import const
from tilewright.games.azul.geometry import LETTERS

LONGEST_COUNT = 3  # digits


def write_deal(deal: Deal) -> str:
    """Return the token of a deal."""
    letters = "".join(LETTERS[colour] for colour in deal)
    step = const.PER_DISPLAY
    return "/".join(letters[i : i + step] for i in range(0, len(letters), step))


def read_deal(text: str) -> Deal:
    """Return the colours of a deal's token, in the order drawn."""
    deal: list[int] = []
    for at, sign in enumerate(text):
        if at % (const.PER_DISPLAY + 1) == const.PER_DISPLAY:
            if sign != "/":
                raise BadNotation(text, at, "/ after the four tiles of a display")
            continue
        if sign.upper() not in LETTERS:
            raise BadNotation(text, at, f"a colour {' '.join(LETTERS)}")
        deal.append(LETTERS.index(sign.upper()))
    if not text or text.endswith("/"):
        raise BadNotation(text, len(text), f"a colour {' '.join(LETTERS)}")
    return tuple(deal)


def write_heap(counts: list[int]) -> str:
    """Return a heap as counted letters, such as `3B1K`; an empty one is `-`."""
    parts = [f"{count}{LETTERS[colour]}" for colour, count in enumerate(counts) if count]
    return "".join(parts) or "-"


def write_tiles(counts: list[int]) -> str:
    """Return a heap tile by tile, such as `BBBK`; an empty one is `-`."""
    return "".join(LETTERS[c] * count for c, count in enumerate(counts)) or "-"


def read_heap(text: str) -> list[int]:
    """Return the counts of a heap written either way."""
    counts = [0] * const.COLOURS
    number = ""
    for at, sign in enumerate(text):
        if sign.isascii() and sign.isdigit() and len(number) < LONGEST_COUNT:
            number += sign
        elif sign in LETTERS:
            counts[LETTERS.index(sign)] += int(number or "1")
            number = ""
        elif text != "-":
            raise BadNotation(text, at, f"a number or a colour {' '.join(LETTERS)}")
    if number or not text:
        raise BadNotation(text, len(text), f"a colour {' '.join(LETTERS)}")
    return counts
