"""A position as one line of text, and back.

`pavilion grey 2 round=1 start=1 actor=2 phase=placing turn=2 owed=0 token=centre
displays=PPYR,-,... centre=- supply=2P... bag=14P... tower=- board1=5:in:3P1G:-:...... x7`
Seats count from 1 here, as for people. A board is score, in or out (passed), hand, kept tiles
and the seven stars, each its positions 1 to 6.
"""

from __future__ import annotations

from tilewright.core.errors import BadNotation, BadPosition
from tilewright.games.pavilion.data import BoardData, PavilionData, read
from tilewright.games.pavilion.geometry import COLOURS, LETTERS
from tilewright.games.pavilion.notation import TILES

_LETTER = dict(zip(COLOURS, LETTERS, strict=True))
_COLOUR = dict(zip(LETTERS, COLOURS, strict=True))
_HEAPS = ("centre", "supply", "bag", "tower")


def write(data: PavilionData) -> str:
    """Return a position as text."""
    actor, token = data["actor"], data["token"]
    fields: dict[str, str | int] = {
        "round": data["round"],
        "start": data["start"] + 1,
        "actor": "over" if actor is None else actor + 1 if isinstance(actor, int) else actor,
        "phase": data["phase"],
        "turn": data["turn"] + 1,
        "owed": data["owed"],
        "token": token + 1 if isinstance(token, int) else token,
        "displays": ",".join(map(TILES.write_tiles, data["displays"])),
        "centre": TILES.write_tiles(data["centre"]),
        "supply": TILES.write_heap(data["supply"]),
        "bag": TILES.write_heap(data["bag"]),
        "tower": TILES.write_heap(data["tower"]),
    }
    fields |= {f"board{i}": _write_board(board) for i, board in enumerate(data["boards"], 1)}
    head = f"pavilion {data['side']} {data['seats']} "
    return head + " ".join(f"{name}={value}" for name, value in fields.items())


def _write_board(board: BoardData) -> str:
    stars = ["".join(_LETTER[tile] if tile else "." for tile in star) for star in board["stars"]]
    hand, kept = TILES.write_heap(board["hand"]), TILES.write_heap(board["kept"])
    state = "out" if board["passed"] else "in"
    return f"{board['score']}:{state}:{hand}:{kept}:{'/'.join(stars)}"


def parse(text: str) -> PavilionData:
    """Return the position of a text, checked like plain data."""
    words = text.split()
    if len(words) < 3 or words[0] != "pavilion":
        found = f'found "{text[:40]}"'
        raise BadPosition("", f'expected "pavilion", a side and the seats first, {found}')
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
    data: dict[str, object] = {"game": "pavilion", "side": side, "seats": _number("seats", seats)}
    boards: list[object] = []
    for name, value in fields.items():
        if name in data or name in ("boards", "wild"):
            raise BadPosition(name, f'means nothing here: "{name}={value}"')
        if name == f"board{len(boards) + 1}":
            boards.append(_read_board(name, value))
        else:
            data[name] = _read_field(name, value)
    return data | {"boards": boards}


def _read_field(name: str, value: str) -> object:
    if name == "phase":
        return value
    if name == "displays":
        return [TILES.read_heap(heap) for heap in value.split(",")]
    if name in _HEAPS:
        return TILES.read_heap(value)
    if (name, value) in (("actor", "nature"), ("token", "centre")):
        return value
    if (name, value) == ("actor", "over"):
        return None
    return _number(name, value) - (name in ("start", "actor", "turn", "token"))


def _number(name: str, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 10):
        raise BadPosition(name, f'expected a number, found "{value}"')
    return int(value)


def _read_board(name: str, value: str) -> dict[str, object]:
    parts = value.split(":")
    if len(parts) != 5 or parts[1] not in ("in", "out"):
        raise BadPosition(name, f'expected score:in:hand:kept:stars, found "{value}"')
    score, state, hand, kept, stars = parts
    return {
        "score": _number(name, score),
        "hand": TILES.read_heap(hand),
        "kept": TILES.read_heap(kept),
        "passed": state == "out",
        "stars": [[_read_tile(name, tile) for tile in star] for star in stars.split("/")],
    }


def _read_tile(name: str, tile: str) -> str | None:
    if tile == ".":
        return None
    if tile not in _COLOUR:
        raise BadPosition(name, f'expected a colour {" ".join(LETTERS)}, found "{tile}"')
    return _COLOUR[tile]
