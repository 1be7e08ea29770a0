"""The rules: chance, taking, placing, passing, and the sequence of rounds.

All functions here are fast functions: they check nothing. The checked methods are in `state.py`.
"""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.core.cshims import bits
from tilewright.core.rng import Rng
from tilewright.games.garden import board, const, legal, scoring
from tilewright.games.garden.table import Table
from tilewright.games.kit import bag

# Chance


def can_draw(table: Table) -> int:
    """Return whether a tile can be drawn; refill an empty bag from the tower (R8)."""
    if table.in_bag == 0:
        table.in_bag = bag.refill(table.bag, table.tower, const.HEXAGONS)
    return table.in_bag


def is_anything_left(table: Table) -> bool:
    """Return whether the bag or the tower holds a tile; move nothing."""
    return table.in_bag > 0 or not bag.is_empty(table.tower, const.HEXAGONS)


def draw(table: Table, rng: Rng) -> int:
    """Return the hexagon of the next tile, drawn uniformly from the bag."""
    return bag.nth_tile(table.bag, rng.below(table.in_bag))


def lay_out(table: Table, hexagon: int) -> int:
    """Move a tile from the bag to the top of the stack."""
    top = table.opened - 1
    table.bag[hexagon] -= 1
    table.in_bag -= 1
    table.place_tiles[top][table.place_count[top]] = hexagon
    table.place_count[top] += 1
    return 0


def deal(table: Table, rng: Rng) -> int:
    """Draw the tiles of a new top, or turn up one expansion."""
    if table.phase == const.REVEAL:
        unseen = bits.popcount(table.unseen)
        return turn_up(table, bits.nth_bit(table.unseen, rng.below(unseen)))
    for _ in range(const.PER_TOP):
        if can_draw(table) == 0:
            break
        lay_out(table, draw(table, rng))
    return end_tiles(table)


def end_tiles(table: Table) -> int:
    """Continue after the top of the stack has received its tiles."""
    if table.recording:
        table.note(const.DEALT, table.opened - 1, table.place_count[table.opened - 1])
    return reveal_next(table)


def turn_up(table: Table, hexagon: int) -> int:
    """Turn up the next expansion that is due."""
    place = bits.lowest(table.reveals)
    table.reveals &= table.reveals - 1
    table.unseen &= ~bits.shift64(hexagon)
    table.place_state[place] = const.FACE_UP
    table.place_hexagon[place] = hexagon
    if table.recording:
        table.note(const.TURNED, place, hexagon)
    return reveal_next(table)


def reveal_next(table: Table) -> int:
    """Wait for expansions to be turned up, or give the next turn."""
    if table.reveals:
        table.phase = const.REVEAL
        table.actor = core.NATURE
        return 0
    return next_turn(table)


# The stack


def open_stack(table: Table) -> int:
    """Make the next expansion of the stack its top, which waits for tiles."""
    table.place_state[table.opened] = const.TOP
    table.opened += 1
    if is_anything_left(table):
        table.phase = const.TILES
        table.actor = core.NATURE
        return 0
    return open_whole_stack(table)


def open_whole_stack(table: Table) -> int:
    """Move the whole stack face up into the display, since no tiles are left."""
    table.opened = table.stack_size
    for place in range(table.stack_size):
        if table.place_state[place] <= const.TOP:
            table.place_state[place] = const.ASIDE
            table.reveals |= 1 << place
    return reveal_next(table)


# Taking


def take(table: Table, taking: int) -> int:
    """Start to take a colour or a pattern: choose which copies."""
    table.taking = taking
    table.copy_at = 0
    table.steps = 1
    return resolve_copies(table)


def resolve_copies(table: Table) -> int:
    """Choose copies automatically where there is one choice; ask at the first with more."""
    while table.copy_at < 6:
        hexagon = legal.nth_hexagon(table.taking, table.copy_at)
        if legal.tile_places(table, hexagon) | legal.expansion_places(table, hexagon):
            places = legal.copies(table)
            if places & (places - 1):
                table.phase = const.COPYING
                return 0
            table.choice[table.copy_at] = bits.lowest(places)
        table.copy_at += 1
    return store_taking(table)


