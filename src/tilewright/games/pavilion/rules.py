"""The rules: chance, taking, placing, passing, and the sequence of rounds.

All functions here are fast functions: they check nothing. The checked methods are in `state.py`.
"""

from __future__ import annotations

from tilewright.core import const as core
from tilewright.core.cshims import bits
from tilewright.core.rng import Rng
from tilewright.games.kit import bag
from tilewright.games.pavilion import board, const, legal, scoring
from tilewright.games.pavilion.table import Table

# Chance


def can_draw(table: Table) -> int:
    """Return whether a tile can be drawn; refill an empty bag from the tower."""
    if table.in_bag == 0:
        table.in_bag = bag.refill(table.bag, table.tower, const.COLOURS)
    return table.in_bag


def is_anything_left(table: Table) -> bool:
    """Return whether the bag or the tower holds a tile; move nothing."""
    return table.in_bag > 0 or not bag.is_empty(table.tower, const.COLOURS)


def draw(table: Table, rng: Rng) -> int:
    """Return the colour of the next tile, drawn uniformly from the bag."""
    return bag.nth_tile(table.bag, rng.below(table.in_bag))


def places_to_fill(table: Table) -> int:
    """Return how many places the deal fills, if there are enough tiles."""
    if table.phase == const.SUPPLY:
        return const.SUPPLY_PLACES - table.in_supply
    return const.PER_DISPLAY * table.displays


def lay_out(table: Table, place: int, colour: int) -> int:
    """Move a tile from the bag to the supply or to a display; four places make a display."""
    table.bag[colour] -= 1
    table.in_bag -= 1
    if table.phase == const.SUPPLY:
        table.supply[colour] += 1
        table.in_supply += 1
    else:
        source = 1 + place // const.PER_DISPLAY
        table.tiles[source][colour] += 1
        table.holds[source] |= 1 << colour
        table.on_offer += 1
    return 0


def deal(table: Table, rng: Rng) -> int:
    """Draw tiles for the supply or the displays, and continue."""
    for place in range(places_to_fill(table)):
        if can_draw(table) == 0:
            break
        lay_out(table, place, draw(table, rng))
    return end_deal(table)


def end_deal(table: Table) -> int:
    """Continue after a deal: with the displays, taking, or the next turn of placing."""
    if table.phase == const.DISPLAYS:
        table.phase = const.TAKING
        table.actor = table.start
        table.turn = table.start
        if table.recording:
            table.note(const.DEALT, table.start, table.round, table.on_offer)
        return 0
    if table.recording:
        table.note(const.SUPPLIED, table.in_supply)
    if table.placing:
        return next_turn(table)
    table.phase = const.DISPLAYS
    return 0


# Taking


def take(table: Table, source: int, colour: int) -> int:
    """Take a colour from a source, and one wild tile if there is one."""
    seat = table.actor
    joker = table.wild
    count = 1 if colour == joker else table.tiles[source][colour]
    move_to_hand(table, source, colour, count)
    if colour != joker and table.tiles[source][joker]:
        move_to_hand(table, source, joker, 1)
        count += 1
    if source == const.CENTRE:
        take_token(table, seat, count)
    else:
        push_to_centre(table, source)
    table.on_offer -= count
    table.actor = next_seat(table, seat)
    table.turn = table.actor
    if table.on_offer == 0:
        return start_placing(table)
    return 0


def move_to_hand(table: Table, source: int, colour: int, count: int) -> int:
    """Move tiles from a source to the hand of the seat to act."""
    table.tiles[source][colour] -= count
    if table.tiles[source][colour] == 0:
        table.holds[source] &= ~(1 << colour)
    table.hand[table.actor][colour] += count
    table.in_hand[table.actor] += count
    if table.recording:
        table.note(const.TOOK, table.actor, source, colour, count)
    return 0


def push_to_centre(table: Table, source: int) -> int:
    """Move the rest of a display to the centre, wild tiles too."""
    for colour in range(const.COLOURS):
        count = table.tiles[source][colour]
        table.tiles[const.CENTRE][colour] += count
        table.tiles[source][colour] = 0
        if table.recording and count:
            table.note(const.MOVED, table.actor, source, colour, count)
    table.holds[const.CENTRE] |= table.holds[source]
    table.holds[source] = 0
    return 0


