"""A position as plain data: its shape, and how to read it."""

from __future__ import annotations

from typing import Final, TypedDict

from tilewright.core.plain_data import DataField
from tilewright.games.garden import const
from tilewright.games.garden.geometry import (
    CELL_NAMES,
    HEXAGON_NAMES,
    LETTERS,
    SEAT_COUNTS,
    SIDES,
    STACK_SIZES,
)
from tilewright.games.kit.counts import read_actor, read_counts


class PlaceData(TypedDict):
    """An expansion of the display, by its number in the round's stack."""

    place: int
    top: bool
    tiles: list[str]
    expansion: str | None  # its hexagon once it is face up


class AreaData(TypedDict):
    """A face-up expansion in a garden."""

    hexagon: str
    rotation: int


class PendingData(TypedDict, total=False):
    """The decisions of an unfinished turn: of a taking, a payment or a discard."""

    take: str | int
    chosen: dict[str, int]
    thing: str
    expansion: bool
    at: str | list[int]
    paid: list[str]
    last: str | None
    points: int


class BoardData(TypedDict):
    """Storage and garden of a seat."""

    score: int
    jokers: int
    tiles: list[int]
    expansions: list[str]
    passed: bool
    areas: list[AreaData | str | None]  # six: None, "down", or a face-up expansion
    cells: dict[str, str]


class GardenData(TypedDict):
    """A whole position; counts are by hexagon number, 6 x colour + value - 1."""

    game: str
    side: str
    seats: int
    round: int
    start: int
    actor: int | str | None
    phase: str
    turn: int
    waiting: bool  # the round's first tiles or expansions are still to come
    marker: int | str  # a seat, or "display"
    supply: int
    stack: int
    display: list[PlaceData]
    reveals: list[int]
    unseen: list[str]
    bag: list[int]
    tower: list[int]
    pending: PendingData | None
    boards: list[BoardData]


KEYS: Final = tuple(GardenData.__annotations__)
BOARD_KEYS: Final = tuple(BoardData.__annotations__)
PLACE_KEYS: Final = tuple(PlaceData.__annotations__)
PHASES: Final = ("tiles", "reveal", "acting", "copying", "paying", "discarding", "over")
MAX_SCORE: Final = 10_000


def read(value: object) -> GardenData:
    """Parse and check plain data; raise `BadPosition` if the position cannot arise."""
    from tilewright.games.garden.consistency import check

    data = read_shape(value)
    check(data)
    return data


def read_shape(value: object) -> GardenData:
    """Parse plain data, also of a position that cannot arise."""
    position = DataField(value)
    position.allow_only(KEYS)
    position["game"].choice(("garden",))
    seats = position["seats"].number(SEAT_COUNTS[0], SEAT_COUNTS[-1])
    size = STACK_SIZES[seats]
    return {
        "game": "garden",
        "side": SIDES[position["side"].choice(SIDES)],
        "seats": seats,
        "round": position["round"].number(1, const.ROUNDS),
        "start": position["start"].number(0, seats - 1),
        "actor": read_actor(position["actor"], seats),
        "phase": PHASES[position["phase"].choice(PHASES)],
        "turn": position["turn"].number(0, seats - 1),
        "waiting": position["waiting"].boolean() if position.has("waiting") else False,
        "marker": _marker(position["marker"], seats),
        "supply": position["supply"].number(0, const.HEXAGONS),
        "stack": position["stack"].number(0, size),
        "display": [_place(item, size) for item in position["display"].items(0, size)],
        "reveals": [item.number(0, size - 1) for item in position["reveals"].items(0, size)],
        "unseen": _hexagons(position["unseen"]),
        "bag": read_counts(position["bag"], const.HEXAGONS, const.COPIES),
        "tower": read_counts(position["tower"], const.HEXAGONS, const.COPIES),
        "pending": _pending(position["pending"]) if position.has("pending") else None,
        "boards": [_board(item) for item in position["boards"].items(seats, seats)],
    }


