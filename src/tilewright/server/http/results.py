"""Results that took long to work out, kept for those who ask again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

MAX_BYTES: Final = 16_000_000  # of all results together


class Results:
    """The latest results, up to a number of bytes."""

    def __init__(self, most: int = MAX_BYTES) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def find(self, key: Hashable) -> bytes | None:
        """Return a result, if it is known."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, result: bytes) -> None:
        """Keep a result; forget those that nobody has asked for recently."""
        self._size += len(result) - len(self._kept.pop(key, b""))
        self._kept[key] = result
        while self._size > self._most:
            self._size -= len(self._kept.popitem(last=False)[1])