def take_token(table: Table, seat: int, count: int) -> int:
    """Give the token to the first seat that takes from the centre, for a point per tile."""
    if table.token != const.IN_CENTRE:
        return 0
    table.token = seat
    lost = scoring.lose(table, seat, count)
    if table.recording:
        table.note(const.TOKEN, seat, lost)
    return 0


def next_seat(table: Table, seat: int) -> int:
    """Return the next seat clockwise."""
    seat += 1
    return 0 if seat == table.seats else seat


# Placing


def start_placing(table: Table) -> int:
    """Give the first turn of placing to the token's owner, or to the starting seat (R1)."""
    table.placing = True
    if table.recording:
        table.note(const.PLACING_BEGAN, table.round)
    return give_turn(table, table.start if table.token == const.IN_CENTRE else table.token)


def give_turn(table: Table, seat: int) -> int:
    """Give a seat its turn to place or pass; an empty hand passes automatically (R5)."""
    table.turn = seat
    table.steps = 0
    if table.in_hand[seat] == 0:
        table.passed[seat] = 1
        if table.recording:
            table.note(const.PASSED, seat, 0)
        return end_turn(table)
    table.actor = seat
    table.phase = const.PLACING
    return 0


def place(table: Table, space: int, colour: int, wilds: int) -> int:
    """Pay for a space, place the tile, score its run, and owe the tiles of new structures."""
    seat = table.actor
    cost = board.COST[const.SPACES * table.grey + space]
    pay(table, seat, colour, cost - wilds, wilds)
    star = space // const.POSITIONS
    table.spaces[seat][space] = colour + 1
    table.covered[seat] |= bits.shift64(space)
    table.star_colours[seat][star] |= 1 << colour
    at = space - const.POSITIONS * star
    run = scoring.run_through(scoring.star_ring(table, seat, star), at)
    points = bits.popcount(run)
    table.score[seat] += points
    if table.recording:
        table.note(const.PLACED, seat, space, colour, points, run)
    table.steps = 1
    table.owed = structures_completed(table, seat, space)
    return give_bonus(table, seat)


def pay(table: Table, seat: int, colour: int, real: int, wilds: int) -> int:
    """Take the payment from a hand: one tile is placed, the others go to the tower."""
    joker = table.wild
    table.hand[seat][colour] -= real
    table.hand[seat][joker] -= wilds
    table.in_hand[seat] -= real + wilds
    table.tower[colour] += real - 1
    table.tower[joker] += wilds
    if table.recording:
        table.note(const.PAID, seat, colour, real, joker, wilds)
    return 0


def structures_completed(table: Table, seat: int, space: int) -> int:
    """Return how many tiles the structures completed by this space give."""
    owed = 0
    for i in range(2):
        structure = board.STRUCTURE_AT[2 * space + i]
        if structure < 0:
            break
        mask = board.STRUCTURE_MASK[structure]
        if table.covered[seat] & mask == mask:
            owed += board.GIVES[structure]
            if table.recording:
                table.note(const.BUILT, seat, structure, board.GIVES[structure])
    return owed


def give_bonus(table: Table, seat: int) -> int:
    """Give the tiles owed if there is no choice, else ask the seat."""
    while table.owed and table.in_supply:
        if table.owed < table.in_supply and is_choice(table):
            table.phase = const.PICKING
            return 0
        gain(table, seat, first_of_supply(table))
    if table.owed:
        if table.recording:
            table.note(const.LOST_BONUS, seat, table.owed)
        table.owed = 0
    return end_turn(table)


def is_choice(table: Table) -> bool:
    """Return whether the supply holds more than one colour."""
    return table.supply[first_of_supply(table)] < table.in_supply


def first_of_supply(table: Table) -> int:
    """Return the first colour that the supply holds."""
    colour = 0
    while table.supply[colour] == 0:
        colour += 1
    return colour


def gain(table: Table, seat: int, colour: int) -> int:
    """Move a bonus tile from the supply to a hand."""
    table.supply[colour] -= 1
    table.in_supply -= 1
    table.hand[seat][colour] += 1
    table.in_hand[seat] += 1
    table.owed -= 1
    if table.recording:
        table.note(const.GAINED, seat, colour)
    return 0


def pick(table: Table, colour: int) -> int:
    """Take the chosen bonus tile, and continue."""
    gain(table, table.actor, colour)
    table.steps += 1
    return give_bonus(table, table.actor)


