"""The legal actions: taking, copying, placing, paying, discarding.

All functions here are fast functions. Sets of hexagons, cells and places are bits. A stored piece
is numbered 0 to 35 as a tile, 36 to 71 as an expansion, and 72 is the joker.
"""

from __future__ import annotations

from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import bits
from tilewright.games.garden import board, const, groups
from tilewright.games.garden.table import Table

# Taking


def nth_hexagon(taking: int, i: int) -> int:
    """Return the i-th hexagon, ascending, of a colour (0 to 5) or a pattern (6 to 11)."""
    if taking < const.COLOURS:
        return const.VALUES * taking + i
    return const.VALUES * i + taking - const.COLOURS


def tile_places(table: Table, hexagon: int) -> int:
    """Return the places where a tile with this hexagon lies."""
    found = 0
    for place in range(table.opened):
        for i in range(table.place_count[place]):
            if table.place_tiles[place][i] == hexagon:
                found |= 1 << place
    return found


def expansion_places(table: Table, hexagon: int) -> int:
    """Return the places where a face-up expansion shows this hexagon."""
    found = 0
    for place in range(table.opened):
        if table.place_state[place] == const.FACE_UP and table.place_hexagon[place] == hexagon:
            found |= 1 << place
    return found


def free_tile_places(table: Table, seat: int) -> int:
    """Return how many more tiles or jokers a storage can hold."""
    return const.TILE_PLACES - table.stored[seat] - table.jokers[seat]


def free_expansion_places(table: Table, seat: int) -> int:
    """Return how many more expansions a storage can hold."""
    return const.EXPANSION_PLACES - bits.popcount(table.expansions[seat])


def shown_tiles(table: Table) -> int:
    """Return the hexagons that lie in the display as tiles."""
    found = 0
    for place in range(table.opened):
        for i in range(table.place_count[place]):
            found |= bits.shift64(table.place_tiles[place][i])
    return found


def shown_expansions(table: Table) -> int:
    """Return the hexagons that face-up expansions of the display show."""
    found = 0
    for place in range(table.opened):
        if table.place_state[place] == const.FACE_UP:
            found |= bits.shift64(table.place_hexagon[place])
    return found


def kind_set(taking: int) -> int:
    """Return all hexagons of a colour (0 to 5) or a pattern (6 to 11)."""
    if taking < const.COLOURS:
        return board.COLOUR_SET[taking]
    return board.VALUE_SET[taking - const.COLOURS]


def fits(as_tile: int, as_expansion: int, tiles: int, expansions: int) -> bool:
    """Return whether one copy of each hexagon fits into so many places.

    A hexagon that is there as tile and expansion may come as either.
    """
    tiles -= bits.popcount(as_tile & ~as_expansion)
    expansions -= bits.popcount(as_expansion & ~as_tile)
    either = bits.popcount(as_tile & as_expansion)
    return tiles >= 0 and expansions >= 0 and either <= tiles + expansions


def may_take(table: Table, taking: int, as_tile: int, as_expansion: int) -> bool:
    """Return whether a colour or pattern is on display and a selection fits the storage."""
    seat = table.actor
    kind = kind_set(taking)
    if not (as_tile | as_expansion) & kind:
        return False
    tiles = free_tile_places(table, seat)
    return fits(as_tile & kind, as_expansion & kind, tiles, free_expansion_places(table, seat))


def copies(table: Table) -> int:
    """Return the places from which the current hexagon can be taken so that the rest still fits."""
    seat = table.actor
    tiles = free_tile_places(table, seat)
    expansions = free_expansion_places(table, seat)
    for i in range(table.copy_at):
        if table.choice[i] != const.NONE:
            if table.place_state[table.choice[i]] == const.FACE_UP:
                expansions -= 1
            else:
                tiles -= 1
    hexagon = nth_hexagon(table.taking, table.copy_at)
    rest = kind_set(table.taking) & above(hexagon)
    as_tile = shown_tiles(table) & rest
    as_expansion = shown_expansions(table) & rest
    found = 0
    if fits(as_tile, as_expansion, tiles - 1, expansions):
        found |= tile_places(table, hexagon)
    if fits(as_tile, as_expansion, tiles, expansions - 1):
        found |= expansion_places(table, hexagon)
    return found


# Placing and paying


def pieces(table: Table, seat: int, hexagon: int) -> int:
    """Return the hexagons, of tiles and expansions, other than the one to be placed."""
    return (table.tile_set[seat] | table.expansions[seat]) & ~bits.shift64(hexagon)


def can_pay(table: Table, seat: int, hexagon: int) -> bool:
    """Return whether a storage can pay for one of its pieces with this hexagon."""
    colour = hexagon // const.VALUES
    value = hexagon - const.VALUES * colour
    needed = value - table.jokers[seat]
    if needed <= 0:
        return True
    others = pieces(table, seat, hexagon)
    return (
        bits.popcount(others & board.COLOUR_SET[colour]) >= needed
        or bits.popcount(others & board.VALUE_SET[value]) >= needed
    )


def payment_set(table: Table, piece: int) -> int:
    """Return the set of hexagons that may be paid along with one: its colour or pattern."""
    colour = table.thing // const.VALUES
    if piece // const.VALUES == colour:
        return board.COLOUR_SET[colour]
    return board.VALUE_SET[table.thing - const.VALUES * colour]


def still_needed(table: Table) -> int:
    """Return how many pieces are still to be paid."""
    value = table.thing % const.VALUES
    paid = bits.popcount(table.paid_tiles) + bits.popcount(table.paid_expansions)
    return value - paid - table.paid_jokers


