"""Lines of styled text, laid out by the width that a terminal gives their signs."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import combining, east_asian_width

Span = tuple[str, str]  # a text and what it is
Line = list[Span]


def width(text: str) -> int:
    """Return how many terminal cells a text takes; Chinese signs take two."""
    if text.isascii():
        return len(text)
    wide = sum(east_asian_width(sign) in "WF" for sign in text)
    return len(text) + wide - sum(combining(sign) != 0 for sign in text)


def line_width(line: Line) -> int:
    """Return how many terminal cells a line takes."""
    return sum(width(text) for text, _ in line)


def beside(blocks: Sequence[list[Line]], gap: int) -> list[Line]:
    """Return blocks of lines set side by side."""
    height = max(len(block) for block in blocks)
    rows: list[Line] = [[] for _ in range(height)]
    for number, block in enumerate(blocks):
        across = max(line_width(line) for line in block)
        for i, row in enumerate(rows):
            if number:
                row.append((" " * gap, ""))
            line = block[i] if i < len(block) else []
            row += [*line, (" " * (across - line_width(line)), "")]
    return rows


def cut(text: str, most: int) -> str:
    """Return a text cut to so many cells, with a sign where something is missing."""
    if width(text) <= most:
        return text
    while width(text) > most - 1:
        text = text[:-1]
    return text + "…"


def rows_of(blocks: Sequence[list[Line]], gap: int, most: int) -> list[list[Line]]:
    """Return blocks set side by side, as many in a row as fit into so many cells."""
    widest = max(line_width(line) for block in blocks for line in block)
    per_row = max(1, (most + gap) // (widest + gap))
    return [beside(blocks[i : i + per_row], gap) for i in range(0, len(blocks), per_row)]
