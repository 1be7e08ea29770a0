"""Encode a position as the numbers that a seat observes; `observation.py` describes the layout.

All functions here are fast functions. They write into an array of zeros.
"""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.core.cshims import bits
from tilewright.core.state import Floats
from tilewright.games.azul import const
from tilewright.games.azul.position import Position
from tilewright.games.kit import numbers


def write(state: Position, seat: int, into: Floats) -> int:
    """Write the whole observation of a seat; return how many numbers it has."""
    at = write_middle(state, into, 0)
    at = write_progress(state, seat, into, at)
    at = write_scores(state, seat, into, at)
    at = write_lines(state, seat, into, at)
    if state.grey:
        at = write_grey_walls(state, seat, into, at)
    else:
        at = write_walls(state, seat, into, at)
    return write_floors(state, seat, into, at)


def write_middle(state: Position, into: Floats, at: int) -> int:
    """Write the sources, the bag and the lid."""
    for source in range(state.displays + 1):
        at = numbers.counts(into, at, state.tiles[source], const.COLOURS, const.PER_DISPLAY)
    at = numbers.counts(into, at, state.bag, const.COLOURS, const.COPIES)
    return numbers.counts(into, at, state.lid, const.COLOURS, const.COPIES)


def write_progress(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write the progress of the match, and the roles of the seats."""
    seats = state.seats
    at = numbers.one_hot(into, at, const.VIEWS, phase(state))
    at = numbers.number(into, at, state.round, const.ROUND_UNIT)
    at = numbers.number(into, at, state.idle, const.IDLE_LIMIT)
    at = numbers.number(into, at, state.laid, 1)
    at = numbers.one_hot(into, at, seats, numbers.seat_from(seat, state.actor, seats))
    at = numbers.one_hot(into, at, seats, numbers.seat_from(seat, state.start, seats))
    return numbers.one_hot(into, at, seats + 1, 1 + numbers.seat_from(seat, state.marker, seats))


def phase(state: Position) -> int:
    """Return the phase: taking, tiling, chance, or over."""
    if state.actor == core.NATURE:
        return const.VIEW_CHANCE
    if state.actor == core.NOBODY:
        return const.VIEW_OVER
    return const.VIEW_TILING if state.tiling else const.VIEW_TAKING


def write_scores(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write the points of every seat."""
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        at = numbers.number(into, at, state.score[other], const.SCORE_UNIT)
    return at


def write_lines(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write how full every line is, at its colour."""
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        for line in range(5):
            colour = state.line_colour[other][line]
            numbers.number(into, at + colour, state.line_count[other][line], line + 1)
            at += const.COLOURS
    return at


def write_walls(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write which places of the coloured walls are covered."""
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        for row in range(5):
            at = bits.spread_floats(into, at, state.rows[other][row], 5)
    return at


def write_grey_walls(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write which places of the grey walls hold which colour."""
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        left = 0
        for row in range(5):
            left |= state.rows[other][row] << 5 * row
        while left:
            place = bits.lowest(left)
            left &= left - 1
            into[at + 25 * (state.wall[other][place] - 1) + place] = 1.0
        at += 25 * const.COLOURS
    return at


def write_floors(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write how many tiles of each colour, and whether the marker, lie on every floor."""
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        for place in range(state.floor_count[other]):
            into[at + state.floor[other][place]] += 1.0
        for kind in range(const.COLOURS + 1):
            into[at + kind] /= const.FLOOR_PLACES
        at += const.COLOURS + 1
    return at
