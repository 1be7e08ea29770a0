"""A position as plain data: its shape, and how to read it."""

from __future__ import annotations

from typing import Final, TypedDict

from tilewright.core.plain_data import DataField
from tilewright.games.kit.counts import read_actor, read_counts, read_owner
from tilewright.games.pavilion import const
from tilewright.games.pavilion.geometry import (
    COLOURS,
    SEAT_COUNTS,
    SIDES,
    displays_for,
)


class BoardData(TypedDict):
    """Hand and board of a seat; heaps are counts per colour."""

    score: int
    hand: list[int]
    kept: list[int]  # on the corners
    passed: bool
    stars: list[list[str | None]]  # seven, each position 1 to 6


class PavilionData(TypedDict):
    """A whole position; heaps are counts per colour, in the order of `COLOURS`."""

    game: str
    side: str
    seats: int
    round: int
    start: int
    actor: int | str | None  # a seat, "nature", or None when the game is over
    phase: str
    turn: int  # the seat whose turn it is, or just was while the supply is refilled
    wild: str
    displays: list[list[int]]
    centre: list[int]
    token: int | str  # a seat, or "centre"
    supply: list[int]
    bag: list[int]
    tower: list[int]
    owed: int  # bonus tiles still to be picked
    boards: list[BoardData]


KEYS: Final = tuple(PavilionData.__annotations__)
BOARD_KEYS: Final = tuple(BoardData.__annotations__)
PHASES: Final = ("supply", "displays", "taking", "placing", "picking", "keeping", "over")
MAX_SCORE: Final = 10_000


def read(value: object) -> PavilionData:
    """Parse and check plain data; raise `BadPosition` if the position cannot arise."""
    from tilewright.games.pavilion.consistency import check

    data = read_shape(value)
    check(data)
    return data


def read_shape(value: object) -> PavilionData:
    """Parse plain data, also of a position that cannot arise."""
    position = DataField(value)
    position.allow_only(KEYS)
    position["game"].choice(("pavilion",))
    side = SIDES[position["side"].choice(SIDES)]
    seats = position["seats"].number(SEAT_COUNTS[0], SEAT_COUNTS[-1])
    round_ = position["round"].number(1, const.ROUNDS)
    displays = position["displays"].items(displays_for(seats), displays_for(seats))
    return {
        "game": "pavilion",
        "side": side,
        "seats": seats,
        "round": round_,
        "start": position["start"].number(0, seats - 1),
        "actor": read_actor(position["actor"], seats),
        "phase": PHASES[position["phase"].choice(PHASES)],
        "turn": position["turn"].number(0, seats - 1),
        "wild": _wild(position, round_),
        "displays": [_heap(item, const.PER_DISPLAY) for item in displays],
        "centre": _heap(position["centre"]),
        "token": read_owner(position["token"], seats),
        "supply": _heap(position["supply"], const.SUPPLY_PLACES),
        "bag": _heap(position["bag"]),
        "tower": _heap(position["tower"]),
        "owed": position["owed"].number(0, 3) if position.has("owed") else 0,
        "boards": [_board(item) for item in position["boards"].items(seats, seats)],
    }


def _wild(position: DataField, round_: int) -> str:
    wild = COLOURS[round_ - 1]
    if position.has("wild") and COLOURS[position["wild"].choice(COLOURS)] != wild:
        raise position["wild"].refuse(f"the wild colour of round {round_} is {wild}")
    return wild


def _heap(field: DataField, most: int | None = None) -> list[int]:
    return read_counts(field, const.COLOURS, const.COPIES, most)


def _board(field: DataField) -> BoardData:
    field.allow_only(BOARD_KEYS)
    return {
        "score": field["score"].number(const.LEAST_SCORE, MAX_SCORE),
        "hand": _heap(field["hand"]),
        "kept": _heap(field["kept"], const.CORNERS),
        "passed": field["passed"].boolean(),
        "stars": [_star(item) for item in field["stars"].items(const.STARS, const.STARS)],
    }


def _star(field: DataField) -> list[str | None]:
    return [
        None if item.value is None else COLOURS[item.choice(COLOURS)]
        for item in field.items(const.POSITIONS, const.POSITIONS)
    ]
