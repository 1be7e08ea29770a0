"""Points: the wheel after every round, storages and groups at the end."""

from __future__ import annotations

from tilewright.core.cshims import bits
from tilewright.games.garden import board, const, groups
from tilewright.games.garden.position import Position


def lose(state: Position, seat: int, points: int) -> int:
    """Take points from a seat, down to 0 (R1); return how many it lost."""
    if points > state.score[seat]:
        points = state.score[seat]
    state.score[seat] -= points
    return points


def value_of(hexagon: int) -> int:
    """Return the value of a hexagon: cost and points of its pattern."""
    return hexagon % const.VALUES + 1


def wheel_points(state: Position, seat: int) -> int:
    """Return what the wheel gives a garden in this round."""
    colours = board.WHEEL_COLOURS[state.round - 1]
    values = board.WHEEL_VALUES[state.round - 1]
    points = 0
    for i in range(6):
        if colours >> i & 1:
            points += bits.popcount(state.of_colour[seat][i])
        if values >> i & 1:
            each = board.PATTERN_POINTS[6 * state.back + i]
            points += each * bits.popcount(state.of_value[seat][i])
        if state.areas[seat][i] >= const.UP:
            points += 1
    return points


def score_round(state: Position) -> int:
    """Give every seat the points of the wheel."""
    for seat in range(state.seats):
        points = wheel_points(state, seat)
        state.score[seat] += points
        if state.recording:
            state.note(const.WHEEL, seat, points, state.round)
    return 0


def score_end(state: Position, seat: int) -> int:
    """Settle the storage of a seat, not below 0 (R6), then add its groups."""
    jokers = state.jokers[seat]
    state.score[seat] += jokers
    if state.recording and jokers:
        state.note(const.LEFT_JOKERS, seat, jokers)
    worth = stored_value(state, seat)
    lost = lose(state, seat, worth)
    if state.recording and worth:
        state.note(const.LEFT_THINGS, seat, worth, lost)
    for i in range(6):
        score_groups(state, seat, state.of_colour[seat][i], i)
    for i in range(6):
        score_groups(state, seat, state.of_value[seat][i], 6 + i)
    return 0


def stored_value(state: Position, seat: int) -> int:
    """Return the values of all tiles and expansions of a storage together."""
    worth = 0
    for hexagon in range(const.HEXAGONS):
        worth += state.tiles[seat][hexagon] * value_of(hexagon)
        if state.expansions[seat] >> hexagon & 1:
            worth += value_of(hexagon)
    return worth


def score_groups(state: Position, seat: int, cells: int, kind: int) -> int:
    """Add the points of all groups of a colour (0 to 5) or a pattern (6 to 11)."""
    while cells:
        group = groups.connected(cells, cells & (~cells + 1))
        cells &= ~group
        points = group_points(state, seat, group)
        state.score[seat] += points
        if state.recording and points:
            state.note(const.GROUP, seat, kind, bits.popcount(group), points)
    return 0


def group_points(state: Position, seat: int, group: int) -> int:
    """Return the points of a group: its values and the bonus of its size."""
    size = bits.popcount(group)
    if size < const.SMALLEST_GROUP:
        return 0
    points = board.GROUP_BONUS[7 * state.back + size]
    while group:
        points += value_of(state.cells[seat][bits.lowest(group)] - 1)
        group &= group - 1
    return points
