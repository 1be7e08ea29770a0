"""Convert the arrays of a position to plain data and back."""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.core.cshims import bits
from tilewright.games.garden import const, legal, rules
from tilewright.games.garden.data import (
    PHASES,
    AreaData,
    BoardData,
    GardenData,
    PendingData,
    PlaceData,
)
from tilewright.games.garden.geometry import CELL_NAMES, HEXAGON_NAMES, LETTERS, SIDES
from tilewright.games.garden.position import Position
from tilewright.games.kit.counts import actor_word


def names_of(hexagons: int) -> list[str]:
    """Return a set of hexagons as names."""
    return [HEXAGON_NAMES[i] for i in range(const.HEXAGONS) if hexagons >> i & 1]


def dump(state: Position) -> GardenData:
    """Return the position as plain data."""
    return {
        "game": "garden",
        "side": SIDES[bool(state.back)],
        "seats": state.seats,
        "round": state.round,
        "start": state.start,
        "actor": actor_word(state.actor),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "waiting": bool(state.waiting),
        "marker": "display" if state.marker == const.IN_DISPLAY else state.marker,
        "supply": state.supply,
        "stack": state.stack_size - state.opened,
        "display": _dump_display(state),
        "reveals": [place for place in range(state.opened) if state.reveals >> place & 1],
        "unseen": names_of(state.unseen),
        "bag": [state.bag[i] for i in range(const.HEXAGONS)],
        "tower": [state.tower[i] for i in range(const.HEXAGONS)],
        "pending": _dump_pending(state),
        "boards": [_dump_board(state, seat) for seat in range(state.seats)],
    }


def _dump_display(state: Position) -> list[PlaceData]:
    places: list[PlaceData] = []
    for place in range(state.opened):
        if state.place_state[place] == const.GONE:
            continue
        up = state.place_state[place] == const.FACE_UP
        tiles = sorted([state.place_tiles[place][i] for i in range(state.place_count[place])])
        places.append(
            {
                "place": place,
                "top": state.place_state[place] == const.TOP,
                "tiles": [HEXAGON_NAMES[tile] for tile in tiles],
                "expansion": HEXAGON_NAMES[state.place_hexagon[place]] if up else None,
            }
        )
    return places


