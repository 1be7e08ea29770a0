"""The memory of a search: what was found out about positions that may come up again.

A place holds two words: the data, and the key exclusive-or the data, so that a place half
written by another thread is taken for another position, never believed.
"""

from __future__ import annotations

from array import array
from typing import Final

from tilewright.bots import const

BYTES: Final = 16  # of one place
AGES: Final = 255


class Cache:
    """A table of positions, of a size fixed when it is made."""

    def __init__(self, mebibytes: int) -> None:
        places = 2
        while places * 2 * BYTES <= mebibytes << 20:
            places *= 2
        self.mask = places - 2  # pairs of places: the even one of each
        self.words = array("Q", [0]) * (2 * places)
        self.age = 0

    @property
    def bytes(self) -> int:
        """How much memory the table takes."""
        return BYTES * int(self.mask + 2)

    def begin(self) -> None:
        """Start a new search: nothing found before counts."""
        self.age += 1
        if self.age > AGES:
            self.words = array("Q", [0]) * (2 * (self.mask + 2))
            self.age = 1

    def find(self, key: int) -> int:
        """Engine: the data stored for a position, or 0."""
        place = 2 * (key & self.mask)
        data = self.words[place + 1]
        if self.words[place] ^ data == key and data >> 56 == self.age:
            return data
        data = self.words[place + 3]
        if self.words[place + 2] ^ data == key and data >> 56 == self.age:
            return data
        return 0

    def store(self, key: int, depth: int, bound: int, value: int, action: int) -> int:
        """Engine: remember a position; of a pair the first keeps what was searched deepest."""
        data = self.age
        data = data << 8 | depth
        data = data << 8 | bound
        data = data << 16 | action
        data = data << 24 | (value + const.ZERO)
        place = 2 * (key & self.mask)
        old = self.words[place + 1]
        if old >> 56 == self.age and old >> 48 & 0xFF > depth and self.words[place] ^ old != key:
            place += 2
        self.words[place] = key ^ data
        self.words[place + 1] = data
        return 0


def value_in(data: int) -> int:
    """Engine: the value that data tells."""
    return (data & 0xFFFFFF) - const.ZERO


def action_in(data: int) -> int:
    """Engine: the action that was best."""
    return data >> 24 & 0xFFFF


def bound_in(data: int) -> int:
    """Engine: whether the value is exact or a bound."""
    return data >> 40 & 0xFF


def depth_in(data: int) -> int:
    """Engine: how deep the position was searched."""
    return data >> 48 & 0xFF
