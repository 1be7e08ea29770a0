"""The tables of a process: woken when somebody needs them, put to sleep when nobody does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from tilewright.core.errors import TilewrightError
from tilewright.core.registry import find_game
from tilewright.server.cluster.ownership import Elsewhere, Ownership
from tilewright.server.cluster.pubsub import PubSub
from tilewright.server.live.creation import rematch_of
from tilewright.server.live.table import LiveTable, Services
from tilewright.server.loading import find_match
from tilewright.server.problems import Problem
from tilewright.server.records import RULES_CHANGED, ended
from tilewright.server.tasks import cancel, repeat
from tilewright.store import (
    NO_ANSWER,
    Fenced,
    LedgerEntry,
    Matches,
    MatchRow,
    PlyRow,
    SeatRow,
    Stored,
    StoreDown,
    UserGone,
)
from tilewright.table.identity import HasUser
from tilewright.table.snapshot import OVER, PLAYING, WAITING

HEAD_START: Final = 0.2  # seconds for another process to take a match before its sockets close
SWEEP: Final = 2.0  # seconds between two checks for tables to put to sleep or to adopt

log = logging.getLogger(__name__)


class Tables:
    """Finds the table of a match, or the process that has it."""

    def __init__(
        self,
        matches: Matches,
        ownership: Ownership,
        pubsub: PubSub,
        services: Services,
        idle: float,
    ) -> None:
        self._matches = matches
        self._ownership = ownership
        self._pubsub = pubsub
        self._services = services
        self._idle = idle  # seconds without anything happening, after which a table sleeps
        self._tables: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        # Matches to be released, with the fence they had, if that is known.
        self._lost: dict[str, int | None] = {}
        self._behind: dict[str, int] = {}  # versions of tables that the database was ahead of
        self._tasks: list[asyncio.Task[None]] = []
        self._orphaned = asyncio.Event()

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def is_leased(self) -> bool:
        """Whether this process holds its lease, so that it can own matches."""
        return self._ownership.holds

    def here(self, match_id: str) -> LiveTable | None:
        """Return a table that is in memory."""
        return self._tables.get(match_id)

    def game_at(self, match_id: str) -> str | None:
        """Return the game that is played at a table in memory."""
        table = self._tables.get(match_id)
        return table.row.game if table else None

    def watchers_of(self, match_id: str) -> int | None:
        """Return how many people watch a match without playing, at a table in memory."""
        table = self._tables.get(match_id)
        return table.audience.presence().watchers if table else None

    async def seats_of(self, match_id: str) -> tuple[MatchRow, Sequence[HasUser]]:
        """Return a match and whose seats there are, without loading more than that."""
        table = self._tables.get(match_id)
        if table is not None:
            return table.row, table.snapshot.seats
        return await find_match(self._matches, match_id)

    async def find(self, match_id: str) -> LiveTable:
        """Return the table of a match, woken if need be; raise `Elsewhere` or a problem."""
        table = self._tables.get(match_id)
        if table is not None:
            return table
        waking = self._waking.get(match_id)
        if waking is None:
            waking = self._waking[match_id] = asyncio.create_task(self._wake(match_id))
            waking.add_done_callback(lambda _: self._waking.pop(match_id, None))
        return await asyncio.shield(waking)

    async def create(
        self, row: MatchRow, seats: Sequence[SeatRow], plies: Sequence[PlyRow] = ()
    ) -> None:
        """Store a new match, and start it if it waits for nobody."""
        try:
            await self._matches.add(row, seats, plies)
        except UserGone as error:
            raise Problem("session.none", "somebody at this table was just deleted") from error
        if row.status != WAITING:
            with suppress(Elsewhere):  # another process was quicker, and goes on with it
                await self.find(row.id)
        elif all(seat.kind != "open" for seat in seats):
            with suppress(Elsewhere):
                await (await self.find(row.id)).begin()
        elif row.public:
            self._pubsub.publish("lobby", row.id)

    # For tables

    async def create_rematch(self, old_id: str, new_id: str) -> None:
        """Create the match that follows another, with everyone one seat further."""
        stored = await self._matches.with_seats(old_id)
        assert stored is not None
        await self.create(*rematch_of(*stored, new_id))

    def give_up(self, table: LiveTable) -> None:
        """Forget a table that may differ from what is stored; any process may take it."""
        self._drop(table)
        self._lost[table.row.id] = table.row.fence

    def announce(self, row: MatchRow) -> None:
        """Update the lobby, which may show a match."""
        self._pubsub.publish("lobby", row.id, row.version)

    # For the lease

    def lose_all(self) -> None:
        """Give up all tables: others may own their matches."""
        for table in list(self._tables.values()):
            table.lose()

    async def compare(self) -> None:
        """Give up the tables whose match has another owner, or is ahead in the database."""
        tables = dict(self._tables)
        found = await self._ownership.standings(list(tables)) if tables else {}
        behind = {}
        for match_id, table in tables.items():
            stored, row = found.get(match_id), table.row
            if stored is None or stored.fence != row.fence:
                self._lose(table)
            elif stored.version > row.version:  # being told, unless it was so the last time
                behind[match_id] = row.version
                if self._behind.get(match_id) == row.version:
                    self._lose(table)
        self._behind = behind

    def _lose(self, table: LiveTable) -> None:
        if self._tables.get(table.row.id) is table:
            log.warning("a match is ours no more", extra={"match": table.row.id})
            table.lose()

    # For draining

    async def settled(self) -> list[str]:
        """Return the matches in memory, once none is being loaded."""
        while self._waking:
            await asyncio.wait(list(self._waking.values()))
        return list(self._tables)

    async def hand_over(
        self, match_id: str, give: Callable[[str], Coroutine[None, None, None]]
    ) -> None:
        """Give a match to another process, and ask its sockets to connect again.

        The other process has a head start, so that it has loaded the match when they do. But they
        need not wait for a process that is slow: nothing can be done at this table any more.
        """
        table = self._tables.get(match_id)
        if table is None:
            return
        async with table.lock:  # so nothing is being stored
            await table.stop()
            self._drop(table)
        try:
            if not await self._ownership.release(match_id, table.row.fence):
                self._lost[match_id] = table.row.fence
            elif table.audience or table.row.wake:
                giving = asyncio.create_task(give(match_id))
                await asyncio.wait([giving], timeout=HEAD_START)
                table.dismiss()
                await giving
        except NO_ANSWER:
            self._lost[match_id] = table.row.fence
            raise
        finally:
            table.dismiss()

    # Life of a process

    def look_for_orphans(self) -> None:
        """Look soon for matches without an owner."""
        self._orphaned.set()

    def start(self) -> None:
        """Start to adopt orphaned matches, and to put tables to sleep."""
        self._tasks = [
            asyncio.create_task(repeat(self._adopt, SWEEP, self._orphaned)),
            asyncio.create_task(repeat(self._put_to_sleep, SWEEP)),
        ]

    async def stop(self) -> None:
        """Stop all tables."""
        await cancel(self._tasks)
        for table in list(self._tables.values()):
            async with table.lock:
                await table.stop()
            table.lose()

    async def _wake(self, match_id: str) -> LiveTable:
        fence: int | None = None
        try:
            fence = await self._ownership.claim(match_id)
            stored = await self._matches.load(match_id)
        except NO_ANSWER:
            self._lost[match_id] = fence  # the claim may have been carried out
            raise
        assert stored is not None
        if stored.match.fence != fence:
            raise Problem("match.moved", "the match has moved to another process: connect again")
        stored = await self._end_if_outdated(stored, fence)
        table = LiveTable(self._services, self, stored, fence)
        self._tables[match_id] = table
        self._announce_presence(table)
        table.resume()
        self._services.background.spawn(table.begin)
        return table

    async def _end_if_outdated(self, stored: Stored, fence: int) -> Stored:
        """End a match of earlier rules, which nobody can go on with any more."""
        row = stored.match
        if row.status != PLAYING or row.rules >= find_game(row.game).rules_version:
            return stored
        row = replace(ended(row, RULES_CHANGED), fence=fence)
        try:
            await self._services.ledger.commit(LedgerEntry(row))
        except (Fenced, StoreDown) as error:
            raise Problem("match.moved", "the match could not be ended: try again") from error
        log.warning("ended: the rules have changed", extra={"match": row.id, "rules": row.rules})
        return replace(stored, match=row)

    async def _adopt(self) -> None:
        """Wake matches that go on by themselves and that no live process owns."""
        for match_id, fence in list(self._lost.items()):
            here = match_id in self._tables or match_id in self._waking
            done = (here and fence is None) or await self._ownership.release(match_id, fence)
            if done and self._lost.get(match_id) == fence:
                del self._lost[match_id]
        for match_id in await self._ownership.orphans():
            try:
                await self.find(match_id)
            except Elsewhere:
                continue  # another process was quicker
            except TilewrightError as error:
                log.warning("not woken", extra={"match": match_id, "error": str(error)})

    async def _put_to_sleep(self) -> None:
        latest = self._services.sources.seconds() - self._idle
        for table in list(self._tables.values()):
            if table.active <= latest and table.is_idle:
                async with table.lock:
                    if not table.is_quiet:
                        continue
                    await table.stop()
                    self._drop(table)
                await self._ownership.release(table.row.id, table.row.fence)
                self._announce_presence(table)
                if table.row.status == OVER:
                    await self._matches.forget_answers(table.row.id)

    def _drop(self, table: LiveTable) -> None:
        if self._tables.get(table.row.id) is table:
            del self._tables[table.row.id]

    def _announce_presence(self, table: LiveTable) -> None:
        """Update the lobby when a match that it may show gets or loses its table."""
        if table.row.public and table.row.status == WAITING:
            self.announce(table.row)
