"""Why an action is refused: codes and their sentences."""

from __future__ import annotations

from typing import Final

from tilewright.core.errors import Refusal
from tilewright.games.azul.actions import ACTIONS, AzulAction
from tilewright.games.azul.data import AzulData, BoardData
from tilewright.games.azul.geometry import COLOURS

SENTENCES: Final = {
    "source.unknown": "there is no display {source}; this table has {displays}",
    "source.lacks-colour": "display {source} holds no {colour} tile",
    "centre.lacks-colour": "the centre holds no {colour} tile",
    "line.full": "line {line} is full",
    "line.holds-colour": "line {line} holds {held} tiles, so {colour} tiles can't go there",
    "wall.has-colour": "row {line} of the wall already has {colour}",
    "phase.taking": "you can only choose a column while tiling; now take tiles",
    "phase.tiling": "you can't take tiles while tiling; now choose a column",
    "column.covered": "column {column} of row {line} already holds a tile",
    "column.has-colour": "column {column} already has {colour}",
    "deal.too-many": "{count} tiles were dealt, but the displays hold {room}",
    "deal.too-few": "{count} tiles were dealt, but {due} are needed",
    "deal.not-in-bag": "tile {place} of the deal is {colour}, but the bag has no {colour} left",
    "deal.unknown-tile": "tile {place} of the deal is {tile}, which is not a colour",
}


def refuse(code: str, **values: str | int) -> Refusal:
    """Return a refusal with its sentence."""
    return Refusal(code, values, SENTENCES[code].format(**values))


def explain(data: AzulData, number: int) -> Refusal:
    """Return why an action is illegal in a position."""
    action = ACTIONS[number]
    assert isinstance(data["actor"], int)
    board = data["boards"][data["actor"]]
    tiling = not any(map(sum, data["displays"])) and not any(data["centre"])
    if action.kind == "column":
        return _explain_column(board, action) if tiling else refuse("phase.taking")
    return refuse("phase.tiling") if tiling else _explain_take(data, board, action)


def _explain_column(board: BoardData, action: AzulAction) -> Refusal:
    row = next(i for i, line in enumerate(board["lines"]) if line and line["count"] == i + 1)
    held = board["lines"][row]
    assert held is not None and action.column is not None
    if board["wall"][row][action.column - 1]:
        return refuse("column.covered", column=action.column, line=row + 1)
    return refuse("column.has-colour", column=action.column, colour=held["colour"])


def _explain_take(data: AzulData, board: BoardData, action: AzulAction) -> Refusal:
    assert action.source is not None and action.colour is not None and action.line is not None
    colour = COLOURS.index(action.colour)
    if action.source > len(data["displays"]):
        return refuse("source.unknown", source=action.source, displays=len(data["displays"]))
    if action.source and not data["displays"][action.source - 1][colour]:
        return refuse("source.lacks-colour", source=action.source, colour=action.colour)
    if not action.source and not data["centre"][colour]:
        return refuse("centre.lacks-colour", colour=action.colour)
    return _explain_line(board, action.line, action.colour)


def _explain_line(board: BoardData, line: int, colour: str) -> Refusal:
    held = board["lines"][line - 1]
    if held and held["count"] == line:
        return refuse("line.full", line=line)
    if held and held["colour"] != colour:
        return refuse("line.holds-colour", line=line, held=held["colour"], colour=colour)
    return refuse("wall.has-colour", line=line, colour=colour)