def choose_copy(table: Table, place: int) -> int:
    """Choose the current hexagon's copy from a place, and continue."""
    table.choice[table.copy_at] = place
    table.copy_at += 1
    table.steps += 1
    return resolve_copies(table)


def store_taking(table: Table) -> int:
    """Move everything chosen to the storage, then update the stack and the display."""
    seat = table.actor
    top = table.opened - 1
    from_top = False
    for i in range(6):
        place = table.choice[i]
        if place != const.NONE:
            hexagon = legal.nth_hexagon(table.taking, i)
            if table.place_state[place] == const.TOP:
                from_top = True
            store_piece(table, seat, place, hexagon)
    if from_top:
        table.place_state[top] = const.ASIDE
        if table.recording:
            table.note(const.MOVED, top, table.place_count[top])
    for place in range(table.opened):
        if table.place_state[place] == const.ASIDE and table.place_count[place] == 0:
            table.reveals |= 1 << place
    table.clear_turn()
    if from_top and table.opened < table.stack_size:
        return open_stack(table)
    return reveal_next(table)


def store_piece(table: Table, seat: int, place: int, hexagon: int) -> int:
    """Move one tile or expansion from a place to the storage of a seat."""
    if table.place_state[place] == const.FACE_UP:
        table.place_state[place] = const.GONE
        table.expansions[seat] |= bits.shift64(hexagon)
        if table.recording:
            table.note(const.TOOK_EXPANSION, seat, hexagon, place)
        return 0
    at = 0
    while table.place_tiles[place][at] != hexagon:
        at += 1
    table.place_count[place] -= 1
    table.place_tiles[place][at] = table.place_tiles[place][table.place_count[place]]
    store_tile(table, seat, hexagon)
    if table.recording:
        table.note(const.TOOK_TILE, seat, hexagon, place)
    return 0


def store_tile(table: Table, seat: int, hexagon: int) -> int:
    """Add a tile to a storage."""
    table.tiles[seat][hexagon] += 1
    table.tile_set[seat] |= bits.shift64(hexagon)
    table.stored[seat] += 1
    return 0


def remove_tile(table: Table, seat: int, hexagon: int) -> int:
    """Remove a tile from a storage."""
    table.tiles[seat][hexagon] -= 1
    if table.tiles[seat][hexagon] == 0:
        table.tile_set[seat] &= ~bits.shift64(hexagon)
    table.stored[seat] -= 1
    return 0


# Placing


def start_placing(table: Table, hexagon: int, target: int, is_expansion: bool) -> int:
    """Start to place a tile on a cell, or an expansion on an area in a rotation."""
    table.thing = hexagon
    table.target = target
    table.is_expansion = is_expansion
    table.steps = 1
    return resolve_payment(table)


def resolve_payment(table: Table) -> int:
    """Pay automatically where there is one choice; ask at the first piece with more."""
    while legal.still_needed(table) > 0:
        tiles = legal.payable_tiles(table)
        expansions = legal.payable_expansions(table)
        joker = legal.may_pay_joker(table)
        if bits.popcount(tiles) + bits.popcount(expansions) + joker > 1:
            table.phase = const.PAYING
            return 0
        table.paid_tiles |= tiles
        table.paid_expansions |= expansions
        table.paid_jokers += joker
    return carry_out(table)


def pay(table: Table, piece: int) -> int:
    """Pay a tile (0 to 35), an expansion (36 to 71) or a joker (72), and continue."""
    table.steps += 1
    if piece < const.HEXAGONS:
        table.paid_tiles |= bits.shift64(piece)
    elif piece < 2 * const.HEXAGONS:
        table.paid_expansions |= bits.shift64(piece - const.HEXAGONS)
    else:
        table.paid_jokers += 1
    return resolve_payment(table)


