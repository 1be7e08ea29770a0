"""A position as one line of text, and back.

`azul grey 2 round=1 start=1 actor=2 marker=centre idle=0 laid=no displays=BBYR,-,...
centre=BK bag=14B... lid=- board1=0:-/R/-/-/-:...../...../...../...../.....:*B board2=...`
Seats are numbered from 1 here. A board is score, lines, wall and floor.
"""

from __future__ import annotations

from tilewright.core.errors import BadPosition
from tilewright.games.azul.data import AzulData, BoardData, LineData, read, read_shape
from tilewright.games.azul.geometry import COLOURS, LETTERS
from tilewright.games.azul.notation import TILES
from tilewright.games.kit.fields import (
    read_fields,
    read_number,
    read_seat,
    read_yes,
    seat_text,
    write_fields,
)

_SEATS = {"start": (), "actor": ("nature", "over"), "marker": ("centre",)}
_LETTER = dict(zip(COLOURS, LETTERS, strict=True))
_COLOUR = dict(zip(LETTERS, COLOURS, strict=True))


def write(data: AzulData) -> str:
    """Return a position as text."""
    fields: dict[str, str | int] = {
        "round": data["round"],
        "start": seat_text(data["start"]),
        "actor": seat_text(data["actor"]),
        "marker": seat_text(data["marker"]),
        "idle": data["idle"],
        "laid": "yes" if data["laid"] else "no",
        "displays": ",".join(map(TILES.write_tiles, data["displays"])),
        "centre": TILES.write_tiles(data["centre"]),
        "bag": TILES.write_heap(data["bag"]),
        "lid": TILES.write_heap(data["lid"]),
    }
    head = ("azul", data["side"], data["seats"])
    return write_fields(head, fields, map(_write_board, data["boards"]))


def _write_board(board: BoardData) -> str:
    lines = [_LETTER[line["colour"]] * line["count"] if line else "-" for line in board["lines"]]
    wall = ["".join(_LETTER[tile] if tile else "." for tile in row) for row in board["wall"]]
    floor = "".join("*" if tile == "marker" else _LETTER[tile] for tile in board["floor"])
    return f"{board['score']}:{'/'.join(lines)}:{'/'.join(wall)}:{floor or '-'}"


def parse(text: str) -> AzulData:
    """Parse a position, checked like plain data."""
    return read(_parse(text))


def parse_shape(text: str) -> AzulData:
    """Parse a position that perhaps cannot arise."""
    return read_shape(_parse(text))


def _parse(text: str) -> dict[str, object]:
    return read_fields("azul", text, _read_field, _read_board)


def _read_field(name: str, value: str) -> object:
    if name == "laid":
        return read_yes(name, value)
    if name == "displays":
        return [TILES.read_heap(heap) for heap in value.split(",")]
    if name in ("centre", "bag", "lid"):
        return TILES.read_heap(value)
    if name in _SEATS:
        return read_seat(name, value, *_SEATS[name])
    return read_number(name, value)


def _read_board(name: str, value: str) -> dict[str, object]:
    parts = value.split(":")
    if len(parts) != 4:
        raise BadPosition(name, f'expected score:lines:wall:floor, found "{value}"')
    score, lines, wall, floor = parts
    if not floor:
        raise BadPosition(name, 'expected the floor at the end, "-" if it is empty')
    return {
        "score": read_number(name, score),
        "lines": [_read_line(name, line) for line in lines.split("/")],
        "wall": [[_read_tile(name, tile) for tile in row] for row in wall.split("/")],
        "floor": [_read_tile(name, tile) for tile in floor] if floor != "-" else [],
    }


def _read_line(name: str, line: str) -> LineData | None:
    if line == "-":
        return None
    if not line or line[0] not in LETTERS or line.strip(line[0]):
        raise BadPosition(name, f'expected a line such as RRR or -, found "{line}"')
    return {"colour": _COLOUR[line[0]], "count": len(line)}


def _read_tile(name: str, tile: str) -> str | None:
    if tile == ".":
        return None
    if tile == "*":
        return "marker"
    if tile not in _COLOUR:
        raise BadPosition(name, f'expected a colour {" ".join(LETTERS)}, found "{tile}"')
    return _COLOUR[tile]
