"""Find out why a position of Azul cannot arise."""

from __future__ import annotations

from collections.abc import Iterator

from tilewright.core.errors import BadPosition, Value
from tilewright.games.azul import const
from tilewright.games.azul.data import AzulData, BoardData, free_columns, full_lines, is_offered
from tilewright.games.azul.geometry import COLOURS, column_of

Problems = Iterator[BadPosition]


def check(data: AzulData) -> None:
    """Raise `BadPosition` if a position cannot arise."""
    for problem in problems(data):
        raise problem


def problems(data: AzulData) -> Problems:
    """Return everything that keeps a position from arising, boards first."""
    for seat, board in enumerate(data["boards"]):
        yield from _wall_problems(data["side"], seat, board)
        yield from _line_problems(seat, board)
        if board["floor"].count("marker") > 1:
            yield refuse(f"boards[{seat}].floor", "there is only one marker", "marker", "two")
    yield from _totals(data)
    yield from _phase_problems(data)


def refuse(where: str, problem: str, kind: str, reason: str, **details: Value) -> BadPosition:
    """Return the error for an impossible position."""
    return BadPosition(where, problem, f"position.{kind}", f"{kind}-{reason}", details)


def _wall_problems(side: str, seat: int, board: BoardData) -> Problems:
    """Find what breaks the rules of a side of the wall."""
    where = f"boards[{seat}].wall"
    wall = board["wall"]
    columns = [list(column) for column in zip(*wall, strict=True)]
    for i, row in enumerate(wall):
        yield from _pairs(where, row, "row", i)
        yield from _pairs(where, columns[i], "column", i)
        for j, colour in enumerate(row):
            if side == "coloured" and colour and column_of(COLOURS.index(colour), i) != j:
                problem = f"{colour} does not belong in row {i + 1}, column {j + 1}"
                details: dict[str, Value] = {"colour": colour, "row": i + 1, "column": j + 1}
                yield refuse(where, problem, "wall", "place", **details)


def _pairs(where: str, places: list[str | None], what: str, i: int) -> Problems:
    for colour in COLOURS:
        if places.count(colour) > 1:
            problem = f"{colour} lies twice in {what} {i + 1}"
            details: dict[str, Value] = {"colour": colour, what: i + 1}
            yield refuse(where, problem, "wall", f"{what}-twice", **details)


def _line_problems(seat: int, board: BoardData) -> Problems:
    for i, line in enumerate(board["lines"]):
        if line and line["colour"] in board["wall"][i]:
            problem = f"line {i + 1} holds {line['colour']}, which row {i + 1} already has"
            details: dict[str, Value] = {"colour": line["colour"], "line": i + 1}
            yield refuse(f"boards[{seat}].lines", problem, "line", "on-wall", **details)


def _totals(data: AzulData) -> Problems:
    """Find colours with too many or too few tiles."""
    for i, colour in enumerate(COLOURS):
        total = sum(heap[i] for heap in (*data["displays"], data["centre"]))
        total += data["bag"][i] + data["lid"][i]
        total += sum(_on_board(board, colour) for board in data["boards"])
        if total != const.COPIES:
            problem = f"there are {total} {colour} tiles, not {const.COPIES}"
            yield refuse("", problem, "tiles", "total", colour=colour, count=total)


def _on_board(board: BoardData, colour: str) -> int:
    lines = sum(line["count"] for line in board["lines"] if line and line["colour"] == colour)
    wall = sum(row.count(colour) for row in board["wall"])
    return lines + wall + board["floor"].count(colour)


def _phase_problems(data: AzulData) -> Problems:
    """Find what fits no phase of a round."""
    if data["actor"] is None:
        yield from _over(data)
    elif data["actor"] == "nature":
        yield from _dealing(data)
    elif is_offered(data):
        yield from _taking(data)
    else:
        yield from _tiling(data)


def _settled(data: AzulData, seats: list[int], when: str) -> Problems:
    for seat in seats:
        board, where = data["boards"][seat], f"boards[{seat}]"
        if board["floor"]:
            problem = f"must be empty {when}"
            yield refuse(f"{where}.floor", problem, "phase", "floor", seat=seat)
        for line in full_lines(board):
            problem = f"none can be full {when}"
            yield refuse(f"{where}.lines", problem, "phase", "line", seat=seat, line=line + 1)


