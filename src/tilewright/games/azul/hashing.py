"""Azul positions as 64-bit keys, for transposition tables.

Each part is packed into words, which are hashed and added up, so that the order of the displays
does not matter.
"""

from __future__ import annotations

from tilewright.core.cshims import bits
from tilewright.games.azul import const
from tilewright.games.azul.table import Table


def offer_key(table: Table) -> int:
    """Fast: return the key of the displays and the centre."""
    key = 0
    for source in range(table.displays + 1):
        if table.holds[source]:
            word = 1 if source == const.CENTRE else 2
            for colour in range(const.COLOURS):
                word = (word << 5) | table.tiles[source][colour]
            key = bits.add64(key, bits.mix64(word))
    return key


def turn_key(table: Table) -> int:
    """Fast: return the key of the turn, the marker, the bag and the lid."""
    word = 3
    for colour in range(const.COLOURS):
        word = (word << 5) | table.bag[colour]
        word = (word << 5) | table.lid[colour]
    key = bits.mix64(word)
    word = 4
    word = (word << 3) | (table.actor + 2)
    word = (word << 3) | (table.marker + 1)
    word = (word << 3) | table.start
    word = (word << 2) | table.idle
    word = (word << 1) | table.laid
    word = (word << 1) | table.tiling
    word = (word << 12) | table.round
    return bits.add64(key, bits.mix64(word))


def board_key(table: Table, seat: int) -> int:
    """Fast: return the key of a seat's lines, floor, score and wall."""
    word = 8 + seat
    for line in range(5):
        word <<= 6
        if table.line_count[seat][line]:
            word |= table.line_colour[seat][line] << 3 | table.line_count[seat][line]
    word = (word << 3) | table.floor_count[seat]
    key = bits.mix64((word << 12) | table.score[seat])
    word = 16 + seat
    for row in range(5):
        word = (word << 5) | table.rows[seat][row]
        word = (word << 5) | table.colour_columns[seat][row]
    key = bits.add64(key, bits.mix64(word))
    word = 32 + seat
    for row in range(5):
        word = (word << 5) | table.row_colours[seat][row]
    return bits.add64(key, bits.mix64(word))
