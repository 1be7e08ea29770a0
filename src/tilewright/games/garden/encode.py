"""Encode a position as the numbers that a seat observes; `observation.py` describes the layout.

All functions here are fast functions. They write into an array of zeros.
"""

from __future__ import annotations

from tilewright.core.cshims import bits
from tilewright.core.state import Floats
from tilewright.games.garden import const
from tilewright.games.garden.position import Position
from tilewright.games.kit import numbers


def write(state: Position, seat: int, into: Floats) -> int:
    """Write the whole observation of a seat; return how many numbers it has."""
    at = write_heaps(state, into, 0)
    at = write_display(state, into, at)
    at = write_progress(state, seat, into, at)
    at = write_taking(state, into, at)
    at = write_paying(state, into, at)
    at = write_discarding(state, into, at)
    at = write_scores(state, seat, into, at)
    at = write_storages(state, seat, into, at)
    at = write_areas(state, seat, into, at)
    return write_cells(state, seat, into, at)


def write_heaps(state: Position, into: Floats, at: int) -> int:
    """Write the bag, the tower and the unseen expansions."""
    at = numbers.counts(into, at, state.bag, const.HEXAGONS, const.COPIES)
    at = numbers.counts(into, at, state.tower, const.HEXAGONS, const.COPIES)
    at = bits.spread_floats(into, at, state.unseen, const.HEXAGONS)
    return numbers.number(into, at, state.supply, const.HEXAGONS)


def write_display(state: Position, into: Floats, at: int) -> int:
    """Write the state, tiles and face of every place of the round's stack."""
    places = state.stack_size
    for place in range(places):
        at = numbers.one_hot(into, at, const.PLACE_STATES, state.place_state[place])
    at = bits.spread_floats(into, at, state.reveals, places)
    for place in range(places):
        for i in range(state.place_count[place]):
            into[at + state.place_tiles[place][i]] += 1.0 / const.COPIES
        at += const.HEXAGONS
    for place in range(places):
        up = state.place_state[place] == const.FACE_UP
        at = numbers.one_hot(into, at, const.HEXAGONS, state.place_hexagon[place] if up else -1)
    return at


def write_progress(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write the progress of the match, and the roles of the seats."""
    seats = state.seats
    at = numbers.one_hot(into, at, const.PHASES, state.phase)
    at = numbers.one_hot(into, at, const.ROUNDS, state.round - 1)
    at = numbers.number(into, at, state.waiting, 1)
    at = numbers.one_hot(into, at, seats, numbers.seat_from(seat, state.actor, seats))
    at = numbers.one_hot(into, at, seats, numbers.seat_from(seat, state.turn, seats))
    at = numbers.one_hot(into, at, seats, numbers.seat_from(seat, state.start, seats))
    return numbers.one_hot(into, at, seats + 1, 1 + numbers.seat_from(seat, state.marker, seats))


def write_taking(state: Position, into: Floats, at: int) -> int:
    """Write an unfinished taking: what is taken, and the chosen copies."""
    places = state.stack_size
    if state.phase != const.COPYING:
        return at + const.TAKINGS + 6 + 6 * places
    at = numbers.one_hot(into, at, const.TAKINGS, state.taking)
    at = numbers.one_hot(into, at, 6, state.copy_at)
    for i in range(6):
        at = numbers.one_hot(into, at, places, state.choice[i] if i < state.copy_at else const.NONE)
    return at


def write_paying(state: Position, into: Floats, at: int) -> int:
    """Write an unfinished placement: the piece, its target, and the payment so far."""
    if state.phase != const.PAYING:
        return at + 4 * const.HEXAGONS + const.CELLS + const.AREAS + const.ROTATIONS + 1
    up = state.is_expansion
    cell = -1 if up else state.target
    area = state.target // const.ROTATIONS if up else -1
    rotation = state.target % const.ROTATIONS if up else -1
    at = numbers.one_hot(into, at, const.HEXAGONS, -1 if up else state.thing)
    at = numbers.one_hot(into, at, const.HEXAGONS, state.thing if up else -1)
    at = numbers.one_hot(into, at, const.CELLS, cell)
    at = numbers.one_hot(into, at, const.AREAS, area)
    at = numbers.one_hot(into, at, const.ROTATIONS, rotation)
    at = bits.spread_floats(into, at, state.paid_tiles, const.HEXAGONS)
    at = bits.spread_floats(into, at, state.paid_expansions, const.HEXAGONS)
    return numbers.number(into, at, state.paid_jokers, const.VALUES)


def write_discarding(state: Position, into: Floats, at: int) -> int:
    """Write an unfinished pass: the last discard, and the cost of the discards."""
    points = state.dropped_points if state.phase == const.DISCARDING else 0
    at = numbers.one_hot(into, at, 2 * const.HEXAGONS, state.dropped_last if points else -1)
    return numbers.number(into, at, points, const.MOST_DROPPED)


def write_scores(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write the points of every seat, then who has passed, then the jokers of each."""
    seats = state.seats
    for i in range(seats):
        other = numbers.seat_after(seat, i, seats)
        numbers.number(into, at + i, state.score[other], const.SCORE_UNIT)
        numbers.number(into, at + seats + i, state.passed[other], 1)
        numbers.number(into, at + 2 * seats + i, state.jokers[other], const.TILE_PLACES)
    return at + 3 * seats


def write_storages(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write the stored tiles of every seat, then the stored expansions."""
    size = state.seats * const.HEXAGONS
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        bits.spread_floats(into, at + size, state.expansions[other], const.HEXAGONS)
        left = state.tile_set[other]
        while left:
            hexagon = bits.lowest(left)
            left &= left - 1
            numbers.number(into, at + hexagon, state.tiles[other][hexagon], const.COPIES)
        at += const.HEXAGONS
    return at + size


def write_areas(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write the areas of every garden, then its free cells."""
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        for area in range(const.AREAS):
            at = numbers.one_hot(into, at, const.AREA_STATES, state.areas[other][area])
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        at = bits.spread_floats(into, at, state.free[other], const.CELLS)
    return at


def write_cells(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write the colour and the pattern of every cell of every garden."""
    kinds = const.COLOURS + const.VALUES
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        left = state.filled[other]
        while left:
            cell = bits.lowest(left)
            left &= left - 1
            hexagon = state.cells[other][cell] - 1
            into[at + kinds * cell + hexagon // const.VALUES] = 1.0
            into[at + kinds * cell + const.COLOURS + hexagon % const.VALUES] = 1.0
        at += kinds * const.CELLS
    return at
