"""A position as one line of text, and back.

`pavilion grey 2 round=1 start=1 actor=2 phase=placing turn=2 owed=0 token=centre
displays=PPYR,-,... centre=- supply=2P... bag=14P... tower=- board1=5:in:3P1G:-:...... x7`
Seats are numbered from 1 here. A board is score, in or out (passed), hand, kept tiles
and the seven stars, each its positions 1 to 6.
"""

from __future__ import annotations

from tilewright.core.errors import BadPosition
from tilewright.games.kit.fields import (
    read_fields,
    read_number,
    read_seat,
    seat_text,
    write_fields,
)
from tilewright.games.pavilion.data import BoardData, PavilionData, read, read_shape
from tilewright.games.pavilion.geometry import COLOURS, LETTERS
from tilewright.games.pavilion.notation import TILES

_LETTER = dict(zip(COLOURS, LETTERS, strict=True))
_COLOUR = dict(zip(LETTERS, COLOURS, strict=True))
_SEATS = {"start": (), "turn": (), "actor": ("nature", "over"), "token": ("centre",)}
_HEAPS = ("centre", "supply", "bag", "tower")


def write(data: PavilionData) -> str:
    """Return a position as text."""
    fields: dict[str, str | int] = {
        "round": data["round"],
        "start": seat_text(data["start"]),
        "actor": seat_text(data["actor"]),
        "phase": data["phase"],
        "turn": seat_text(data["turn"]),
        "owed": data["owed"],
        "token": seat_text(data["token"]),
        "displays": ",".join(map(TILES.write_tiles, data["displays"])),
        "centre": TILES.write_tiles(data["centre"]),
        "supply": TILES.write_heap(data["supply"]),
        "bag": TILES.write_heap(data["bag"]),
        "tower": TILES.write_heap(data["tower"]),
    }
    head = ("pavilion", data["side"], data["seats"])
    return write_fields(head, fields, map(_write_board, data["boards"]))


def _write_board(board: BoardData) -> str:
    stars = ["".join(_LETTER[tile] if tile else "." for tile in star) for star in board["stars"]]
    hand, kept = TILES.write_heap(board["hand"]), TILES.write_heap(board["kept"])
    state = "out" if board["passed"] else "in"
    return f"{board['score']}:{state}:{hand}:{kept}:{'/'.join(stars)}"


def parse(text: str) -> PavilionData:
    """Parse a position, checked like plain data."""
    return read(_parse(text))


def parse_shape(text: str) -> PavilionData:
    """Parse a position that perhaps cannot arise."""
    return read_shape(_parse(text))


def _parse(text: str) -> dict[str, object]:
    return read_fields("pavilion", text, _read_field, _read_board)


def _read_field(name: str, value: str) -> object:
    if name == "phase":
        return value
    if name == "displays":
        return [TILES.read_heap(heap) for heap in value.split(",")]
    if name in _HEAPS:
        return TILES.read_heap(value)
    if name in _SEATS:
        return read_seat(name, value, *_SEATS[name])
    return read_number(name, value)


def _read_board(name: str, value: str) -> dict[str, object]:
    parts = value.split(":")
    if len(parts) != 5 or parts[1] not in ("in", "out"):
        raise BadPosition(name, f'expected score:in:hand:kept:stars, found "{value}"')
    score, state, hand, kept, stars = parts
    return {
        "score": read_number(name, score),
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
