"""The scoring of Summer Pavilion."""

from __future__ import annotations

from tilewright.core.cshims import bits
from tilewright.games.pavilion import board, const
from tilewright.games.pavilion.position import Position


def run_through(ring: int, at: int) -> int:
    """Return, as bits, the unbroken run of a ring of six that contains place `at`."""
    run = 1 << at
    for _ in range(4):  # the last of five in a row is four steps away
        run |= ((run << 1) | (run >> 1) | (run >> 5) | (run << 5)) & ring & const.RING
    return run


def star_ring(state: Position, seat: int, star: int) -> int:
    """Fast: return the covered positions of a star, as six bits."""
    return (state.covered[seat] >> (const.POSITIONS * star)) & const.RING


def star_value(state: Position, seat: int, star: int) -> int:
    """Fast: return the bonus of a complete star, by its colours."""
    colours = state.star_colours[seat][star]
    if bits.popcount(colours) > 1:
        return const.MANY_COLOURS_BONUS
    return board.STAR_BONUS[bits.lowest(colours)]


def add_bonuses(state: Position, seat: int) -> int:
    """Fast: add the end bonuses for complete stars and costs."""
    for star in range(const.STARS):
        if star_ring(state, seat, star) == const.RING:
            points = star_value(state, seat, star)
            state.score[seat] += points
            if state.recording:
                state.note(const.STAR_BONUS, seat, star, points)
    for i in range(4):
        mask = board.COST_MASK[4 * state.grey + i]
        if state.covered[seat] & mask == mask:
            state.score[seat] += board.COST_BONUS[i]
            if state.recording:
                state.note(const.COST_BONUS, seat, i + 1, board.COST_BONUS[i])
    return 0


def lose(state: Position, seat: int, points: int) -> int:
    """Fast: take points from a seat, down to 1 (R6); return how many it lost."""
    if points > state.score[seat] - const.LEAST_SCORE:
        points = state.score[seat] - const.LEAST_SCORE
    state.score[seat] -= points
    return points
