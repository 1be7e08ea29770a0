"""Work for visitors that takes a while: in one thread, in turn, and within a budget of its time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from tilewright.server.limits import Budget
from tilewright.server.problems import Problem
from tilewright.server.thinking.fair_queue import FairQueue, Owner

WAIT: Final = 0.5  # seconds between two looks at a budget that is spent

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, and from where; what has no name counts for nobody."""

    user: str = ""
    address: str = ""


class Workshop:
    """Works things out for visitors, so that tables go on meanwhile.

    There is one thread, because several would take turns with the event loop. Clients that wait
    for it take turns by address and by user, and pay for the time with a budget of each.
    """

    def __init__(self, by_user: Budget, by_address: Budget) -> None:
        self._by_user = by_user
        self._by_address = by_address
        self._thread = ThreadPoolExecutor(1, "workshop")
        self._turns: FairQueue[ThreadPoolExecutor] = FairQueue()
        self._turns.give(self._thread)

    def stop(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def work_out(self, asker: Asker, work: Callable[[], T], *, patient: bool = False) -> T:
        """Return the result of some work; raise if the budget is spent, or wait if patient."""
        budgets = [(self._by_user, asker.user), (self._by_address, asker.address)]
        budgets = [(budget, name) for budget, name in budgets if name]
        while patient and not _suffice(budgets):
            await asyncio.sleep(WAIT)
        _check(budgets)
        thread = await self._turns.take(Owner(asker.user, asker.address))
        try:
            _check(budgets)  # it may have been spent while we waited
            return await self._run(thread, _Timed(work), budgets)
        finally:
            self._turns.give(thread)

    @staticmethod
    async def _run(
        thread: ThreadPoolExecutor, timed: _Timed[T], budgets: list[tuple[Budget, str]]
    ) -> T:
        """Work in the thread until the end, also if nobody waits for the result any more."""
        running = asyncio.get_running_loop().run_in_executor(thread, timed)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await asyncio.wait([running])
            raise
        finally:
            for budget, name in budgets:
                budget.spend(name, timed.seconds)


class _Timed(Generic[T]):
    """Some work, and the time that it took."""

    def __init__(self, work: Callable[[], T]) -> None:
        self._work = work
        self.seconds = 0.0

    def __call__(self) -> T:
        began = time.thread_time()
        try:
            return self._work()
        finally:
            self.seconds = time.thread_time() - began


def _suffice(budgets: list[tuple[Budget, str]]) -> bool:
    return all(budget.has(name) for budget, name in budgets)


def _check(budgets: list[tuple[Budget, str]]) -> None:
    if not _suffice(budgets):
        raise Problem("limit.rate", "too much to work out: wait a moment")
