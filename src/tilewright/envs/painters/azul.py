"""A picture of a table of Azul."""

from __future__ import annotations

from typing import Final

from tilewright.envs.picture.canvas import EDGE, LOSS, PANEL, PLATE, Canvas, Point
from tilewright.envs.picture.sheet import HEAD_HEIGHT, MARGIN, WIDTH, Sheet, plates, tiles_of
from tilewright.games.azul.const import FLOOR_PENALTY, FLOOR_PLACES
from tilewright.games.azul.data import AzulData, BoardData
from tilewright.games.azul.geometry import COLOURS, LETTERS, colour_at

TILE: Final = 28
STEP: Final = 32
SMALL: Final = 24
OFFER_HEIGHT: Final = 160
PANEL_HEIGHT: Final = HEAD_HEIGHT + 5 * STEP + 70


def paint(data: AzulData) -> Canvas:
    """Return the table as a picture."""
    sheet = Sheet(data["seats"], OFFER_HEIGHT, PANEL_HEIGHT)
    note = f"bag {sum(data['bag'])}   lid {sum(data['lid'])}"
    sheet.write_title(f"Azul, {data['side']} wall, round {data['round']}", data["actor"], note)
    _offer(sheet.canvas, data)
    for seat, at in enumerate(sheet.panels()):
        board = data["boards"][seat]
        sheet.write_head(at, seat, board["score"], data["actor"] == seat)
        _board(sheet.canvas, at, board, data["side"])
    return sheet.canvas


def _tile(canvas: Canvas, at: Point, size: float, colour: int) -> None:
    canvas.tile(at, size, COLOURS[colour], LETTERS[colour])


def _marker(canvas: Canvas, at: Point, size: float) -> None:
    canvas.tile(at, size, "marker", "1")


def _offer(canvas: Canvas, data: AzulData) -> None:
    for (x, _), heap in zip(plates(len(data["displays"])), data["displays"], strict=True):
        canvas.disc((x, 92), 41, PANEL, EDGE)
        for n, colour in enumerate(tiles_of(heap)):
            _tile(canvas, (x - 26 + 28 * (n % 2), 66 + 28 * (n // 2)), SMALL, colour)
    canvas.box((MARGIN, 144), (WIDTH - 2 * MARGIN, 42), PLATE, EDGE, 10)
    at = MARGIN + 10
    if data["marker"] == "centre":
        _marker(canvas, (at, 153), SMALL)
        at += 27
    for n, colour in enumerate(tiles_of(data["centre"])):
        _tile(canvas, (at + 27 * n, 153), SMALL, colour)


def _board(canvas: Canvas, at: Point, board: BoardData, side: str) -> None:
    x, y = at[0] + 18, at[1] + HEAD_HEIGHT
    for row in range(5):
        held = board["lines"][row]
        for place in range(row + 1):
            spot = (x + STEP * (4 - place), y + STEP * row)
            if held and place < held["count"]:
                _tile(canvas, spot, TILE, COLOURS.index(held["colour"]))
            else:
                canvas.hollow(spot, TILE)
        _wall_row(canvas, (x + 5 * STEP + 24, y + STEP * row), board, row, side)
    _floor(canvas, (x, y + 5 * STEP + 8), board)


def _wall_row(canvas: Canvas, at: Point, board: BoardData, row: int, side: str) -> None:
    for column, name in enumerate(board["wall"][row]):
        spot = (at[0] + STEP * column, at[1])
        if name:
            _tile(canvas, spot, TILE, COLOURS.index(name))
        elif side == "grey":
            canvas.hollow(spot, TILE)
        else:
            colour = colour_at(row, column)
            canvas.hollow(spot, TILE, COLOURS[colour], LETTERS[colour].lower())


def _floor(canvas: Canvas, at: Point, board: BoardData) -> None:
    x, y = at
    for place in range(FLOOR_PLACES):
        spot = (x + STEP * place, y + 14)
        loss = FLOOR_PENALTY[place + 1] - FLOOR_PENALTY[place]
        canvas.text((spot[0] + TILE / 2, y + 5), f"-{loss}", 11, LOSS)
        if place >= len(board["floor"]):
            canvas.hollow(spot, TILE)
        elif board["floor"][place] == "marker":
            _marker(canvas, spot, TILE)
        else:
            _tile(canvas, spot, TILE, COLOURS.index(board["floor"][place]))
