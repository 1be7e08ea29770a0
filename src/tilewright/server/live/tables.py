"""The tables of a process: woken when somebody needs them, put to sleep when nobody does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from tilewright.core.errors import TilewrightError
from tilewright.server.ids import now_ms
from tilewright.server.live.table import Table
from tilewright.server.problems import Problem
from tilewright.server.tasks import pause
from tilewright.store import NO_ANSWER

if TYPE_CHECKING:
    from tilewright.server.site import Site

SWEEP: Final = 2.0  # seconds between two looks at what sleeps and what lies idle
ORPHANS: Final = 500

log = logging.getLogger(__name__)


class Elsewhere(Exception):
    """Another process owns the match."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Tables:
    """Finds the table of a match, or the process that has it."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._tables: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._lost: dict[str, int] = {}  # matches to be given back, with the fence they had
        self._tasks: list[asyncio.Task[None]] = []
        self._orphaned = asyncio.Event()

    def __len__(self) -> int:
        return len(self._tables)

    def here(self, match_id: str) -> Table | None:
        """Return a table that is in memory."""
        return self._tables.get(match_id)

    async def find(self, match_id: str) -> Table:
        """Return the table of a match, woken if need be; raise `Elsewhere` or a problem."""
        table = self._tables.get(match_id)
        if table is not None:
            return table
        waking = self._waking.get(match_id)
        if waking is None:
            waking = self._waking[match_id] = asyncio.create_task(self._wake(match_id))
            waking.add_done_callback(lambda _: self._waking.pop(match_id, None))
        return await asyncio.shield(waking)

    def give_up(self, table: Table) -> None:
        """Forget a table of which it is not known what is kept; whoever can may go on with it."""
        self._drop(table)
        self._lost[table.row.id] = table.row.fence

    def look(self) -> None:
        """Say that there may be matches without an owner."""
        self._orphaned.set()

    async def start(self) -> None:
        """Live: renew the lease, adopt what lies idle, put to sleep what is not needed."""
        site = self._site
        if site.store.is_alone:
            await site.store.leases.end_all()
        else:
            await site.store.leases.succeed(site.address, now_ms())
        await self._renew()
        self._tasks = [
            asyncio.create_task(self._every(site.settings.lease / 3, self._renew)),
            asyncio.create_task(self._every(SWEEP, self._adopt, self._orphaned)),
            asyncio.create_task(self._every(SWEEP, self._put_to_sleep)),
        ]

    async def stop(self) -> None:
        """Stop all tables and give their matches back."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self._tables.values()):
            async with table.lock:
                await table.stop()
            table.lose()
        try:
            await self._site.store.leases.end(self._site.process)
        except NO_ANSWER as error:
            log.warning("the lease ends by itself", extra={"error": str(error)})
        self._site.notices.tell("orphans")

    async def _wake(self, match_id: str) -> Table:
        site = self._site
        claim = await site.store.leases.claim(match_id, site.process, now_ms())
        if claim.fence is None:
            if claim.address is None:
                raise Problem("match.unknown", f"there is no match {match_id}", match=match_id)
            raise Elsewhere(claim.address)
        stored = await site.store.matches.load(match_id)
        assert stored is not None
        table = Table(site, stored, claim.fence)
        self._tables[match_id] = table
        self._tell_lobby(table)
        table.go_on()
        site.spawn(table.begin)
        return table

    async def _every(
        self,
        seconds: float,
        what: Callable[[], Coroutine[Any, Any, None]],
        sooner: asyncio.Event | None = None,
    ) -> None:
        sooner = sooner or asyncio.Event()
        while True:
            await pause(sooner, seconds)
            try:
                await what()
            except NO_ANSWER as error:
                log.warning("the database is away", extra={"error": str(error)})

    async def _renew(self) -> None:
        site = self._site
        expires = now_ms() + int(1000 * site.settings.lease)
        await site.store.leases.renew(site.process, site.address, expires)

    async def _adopt(self) -> None:
        """Wake matches that go on by themselves and that nobody alive owns."""
        for match_id, fence in list(self._lost.items()):
            await self._site.store.leases.release(match_id, fence)
            del self._lost[match_id]
        for match_id in await self._site.store.leases.orphans(now_ms(), ORPHANS):
            try:
                await self.find(match_id)
            except Elsewhere:
                continue  # another process was quicker
            except TilewrightError as error:
                log.warning("not woken", extra={"match": match_id, "error": str(error)})

    async def _put_to_sleep(self) -> None:
        latest = self._site.monotonic() - self._site.settings.idle
        for table in list(self._tables.values()):
            if table.active <= latest and table.is_idle:
                async with table.lock:
                    if not table.is_quiet:
                        continue
                    await table.stop()
                    self._drop(table)
                await self._site.store.leases.release(table.row.id, table.row.fence)
                self._tell_lobby(table)
                if table.row.status == "over":
                    await self._site.store.matches.forget_answers(table.row.id)

    def _drop(self, table: Table) -> None:
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]

    def _tell_lobby(self, table: Table) -> None:
        """Say that somebody is, or is not any more, at a table that the lobby may show."""
        if table.row.public and table.row.status == "waiting":
            self._site.notices.tell("lobby", table.row.id, table.row.version)
