"""The observation of Azul: its layout, and how to decode it."""

from __future__ import annotations

from functools import cache
from typing import Final

from tilewright.core.observation import Layout, Part, Sheet, make_layout
from tilewright.games.azul import const
from tilewright.games.azul.data import FLOOR_WORDS, MAX_ROUND, MAX_SCORE, LineData
from tilewright.games.azul.geometry import COLOURS, SIDES, colour_at, displays_for
from tilewright.games.kit.decode import actor, owner

OBSERVATION_VERSION: Final = 1


@cache
def layout(seats: int, side: str) -> Layout:
    """Return the layout for a number of seats and a side."""
    return make_layout("azul", side, seats, OBSERVATION_VERSION, _parts(seats, side))


def _parts(seats: int, side: str) -> list[Part]:
    sources = displays_for(seats) + 1
    wall = Part("walls", (seats, 5, 5), "whether a tile lies there: seat, row, column")
    if side == SIDES[1]:
        meaning = "whether a tile of this colour lies there: seat, colour, row, column"
        wall = Part("walls", (seats, 5, 5, 5), meaning)
    copies = const.COPIES
    return [
        Part(
            "sources",
            (sources, 5),
            "tiles on offer: the centre, then display 1, 2 ...; each by colour",
            copies,
            const.PER_DISPLAY,
        ),
        Part("bag", (5,), "tiles in the bag, by colour", copies, copies),
        Part("lid", (5,), "tiles in the lid, by colour", copies, copies),
        Part("phase", (const.VIEWS,), "one of: taking, tiling, chance to act, game over"),
        Part("round", (1,), "the round, from 1", MAX_ROUND, const.ROUND_UNIT),
        Part(
            "idle",
            (1,),
            "rounds in a row without a tile on any wall",
            const.IDLE_LIMIT,
            const.IDLE_LIMIT,
        ),
        Part("laid", (1,), "while tiling: whether this round has brought a tile to a wall"),
        Part("actor", (seats,), "the seat to act; none if chance is to, or the game is over"),
        Part("start", (seats,), "the seat that started the round"),
        Part("marker", (1 + seats,), "where the start marker is: in the centre, or with a seat"),
        Part("scores", (seats,), "points of each seat", MAX_SCORE, const.SCORE_UNIT),
        Part("lines", (seats, 5, 5), "how much of a line is full: seat, line, colour of its tiles"),
        wall,
        Part(
            "floors",
            (seats, 6),
            "tiles on the floor line by colour, then the marker",
            const.FLOOR_PLACES,
            const.FLOOR_PLACES,
        ),
    ]


def read_observation(sheet: Sheet) -> dict[str, object]:
    """Decode an observation into plain data; the observing seat becomes seat 0.

    Tiles on a floor line are in colour order: observations do not tell how they fell.
    """
    seats, side = sheet.layout.seats, sheet.layout.side
    phase = sheet.choice("phase")
    heaps = [sheet.counts("sources", source) for source in range(displays_for(seats) + 1)]
    return {
        "game": "azul",
        "side": side,
        "seats": seats,
        "round": sheet.count("round"),
        "start": sheet.choice("start"),
        "actor": actor(sheet, phase == const.VIEW_CHANCE),
        "displays": heaps[1:],
        "centre": heaps[0],
        "marker": owner(sheet, "marker", "centre"),
        "bag": sheet.counts("bag"),
        "lid": sheet.counts("lid"),
        "idle": sheet.count("idle"),
        "laid": bool(sheet.count("laid")),
        "boards": [_board(sheet, seat) for seat in range(seats)],
    }


def _board(sheet: Sheet, seat: int) -> dict[str, object]:
    floor = sheet.counts("floors", seat)
    return {
        "score": sheet.count("scores", seat),
        "lines": [_line(sheet, seat, line) for line in range(5)],
        "wall": [[_tile(sheet, seat, row, column) for column in range(5)] for row in range(5)],
        "floor": [FLOOR_WORDS[kind] for kind in range(6) for _ in range(floor[kind])],
    }


def _line(sheet: Sheet, seat: int, line: int) -> LineData | None:
    for colour, part in enumerate(sheet.numbers("lines", seat, line)):
        if part:
            return {"colour": COLOURS[colour], "count": round(part * (line + 1))}
    return None


def _tile(sheet: Sheet, seat: int, row: int, column: int) -> str | None:
    if sheet.layout.side == SIDES[0]:
        covered = sheet.count("walls", seat, row, column)
        return COLOURS[colour_at(row, column)] if covered else None
    colours = [sheet.count("walls", seat, colour, row, column) for colour in range(const.COLOURS)]
    return COLOURS[colours.index(1)] if any(colours) else None
