"""Encode a position as the numbers that a seat observes; `observation.py` describes the layout.

All functions here are fast functions.
"""

from __future__ import annotations

from tilewright.core.state import Floats
from tilewright.games.kit import encode
from tilewright.games.pavilion import const
from tilewright.games.pavilion.table import Table


def write(table: Table, seat: int, into: Floats) -> int:
    """Write the whole observation of a seat; return how many numbers it has."""
    at = write_middle(table, into, 0)
    at = write_progress(table, seat, into, at)
    at = write_scores(table, seat, into, at)
    at = write_hands(table, seat, into, at)
    if table.grey:
        at = write_grey_stars(table, seat, into, at)
    else:
        at = write_stars(table, seat, into, at)
    return write_middle_stars(table, seat, into, at)


def write_middle(table: Table, into: Floats, at: int) -> int:
    """Write the sources, the supply, the bag and the tower."""
    for source in range(table.displays + 1):
        at = encode.counts(into, at, table.tiles[source], const.COLOURS, const.PER_DISPLAY)
    at = encode.counts(into, at, table.supply, const.COLOURS, const.SUPPLY_PLACES)
    at = encode.counts(into, at, table.bag, const.COLOURS, const.COPIES)
    return encode.counts(into, at, table.tower, const.COLOURS, const.COPIES)


def write_progress(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write the progress of the match, and the roles of the seats."""
    seats = table.seats
    at = encode.one_hot(into, at, const.PHASES, table.phase)
    at = encode.one_hot(into, at, const.ROUNDS, table.round - 1)
    at = encode.number(into, at, table.owed, const.MOST_OWED)
    at = encode.one_hot(into, at, seats, encode.seat_from(seat, table.actor, seats))
    at = encode.one_hot(into, at, seats, encode.seat_from(seat, table.turn, seats))
    at = encode.one_hot(into, at, seats, encode.seat_from(seat, table.start, seats))
    return encode.one_hot(into, at, seats + 1, 1 + encode.seat_from(seat, table.token, seats))


def write_scores(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write the points of every seat, then who has passed."""
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        encode.number(into, at + i, table.score[other], const.SCORE_UNIT)
        encode.number(into, at + table.seats + i, table.passed[other], 1)
    return at + 2 * table.seats


def write_hands(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write the hand of every seat, then what each has kept."""
    size = table.seats * const.COLOURS
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        encode.counts(into, at + size, table.kept[other], const.COLOURS, const.CORNERS)
        at = encode.counts(into, at, table.hand[other], const.COLOURS, const.HAND_UNIT)
    return at + size


def write_stars(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write which spaces of the outer stars are covered."""
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        outer = table.covered[other] >> const.POSITIONS
        at = encode.bit_set(into, at, outer, const.SPACES - const.POSITIONS)
    return at


def write_grey_stars(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write the colours on the outer stars."""
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        for space in range(const.POSITIONS, const.SPACES):
            at = encode.one_hot(into, at, const.COLOURS, table.spaces[other][space] - 1)
    return at


def write_middle_stars(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write the colours on the middle star."""
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        for space in range(const.POSITIONS):
            at = encode.one_hot(into, at, const.COLOURS, table.spaces[other][space] - 1)
    return at
