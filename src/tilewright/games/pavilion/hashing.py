"""Summer Pavilion positions as 64-bit keys, for transposition tables.

Each part is packed into words, which are hashed and added up, so that the order of the displays
does not matter. For a star only the covered spaces and its set of colours count: where each
colour lies makes no difference to the rest of the match.
"""

from __future__ import annotations

from tilewright.core.cshims import bits
from tilewright.games.pavilion import const
from tilewright.games.pavilion.position import Position


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
    """Fast: return the key of the turn, the token, the supply, the bag and the tower."""
    word = 3
    for colour in range(const.COLOURS):
        word = (word << 5) | state.bag[colour]
        word = (word << 4) | state.supply[colour]
    key = bits.mix64(word)
    word = 4
    for colour in range(const.COLOURS):
        word = (word << 5) | state.tower[colour]
    word = (word << 3) | (state.actor + 2)
    word = (word << 2) | state.turn
    word = (word << 2) | state.start
    word = (word << 3) | (state.token + 1)
    word = (word << 3) | state.round
    word = (word << 3) | state.phase
    word = (word << 1) | state.placing
    word = (word << 3) | state.owed
    word = (word << 3) | state.kept_last
    return bits.add64(key, bits.mix64(word))


def board_key(state: Position, seat: int) -> int:
    """Fast: return the key of a seat's hand, corners, score and stars."""
    word = 4 + seat
    for colour in range(const.COLOURS):
        word = (word << 5) | state.hand[seat][colour]
        word = (word << 3) | state.kept[seat][colour]
    word = (word << 1) | state.passed[seat]
    key = bits.mix64((word << 12) | state.score[seat])
    word = 64 + seat
    key = bits.add64(key, bits.mix64((word << const.SPACES) | state.covered[seat]))
    word = 32 + seat
    for star in range(const.STARS):
        word = (word << 6) | state.star_colours[seat][star]
    return bits.add64(key, bits.mix64(word))
