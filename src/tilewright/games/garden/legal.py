"""The legal actions: taking, copying, placing, paying, discarding.

All functions here are fast functions. Sets of hexagons, cells and places are bits. A stored piece
is numbered 0 to 35 as a tile, 36 to 71 as an expansion, and 72 is the joker.
"""

from __future__ import annotations

from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import bits
from tilewright.games.garden import board, const, groups
from tilewright.games.garden.position import Position

# Taking


def nth_hexagon(taking: int, i: int) -> int:
    """Return the i-th hexagon, ascending, of a colour (0 to 5) or a pattern (6 to 11)."""
    if taking < const.COLOURS:
        return const.VALUES * taking + i
    return const.VALUES * i + taking - const.COLOURS


def expansion_places(state: Position, hexagon: int) -> int:
    """Return the places where a face-up expansion shows this hexagon."""
    found = 0
    if state.shown_expansions >> hexagon & 1:
        for place in range(state.opened):
            shows = state.place_state[place] == const.FACE_UP
            found |= (shows and state.place_hexagon[place] == hexagon) << place
    return found


def free_tile_places(state: Position, seat: int) -> int:
    """Return how many more tiles or jokers a storage can hold."""
    return const.TILE_PLACES - state.stored[seat] - state.jokers[seat]


def free_expansion_places(state: Position, seat: int) -> int:
    """Return how many more expansions a storage can hold."""
    return const.EXPANSION_PLACES - bits.popcount(state.expansions[seat])


def kind_set(taking: int) -> int:
    """Return all hexagons of a colour (0 to 5) or a pattern (6 to 11)."""
    return board.KIND_SET[taking]


def fits(as_tile: int, as_expansion: int, tiles: int, expansions: int) -> bool:
    """Return whether one copy of each hexagon fits into so many places.

    A hexagon that is there as tile and expansion may come as either.
    """
    tiles -= bits.popcount(as_tile & ~as_expansion)
    expansions -= bits.popcount(as_expansion & ~as_tile)
    either = bits.popcount(as_tile & as_expansion)
    return tiles >= 0 and expansions >= 0 and either <= tiles + expansions


def may_take(state: Position, taking: int, tiles: int, expansions: int) -> bool:
    """Return whether a colour or pattern is on display and a selection fits into the places."""
    as_tile = state.shown_tiles & kind_set(taking)
    as_expansion = state.shown_expansions & kind_set(taking)
    if not as_tile | as_expansion:
        return False
    return fits(as_tile, as_expansion, tiles, expansions)


def copies(state: Position) -> int:
    """Return the places from which the current hexagon can be taken so that the rest still fits."""
    seat = state.actor
    tiles = free_tile_places(state, seat)
    expansions = free_expansion_places(state, seat)
    for i in range(state.copy_at):
        if state.choice[i] != const.NONE:
            if state.place_state[state.choice[i]] == const.FACE_UP:
                expansions -= 1
            else:
                tiles -= 1
    hexagon = nth_hexagon(state.taking, state.copy_at)
    rest = kind_set(state.taking) & above(hexagon)
    as_tile = state.shown_tiles & rest
    as_expansion = state.shown_expansions & rest
    found = 0
    if fits(as_tile, as_expansion, tiles - 1, expansions):
        found |= state.tile_places[hexagon]
    if fits(as_tile, as_expansion, tiles, expansions - 1):
        found |= expansion_places(state, hexagon)
    return found


# Placing and paying


def pieces(state: Position, seat: int, hexagon: int) -> int:
    """Return the hexagons, of tiles and expansions, other than the one to be placed."""
    return (state.tile_set[seat] | state.expansions[seat]) & ~bits.shift64(hexagon)


def can_pay(state: Position, seat: int, hexagon: int) -> bool:
    """Return whether a storage can pay for one of its pieces with this hexagon."""
    colour = hexagon // const.VALUES
    value = hexagon - const.VALUES * colour
    needed = value - state.jokers[seat]
    if needed <= 0:
        return True
    others = pieces(state, seat, hexagon)
    return (
        bits.popcount(others & board.COLOUR_SET[colour]) >= needed
        or bits.popcount(others & board.VALUE_SET[value]) >= needed
    )


def payment_set(state: Position, piece: int) -> int:
    """Return the set of hexagons that may be paid along with one: its colour or pattern."""
    colour = state.thing // const.VALUES
    if piece // const.VALUES == colour:
        return board.COLOUR_SET[colour]
    return board.VALUE_SET[state.thing - const.VALUES * colour]


def still_needed(state: Position) -> int:
    """Return how many pieces are still to be paid."""
    value = state.thing % const.VALUES
    paid = bits.popcount(state.paid_tiles) + bits.popcount(state.paid_expansions)
    return value - paid - state.paid_jokers


def above(hexagon: int) -> int:
    """Return the set of all hexagons with a greater number."""
    return ~(bits.shift64(hexagon + 1) - 1)


def payable_set(state: Position) -> int:
    """Return the hexagons with which the payment can continue at all."""
    used = state.paid_tiles | state.paid_expansions
    if used:
        way = payment_set(state, bits.lowest(used))
    else:
        colour = state.thing // const.VALUES
        way = board.COLOUR_SET[colour] | board.VALUE_SET[state.thing - const.VALUES * colour]
    return way & ~used & ~bits.shift64(state.thing)


