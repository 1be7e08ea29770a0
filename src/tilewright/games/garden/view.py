"""Draw a position as lines of styled text.

A garden is drawn as a map. A hexagon shows its name, a free cell its number, an area without
an expansion a plus and its number; fountain, statues, benches and pavilions have signs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tilewright.core.layout import Line, Span, cut, rows_of
from tilewright.core.presentation import Style, arrange
from tilewright.games.garden.const import EXPANSION_PLACES, TILE_PLACES
from tilewright.games.garden.data import BoardData, GardenData, PlaceData
from tilewright.games.garden.geometry import (
    AREAS,
    BENCHES,
    CELL_AT,
    CELL_NAMES,
    COLOURS,
    FOUNTAIN,
    HEXAGON_NAMES,
    LETTERS,
    SPOTS,
    STATUES,
    WHEEL,
    Spot,
)
from tilewright.games.garden.survey import groups_of, surroundings
from tilewright.games.kit.drawing import Words, plain_text, title_line

PLATE_GAP: Final = 1
LONGEST_NAME: Final = 18
MARKER: Final = "*"
JOKER: Final = "J"
SIGNS: Final[Mapping[str, str]] = {
    "fountain": "<>",
    "statue": "**",
    "bench": "==",
    "pavilion": "^^",
}
NEAR: Final = 2  # name decorations that lack at most so many hexagons
# The words of `print(state)`, which needs no catalogue.
ENGLISH: Final[Mapping[str, str]] = {
    "title": "Queen's Garden, {side} of the board, round {round}",
    "wheel": "wheel:",
    "stack": "stack {stack}, supply {supply}",
    "bag": "bag {count}",
    "tower": "tower {count}",
    "expansions": "expansions:",
    "passed": "passed",
    "points": "points: {score}",
    "near": "lacks:",
    "groups": "groups:",
    "turn": "{name} to act",
    "nature": "chance to act",
    "over": "the game is over",
}


class Pen(Words):
    """Draws hexagons in one style."""

    game = "garden"

    def __init__(self, style: Style) -> None:
        super().__init__(style)


def hexagon_span(name: str) -> Span:
    """Return a hexagon in its colour."""
    return (name, COLOURS[LETTERS.index(name[0])])


def draw(data: GardenData, style: Style) -> list[Line]:
    """Return the drawing of a whole position."""
    pen = Pen(style)
    plates = [[_place(place)] for place in data["display"]]
    rows = rows_of(plates, PLATE_GAP, style.width) if plates else []
    offer = [*(line for row in rows for line in row), _heaps(data, pen)]
    boards = [_board(data, seat, pen) for seat in range(data["seats"])]
    top = [title_line(pen, data["side"], data["round"], data["actor"]), _wheel(data, pen)]
    return arrange(top, offer, boards, data["actor"], style)


def draw_text(data: GardenData, names: Sequence[str] = ()) -> str:
    """Return the drawing as plain English text."""
    return plain_text(lambda style: draw(data, style), ENGLISH, data["seats"], names)


def _wheel(data: GardenData, pen: Pen) -> Line:
    line: Line = [(f" {pen.word('wheel')}", "number")]
    for what, which in WHEEL[data["round"] - 1]:
        if what == "colour":
            number = COLOURS.index(str(which))
            line += [(" ", ""), (LETTERS[number], COLOURS[number])]
        else:
            line.append((f" {which}", "score"))
    return line


def _place(place: PlaceData) -> Line:
    sign = "^" if place["top"] else ":"
    line: Line = [(f" {place['place']}{sign}", "number"), ("[", "plate")]
    if place["expansion"]:
        line += [("x", "number"), hexagon_span(place["expansion"])]
    else:
        spans = [part for name in place["tiles"] for part in (hexagon_span(name), (" ", ""))]
        line += spans[:-1]
    return [*line, ("]", "plate")]


def _heaps(data: GardenData, pen: Pen) -> Line:
    marker: Line = [(f" {MARKER} ", "marker")] if data["marker"] == "display" else []
    words = [
        pen.word("stack", stack=data["stack"], supply=data["supply"]),
        pen.word("bag", count=sum(data["bag"])),
        pen.word("tower", count=sum(data["tower"])),
    ]
    return [*marker, (" " + ", ".join(words), "dim")]


def _board(data: GardenData, seat: int, pen: Pen) -> list[Line]:
    board = data["boards"][seat]
    lines = [_head(data, seat, pen), _storage(board, pen), _expansions(board, pen)]
    lines += _garden(board)
    return [*lines, *_notes(data, board, pen)]


def _head(data: GardenData, seat: int, pen: Pen) -> Line:
    board = data["boards"][seat]
    acting = "> " if data["actor"] == seat else "  "
    head: Line = [(acting, "turn"), (cut(pen.style.names[seat], LONGEST_NAME), "seat")]
    head += [("  ", ""), (pen.word("points", score=board["score"]), "score")]
    if data["marker"] == seat:
        head += [(" ", ""), (MARKER, "marker")]
    if board["passed"]:
        head.append((f" {pen.word('passed')}", "dim"))
    return head


def _storage(board: BoardData, pen: Pen) -> Line:
    line: Line = [("  ", "")]
    for name, count in zip(HEXAGON_NAMES, board["tiles"], strict=True):
        line += [part for _ in range(count) for part in (hexagon_span(name), (" ", ""))]
    line += [(f"{JOKER} ", "marker")] * board["jokers"]
    free = TILE_PLACES - sum(board["tiles"]) - board["jokers"]
    return [*line, (". " * free, "empty")]


def _expansions(board: BoardData, pen: Pen) -> Line:
    line: Line = [(f"  {pen.word('expansions')} ", "number")]
    for name in board["expansions"]:
        line += [("x", "number"), hexagon_span(name), (" ", "")]
    return [*line, (". " * (EXPANSION_PLACES - len(board["expansions"])), "empty")]


def _garden(board: BoardData) -> list[Line]:
    """Return the map, row by row from the top; two signs for each cell, two between."""
    spots = {**dict.fromkeys(SPOTS, ""), **_standing(board)}
    left = min(2 * q + r for q, r in spots)
    rows: list[Line] = []
    for r in range(min(r for _, r in spots), max(r for _, r in spots) + 1):
        line: Line = []
        at = 0
        for q in sorted(q for q, row in spots if row == r):
            column = 2 * (2 * q + r - left) + 1
            line += [(" " * (column - at), ""), _spot(board, (q, r), spots[q, r])]
            at = column + 2
        rows.append(line)
    return rows


def _standing(board: BoardData) -> dict[Spot, str]:
    """Return what stands in a garden, by its spot."""
    found: dict[Spot, str] = {FOUNTAIN: "fountain"}
    found |= dict.fromkeys(STATUES, "statue") | dict.fromkeys(BENCHES, "bench")
    for area, spot in enumerate(AREAS):
        if isinstance(board["areas"][area], dict):
            found[spot] = "pavilion"
    return found


def _spot(board: BoardData, spot: Spot, standing: str) -> Span:
    if standing:
        return (SIGNS[standing], "seat")
    name = CELL_NAMES[CELL_AT[spot]]
    held = board["cells"].get(name)
    if held:
        return hexagon_span(held)
    if name[0] == "0" or board["areas"][int(name[0]) - 1] is not None:
        return (name, "number")
    return (f"+{name[0]}", "turn") if name[1] == "0" else ("..", "empty")


def _notes(data: GardenData, board: BoardData, pen: Pen) -> list[Line]:
    """Return what is nearly surrounded, and the groups with their value."""
    near = [
        f"{SIGNS[d.kind]} {' '.join(missing)}"
        for d, missing in surroundings(board)
        if 0 < len(missing) <= NEAR
    ]
    groups = sorted(groups_of(board, data["side"]), key=lambda group: -group.points)
    words = [
        f"{_sign(group.by, board, min(group.cells))}{len(group.cells)}={group.points}"
        for group in groups
    ]
    lines: list[Line] = []
    if near:
        lines.append([(f"  {pen.word('near')} ", "number"), (", ".join(near[:3]), "")])
    if words:
        lines.append([(f"  {pen.word('groups')} ", "number"), (" ".join(words[:4]), "")])
    return lines


def _sign(by: str, board: BoardData, cell: str) -> str:
    return board["cells"][cell][0] + "x" if by == "colour" else board["cells"][cell][1] + "x"
