"""The rules of Azul: dealing, taking, tiling, and the sequence of rounds.

All functions here are fast functions: they check nothing. The checked methods are in `state.py`.
"""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.core.cshims import bits, choose, memory
from tilewright.core.rng import Rng
from tilewright.games.azul import const, scoring
from tilewright.games.azul.position import Position
from tilewright.games.kit import bag

# Dealing


def can_draw(state: Position) -> int:
    """Return whether a tile can be drawn; refill an empty bag from the lid."""
    if state.in_bag == 0:
        state.in_bag = bag.refill(state.bag, state.lid, const.COLOURS)
    return state.in_bag


def draw(state: Position, rng: Rng) -> int:
    """Return the colour of the next tile, drawn uniformly from the bag."""
    return choose.nth_kind(state.bag, const.COLOURS, rng.below(state.in_bag))


def lay_out(state: Position, place: int, colour: int) -> int:
    """Move a tile from the bag to a display; four places make a display."""
    source = 1 + place // const.PER_DISPLAY
    state.bag[colour] -= 1
    state.in_bag -= 1
    state.tiles[source][colour] += 1
    state.holds[source] |= const.ALL_GOALS << (const.GOALS * colour)
    state.on_offer += 1
    return 0


def deal(state: Position, rng: Rng) -> int:
    """Draw tiles for the displays and start the round."""
    for place in range(const.PER_DISPLAY * state.displays):
        if can_draw(state) == 0:
            break
        lay_out(state, place, draw(state, rng))
    return open_round(state)


def open_round(state: Position) -> int:
    """Give the turn to the seat that starts the round."""
    state.actor = state.start
    state.steps = 0
    if state.recording:
        state.note(const.DEALT, state.start, state.round, state.on_offer)
    return 0


# Taking


def take(state: Position, source: int, colour: int, goal: int) -> int:
    """Take all tiles of a colour from a source and put them on a line or the floor."""
    seat = state.actor
    count = state.tiles[source][colour]
    if state.recording:
        state.note(const.TOOK, seat, source, colour, count)
    state.tiles[source][colour] = 0
    if source == const.CENTRE:
        state.holds[source] &= ~(const.ALL_GOALS << (const.GOALS * colour))
        take_marker(state, seat)
    else:
        push_to_centre(state, source, colour)
    put(state, seat, goal, colour, count)
    state.on_offer -= count
    if state.on_offer == 0:
        return start_tiling(state)
    state.actor = next_seat(state, seat)
    return 0


def push_to_centre(state: Position, source: int, colour: int) -> int:
    """Move the rest of a display to the centre."""
    if state.recording:
        record_push(state, source)
    centre = state.tiles[const.CENTRE]
    display = state.tiles[source]
    for other in range(const.COLOURS):
        centre[other] += display[other]
        display[other] = 0
    state.holds[const.CENTRE] |= state.holds[source] & ~(const.ALL_GOALS << (const.GOALS * colour))
    state.holds[source] = 0
    return 0


def record_push(state: Position, source: int) -> int:
    """Record which tiles of a display move to the centre."""
    for colour in range(const.COLOURS):
        if state.tiles[source][colour]:
            state.note(const.MOVED, state.actor, source, colour, state.tiles[source][colour])
    return 0


def take_marker(state: Position, seat: int) -> int:
    """Give the marker to the first seat that takes from the centre, before tiles fall (R2)."""
    if state.marker != const.IN_CENTRE:
        return 0
    state.marker = seat
    place = state.floor_count[seat]
    if place < const.FLOOR_PLACES:
        state.floor[seat][place] = const.MARKER
        state.floor_count[seat] += 1
    if state.recording:
        state.note(const.MARKED, seat, place)
    return 0


def put(state: Position, seat: int, goal: int, colour: int, count: int) -> int:
    """Put tiles on a line as far as they fit, the rest on the floor (R4)."""
    fitting = 0
    if goal != const.FLOOR:
        fitting = goal + 1 - state.line_count[seat][goal]
        if fitting > count:
            fitting = count
        fill_line(state, seat, goal, colour, fitting)
    if count > fitting:
        drop(state, seat, colour, count - fitting)
    return 0


