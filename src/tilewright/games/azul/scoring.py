"""The scoring of Azul.

A wall is given by its masks: five bits for each row (which columns are laid) and five
for each column (which rows are laid).
"""

from __future__ import annotations

from tilewright.core.cshims import bits
from tilewright.games.azul import const
from tilewright.games.azul.position import Position


def run_through(line: int, at: int) -> int:
    """Return, as bits, the unbroken run of `line` that contains place `at`."""
    run = 1 << at
    while line & (run << 1) & ~run:
        run |= line & (run << 1)
    while line & (run >> 1) & ~run:
        run |= line & (run >> 1)
    return run


def run_length(line: int, at: int) -> int:
    """Return the length of the unbroken run of `line` that contains place `at`."""
    after = bits.lowest(~line >> at)
    gaps_before = ~(line << 1) & ((2 << at) - 1)  # moved up by one: place 0 is a gap
    return after + at - bits.highest(gaps_before)


def placement_points(row: int, column: int, at_row: int, at_column: int) -> int:
    """Return the points for the tile just laid: its row run plus its column run.

    A run of one counts nothing, unless both are one.
    """
    across = run_length(row, at_column)
    down = run_length(column, at_row)
    return (across if across > 1 else 0) + (down if down > 1 else 0) or 1


def complete_rows(state: Position, seat: int) -> int:
    """Fast: return how many rows of a wall are complete."""
    found = 0
    for row in range(5):
        if state.rows[seat][row] == const.FULL:
            found += 1
    return found


def add_bonuses(state: Position, seat: int) -> int:
    """Fast: add the end bonuses for complete rows, columns and colours."""
    for i in range(5):
        if state.rows[seat][i] == const.FULL:
            add_bonus(state, seat, 0, i, const.ROW_BONUS)
    for i in range(5):
        if state.columns[seat][i] == const.FULL:
            add_bonus(state, seat, 1, i, const.COLUMN_BONUS)
    for i in range(5):
        if state.colour_columns[seat][i] == const.FULL:
            add_bonus(state, seat, 2, i, const.COLOUR_BONUS)
    return 0


def add_bonus(state: Position, seat: int, what: int, which: int, points: int) -> int:
    """Fast: add one bonus and record it."""
    state.score[seat] += points
    if state.recording:
        state.note(const.BONUS, seat, what, which, points)
    return 0
