"""The rules: chance, taking, placing, passing, and the sequence of rounds.

All functions here are fast functions: they check nothing. The checked methods are in `state.py`.
"""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.core.cshims import bits, choose
from tilewright.core.rng import Rng
from tilewright.games.garden import board, const, groups, legal, scoring
from tilewright.games.garden.position import Position
from tilewright.games.kit import bag

# Chance


def can_draw(state: Position) -> int:
    """Return whether a tile can be drawn; refill an empty bag from the tower (R8)."""
    if state.in_bag == 0:
        state.in_bag = bag.refill(state.bag, state.tower, const.HEXAGONS)
    return state.in_bag


def is_anything_left(state: Position) -> bool:
    """Return whether the bag or the tower holds a tile; move nothing."""
    return state.in_bag > 0 or not bag.is_empty(state.tower, const.HEXAGONS)


def draw(state: Position, rng: Rng) -> int:
    """Return the hexagon of the next tile, drawn uniformly from the bag."""
    return choose.nth_kind(state.bag, const.HEXAGONS, rng.below(state.in_bag))


def lay_out(state: Position, hexagon: int) -> int:
    """Move a tile from the bag to the top of the stack."""
    state.bag[hexagon] -= 1
    state.in_bag -= 1
    return show_tile(state, state.opened - 1, hexagon)


def show_tile(state: Position, place: int, hexagon: int) -> int:
    """Put a tile on an expansion of the display."""
    state.place_tiles[place][state.place_count[place]] = hexagon
    state.place_count[place] += 1
    state.tile_places[hexagon] |= 1 << place
    state.shown_tiles |= bits.shift64(hexagon)
    return 0


def hide_tile(state: Position, place: int, hexagon: int) -> int:
    """Remove a tile from an expansion of the display; the last one moves into its place."""
    last = state.place_count[place] - 1
    at = 0
    while state.place_tiles[place][at] != hexagon:
        at += 1
    state.place_tiles[place][at] = state.place_tiles[place][last]
    state.place_count[place] = last
    for i in range(last):
        if state.place_tiles[place][i] == hexagon:
            return 0
    state.tile_places[hexagon] &= ~(1 << place)
    if state.tile_places[hexagon] == 0:
        state.shown_tiles &= ~bits.shift64(hexagon)
    return 0


def show_expansion(state: Position, place: int, hexagon: int) -> int:
    """Turn up an expansion of the display."""
    state.place_state[place] = const.FACE_UP
    state.place_hexagon[place] = hexagon
    state.shown_expansions |= bits.shift64(hexagon)
    return 0


def deal(state: Position, rng: Rng) -> int:
    """Draw the tiles of a new top, or turn up one expansion."""
    if state.phase == const.REVEAL:
        unseen = bits.popcount(state.unseen)
        return turn_up(state, bits.nth_bit(state.unseen, rng.below(unseen)))
    for _ in range(const.PER_TOP):
        if can_draw(state) == 0:
            break
        lay_out(state, draw(state, rng))
    return end_tiles(state)


def end_tiles(state: Position) -> int:
    """Continue after the top of the stack has received its tiles."""
    if state.recording:
        state.note(const.DEALT, state.opened - 1, state.place_count[state.opened - 1])
    return reveal_next(state)


def turn_up(state: Position, hexagon: int) -> int:
    """Turn up the next expansion that is due."""
    place = bits.lowest(state.reveals)
    state.reveals &= state.reveals - 1
    state.unseen &= ~bits.shift64(hexagon)
    show_expansion(state, place, hexagon)
    if state.recording:
        state.note(const.TURNED, place, hexagon)
    return reveal_next(state)


def reveal_next(state: Position) -> int:
    """Wait for expansions to be turned up, or give the next turn."""
    if state.reveals:
        state.phase = const.REVEAL
        state.actor = core.NATURE
        return 0
    return next_turn(state)


# The stack


def open_stack(state: Position) -> int:
    """Make the next expansion of the stack its top, which waits for tiles."""
    state.place_state[state.opened] = const.TOP
    state.opened += 1
    if is_anything_left(state):
        state.phase = const.TILES
        state.actor = core.NATURE
        return 0
    return open_whole_stack(state)


