"""Summer Pavilion positions as 64-bit keys, for transposition tables.

Each part is packed into words, which are hashed and added up, so that the order of the displays
does not matter. For a star only the covered spaces and its set of colours count: where each
colour lies makes no difference to the rest of the match.
"""

from __future__ import annotations

from tilewright.core.cshims import bits
from tilewright.games.pavilion import const
from tilewright.games.pavilion.table import Table


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
    """Fast: return the key of the turn, the token, the supply, the bag and the tower."""
    word = 3
    for colour in range(const.COLOURS):
        word = (word << 5) | table.bag[colour]
        word = (word << 4) | table.supply[colour]
    key = bits.mix64(word)
    word = 4
    for colour in range(const.COLOURS):
        word = (word << 5) | table.tower[colour]
    word = (word << 3) | (table.actor + 2)
    word = (word << 2) | table.turn
    word = (word << 2) | table.start
    word = (word << 3) | (table.token + 1)
    word = (word << 3) | table.round
    word = (word << 3) | table.phase
    word = (word << 1) | table.placing
    word = (word << 3) | table.owed
    word = (word << 3) | table.kept_last
    return bits.add64(key, bits.mix64(word))


def board_key(table: Table, seat: int) -> int:
    """Fast: return the key of a seat's hand, corners, score and stars."""
    word = 4 + seat
    for colour in range(const.COLOURS):
        word = (word << 5) | table.hand[seat][colour]
        word = (word << 3) | table.kept[seat][colour]
    word = (word << 1) | table.passed[seat]
    key = bits.mix64((word << 12) | table.score[seat])
    word = 64 + seat
    key = bits.add64(key, bits.mix64((word << const.SPACES) | table.covered[seat]))
    word = 32 + seat
    for star in range(const.STARS):
        word = (word << 6) | table.star_colours[seat][star]
    return bits.add64(key, bits.mix64(word))