def fill_line(state: Position, seat: int, line: int, colour: int, count: int) -> int:
    """Add tiles to a line; it now takes only this colour, and nothing once full."""
    state.line_colour[seat][line] = colour
    state.line_count[seat][line] += count
    room = state.takes[seat] & ~(const.ONE_GOAL << line)
    is_open = state.line_count[seat][line] <= line
    state.takes[seat] = room | is_open << (const.GOALS * colour + line)
    if state.recording:
        state.note(const.LINED, seat, line, colour, count, state.line_count[seat][line])
    return 0


def drop(state: Position, seat: int, colour: int, count: int) -> int:
    """Put tiles on the floor line; those that do not fit go to the lid (R3)."""
    falling = const.FLOOR_PLACES - state.floor_count[seat]
    if falling > count:
        falling = count
    memory.fill(state.floor[seat], const.FLOOR_PLACES, state.floor_count[seat], falling, colour)
    state.floor_count[seat] += falling
    state.lid[colour] += count - falling
    if state.recording:
        record_drop(state, seat, colour, falling, count - falling)
    return 0


def record_drop(state: Position, seat: int, colour: int, falling: int, spilling: int) -> int:
    """Record how many tiles fell and how many went straight to the lid."""
    if falling:
        state.note(const.FELL, seat, colour, falling, state.floor_count[seat])
    if spilling:
        state.note(const.SPILLED, seat, colour, spilling)
    return 0


def next_seat(state: Position, seat: int) -> int:
    """Return the next seat clockwise."""
    seat += 1
    return 0 if seat == state.seats else seat


# Tiling


def start_tiling(state: Position) -> int:
    """Start the tiling with the seat that started the round."""
    state.tiling = True
    state.laid = False
    state.actor = state.start
    state.steps = 0
    if state.recording:
        state.note(const.TILING, state.round)
    return tile_walls(state)


def tile_walls(state: Position) -> int:
    """Tile seat by seat; stop when a column must be chosen."""
    while True:
        if tile_lines(state, state.actor):
            return 0
        settle_floor(state, state.actor)
        state.steps = 0
        state.actor = next_seat(state, state.actor)
        if state.actor == state.start:
            return end_round(state)


def tile_lines(state: Position, seat: int) -> int:
    """Tile the full lines of a seat from the top; return 1 if one has a choice of columns."""
    for line in range(5):
        if state.line_count[seat][line] <= line:
            continue
        allowed = allowed_columns(state, seat, line)
        if allowed == 0:
            drop_line(state, seat, line)
        elif allowed & (allowed - 1) == 0:
            lay(state, seat, line, bits.lowest(allowed))
        else:
            return 1
    return 0


def allowed_columns(state: Position, seat: int, line: int) -> int:
    """Return, as bits, the columns of its row that a full line's tile may go to."""
    colour = state.line_colour[seat][line]
    if state.grey:
        return const.FULL & ~(state.rows[seat][line] | state.colour_columns[seat][colour])
    column = colour + line
    return 1 << (column - 5 if column >= 5 else column)


def line_to_tile(state: Position, seat: int) -> int:
    """Return the first full line from the top; there is one."""
    line = 0
    while state.line_count[seat][line] <= line:
        line += 1
    return line


def choose_column(state: Position, column: int) -> int:
    """Lay the tile of the first full line in a column, and continue the tiling."""
    lay(state, state.actor, line_to_tile(state, state.actor), column)
    state.steps += 1
    return tile_walls(state)


