"""The observation of Summer Pavilion: its layout, and how to decode it."""

from __future__ import annotations

from functools import cache
from typing import Final

from tilewright.core.observation import Layout, Part, Sheet, make_layout
from tilewright.games.kit.decode import actor, owner
from tilewright.games.pavilion import const
from tilewright.games.pavilion.data import MAX_SCORE, PHASES
from tilewright.games.pavilion.geometry import COLOURS, SIDES, STAR_COLOURS, displays_for

OBSERVATION_VERSION: Final = 1


@cache
def layout(seats: int, side: str) -> Layout:
    """Return the layout for a number of seats and a side."""
    parts = [*_middle(seats), *_progress(seats), *_boards(seats, side)]
    return make_layout("pavilion", side, seats, OBSERVATION_VERSION, parts)


def _middle(seats: int) -> list[Part]:
    copies, places = const.COPIES, const.SUPPLY_PLACES
    offer = "tiles on offer: the centre, then display 1, 2 ...; each by colour"
    return [
        Part("sources", (displays_for(seats) + 1, 6), offer, copies, const.PER_DISPLAY),
        Part("supply", (6,), "tiles in the supply, by colour", places, places),
        Part("bag", (6,), "tiles in the bag, by colour", copies, copies),
        Part("tower", (6,), "tiles in the tower, by colour", copies, copies),
    ]


def _progress(seats: int) -> list[Part]:
    most = const.MOST_OWED
    return [
        Part("phase", (const.PHASES,), f"one of: {', '.join(PHASES)}"),
        Part("round", (const.ROUNDS,), "the round, which tells the wild colour"),
        Part("owed", (1,), "bonus tiles that the seat to act may still pick", most, most),
        Part("actor", (seats,), "the seat to act; none if chance is to, or the game is over"),
        Part("turn", (seats,), "the seat whose turn it is, or has just been"),
        Part("start", (seats,), "the seat that started the round"),
        Part("token", (1 + seats,), "where the start marker is: in the centre, or with a seat"),
    ]


def _boards(seats: int, side: str) -> list[Part]:
    stars = Part("stars", (seats, 6, 6), "whether a tile lies there: seat, outer star, position")
    if side == SIDES[1]:
        meaning = "the colour that lies there: seat, outer star, position, colour"
        stars = Part("stars", (seats, 6, 6, 6), meaning)
    corners = const.CORNERS
    return [
        Part("scores", (seats,), "points of each seat", MAX_SCORE, const.SCORE_UNIT),
        Part("passed", (seats,), "whether a seat has passed in this round"),
        Part("hands", (seats, 6), "tiles in hand, by colour", const.COPIES, const.HAND_UNIT),
        Part("kept", (seats, 6), "tiles on the corner places, by colour", corners, corners),
        stars,
        Part("middle", (seats, 6, 6), "the colour in the middle star: seat, position, colour"),
    ]


def read_observation(sheet: Sheet) -> dict[str, object]:
    """Decode an observation into plain data; the observing seat becomes seat 0."""
    seats, side = sheet.layout.seats, sheet.layout.side
    phase, round_ = sheet.choice("phase"), sheet.choice("round")
    heaps = [sheet.counts("sources", source) for source in range(displays_for(seats) + 1)]
    return {
        "game": "pavilion",
        "side": side,
        "seats": seats,
        "round": round_ + 1,
        "start": sheet.choice("start"),
        "actor": actor(sheet, phase in (const.SUPPLY, const.DISPLAYS)),
        "phase": PHASES[phase],
        "turn": sheet.choice("turn"),
        "wild": COLOURS[round_],
        "displays": heaps[1:],
        "centre": heaps[0],
        "token": owner(sheet, "token", "centre"),
        "supply": sheet.counts("supply"),
        "bag": sheet.counts("bag"),
        "tower": sheet.counts("tower"),
        "owed": sheet.count("owed"),
        "boards": [_board(sheet, seat) for seat in range(seats)],
    }


def _board(sheet: Sheet, seat: int) -> dict[str, object]:
    return {
        "score": sheet.count("scores", seat),
        "hand": sheet.counts("hands", seat),
        "kept": sheet.counts("kept", seat),
        "passed": bool(sheet.count("passed", seat)),
        "stars": [
            [_colour(sheet, seat, star, at) for at in range(const.POSITIONS)]
            for star in range(const.STARS)
        ],
    }


def _colour(sheet: Sheet, seat: int, star: int, at: int) -> str | None:
    if star and sheet.layout.side == SIDES[0]:
        return STAR_COLOURS[star] if sheet.count("stars", seat, star - 1, at) else None
    field, way = ("stars", (seat, star - 1, at)) if star else ("middle", (seat, at))
    found = sheet.which(field, *way)
    return None if found is None else COLOURS[found]
