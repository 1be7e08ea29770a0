"""Encode a position as the numbers that a seat observes; `observation.py` describes the layout.

All functions here are fast functions. They write into an array of zeros.
"""

from __future__ import annotations

from tilewright.core.cshims import bits
from tilewright.core.state import Floats
from tilewright.games.kit import numbers
from tilewright.games.pavilion import const
from tilewright.games.pavilion.position import Position


def write(state: Position, seat: int, into: Floats) -> int:
    """Write the whole observation of a seat; return how many numbers it has."""
    at = write_middle(state, into, 0)
    at = write_progress(state, seat, into, at)
    at = write_scores(state, seat, into, at)
    at = write_hands(state, seat, into, at)
    if state.grey:
        at = write_grey_stars(state, seat, into, at)
    else:
        at = write_stars(state, seat, into, at)
    return write_middle_stars(state, seat, into, at)


def write_middle(state: Position, into: Floats, at: int) -> int:
    """Write the sources, the supply, the bag and the tower."""
    for source in range(state.displays + 1):
        at = numbers.counts(into, at, state.tiles[source], const.COLOURS, const.PER_DISPLAY)
    at = numbers.counts(into, at, state.supply, const.COLOURS, const.SUPPLY_PLACES)
    at = numbers.counts(into, at, state.bag, const.COLOURS, const.COPIES)
    return numbers.counts(into, at, state.tower, const.COLOURS, const.COPIES)


def write_progress(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write the progress of the match, and the roles of the seats."""
    seats = state.seats
    at = numbers.one_hot(into, at, const.PHASES, state.phase)
    at = numbers.one_hot(into, at, const.ROUNDS, state.round - 1)
    at = numbers.number(into, at, state.owed, const.MOST_OWED)
    at = numbers.one_hot(into, at, seats, numbers.seat_from(seat, state.actor, seats))
    at = numbers.one_hot(into, at, seats, numbers.seat_from(seat, state.turn, seats))
    at = numbers.one_hot(into, at, seats, numbers.seat_from(seat, state.start, seats))
    return numbers.one_hot(into, at, seats + 1, 1 + numbers.seat_from(seat, state.token, seats))


def write_scores(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write the points of every seat, then who has passed."""
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        numbers.number(into, at + i, state.score[other], const.SCORE_UNIT)
        numbers.number(into, at + state.seats + i, state.passed[other], 1)
    return at + 2 * state.seats


def write_hands(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write the hand of every seat, then what each has kept."""
    size = state.seats * const.COLOURS
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        numbers.counts(into, at + size, state.kept[other], const.COLOURS, const.CORNERS)
        at = numbers.counts(into, at, state.hand[other], const.COLOURS, const.HAND_UNIT)
    return at + size


def write_stars(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write which spaces of the outer stars are covered."""
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        outer = state.covered[other] >> const.POSITIONS
        at = bits.spread_floats(into, at, outer, const.SPACES - const.POSITIONS)
    return at


def write_grey_stars(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write the colours on the outer stars."""
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        write_colours(state, other, into, at, const.POSITIONS, const.SPACES)
        at += const.COLOURS * (const.SPACES - const.POSITIONS)
    return at


def write_middle_stars(state: Position, seat: int, into: Floats, at: int) -> int:
    """Write the colours on the middle star."""
    for i in range(state.seats):
        other = numbers.seat_after(seat, i, state.seats)
        write_colours(state, other, into, at, 0, const.POSITIONS)
        at += const.COLOURS * const.POSITIONS
    return at


def write_colours(state: Position, seat: int, into: Floats, at: int, first: int, last: int) -> int:
    """Write the colour of each covered space of a range, its end excluded."""
    left = state.covered[seat] & (bits.shift64(last) - bits.shift64(first))
    while left:
        space = bits.lowest(left)
        left &= left - 1
        into[at + const.COLOURS * (space - first) + state.spaces[seat][space] - 1] = 1.0
    return 0