def above(hexagon: int) -> int:
    """Return the set of all hexagons with a greater number."""
    return ~(bits.shift64(hexagon + 1) - 1)


def payable_set(table: Table) -> int:
    """Return the hexagons with which the payment can continue at all."""
    used = table.paid_tiles | table.paid_expansions
    if used:
        way = payment_set(table, bits.lowest(used))
    else:
        colour = table.thing // const.VALUES
        way = board.COLOUR_SET[colour] | board.VALUE_SET[table.thing - const.VALUES * colour]
    return way & ~used & ~bits.shift64(table.thing)


def payable_tiles(table: Table) -> int:
    """Return the tiles that may be paid next so that the payment can be completed."""
    if table.paid_expansions or table.paid_jokers:
        return 0
    seat = table.actor
    ways = payable_set(table)
    tiles = table.tile_set[seat] & ways
    if table.paid_tiles:
        tiles &= above(bits.highest(table.paid_tiles))
    needed = still_needed(table) - 1 - table.jokers[seat]
    found = 0
    left = tiles
    while left:
        piece = bits.lowest(left)
        left &= left - 1
        later = (tiles & above(piece)) | (table.expansions[seat] & ways)
        later &= payment_set(table, piece) & ~bits.shift64(piece)
        if bits.popcount(later) >= needed:
            found |= bits.shift64(piece)
    return found


def payable_expansions(table: Table) -> int:
    """Return the expansions that may be paid next."""
    if table.paid_jokers:
        return 0
    seat = table.actor
    expansions = table.expansions[seat] & payable_set(table)
    if table.paid_expansions:
        expansions &= above(bits.highest(table.paid_expansions))
    needed = still_needed(table) - 1 - table.jokers[seat]
    found = 0
    left = expansions
    while left:
        piece = bits.lowest(left)
        left &= left - 1
        later = expansions & above(piece) & payment_set(table, piece)
        if bits.popcount(later) >= needed:
            found |= bits.shift64(piece)
    return found


def may_pay_joker(table: Table) -> bool:
    """Return whether jokers can pay the rest: they come last."""
    return table.jokers[table.actor] - table.paid_jokers >= still_needed(table)


def rotations(table: Table, seat: int, area: int, hexagon: int) -> int:
    """Return the rotations in which an expansion may lie on a bare area."""
    found = 0
    for rotation in range(const.ROTATIONS):
        cell = const.FIRST_AREA_CELL + const.FLOWER * area + 1 + rotation
        if groups.is_allowed(table, seat, cell, hexagon):
            found |= 1 << rotation
    return found


def may_buy(table: Table, seat: int) -> bool:
    """Return whether a seat can buy a face-down expansion, for some bare area."""
    return table.score[seat] >= const.PRICE and table.supply > 0


# Discarding


def droppable_tiles(table: Table) -> int:
    """Return the tiles that may be discarded next, in ascending order."""
    if table.dropped_last >= const.HEXAGONS:
        return 0
    return table.tile_set[table.actor] & ~(bits.shift64(table.dropped_last) - 1)


def droppable_expansions(table: Table) -> int:
    """Return the expansions that may be discarded next, in ascending order."""
    expansions = table.expansions[table.actor]
    if table.dropped_last > const.HEXAGONS:
        expansions &= ~(bits.shift64(table.dropped_last - const.HEXAGONS) - 1)
    return expansions


# Lists of actions


def add_set(into: ActionList, first: int, found: int) -> int:
    """Add one action for each member of a set."""
    while found:
        into.add(first + bits.lowest(found))
        found &= found - 1
    return 0


def list_turn(table: Table, into: ActionList) -> int:
    """Add everything that may start a turn."""
    seat = table.actor
    into.add(const.PASS)
    if may_buy(table, seat):
        for area in range(const.AREAS):
            if table.areas[seat][area] == const.BARE:
                into.add(const.FIRST_BUY + area)
    as_tile = shown_tiles(table)
    as_expansion = shown_expansions(table)
    for taking in range(const.COLOURS + const.VALUES):
        if may_take(table, taking, as_tile, as_expansion):
            into.add(const.FIRST_TAKE + taking)
    left = table.tile_set[seat]
    while left:
        hexagon = bits.lowest(left)
        left &= left - 1
        if can_pay(table, seat, hexagon):
            first = const.FIRST_PLACE + const.CELLS * hexagon
            add_set(into, first, groups.cells_for(table, seat, hexagon))
    return list_layings(table, into)


def list_layings(table: Table, into: ActionList) -> int:
    """Add the ways to lay stored expansions."""
    seat = table.actor
    left = table.expansions[seat]
    while left:
        hexagon = bits.lowest(left)
        left &= left - 1
        if can_pay(table, seat, hexagon):
            for area in range(const.AREAS):
                if table.areas[seat][area] == const.BARE:
                    first = const.FIRST_LAY + 6 * (const.AREAS * hexagon + area)
                    add_set(into, first, rotations(table, seat, area, hexagon))
    return 0


def list_payments(table: Table, into: ActionList) -> int:
    """Add the pieces that may be paid next."""
    if may_pay_joker(table):
        into.add(const.PAY_JOKER)
    add_set(into, const.FIRST_PAY, payable_tiles(table))
    return add_set(into, const.FIRST_PAY + const.HEXAGONS, payable_expansions(table))


def list_discards(table: Table, into: ActionList) -> int:
    """Add the stop and the pieces that may be discarded next."""
    into.add(const.STOP)
    add_set(into, const.FIRST_DROP, droppable_tiles(table))
    return add_set(into, const.FIRST_DROP + const.HEXAGONS, droppable_expansions(table))
