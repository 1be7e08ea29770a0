"""The driver of one live match: it decides, stores, and only then tells everyone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from tilewright.core.errors import Refusal, TilewrightError
from tilewright.core.state import State
from tilewright.server import protocol
from tilewright.server.live.answers import RecentAnswers
from tilewright.server.live.audience import Audience
from tilewright.server.live.chat import ChatRoom, check_message
from tilewright.server.live.connection import Connection
from tilewright.server.live.messages import change_message, legal_for, welcome
from tilewright.server.live.questions import Remembered
from tilewright.server.live.snapshots import Answer, TableOptions, load_snapshot, to_entry
from tilewright.server.live.views import you
from tilewright.server.problems import Problem
from tilewright.server.protocol import RESTARTING, encode, to_error
from tilewright.server.sources import Sources, new_id, now_ms
from tilewright.server.tasks import Background
from tilewright.server.thinking.fair_queue import Owner
from tilewright.store import Fenced, Ledger, LedgerEntry, MatchRow, Stored, StoreDown
from tilewright.table import NOBODY, Change, Identity, Moment, decide
from tilewright.table.checks import check_hint
from tilewright.table.commands import (
    Begin,
    BotAct,
    Command,
    CountHint,
    DriverCommand,
    Rematch,
    TimeOut,
)
from tilewright.table.snapshot import WAITING

log = logging.getLogger(__name__)


class Host(Protocol):
    """The tables of a process, as one of them sees them."""

    def give_up(self, table: LiveTable) -> None:
        """Forget a table that may differ from what is stored."""

    def announce(self, row: MatchRow) -> None:
        """Update the lobby, which may show a match."""

    async def create_rematch(self, old_id: str, new_id: str) -> None:
        """Create the match that follows another."""


@dataclass(frozen=True, slots=True)
class Services:
    """What a table needs from its process."""

    ledger: Ledger
    choose: Callable[[str, State, Owner], Awaitable[int]]  # the action that a bot chooses
    may_chat: Callable[[str], bool]  # whether a user is within the chat rate
    sources: Sources
    background: Background
    options: TableOptions


class LiveTable:
    """A match in memory and the sockets at it; it handles one command at a time."""

    def __init__(self, services: Services, host: Host, stored: Stored, fence: int) -> None:
        sources = services.sources
        self.row = replace(stored.match, fence=fence)
        self.snapshot = load_snapshot(stored, services.options, sources.milliseconds())
        self.audience = Audience(self.snapshot.seats, sources.milliseconds)
        self.active = sources.seconds()  # the time of the last activity
        self.lost = False
        self.lock = asyncio.Lock()
        self._services = services
        self._host = host
        self._origin = stored.origin or ""
        self._chat: ChatRoom | None = None  # most tables have none
        self._answers = RecentAnswers()
        self.remembered = Remembered()
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None
        for row in stored.answers:
            self._remember(row.user, row.action, row.answer.encode())

    @property
    def is_idle(self) -> bool:
        """Whether the table may be put to sleep."""
        return not self.lock.locked() and self.is_quiet

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is connected, no clock runs and no bot thinks."""
        if self.audience or self.snapshot.clock.running is not None:
            return False
        return self._bots is None or self._bots.done()

    def check_owned(self) -> None:
        """Raise unless this process still owns the match."""
        if self.lost:
            raise Problem("match.moved", "the match has moved to another process: connect again")

    # Commands

    async def command(self, identity: Identity, command: Command) -> bytes:
        """Carry out a command and return the answer; a repeated one gets its first answer again."""
        async with self.lock:
            self.check_owned()
            known = self._answers.find(identity.id, command.id)
            if known is not None:
                return known
            try:
                answer = await self._carry_out(command, identity)
            except TilewrightError as error:
                answer = encode(protocol.Refused(command.id, to_error(error)))
            self._remember(identity.id, command.id, answer)
            return answer

    def _remember(self, user: str, message: str, answer: bytes) -> None:
        seated = {seat.user for seat in self.snapshot.seats if seat.user is not None}
        self._answers.add(user, message, answer, seated)

    async def begin(self) -> None:
        """Start the match if it waits for nobody."""
        async with self.lock:
            waits = self.snapshot.status == WAITING
            if waits and self.snapshot.is_full and not self.lost:
                await self._drive(Begin())

    async def count_hint(self, identity: Identity, ply: int) -> None:
        """Count a hint for the seat whose turn it is; raise if it may not get one any more."""
        async with self.lock:
            self.check_owned()
            seat = check_hint(self.snapshot, identity, ply).actor
            if ply not in self.snapshot.seats[seat].hints:
                await self._drive(CountHint(seat, ply))

    def say(self, identity: Identity, message: protocol.Chat) -> bytes:
        """Send a chat message to everyone who has a seat, and return the answer."""
        seat = check_message(self.snapshot, identity, message)
        if not self._services.may_chat(identity.id):
            raise Problem("limit.rate", "too many chat messages: wait a moment")
        self._chat = self._chat or ChatRoom()
        data = encode(self._chat.add(seat, message))
        for connection in self.audience:
            if self.snapshot.seats_of(connection.identity):
                connection.send(data)
        self.active = self._services.sources.seconds()
        return encode(protocol.Done(message.id, self.row.version))

    async def _carry_out(self, command: Command, identity: Identity) -> bytes:
        change = self._decide(command, identity)
        if isinstance(change, Refusal):
            reason = protocol.Reason(change.code, change.sentence, dict(change.values))
            return encode(protocol.Refused(command.id, reason))
        match_id = change.snapshot.rematch if isinstance(command, Rematch) else None
        answer = encode(protocol.Done(command.id, change.snapshot.version, match_id))
        await self._adopt(change, (identity.id, command.id, answer))
        return answer

    async def _drive(self, command: DriverCommand) -> None:
        """Carry out a command of the server itself."""
        change = self._decide(command, NOBODY)
        if isinstance(change, Refusal):
            raise TilewrightError(change.code, change.sentence, change.values)
        await self._adopt(change)

    def _decide(self, command: Command | DriverCommand, identity: Identity) -> Change | Refusal:
        sources = self._services.sources
        moment = Moment(sources.milliseconds(), sources.chance, new_id, self.audience.away)
        return decide(self.snapshot, command, identity, moment)

    async def _adopt(self, change: Change, answer: Answer | None = None) -> None:
        """Store a change, and only then let everyone see it."""
        if change.next_match is not None:
            await self._host.create_rematch(self.row.id, change.next_match)
        entry = to_entry(self.row, change, now_ms(), answer)
        await self._store(entry)
        was_waiting = self.snapshot.status == WAITING
        self.snapshot = change.snapshot.restarted(self._services.sources.milliseconds())
        self.row = entry.match
        if was_waiting and self.row.public:
            self._host.announce(self.row)
        if change.seats:
            self.audience.seats_changed(self.snapshot.seats)
        self._broadcast(change)
        self.resume()

    async def _store(self, entry: LedgerEntry) -> None:
        """Store a change; lose the table if it is unknown whether that worked."""
        writing = asyncio.create_task(self._services.ledger.commit(entry))
        self._writing = writing
        await asyncio.wait([writing])
        try:
            if writing.cancelled():  # the lease has lapsed: nobody knows whether it was written
                raise StoreDown("the lease has lapsed")
            writing.result()
            self._writing = None
        except (Fenced, StoreDown, SQLAlchemyError) as error:
            log.warning(
                "a change was not stored", extra={"match": self.row.id, "error": str(error)}
            )
            self.lose()
            code = "match.moved" if isinstance(error, Fenced) else "store.away"
            raise Problem(code, "the action could not be saved: connect again") from error

    # Bots and clocks

    def resume(self) -> None:
        """Start the clock or the bot whose turn it is."""
        self.active = self._services.sources.seconds()
        self._set_timer()
        if self._bot_to_act() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())

    async def stop(self) -> None:
        """Stop everything that goes on at this table."""
        self.lost = True
        self.audience.stop()
        if self._timer is not None:
            self._timer.cancel()
        if self._bots is not None and self._bots is not asyncio.current_task():
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    def lose(self) -> None:
        """Stop owning the match; all sockets are asked to connect again."""
        self.lost = True
        if self._timer is not None:
            self._timer.cancel()
        if self._writing is not None:
            self._writing.cancel()
        self._host.give_up(self)
        self.dismiss()

    def dismiss(self) -> None:
        """Ask all sockets to connect again."""
        for connection in self.audience:
            connection.close(RESTARTING)

    def _bot_to_act(self) -> str | None:
        return None if self.lost else self.snapshot.bot_to_act()

    async def _play_bots(self) -> None:
        """Let bots act until it is a person's turn."""
        services = self._services
        try:
            while (bot := self._bot_to_act()) is not None:
                before = self.snapshot
                assert before.state is not None
                pause = asyncio.create_task(asyncio.sleep(services.options.bot_pause))
                owner = Owner(self.row.host, self._origin)
                action = await services.choose(bot, before.state, owner)
                await pause
                async with self.lock:
                    if self.snapshot.version == before.version and not self.lost:
                        await self._drive(BotAct(action))
        except TilewrightError as error:
            log.warning("a bot could not act", extra={"match": self.row.id, "error": str(error)})

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        services = self._services
        seconds = self.snapshot.clock.seconds_left(services.sources.milliseconds())
        if seconds is not None and not self.lost:
            loop, version = asyncio.get_running_loop(), self.snapshot.version
            self._timer = loop.call_later(
                seconds, services.background.spawn, self._time_out, version
            )

    async def _time_out(self, version: int) -> None:
        async with self.lock:
            clock = self.snapshot.clock
            if not self.lost and self.snapshot.version == version and clock.running is not None:
                await self._drive(TimeOut())

    # Sockets

    def attach(self, connection: Connection, since: int | None) -> None:
        """Add a socket and send it everything, with the plies since a version it has seen."""
        self.active = self._services.sources.seconds()
        self.audience.enter(connection)
        connection.send(encode(self._welcome(connection.identity, since)))

    def detach(self, connection: Connection) -> None:
        """Remove a socket."""
        self.active = self._services.sources.seconds()
        self.audience.leave(connection)

    def _welcome(self, identity: Identity, since: int | None) -> protocol.Welcome:
        snapshot, now = self.snapshot, self._services.sources.milliseconds()
        presence = self.audience.presence()
        message = welcome(self.row, snapshot, identity, since, now, presence)
        if snapshot.seats_of(identity):
            message.chat = self._chat.messages() if self._chat is not None else []
        return message

    def _broadcast(self, change: Change) -> None:
        """Send a change to everyone; those who only watch get the same bytes."""
        snapshot, now = self.snapshot, self._services.sources.milliseconds()
        message = change_message(self.row, snapshot, change, now)
        plain = encode(message) if message.table is None else None
        for connection in self.audience:
            message.legal = legal_for(snapshot, connection.identity)
            if message.legal is None and plain is not None:
                connection.send(plain)
            else:
                affected = message.table is not None
                message.you = you(snapshot, connection.identity) if affected else None
                connection.send(encode(message))
