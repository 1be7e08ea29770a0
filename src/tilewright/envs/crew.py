"""The threads of a batch: the one that calls, and those that help it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from os import getpid
from threading import RLock, Thread
from weakref import finalize

from tilewright.envs import engine
from tilewright.envs.hand import Hand
from tilewright.envs.lent import Lent
from tilewright.envs.part import Part
from tilewright.envs.slot import Slot


class Crew:
    """Does the same with all parts at once, the first of them in the thread that calls."""

    def __init__(self, parts: list[Part], slots: list[Slot]) -> None:
        self._own, self._slots = parts[0], slots
        self._free = RLock()
        self._process = getpid()
        self._hands = [Hand(part, slots) for part in parts[1:]]
        for hand in self._hands:
            Thread(target=engine.serve, args=(hand,), name="tilewright-batch", daemon=True).start()
        self.close = finalize(self, _dismiss, self._hands)

    def work(self, lent: Lent, jobs: int) -> int:
        """Do with every slot what is to be done; if actions are not legal, nothing.

        Return the first slot whose action is not legal, or -1.
        """
        if self._hands and not self.close.alive:
            raise ValueError("the threads of this batch have been let go")
        if self._hands and getpid() != self._process:
            sentence = "the threads of this batch did not survive a fork: make it in this process"
            raise RuntimeError(sentence)
        with self.alone():
            return engine.work(self._own, self._hands, self._slots, lent, jobs)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep other threads away from the slots; raise if one is at work with them."""
        if not self._free.acquire(blocking=False):
            raise RuntimeError("this batch is at work for another thread")
        try:
            yield
        finally:
            self._free.release()


def _dismiss(hands: list[Hand]) -> None:
    for hand in hands:
        hand.dismiss()