def carry_out(table: Table) -> int:
    """Carry out the payment and place the piece: nothing moves before this."""
    seat = table.actor
    discard_payment(table, seat)
    if table.is_expansion:
        lay(table, seat, table.thing, table.target // 6, table.target % 6)
    else:
        place_tile(table, seat, table.thing, table.target)
    return end_turn(table)


def discard_payment(table: Table, seat: int) -> int:
    """Move paid tiles to the tower, expansions to the supply, and jokers back."""
    left = table.paid_tiles
    while left:
        hexagon = bits.lowest(left)
        left &= left - 1
        remove_tile(table, seat, hexagon)
        table.tower[hexagon] += 1
        if table.recording:
            table.note(const.PAID_TILE, seat, hexagon)
    left = table.paid_expansions
    while left:
        hexagon = bits.lowest(left)
        left &= left - 1
        table.expansions[seat] &= ~bits.shift64(hexagon)
        table.supply += 1
        if table.recording:
            table.note(const.PAID_EXPANSION, seat, hexagon)
    table.jokers[seat] -= table.paid_jokers
    if table.recording and table.paid_jokers:
        table.note(const.PAID_JOKERS, seat, table.paid_jokers)
    return 0


def put(table: Table, seat: int, hexagon: int, cell: int) -> int:
    """Put a hexagon on a cell of a garden."""
    colour = hexagon // const.VALUES
    here = bits.shift64(cell)
    table.cells[seat][cell] = hexagon + 1
    table.free[seat] &= ~here
    table.filled[seat] |= here
    table.of_colour[seat][colour] |= here
    table.of_value[seat][hexagon - const.VALUES * colour] |= here
    return 0


def place_tile(table: Table, seat: int, hexagon: int, cell: int) -> int:
    """Place a stored tile and gain jokers for surrounded decorations."""
    remove_tile(table, seat, hexagon)
    put(table, seat, hexagon, cell)
    if table.recording:
        table.note(const.PLACED, seat, hexagon, cell)
    jokers = 0
    for i in range(3):
        decoration = board.DECORATION_AT[3 * cell + i]
        if decoration >= 0 and is_surrounded(table, seat, decoration):
            jokers += board.DECORATION_JOKERS[decoration]
            if table.recording:
                jokers_given = board.DECORATION_JOKERS[decoration]
                table.note(const.SURROUNDED, seat, decoration, jokers_given)
    return gain_jokers(table, seat, jokers)


def is_surrounded(table: Table, seat: int, decoration: int) -> bool:
    """Return whether a decoration is surrounded by six hexagons."""
    area = decoration - (const.DECORATIONS - const.AREAS)
    if area >= 0 and table.areas[seat][area] < const.UP:
        return False
    mask = board.DECORATION_MASK[decoration]
    return table.filled[seat] & mask == mask


def gain_jokers(table: Table, seat: int, jokers: int) -> int:
    """Store jokers; those that do not fit are lost."""
    if jokers == 0:
        return 0
    room = legal.free_tile_places(table, seat)
    kept = min(room, jokers)
    table.jokers[seat] += kept
    if table.recording:
        table.note(const.JOKERS, seat, kept, jokers - kept)
    return 0


def area_cells(area: int) -> int:
    """Return the six cells around the middle of an area."""
    return bits.shift64(const.FIRST_AREA_CELL + const.FLOWER * area + 1) * 63


def lay(table: Table, seat: int, hexagon: int, area: int, rotation: int) -> int:
    """Lay a stored expansion face up on an area."""
    table.expansions[seat] &= ~bits.shift64(hexagon)
    table.areas[seat][area] = const.UP + rotation
    table.free[seat] |= area_cells(area)
    put(table, seat, hexagon, const.FIRST_AREA_CELL + const.FLOWER * area + 1 + rotation)
    if table.recording:
        table.note(const.LAID, seat, hexagon, area, rotation)
    return 0


def buy(table: Table, area: int) -> int:
    """Lay a face-down expansion from the supply on an area, for 6 points."""
    seat = table.actor
    table.score[seat] -= const.PRICE
    table.supply -= 1
    table.areas[seat][area] = const.DOWN
    middle = bits.shift64(const.FIRST_AREA_CELL + const.FLOWER * area)
    table.free[seat] |= area_cells(area) | middle
    if table.recording:
        table.note(const.BOUGHT, seat, area)
    return end_turn(table)


# Passing


def pass_turn(table: Table) -> int:
    """Pass; the first to do so in a round takes the marker."""
    seat = table.actor
    table.passed[seat] = 1
    table.steps = 1
    if table.recording:
        table.note(const.PASSED, seat)
    if table.marker == const.IN_DISPLAY:
        table.marker = seat
        table.passed_first = True
    table.phase = const.DISCARDING
    return resolve_discards(table)


def resolve_discards(table: Table) -> int:
    """End the pass automatically when nothing can be discarded."""
    if legal.droppable_tiles(table) or legal.droppable_expansions(table):
        return 0
    return stop(table)


def drop(table: Table, piece: int) -> int:
    """Discard a stored tile (0 to 35) or expansion (36 to 71)."""
    seat = table.actor
    hexagon = piece % const.HEXAGONS
    if piece < const.HEXAGONS:
        remove_tile(table, seat, hexagon)
        table.tower[hexagon] += 1
        table.dropped_last = piece
    else:
        table.expansions[seat] &= ~bits.shift64(hexagon)
        table.supply += 1
        table.dropped_last = piece
    table.dropped_points += scoring.value_of(hexagon)
    table.steps += 1
    if table.recording:
        kind = const.DROPPED_TILE if piece < const.HEXAGONS else const.DROPPED_EXPANSION
        table.note(kind, seat, hexagon)
    return resolve_discards(table)


def stop(table: Table) -> int:
    """End a pass: first the loss for discards, then that for passing first (R2)."""
    seat = table.actor
    if table.dropped_points:
        lost = scoring.lose(table, seat, table.dropped_points)
        if table.recording:
            table.note(const.LOST, seat, lost)
    if table.passed_first:
        lost = scoring.lose(table, seat, 1)
        if table.recording:
            table.note(const.MARKED, seat, lost)
    return end_turn(table)


# From turn to turn and round to round


def end_turn(table: Table) -> int:
    """Clear the decisions of the turn and give the next one."""
    table.clear_turn()
    return next_turn(table)


def next_turn(table: Table) -> int:
    """Give the turn to the next seat that has not passed, or score the round.

    Before the first turn of a round, the starting seat is next.
    """
    if table.waiting:
        table.waiting = False
        return give_turn(table, table.start)
    seat = table.turn
    for _ in range(table.seats):
        seat += 1
        if seat == table.seats:
            seat = 0
        if not table.passed[seat]:
            return give_turn(table, seat)
    return end_round(table)


def give_turn(table: Table, seat: int) -> int:
    """Give a seat its turn."""
    table.turn = seat
    table.actor = seat
    table.phase = const.ACTING
    return 0


def start_round(table: Table) -> int:
    """Set up a new stack; the starting seat waits for its tiles."""
    table.clear_display()
    table.waiting = True
    table.turn = table.start
    return open_stack(table)


def end_round(table: Table) -> int:
    """Score the round; then clear the display for the next one, or end the game."""
    scoring.score_round(table)
    if table.round == const.ROUNDS:
        return finish(table)
    clear_display(table)
    table.round += 1
    table.start = table.marker
    table.marker = const.IN_DISPLAY
    for seat in range(table.seats):
        table.passed[seat] = 0
    if table.recording:
        table.note(const.ROUND, table.round, table.start)
    return start_round(table)


def clear_display(table: Table) -> int:
    """Move tiles left in the display to the tower, expansions to the supply."""
    for place in range(table.stack_size):
        for i in range(table.place_count[place]):
            table.tower[table.place_tiles[place][i]] += 1
        if table.place_state[place] != const.GONE:
            table.supply += 1
    table.clear_display()
    return 0


def finish(table: Table) -> int:
    """Score storages and groups of every seat and end the match."""
    for seat in range(table.seats):
        scoring.score_end(table, seat)
    table.turn = table.start
    table.phase = const.OVER
    table.actor = core.NOBODY
    if table.recording:
        table.note(const.ENDED, table.round)
    return 0
