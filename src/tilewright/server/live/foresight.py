"""Questions about a position: previews, ways to complete a turn, reasons, descriptions.

Answers are remembered while the position lasts. What has to be worked out is worked out in a
thread, one question after the other, so that tables go on meanwhile; and the time it takes is
counted, so that nobody gets more than a share of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, cast

from tilewright.server.limits import Budget
from tilewright.server.live.drawing import draw
from tilewright.server.live.questions import Answer, Question, Remembered, answer
from tilewright.server.problems import Problem
from tilewright.table import Identity, Snapshot


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, and from where."""

    identity: Identity
    address: str


class Foresight:
    """Answers questions about positions."""

    def __init__(self, by_user: Budget, by_address: Budget) -> None:
        self._by_user = by_user
        self._by_address = by_address
        self._lock = asyncio.Lock()  # one question at a time, in the order they were asked
        self._thread = ThreadPoolExecutor(1, "foresight")

    def stop(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def answer(
        self, ask: Question, asker: Asker, snapshot: Snapshot, remembered: Remembered
    ) -> Answer:
        """Answer a question; only the seat whose turn it is may ask what it could do."""
        steps = answer(ask, asker.identity, snapshot, remembered, draw)
        try:
            work = next(steps)
            while True:
                work = steps.send(await self._work_out(asker, work))
        except StopIteration as done:
            return cast("Answer", done.value)

    async def _work_out(self, asker: Asker, work: Callable[[], Any]) -> Any:  # noqa: ANN401
        """Return the result of some work in the thread, and count its time."""
        budgets = [(self._by_user, asker.identity.id), (self._by_address, asker.address)]
        budgets = [(budget, name) for budget, name in budgets if name]
        async with self._lock:
            if not all(budget.has(name) for budget, name in budgets):
                raise Problem("limit.rate", "too many questions: wait a moment")
            timed = _Timed(work)
            try:
                return await asyncio.get_running_loop().run_in_executor(self._thread, timed)
            finally:
                for budget, name in budgets:
                    budget.spend(name, timed.seconds)


class _Timed:
    """Some work, and the time that it took."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work
        self.seconds = 0.0

    def __call__(self) -> Any:  # noqa: ANN401
        began = time.thread_time()
        try:
            return self._work()
        finally:
            self.seconds = time.thread_time() - began
