"""A thread that helps with a batch, as engine code sees it."""

from __future__ import annotations

from tilewright.envs.bell import Bell
from tilewright.envs.lent import Lent
from tilewright.envs.part import Part
from tilewright.envs.slot import Slot


class Hand:
    """What a thread works on, and the bells by which it hears of work and tells of its end."""

    def __init__(self, part: Part, slots: list[Slot]) -> None:
        self.part = part
        self.slots = slots
        self.due = Bell()
        self.done = Bell()
        self.jobs = 0
        self.lent: Lent | None = None  # while there is work to do

    def dismiss(self) -> None:
        """Let the thread end."""
        self.jobs = 0
        self.due.ring()
