"""Questions about a position: previews, ways to complete a turn, reasons, descriptions.

Answers are remembered while the position lasts. The rest is worked out in the workshop, so that
tables go on meanwhile and nobody gets more than a share of its time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from tilewright.server.live.drawing import draw
from tilewright.server.live.questions import Answer, Question, Remembered, answer
from tilewright.server.thinking.workshop import Asker, Workshop
from tilewright.table import Identity, Snapshot


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

    async def answer(
        self, ask: Question, caller: Caller, snapshot: Snapshot, remembered: Remembered
    ) -> Answer:
        """Answer a question; only the seat whose turn it is may ask what it could do."""
        steps = answer(ask, caller.identity, snapshot, remembered, draw)
        try:
            work = next(steps)
            while True:
                work = steps.send(await self._work_out(caller.asker, work))
        except StopIteration as done:
            return cast("Answer", done.value)
