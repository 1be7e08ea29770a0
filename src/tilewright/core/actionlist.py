"""A reusable list of action numbers for native code."""

from __future__ import annotations

from tilewright.core import arrays, const


class ActionList:
    """The legal actions of one position."""

    def __init__(self) -> None:
        self.count = 0
        arrays.allocate(self, items=(const.MAX_LEGAL,))

    def clear(self) -> int:
        """Fast: remove all actions."""
        self.count = 0
        return 0

    def add(self, action: int) -> int:
        """Fast: append an action; there is room for `MAX_LEGAL`."""
        self.items[self.count] = action
        self.count += 1
        return 0

    def to_list(self) -> list[int]:
        """Return the actions as a list."""
        return [self.items[i] for i in range(self.count)]

    items: list[int]
