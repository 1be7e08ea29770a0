"""Tiles as letters: text for deals and for heaps."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.core.errors import BadNotation
from tilewright.core.state import Deal

GROUP = 4  # the tiles of a display
LONGEST_COUNT = 3  # digits


class TileLetters:
    """The letters of a game's colours, and the notation of deals and heaps."""

    def __init__(self, letters: str) -> None:
        self.letters = letters
        self.expected = f"a colour {' '.join(letters)}"

    def write_deal(self, deal: Deal) -> str:
        """Return the token of a deal: its tiles in order, a slash after every four."""
        text = "".join(self.letters[colour] for colour in deal)
        return "/".join(text[i : i + GROUP] for i in range(0, len(text), GROUP))

    def read_deal(self, text: str) -> Deal:
        """Parse a deal's token into colours, in the order drawn."""
        deal: list[int] = []
        for at, sign in enumerate(text):
            if at % (GROUP + 1) == GROUP:
                if sign != "/":
                    raise BadNotation(text, at, "/ after every four tiles")
                continue
            if sign.upper() not in self.letters:
                raise BadNotation(text, at, self.expected)
            deal.append(self.letters.index(sign.upper()))
        if not text or text.endswith("/"):
            raise BadNotation(text, len(text), self.expected)
        return tuple(deal)

    def write_heap(self, counts: Sequence[int]) -> str:
        """Return a heap as counted letters, such as `3B1K`, or `-` if it is empty."""
        parts = [f"{count}{self.letters[c]}" for c, count in enumerate(counts) if count]
        return "".join(parts) or "-"

    def write_tiles(self, counts: Sequence[int]) -> str:
        """Return a heap tile by tile, such as `BBBK`, or `-` if it is empty."""
        return "".join(self.letters[c] * count for c, count in enumerate(counts)) or "-"

    def read_heap(self, text: str) -> list[int]:
        """Parse the counts of a heap, written either way."""
        counts = [0] * len(self.letters)
        number = ""
        for at, sign in enumerate(text):
            if sign.isascii() and sign.isdigit() and len(number) < LONGEST_COUNT:
                number += sign
            elif sign in self.letters:
                counts[self.letters.index(sign)] += int(number or "1")
                number = ""
            elif text != "-":
                raise BadNotation(text, at, f"a number or {self.expected}")
        if number or not text:
            raise BadNotation(text, len(text), self.expected)
        return counts
