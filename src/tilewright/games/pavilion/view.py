"""Draw a position as lines of styled text.

A star is drawn as its six spaces lie, its number and end value in the middle. A free space
shows its cost; on the grey side, where costs are out of order, its position before it: small,
or followed by a colon where the terminal has no small figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tilewright.core.layout import Line, Span, cut, rows_of, width
from tilewright.core.presentation import Style, arrange
from tilewright.games.kit.drawing import Words, plain_text, title_line
from tilewright.games.pavilion import geometry
from tilewright.games.pavilion.const import MANY_COLOURS_BONUS, PER_DISPLAY, SUPPLY_PLACES
from tilewright.games.pavilion.data import BoardData, PavilionData
from tilewright.games.pavilion.geometry import COLOURS, LETTERS, STAR_BONUS, STAR_COLOURS
from tilewright.games.pavilion.structures import progress, space_name, tile_at

SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "letters": tuple(LETTERS),
    "shapes": ("P◊", "G♣", "O▲", "Y☼", "B≈", "R✿"),
    "ascii": ("P0", "G&", "O^", "Y*", "B~", "R%"),
}
TOKEN: Final = "@"
SMALL: Final = " ₁₂₃₄₅₆"
PLATE_GAP: Final = 2
LONGEST_NAME: Final = 18
# The stars as they lie on the board, and the spaces of a star, row by row.
ROWS: Final = (("NW", "NE"), ("W", "C", "E"), ("SW", "SE"))
SPACE_ROWS: Final = (("NW", "N", "NE"), ("SW", "S", "SE"))
STAR_GAP: Final = "   "
# The words of `print(state)`, which needs no catalogue.
ENGLISH: Final[Mapping[str, str]] = {
    "title": "Summer Pavilion, {side} stars, round {round}",
    "wild": "wild: {colour}",
    "centre": "centre:",
    "supply": "supply:",
    "bag": "bag",
    "tower": "tower",
    "hand": "hand:",
    "kept": "kept:",
    "passed": "passed",
    "points": "points: {score}",
    "pillar": "pillar",
    "statue": "statue",
    "window": "window",
    "near": "one tile away:",
    "turn": "{name} to act",
    "nature": "tiles are to be drawn",
    "over": "the game is over",
}


class Pen(Words):
    """Draws tiles and spaces in one style."""

    game = "pavilion"

    def __init__(self, style: Style, side: str) -> None:
        super().__init__(style)
        self.signs = SIGNS[style.signs]
        self.has_small = style.signs == "shapes"
        self.cell = 3 if self.has_small or side == "coloured" else 4  # of a space

    def centred(self, text: str) -> str:
        """Return a text centred in a space."""
        if width(text) == 1:
            return text.center(3) + " " * (self.cell - 3)
        return text + " " * (self.cell - width(text))

    def tile(self, colour: int) -> Span:
        """Return a tile."""
        return (self.signs[colour], COLOURS[colour])

    def tiles(self, heap: Sequence[int], places: int = 0) -> Line:
        """Return tiles side by side, then the free places."""
        line: Line = []
        for colour, count in enumerate(heap):
            line += [self.tile(colour)] * count
        blank = "." + " " * (width(self.signs[0]) - 1)
        line += [(blank, "empty")] * (places - sum(heap))
        if width(self.signs[0]) > 1:
            return line
        return [part for span in line for part in (span, (" ", ""))][:-1]


def draw(data: PavilionData, style: Style) -> list[Line]:
    """Return the drawing of a whole position."""
    pen = Pen(style, data["side"])
    offer: list[Line] = []
    if data["phase"] in ("displays", "taking"):
        plates = [[_display(n, heap, pen)] for n, heap in enumerate(data["displays"], 1)]
        for row in rows_of(plates, PLATE_GAP, style.width):
            offer += row
        offer.append(_centre(data, pen))
    offer += [_supply(data, pen), _heaps(data, pen)]
    boards = [_board(data, seat, pen) for seat in range(data["seats"])]
    return arrange(
        [title_line(pen, data["side"], data["round"], data["actor"])],
        offer,
        boards,
        data["actor"],
        style,
    )


def draw_text(data: PavilionData, names: Sequence[str] = ()) -> str:
    """Return the drawing as plain English text."""
    return plain_text(lambda style: draw(data, style), ENGLISH, data["seats"], names)


def _display(number: int, heap: list[int], pen: Pen) -> Line:
    places = pen.tiles(heap, PER_DISPLAY)
    return [(f" {number} ", "number"), ("[", "plate"), *places, ("]", "plate")]


def _centre(data: PavilionData, pen: Pen) -> Line:
    token: Line = [(f"{TOKEN} ", "marker")] if data["token"] == "centre" else []
    tiles = pen.tiles(data["centre"])
    return [(f" C {pen.word('centre')} ", "number"), *token, *(tiles or [("-", "dim")])]


def _supply(data: PavilionData, pen: Pen) -> Line:
    supply = pen.tiles(data["supply"], SUPPLY_PLACES)
    wild = pen.word("wild", colour=data["wild"])
    spans: Line = [(f" {pen.word('supply')} ", "number"), *supply]
    return [*spans, ("   ", ""), (wild, f"empty-{data['wild']}")]


def _heaps(data: PavilionData, pen: Pen) -> Line:
    line: Line = []
    for name, heap in (("bag", data["bag"]), ("tower", data["tower"])):
        line.append((f" {pen.word(name)} {sum(heap)}", "number"))
        counts = " ".join(f"{LETTERS[c]}{n}" for c, n in enumerate(heap) if n)
        line.append((f" ({counts})  " if counts else "  ", "dim"))
    return line


def _board(data: PavilionData, seat: int, pen: Pen) -> list[Line]:
    board = data["boards"][seat]
    lines = [_head(data, seat, pen), *_hand(board, pen)]
    for places in ROWS:
        lines += _star_row(data["side"], board, places, pen)
    return [*lines, *_structures(board, pen)]


def _head(data: PavilionData, seat: int, pen: Pen) -> Line:
    board = data["boards"][seat]
    acting = "> " if data["actor"] == seat else "  "
    name = cut(pen.style.names[seat], LONGEST_NAME)
    head: Line = [(acting, "turn"), (name, "seat"), ("  ", "")]
    head.append((pen.word("points", score=board["score"]), "score"))
    if data["token"] == seat:
        head += [("  ", ""), (TOKEN, "marker")]
    if board["passed"]:
        head.append((f"  {pen.word('passed')}", "dim"))
    return head


def _hand(board: BoardData, pen: Pen) -> list[Line]:
    lines: list[Line] = [[(f"  {pen.word('hand')} ", "number"), *_counted(board["hand"], pen)]]
    if any(board["kept"]):
        lines.append([(f"  {pen.word('kept')} ", "number"), *_counted(board["kept"], pen)])
    return lines


def _counted(heap: Sequence[int], pen: Pen) -> Line:
    line: Line = []
    for colour, count in enumerate(heap):
        if count:
            line += [(f"{count}", "score"), pen.tile(colour), (" ", "")]
    return line[:-1] or [("-", "dim")]


def _star_row(side: str, board: BoardData, places: tuple[str, ...], pen: Pen) -> list[Line]:
    stars = [geometry.STAR_PLACES.index(place) for place in places]
    indent: Line = [(" " * (2 * pen.cell) if len(stars) == 2 else "", "")]
    rows: list[Line] = []
    for part in range(3):
        line = list(indent)
        for star in stars:
            line += [("  ", ""), *_star_part(side, board, star, part, pen), (STAR_GAP[:-2], "")]
        rows.append(line)
    return rows


def _star_part(side: str, board: BoardData, star: int, part: int, pen: Pen) -> Line:
    """Return one of the three lines of a star: upper spaces, number and value, lower spaces."""
    if part == 1:
        return _star_middle(side, board, star, 3 * pen.cell)
    directions = SPACE_ROWS[part // 2]
    spaces = {geometry.direction(s): s for s in range(6 * star, 6 * star + 6)}
    return [_space(side, board, spaces[direction], pen) for direction in directions]


def _star_middle(side: str, board: BoardData, star: int, across: int) -> Line:
    colour = STAR_COLOURS[star] if side == "coloured" else _only_colour(board, star)
    value = str(STAR_BONUS[colour]) if colour else str(MANY_COLOURS_BONUS)
    if side == "grey" and not colour and sum(map(bool, board["stars"][star])) < 2:
        value = "?"
    letter = LETTERS[COLOURS.index(colour)] if colour else ""
    label = f"{star}{letter}={value}"
    text = label.center(across)
    return [(text, f"empty-{colour}" if colour else "dim")]


def _only_colour(board: BoardData, star: int) -> str | None:
    """Return the colour of a star that has become one-coloured, by at least two tiles."""
    laid = [colour for colour in board["stars"][star] if colour]
    return laid[0] if len(laid) > 1 and len(set(laid)) == 1 else None


def _space(side: str, board: BoardData, space: int, pen: Pen) -> Span:
    tile = tile_at(board, space)
    if tile:
        return (pen.centred(pen.tile(COLOURS.index(tile))[0]), tile)
    star, position = geometry.place_of(space)
    cost = geometry.cost(side, space)
    own = STAR_COLOURS[star] if side == "coloured" else None
    text = str(cost)
    if side == "grey":
        text = f"{SMALL[position]}{cost}" if pen.has_small else f"{position}:{cost}"
    return (pen.centred(text), f"empty-{own}" if own else "")


def _structures(board: BoardData, pen: Pen) -> list[Line]:
    """Return the complete structures, and those one tile away with what they give."""
    line: Line = [(" ", "")]
    near: list[str] = []
    for kind, gives in geometry.GIVES.items():
        own = [p for p in progress(board) if p.structure.kind == kind]
        built = sum(not p.missing for p in own)
        line.append((f" {pen.word(kind)} {built}/6", "number"))
        near += [f"{space_name(p.missing[0])} +{gives}" for p in own if len(p.missing) == 1]
    lines = [line]
    if near:
        lines.append([(f"  {pen.word('near')} ", "number"), (", ".join(near[:4]), "turn")])
    return lines
