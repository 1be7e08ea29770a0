"""A picture of a table of Summer Pavilion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.core.palette import COMMON
from tilewright.envs.picture.canvas import (
    EDGE,
    HOLE,
    INK,
    PALE,
    PANEL,
    PLATE,
    TURN,
    Canvas,
    Point,
    along,
    blend,
    faint,
)
from tilewright.envs.picture.sheet import (
    HEAD_HEIGHT,
    MARGIN,
    PANEL_WIDTH,
    WIDTH,
    Sheet,
    plates,
    tiles_of,
)
from tilewright.games.pavilion import geometry
from tilewright.games.pavilion.const import CORNERS, SUPPLY_PLACES
from tilewright.games.pavilion.data import BoardData, PavilionData
from tilewright.games.pavilion.geometry import COLOURS, DIRECTIONS, LETTERS, STAR_COLOURS
from tilewright.games.pavilion.structures import progress, tile_at

SIDE: Final = 31  # the edge of a space, which is a rhombus
REACH: Final = 3.2 * SIDE  # from the middle star to the others
SMALL: Final = 24
OFFER_HEIGHT: Final = 206
MAP_HEIGHT: Final = 300
PANEL_HEIGHT: Final = HEAD_HEIGHT + MAP_HEIGHT + 44
ANGLES: Final = dict(zip(DIRECTIONS, (90, 30, -30, -90, -150, 150), strict=True))
STAR_ANGLES: Final = {"W": 180, "NW": 120, "NE": 60, "E": 0, "SE": -60, "SW": -120}
SIGNS: Final = {"pillar": 4.0, "statue": 5.5, "window": 4.0}  # the size of its sign


def paint(data: PavilionData) -> Canvas:
    """Return the table as a picture."""
    sheet = Sheet(data["seats"], OFFER_HEIGHT, PANEL_HEIGHT)
    title = f"Summer Pavilion, {data['side']} side, round {data['round']}"
    note = f"wild: {data['wild']}   bag {sum(data['bag'])}   tower {sum(data['tower'])}"
    sheet.write_title(title, data["actor"], note)
    _offer(sheet.canvas, data)
    for seat, (x, y) in enumerate(sheet.panels()):
        board = data["boards"][seat]
        notes = "passed   " * board["passed"] + "starts" * (data["token"] == seat)
        sheet.write_head((x, y), seat, board["score"], data["actor"] == seat, notes)
        middle = (x + PANEL_WIDTH / 2, y + HEAD_HEIGHT + MAP_HEIGHT / 2)
        _map(sheet.canvas, middle, board, data["side"])
        _hand(sheet.canvas, (x + 18, y + HEAD_HEIGHT + MAP_HEIGHT + 6), board["hand"])
        _corners(sheet.canvas, (x + 18, y + HEAD_HEIGHT + 6), board["kept"])
    return sheet.canvas


def _tile(canvas: Canvas, at: Point, colour: int) -> None:
    canvas.tile(at, SMALL, COLOURS[colour], LETTERS[colour])


def _offer(canvas: Canvas, data: PavilionData) -> None:
    for (x, _), heap in zip(plates(len(data["displays"])), data["displays"], strict=True):
        canvas.disc((x, 92), 41, PANEL, EDGE)
        for n, colour in enumerate(tiles_of(heap)):
            _tile(canvas, (x - 26 + 28 * (n % 2), 66 + 28 * (n // 2)), colour)
    canvas.box((MARGIN, 144), (WIDTH - 2 * MARGIN, 42), PLATE, EDGE, 10)
    at = MARGIN + 10
    if data["token"] == "centre":
        canvas.tile((at, 153), SMALL, "marker", "1")
        at += 27
    for n, colour in enumerate(tiles_of(data["centre"])):
        _tile(canvas, (at + 27 * n, 153), colour)
    _supply(canvas, data["supply"])


def _supply(canvas: Canvas, supply: Sequence[int]) -> None:
    left = WIDTH / 2 - 30 * SUPPLY_PLACES / 2 + 30
    canvas.text((left - 14, 214), "supply", 13, PALE, "rm")
    held = tiles_of(supply)
    for place in range(SUPPLY_PLACES):
        spot = (left + 30 * place, 202)
        if place < len(held):
            _tile(canvas, spot, held[place])
        else:
            canvas.hollow(spot, SMALL)


def _star(middle: Point, star: int) -> Point:
    return along(middle, STAR_ANGLES[geometry.STAR_PLACES[star]], REACH) if star else middle


def _space(middle: Point, space: int) -> tuple[Point, float]:
    """Return the centre of the star of a space, and the angle of the space."""
    star, _ = geometry.place_of(space)
    return _star(middle, star), ANGLES[geometry.direction(space)]


def _centre(middle: Point, space: int) -> Point:
    """Return the centre of a space."""
    star, angle = _space(middle, space)
    return along(star, angle, 0.88 * SIDE)


def _map(canvas: Canvas, middle: Point, board: BoardData, side: str) -> None:
    for space in range(42):
        star, angle = _space(middle, space)
        left, right = along(star, angle + 30, SIDE), along(star, angle - 30, SIDE)
        corners = [star, left, along(left, angle - 30, SIDE), right]
        held = tile_at(board, space)
        own = STAR_COLOURS[space // 6] if side == "coloured" else None
        fill, ink = COMMON[held] if held else (faint(COMMON[own][0]) if own else HOLE, PALE)
        canvas.shape(corners, fill, blend(fill, INK, 0.35) if held else EDGE)
        sign = LETTERS[COLOURS.index(held)] if held else str(geometry.cost(side, space))
        canvas.text(_centre(middle, space), sign, 14 if held else 12, ink)
    for done in progress(board):
        spots = [_centre(middle, space) for space in done.structure.spaces]
        at = (sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots))
        if done.structure.kind == "window":
            at = _outside(middle, done.structure.number, at)
        fill = TURN if not done.missing else PLATE
        canvas.disc(at, SIGNS[done.structure.kind], fill, EDGE)


def _outside(middle: Point, star: int, at: Point) -> Point:
    """Return where a window stands: between the outer tips of two spaces."""
    x, y = _star(middle, star)
    return x + (at[0] - x) * 1.75, y + (at[1] - y) * 1.75


def _hand(canvas: Canvas, at: Point, hand: Sequence[int]) -> None:
    x, y = at
    for colour, count in enumerate(hand):
        spot = (x + 58 * colour, y)
        if count:
            _tile(canvas, spot, colour)
        else:
            canvas.hollow(spot, SMALL, COLOURS[colour], LETTERS[colour].lower())
        ink = INK if count else PALE
        canvas.text((spot[0] + SMALL + 6, y + SMALL / 2), f"x{count}", 14, ink, "lm")


def _corners(canvas: Canvas, at: Point, kept: Sequence[int]) -> None:
    """Draw the four corners with the tiles that are kept for the next round."""
    held = tiles_of(kept)
    across, down = PANEL_WIDTH - 36 - SMALL, MAP_HEIGHT - 12 - SMALL
    for place in range(CORNERS):
        spot = (at[0] + place % 2 * across, at[1] + place // 2 * down)
        if place < len(held):
            _tile(canvas, spot, held[place])
        else:
            canvas.hollow(spot, SMALL)