# Passing


def pass_turn(table: Table) -> int:
    """Pass; then ask which tiles to keep, except in the last round (R8)."""
    seat = table.actor
    table.passed[seat] = 1
    table.steps = 1
    if table.recording:
        table.note(const.PASSED, seat, table.in_hand[seat])
    if table.round < const.ROUNDS:
        table.phase = const.KEEPING
        return 0
    for _ in range(const.CORNERS):
        if table.in_hand[seat]:
            put_aside(table, seat, first_of_hand(table, seat))
    return end_keeping(table, seat)


def first_of_hand(table: Table, seat: int) -> int:
    """Return the first colour that a hand holds."""
    colour = 0
    while table.hand[seat][colour] == 0:
        colour += 1
    return colour


def put_aside(table: Table, seat: int, colour: int) -> int:
    """Keep a tile on a corner place."""
    table.hand[seat][colour] -= 1
    table.in_hand[seat] -= 1
    table.kept[seat][colour] += 1
    table.kept_last = colour
    if table.recording:
        table.note(const.KEPT, seat, colour)
    return 0


def kept_tiles(table: Table, seat: int) -> int:
    """Return how many tiles a seat has on its corner places."""
    count = 0
    for colour in range(const.COLOURS):
        count += table.kept[seat][colour]
    return count


def keep(table: Table, colour: int) -> int:
    """Keep a tile; keeping ends automatically at four or when no tile may follow."""
    seat = table.actor
    put_aside(table, seat, colour)
    table.steps += 1
    if kept_tiles(table, seat) == const.CORNERS or legal.keepable(table, seat) == 0:
        return end_keeping(table, seat)
    return 0


def end_keeping(table: Table, seat: int) -> int:
    """Discard the rest of a hand to the tower, for a point per tile."""
    count = table.in_hand[seat]
    for colour in range(const.COLOURS):
        table.tower[colour] += table.hand[seat][colour]
        table.hand[seat][colour] = 0
    table.in_hand[seat] = 0
    table.kept_last = 0
    lost = scoring.lose(table, seat, count)
    if table.recording and count:
        table.note(const.DISCARDED, seat, count, lost)
    return end_turn(table)


# From turn to turn and round to round


def end_turn(table: Table) -> int:
    """Refill the supply after a turn of placing, then give the next turn."""
    table.steps = 0
    if table.in_supply < const.SUPPLY_PLACES and is_anything_left(table):
        table.phase = const.SUPPLY
        table.actor = core.NATURE
        return 0
    return next_turn(table)


def next_turn(table: Table) -> int:
    """Give the turn to the next seat that has not passed, or end the round."""
    seat = next_seat(table, table.turn)
    for _ in range(table.seats):
        if not table.passed[seat]:
            return give_turn(table, seat)
        seat = next_seat(table, seat)
    return end_round(table)


def end_round(table: Table) -> int:
    """Prepare the next round, or end the game after the last."""
    table.placing = False
    if table.round == const.ROUNDS:
        return finish(table)
    table.round += 1
    table.wild += 1
    if table.token != const.IN_CENTRE:
        table.start = table.token
    table.token = const.IN_CENTRE
    for seat in range(table.seats):
        table.passed[seat] = 0
        take_kept_tiles(table, seat)
    table.turn = table.start
    if not is_anything_left(table):
        return start_placing(table)
    table.phase = const.DISPLAYS
    table.actor = core.NATURE
    return 0


def take_kept_tiles(table: Table, seat: int) -> int:
    """Move kept tiles back to the hand."""
    for colour in range(const.COLOURS):
        table.hand[seat][colour] += table.kept[seat][colour]
        table.in_hand[seat] += table.kept[seat][colour]
        table.kept[seat][colour] = 0
    return 0


def finish(table: Table) -> int:
    """Add the bonuses of every seat, then take a point for every tile on a corner (R8)."""
    for seat in range(table.seats):
        scoring.add_bonuses(table, seat)
        count = kept_tiles(table, seat)
        lost = scoring.lose(table, seat, count)
        if table.recording and count:
            table.note(const.CORNER_LOSS, seat, count, lost)
    table.turn = table.start
    table.phase = const.OVER
    table.actor = core.NOBODY
    if table.recording:
        table.note(const.ENDED, table.round)
    return 0
