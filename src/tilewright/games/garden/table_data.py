"""Convert the arrays of a table to plain data and back."""

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
from tilewright.games.garden.table import Table
from tilewright.games.kit.counts import actor_word


def names_of(hexagons: int) -> list[str]:
    """Return a set of hexagons as names."""
    return [HEXAGON_NAMES[i] for i in range(const.HEXAGONS) if hexagons >> i & 1]


def dump(table: Table) -> GardenData:
    """Return the position as plain data."""
    return {
        "game": "garden",
        "side": SIDES[bool(table.back)],
        "seats": table.seats,
        "round": table.round,
        "start": table.start,
        "actor": actor_word(table.actor),
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "waiting": bool(table.waiting),
        "marker": "display" if table.marker == const.IN_DISPLAY else table.marker,
        "supply": table.supply,
        "stack": table.stack_size - table.opened,
        "display": _dump_display(table),
        "reveals": [place for place in range(table.opened) if table.reveals >> place & 1],
        "unseen": names_of(table.unseen),
        "bag": [table.bag[i] for i in range(const.HEXAGONS)],
        "tower": [table.tower[i] for i in range(const.HEXAGONS)],
        "pending": _dump_pending(table),
        "boards": [_dump_board(table, seat) for seat in range(table.seats)],
    }


def _dump_display(table: Table) -> list[PlaceData]:
    places: list[PlaceData] = []
    for place in range(table.opened):
        if table.place_state[place] == const.GONE:
            continue
        up = table.place_state[place] == const.FACE_UP
        tiles = sorted([table.place_tiles[place][i] for i in range(table.place_count[place])])
        places.append(
            {
                "place": place,
                "top": table.place_state[place] == const.TOP,
                "tiles": [HEXAGON_NAMES[tile] for tile in tiles],
                "expansion": HEXAGON_NAMES[table.place_hexagon[place]] if up else None,
            }
        )
    return places


