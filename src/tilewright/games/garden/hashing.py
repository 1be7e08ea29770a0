"""Queen's Garden positions as 64-bit keys, for transposition tables.

Each part is packed into words, which are hashed and added up, so that the order of tiles at one
place does not matter. Bag and supply are left out: they follow from everything else.
"""

from __future__ import annotations

from tilewright.core.cshims import bits
from tilewright.games.garden import const
from tilewright.games.garden.position import Position


def scatter(kind: int, word: int) -> int:
    """Fast: return 64 bits for a word of up to 56 bits, different for each kind of word."""
    return bits.mix64(bits.shift64(56) * kind | word)


def display_key(state: Position) -> int:
    """Fast: return the key of the display."""
    key = 0
    for place in range(state.opened):
        word = place << 3 | state.place_state[place]
        if state.place_state[place] == const.FACE_UP:
            word |= (state.place_hexagon[place] + 1) << 6
        key = bits.add64(key, scatter(1, word))
        for i in range(state.place_count[place]):
            key = bits.add64(key, scatter(2, place << 6 | state.place_tiles[place][i]))
    return key


def tower_key(state: Position) -> int:
    """Fast: return the key of the hidden tiles and expansions."""
    key = scatter(3, state.unseen)
    word = 0
    for hexagon in range(const.HEXAGONS):
        if hexagon == 18:
            key = bits.add64(key, scatter(4, word))
            word = 0
        word = word << 2 | state.tower[hexagon]
    return bits.add64(key, scatter(5, word))


def turn_key(state: Position) -> int:
    """Fast: return the key of the turn and of the round's progress."""
    word = state.actor + 2
    word = word << 2 | state.turn
    word = word << 3 | state.phase
    word = word << 3 | (state.marker + 1)
    word = word << 2 | state.start
    word = word << 3 | state.round
    word = word << 4 | state.opened
    word = word << 8 | state.reveals
    word = word << 1 | state.waiting
    word = word << 1 | state.back
    key = scatter(6, word)
    if state.phase == const.COPYING:
        return bits.add64(key, copying_key(state))
    if state.phase == const.PAYING:
        return bits.add64(key, paying_key(state))
    if state.phase == const.DISCARDING:
        word = state.dropped_last << 16 | state.dropped_points << 1 | state.passed_first
        return bits.add64(key, scatter(7, word))
    return key


def copying_key(state: Position) -> int:
    """Fast: return the key of an unfinished taking."""
    word = state.taking << 3 | state.copy_at
    for i in range(6):
        word = word << 4 | (state.choice[i] + 1)
    return scatter(8, word)


def paying_key(state: Position) -> int:
    """Fast: return the key of an unfinished placement and its payment."""
    word = state.thing << 7 | state.target << 1 | state.is_expansion
    key = scatter(9, word << 4 | state.paid_jokers)
    key = bits.add64(key, scatter(10, state.paid_tiles))
    return bits.add64(key, scatter(11, state.paid_expansions))


def board_key(state: Position, seat: int) -> int:
    """Fast: return the key of a seat's score, storage and garden."""
    kind = 16 * (seat + 1)
    word = state.score[seat] << 1 | state.passed[seat]
    for area in range(const.AREAS):
        word = word << 3 | state.areas[seat][area]
    key = scatter(kind, word << 4 | state.jokers[seat])
    key = bits.add64(key, scatter(kind + 1, state.expansions[seat]))
    key = bits.add64(key, storage_key(state, seat, kind + 2))
    return bits.add64(key, garden_key(state, seat, kind + 5))


def storage_key(state: Position, seat: int, kind: int) -> int:
    """Fast: return the key of a storage, from the tiles held once, twice and three times."""
    twice = 0
    thrice = 0
    left = state.tile_set[seat]
    while left:
        hexagon = bits.lowest(left)
        left &= left - 1
        if state.tiles[seat][hexagon] > 1:
            twice |= bits.shift64(hexagon)
        if state.tiles[seat][hexagon] > 2:
            thrice |= bits.shift64(hexagon)
    key = scatter(kind, state.tile_set[seat])
    key = bits.add64(key, scatter(kind + 1, twice))
    return bits.add64(key, scatter(kind + 2, thrice))


def garden_key(state: Position, seat: int, kind: int) -> int:
    """Fast: return the key of a garden's hexagons, colour and value as three bits per cell."""
    key = scatter(kind, bit_of_kinds(state.of_colour[seat], 1))
    key = bits.add64(key, scatter(kind + 1, bit_of_kinds(state.of_colour[seat], 2)))
    key = bits.add64(key, scatter(kind + 2, bit_of_kinds(state.of_colour[seat], 4)))
    key = bits.add64(key, scatter(kind + 3, bit_of_kinds(state.of_value[seat], 1)))
    key = bits.add64(key, scatter(kind + 4, bit_of_kinds(state.of_value[seat], 2)))
    return bits.add64(key, scatter(kind + 5, bit_of_kinds(state.of_value[seat], 4)))


def bit_of_kinds(cells: list[int], bit: int) -> int:
    """Fast: return the cells whose colour or value number, from 1, has a given bit."""
    found = 0
    for i in range(6):
        if (i + 1) & bit:
            found |= cells[i]
    return found