def open_whole_stack(state: Position) -> int:
    """Move the whole stack face up into the display, since no tiles are left."""
    state.opened = state.stack_size
    for place in range(state.stack_size):
        if state.place_state[place] <= const.TOP:
            state.place_state[place] = const.ASIDE
            state.reveals |= 1 << place
    return reveal_next(state)


# Taking


def take(state: Position, taking: int) -> int:
    """Start to take a colour or a pattern: choose which copies."""
    state.taking = taking
    state.copy_at = 0
    state.steps = 1
    return resolve_copies(state)


def resolve_copies(state: Position) -> int:
    """Choose copies automatically where there is one choice; ask at the first with more."""
    while state.copy_at < 6:
        hexagon = legal.nth_hexagon(state.taking, state.copy_at)
        places = state.tile_places[hexagon] | legal.expansion_places(state, hexagon)
        if places & (places - 1):
            places = legal.copies(state)
        if places & (places - 1):
            state.phase = const.COPYING
            return 0
        if places:
            state.choice[state.copy_at] = bits.lowest(places)
        state.copy_at += 1
    return store_taking(state)


def choose_copy(state: Position, place: int) -> int:
    """Choose the current hexagon's copy from a place, and continue."""
    state.choice[state.copy_at] = place
    state.copy_at += 1
    state.steps += 1
    return resolve_copies(state)


def store_taking(state: Position) -> int:
    """Move everything chosen to the storage, then update the stack and the display."""
    seat = state.actor
    top = state.opened - 1
    from_top = False
    for i in range(6):
        place = state.choice[i]
        if place != const.NONE:
            hexagon = legal.nth_hexagon(state.taking, i)
            if state.place_state[place] == const.TOP:
                from_top = True
            store_piece(state, seat, place, hexagon)
    if from_top:
        state.place_state[top] = const.ASIDE
        if state.recording:
            state.note(const.MOVED, top, state.place_count[top])
    for place in range(state.opened):
        if state.place_state[place] == const.ASIDE and state.place_count[place] == 0:
            state.reveals |= 1 << place
    state.clear_turn()
    if from_top and state.opened < state.stack_size:
        return open_stack(state)
    return reveal_next(state)


def store_piece(state: Position, seat: int, place: int, hexagon: int) -> int:
    """Move one tile or expansion from a place to the storage of a seat."""
    if state.place_state[place] == const.FACE_UP:
        state.place_state[place] = const.GONE
        state.shown_expansions &= ~bits.shift64(hexagon)
        state.expansions[seat] |= bits.shift64(hexagon)
        if state.recording:
            state.note(const.TOOK_EXPANSION, seat, hexagon, place)
        return 0
    hide_tile(state, place, hexagon)
    store_tile(state, seat, hexagon)
    if state.recording:
        state.note(const.TOOK_TILE, seat, hexagon, place)
    return 0


def store_tile(state: Position, seat: int, hexagon: int) -> int:
    """Add a tile to a storage."""
    state.tiles[seat][hexagon] += 1
    state.tile_set[seat] |= bits.shift64(hexagon)
    state.stored[seat] += 1
    return 0


def remove_tile(state: Position, seat: int, hexagon: int) -> int:
    """Remove a tile from a storage."""
    state.tiles[seat][hexagon] -= 1
    if state.tiles[seat][hexagon] == 0:
        state.tile_set[seat] &= ~bits.shift64(hexagon)
    state.stored[seat] -= 1
    return 0


# Placing


def start_placing(state: Position, hexagon: int, target: int, is_expansion: bool) -> int:
    """Start to place a tile on a cell, or an expansion on an area in a rotation."""
    state.thing = hexagon
    state.target = target
    state.is_expansion = is_expansion
    state.steps = 1
    return resolve_payment(state)


def resolve_payment(state: Position) -> int:
    """Pay automatically where there is one choice; ask at the first piece with more."""
    while legal.still_needed(state) > 0:
        tiles = legal.payable_tiles(state)
        expansions = legal.payable_expansions(state)
        joker = legal.may_pay_joker(state)
        if bits.popcount(tiles) + bits.popcount(expansions) + joker > 1:
            state.phase = const.PAYING
            return 0
        state.paid_tiles |= tiles
        state.paid_expansions |= expansions
        state.paid_jokers += joker
    return carry_out(state)