def _dump_pending(state: Position) -> PendingData | None:
    if state.phase == const.COPYING:
        taking = state.taking
        take: str | int = LETTERS[taking] if taking < 6 else taking - 5
        return {"take": take, "chosen": _dump_chosen(state)}
    if state.phase == const.PAYING:
        paid = names_of(state.paid_tiles)
        paid += ["x" + name for name in names_of(state.paid_expansions)]
        paid += ["joker"] * state.paid_jokers
        at: str | list[int]
        if state.is_expansion:
            at = [state.target // 6 + 1, state.target % 6]
        else:
            at = CELL_NAMES[state.target]
        thing = HEXAGON_NAMES[state.thing]
        return {"thing": thing, "expansion": bool(state.is_expansion), "at": at, "paid": paid}
    if state.phase == const.DISCARDING:
        return {"last": _dump_last(state), "points": state.dropped_points}
    return None


def _dump_last(state: Position) -> str | None:
    if state.dropped_points == 0:
        return None
    if state.dropped_last < const.HEXAGONS:
        return HEXAGON_NAMES[state.dropped_last]
    return "x" + HEXAGON_NAMES[state.dropped_last - const.HEXAGONS]


def _dump_chosen(state: Position) -> dict[str, int]:
    """Return the copies that the player chose: those for which there was a choice."""
    chosen: dict[str, int] = {}
    now = state.copy_at
    for i in range(now):
        state.copy_at = i
        if state.choice[i] != const.NONE and bits.popcount(legal.copies(state)) > 1:
            chosen[HEXAGON_NAMES[legal.nth_hexagon(state.taking, i)]] = state.choice[i]
    state.copy_at = now
    return chosen


def _dump_board(state: Position, seat: int) -> BoardData:
    return {
        "score": state.score[seat],
        "jokers": state.jokers[seat],
        "tiles": [state.tiles[seat][i] for i in range(const.HEXAGONS)],
        "expansions": names_of(state.expansions[seat]),
        "passed": bool(state.passed[seat]),
        "areas": [_dump_area(state, seat, area) for area in range(const.AREAS)],
        "cells": {
            CELL_NAMES[cell]: HEXAGON_NAMES[state.cells[seat][cell] - 1]
            for cell in range(const.CELLS)
            if state.cells[seat][cell]
        },
    }


def _dump_area(state: Position, seat: int, area: int) -> AreaData | str | None:
    lying = state.areas[seat][area]
    if lying < const.UP:
        return "down" if lying == const.DOWN else None
    rotation = lying - const.UP
    cell = const.FIRST_AREA_CELL + const.FLOWER * area + 1 + rotation
    return {"hexagon": HEXAGON_NAMES[state.cells[seat][cell] - 1], "rotation": rotation}


def load(state: Position, data: GardenData) -> None:
    """Load a checked position into a cleared state of the right size.

    Choices and payments of an unfinished turn are not carried out here. Discards are, since
    they have left the storage.
    """
    state.clear_display()
    state.round = data["round"]
    state.start = data["start"]
    state.turn = data["turn"]
    state.waiting = data["waiting"]
    marker = data["marker"]
    state.marker = marker if isinstance(marker, int) else const.IN_DISPLAY
    state.supply = data["supply"]
    state.opened = state.stack_size - data["stack"]
    state.unseen = _set_of(data["unseen"])
    for i in range(const.HEXAGONS):
        state.bag[i] = data["bag"][i]
        state.tower[i] = data["tower"][i]
    state.in_bag = sum(data["bag"])
    _load_display(state, data)
    for seat, board in enumerate(data["boards"]):
        _load_board(state, seat, board)
    _load_phase(state, data)


def _set_of(names: list[str]) -> int:
    found = 0
    for name in names:
        found |= bits.shift64(HEXAGON_NAMES.index(name))
    return found


def _load_display(state: Position, data: GardenData) -> None:
    for number in range(state.opened):
        state.place_state[number] = const.GONE
    for place in data["display"]:
        number = place["place"]
        name = place["expansion"]
        if name:
            rules.show_expansion(state, number, HEXAGON_NAMES.index(name))
        else:
            state.place_state[number] = const.TOP if place["top"] else const.ASIDE
        for tile in place["tiles"]:
            rules.show_tile(state, number, HEXAGON_NAMES.index(tile))
    for number in data["reveals"]:
        state.reveals |= 1 << number


def _load_phase(state: Position, data: GardenData) -> None:
    phase = data["phase"]
    state.phase = const.ACTING if phase in ("copying", "paying") else PHASES.index(phase)
    actor = data["actor"]
    if actor is None:
        state.actor = core.NOBODY
    else:
        state.actor = actor if isinstance(actor, int) else core.NATURE
    pending = data["pending"]
    if state.phase == const.DISCARDING and pending is not None:
        _load_discards(state, pending)


def _load_discards(state: Position, pending: PendingData) -> None:
    last = pending["last"]
    state.dropped_points = pending["points"]
    if last is not None:
        if last.startswith("x"):
            state.dropped_last = const.HEXAGONS + HEXAGON_NAMES.index(last.removeprefix("x"))
        else:
            state.dropped_last = HEXAGON_NAMES.index(last)
    others = 0
    for seat in range(state.seats):
        others += state.passed[seat]
    state.passed_first = state.marker == state.actor and others == 1


def _load_board(state: Position, seat: int, board: BoardData) -> None:
    state.score[seat] = board["score"]
    state.jokers[seat] = board["jokers"]
    state.passed[seat] = board["passed"]
    for i in range(const.HEXAGONS):
        for _ in range(board["tiles"][i]):
            rules.store_tile(state, seat, i)
    state.expansions[seat] = _set_of(board["expansions"])
    for area, lying in enumerate(board["areas"]):
        _load_area(state, seat, area, lying)
    for name, hexagon in board["cells"].items():
        rules.put(state, seat, HEXAGON_NAMES.index(hexagon), CELL_NAMES.index(name))


def _load_area(state: Position, seat: int, area: int, lying: AreaData | str | None) -> None:
    if lying is None:
        return
    state.free[seat] |= rules.area_cells(area)
    if isinstance(lying, str):
        state.areas[seat][area] = const.DOWN
        middle = const.FIRST_AREA_CELL + const.FLOWER * area
        state.free[seat] |= bits.shift64(middle)
    else:
        state.areas[seat][area] = const.UP + lying["rotation"]
