"""The rules of Azul: dealing, taking, tiling, and the sequence of rounds.

All functions here are fast functions: they check nothing. The checked methods are in `state.py`.
"""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.core.cshims import bits
from tilewright.core.rng import Rng
from tilewright.games.azul import const, scoring
from tilewright.games.azul.table import Table
from tilewright.games.kit import bag

# Dealing


def can_draw(table: Table) -> int:
    """Return whether a tile can be drawn; refill an empty bag from the lid."""
    if table.in_bag == 0:
        table.in_bag = bag.refill(table.bag, table.lid, const.COLOURS)
    return table.in_bag


def draw(table: Table, rng: Rng) -> int:
    """Return the colour of the next tile, drawn uniformly from the bag."""
    return bag.nth_tile(table.bag, rng.below(table.in_bag))


def lay_out(table: Table, place: int, colour: int) -> int:
    """Move a tile from the bag to a display; four places make a display."""
    source = 1 + place // const.PER_DISPLAY
    table.bag[colour] -= 1
    table.in_bag -= 1
    table.tiles[source][colour] += 1
    table.holds[source] |= const.ALL_GOALS << (const.GOALS * colour)
    table.on_offer += 1
    return 0


def deal(table: Table, rng: Rng) -> int:
    """Draw tiles for the displays and start the round."""
    for place in range(const.PER_DISPLAY * table.displays):
        if can_draw(table) == 0:
            break
        lay_out(table, place, draw(table, rng))
    return open_round(table)


def open_round(table: Table) -> int:
    """Give the turn to the seat that starts the round."""
    table.actor = table.start
    table.steps = 0
    if table.recording:
        table.note(const.DEALT, table.start, table.round, table.on_offer)
    return 0


# Taking


def take(table: Table, source: int, colour: int, goal: int) -> int:
    """Take all tiles of a colour from a source and put them on a line or the floor."""
    seat = table.actor
    count = table.tiles[source][colour]
    if table.recording:
        table.note(const.TOOK, seat, source, colour, count)
    table.tiles[source][colour] = 0
    if source == const.CENTRE:
        table.holds[source] &= ~(const.ALL_GOALS << (const.GOALS * colour))
        take_marker(table, seat)
    else:
        push_to_centre(table, source, colour)
    put(table, seat, goal, colour, count)
    table.on_offer -= count
    if table.on_offer == 0:
        return start_tiling(table)
    table.actor = next_seat(table, seat)
    return 0


def push_to_centre(table: Table, source: int, colour: int) -> int:
    """Move the rest of a display to the centre."""
    centre = table.tiles[const.CENTRE]
    display = table.tiles[source]
    for other in range(const.COLOURS):
        if table.recording and display[other]:
            table.note(const.MOVED, table.actor, source, other, display[other])
        centre[other] += display[other]
        display[other] = 0
    table.holds[const.CENTRE] |= table.holds[source] & ~(const.ALL_GOALS << (const.GOALS * colour))
    table.holds[source] = 0
    return 0


def take_marker(table: Table, seat: int) -> int:
    """Give the marker to the first seat that takes from the centre, before tiles fall (R2)."""
    if table.marker != const.IN_CENTRE:
        return 0
    table.marker = seat
    place = table.floor_count[seat]
    if place < const.FLOOR_PLACES:
        table.floor[seat][place] = const.MARKER
        table.floor_count[seat] += 1
    if table.recording:
        table.note(const.MARKED, seat, place)
    return 0


def put(table: Table, seat: int, goal: int, colour: int, count: int) -> int:
    """Put tiles on a line as far as they fit, the rest on the floor (R4)."""
    fitting = 0
    if goal != const.FLOOR:
        fitting = goal + 1 - table.line_count[seat][goal]
        if fitting > count:
            fitting = count
        fill_line(table, seat, goal, colour, fitting)
    if count > fitting:
        drop(table, seat, colour, count - fitting)
    return 0


def fill_line(table: Table, seat: int, line: int, colour: int, count: int) -> int:
    """Add tiles to a line; it now takes only this colour, and nothing once full."""
    table.line_colour[seat][line] = colour
    table.line_count[seat][line] += count
    table.takes[seat] &= ~(const.ONE_GOAL << line)
    if table.line_count[seat][line] <= line:
        table.takes[seat] |= 1 << (const.GOALS * colour + line)
    if table.recording:
        table.note(const.LINED, seat, line, colour, count, table.line_count[seat][line])
    return 0


def drop(table: Table, seat: int, colour: int, count: int) -> int:
    """Put tiles on the floor line; those that do not fit go to the lid (R3)."""
    falling = const.FLOOR_PLACES - table.floor_count[seat]
    if falling > count:
        falling = count
    for _ in range(falling):
        table.floor[seat][table.floor_count[seat]] = colour
        table.floor_count[seat] += 1
    table.lid[colour] += count - falling
    if table.recording:
        record_drop(table, seat, colour, falling, count - falling)
    return 0


def record_drop(table: Table, seat: int, colour: int, falling: int, spilling: int) -> int:
    """Record how many tiles fell and how many went straight to the lid."""
    if falling:
        table.note(const.FELL, seat, colour, falling, table.floor_count[seat])
    if spilling:
        table.note(const.SPILLED, seat, colour, spilling)
    return 0


def next_seat(table: Table, seat: int) -> int:
    """Return the next seat clockwise."""
    seat += 1
    return 0 if seat == table.seats else seat


# Tiling


def start_tiling(table: Table) -> int:
    """Start the tiling with the seat that started the round."""
    table.tiling = True
    table.laid = False
    table.actor = table.start
    table.steps = 0
    if table.recording:
        table.note(const.TILING, table.round)
    return tile_walls(table)


