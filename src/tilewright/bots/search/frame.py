"""The stack of a search: one frame for each action looked ahead."""

from __future__ import annotations

from tilewright.bots import const
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.actionlist import ActionList
from tilewright.core.state import State


class Frame:
    """A position on the way down, its actions and their order, and the best line from it."""

    def __init__(self, state: State, frames: int) -> None:
        self.state = state.copy()
        self.actions = ActionList()
        self.length = 0
        self.killer = -1
        arrays.allocate(self, order=(core.MAX_LEGAL,), line=(const.MAX_LINE,))
        self.next: Frame = None  # type: ignore[assignment]  # only the last has none
        if frames:
            self.next = Frame(state, frames - 1)

    def begin(self, state: State) -> None:
        """Stand before a position, all frames below forgetting theirs."""
        self.state.fast_become(state)
        self.state.recording = False
        frame = self
        while frame is not None:
            frame.killer = -1
            frame = frame.next

    def line_found(self) -> list[int]:
        """Return the best line from here."""
        return [self.line[i] for i in range(self.length)]

    order: list[int]
    line: list[int]
