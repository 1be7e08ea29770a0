"""Encode a position as the numbers that a seat observes; `observation.py` describes the layout.

All functions here are fast functions.
"""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.core.state import Floats
from tilewright.games.azul import const
from tilewright.games.azul.table import Table
from tilewright.games.kit import encode


def write(table: Table, seat: int, into: Floats) -> int:
    """Write the whole observation of a seat; return how many numbers it has."""
    at = write_middle(table, into, 0)
    at = write_progress(table, seat, into, at)
    at = write_scores(table, seat, into, at)
    at = write_lines(table, seat, into, at)
    if table.grey:
        at = write_grey_walls(table, seat, into, at)
    else:
        at = write_walls(table, seat, into, at)
    return write_floors(table, seat, into, at)


def write_middle(table: Table, into: Floats, at: int) -> int:
    """Write the sources, the bag and the lid."""
    for source in range(table.displays + 1):
        at = encode.counts(into, at, table.tiles[source], const.COLOURS, const.PER_DISPLAY)
    at = encode.counts(into, at, table.bag, const.COLOURS, const.COPIES)
    return encode.counts(into, at, table.lid, const.COLOURS, const.COPIES)


def write_progress(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write the progress of the match, and the roles of the seats."""
    seats = table.seats
    at = encode.one_hot(into, at, const.VIEWS, phase(table))
    at = encode.number(into, at, table.round, const.ROUND_UNIT)
    at = encode.number(into, at, table.idle, const.IDLE_LIMIT)
    at = encode.number(into, at, table.laid, 1)
    at = encode.one_hot(into, at, seats, encode.seat_from(seat, table.actor, seats))
    at = encode.one_hot(into, at, seats, encode.seat_from(seat, table.start, seats))
    return encode.one_hot(into, at, seats + 1, 1 + encode.seat_from(seat, table.marker, seats))


def phase(table: Table) -> int:
    """Return the phase: taking, tiling, chance, or over."""
    if table.actor == core.NATURE:
        return const.VIEW_CHANCE
    if table.actor == core.NOBODY:
        return const.VIEW_OVER
    return const.VIEW_TILING if table.tiling else const.VIEW_TAKING


def write_scores(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write the points of every seat."""
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        at = encode.number(into, at, table.score[other], const.SCORE_UNIT)
    return at


def write_lines(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write how full every line is, at its colour."""
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        for line in range(5):
            encode.zeros(into, at, const.COLOURS)
            colour = table.line_colour[other][line]
            encode.number(into, at + colour, table.line_count[other][line], line + 1)
            at += const.COLOURS
    return at


def write_walls(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write which places of the coloured walls are covered."""
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        for row in range(5):
            at = encode.bit_set(into, at, table.rows[other][row], 5)
    return at


def write_grey_walls(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write which places of the grey walls hold which colour."""
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        encode.zeros(into, at, 25 * const.COLOURS)
        for place in range(25):
            tile = table.wall[other][place]
            if tile:
                into[at + 25 * (tile - 1) + place] = 1.0
        at += 25 * const.COLOURS
    return at


def write_floors(table: Table, seat: int, into: Floats, at: int) -> int:
    """Write how many tiles of each colour, and whether the marker, lie on every floor."""
    for i in range(table.seats):
        other = encode.seat_after(seat, i, table.seats)
        encode.zeros(into, at, const.COLOURS + 1)
        for place in range(table.floor_count[other]):
            into[at + table.floor[other][place]] += 1.0
        for kind in range(const.COLOURS + 1):
            into[at + kind] /= const.FLOOR_PLACES
        at += const.COLOURS + 1
    return at
