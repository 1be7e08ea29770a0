"""The observation of Queen's Garden: its layout, and how to decode it."""

from __future__ import annotations

from functools import cache
from typing import Final

from tilewright.core.observation import Layout, Part, Sheet, make_layout
from tilewright.games.garden import const
from tilewright.games.garden.data import MAX_SCORE, PHASES
from tilewright.games.garden.geometry import (
    CELL_NAMES,
    HEXAGON_NAMES,
    LETTERS,
    STACK_SIZES,
    printed_cell,
)
from tilewright.games.kit.decode import actor, owner

OBSERVATION_VERSION: Final = 1

Data = dict[str, object]


@cache
def layout(seats: int, side: str) -> Layout:
    """Return the layout for a number of seats and a side."""
    places = STACK_SIZES[seats]
    parts = [*_middle(places), *_progress(seats), *_pending(places), *_boards(seats)]
    return make_layout("garden", side, seats, OBSERVATION_VERSION, parts)


def _middle(places: int) -> list[Part]:
    copies, all_ = const.COPIES, const.HEXAGONS
    states = "hidden in the stack, its top, aside with tiles, face up, gone"
    return [
        Part("bag", (all_,), "tiles in the bag, by hexagon", copies, copies),
        Part("tower", (all_,), "tiles in the tower, by hexagon", copies, copies),
        Part("unseen", (all_,), "whether an expansion has never been face up, by hexagon"),
        Part("supply", (1,), "expansions in the supply", all_, all_),
        Part("places", (places, const.PLACE_STATES), f"each expansion of the round: {states}"),
        Part("reveals", (places,), "whether chance is to turn an expansion up"),
        Part("place_tiles", (places, all_), "tiles on an expansion, by hexagon", copies, copies),
        Part("place_faces", (places, all_), "the hexagon of an expansion that is face up"),
    ]


def _progress(seats: int) -> list[Part]:
    return [
        Part("phase", (const.PHASES,), f"one of: {', '.join(PHASES)}"),
        Part("round", (const.ROUNDS,), "the round, which tells what the wheel scores"),
        Part("waiting", (1,), "whether the round's first tiles are still to come"),
        Part("actor", (seats,), "the seat to act; none if chance is to, or the game is over"),
        Part("turn", (seats,), "the seat whose turn it is, or has just been"),
        Part("start", (seats,), "the seat that started the round"),
        Part("marker", (1 + seats,), "where the start marker is: in the display, or with a seat"),
    ]


def _pending(places: int) -> list[Part]:
    all_, most = const.HEXAGONS, const.MOST_DROPPED
    return [
        Part("taking", (const.TAKINGS,), "while copying: the colour, or the pattern, being taken"),
        Part("copying", (6,), "while copying: which hexagon of that kind is asked for"),
        Part("chosen", (6, places), "while copying: the place settled for a hexagon of that kind"),
        Part("tile", (all_,), "while paying: the tile to be placed"),
        Part("expansion", (all_,), "while paying: the expansion to be laid"),
        Part("cell", (const.CELLS,), "while paying: where the tile goes"),
        Part("area", (const.AREAS,), "while paying: where the expansion goes"),
        Part("rotation", (const.ROTATIONS,), "while paying: how the expansion is turned"),
        Part("paid_tiles", (all_,), "while paying: tiles given so far, by hexagon"),
        Part("paid_expansions", (all_,), "while paying: expansions given so far, by hexagon"),
        Part("paid_jokers", (1,), "while paying: jokers given so far", const.VALUES, const.VALUES),
        Part("dropped", (2, all_), "while discarding: the last discard, a tile or an expansion"),
        Part("dropped_points", (1,), "while discarding: what the discards cost", most, most),
    ]


def _boards(seats: int) -> list[Part]:
    all_, copies, room = const.HEXAGONS, const.COPIES, const.TILE_PLACES
    return [
        Part("scores", (seats,), "points of each seat", MAX_SCORE, const.SCORE_UNIT),
        Part("passed", (seats,), "whether a seat has passed in this round"),
        Part("jokers", (seats,), "jokers in a storage", room, room),
        Part("tiles", (seats, all_), "tiles in a storage, by hexagon", copies, copies),
        Part("expansions", (seats, all_), "expansions in a storage, by hexagon"),
        Part(
            "areas",
            (seats, const.AREAS, const.AREA_STATES),
            "an area of a garden: bare, face down, or face up in rotation 0 to 5",
        ),
        Part("free", (seats, const.CELLS), "whether a cell of a garden is there and empty"),
        Part(
            "cells",
            (seats, const.CELLS, const.COLOURS + const.VALUES),
            "the hexagon on a cell of a garden: its colour, then its pattern",
        ),
    ]