def _dump_pending(table: Table) -> PendingData | None:
    if table.phase == const.COPYING:
        taking = table.taking
        take: str | int = LETTERS[taking] if taking < 6 else taking - 5
        return {"take": take, "chosen": _dump_chosen(table)}
    if table.phase == const.PAYING:
        paid = names_of(table.paid_tiles)
        paid += ["x" + name for name in names_of(table.paid_expansions)]
        paid += ["joker"] * table.paid_jokers
        at: str | list[int]
        if table.is_expansion:
            at = [table.target // 6 + 1, table.target % 6]
        else:
            at = CELL_NAMES[table.target]
        thing = HEXAGON_NAMES[table.thing]
        return {"thing": thing, "expansion": bool(table.is_expansion), "at": at, "paid": paid}
    if table.phase == const.DISCARDING:
        return {"last": _dump_last(table), "points": table.dropped_points}
    return None


def _dump_last(table: Table) -> str | None:
    if table.dropped_points == 0:
        return None
    if table.dropped_last < const.HEXAGONS:
        return HEXAGON_NAMES[table.dropped_last]
    return "x" + HEXAGON_NAMES[table.dropped_last - const.HEXAGONS]


def _dump_chosen(table: Table) -> dict[str, int]:
    """Return the copies that the player chose: those for which there was a choice."""
    chosen: dict[str, int] = {}
    now = table.copy_at
    for i in range(now):
        table.copy_at = i
        if table.choice[i] != const.NONE and bits.popcount(legal.copies(table)) > 1:
            chosen[HEXAGON_NAMES[legal.nth_hexagon(table.taking, i)]] = table.choice[i]
    table.copy_at = now
    return chosen


def _dump_board(table: Table, seat: int) -> BoardData:
    return {
        "score": table.score[seat],
        "jokers": table.jokers[seat],
        "tiles": [table.tiles[seat][i] for i in range(const.HEXAGONS)],
        "expansions": names_of(table.expansions[seat]),
        "passed": bool(table.passed[seat]),
        "areas": [_dump_area(table, seat, area) for area in range(const.AREAS)],
        "cells": {
            CELL_NAMES[cell]: HEXAGON_NAMES[table.cells[seat][cell] - 1]
            for cell in range(const.CELLS)
            if table.cells[seat][cell]
        },
    }


def _dump_area(table: Table, seat: int, area: int) -> AreaData | str | None:
    lying = table.areas[seat][area]
    if lying < const.UP:
        return "down" if lying == const.DOWN else None
    rotation = lying - const.UP
    cell = const.FIRST_AREA_CELL + const.FLOWER * area + 1 + rotation
    return {"hexagon": HEXAGON_NAMES[table.cells[seat][cell] - 1], "rotation": rotation}


def load(table: Table, data: GardenData) -> None:
    """Load a checked position into a cleared table of the right size.

    Choices and payments of an unfinished turn are not carried out here. Discards are, since
    they have left the storage.
    """
    table.clear_display()
    table.round = data["round"]
    table.start = data["start"]
    table.turn = data["turn"]
    table.waiting = data["waiting"]
    marker = data["marker"]
    table.marker = marker if isinstance(marker, int) else const.IN_DISPLAY
    table.supply = data["supply"]
    table.opened = table.stack_size - data["stack"]
    table.unseen = _set_of(data["unseen"])
    for i in range(const.HEXAGONS):
        table.bag[i] = data["bag"][i]
        table.tower[i] = data["tower"][i]
    table.in_bag = sum(data["bag"])
    _load_display(table, data)
    for seat, board in enumerate(data["boards"]):
        _load_board(table, seat, board)
    _load_phase(table, data)


def _set_of(names: list[str]) -> int:
    found = 0
    for name in names:
        found |= bits.shift64(HEXAGON_NAMES.index(name))
    return found


def _load_display(table: Table, data: GardenData) -> None:
    for number in range(table.opened):
        table.place_state[number] = const.GONE
    for place in data["display"]:
        number = place["place"]
        name = place["expansion"]
        if name:
            table.place_state[number] = const.FACE_UP
            table.place_hexagon[number] = HEXAGON_NAMES.index(name)
        else:
            table.place_state[number] = const.TOP if place["top"] else const.ASIDE
        for tile in place["tiles"]:
            table.place_tiles[number][table.place_count[number]] = HEXAGON_NAMES.index(tile)
            table.place_count[number] += 1
    for number in data["reveals"]:
        table.reveals |= 1 << number


def _load_phase(table: Table, data: GardenData) -> None:
    phase = data["phase"]
    table.phase = const.ACTING if phase in ("copying", "paying") else PHASES.index(phase)
    actor = data["actor"]
    if actor is None:
        table.actor = core.NOBODY
    else:
        table.actor = actor if isinstance(actor, int) else core.NATURE
    pending = data["pending"]
    if table.phase == const.DISCARDING and pending is not None:
        _load_discards(table, pending)


def _load_discards(table: Table, pending: PendingData) -> None:
    last = pending["last"]
    table.dropped_points = pending["points"]
    if last is not None:
        if last.startswith("x"):
            table.dropped_last = const.HEXAGONS + HEXAGON_NAMES.index(last.removeprefix("x"))
        else:
            table.dropped_last = HEXAGON_NAMES.index(last)
    others = 0
    for seat in range(table.seats):
        others += table.passed[seat]
    table.passed_first = table.marker == table.actor and others == 1


def _load_board(table: Table, seat: int, board: BoardData) -> None:
    table.score[seat] = board["score"]
    table.jokers[seat] = board["jokers"]
    table.passed[seat] = board["passed"]
    for i in range(const.HEXAGONS):
        for _ in range(board["tiles"][i]):
            rules.store_tile(table, seat, i)
    table.expansions[seat] = _set_of(board["expansions"])
    for area, lying in enumerate(board["areas"]):
        _load_area(table, seat, area, lying)
    for name, hexagon in board["cells"].items():
        rules.put(table, seat, HEXAGON_NAMES.index(hexagon), CELL_NAMES.index(name))


def _load_area(table: Table, seat: int, area: int, lying: AreaData | str | None) -> None:
    if lying is None:
        return
    table.free[seat] |= rules.area_cells(area)
    if isinstance(lying, str):
        table.areas[seat][area] = const.DOWN
        middle = const.FIRST_AREA_CELL + const.FLOWER * area
        table.free[seat] |= bits.shift64(middle)
    else:
        table.areas[seat][area] = const.UP + lying["rotation"]
