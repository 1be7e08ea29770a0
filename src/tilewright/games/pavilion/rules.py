"""The rules: chance, taking, placing, passing, and the sequence of rounds.

All functions here are fast functions: they check nothing. The checked methods are in `state.py`.
"""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.core.cshims import bits, choose
from tilewright.core.rng import Rng
from tilewright.games.kit import bag
from tilewright.games.pavilion import board, const, legal, scoring
from tilewright.games.pavilion.position import Position

# Chance


def can_draw(state: Position) -> int:
    """Return whether a tile can be drawn; refill an empty bag from the tower."""
    if state.in_bag == 0:
        state.in_bag = bag.refill(state.bag, state.tower, const.COLOURS)
    return state.in_bag


def is_anything_left(state: Position) -> bool:
    """Return whether the bag or the tower holds a tile; move nothing."""
    return state.in_bag > 0 or not bag.is_empty(state.tower, const.COLOURS)


def draw(state: Position, rng: Rng) -> int:
    """Return the colour of the next tile, drawn uniformly from the bag."""
    return choose.nth_kind(state.bag, const.COLOURS, rng.below(state.in_bag))


def places_to_fill(state: Position) -> int:
    """Return how many places the deal fills, if there are enough tiles."""
    if state.phase == const.SUPPLY:
        return const.SUPPLY_PLACES - state.in_supply
    return const.PER_DISPLAY * state.displays


def lay_out(state: Position, place: int, colour: int) -> int:
    """Move a tile from the bag to the supply or to a display; four places make a display."""
    state.bag[colour] -= 1
    state.in_bag -= 1
    if state.phase == const.SUPPLY:
        state.supply[colour] += 1
        state.in_supply += 1
    else:
        source = 1 + place // const.PER_DISPLAY
        state.tiles[source][colour] += 1
        state.holds[source] |= 1 << colour
        state.on_offer += 1
    return 0


def deal(state: Position, rng: Rng) -> int:
    """Draw tiles for the supply or the displays, and continue."""
    for place in range(places_to_fill(state)):
        if can_draw(state) == 0:
            break
        lay_out(state, place, draw(state, rng))
    return end_deal(state)


def end_deal(state: Position) -> int:
    """Continue after a deal: with the displays, taking, or the next turn of placing."""
    if state.phase == const.DISPLAYS:
        state.phase = const.TAKING
        state.actor = state.start
        state.turn = state.start
        if state.recording:
            state.note(const.DEALT, state.start, state.round, state.on_offer)
        return 0
    if state.recording:
        state.note(const.SUPPLIED, state.in_supply)
    if state.placing:
        return next_turn(state)
    state.phase = const.DISPLAYS
    return 0


# Taking


def take(state: Position, source: int, colour: int) -> int:
    """Take a colour from a source, and one wild tile if there is one."""
    seat = state.actor
    joker = state.wild
    count = 1 if colour == joker else state.tiles[source][colour]
    move_to_hand(state, source, colour, count)
    if colour != joker and state.tiles[source][joker]:
        move_to_hand(state, source, joker, 1)
        count += 1
    if source == const.CENTRE:
        take_token(state, seat, count)
    else:
        push_to_centre(state, source)
    state.on_offer -= count
    state.actor = next_seat(state, seat)
    state.turn = state.actor
    if state.on_offer == 0:
        return start_placing(state)
    return 0


def move_to_hand(state: Position, source: int, colour: int, count: int) -> int:
    """Move tiles from a source to the hand of the seat to act."""
    state.tiles[source][colour] -= count
    if state.tiles[source][colour] == 0:
        state.holds[source] &= ~(1 << colour)
    state.hand[state.actor][colour] += count
    state.in_hand[state.actor] += count
    if state.recording:
        state.note(const.TOOK, state.actor, source, colour, count)
    return 0


def push_to_centre(state: Position, source: int) -> int:
    """Move the rest of a display to the centre, wild tiles too."""
    if state.recording:
        record_push(state, source)
    centre = state.tiles[const.CENTRE]
    display = state.tiles[source]
    for colour in range(const.COLOURS):
        centre[colour] += display[colour]
        display[colour] = 0
    state.holds[const.CENTRE] |= state.holds[source]
    state.holds[source] = 0
    return 0


def record_push(state: Position, source: int) -> int:
    """Record which tiles of a display move to the centre."""
    for colour in range(const.COLOURS):
        if state.tiles[source][colour]:
            state.note(const.MOVED, state.actor, source, colour, state.tiles[source][colour])
    return 0


