"""Live analyses for visitors: one worker for each, in turn, and stopped when nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from starlette.types import Receive

from tilewright.server.http.turns import Slots
from tilewright.server.limits import Budget
from tilewright.server.problems import Problem
from tilewright.server.thinking.fair_queue import Owner
from tilewright.server.thinking.pool import WorkerPool
from tilewright.server.thinking.workshop import Asker


class LiveAnalyses:
    """Analyses positions in a pool of its own, so that the bots of matches never wait for it."""

    def __init__(
        self, pool: WorkerPool, by_user: Budget, by_address: Budget, most_waiting: int
    ) -> None:
        self._pool = pool
        self._budgets = by_user, by_address
        self._most_waiting = most_waiting
        self._waiting = 0
        self._one_each = Slots(1)

    @property
    def waiting(self) -> int:
        """How many visitors wait for an analysis or watch one."""
        return self._waiting

    def start(self) -> None:
        """Create the workers."""
        self._pool.start()

    async def stop(self) -> None:
        """End the workers."""
        await self._pool.stop()

    async def look(
        self,
        asker: Asker,
        receive: Receive,
        position: str,
        nodes: int,
        played: str | None = None,
        names: Sequence[str] = (),
    ) -> dict[str, Any] | None:
        """Return the analysis of a position, or None if the visitor has left meanwhile."""
        if self._waiting >= self._most_waiting:
            raise Problem("limit.busy", "too many positions are being analysed: try again later")
        work = asyncio.create_task(self._look(asker, position, nodes, played, names))
        gone = asyncio.create_task(_until_gone(receive))
        self._waiting += 1
        try:
            await asyncio.wait([work, gone], return_when=asyncio.FIRST_COMPLETED)
            return work.result() if work.done() else None
        finally:
            self._waiting -= 1
            work.cancel()
            gone.cancel()
            await asyncio.gather(work, gone, return_exceptions=True)

    async def _look(
        self, asker: Asker, position: str, nodes: int, played: str | None, names: Sequence[str]
    ) -> dict[str, Any]:
        async with self._one_each.taken(asker.user or asker.address):
            self._check(asker)
            owner = Owner(asker.user, asker.address)
            return await self._pool.look(
                position, nodes, owner, played, names, lambda seconds: self._spend(asker, seconds)
            )

    def _check(self, asker: Asker) -> None:
        """Raise if a visitor has used up the time of their own or of their address."""
        by_user, by_address = self._budgets
        if (asker.user and not by_user.has(asker.user)) or not by_address.has(asker.address):
            raise Problem("limit.rate", "too much to analyse: wait a moment")

    def _spend(self, asker: Asker, seconds: float) -> None:
        by_user, by_address = self._budgets
        if asker.user:
            by_user.spend(asker.user, seconds)
        by_address.spend(asker.address, seconds)


async def _until_gone(receive: Receive) -> None:
    """Wait until the client has closed its connection."""
    while (await receive())["type"] != "http.disconnect":
        pass
