"""Editing positions of Azul."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, cast

from tilewright.core.editing import (
    Change,
    Field,
    Item,
    Place,
    is_empty,
    is_full,
    no_fit,
    no_place,
    split_key,
)
from tilewright.core.errors import BadPosition, Value
from tilewright.core.message import Message, MessageValue
from tilewright.games.azul import consistency, const, text
from tilewright.games.azul.data import (
    MAX_ROUND,
    MAX_SCORE,
    AzulData,
    BoardData,
    LineData,
    is_offered,
    read_shape,
)
from tilewright.games.azul.geometry import COLOURS
from tilewright.games.kit.editing import (
    add_to,
    draw,
    heap_items,
    number_in,
    numbered,
    seat_of,
    take_from,
)

MARKER: Final = "marker"
ACTORS: Final = {"nature": "nature", "over": None}


class AzulEditor:
    """Puts tiles and the start marker where a person wants them."""

    read = staticmethod(read_shape)
    parse = staticmethod(text.parse_shape)
    write = staticmethod(text.write)
    problems = staticmethod(consistency.problems)

    def pieces(self) -> list[list[str]]:
        """Return the pieces that can be placed."""
        return [[*COLOURS], [MARKER]]

    def name(self, piece: str) -> Message:
        """Return the name of a piece."""
        if piece == MARKER:
            return Message("web-start-marker")
        return Message("azul-colour", {"colour": piece})

    # What lies where

    def places(self, data: AzulData) -> list[Place]:
        """Return all places with what lies there."""
        sources = [data["centre"], *data["displays"]]
        found = [
            Place(f"source:{i}", None, heap_items(f"source:{i}/{{}}", COLOURS, heap))
            for i, heap in enumerate(sources)
        ]
        if data["marker"] == "centre":
            marker = Item("source:0/marker", MARKER, 1)
            found[0] = found[0]._replace(items=(*found[0].items, marker))
        for seat, board in enumerate(data["boards"]):
            found += _board_places(board, seat)
        heaps = (("bag", data["bag"]), ("lid", data["lid"]))
        return found + [
            Place(name, None, heap_items(f"{name}:{{}}", COLOURS, heap)) for name, heap in heaps
        ]

    def fields(self, data: AzulData) -> list[Field]:
        """Return what can be set besides the pieces."""
        seats = tuple(map(str, range(data["seats"])))
        actor = data["actor"]
        word = "over" if actor is None else str(actor)
        laid = [Field("laid", _yes(data["laid"]), ("no", "yes"))] if data["side"] == "grey" else []
        return [
            Field("actor", word, (*seats, *ACTORS)),
            Field("start", str(data["start"]), seats),
            Field("round", data["round"], low=1, high=MAX_ROUND),
            Field("idle", data["idle"], low=0, high=const.IDLE_LIMIT),
            *laid,
            *(
                Field("score", board["score"], low=0, high=MAX_SCORE, seat=seat)
                for seat, board in enumerate(data["boards"])
            ),
        ]

    # Changes

    def put(self, data: AzulData, piece: str, at: str) -> None:
        """Put a piece on a place; what it replaces goes to the bag."""
        kind, parts, seat = split_key(at)
        if piece == MARKER:
            self._put_marker(data, kind, parts, seat, at)
            return
        colour = COLOURS.index(piece)
        if kind in ("bag", "lid"):
            draw([data["lid"] if kind == "bag" else data["bag"]], colour, piece)
            (data["bag"] if kind == "bag" else data["lid"])[colour] += 1
            return
        if kind == "source":
            heap, most = _source(data, parts, at)
            draw((data["bag"], data["lid"]), colour, piece)
            add_to(heap, colour, most)
            return
        self._put_on_board(data, piece, kind, parts, seat, at)

    def _put_on_board(
        self,
        data: AzulData,
        piece: str,
        kind: str,
        parts: tuple[str, ...],
        seat: int | None,
        at: str,
    ) -> None:
        colour = COLOURS.index(piece)
        board = data["boards"][seat_of(seat, data["seats"], at)]
        if kind == "line":
            line = number_in(parts, 0, 1, 5, at)
            self._fill(data, board, line, piece)
        elif kind == "wall":
            row, column = number_in(parts, 0, 1, 5, at) - 1, number_in(parts, 1, 1, 5, at) - 1
            _give_back(data, board["wall"][row][column])
            draw((data["bag"], data["lid"]), colour, piece)
            board["wall"][row][column] = piece
        elif kind == "floor":
            _check_floor(board)
            draw((data["bag"], data["lid"]), colour, piece)
            board["floor"].append(piece)
        else:
            raise no_place(at)

    def _fill(self, data: AzulData, board: BoardData, line: int, piece: str) -> None:
        """Add a tile to a line; tiles of another colour make room."""
        held = board["lines"][line - 1]
        if held and held["colour"] != piece:
            for _ in range(held["count"]):
                _give_back(data, held["colour"])
            held = None
        count = held["count"] if held else 0
        if count == line:
            raise is_full(line)
        draw((data["bag"], data["lid"]), COLOURS.index(piece), piece)
        board["lines"][line - 1] = {"colour": piece, "count": count + 1}

    def _put_marker(
        self, data: AzulData, kind: str, parts: tuple[str, ...], seat: int | None, at: str
    ) -> None:
        if kind == "source" and parts and parts[0] == "0":
            _lift_marker(data)
        elif kind == "floor":
            owner = seat_of(seat, data["seats"], at)
            _lift_marker(data)
            floor = data["boards"][owner]["floor"]
            data["marker"] = owner
            if len(floor) < const.FLOOR_PLACES:  # a full floor has no place for it (R2)
                floor.append(MARKER)
        else:
            raise no_fit(MARKER, at)

    def remove(self, data: AzulData, at: str, piece: str) -> str:
        """Move a piece from a place to the bag, the marker to the centre; return which it was."""
        kind, parts, seat = split_key(at)
        if kind in ("bag", "lid"):
            heap, other = (data[kind], data["lid" if kind == "bag" else "bag"])  # type: ignore[literal-required]
            taken = take_from(heap, COLOURS, piece or (parts[0] if parts else ""), at)
            other[COLOURS.index(taken)] += 1
            return taken
        if kind == "source":
            piece = piece or (parts[1] if len(parts) > 1 else "")
            heap, _ = _source(data, parts, at)
            if piece == MARKER and parts[0] == "0" and data["marker"] == "centre":
                return MARKER
            taken = take_from(heap, COLOURS, piece, at)
        else:
            board = data["boards"][seat_of(seat, data["seats"], at)]
            taken = _take_off(board, kind, parts, piece, at)
        if taken == MARKER:
            _lift_marker(data)
        else:
            _give_back(data, taken)
        return taken

    def set(self, data: AzulData, name: str, value: Value, seat: int | None) -> None:
        """Give a field a value."""
        if name == "score" and seat is not None:
            data["boards"][seat]["score"] = int(value)
        elif name == "actor":
            data["actor"] = ACTORS[str(value)] if value in ACTORS else int(value)
        elif name == "laid":
            data["laid"] = value == "yes"
        else:
            data[name] = int(value)  # type: ignore[literal-required]

    def settle(self, data: AzulData) -> None:
        """Give the turn to the starting seat once tiles are on offer."""
        if is_offered(data) and not isinstance(data["actor"], int):
            data["actor"] = data["start"]

    # What is wrong

    def concerns(self, data: AzulData, problem: BadPosition) -> Iterable[str]:
        """Return the keys of the places that a problem is about."""
        details = problem.details
        found = re.match(r"boards\[(\d)\]\.(\w+)", problem.where)
        if found:
            seat = found[1]
            return [f"{name}@{seat}" for name in _names(data, found[2], int(seat), details)]
        if problem.where == "marker":
            return [key for key, _ in _markers(data)] or ["source:0"]
        if problem.reason in ("phase-dealt", "phase-over-offered"):
            sources = [data["centre"], *data["displays"]]
            return [f"source:{i}" for i, heap in enumerate(sources) if any(heap)]
        if problem.code == "position.tiles":
            return ["bag", "lid"]
        return []

    def remedy(self, data: AzulData, problem: BadPosition) -> Iterable[Change]:
        """Return changes that would solve a problem."""
        fields = _corrected(data, problem.reason)
        return [fields] if fields else self._rearranged(data, problem)

    def _rearranged(self, data: AzulData, problem: BadPosition) -> Iterable[Change]:
        """Return changes of pieces that would solve a problem."""
        details, reason = problem.details, problem.reason
        seat = details.get("seat", 0)
        if reason == "phase-floor":
            return [Change("clear", at=f"floor@{seat}")]
        if reason == "phase-line":
            return [Change("clear", at=f"line:{details['line']}@{seat}")]
        if reason == "marker-missing":
            return [Change("put", at=f"floor@{seat}", piece=MARKER)]
        if problem.code == "position.marker":
            return [Change("put", at="source:0", piece=MARKER)]
        if reason in ("wall-place", "wall-row-twice", "wall-column-twice", "line-on-wall"):
            return [Change("remove", at=key) for key in list(self.concerns(data, problem))[-1:]]
        return []

    def words(self, problem: BadPosition) -> dict[str, MessageValue]:
        """Return what a sentence about a problem can mention."""
        return numbered(problem.details)


def _corrected(data: AzulData, reason: str) -> Change | None:
    """Return the field that would solve a problem."""
    if reason in ("phase-nothing", "phase-column", "phase-not-over"):
        return Change("set", name="actor", value="nature")
    if reason in ("phase-dealt", "phase-over-offered"):
        return Change("set", name="actor", value=str(data["start"]))
    if reason in ("phase-laid", "phase-not-laid") and data["side"] == "grey":
        return Change("set", name="laid", value="no" if reason == "phase-laid" else "yes")
    return Change("set", name="idle", value=0) if reason == "phase-idle" else None


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _board_places(board: BoardData, seat: int) -> Iterator[Place]:
    for i, line in enumerate(board["lines"], 1):
        key = f"line:{i}@{seat}"
        items = (Item(key, line["colour"], line["count"]),) if line else ()
        yield Place(key, seat, items)
    for i, row in enumerate(board["wall"], 1):
        for j, tile in enumerate(row, 1):
            key = f"wall:{i}/{j}@{seat}"
            yield Place(key, seat, (Item(key, tile, 1),) if tile else ())
    floor = tuple(Item(f"floor:{i}@{seat}", tile, 1) for i, tile in enumerate(board["floor"], 1))
    yield Place(f"floor@{seat}", seat, floor)


def _source(data: AzulData, parts: tuple[str, ...], key: str) -> tuple[list[int], int]:
    """Return the heap of a source, and how many tiles it can hold."""
    source = number_in(parts, 0, 0, len(data["displays"]), key)
    if source == 0:
        return data["centre"], const.COLOURS * const.COPIES
    return data["displays"][source - 1], const.PER_DISPLAY


def _give_back(data: AzulData, piece: str | None) -> None:
    if piece:
        data["bag"][COLOURS.index(piece)] += 1


def _check_floor(board: BoardData) -> None:
    if len(board["floor"]) >= const.FLOOR_PLACES:
        raise is_full(const.FLOOR_PLACES)


def _lift_marker(data: AzulData) -> None:
    """Move the marker to the centre, wherever it was."""
    data["marker"] = "centre"
    for board in data["boards"]:
        board["floor"] = [tile for tile in board["floor"] if tile != MARKER]


def _take_off(board: BoardData, kind: str, parts: tuple[str, ...], piece: str, key: str) -> str:
    """Take a piece off a board; return which it was."""
    if kind == "line":
        line = number_in(parts, 0, 1, 5, key) - 1
        held = board["lines"][line]
        if held is None:
            raise is_empty(key)
        rest = cast(LineData, {"colour": held["colour"], "count": held["count"] - 1})
        board["lines"][line] = rest if rest["count"] else None
        return held["colour"]
    if kind == "wall":
        row, column = number_in(parts, 0, 1, 5, key) - 1, number_in(parts, 1, 1, 5, key) - 1
        tile = board["wall"][row][column]
        if tile is None:
            raise is_empty(key)
        board["wall"][row][column] = None
        return tile
    if kind == "floor":
        floor = board["floor"]
        place = number_in(parts, 0, 1, const.FLOOR_PLACES, key) - 1 if parts else len(floor) - 1
        if not parts and piece in floor:
            place = floor.index(piece)
        if not 0 <= place < len(floor):
            raise is_empty(key)
        return floor.pop(place)
    raise no_place(key)


def _names(data: AzulData, what: str, seat: int, details: object) -> list[str]:
    """Return what a problem of a board is about, without its seat."""
    assert isinstance(details, dict)
    board = data["boards"][seat]
    if what == "floor":
        return ["floor"]
    if what == "lines":
        return [f"line:{details['line']}"]
    row, column, colour = details.get("row"), details.get("column"), details.get("colour")
    return [
        f"wall:{i}/{j}"
        for i, tiles in enumerate(board["wall"], 1)
        for j, tile in enumerate(tiles, 1)
        if tile
        and (row is None or i == row)
        and (column is None or j == column)
        and (colour is None or tile == colour)
        and (details.keys() - {"seat"} or all(tiles))
    ]


def _markers(data: AzulData) -> list[tuple[str, int]]:
    return [
        (f"floor:{board['floor'].index(MARKER) + 1}@{seat}", seat)
        for seat, board in enumerate(data["boards"])
        if MARKER in board["floor"]
    ]


EDITOR: Final = AzulEditor()
