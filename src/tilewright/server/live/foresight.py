"""Questions about a position: previews, ways to complete a turn, reasons, descriptions.

Answers are remembered while the position lasts. The rest is worked out in the workshop, so that
tables go on meanwhile and nobody gets more than a share of its time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast
from weakref import WeakKeyDictionary

from tilewright.server.live.drawing import draw
from tilewright.server.live.questions import Answer, Question, Remembered, answer
from tilewright.server.thinking.workshop import Asker, Workshop
from tilewright.table import Identity, Snapshot

MAX_REMEMBERED: Final = 8192  # outcomes of turns at all tables: at most 10 KB each


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks, and from where."""

    identity: Identity
    address: str

    @property
    def asker(self) -> Asker:
        """Who pays for what has to be worked out."""
        return Asker(self.identity.id, self.address)


class Foresight:
    """Answers questions about positions."""

    def __init__(self, workshop: Workshop) -> None:
        self._work_out = workshop.work_out
        self._total = 0  # outcomes that are remembered, or were so at tables that are gone
        # How many of them each table has; the one that was asked about last is the last.
        self._sizes: WeakKeyDictionary[Remembered, int] = WeakKeyDictionary()

    async def answer(
        self, ask: Question, caller: Caller, snapshot: Snapshot, remembered: Remembered
    ) -> Answer:
        """Answer a question; only the seat whose turn it is may ask what it could do."""
        try:
            return await self._answer(ask, caller, snapshot, remembered)
        finally:
            self._count(remembered)

    async def _answer(
        self, ask: Question, caller: Caller, snapshot: Snapshot, remembered: Remembered
    ) -> Answer:
        steps = answer(ask, caller.identity, snapshot, remembered, draw)
        try:
            work = next(steps)
            while True:
                work = steps.send(await self._work_out(caller.asker, work))
        except StopIteration as done:
            return cast("Answer", done.value)

    def _count(self, remembered: Remembered) -> None:
        """Count what is remembered about a table; if it is too much, forget the older half."""
        size = remembered.answers.size
        self._total += size - self._sizes.pop(remembered, 0)
        self._sizes[remembered] = size
        if self._total <= MAX_REMEMBERED:
            return
        self._total = sum(self._sizes.values())
        for oldest, size in list(self._sizes.items()):
            if self._total <= MAX_REMEMBERED // 2:
                break
            del self._sizes[oldest]
            self._total -= size
            oldest.forget()
