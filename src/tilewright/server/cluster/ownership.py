"""Which matches this process owns: its lease, and the claims that it makes by it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Final

from tilewright.server.records import unknown_match
from tilewright.server.sources import now_ms
from tilewright.server.tasks import cancel, repeat
from tilewright.store import NO_ANSWER, Leases

ORPHANS: Final = 500  # matches adopted at a time

log = logging.getLogger(__name__)


class Elsewhere(Exception):
    """Another process owns the match."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@dataclass(frozen=True, slots=True)
class Process:
    """How a process is known to others."""

    id: str
    address: str
    is_alone: bool  # no other process can use the same database


class Ownership:
    """Keeps the lease of a process alive, and claims and releases matches."""

    def __init__(self, leases: Leases, process: Process, seconds: float) -> None:
        self._leases = leases
        self._process = process
        self._seconds = seconds
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Take a lease, end those of processes that this one replaces, and keep renewing it."""
        if self._process.is_alone:
            await self._leases.end_all()
        else:
            await self._leases.succeed(self._process.address, now_ms())
        await self._renew()
        self._tasks = [asyncio.create_task(repeat(self._renew, self._seconds / 3))]

    async def stop(self) -> None:
        """Return the lease, and with it all matches."""
        await cancel(self._tasks)
        try:
            await self._leases.end(self._process.id)
        except NO_ANSWER as error:
            log.warning("the lease will expire by itself", extra={"error": str(error)})

    async def claim(self, match_id: str) -> int:
        """Own a match, and return its fence; raise `Elsewhere` or a problem."""
        claim = await self._leases.claim(match_id, self._process.id, now_ms())
        if claim.fence is not None:
            return claim.fence
        if claim.address is None:
            raise unknown_match(match_id)
        raise Elsewhere(claim.address)

    async def release(self, match_id: str, fence: int) -> None:
        """Give a match back, unless it has had another owner since."""
        await self._leases.release(match_id, fence)

    async def orphans(self) -> list[str]:
        """Return matches that go on by themselves and that no live process owns."""
        return await self._leases.orphans(now_ms(), ORPHANS)

    async def _renew(self) -> None:
        expires = now_ms() + int(1000 * self._seconds)
        await self._leases.renew(self._process.id, self._process.address, expires)
