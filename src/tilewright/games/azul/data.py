"""Positions of Azul as plain data: their shape, and which cannot arise."""

from __future__ import annotations

from typing import Final, TypedDict

from tilewright.core.errors import BadPosition
from tilewright.core.plain_data import DataField
from tilewright.games.azul import const
from tilewright.games.azul.geometry import (
    COLOURS,
    SEAT_COUNTS,
    SIDES,
    column_of,
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
    position = DataField(value)
    position.allow_only(KEYS)
    position["game"].choice(("azul",))
    side = SIDES[position["side"].choice(SIDES)]
    seats = position["seats"].number(SEAT_COUNTS[0], SEAT_COUNTS[-1])
    displays = displays_for(seats)
    data: AzulData = {
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
        "boards": [_board(item, side) for item in position["boards"].items(seats, seats)],
    }
    check_totals(data)
    check_phase(data)
    return data


def _heap(field: DataField, most: int | None = None) -> list[int]:
    return read_counts(field, const.COLOURS, const.COPIES, most)


def _board(field: DataField, side: str) -> BoardData:
    field.allow_only(BOARD_KEYS)
    wall = [_row(item) for item in field["wall"].items(5, 5)]
    check_wall(field["wall"], wall, side)
    lines = [_line(item, size) for size, item in enumerate(field["lines"].items(5, 5), 1)]
    for i, line in enumerate(lines):
        if line and line["colour"] in wall[i]:
            problem = f"line {i + 1} holds {line['colour']}, which row {i + 1} already has"
            raise field["lines"].refuse(problem, "position.line")
    floor = [
        FLOOR_WORDS[item.choice(FLOOR_WORDS)]
        for item in field["floor"].items(0, const.FLOOR_PLACES)
    ]
    if floor.count("marker") > 1:
        raise field["floor"].refuse("there is only one marker", "position.marker")
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


def check_wall(field: DataField, wall: list[list[str | None]], side: str) -> None:
    """Refuse a wall that breaks the rules of its side."""
    columns = [list(column) for column in zip(*wall, strict=True)]
    for i, row in enumerate(wall):
        _no_pair(field, row, f"row {i + 1}")
        _no_pair(field, columns[i], f"column {i + 1}")
        for j, colour in enumerate(row):
            if side == "coloured" and colour and column_of(COLOURS.index(colour), i) != j:
                problem = f"{colour} does not belong in row {i + 1}, column {j + 1}"
                raise field.refuse(problem, "position.wall")


def _no_pair(field: DataField, places: list[str | None], where: str) -> None:
    for colour in COLOURS:
        if places.count(colour) > 1:
            raise field.refuse(f"{colour} lies twice in {where}", "position.wall")


def check_totals(data: AzulData) -> None:
    """Refuse a position with too many or too few tiles of a kind."""
    for i, colour in enumerate(COLOURS):
        total = sum(heap[i] for heap in (*data["displays"], data["centre"]))
        total += data["bag"][i] + data["lid"][i]
        total += sum(_on_board(board, colour) for board in data["boards"])
        if total != const.COPIES:
            problem = f"there are {total} {colour} tiles, not {const.COPIES}"
            raise BadPosition("", problem, "position.tiles")


def _on_board(board: BoardData, colour: str) -> int:
    lines = sum(line["count"] for line in board["lines"] if line and line["colour"] == colour)
    wall = sum(row.count(colour) for row in board["wall"])
    return lines + wall + board["floor"].count(colour)


def is_offered(data: AzulData) -> bool:
    """Return whether any tile lies on a display or in the centre."""
    return any(map(any, data["displays"])) or any(data["centre"])


def check_phase(data: AzulData) -> None:
    """Refuse a position that fits no phase of a round."""
    if data["actor"] is None:
        _check_over(data)
    elif data["actor"] == "nature":
        _check_dealing(data)
    elif is_offered(data):
        _check_taking(data)
    else:
        _check_tiling(data)


def _refuse(where: str, problem: str, kind: str) -> BadPosition:
    return BadPosition(where, problem, f"position.{kind}")


def full_lines(board: BoardData) -> list[int]:
    """Return the numbers, from 0, of the full lines of a board."""
    return [i for i, line in enumerate(board["lines"]) if line and line["count"] == i + 1]


def _check_settled(data: AzulData, seats: list[int], when: str) -> None:
    for seat in seats:
        board = data["boards"][seat]
        if board["floor"]:
            raise _refuse(f"boards[{seat}].floor", f"must be empty {when}", "phase")
        if full_lines(board):
            raise _refuse(f"boards[{seat}].lines", f"none can be full {when}", "phase")


def _check_running(data: AzulData) -> None:
    if data["idle"] == const.IDLE_LIMIT:
        raise _refuse("idle", f"after {const.IDLE_LIMIT} such rounds the game is over", "phase")


def _has_row(board: BoardData) -> bool:
    return any(all(row) for row in board["wall"])


def _check_no_row(data: AzulData, seats: list[int]) -> None:
    for seat in seats:
        if _has_row(data["boards"][seat]):
            raise _refuse(f"boards[{seat}].wall", "with a complete row the game is over", "phase")


def _check_over(data: AzulData) -> None:
    if is_offered(data):
        raise _refuse("actor", "the game cannot be over while tiles are on offer", "phase")
    _check_settled(data, list(range(data["seats"])), "when the game is over")
    _check_laid(data)
    ended = any(map(_has_row, data["boards"])) or data["idle"] == const.IDLE_LIMIT
    if not ended and (any(data["bag"]) or any(data["lid"])):
        problem = "the game is not over: no row is complete and tiles are left to deal"
        raise _refuse("actor", problem, "phase")


def _check_laid(data: AzulData) -> None:
    if data["laid"]:
        raise _refuse("laid", "is true only while tiling", "phase")


def _check_dealing(data: AzulData) -> None:
    if is_offered(data):
        raise _refuse("actor", "chance is not to act while tiles are on offer", "phase")
    everyone = list(range(data["seats"]))
    _check_settled(data, everyone, "before a deal")
    _check_running(data)
    _check_no_row(data, everyone)
    _check_laid(data)
    if data["marker"] != "centre":
        raise _refuse("marker", "lies in the centre before a deal", "marker")
    if not any(data["bag"]) and not any(data["lid"]):
        raise _refuse("actor", "there is no tile to deal", "phase")


def _check_taking(data: AzulData) -> None:
    _check_running(data)
    _check_laid(data)
    _check_no_row(data, list(range(data["seats"])))
    for seat in range(data["seats"]):
        _check_marker(data, seat)


def _check_marker(data: AzulData, seat: int) -> None:
    """Refuse a marker that is not on its owner's floor, unless the floor was full (R2)."""
    floor = data["boards"][seat]["floor"]
    owns = data["marker"] == seat
    if "marker" in floor and not owns:
        raise _refuse(f"boards[{seat}].floor", "holds a marker that lies elsewhere", "marker")
    if owns and "marker" not in floor and len(floor) < const.FLOOR_PLACES:
        raise _refuse(f"boards[{seat}].floor", "lacks the marker this seat took", "marker")


def _check_tiling(data: AzulData) -> None:
    if data["side"] == "coloured":
        raise _refuse("actor", "no seat can act: nothing is on offer", "phase")
    assert isinstance(data["actor"], int)
    _check_running(data)
    done = (data["actor"] - data["start"]) % data["seats"]
    order = [(data["start"] + i) % data["seats"] for i in range(data["seats"])]
    _check_settled(data, order[:done], "for a seat that has tiled")
    if not data["laid"] and any(_has_row(data["boards"][seat]) for seat in order[:done]):
        raise _refuse("laid", "must be true: a row was completed in this round", "phase")
    _check_no_row(data, order[done + 1 :])
    for seat in order[done:]:
        _check_marker(data, seat)
    _check_choice(data, data["actor"])


def _check_choice(data: AzulData, seat: int) -> None:
    """Refuse tiling unless the first full line has at least two possible columns (R11)."""
    board = data["boards"][seat]
    full = full_lines(board)
    if not full or len(free_columns(board, full[0])) < 2:
        raise _refuse("actor", f"seat {seat} has no column to choose", "phase")


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