def lay(state: Position, seat: int, row: int, column: int) -> int:
    """Move one tile of a full line to the wall and score it, the others to the lid."""
    colour = state.line_colour[seat][row]
    state.wall[seat][5 * row + column] = colour + 1
    state.rows[seat][row] |= 1 << column
    state.columns[seat][column] |= 1 << row
    state.colour_columns[seat][colour] |= 1 << column
    state.row_colours[seat][row] |= 1 << colour
    state.laid = True
    state.lid[colour] += row
    empty_line(state, seat, row)
    points = scoring.placement_points(
        state.rows[seat][row], state.columns[seat][column], row, column
    )
    state.score[seat] += points
    if state.recording:
        runs = scoring.run_through(state.rows[seat][row], column)
        runs |= scoring.run_through(state.columns[seat][column], row) << 5
        state.note(const.LAID, seat, 5 * row + column, colour, points, runs)
    return 0


def empty_line(state: Position, seat: int, line: int) -> int:
    """Clear a line; it takes any colour that its row of the wall lacks (R1)."""
    state.line_count[seat][line] = 0
    lacking = const.FULL & ~state.row_colours[seat][line]
    state.takes[seat] |= ((lacking * const.FIVE_COPIES) & const.ONE_GOAL) << line
    return 0


def drop_line(state: Position, seat: int, line: int) -> int:
    """Send a full line that has no column left to the floor (R9)."""
    colour = state.line_colour[seat][line]
    empty_line(state, seat, line)
    if state.recording:
        state.note(const.DROPPED, seat, line, colour)
    return drop(state, seat, colour, line + 1)


def settle_floor(state: Position, seat: int) -> int:
    """Subtract the floor penalty, never below 0 (R5), and empty the floor line."""
    covered = state.floor_count[seat]
    if covered == 0:
        return 0
    loss = const.FLOOR_PENALTY[covered]
    if loss > state.score[seat]:
        loss = state.score[seat]
    state.score[seat] -= loss
    for place in range(covered):
        if state.floor[seat][place] != const.MARKER:
            state.lid[state.floor[seat][place]] += 1
    state.floor_count[seat] = 0
    if state.recording:
        state.note(const.PENALISED, seat, covered, loss, const.FLOOR_PENALTY[covered])
    return 0


def tile_lines_by_points(state: Position, seat: int) -> int:
    """Tile all full lines of a seat, each in the column with the most immediate points."""
    while tile_lines(state, seat):
        line = line_to_tile(state, seat)
        lay(state, seat, line, best_column(state, seat, line))
    return 0


def best_column(state: Position, seat: int, line: int) -> int:
    """Return the column that scores most for a full line, the leftmost on ties."""
    allowed = allowed_columns(state, seat, line)
    best = 0
    most = 0
    while allowed:
        column = bits.lowest(allowed)
        allowed &= allowed - 1
        row = state.rows[seat][line] | 1 << column
        points = scoring.placement_points(
            row, state.columns[seat][column] | 1 << line, line, column
        )
        if points > most:
            most = points
            best = column
    return best


# From round to round


def end_round(state: Position) -> int:
    """End the game if a row is complete or no progress is possible, else prepare a round."""
    state.tiling = False
    state.idle = 0 if state.laid else state.idle + 1
    state.laid = False
    reason = end_reason(state)
    if reason:
        return finish(state, reason)
    state.round += 1
    if state.marker != const.IN_CENTRE:
        state.start = state.marker
    state.marker = const.IN_CENTRE
    state.actor = core.NATURE
    return 0


def end_reason(state: Position) -> int:
    """Return why the game ends: 1 a complete row, 2 no progress (R7), 3 no tiles (R6); or 0."""
    for seat in range(state.seats):
        if scoring.complete_rows(state, seat):
            return 1
    if state.idle == const.IDLE_LIMIT:
        return 2
    if state.in_bag or not bag.is_empty(state.lid, const.COLOURS):
        return 0
    return 3


def finish(state: Position, reason: int) -> int:
    """Add the bonuses of every seat and end the match."""
    for seat in range(state.seats):
        scoring.add_bonuses(state, seat)
    state.actor = core.NOBODY
    if state.recording:
        state.note(const.ENDED, reason)
    return 0