def pay(state: Position, piece: int) -> int:
    """Pay a tile (0 to 35), an expansion (36 to 71) or a joker (72), and continue."""
    state.steps += 1
    if piece < const.HEXAGONS:
        state.paid_tiles |= bits.shift64(piece)
    elif piece < 2 * const.HEXAGONS:
        state.paid_expansions |= bits.shift64(piece - const.HEXAGONS)
    else:
        state.paid_jokers += 1
    return resolve_payment(state)


def carry_out(state: Position) -> int:
    """Carry out the payment and place the piece: nothing moves before this."""
    seat = state.actor
    discard_payment(state, seat)
    if state.is_expansion:
        lay(state, seat, state.thing, state.target // 6, state.target % 6)
    else:
        place_tile(state, seat, state.thing, state.target)
    return end_turn(state)


def discard_payment(state: Position, seat: int) -> int:
    """Move paid tiles to the tower, expansions to the supply, and jokers back."""
    left = state.paid_tiles
    while left:
        hexagon = bits.lowest(left)
        left &= left - 1
        remove_tile(state, seat, hexagon)
        state.tower[hexagon] += 1
        if state.recording:
            state.note(const.PAID_TILE, seat, hexagon)
    left = state.paid_expansions
    while left:
        hexagon = bits.lowest(left)
        left &= left - 1
        state.expansions[seat] &= ~bits.shift64(hexagon)
        state.supply += 1
        if state.recording:
            state.note(const.PAID_EXPANSION, seat, hexagon)
    state.jokers[seat] -= state.paid_jokers
    if state.recording and state.paid_jokers:
        state.note(const.PAID_JOKERS, seat, state.paid_jokers)
    return 0


def put(state: Position, seat: int, hexagon: int, cell: int) -> int:
    """Put a hexagon on a cell of a garden."""
    colour = hexagon // const.VALUES
    here = bits.shift64(cell)
    state.cells[seat][cell] = hexagon + 1
    state.free[seat] &= ~here
    state.filled[seat] |= here
    state.of_colour[seat][colour] |= here
    state.of_value[seat][hexagon - const.VALUES * colour] |= here
    return groups.update_open_cells(state, seat, hexagon, cell)


def place_tile(state: Position, seat: int, hexagon: int, cell: int) -> int:
    """Place a stored tile and gain jokers for surrounded decorations."""
    remove_tile(state, seat, hexagon)
    put(state, seat, hexagon, cell)
    if state.recording:
        state.note(const.PLACED, seat, hexagon, cell)
    jokers = 0
    for i in range(3):
        decoration = board.DECORATION_AT[3 * cell + i]
        if decoration >= 0 and is_surrounded(state, seat, decoration):
            jokers += board.DECORATION_JOKERS[decoration]
            if state.recording:
                jokers_given = board.DECORATION_JOKERS[decoration]
                state.note(const.SURROUNDED, seat, decoration, jokers_given)
    return gain_jokers(state, seat, jokers)


def is_surrounded(state: Position, seat: int, decoration: int) -> bool:
    """Return whether a decoration is surrounded by six hexagons."""
    area = decoration - (const.DECORATIONS - const.AREAS)
    if area >= 0 and state.areas[seat][area] < const.UP:
        return False
    mask = board.DECORATION_MASK[decoration]
    return state.filled[seat] & mask == mask


def gain_jokers(state: Position, seat: int, jokers: int) -> int:
    """Store jokers; those that do not fit are lost."""
    if jokers == 0:
        return 0
    room = legal.free_tile_places(state, seat)
    kept = min(room, jokers)
    state.jokers[seat] += kept
    if state.recording:
        state.note(const.JOKERS, seat, kept, jokers - kept)
    return 0


def area_cells(area: int) -> int:
    """Return the six cells around the middle of an area."""
    return bits.shift64(const.FIRST_AREA_CELL + const.FLOWER * area + 1) * 63


def lay(state: Position, seat: int, hexagon: int, area: int, rotation: int) -> int:
    """Lay a stored expansion face up on an area."""
    state.expansions[seat] &= ~bits.shift64(hexagon)
    state.areas[seat][area] = const.UP + rotation
    state.free[seat] |= area_cells(area)
    put(state, seat, hexagon, const.FIRST_AREA_CELL + const.FLOWER * area + 1 + rotation)
    if state.recording:
        state.note(const.LAID, seat, hexagon, area, rotation)
    return 0


def buy(state: Position, area: int) -> int:
    """Lay a face-down expansion from the supply on an area, for 6 points."""
    seat = state.actor
    state.score[seat] -= const.PRICE
    state.supply -= 1
    state.areas[seat][area] = const.DOWN
    middle = bits.shift64(const.FIRST_AREA_CELL + const.FLOWER * area)
    state.free[seat] |= area_cells(area) | middle
    if state.recording:
        state.note(const.BOUGHT, seat, area)
    return end_turn(state)


# Passing


def pass_turn(state: Position) -> int:
    """Pass; the first to do so in a round takes the marker."""
    seat = state.actor
    state.passed[seat] = 1
    state.steps = 1
    if state.recording:
        state.note(const.PASSED, seat)
    if state.marker == const.IN_DISPLAY:
        state.marker = seat
        state.passed_first = True
    state.phase = const.DISCARDING
    return resolve_discards(state)


def resolve_discards(state: Position) -> int:
    """End the pass automatically when nothing can be discarded."""
    if legal.droppable_tiles(state) or legal.droppable_expansions(state):
        return 0
    return stop(state)


def drop(state: Position, piece: int) -> int:
    """Discard a stored tile (0 to 35) or expansion (36 to 71)."""
    seat = state.actor
    hexagon = piece % const.HEXAGONS
    if piece < const.HEXAGONS:
        remove_tile(state, seat, hexagon)
        state.tower[hexagon] += 1
        state.dropped_last = piece
    else:
        state.expansions[seat] &= ~bits.shift64(hexagon)
        state.supply += 1
        state.dropped_last = piece
    state.dropped_points += scoring.value_of(hexagon)
    state.steps += 1
    if state.recording:
        kind = const.DROPPED_TILE if piece < const.HEXAGONS else const.DROPPED_EXPANSION
        state.note(kind, seat, hexagon)
    return resolve_discards(state)


def stop(state: Position) -> int:
    """End a pass: first the loss for discards, then that for passing first (R2)."""
    seat = state.actor
    if state.dropped_points:
        lost = scoring.lose(state, seat, state.dropped_points)
        if state.recording:
            state.note(const.LOST, seat, lost)
    if state.passed_first:
        lost = scoring.lose(state, seat, 1)
        if state.recording:
            state.note(const.MARKED, seat, lost)
    return end_turn(state)


# From turn to turn and round to round


def end_turn(state: Position) -> int:
    """Clear the decisions of the turn and give the next one."""
    state.clear_turn()
    return next_turn(state)


def next_turn(state: Position) -> int:
    """Give the turn to the next seat that has not passed, or score the round.

    Before the first turn of a round, the starting seat is next.
    """
    if state.waiting:
        state.waiting = False
        return give_turn(state, state.start)
    seat = state.turn
    for _ in range(state.seats):
        seat += 1
        if seat == state.seats:
            seat = 0
        if not state.passed[seat]:
            return give_turn(state, seat)
    return end_round(state)


def give_turn(state: Position, seat: int) -> int:
    """Give a seat its turn."""
    state.turn = seat
    state.actor = seat
    state.phase = const.ACTING
    return 0


def start_round(state: Position) -> int:
    """Set up a new stack; the starting seat waits for its tiles."""
    state.clear_display()
    state.waiting = True
    state.turn = state.start
    return open_stack(state)


def end_round(state: Position) -> int:
    """Score the round; then clear the display for the next one, or end the game."""
    scoring.score_round(state)
    if state.round == const.ROUNDS:
        return finish(state)
    clear_display(state)
    state.round += 1
    state.start = state.marker
    state.marker = const.IN_DISPLAY
    for seat in range(state.seats):
        state.passed[seat] = 0
    if state.recording:
        state.note(const.ROUND, state.round, state.start)
    return start_round(state)


def clear_display(state: Position) -> int:
    """Move tiles left in the display to the tower, expansions to the supply."""
    for place in range(state.stack_size):
        for i in range(state.place_count[place]):
            state.tower[state.place_tiles[place][i]] += 1
        if state.place_state[place] != const.GONE:
            state.supply += 1
    state.clear_display()
    return 0


def finish(state: Position) -> int:
    """Score storages and groups of every seat and end the match."""
    for seat in range(state.seats):
        scoring.score_end(state, seat)
    state.turn = state.start
    state.phase = const.OVER
    state.actor = core.NOBODY
    if state.recording:
        state.note(const.ENDED, state.round)
    return 0
