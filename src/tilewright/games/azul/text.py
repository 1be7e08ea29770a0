"""A position as one line of text, and back.

`azul grey 2 round=1 start=1 actor=2 marker=centre idle=0 laid=no displays=BBYR,-,...
centre=BK bag=14B... lid=- board1=0:-/R/-/-/-:...../...../...../...../.....:*B board2=...`
Seats count from 1 here, as for people. A board is score, lines, wall and floor.
"""

from __future__ import annotations

from tilewright.core.errors import BadNotation, BadPosition
from tilewright.games.azul.data import AzulData, BoardData, LineData, read
from tilewright.games.azul.geometry import COLOURS, LETTERS
from tilewright.games.azul.notation import TILES

_LETTER = dict(zip(COLOURS, LETTERS, strict=True))
_COLOUR = dict(zip(LETTERS, COLOURS, strict=True))


def write(data: AzulData) -> str:
    """Return a position as text."""
    actor, marker = data["actor"], data["marker"]
    fields = {
        "round": data["round"],
        "start": data["start"] + 1,
        "actor": "over" if actor is None else actor + 1 if isinstance(actor, int) else actor,
        "marker": marker + 1 if isinstance(marker, int) else marker,
        "idle": data["idle"],
        "laid": "yes" if data["laid"] else "no",
        "displays": ",".join(map(TILES.write_tiles, data["displays"])),
        "centre": TILES.write_tiles(data["centre"]),
        "bag": TILES.write_heap(data["bag"]),
        "lid": TILES.write_heap(data["lid"]),
    }
    fields |= {f"board{i}": _write_board(board) for i, board in enumerate(data["boards"], 1)}
    head = f"azul {data['side']} {data['seats']} "
    return head + " ".join(f"{name}={value}" for name, value in fields.items())


def _write_board(board: BoardData) -> str:
    lines = [_LETTER[line["colour"]] * line["count"] if line else "-" for line in board["lines"]]
    wall = ["".join(_LETTER[tile] if tile else "." for tile in row) for row in board["wall"]]
    floor = "".join("*" if tile == "marker" else _LETTER[tile] for tile in board["floor"])
    return f"{board['score']}:{'/'.join(lines)}:{'/'.join(wall)}:{floor or '-'}"


def parse(text: str) -> AzulData:
    """Return the position of a text, checked like plain data."""
    words = text.split()
    if len(words) < 3 or words[0] != "azul":
        raise BadPosition("", f'expected "azul", a side and the seats first, found "{text[:40]}"')
    fields: dict[str, str] = {}
    for word in words[3:]:
        name, equals, value = word.partition("=")
        if not equals or name in fields:
            raise BadPosition("", f'expected a new name=value, found "{word}"')
        fields[name] = value
    try:
        return read(_gather(words[1], words[2], fields))
    except BadNotation as error:
        raise BadPosition("", str(error)) from error


def _gather(side: str, seats: str, fields: dict[str, str]) -> dict[str, object]:
    """Return the plain data that a text stands for, not yet checked."""
    data: dict[str, object] = {"game": "azul", "side": side, "seats": _number("seats", seats)}
    boards: list[object] = []
    for name, value in fields.items():
        if name in data or name == "boards":
            raise BadPosition(name, f'means nothing here: "{name}={value}"')
        if name == f"board{len(boards) + 1}":
            boards.append(_read_board(name, value))
        else:
            data[name] = _read_field(name, value)
    return data | {"boards": boards}


def _read_field(name: str, value: str) -> object:
    if name == "laid":
        if value not in ("yes", "no"):
            raise BadPosition(name, f'expected yes or no, found "{value}"')
        return value == "yes"
    if name == "displays":
        return [TILES.read_heap(heap) for heap in value.split(",")]
    if name in ("centre", "bag", "lid"):
        return TILES.read_heap(value)
    if (name, value) in (("actor", "nature"), ("marker", "centre")):
        return value
    if (name, value) == ("actor", "over"):
        return None
    return _number(name, value) - (name in ("start", "actor", "marker"))


def _number(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 10):
        raise BadPosition(name, f'expected a number, found "{value}"')
    return int(value)


def _read_board(name: str, value: str) -> dict[str, object]:
    parts = value.split(":")
    if len(parts) != 4:
        raise BadPosition(name, f'expected score:lines:wall:floor, found "{value}"')
    score, lines, wall, floor = parts
    if not floor:
        raise BadPosition(name, 'expected the floor at the end, "-" if it is empty')
    return {
        "score": _number(name, score),
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
