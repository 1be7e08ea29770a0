"""Encode a position as the numbers that a seat observes; `observation.py` describes the layout.

All functions here are fast functions.
"""

from __future__ import annotations

from tilewright.core.state import Floats
from tilewright.games.garden import const
from tilewright.games.garden.table import Table
from tilewright.games.kit import encode


def write(table: Table, seat: int, into: Floats) -> int:
    """Write the whole observation of a seat; return how many numbers it has."""
    at = write_heaps(table, into, 0)
    at = write_display(table, into, at)
    at = write_progress(table, seat, into, at)
    at = write_taking(table, into, at)
    at = write_paying(table, into, at)
    at = write_discarding(table, into, at)
    at = write_scores(table, seat, into, at)
    at = write_storages(table, seat, into, at)
    at = write_areas(table, seat, into, at)
    return write_cells(table, seat, into, at)


def write_heaps(table: Table, into: Floats, at: int) -> int:
    """Write the bag, the tower and the unseen expansions."""
    at = encode.counts(into, at, table.bag, const.HEXAGONS, const.COPIES)
    at = encode.counts(into, at, table.tower, const.HEXAGONS, const.COPIES)
    at = encode.bit_set(into, at, table.unseen, const.HEXAGONS)
    return encode.number(into, at, table.supply, const.HEXAGONS)


def write_display(table: Table, into: Floats, at: int) -> int:
    """Write the state, tiles and face of every place of the round's stack."""
    places = table.stack_size
    for place in range(places):
        at = encode.one_hot(into, at, const.PLACE_STATES, table.place_state[place])
    at = encode.bit_set(into, at, table.reveals, places)
    for place in range(places):
        encode.zeros(into, at, const.HEXAGONS)
        for i in range(table.place_count[place]):
            into[at + table.place_tiles[place][i]] += 1.0
        for hexagon in range(const.HEXAGONS):
            into[at + hexagon] /= const.COPIES
        at += const.HEXAGONS
    for place in range(places):
        up = table.place_state[place] == const.FACE_UP
        at = encode.one_hot(into, at, const.HEXAGONS, table.place_hexagon[place] if up else -1)
    return at


def write_progress(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write the progress of the match, and the roles of the seats."""
    seats = table.seats
    at = encode.one_hot(into, at, const.PHASES, table.phase)
    at = encode.one_hot(into, at, const.ROUNDS, table.round - 1)
    at = encode.number(into, at, table.waiting, 1)
    at = encode.one_hot(into, at, seats, encode.seat_from(seat, table.actor, seats))
    at = encode.one_hot(into, at, seats, encode.seat_from(seat, table.turn, seats))
    at = encode.one_hot(into, at, seats, encode.seat_from(seat, table.start, seats))
    return encode.one_hot(into, at, seats + 1, 1 + encode.seat_from(seat, table.marker, seats))


def write_taking(table: Table, into: Floats, at: int) -> int:
    """Write an unfinished taking: what is taken, and the chosen copies."""
    places = table.stack_size
    if table.phase != const.COPYING:
        return encode.zeros(into, at, const.TAKINGS + 6 + 6 * places)
    at = encode.one_hot(into, at, const.TAKINGS, table.taking)
    at = encode.one_hot(into, at, 6, table.copy_at)
    for i in range(6):
        at = encode.one_hot(into, at, places, table.choice[i] if i < table.copy_at else const.NONE)
    return at


def write_paying(table: Table, into: Floats, at: int) -> int:
    """Write an unfinished placement: the piece, its target, and the payment so far."""
    if table.phase != const.PAYING:
        size = 4 * const.HEXAGONS + const.CELLS + const.AREAS + const.ROTATIONS + 1
        return encode.zeros(into, at, size)
    up = table.is_expansion
    cell = -1 if up else table.target
    area = table.target // const.ROTATIONS if up else -1
    rotation = table.target % const.ROTATIONS if up else -1
    at = encode.one_hot(into, at, const.HEXAGONS, -1 if up else table.thing)
    at = encode.one_hot(into, at, const.HEXAGONS, table.thing if up else -1)
    at = encode.one_hot(into, at, const.CELLS, cell)
    at = encode.one_hot(into, at, const.AREAS, area)
    at = encode.one_hot(into, at, const.ROTATIONS, rotation)
    at = encode.bit_set(into, at, table.paid_tiles, const.HEXAGONS)
    at = encode.bit_set(into, at, table.paid_expansions, const.HEXAGONS)
    return encode.number(into, at, table.paid_jokers, const.VALUES)


def write_discarding(table: Table, into: Floats, at: int) -> int:
    """Write an unfinished pass: the last discard, and the cost of the discards."""
    points = table.dropped_points if table.phase == const.DISCARDING else 0
    at = encode.one_hot(into, at, 2 * const.HEXAGONS, table.dropped_last if points else -1)
    return encode.number(into, at, points, const.MOST_DROPPED)


def write_scores(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write the points of every seat, then who has passed, then the jokers of each."""
    seats = table.seats
    for i in range(seats):
        other = encode.seat_after(seat, i, seats)
        encode.number(into, at + i, table.score[other], const.SCORE_UNIT)
        encode.number(into, at + seats + i, table.passed[other], 1)
        encode.number(into, at + 2 * seats + i, table.jokers[other], const.TILE_PLACES)
    return at + 3 * seats


def write_storages(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write the stored tiles of every seat, then the stored expansions."""
    size = table.seats * const.HEXAGONS
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        encode.bit_set(into, at + size, table.expansions[other], const.HEXAGONS)
        at = encode.counts(into, at, table.tiles[other], const.HEXAGONS, const.COPIES)
    return at + size


def write_areas(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write the areas of every garden, then its free cells."""
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        for area in range(const.AREAS):
            at = encode.one_hot(into, at, const.AREA_STATES, table.areas[other][area])
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        at = encode.bit_set(into, at, table.free[other], const.CELLS)
    return at


def write_cells(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write the colour and the pattern of every cell of every garden."""
    kinds = const.COLOURS + const.VALUES
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        encode.zeros(into, at, const.CELLS * kinds)
        for cell in range(const.CELLS):
            hexagon = table.cells[other][cell] - 1
            if hexagon >= 0:
                into[at + hexagon // const.VALUES] = 1.0
                into[at + const.COLOURS + hexagon % const.VALUES] = 1.0
            at += kinds
    return at