def take_token(state: Position, seat: int, count: int) -> int:
    """Give the token to the first seat that takes from the centre, for a point per tile."""
    if state.token != const.IN_CENTRE:
        return 0
    state.token = seat
    lost = scoring.lose(state, seat, count)
    if state.recording:
        state.note(const.TOKEN, seat, lost)
    return 0


def next_seat(state: Position, seat: int) -> int:
    """Return the next seat clockwise."""
    seat += 1
    return 0 if seat == state.seats else seat


# Placing


def start_placing(state: Position) -> int:
    """Give the first turn of placing to the token's owner, or to the starting seat (R1)."""
    state.placing = True
    if state.recording:
        state.note(const.PLACING_BEGAN, state.round)
    return give_turn(state, state.start if state.token == const.IN_CENTRE else state.token)


def give_turn(state: Position, seat: int) -> int:
    """Give a seat its turn to place or pass; an empty hand passes automatically (R5)."""
    state.turn = seat
    state.steps = 0
    if state.in_hand[seat] == 0:
        state.passed[seat] = 1
        if state.recording:
            state.note(const.PASSED, seat, 0)
        return end_turn(state)
    state.actor = seat
    state.phase = const.PLACING
    return 0


def place(state: Position, space: int, colour: int, wilds: int) -> int:
    """Pay for a space, place the tile, score its run, and owe the tiles of new structures."""
    seat = state.actor
    cost = board.COST[const.SPACES * state.grey + space]
    pay(state, seat, colour, cost - wilds, wilds)
    star = space // const.POSITIONS
    state.spaces[seat][space] = colour + 1
    state.covered[seat] |= bits.shift64(space)
    state.star_colours[seat][star] |= 1 << colour
    at = space - const.POSITIONS * star
    run = scoring.run_through(scoring.star_ring(state, seat, star), at)
    points = bits.popcount(run)
    state.score[seat] += points
    if state.recording:
        state.note(const.PLACED, seat, space, colour, points, run)
    state.steps = 1
    state.owed = structures_completed(state, seat, space)
    return give_bonus(state, seat)


def pay(state: Position, seat: int, colour: int, real: int, wilds: int) -> int:
    """Take the payment from a hand: one tile is placed, the others go to the tower."""
    joker = state.wild
    state.hand[seat][colour] -= real
    state.hand[seat][joker] -= wilds
    state.in_hand[seat] -= real + wilds
    state.tower[colour] += real - 1
    state.tower[joker] += wilds
    if state.recording:
        state.note(const.PAID, seat, colour, real, joker, wilds)
    return 0


def structures_completed(state: Position, seat: int, space: int) -> int:
    """Return how many tiles the structures completed by this space give."""
    owed = 0
    for i in range(2):
        structure = board.STRUCTURE_AT[2 * space + i]
        if structure < 0:
            break
        mask = board.STRUCTURE_MASK[structure]
        if state.covered[seat] & mask == mask:
            owed += board.GIVES[structure]
            if state.recording:
                state.note(const.BUILT, seat, structure, board.GIVES[structure])
    return owed


def give_bonus(state: Position, seat: int) -> int:
    """Give the tiles owed if there is no choice, else ask the seat."""
    while state.owed and state.in_supply:
        if state.owed < state.in_supply and is_choice(state):
            state.phase = const.PICKING
            return 0
        gain(state, seat, first_of_supply(state))
    if state.owed:
        if state.recording:
            state.note(const.LOST_BONUS, seat, state.owed)
        state.owed = 0
    return end_turn(state)


def is_choice(state: Position) -> bool:
    """Return whether the supply holds more than one colour."""
    return state.supply[first_of_supply(state)] < state.in_supply


def first_of_supply(state: Position) -> int:
    """Return the first colour that the supply holds."""
    colour = 0
    while state.supply[colour] == 0:
        colour += 1
    return colour


def gain(state: Position, seat: int, colour: int) -> int:
    """Move a bonus tile from the supply to a hand."""
    state.supply[colour] -= 1
    state.in_supply -= 1
    state.hand[seat][colour] += 1
    state.in_hand[seat] += 1
    state.owed -= 1
    if state.recording:
        state.note(const.GAINED, seat, colour)
    return 0


