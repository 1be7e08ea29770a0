"""A bell that one thread rings and another waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.core import arrays
from tilewright.envs import atom, const

if TYPE_CHECKING:
    from threading import Lock


class Bell:
    """Is heard at once by a thread that has not waited long, and wakes one that sleeps.

    To be woken takes longer than a step of a batch; so a thread listens for a moment before it
    falls asleep. One thread waits for a bell, one rings it, and they take turns.
    """

    def __init__(self) -> None:
        arrays.allocate(self, word=(1,))
        self.bed = atom.closed_lock()

    def __dealloc__(self) -> None:
        atom.drop_lock(self.bed)

    def ring(self) -> int:
        """Engine: let the thread that waits go on, or the one that will wait next."""
        if not atom.change(self.word, const.SILENT, const.RINGING):
            atom.change(self.word, const.ASLEEP, const.SILENT)
            atom.open_lock(self.bed)
        return 0

    def wait(self) -> int:
        """Engine: come back once the bell has been rung."""
        atom.listen(self.word, const.RINGING, const.TURNS)
        if atom.change(self.word, const.RINGING, const.SILENT):
            return 0
        if atom.change(self.word, const.SILENT, const.ASLEEP):
            atom.await_lock(self.bed)
        else:
            atom.change(self.word, const.RINGING, const.SILENT)
        return 0

    word: list[int]
    bed: Lock
