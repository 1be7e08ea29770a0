"""Lay out lines of styled text by the terminal cells that each character takes."""

from __future__ import annotations

from collections.abc import Sequence

Span = tuple[str, str]  # a text and its style
Line = list[Span]

# Typography of sentences, and what terminals without Unicode show instead.
_ASCII = str.maketrans(
    {
        "\N{NO-BREAK SPACE}": " ",
        "\N{MINUS SIGN}": "-",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
        "\N{HORIZONTAL ELLIPSIS}": "...",
    }
)


def width(text: str) -> int:
    """Return how many terminal cells a text takes: a Chinese character or an emoji takes two."""
    if text.isascii():
        return len(text)
    from wcwidth import iter_graphemes, wcswidth  # only for other scripts: it takes time to load

    cells = wcswidth(text)
    if cells >= 0:
        return cells
    # A control character makes the whole text unmeasurable; leave it out.
    return sum(max(0, wcswidth(character)) for character in iter_graphemes(text))


def ascii_signs(text: str) -> str:
    """Return a text with plain spaces, quotes and minus signs."""
    return text.translate(_ASCII)


def line_width(line: Line) -> int:
    """Return how many terminal cells a line takes."""
    return sum(width(text) for text, _ in line)


def beside(blocks: Sequence[list[Line]], gap: int) -> list[Line]:
    """Return blocks of lines side by side."""
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
    """Shorten a text to at most so many cells, with an ellipsis; never split a character."""
    if width(text) <= most:
        return text
    from wcwidth import iter_graphemes

    kept = list(iter_graphemes(text))
    while kept and width("".join(kept)) > most - 1:
        kept.pop()
    return "".join(kept) + "…"


def rows_of(blocks: Sequence[list[Line]], gap: int, most: int) -> list[list[Line]]:
    """Return rows of blocks side by side, as many in each row as fit into so many cells."""
    widest = max(line_width(line) for block in blocks for line in block)
    per_row = max(1, (most + gap) // (widest + gap))
    return [beside(blocks[i : i + per_row], gap) for i in range(0, len(blocks), per_row)]
