"""A running process: everything that its parts share."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from tilewright.bots import make_bot
from tilewright.core.errors import BadSetup, TilewrightError
from tilewright.core.record import Record
from tilewright.core.registry import default_game, find_game
from tilewright.core.rng import Rng
from tilewright.server import protocol
from tilewright.server.cluster.proxy import Relay
from tilewright.server.cluster.pubsub import Notices, open_wire
from tilewright.server.http.limits import Rates
from tilewright.server.http.pages import Pages
from tilewright.server.ids import new_id, now_ms
from tilewright.server.live.clock import Clock
from tilewright.server.live.lobby import Watch
from tilewright.server.live.records import record_of
from tilewright.server.live.tables import Elsewhere, Tables
from tilewright.server.live.who import Who
from tilewright.server.ops.metrics import Metrics
from tilewright.server.ops.settings import Settings
from tilewright.server.problems import Problem
from tilewright.server.protocol import ClockKind, Proposal, Result, Seat, TableInfo
from tilewright.server.thinking.pool import Thinkers
from tilewright.server.thinking.queue import Analyst
from tilewright.store import MatchRow, SeatRow, Store
from tilewright.store.database import is_sqlite

log = logging.getLogger(__name__)


def system_entropy() -> int:
    """Return 64 random bits that nobody can foresee."""
    return secrets.randbits(64)


def _demand_sound(settings: Settings) -> None:
    """Raise, with a sentence for people, if no process can work by these settings."""
    if not is_sqlite(settings.database) and not settings.address:
        sentence = "with PostgreSQL a process needs an address for others: TILEWRIGHT_ADDRESS"
        raise BadSetup("setup.address", sentence)
    make_bot(settings.substitute, find_game(default_game()))


class Site:
    """Settings, store, tables, bots and limits of one process."""

    def __init__(
        self, settings: Settings, secret: str, entropy: Callable[[], int] = system_entropy
    ) -> None:
        _demand_sound(settings)
        self.settings = settings
        self.secret = secret
        self.process = new_id()
        self.address = settings.address or ""
        self.store = Store(settings.database, settings.patience)
        self.tables = Tables(self)
        self.thinkers = Thinkers(settings.workers, settings.think_seconds, system_entropy)
        self.analyst = Analyst(self, system_entropy)
        self.lobby = Watch(self)
        self.pages = Pages(settings.web, self._game_at)
        self.notices = Notices(open_wire(settings.redis), self.process)
        self.notices.hear("lobby", self.lobby.wake)
        self.notices.hear("analysis", self.analyst.wake)
        self.notices.hear("orphans", self.tables.look)
        self.relay = Relay(secret)
        self.metrics = Metrics()
        self.sockets = 0
        self.sockets_by_address: Counter[str] = Counter()
        self.monotonic = time.monotonic
        rates = {
            "session": settings.session_rate,
            "address": settings.address_rate,
            "login": settings.login_rate,
            "guest": settings.guest_rate,
            "chat": settings.chat_rate,
        }
        self.rates = Rates(rates, settings.burst, self.monotonic)
        self._entropy = entropy
        self._spawned: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Begin to work."""
        self.thinkers.start()
        await self.tables.start()
        self.analyst.start()
        self.notices.start()

    async def stop(self) -> None:
        """Stop working; everything acknowledged is on disk already."""
        await self.analyst.stop()
        await self.lobby.stop()
        await self.tables.stop()
        await self.thinkers.stop()
        for task in list(self._spawned):
            task.cancel()
        await asyncio.gather(*self._spawned, return_exceptions=True)
        await self.relay.close()
        await self.notices.stop()

    def chance(self) -> Rng:
        """Return a generator for one draw, seeded at this moment."""
        return Rng(self._entropy())

    def monotonic_ms(self) -> int:
        """Return milliseconds on a clock that never goes back."""
        return int(self.monotonic() * 1000)

    async def allows(self, rate: str, name: str) -> bool:
        """Return whether one more of a kind may pass for a name, at all processes together."""
        if not self.rates.allows(rate, name):
            return False
        most, seconds = self.rates.most(rate), self.settings.burst
        return await self.notices.allows(f"{rate}:{name}", most, seconds)

    def spawn(
        self, what: Callable[..., Coroutine[Any, Any, None]], *arguments: object
    ) -> asyncio.Task[None]:
        """Let something happen by itself; what goes wrong is written to the log."""
        task = asyncio.create_task(what(*arguments))
        self._spawned.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._spawned.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, TilewrightError):  # as when a match has moved: told to whoever waits
            log.warning("something could not be done", extra={"error": str(error)})
        elif error is not None:
            log.error("something failed", exc_info=error)

    # Matches

    async def make_match(self, row: MatchRow, seats: Sequence[SeatRow]) -> None:
        """Keep a new match, and begin it if nobody is waited for."""
        await self.store.matches.add(row, seats)
        if all(seat.kind != "open" for seat in seats):
            with suppress(Elsewhere):  # whoever was quicker begins it
                await (await self.tables.find(row.id)).begin()
        elif row.public:
            self.notices.tell("lobby", row.id)

    async def make_rematch(self, old: MatchRow) -> str:
        """Make the match that follows another, with everyone one seat further."""
        stored = await self.store.matches.with_seats(old.id)
        assert stored is not None
        now = now_ms()
        clock = Clock(**old.clock)
        row = replace(
            old,
            id=new_id(),
            invite=new_id(16),
            rematch_of=old.id,
            rematch=None,
            branch_of=None,
            branch_ply=None,
            status="waiting",
            version=0,
            plies=0,
            times=clock.fresh(old.seats),
            result=None,
            wake=True,
            process=None,
            fence=0,
            created=now,
            changed=now,
        )
        places = [
            replace(
                seat,
                match=row.id,
                seat=(seat.seat + 1) % old.seats,
                bot=seat.bot if seat.kind == "bot" else None,
                out=None,
            )
            for seat in stored[1]
        ]
        await self.make_match(row, sorted(places, key=lambda place: place.seat))
        return row.id

    def _game_at(self, match_id: str) -> str | None:
        table = self.tables.here(match_id)
        return table.row.game if table else None

    async def command(self, match_id: str, who: Who, message: protocol.Command) -> protocol.Done:
        """Carry out a message at the table of a match, wherever that is."""
        try:
            table = await self.tables.find(match_id)
        except Elsewhere as error:
            answer = await self.relay.command(error.address, match_id, who, message)
        else:
            answer = await table.command(who, message)
        found = msgspec.json.decode(answer, type=protocol.Done | protocol.Refused)
        if isinstance(found, protocol.Refused):
            raise TilewrightError(found.error.code, found.error.sentence, found.error.values)
        return found

    async def leave_all(self, who: Who) -> None:
        """Let somebody go from all matches that are not over."""
        for match_id, status in await self.store.matches.unfinished_of(who.ids):
            message: protocol.Command = protocol.Resign(id=new_id())
            if status == "waiting":
                message = protocol.Leave(id=new_id())
            with suppress(TilewrightError):
                await self.command(match_id, who, message)

    async def forget(self, who: Who) -> None:
        """Forget somebody; tables in memory are woken anew, without the name."""
        await self.leave_all(who)
        await self.store.users.erase(who.id)
        for match_id in await self.store.matches.ids_of(who.ids):
            await self.store.leases.seize(match_id)
            table = self.tables.here(match_id)
            if table is not None:
                table.lose()

    async def load_record(self, match_id: str) -> Record:
        """Return the record of a match that has begun."""
        stored = await self.store.matches.load(match_id)
        if stored is None:
            raise Problem("match.unknown", f"there is no match {match_id}", match=match_id)
        return record_of(stored)

    async def export_matches(self, who: Who) -> list[dict[str, object]]:
        """Return all matches of somebody, with their records."""
        told: list[dict[str, object]] = []
        for match_id in await self.store.matches.ids_of(who.ids):
            stored = await self.store.matches.load(match_id)
            if stored is not None:
                mine = [seat.seat for seat in stored.seats if who.owns(seat)]
                record = record_of(stored).to_text() if stored.plies else None
                status = stored.match.status
                told.append({"id": match_id, "status": status, "seats": mine, "record": record})
        return told

    def info_of(
        self, row: MatchRow, seats: Sequence[SeatRow], proposal: Proposal | None = None
    ) -> TableInfo:
        """Return a match without its position."""
        return TableInfo(
            row.id,
            row.game,
            row.side,
            row.status,
            row.public,
            row.casual,
            row.free_chat,
            row.start,
            ClockKind(**row.clock),
            [Seat(s.seat, s.kind, s.name, s.bot, s.out, s.chat) for s in seats],
            proposal,
            Result(**row.result) if row.result else None,
            row.rematch_of,
            row.rematch,
            row.branch_of,
            row.branch_ply,
        )