def tile_walls(table: Table) -> int:
    """Tile seat by seat; stop when a column must be chosen."""
    while True:
        if tile_lines(table, table.actor):
            return 0
        settle_floor(table, table.actor)
        table.steps = 0
        table.actor = next_seat(table, table.actor)
        if table.actor == table.start:
            return end_round(table)


def tile_lines(table: Table, seat: int) -> int:
    """Tile the full lines of a seat from the top; return 1 if one has a choice of columns."""
    for line in range(5):
        if table.line_count[seat][line] <= line:
            continue
        allowed = allowed_columns(table, seat, line)
        if allowed == 0:
            drop_line(table, seat, line)
        elif allowed & (allowed - 1) == 0:
            lay(table, seat, line, bits.lowest(allowed))
        else:
            return 1
    return 0


def allowed_columns(table: Table, seat: int, line: int) -> int:
    """Return, as bits, the columns of its row that a full line's tile may go to."""
    colour = table.line_colour[seat][line]
    if table.grey:
        return const.FULL & ~(table.rows[seat][line] | table.colour_columns[seat][colour])
    column = colour + line
    return 1 << (column - 5 if column >= 5 else column)


def line_to_tile(table: Table, seat: int) -> int:
    """Return the first full line from the top; there is one."""
    line = 0
    while table.line_count[seat][line] <= line:
        line += 1
    return line


def choose_column(table: Table, column: int) -> int:
    """Lay the tile of the first full line in a column, and continue the tiling."""
    lay(table, table.actor, line_to_tile(table, table.actor), column)
    table.steps += 1
    return tile_walls(table)


def lay(table: Table, seat: int, row: int, column: int) -> int:
    """Move one tile of a full line to the wall and score it, the others to the lid."""
    colour = table.line_colour[seat][row]
    table.wall[seat][5 * row + column] = colour + 1
    table.rows[seat][row] |= 1 << column
    table.columns[seat][column] |= 1 << row
    table.colour_columns[seat][colour] |= 1 << column
    table.row_colours[seat][row] |= 1 << colour
    table.laid = True
    table.lid[colour] += row
    empty_line(table, seat, row)
    points = scoring.placement_points(
        table.rows[seat][row], table.columns[seat][column], row, column
    )
    table.score[seat] += points
    if table.recording:
        runs = scoring.run_through(table.rows[seat][row], column)
        runs |= scoring.run_through(table.columns[seat][column], row) << 5
        table.note(const.LAID, seat, 5 * row + column, colour, points, runs)
    return 0


def empty_line(table: Table, seat: int, line: int) -> int:
    """Clear a line; it takes any colour that its row of the wall lacks (R1)."""
    table.line_count[seat][line] = 0
    lacking = const.FULL & ~table.row_colours[seat][line]
    while lacking:
        table.takes[seat] |= 1 << (const.GOALS * bits.lowest(lacking) + line)
        lacking &= lacking - 1
    return 0


def drop_line(table: Table, seat: int, line: int) -> int:
    """Send a full line that has no column left to the floor (R9)."""
    colour = table.line_colour[seat][line]
    empty_line(table, seat, line)
    if table.recording:
        table.note(const.DROPPED, seat, line, colour)
    return drop(table, seat, colour, line + 1)


def settle_floor(table: Table, seat: int) -> int:
    """Subtract the floor penalty, never below 0 (R5), and empty the floor line."""
    covered = table.floor_count[seat]
    if covered == 0:
        return 0
    loss = const.FLOOR_PENALTY[covered]
    if loss > table.score[seat]:
        loss = table.score[seat]
    table.score[seat] -= loss
    for place in range(covered):
        if table.floor[seat][place] != const.MARKER:
            table.lid[table.floor[seat][place]] += 1
    table.floor_count[seat] = 0
    if table.recording:
        table.note(const.PENALISED, seat, covered, loss, const.FLOOR_PENALTY[covered])
    return 0


def tile_lines_by_points(table: Table, seat: int) -> int:
    """Tile all full lines of a seat, each in the column with the most immediate points."""
    while tile_lines(table, seat):
        line = line_to_tile(table, seat)
        lay(table, seat, line, best_column(table, seat, line))
    return 0


def best_column(table: Table, seat: int, line: int) -> int:
    """Return the column that scores most for a full line, the leftmost on ties."""
    allowed = allowed_columns(table, seat, line)
    best = 0
    most = 0
    while allowed:
        column = bits.lowest(allowed)
        allowed &= allowed - 1
        row = table.rows[seat][line] | 1 << column
        points = scoring.placement_points(
            row, table.columns[seat][column] | 1 << line, line, column
        )
        if points > most:
            most = points
            best = column
    return best


# From round to round


def end_round(table: Table) -> int:
    """End the game if a row is complete or no progress is possible, else prepare a round."""
    table.tiling = False
    table.idle = 0 if table.laid else table.idle + 1
    table.laid = False
    reason = end_reason(table)
    if reason:
        return finish(table, reason)
    table.round += 1
    if table.marker != const.IN_CENTRE:
        table.start = table.marker
    table.marker = const.IN_CENTRE
    table.actor = core.NATURE
    return 0


def end_reason(table: Table) -> int:
    """Return why the game ends: 1 a complete row, 2 no progress (R7), 3 no tiles (R6); or 0."""
    for seat in range(table.seats):
        if scoring.complete_rows(table, seat):
            return 1
    if table.idle == const.IDLE_LIMIT:
        return 2
    if table.in_bag or not bag.is_empty(table.lid, const.COLOURS):
        return 0
    return 3


def finish(table: Table, reason: int) -> int:
    """Add the bonuses of every seat and end the match."""
    for seat in range(table.seats):
        scoring.add_bonuses(table, seat)
    table.actor = core.NOBODY
    if table.recording:
        table.note(const.ENDED, reason)
    return 0