def _running(data: AzulData) -> Problems:
    if data["idle"] == const.IDLE_LIMIT:
        problem = f"after {const.IDLE_LIMIT} such rounds the game is over"
        yield refuse("idle", problem, "phase", "idle", count=const.IDLE_LIMIT)


def _has_row(board: BoardData) -> bool:
    return any(all(row) for row in board["wall"])


def _no_row(data: AzulData, seats: list[int]) -> Problems:
    for seat in seats:
        if _has_row(data["boards"][seat]):
            problem = "with a complete row the game is over"
            yield refuse(f"boards[{seat}].wall", problem, "phase", "row", seat=seat)


def _over(data: AzulData) -> Problems:
    if is_offered(data):
        problem = "the game cannot be over while tiles are on offer"
        yield refuse("actor", problem, "phase", "over-offered")
    yield from _settled(data, list(range(data["seats"])), "when the game is over")
    yield from _laid(data)
    ended = any(map(_has_row, data["boards"])) or data["idle"] == const.IDLE_LIMIT
    if not ended and (any(data["bag"]) or any(data["lid"])):
        problem = "the game is not over: no row is complete and tiles are left to deal"
        yield refuse("actor", problem, "phase", "not-over")


def _laid(data: AzulData) -> Problems:
    if data["laid"]:
        yield refuse("laid", "is true only while tiling", "phase", "laid")


def _dealing(data: AzulData) -> Problems:
    if is_offered(data):
        problem = "chance is not to act while tiles are on offer"
        yield refuse("actor", problem, "phase", "dealt")
    everyone = list(range(data["seats"]))
    yield from _settled(data, everyone, "before a deal")
    yield from _running(data)
    yield from _no_row(data, everyone)
    yield from _laid(data)
    if data["marker"] != "centre":
        yield refuse("marker", "lies in the centre before a deal", "marker", "deal")
    if not any(data["bag"]) and not any(data["lid"]):
        yield refuse("actor", "there is no tile to deal", "phase", "no-tiles")


def _taking(data: AzulData) -> Problems:
    yield from _running(data)
    yield from _laid(data)
    yield from _no_row(data, list(range(data["seats"])))
    for seat in range(data["seats"]):
        yield from _marker(data, seat)


def _marker(data: AzulData, seat: int) -> Problems:
    """Find a marker that is not on its owner's floor, unless the floor was full (R2)."""
    floor = data["boards"][seat]["floor"]
    where = f"boards[{seat}].floor"
    owns = data["marker"] == seat
    if "marker" in floor and not owns:
        yield refuse(where, "holds a marker that lies elsewhere", "marker", "stray", seat=seat)
    if owns and "marker" not in floor and len(floor) < const.FLOOR_PLACES:
        yield refuse(where, "lacks the marker this seat took", "marker", "missing", seat=seat)


def _tiling(data: AzulData) -> Problems:
    if data["side"] == "coloured":
        yield refuse("actor", "no seat can act: nothing is on offer", "phase", "nothing")
        return
    assert isinstance(data["actor"], int)
    yield from _running(data)
    done = (data["actor"] - data["start"]) % data["seats"]
    order = [(data["start"] + i) % data["seats"] for i in range(data["seats"])]
    yield from _settled(data, order[:done], "for a seat that has tiled")
    if not data["laid"] and any(_has_row(data["boards"][seat]) for seat in order[:done]):
        problem = "must be true: a row was completed in this round"
        yield refuse("laid", problem, "phase", "not-laid")
    yield from _no_row(data, order[done + 1 :])
    for seat in order[done:]:
        yield from _marker(data, seat)
    yield from _choice(data, data["actor"])


def _choice(data: AzulData, seat: int) -> Problems:
    """Find tiling without at least two possible columns for the first full line (R11)."""
    board = data["boards"][seat]
    full = full_lines(board)
    if not full or len(free_columns(board, full[0])) < 2:
        problem = f"seat {seat} has no column to choose"
        yield refuse("actor", problem, "phase", "column", seat=seat)
