"""A position as plain data and as text; what cannot arise is refused."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from tilewright.core.errors import BadPosition
from tilewright.core.plain_data import DataField
from tilewright.games.kit.counts import read_actor, read_counts
from tilewright.games.kit.fields import (
    read_fields,
    read_number,
    read_seat,
    seat_text,
    write_fields,
)
from tilewright.games.kit.letters import TileLetters

COLOURS: Final = ("amber", "chalk", "jade", "moss")
LETTERS: Final = "ACJM"
COPIES: Final = 30
ROUNDS: Final = 7
TAKES: Final = 4  # of a seat in a round
SIDES: Final = ("single", "double")
STONES: Final = TileLetters(LETTERS)

Data = dict[str, Any]


def tray_size(seats: int) -> int:
    """Return how many stones are laid out in a round."""
    return TAKES * seats + 1


def row_points(row: str) -> int:
    """Return the points of a row: a stone scores the length of its run when it is placed."""
    runs = [len(list(run)) for _, run in groupby(row)]
    return sum(run * (run + 1) // 2 for run in runs)


def read(data: object) -> Data:
    """Return plain data, checked; raise `BadPosition` if the position cannot arise."""
    root = DataField(data)
    root.allow_only(
        ("game", "side", "seats", "start", "round", "actor", "bag", "tray", "held", "boards")
    )
    root["game"].choice(("quarry",))
    side = SIDES[root["side"].choice(SIDES)]
    seats = root["seats"].number(2, 4)
    held = root["held"]
    found: Data = {
        "game": "quarry",
        "side": side,
        "seats": seats,
        "start": root["start"].number(0, seats - 1),
        "round": root["round"].number(1, ROUNDS),
        "actor": read_actor(root["actor"], seats),
        "bag": read_counts(root["bag"], len(COLOURS), COPIES),
        "tray": read_counts(root["tray"], len(COLOURS), COPIES),
        "held": None if held.value is None else COLOURS[held.choice(COLOURS)],
        "boards": [_board(field, side) for field in root["boards"].items(seats, seats)],
    }
    _check(found)
    return found


def _board(field: DataField, side: str) -> Data:
    field.allow_only(("score", "rows"))
    count = 1 + SIDES.index(side)
    rows = [_row(row) for row in field["rows"].items(count, count)]
    return {"score": field["score"].number(0, 1000), "rows": rows}


def _row(field: DataField) -> str:
    if not isinstance(field.value, str) or field.value.strip(LETTERS):
        raise field.expected(f"stones {' '.join(LETTERS)}")
    return field.value


def _check(data: Data) -> None:
    """Refuse a position that no match comes to: everything follows from who has taken what."""
    seats, tray = data["seats"], sum(data["tray"])
    rounds = data["round"] - (data["actor"] == "nature")
    taken = 0
    if isinstance(data["actor"], int):
        taken = tray_size(seats) - tray - (data["held"] is not None)
        if not 0 <= taken < TAKES * seats:
            raise _wrong("tray", "stones on the tray")
    elif tray or data["held"]:
        raise _wrong("tray", "no stones")
    elif data["actor"] is None and data["round"] != ROUNDS:
        raise _wrong("round", f"round {ROUNDS}")
    if data["held"] and data["side"] == SIDES[0]:
        raise _wrong("held", "no stone to place on this side")
    if sum(data["bag"]) != len(COLOURS) * COPIES - rounds * tray_size(seats):
        raise _wrong("bag", "the stones that are left")
    first = (data["start"] + data["round"] - 1) % seats
    if isinstance(data["actor"], int) and data["actor"] != (first + taken) % seats:
        raise _wrong("actor", f"seat {(first + taken) % seats}")
    finished = data["round"] - (data["actor"] is not None)
    for seat, board in enumerate(data["boards"]):
        turns = (taken - (seat - first) % seats + seats - 1) // seats
        if sum(map(len, board["rows"])) != TAKES * finished + turns:
            raise _wrong(f"boards[{seat}].rows", f"{TAKES * finished + turns} stones")
        if board["score"] != sum(map(row_points, board["rows"])):
            raise _wrong(f"boards[{seat}].score", "the points of the rows")
    _check_colours(data)


def _check_colours(data: Data) -> None:
    stones = "".join(row for board in data["boards"] for row in board["rows"])
    for colour, letter in enumerate(LETTERS):
        seen = data["bag"][colour] + data["tray"][colour] + stones.count(letter)
        if seen + (data["held"] == COLOURS[colour]) > COPIES:
            raise _wrong("bag", f"at most {COPIES} stones of {COLOURS[colour]}")


def _wrong(where: str, expected: str) -> BadPosition:
    return BadPosition(where, f"expected {expected} at this point of a match", "position.stones")


def write_text(data: Data) -> str:
    """Return a position as one line of text."""
    fields = {
        "start": seat_text(data["start"]),
        "round": data["round"],
        "actor": seat_text(data["actor"]),
        "bag": STONES.write_heap(data["bag"]),
        "tray": STONES.write_tiles(data["tray"]),
        "held": data["held"] or "-",
    }
    boards = [f"{b['score']}:{'/'.join(row or '-' for row in b['rows'])}" for b in data["boards"]]
    return write_fields(("quarry", data["side"], data["seats"]), fields, boards)


def read_text(line: str) -> Data:
    """Return the position of a text, checked like plain data."""
    return read(read_fields("quarry", line, _read_field, _read_board))


def _read_field(name: str, value: str) -> object:
    if name in ("bag", "tray"):
        return STONES.read_heap(value)
    if name == "held":
        return None if value == "-" else value
    if name in ("start", "actor"):
        return read_seat(name, value, *(("nature", "over") if name == "actor" else ()))
    return read_number(name, value)


def _read_board(name: str, value: str) -> object:
    score, _, rows = value.partition(":")
    read_rows = ["" if row == "-" else row for row in rows.split("/")]
    return {"score": read_number(name, score), "rows": read_rows}
