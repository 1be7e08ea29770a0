"""Queen's Garden positions as 64-bit keys, for transposition tables.

Each part is packed into words, which are hashed and added up, so that the order of tiles at one
place does not matter. Bag and supply are left out: they follow from everything else.
"""

from __future__ import annotations

from tilewright.core.cshims import bits
from tilewright.games.garden import const
from tilewright.games.garden.table import Table


def scatter(kind: int, word: int) -> int:
    """Fast: return 64 bits for a word of up to 56 bits, different for each kind of word."""
    return bits.mix64(bits.shift64(56) * kind | word)


def display_key(table: Table) -> int:
    """Fast: return the key of the display."""
    key = 0
    for place in range(table.opened):
        word = place << 3 | table.place_state[place]
        if table.place_state[place] == const.FACE_UP:
            word |= (table.place_hexagon[place] + 1) << 6
        key = bits.add64(key, scatter(1, word))
        for i in range(table.place_count[place]):
            key = bits.add64(key, scatter(2, place << 6 | table.place_tiles[place][i]))
    return key


def tower_key(table: Table) -> int:
    """Fast: return the key of the hidden tiles and expansions."""
    key = scatter(3, table.unseen)
    word = 0
    for hexagon in range(const.HEXAGONS):
        if hexagon == 18:
            key = bits.add64(key, scatter(4, word))
            word = 0
        word = word << 2 | table.tower[hexagon]
    return bits.add64(key, scatter(5, word))


def turn_key(table: Table) -> int:
    """Fast: return the key of the turn and of the round's progress."""
    word = table.actor + 2
    word = word << 2 | table.turn
    word = word << 3 | table.phase
    word = word << 3 | (table.marker + 1)
    word = word << 2 | table.start
    word = word << 3 | table.round
    word = word << 4 | table.opened
    word = word << 8 | table.reveals
    word = word << 1 | table.waiting
    word = word << 1 | table.back
    key = scatter(6, word)
    if table.phase == const.COPYING:
        return bits.add64(key, copying_key(table))
    if table.phase == const.PAYING:
        return bits.add64(key, paying_key(table))
    if table.phase == const.DISCARDING:
        word = table.dropped_last << 16 | table.dropped_points << 1 | table.passed_first
        return bits.add64(key, scatter(7, word))
    return key


def copying_key(table: Table) -> int:
    """Fast: return the key of an unfinished taking."""
    word = table.taking << 3 | table.copy_at
    for i in range(6):
        word = word << 4 | (table.choice[i] + 1)
    return scatter(8, word)


def paying_key(table: Table) -> int:
    """Fast: return the key of an unfinished placement and its payment."""
    word = table.thing << 7 | table.target << 1 | table.is_expansion
    key = scatter(9, word << 4 | table.paid_jokers)
    key = bits.add64(key, scatter(10, table.paid_tiles))
    return bits.add64(key, scatter(11, table.paid_expansions))


def board_key(table: Table, seat: int) -> int:
    """Fast: return the key of a seat's score, storage and garden."""
    kind = 16 * (seat + 1)
    word = table.score[seat] << 1 | table.passed[seat]
    for area in range(const.AREAS):
        word = word << 3 | table.areas[seat][area]
    key = scatter(kind, word << 4 | table.jokers[seat])
    key = bits.add64(key, scatter(kind + 1, table.expansions[seat]))
    key = bits.add64(key, storage_key(table, seat, kind + 2))
    return bits.add64(key, garden_key(table, seat, kind + 5))


def storage_key(table: Table, seat: int, kind: int) -> int:
    """Fast: return the key of a storage, from the tiles held once, twice and three times."""
    twice = 0
    thrice = 0
    left = table.tile_set[seat]
    while left:
        hexagon = bits.lowest(left)
        left &= left - 1
        if table.tiles[seat][hexagon] > 1:
            twice |= bits.shift64(hexagon)
        if table.tiles[seat][hexagon] > 2:
            thrice |= bits.shift64(hexagon)
    key = scatter(kind, table.tile_set[seat])
    key = bits.add64(key, scatter(kind + 1, twice))
    return bits.add64(key, scatter(kind + 2, thrice))


def garden_key(table: Table, seat: int, kind: int) -> int:
    """Fast: return the key of a garden's hexagons, colour and value as three bits per cell."""
    key = scatter(kind, bit_of_kinds(table.of_colour[seat], 1))
    key = bits.add64(key, scatter(kind + 1, bit_of_kinds(table.of_colour[seat], 2)))
    key = bits.add64(key, scatter(kind + 2, bit_of_kinds(table.of_colour[seat], 4)))
    key = bits.add64(key, scatter(kind + 3, bit_of_kinds(table.of_value[seat], 1)))
    key = bits.add64(key, scatter(kind + 4, bit_of_kinds(table.of_value[seat], 2)))
    return bits.add64(key, scatter(kind + 5, bit_of_kinds(table.of_value[seat], 4)))


def bit_of_kinds(cells: list[int], bit: int) -> int:
    """Fast: return the cells whose colour or value number, from 1, has a given bit."""
    found = 0
    for i in range(6):
        if (i + 1) & bit:
            found |= cells[i]
    return found
