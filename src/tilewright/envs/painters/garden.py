"""A picture of a table of Queen's Garden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.core.palette import Rgb
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
)
from tilewright.envs.picture.sheet import HEAD_HEIGHT, MARGIN, PANEL_WIDTH, WIDTH, Sheet, tiles_of
from tilewright.games.garden import geometry
from tilewright.games.garden.const import EXPANSION_PLACES, MAX_PLACES, TILE_PLACES
from tilewright.games.garden.data import BoardData, GardenData, PlaceData
from tilewright.games.garden.geometry import COLOURS, HEXAGON_NAMES, LETTERS, Spot
from tilewright.games.garden.manifest import PALETTE

SIZE: Final = 19.0  # from the middle of a cell to its corners
SMALL: Final = 13.0
OFFER_HEIGHT: Final = 104
MAP_HEIGHT: Final = 292
PANEL_HEIGHT: Final = HEAD_HEIGHT + MAP_HEIGHT + 48
BARE: Final[Rgb] = (241, 236, 225)
STANDING: Final[dict[str, tuple[Rgb, str]]] = {
    "fountain": ((126, 176, 204), "F"),
    "statue": ((176, 168, 156), "S"),
    "bench": ((170, 132, 96), "B"),
    "pavilion": ((212, 188, 132), "P"),
}


def paint(data: GardenData) -> Canvas:
    """Return the table as a picture."""
    sheet = Sheet(data["seats"], OFFER_HEIGHT, PANEL_HEIGHT, PALETTE)
    heaps = f"stack {data['stack']}   supply {data['supply']}   "
    note = heaps + f"bag {sum(data['bag'])}   tower {sum(data['tower'])}"
    title = f"Queen's Garden, {data['side']}, round {data['round']}"
    sheet.write_title(title, data["actor"], note)
    _offer(sheet.canvas, data)
    for seat, (x, y) in enumerate(sheet.panels()):
        board = data["boards"][seat]
        notes = "passed   " * board["passed"] + "starts" * (data["marker"] == seat)
        sheet.write_head((x, y), seat, board["score"], data["actor"] == seat, notes)
        _map(sheet.canvas, (x + PANEL_WIDTH / 2, y + HEAD_HEIGHT + MAP_HEIGHT / 2), board)
        _storage(sheet.canvas, (x + 26, y + HEAD_HEIGHT + MAP_HEIGHT + 18), board)
    return sheet.canvas


def _hexagon(canvas: Canvas, at: Point, size: float, fill: Rgb, edge: Rgb) -> None:
    canvas.shape([along(at, 30 + 60 * i, size) for i in range(6)], fill, edge)


def _named(canvas: Canvas, at: Point, size: float, name: str) -> None:
    """Draw a hexagon in its colour, with letter and value."""
    fill, ink = PALETTE[COLOURS[LETTERS.index(name[0])]]
    _hexagon(canvas, at, size, fill, blend(fill, INK, 0.35))
    canvas.text(at, name, round(size * 0.72), ink)


def _offer(canvas: Canvas, data: GardenData) -> None:
    across = (WIDTH - 2 * MARGIN - 60) / MAX_PLACES
    for n, place in enumerate(data["display"]):
        _place(canvas, (MARGIN + across * n, 52), across - 8, place)
    x = WIDTH - MARGIN - 50
    if data["marker"] == "display":
        canvas.tile((x + 13, 54), 24, "marker", "1")
    _wheel(canvas, (x, 112), data["round"])


def _place(canvas: Canvas, at: Point, across: float, place: PlaceData) -> None:
    x, y = at
    canvas.box(at, (across, 84), PANEL if place["top"] else PLATE, EDGE, 8)
    canvas.text((x + 8, y + 11), f"{place['place']}", 11, PALE, "lm")
    if place["top"]:
        canvas.text((x + across - 8, y + 11), "top", 11, PALE, "rm")
    middle = (x + across / 2, y + 44)
    if place["expansion"]:
        _flower(canvas, middle, place["expansion"])
        return
    for n, name in enumerate(place["tiles"]):
        spot = (middle[0] - 15 + 30 * (n % 2), middle[1] - 10 + 27 * (n // 2))
        _named(canvas, spot, SMALL, name)


def _flower(canvas: Canvas, at: Point, name: str) -> None:
    """Draw a face-up expansion: a pavilion with six cells around it, one of them printed."""
    fill, sign = STANDING["pavilion"]
    _hexagon(canvas, at, 10, fill, EDGE)
    canvas.text(at, sign, 9, INK)
    for i in range(1, 6):
        _hexagon(canvas, along(at, 60 * i, 18.5), 10, BARE, EDGE)
    _named(canvas, along(at, 0, 18.5), 10.5, name)


def _wheel(canvas: Canvas, at: Point, round_: int) -> None:
    """Draw what scores in this round."""
    x, y = at
    for n, (what, which) in enumerate(geometry.WHEEL[round_ - 1]):
        spot = (x + 9 + 19 * n, y)
        if what == "colour":
            fill, ink = PALETTE[str(which)]
            canvas.disc(spot, 8.5, fill, EDGE)
            canvas.text(spot, LETTERS[COLOURS.index(str(which))], 11, ink)
        else:
            canvas.disc(spot, 8.5, PANEL, EDGE)
            canvas.text(spot, str(which), 11, INK)


def _spot(middle: Point, spot: Spot) -> Point:
    q, r = spot
    return middle[0] + SIZE * 3**0.5 * (q + r / 2), middle[1] + SIZE * 1.5 * r


def _map(canvas: Canvas, middle: Point, board: BoardData) -> None:
    for cell, spot in enumerate(geometry.SPOTS):
        _cell(canvas, _spot(middle, spot), geometry.CELL_NAMES[cell], board)
    standing = {geometry.FOUNTAIN: "fountain"}
    standing |= dict.fromkeys(geometry.STATUES, "statue")
    standing |= dict.fromkeys(geometry.BENCHES, "bench")
    areas = zip(geometry.AREAS, board["areas"], strict=True)
    standing |= {spot: "pavilion" for spot, area in areas if isinstance(area, dict)}
    for spot, kind in standing.items():
        fill, sign = STANDING[kind]
        _hexagon(canvas, _spot(middle, spot), SIZE - 2, fill, EDGE)
        canvas.text(_spot(middle, spot), sign, 12, INK)


def _cell(canvas: Canvas, at: Point, name: str, board: BoardData) -> None:
    held = board["cells"].get(name)
    if held:
        _named(canvas, at, SIZE - 1, held)
        return
    is_built = name[0] == "0" or board["areas"][int(name[0]) - 1] is not None
    _hexagon(canvas, at, SIZE - 1, HOLE if is_built else BARE, EDGE if is_built else PLATE)
    if is_built:
        canvas.text(at, name, 10, PALE)
    elif name[1] == "0":
        canvas.text(at, f"+{name[0]}", 13, TURN)


def _storage(canvas: Canvas, at: Point, board: BoardData) -> None:
    """Draw twelve places for tiles and jokers, and two for expansions."""
    x, y = at
    names = [HEXAGON_NAMES[number] for number in tiles_of(board["tiles"])]
    _places(canvas, at, [*names, *["J"] * board["jokers"]], TILE_PLACES)
    left = x + 24 * TILE_PLACES + 14
    _places(canvas, (left, y), board["expansions"], EXPANSION_PLACES)
    canvas.text((left + 12, y + 20), "expansions", 9, PALE)


def _places(canvas: Canvas, at: Point, things: Sequence[str], places: int) -> None:
    x, y = at
    for place in range(places):
        spot = (x + 24 * place, y)
        if place >= len(things):
            _hexagon(canvas, spot, SMALL, HOLE, EDGE)
        elif things[place] == "J":
            canvas.disc(spot, SMALL - 2, PALETTE["marker"][0], EDGE)
            canvas.text(spot, "J", 10, INK)
        else:
            _named(canvas, spot, SMALL, things[place])
