"""Azul positions as 64-bit keys, for transposition tables.

Each part is packed into words, which are hashed and added up, so that the order of the displays
does not matter.
"""

from __future__ import annotations

from tilewright.core.cshims import bits
from tilewright.games.azul import const
from tilewright.games.azul.position import Position


def offer_key(state: Position) -> int:
    """Fast: return the key of the displays and the centre."""
    key = 0
    for source in range(state.displays + 1):
        if state.holds[source]:
            word = 1 if source == const.CENTRE else 2
            for colour in range(const.COLOURS):
                word = (word << 5) | state.tiles[source][colour]
            key = bits.add64(key, bits.mix64(word))
    return key


def turn_key(state: Position) -> int:
    """Fast: return the key of the turn, the marker, the bag and the lid."""
    word = 3
    for colour in range(const.COLOURS):
        word = (word << 5) | state.bag[colour]
        word = (word << 5) | state.lid[colour]
    key = bits.mix64(word)
    word = 4
    word = (word << 3) | (state.actor + 2)
    word = (word << 3) | (state.marker + 1)
    word = (word << 3) | state.start
    word = (word << 2) | state.idle
    word = (word << 1) | state.laid
    word = (word << 1) | state.tiling
    word = (word << 12) | state.round
    return bits.add64(key, bits.mix64(word))


def board_key(state: Position, seat: int) -> int:
    """Fast: return the key of a seat's lines, floor, score and wall."""
    word = 8 + seat
    for line in range(5):
        word <<= 6
        if state.line_count[seat][line]:
            word |= state.line_colour[seat][line] << 3 | state.line_count[seat][line]
    word = (word << 3) | state.floor_count[seat]
    key = bits.mix64((word << 12) | state.score[seat])
    word = 16 + seat
    for row in range(5):
        word = (word << 5) | state.rows[seat][row]
        word = (word << 5) | state.colour_columns[seat][row]
    key = bits.add64(key, bits.mix64(word))
    word = 32 + seat
    for row in range(5):
        word = (word << 5) | state.row_colours[seat][row]
    return bits.add64(key, bits.mix64(word))
