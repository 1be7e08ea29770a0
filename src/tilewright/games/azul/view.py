"""Draw a position as lines of styled text.

A line is a list of spans; a span is a text and its style. A terminal can use the style
for colour, or ignore it: the drawing is complete without.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tilewright.core.layout import Line, Span, cut, rows_of, width
from tilewright.core.presentation import Style, arrange
from tilewright.games.azul.const import FLOOR_PENALTY, FLOOR_PLACES, PER_DISPLAY
from tilewright.games.azul.data import AzulData, BoardData
from tilewright.games.azul.geometry import COLOURS, LETTERS, colour_at
from tilewright.games.kit.drawing import Words, plain_text, title_line

SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "letters": tuple(LETTERS),
    "shapes": ("B≈", "Y◆", "R✿", "K#", "W○"),
    "ascii": ("B~", "Y^", "R%", "K#", "Wo"),
}
MARKER: Final = "*"
PLATE_GAP: Final = 2
LONGEST_NAME: Final = 18
# The words of `print(state)`, which needs no catalogue.
ENGLISH: Final[Mapping[str, str]] = {
    "title": "Azul, {side} wall, round {round}",
    "centre": "centre:",
    "bag": "bag",
    "lid": "lid",
    "floor": "floor:",
    "points": "points: {score}",
    "turn": "{name} to act",
    "nature": "the displays are to be filled",
    "over": "the game is over",
}


class Pen(Words):
    """Draws tiles and places in one style."""

    game = "azul"

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.signs = SIGNS[style.signs]
        self.minus = "\N{MINUS SIGN}" if style.signs == "shapes" else "-"
        self.cell = max(width(sign) for sign in self.signs)

    def tile(self, colour: int) -> Span:
        """Return a tile."""
        return (self._pad(self.signs[colour]), COLOURS[colour])

    def printed(self, colour: int) -> Span:
        """Return an empty place of the coloured wall."""
        return (self._pad(LETTERS[colour].lower()), f"empty-{COLOURS[colour]}")

    def empty(self) -> Span:
        """Return a place without a tile."""
        return (self._pad("."), "empty")

    def blank(self) -> Span:
        """Return blank space as wide as a tile."""
        return (" " * self.cell, "")

    def marker(self) -> Span:
        """Return the start marker."""
        return (self._pad(MARKER), "marker")

    def spaced(self, spans: Sequence[Span]) -> Line:
        """Return tiles with spaces between them."""
        line: Line = []
        for span in spans:
            line += [span, (" ", "")]
        return line[:-1]

    def packed(self, spans: Sequence[Span]) -> Line:
        """Return tiles without spaces if their characters are two cells wide."""
        return self.spaced(spans) if self.cell == 1 else list(spans)

    def _pad(self, sign: str) -> str:
        return sign + " " * (self.cell - width(sign))


def draw(data: AzulData, style: Style) -> list[Line]:
    """Return the drawing of a whole position."""
    pen = Pen(style)
    plates = [[_display(number, heap, pen)] for number, heap in enumerate(data["displays"], 1)]
    offer = [line for row in rows_of(plates, PLATE_GAP, style.width) for line in row]
    offer += [_centre(data, pen), _heaps(data, pen)]
    boards = [_board(data, seat, pen) for seat in range(data["seats"])]
    return arrange(
        [title_line(pen, data["side"], data["round"], data["actor"])],
        offer,
        boards,
        data["actor"],
        style,
    )


def draw_text(data: AzulData, names: Sequence[str] = ()) -> str:
    """Return the drawing as plain English text."""
    return plain_text(lambda style: draw(data, style), ENGLISH, data["seats"], names)


def _display(number: int, heap: list[int], pen: Pen) -> Line:
    tiles = [pen.tile(colour) for colour, count in enumerate(heap) for _ in range(count)]
    places = pen.packed([*tiles, *[pen.empty()] * (PER_DISPLAY - len(tiles))])
    return [(f" {number} ", "number"), ("[", "plate"), *places, ("]", "plate")]


def _centre(data: AzulData, pen: Pen) -> Line:
    line: Line = [(f" C {pen.word('centre')} ", "number")]
    things = [pen.marker()] if data["marker"] == "centre" else []
    tiles = [pen.tile(c) for c, count in enumerate(data["centre"]) for _ in range(count)]
    return [*line, *(pen.packed([*things, *tiles]) or [("-", "dim")])]


def _heaps(data: AzulData, pen: Pen) -> Line:
    line: Line = []
    for name in ("bag", "lid"):
        heap = data["bag"] if name == "bag" else data["lid"]
        line.append((f" {pen.word(name)} {sum(heap)}", "number"))
        counts = " ".join(f"{LETTERS[c]}{n}" for c, n in enumerate(heap) if n)
        line.append((f" ({counts})  " if counts else "  ", "dim"))
    return line


def _board(data: AzulData, seat: int, pen: Pen) -> list[Line]:
    board = data["boards"][seat]
    acting = "> " if data["actor"] == seat else "  "
    marker = [pen.marker()] if data["marker"] == seat else []
    points = pen.word("points", score=board["score"])
    name = cut(pen.style.names[seat], LONGEST_NAME)
    head: Line = [(acting, "turn"), (name, "seat"), ("  ", ""), (points, "score")]
    lines = [[*head, ("  ", ""), *marker]]
    lines += [_row(board, row, data["side"], pen) for row in range(5)]
    return [*lines, _floor(board, pen)]


def _row(board: BoardData, row: int, side: str, pen: Pen) -> Line:
    held = board["lines"][row]
    count = held["count"] if held else 0
    tile = pen.tile(COLOURS.index(held["colour"])) if held else pen.empty()
    line = [pen.blank()] * (4 - row) + [pen.empty()] * (row + 1 - count) + [tile] * count
    wall = [_place(name, row, column, side, pen) for column, name in enumerate(board["wall"][row])]
    number: Span = (f"  {row + 1} ", "number")
    return [number, *pen.spaced(line), (" | ", "dim"), *pen.spaced(wall)]


def _place(name: str | None, row: int, column: int, side: str, pen: Pen) -> Span:
    if name:
        return pen.tile(COLOURS.index(name))
    return pen.printed(colour_at(row, column)) if side == "coloured" else pen.empty()


def _floor(board: BoardData, pen: Pen) -> Line:
    tiles = [
        pen.marker() if tile == "marker" else pen.tile(COLOURS.index(tile))
        for tile in board["floor"]
    ]
    places = [*tiles, *[pen.empty()] * (FLOOR_PLACES - len(tiles))]
    loss = FLOOR_PENALTY[len(tiles)]
    line: Line = [(f"  F {pen.word('floor')} ", "number"), *pen.packed(places)]
    return [*line, (f" ({pen.minus}{loss})" if loss else "", "loss")]