def read_observation(sheet: Sheet) -> Data:
    """Decode an observation into plain data; the observing seat becomes seat 0."""
    phase = sheet.choice("phase")
    data = _without_pending(sheet, phase)
    if phase == const.COPYING:
        data["pending"] = _taking(sheet, data)
    elif phase == const.PAYING:
        data["pending"] = _paying(sheet)
    elif phase == const.DISCARDING:
        data["pending"] = _discarding(sheet)
    return data


def _without_pending(sheet: Sheet, phase: int) -> Data:
    """Decode the position without unfinished decisions."""
    seats = sheet.layout.seats
    places = range(STACK_SIZES[seats])
    states = [sheet.choice("places", place) for place in places]
    return {
        "game": "garden",
        "side": sheet.layout.side,
        "seats": seats,
        "round": sheet.choice("round") + 1,
        "start": sheet.choice("start"),
        "actor": actor(sheet, phase in (const.TILES, const.REVEAL)),
        "phase": PHASES[phase],
        "turn": sheet.choice("turn"),
        "waiting": bool(sheet.count("waiting")),
        "marker": owner(sheet, "marker", "display"),
        "supply": sheet.count("supply"),
        "stack": states.count(const.HIDDEN),
        "display": [
            _place(sheet, place, states[place])
            for place in places
            if states[place] not in (const.HIDDEN, const.GONE)
        ],
        "reveals": sheet.marked("reveals"),
        "unseen": _names(sheet.marked("unseen")),
        "bag": sheet.counts("bag"),
        "tower": sheet.counts("tower"),
        "pending": None,
        "boards": [_board(sheet, seat) for seat in range(seats)],
    }


def _names(hexagons: list[int]) -> list[str]:
    return [HEXAGON_NAMES[hexagon] for hexagon in hexagons]


def _place(sheet: Sheet, place: int, state: int) -> Data:
    tiles = sheet.counts("place_tiles", place)
    face = sheet.which("place_faces", place)
    return {
        "place": place,
        "top": state == const.TOP,
        "tiles": [HEXAGON_NAMES[i] for i, count in enumerate(tiles) for _ in range(count)],
        "expansion": None if face is None else HEXAGON_NAMES[face],
    }


def _taking(sheet: Sheet, data: Data) -> Data:
    """Return a taking with its chosen copies, by replaying it."""
    from tilewright.games.garden.state import Garden

    taking = sheet.choice("taking")
    before = data | {"phase": "acting"}
    state = Garden.from_data(before)
    state.apply_text(f"take{LETTERS[taking] if taking < 6 else taking - 5}")
    for i in range(sheet.choice("copying")):
        place = sheet.which("chosen", i)
        hexagon = 6 * taking + i if taking < 6 else 6 * i + taking - 6
        if place is not None and state.copied_hexagon() == HEXAGON_NAMES[hexagon]:
            state.apply_text(f"from{place}")
    return dict(state.to_data()["pending"] or {})


def _paying(sheet: Sheet) -> Data:
    tile, expansion = sheet.which("tile"), sheet.which("expansion")
    paid = _names(sheet.marked("paid_tiles"))
    paid += ["x" + name for name in _names(sheet.marked("paid_expansions"))]
    paid += ["joker"] * sheet.count("paid_jokers")
    if tile is not None:
        at = CELL_NAMES[sheet.choice("cell")]
        return {"thing": HEXAGON_NAMES[tile], "expansion": False, "at": at, "paid": paid}
    where = [sheet.choice("area") + 1, sheet.choice("rotation")]
    name = HEXAGON_NAMES[expansion or 0]
    return {"thing": name, "expansion": True, "at": where, "paid": paid}


def _discarding(sheet: Sheet) -> Data:
    last = sheet.which("dropped")
    points = sheet.count("dropped_points")
    if last is None:
        return {"last": None, "points": points}
    name = HEXAGON_NAMES[last % const.HEXAGONS]
    return {"last": name if last < const.HEXAGONS else f"x{name}", "points": points}


def _board(sheet: Sheet, seat: int) -> Data:
    cells = [_hexagon(sheet, seat, cell) for cell in range(const.CELLS)]
    return {
        "score": sheet.count("scores", seat),
        "jokers": sheet.count("jokers", seat),
        "tiles": sheet.counts("tiles", seat),
        "expansions": _names(sheet.marked("expansions", seat)),
        "passed": bool(sheet.count("passed", seat)),
        "areas": [_area(sheet, seat, area, cells) for area in range(const.AREAS)],
        "cells": {CELL_NAMES[cell]: name for cell, name in enumerate(cells) if name},
    }


def _area(sheet: Sheet, seat: int, area: int, cells: list[str | None]) -> Data | str | None:
    state = sheet.choice("areas", seat, area)
    if state < const.UP:
        return "down" if state == const.DOWN else None
    rotation = state - const.UP
    return {"hexagon": cells[printed_cell(area, rotation)], "rotation": rotation}


def _hexagon(sheet: Sheet, seat: int, cell: int) -> str | None:
    found = sheet.marked("cells", seat, cell)
    return HEXAGON_NAMES[6 * found[0] + found[1] - 6] if found else None
