"""The stack of the alpha-beta search: one frame for each action ahead."""

from __future__ import annotations

from tilewright.bots import const
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.actionlist import ActionList
from tilewright.core.state import State


class Frame:
    """A position on the current path, its actions and their scores, and the best line from it."""

    def __init__(self, state: State, frames: int) -> None:
        self.state = state.copy()
        self.actions = ActionList()
        self.length = 0
        self.killer = -1
        arrays.allocate(self, scores=(core.MAX_LEGAL,), line=(const.MAX_LINE,))
        self.next: Frame = None  # type: ignore[assignment]  # only in the last frame
        if frames:
            self.next = Frame(state, frames - 1)

    def reset(self, state: State) -> None:
        """Set the position of the root frame, and clear the killers of all frames."""
        self.state.fast_copy_from(state)
        self.state.recording = False
        frame = self
        while frame is not None:
            frame.killer = -1
            frame = frame.next

    def best_line(self) -> list[int]:
        """Return the best line from this position."""
        return [self.line[i] for i in range(self.length)]

    scores: list[int]
    line: list[int]
