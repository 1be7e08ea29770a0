"""The transposition table: search results for positions that may be reached again.

A slot holds two words, the entry and the key XOR the entry, so that a slot half written by
another thread does not match any key.
"""

from __future__ import annotations

from typing import Final

from tilewright.bots import const
from tilewright.bots.search.buffers import zeroed_buffer

SLOT_BYTES: Final = 16
AGES: Final = 255


class TranspositionTable:
    """Entries by key, in pairs of slots; its size is fixed."""

    def __init__(self, mebibytes: int) -> None:
        slots = 2
        while slots * 2 * SLOT_BYTES <= mebibytes << 20:
            slots *= 2
        self.mask = slots - 2  # slots come in pairs: this selects the first of a pair
        self.words = zeroed_buffer(slots, SLOT_BYTES).cast("Q")
        self.age = 0

    @property
    def bytes(self) -> int:
        """The memory the table takes."""
        return SLOT_BYTES * int(self.mask + 2)

    def new_search(self) -> None:
        """Invalidate all entries of earlier searches."""
        self.age += 1
        if self.age > AGES:
            self.words = zeroed_buffer(self.mask + 2, SLOT_BYTES).cast("Q")
            self.age = 1

    def find(self, key: int) -> int:
        """Fast: return the entry of a position, or 0 if there is none."""
        slot = 2 * (key & self.mask)
        entry = self.words[slot + 1]
        if self.words[slot] ^ entry == key and entry >> 56 == self.age:
            return entry
        entry = self.words[slot + 3]
        if self.words[slot + 2] ^ entry == key and entry >> 56 == self.age:
            return entry
        return 0

    def store(self, key: int, depth: int, bound: int, value: int, action: int) -> int:
        """Fast: store an entry; the first slot of a pair keeps the deeper search."""
        entry = self.age
        entry = entry << 8 | depth
        entry = entry << 8 | bound
        entry = entry << 16 | action
        entry = entry << 24 | (value + const.VALUE_OFFSET)
        slot = 2 * (key & self.mask)
        old = self.words[slot + 1]
        if old >> 56 == self.age and old >> 48 & 0xFF > depth and self.words[slot] ^ old != key:
            slot += 2
        self.words[slot] = key ^ entry
        self.words[slot + 1] = entry
        return 0


def value_of(entry: int) -> int:
    """Fast: return the value of an entry."""
    return (entry & 0xFFFFFF) - const.VALUE_OFFSET


def action_of(entry: int) -> int:
    """Fast: return the best action of an entry."""
    return entry >> 24 & 0xFFFF


def bound_of(entry: int) -> int:
    """Fast: return whether the value is exact or a bound."""
    return entry >> 40 & 0xFF


def depth_of(entry: int) -> int:
    """Fast: return the depth of the search."""
    return entry >> 48 & 0xFF
