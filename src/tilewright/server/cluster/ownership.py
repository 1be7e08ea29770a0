"""Which matches this process owns: its lease, and the claims that it makes by it."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol
from zlib import crc32

from tilewright.server.problems import Problem, lease_lost
from tilewright.server.records import unknown_match
from tilewright.server.tasks import cancel, repeat
from tilewright.store import NO_ANSWER, Leases, Standing

ORPHANS: Final = 500  # matches adopted at a time
ATTEMPTS: Final = 4  # to claim a match that is changing hands
PAUSE: Final = 0.05  # seconds before the second attempt; later ones wait longer

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


class Holder(Protocol):
    """The tables of a process, as its lease sees them."""

    async def compare(self) -> None:
        """Give up the tables whose match has another owner; raise if the database is away."""

    def lose_all(self) -> None:
        """Give up all tables."""


def successor(match_id: str, others: Sequence[str]) -> str:
    """Return which of several processes takes over a match: the same one for every caller."""
    return others[crc32(match_id.encode()) % len(others)]


class Ownership:
    """Keeps the lease of a process alive, and claims and releases matches.

    The lease counts only while this process knows that it does: by its own clock, from before
    the last renewal that was answered. When it lapses, all tables are given up at once, because
    others may own their matches by then, whether or not the database can be asked.
    """

    def __init__(self, leases: Leases, process: Process, seconds: float) -> None:
        self._leases = leases
        self._process = process
        self._seconds = seconds
        self._holder: Holder | None = None
        self._is_retiring = False
        self._until = -math.inf  # when the lease lapses, by the clock of the event loop
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_alone(self) -> bool:
        """Whether no other process can use the same database."""
        return self._process.is_alone

    @property
    def is_retiring(self) -> bool:
        """Whether this process takes no more matches, because it is about to stop."""
        return self._is_retiring

    def retire(self) -> None:
        """Take no more matches; those of nobody are left to other processes."""
        self._is_retiring = True

    async def others(self) -> list[str]:
        """Return the addresses of the other live processes."""
        return await self._leases.others(self._process.id)

    @property
    def holds(self) -> bool:
        """Whether the lease has not lapsed."""
        return self._process.is_alone or asyncio.get_running_loop().time() < self._until

    @property
    def is_renewed(self) -> bool:
        """Whether the lease was renewed of late, also of a process that is alone."""
        return asyncio.get_running_loop().time() < self._until

    async def start(self, holder: Holder) -> None:
        """Take a lease, end those of processes that this one replaces, and keep renewing it."""
        if self._process.is_alone:
            await self._leases.end_all()
        else:
            await self._leases.succeed(self._process.address)
        await self._renew()
        self._holder = holder
        self._tasks = [asyncio.create_task(repeat(self._renew, self._seconds / 3))]

    async def stop(self) -> None:
        """Return the lease, and with it all matches."""
        await cancel(self._tasks)
        if self._alarm is not None:
            self._alarm.cancel()
        try:
            await self._leases.end(self._process.id)
        except NO_ANSWER as error:
            log.warning("the lease will expire by itself", extra={"error": str(error)})

    async def claim(self, match_id: str) -> int:
        """Own a match, and return its fence; raise `Elsewhere` or a problem."""
        for attempt in range(ATTEMPTS):
            await asyncio.sleep(attempt * PAUSE)
            if not self.holds:
                raise lease_lost()
            claim = await self._leases.find_owner(match_id, self._process.id)
            if claim is None and self._is_retiring:
                raise await self._to_successor(match_id)
            claim = claim or await self._leases.claim(match_id, self._process.id)
            if claim.fence is not None:
                return claim.fence
            if claim.address is not None:
                raise Elsewhere(claim.address)
            if not claim.is_busy:
                raise unknown_match(match_id)
        raise _moving()

    async def _to_successor(self, match_id: str) -> Exception:
        """Return what sends somebody to the process that is to take a match."""
        others = await self.others()
        return Elsewhere(successor(match_id, others)) if others else _moving()

    async def release(self, match_id: str, fence: int | None) -> bool:
        """Give a match back, unless it has had another owner since; return False if locked."""
        return await self._leases.release(match_id, self._process.id, fence)

    async def orphans(self) -> list[str]:
        """Return matches that go on by themselves and that no live process owns."""
        if self._is_retiring or not self.holds:
            return []
        return await self._leases.orphans(ORPHANS)

    async def standings(self, ids: Sequence[str]) -> dict[str, Standing]:
        """Return how matches stand in the database."""
        return await self._leases.standings(ids)

    async def _renew(self) -> None:
        """Renew the lease; it counts from before the request, once all tables are compared."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        milliseconds = int(1000 * self._seconds)
        kept = await self._leases.renew(self._process.id, self._process.address, milliseconds)
        if self._holder is not None:
            if not kept:
                self._lapse()
            await self._holder.compare()
        self._until = asked + self._seconds
        if self._alarm is not None:
            self._alarm.cancel()
        if not self._process.is_alone:
            self._alarm = loop.call_at(self._until, self._lapse)

    def _lapse(self) -> None:
        """Give up everything: others may have taken it."""
        if self._holder is not None:
            self._holder.lose_all()
        log.warning("the lease has lapsed")


def _moving() -> Problem:
    return Problem("match.moved", "the match is moving to another process: connect again")