def _marker(field: DataField, seats: int) -> int | str:
    if isinstance(field.value, str):
        field.choice(("display",))
        return "display"
    return field.number(0, seats - 1)


def _hexagon(field: DataField) -> str:
    return HEXAGON_NAMES[field.choice(HEXAGON_NAMES)]


def _hexagons(field: DataField) -> list[str]:
    """Read distinct hexagons, ascending."""
    names = [_hexagon(item) for item in field.items(0, const.HEXAGONS)]
    numbers = [HEXAGON_NAMES.index(name) for name in names]
    if numbers != sorted(set(numbers)):
        raise field.refuse("hexagons must be different and ascending")
    return names


def _place(field: DataField, size: int) -> PlaceData:
    field.allow_only(PLACE_KEYS)
    tiles = [_hexagon(item) for item in field["tiles"].items(0, const.PER_TOP)]
    expansion = field["expansion"]
    return {
        "place": field["place"].number(0, size - 1),
        "top": field["top"].boolean(),
        "tiles": sorted(tiles, key=HEXAGON_NAMES.index),
        "expansion": None if expansion.value is None else _hexagon(expansion),
    }


def _board(field: DataField) -> BoardData:
    field.allow_only(BOARD_KEYS)
    return {
        "score": field["score"].number(0, MAX_SCORE),
        "jokers": field["jokers"].number(0, const.TILE_PLACES),
        "tiles": read_counts(field["tiles"], const.HEXAGONS, const.COPIES),
        "expansions": _hexagons(field["expansions"]),
        "passed": field["passed"].boolean(),
        "areas": [_area(item) for item in field["areas"].items(const.AREAS, const.AREAS)],
        "cells": _cells(field["cells"]),
    }


def _area(field: DataField) -> AreaData | str | None:
    if field.value is None:
        return None
    if isinstance(field.value, str):
        field.choice(("down",))
        return "down"
    field.allow_only(("hexagon", "rotation"))
    return {"hexagon": _hexagon(field["hexagon"]), "rotation": field["rotation"].number(0, 5)}


def _cells(field: DataField) -> dict[str, str]:
    field.allow_only(CELL_NAMES)
    assert isinstance(field.value, dict)
    return {name: _hexagon(field[name]) for name in sorted(field.value)}


def _pending(field: DataField) -> PendingData | None:
    if field.value is None:
        return None
    if field.has("take"):
        field.allow_only(("take", "chosen"))
        return {"take": _taking(field["take"]), "chosen": _chosen(field["chosen"])}
    if field.has("thing"):
        field.allow_only(("thing", "expansion", "at", "paid"))
        is_expansion = field["expansion"].boolean()
        paid = [_piece(item) for item in field["paid"].items(0, 5)]
        at = _target(field["at"], is_expansion)
        thing = _hexagon(field["thing"])
        return {"thing": thing, "expansion": is_expansion, "at": at, "paid": paid}
    field.allow_only(("last", "points"))
    last = field["last"]
    return {
        "last": None if last.value is None else _piece(last),
        "points": field["points"].number(0, 100),
    }


def _taking(field: DataField) -> str | int:
    if isinstance(field.value, str):
        return LETTERS[field.choice(tuple(LETTERS))]
    return field.number(1, 6)


def _chosen(field: DataField) -> dict[str, int]:
    field.allow_only(HEXAGON_NAMES)
    assert isinstance(field.value, dict)
    names = sorted(field.value, key=HEXAGON_NAMES.index)  # they were chosen in ascending order
    return {name: field[name].number(0, const.MAX_PLACES - 1) for name in names}


def _target(field: DataField, is_expansion: bool) -> str | list[int]:
    if not is_expansion:
        return CELL_NAMES[field.choice(CELL_NAMES)]
    area, rotation = field.items(2, 2)
    return [area.number(1, 6), rotation.number(0, 5)]


PIECES: Final = (*HEXAGON_NAMES, *(f"x{name}" for name in HEXAGON_NAMES), "joker")


def _piece(field: DataField) -> str:
    return PIECES[field.choice(PIECES)]