def pick(state: Position, colour: int) -> int:
    """Take the chosen bonus tile, and continue."""
    gain(state, state.actor, colour)
    state.steps += 1
    return give_bonus(state, state.actor)


# Passing


def pass_turn(state: Position) -> int:
    """Pass; then ask which tiles to keep, except in the last round (R8)."""
    seat = state.actor
    state.passed[seat] = 1
    state.steps = 1
    if state.recording:
        state.note(const.PASSED, seat, state.in_hand[seat])
    if state.round < const.ROUNDS:
        state.phase = const.KEEPING
        return 0
    for _ in range(const.CORNERS):
        if state.in_hand[seat]:
            put_aside(state, seat, first_of_hand(state, seat))
    return end_keeping(state, seat)


def first_of_hand(state: Position, seat: int) -> int:
    """Return the first colour that a hand holds."""
    colour = 0
    while state.hand[seat][colour] == 0:
        colour += 1
    return colour


def put_aside(state: Position, seat: int, colour: int) -> int:
    """Keep a tile on a corner place."""
    state.hand[seat][colour] -= 1
    state.in_hand[seat] -= 1
    state.kept[seat][colour] += 1
    state.kept_last = colour
    if state.recording:
        state.note(const.KEPT, seat, colour)
    return 0


def kept_tiles(state: Position, seat: int) -> int:
    """Return how many tiles a seat has on its corner places."""
    count = 0
    for colour in range(const.COLOURS):
        count += state.kept[seat][colour]
    return count


def keep(state: Position, colour: int) -> int:
    """Keep a tile; keeping ends automatically at four or when no tile may follow."""
    seat = state.actor
    put_aside(state, seat, colour)
    state.steps += 1
    if kept_tiles(state, seat) == const.CORNERS or legal.keepable(state, seat) == 0:
        return end_keeping(state, seat)
    return 0


def end_keeping(state: Position, seat: int) -> int:
    """Discard the rest of a hand to the tower, for a point per tile."""
    count = state.in_hand[seat]
    for colour in range(const.COLOURS):
        state.tower[colour] += state.hand[seat][colour]
        state.hand[seat][colour] = 0
    state.in_hand[seat] = 0
    state.kept_last = 0
    lost = scoring.lose(state, seat, count)
    if state.recording and count:
        state.note(const.DISCARDED, seat, count, lost)
    return end_turn(state)


# From turn to turn and round to round


def end_turn(state: Position) -> int:
    """Refill the supply after a turn of placing, then give the next turn."""
    state.steps = 0
    if state.in_supply < const.SUPPLY_PLACES and is_anything_left(state):
        state.phase = const.SUPPLY
        state.actor = core.NATURE
        return 0
    return next_turn(state)


def next_turn(state: Position) -> int:
    """Give the turn to the next seat that has not passed, or end the round."""
    seat = next_seat(state, state.turn)
    for _ in range(state.seats):
        if not state.passed[seat]:
            return give_turn(state, seat)
        seat = next_seat(state, seat)
    return end_round(state)


def end_round(state: Position) -> int:
    """Prepare the next round, or end the game after the last."""
    state.placing = False
    if state.round == const.ROUNDS:
        return finish(state)
    state.round += 1
    state.wild += 1
    if state.token != const.IN_CENTRE:
        state.start = state.token
    state.token = const.IN_CENTRE
    for seat in range(state.seats):
        state.passed[seat] = 0
        take_kept_tiles(state, seat)
    state.turn = state.start
    if not is_anything_left(state):
        return start_placing(state)
    state.phase = const.DISPLAYS
    state.actor = core.NATURE
    return 0


def take_kept_tiles(state: Position, seat: int) -> int:
    """Move kept tiles back to the hand."""
    for colour in range(const.COLOURS):
        state.hand[seat][colour] += state.kept[seat][colour]
        state.in_hand[seat] += state.kept[seat][colour]
        state.kept[seat][colour] = 0
    return 0


def finish(state: Position) -> int:
    """Add the bonuses of every seat, then take a point for every tile on a corner (R8)."""
    for seat in range(state.seats):
        scoring.add_bonuses(state, seat)
        count = kept_tiles(state, seat)
        lost = scoring.lose(state, seat, count)
        if state.recording and count:
            state.note(const.CORNER_LOSS, seat, count, lost)
    state.turn = state.start
    state.phase = const.OVER
    state.actor = core.NOBODY
    if state.recording:
        state.note(const.ENDED, state.round)
    return 0