def payable_tiles(state: Position) -> int:
    """Return the tiles that may be paid next so that the payment can be completed."""
    if state.paid_expansions or state.paid_jokers:
        return 0
    seat = state.actor
    ways = payable_set(state)
    tiles = state.tile_set[seat] & ways
    if state.paid_tiles:
        tiles &= above(bits.highest(state.paid_tiles))
    needed = still_needed(state) - 1 - state.jokers[seat]
    found = 0
    left = tiles
    while left:
        piece = bits.lowest(left)
        left &= left - 1
        later = (tiles & above(piece)) | (state.expansions[seat] & ways)
        later &= payment_set(state, piece) & ~bits.shift64(piece)
        if bits.popcount(later) >= needed:
            found |= bits.shift64(piece)
    return found


def payable_expansions(state: Position) -> int:
    """Return the expansions that may be paid next."""
    if state.paid_jokers:
        return 0
    seat = state.actor
    expansions = state.expansions[seat] & payable_set(state)
    if state.paid_expansions:
        expansions &= above(bits.highest(state.paid_expansions))
    needed = still_needed(state) - 1 - state.jokers[seat]
    found = 0
    left = expansions
    while left:
        piece = bits.lowest(left)
        left &= left - 1
        later = expansions & above(piece) & payment_set(state, piece)
        if bits.popcount(later) >= needed:
            found |= bits.shift64(piece)
    return found


def may_pay_joker(state: Position) -> bool:
    """Return whether jokers can pay the rest: they come last."""
    return state.jokers[state.actor] - state.paid_jokers >= still_needed(state)


def rotations(state: Position, seat: int, area: int, hexagon: int) -> int:
    """Return the rotations in which an expansion may lie on a bare area."""
    first = const.FIRST_AREA_CELL + const.FLOWER * area + 1
    return groups.open_cells(state, seat, hexagon) >> first & 63


def may_buy(state: Position, seat: int) -> bool:
    """Return whether a seat can buy a face-down expansion, for some bare area."""
    return state.score[seat] >= const.PRICE and state.supply > 0


# Discarding


def droppable_tiles(state: Position) -> int:
    """Return the tiles that may be discarded next, in ascending order."""
    if state.dropped_last >= const.HEXAGONS:
        return 0
    return state.tile_set[state.actor] & ~(bits.shift64(state.dropped_last) - 1)


def droppable_expansions(state: Position) -> int:
    """Return the expansions that may be discarded next, in ascending order."""
    expansions = state.expansions[state.actor]
    if state.dropped_last > const.HEXAGONS:
        expansions &= ~(bits.shift64(state.dropped_last - const.HEXAGONS) - 1)
    return expansions


# Lists of actions


def add_set(into: ActionList, first: int, found: int) -> int:
    """Add one action for each member of a set."""
    while found:
        into.add(first + bits.lowest(found))
        found &= found - 1
    return 0


def turn_starts(state: Position) -> int:
    """Return, as bits, the pass, the purchases and the takings that may start a turn."""
    seat = state.actor
    found = 1 << const.PASS
    if may_buy(state, seat):
        for area in range(const.AREAS):
            found |= (state.areas[seat][area] == const.BARE) << (const.FIRST_BUY + area)
    tiles = free_tile_places(state, seat)
    expansions = free_expansion_places(state, seat)
    for taking in range(const.COLOURS + const.VALUES):
        fitting = may_take(state, taking, tiles, expansions)
        found |= fitting << (const.FIRST_TAKE + taking)
    return found


def list_turn(state: Position, into: ActionList) -> int:
    """Add everything that may start a turn."""
    seat = state.actor
    add_set(into, 0, turn_starts(state))
    left = state.tile_set[seat]
    while left:
        hexagon = bits.lowest(left)
        left &= left - 1
        if can_pay(state, seat, hexagon):
            first = const.FIRST_PLACE + const.CELLS * hexagon
            add_set(into, first, groups.cells_for(state, seat, hexagon))
    return list_layings(state, into)


def list_layings(state: Position, into: ActionList) -> int:
    """Add the ways to lay stored expansions."""
    seat = state.actor
    left = state.expansions[seat]
    while left:
        hexagon = bits.lowest(left)
        left &= left - 1
        if can_pay(state, seat, hexagon):
            for area in range(const.AREAS):
                if state.areas[seat][area] == const.BARE:
                    first = const.FIRST_LAY + 6 * (const.AREAS * hexagon + area)
                    add_set(into, first, rotations(state, seat, area, hexagon))
    return 0


def list_payments(state: Position, into: ActionList) -> int:
    """Add the pieces that may be paid next."""
    if may_pay_joker(state):
        into.add(const.PAY_JOKER)
    add_set(into, const.FIRST_PAY, payable_tiles(state))
    return add_set(into, const.FIRST_PAY + const.HEXAGONS, payable_expansions(state))


def list_discards(state: Position, into: ActionList) -> int:
    """Add the stop and the pieces that may be discarded next."""
    into.add(const.STOP)
    add_set(into, const.FIRST_DROP, droppable_tiles(state))
    return add_set(into, const.FIRST_DROP + const.HEXAGONS, droppable_expansions(state))
