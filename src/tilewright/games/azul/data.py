"""A position as plain data: its shape, and how to read it."""

from __future__ import annotations

from typing import Final, TypedDict

from tilewright.core.plain_data import DataField
from tilewright.games.azul import const
from tilewright.games.azul.geometry import (
    COLOURS,
    SEAT_COUNTS,
    SIDES,
    displays_for,
)
from tilewright.games.kit.counts import read_actor, read_counts, read_owner


class LineData(TypedDict):
    """A pattern line that is not empty."""

    colour: str
    count: int


class BoardData(TypedDict):
    """The board of a seat; lines and wall rows from the top, floor from the left."""

    score: int
    lines: list[LineData | None]
    wall: list[list[str | None]]
    floor: list[str]


class AzulData(TypedDict):
    """A whole position; heaps are counts per colour, in the order of `COLOURS`."""

    game: str
    side: str
    seats: int
    round: int
    start: int
    actor: int | str | None  # a seat, "nature", or None when the game is over
    displays: list[list[int]]
    centre: list[int]
    marker: int | str  # a seat, or "centre"
    bag: list[int]
    lid: list[int]
    idle: int  # consecutive rounds without a new tile on any wall (R7)
    laid: bool  # while tiling: whether this round has brought one
    boards: list[BoardData]


KEYS: Final = tuple(AzulData.__annotations__)
BOARD_KEYS: Final = tuple(BoardData.__annotations__)
FLOOR_WORDS: Final = (*COLOURS, "marker")
MAX_SCORE: Final = 10_000
MAX_ROUND: Final = 10_000


def read(value: object) -> AzulData:
    """Parse and check plain data; raise `BadPosition` if the position cannot arise."""
    from tilewright.games.azul.consistency import check

    data = read_shape(value)
    check(data)
    return data


def read_shape(value: object) -> AzulData:
    """Parse plain data, also of a position that cannot arise."""
    position = DataField(value)
    position.allow_only(KEYS)
    position["game"].choice(("azul",))
    side = SIDES[position["side"].choice(SIDES)]
    seats = position["seats"].number(SEAT_COUNTS[0], SEAT_COUNTS[-1])
    displays = displays_for(seats)
    return {
        "game": "azul",
        "side": side,
        "seats": seats,
        "round": position["round"].number(1, MAX_ROUND),
        "start": position["start"].number(0, seats - 1),
        "actor": read_actor(position["actor"], seats),
        "displays": [
            _heap(item, const.PER_DISPLAY)
            for item in position["displays"].items(displays, displays)
        ],
        "centre": _heap(position["centre"]),
        "marker": read_owner(position["marker"], seats),
        "bag": _heap(position["bag"]),
        "lid": _heap(position["lid"]),
        "idle": position["idle"].number(0, const.IDLE_LIMIT) if position.has("idle") else 0,
        "laid": position["laid"].boolean() if position.has("laid") else False,
        "boards": [_board(item) for item in position["boards"].items(seats, seats)],
    }


def _heap(field: DataField, most: int | None = None) -> list[int]:
    return read_counts(field, const.COLOURS, const.COPIES, most)


def _board(field: DataField) -> BoardData:
    field.allow_only(BOARD_KEYS)
    wall = [_row(item) for item in field["wall"].items(5, 5)]
    lines = [_line(item, size) for size, item in enumerate(field["lines"].items(5, 5), 1)]
    floor = [
        FLOOR_WORDS[item.choice(FLOOR_WORDS)]
        for item in field["floor"].items(0, const.FLOOR_PLACES)
    ]
    score = field["score"].number(0, MAX_SCORE)
    return {"score": score, "lines": lines, "wall": wall, "floor": floor}


def _line(field: DataField, size: int) -> LineData | None:
    if field.value is None:
        return None
    field.allow_only(("colour", "count"))
    colour = COLOURS[field["colour"].choice(COLOURS)]
    return {"colour": colour, "count": field["count"].number(1, size)}


def _row(field: DataField) -> list[str | None]:
    return [
        None if item.value is None else COLOURS[item.choice(COLOURS)] for item in field.items(5, 5)
    ]


def is_offered(data: AzulData) -> bool:
    """Return whether any tile lies on a display or in the centre."""
    return any(map(any, data["displays"])) or any(data["centre"])


def full_lines(board: BoardData) -> list[int]:
    """Return the numbers, from 0, of the full lines of a board."""
    return [i for i, line in enumerate(board["lines"]) if line and line["count"] == i + 1]


def free_columns(board: BoardData, row: int) -> list[int]:
    """Return the columns, from 0, that the tile of a full line may go to on the grey wall."""
    line = board["lines"][row]
    assert line is not None
    columns = zip(*board["wall"], strict=True)
    return [
        i
        for i, column in enumerate(columns)
        if board["wall"][row][i] is None and line["colour"] not in column
    ]
