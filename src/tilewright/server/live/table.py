"""The one authority of a running match: rules, then disk, then screens."""

from __future__ import annotations

import asyncio
import logging
from array import array
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from tilewright.core.errors import TilewrightError
from tilewright.core.record import Ply, apply_ply
from tilewright.core.registry import find_game
from tilewright.core.state import State
from tilewright.server import protocol
from tilewright.server.live.audience import Audience
from tilewright.server.live.chat import Talk
from tilewright.server.live.clock import Clock
from tilewright.server.live.draft import Draft
from tilewright.server.live.plans import plan
from tilewright.server.live.records import read_ply
from tilewright.server.live.step import Answer, make_step
from tilewright.server.live.views import broadcast, welcome
from tilewright.server.live.who import Who
from tilewright.server.problems import Problem
from tilewright.server.protocol import encode, to_error
from tilewright.store import Change, Fenced, SeatRow, Stored, StoreDown

if TYPE_CHECKING:
    from tilewright.server.live.connection import Connection
    from tilewright.server.site import Site

ANSWERS: Final = 16  # remembered, so that a repeated message gets the same one
RESTARTING: Final = 1012  # the code of a socket whose server goes away

log = logging.getLogger(__name__)


class Table:
    """A match in memory, and the sockets around it; it takes one message at a time."""

    def __init__(self, site: Site, stored: Stored, fence: int) -> None:
        self.site = site
        self.game = find_game(stored.match.game)
        self.row = replace(stored.match, fence=fence)
        self.seats = stored.seats
        self.plies: list[Ply] = []
        self.state: State | None = None
        self.proposal: protocol.Proposal | None = None
        self.clock = Clock(**self.row.clock)
        self.standing_in: int | None = None  # a seat whose turn a bot finishes
        self.audience = Audience(self)
        self.active = site.monotonic()
        self.lost = False
        self.lock = asyncio.Lock()
        self.talk: Talk | None = None  # there is none at most tables
        self.versions = array("i")  # of every ply, the version that it came with
        self.floor = self.row.version  # clients that have seen less get no story
        self._answers: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._replay(stored)
        for row in stored.answers:
            self._answers[row.user, row.action] = row.answer.encode()

    # What there is

    @property
    def names(self) -> list[str]:
        """The names at the seats."""
        return [seat.name for seat in self.seats]

    @property
    def is_idle(self) -> bool:
        """Whether the table may sleep."""
        return not self.lock.locked() and self.is_quiet

    @property
    def is_quiet(self) -> bool:
        """Whether nobody is here, and nothing goes on by itself."""
        if self.audience or self.clock.running is not None:
            return False
        return self._bots is None or self._bots.done()

    def state_at(self, ply: int) -> State:
        """Return the state after so many plies."""
        assert self.row.start is not None
        state = self.game.new(self.row.seats, self.row.side, self.row.start)
        for one in self.plies[:ply]:
            apply_ply(state, one)
        return state

    def seats_of(self, who: Who) -> list[SeatRow]:
        """Return the seats that are somebody's."""
        return [seat for seat in self.seats if who.owns(seat)]

    def bot_at(self, seat: int) -> str | None:
        """Return the bot that plays at a seat, or None for a person."""
        if self.standing_in == seat:
            return self.site.settings.substitute
        return self.seats[seat].bot

    def bot_to_act(self) -> str | None:
        """Return the bot that is to act, if one is."""
        if self.row.status != "playing" or self.state is None or self.lost:
            return None
        return self.bot_at(self.state.actor)

    def info(self) -> protocol.TableInfo:
        """Return the match around the position."""
        return self.site.info_of(self.row, self.seats, self.proposal)

    # Messages

    async def command(self, who: Who, message: protocol.Command) -> bytes:
        """Carry out a message and return its answer; a repeated one gets the first again."""
        async with self.lock:
            self.demand_here()
            key = (who.id, message.id)
            known = self._answers.get(key)
            if known is not None:
                return known
            try:
                draft = await plan(self, who, message)
                done = protocol.Done(message.id, draft.row.version, draft.rematch)
                answer = encode(done)
                await self.carry_out(draft, (who.id, message.id, answer))
            except TilewrightError as error:
                answer = encode(protocol.Refused(message.id, to_error(error)))
            self._remember(key, answer)
            return answer

    def say(self, who: Who, message: protocol.Chat) -> bytes:
        """Tell all who sit here what one of them has to say, and return the answer."""
        self.talk = self.talk or Talk()
        data = encode(self.talk.say(self, who, message))
        for connection in self.audience:
            if self.seats_of(connection.who):
                connection.send(data)
        self.active = self.site.monotonic()
        return encode(protocol.Done(message.id, self.row.version))

    def demand_here(self) -> None:
        """Raise unless this process is still the owner."""
        if self.lost:
            raise Problem("match.moved", "the match has moved to another process: connect again")

    async def begin(self) -> None:
        """Begin a match whose seats are all taken."""
        async with self.lock:
            waiting = self.row.status == "waiting" and not self.lost
            if waiting and all(seat.kind != "open" for seat in self.seats):
                draft = Draft(self, "start")
                draft.begin(self.draw_lots())
                await self.carry_out(draft)

    def draw_lots(self) -> int:
        """Return the seat that starts: the one set, or one that chance chooses."""
        if self.row.start is not None:
            return self.row.start
        return self.site.chance().randbelow(self.row.seats)

    async def carry_out(self, draft: Draft, answer: Answer | None = None) -> None:
        """Complete a draft, write it down, and only then let everyone see it."""
        draft.complete(self.site.chance)
        step = make_step(self, draft, answer)
        await self._write(step.change)
        if self.row.public and self.row.status == "waiting":
            self.site.notices.tell("lobby", self.row.id, draft.row.version)
        self._adopt(draft, step.change)
        self.standing_in = step.stands_in
        self.clock.go_on(step.left, step.running, self.site.monotonic_ms())
        broadcast(self, draft)
        self.go_on()

    async def _write(self, change: Change) -> None:
        """Let a step be kept, or lose the table: nobody knows then what is kept."""
        try:
            await self.site.store.ledger.commit(change)
        except (Fenced, StoreDown, SQLAlchemyError) as error:
            log.warning("a step was not kept", extra={"match": self.row.id, "error": str(error)})
            self.lose()
            code = "match.moved" if isinstance(error, Fenced) else "store.away"
            raise Problem(code, "the action could not be kept: connect again") from error

    # Going on

    def go_on(self) -> None:
        """Let a bot think or a clock run, whatever is next."""
        self.active = self.site.monotonic()
        self._set_timer()
        if self.bot_to_act() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())

    async def stop(self) -> None:
        """End what goes on at this table."""
        self.lost = True
        self.audience.stop()
        if self._timer is not None:
            self._timer.cancel()
        if self._bots is not None and self._bots is not asyncio.current_task():
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    def lose(self) -> None:
        """Stop being the authority; all sockets are asked to connect again."""
        self.lost = True
        if self._timer is not None:
            self._timer.cancel()
        self.site.tables.give_up(self)
        for connection in self.audience:
            connection.close(RESTARTING)

    async def _play_bots(self) -> None:
        """Let bots act until a person is to."""
        try:
            while (bot := self.bot_to_act()) is not None:
                assert self.state is not None
                version = self.row.version
                pause = asyncio.create_task(asyncio.sleep(self.site.settings.bot_pause))
                action = await self.site.thinkers.choose(bot, self.state)
                await pause
                async with self.lock:
                    if self.row.version == version and not self.lost:
                        draft = Draft(self, "act")
                        draft.apply(action)
                        await self.carry_out(draft)
        except TilewrightError as error:
            log.warning("a bot could not act", extra={"match": self.row.id, "error": str(error)})

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        seconds = self.clock.seconds_to_run(self.site.monotonic_ms())
        if seconds is not None and not self.lost:
            version = self.row.version
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(seconds, self.site.spawn, self._time_out, version)

    async def _time_out(self, version: int) -> None:
        """Hand the turn of a seat whose time is up to a bot, or end its match."""
        async with self.lock:
            seat = self.clock.running
            if self.lost or self.row.version != version or seat is None:
                return
            if self.clock.on_timeout == "forfeit":
                draft = Draft(self, "forfeit")
                self.put_out(draft, [seat], "forfeited")
            else:
                self.standing_in = seat
                draft = Draft(self, "time-out")
            await self.carry_out(draft)

    def put_out(self, draft: Draft, seats: Iterable[int], why: str) -> None:
        """Let seats give up; the match ends if that leaves nobody to play with."""
        for number in seats:
            seat = draft.seats[number]
            draft.set_seat(replace(seat, out=why, bot=seat.bot or self.site.settings.substitute))
        draft.drop_proposal()
        staying = [seat for seat in draft.seats if seat.out is None]
        if len(staying) <= 1 or all(seat.kind == "bot" for seat in staying):
            draft.end(why)

    # Sockets

    def attach(self, connection: Connection, since: int | None) -> None:
        """Let a socket take part, and tell it everything."""
        self.active = self.site.monotonic()
        self.audience.enter(connection)
        connection.send(encode(welcome(self, connection.who, since)))

    def detach(self, connection: Connection) -> None:
        """Let a socket go."""
        self.active = self.site.monotonic()
        self.audience.leave(connection)

    # The inside of a step

    def _adopt(self, draft: Draft, change: Change) -> None:
        seats_changed = bool(change.seats)
        self.row = change.match
        self.seats = draft.seats
        self.state = draft.state
        self.proposal = draft.proposal
        if draft.cut is not None:
            del self.plies[draft.cut :]
            del self.versions[draft.cut :]
            self.floor = self.row.version
        self.plies += draft.added
        self.versions.extend([self.row.version] * len(draft.added))
        if seats_changed:
            self.audience.count_anew()

    def _remember(self, key: tuple[str, str], answer: bytes) -> None:
        self._answers[key] = answer
        while len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)

    def _replay(self, stored: Stored) -> None:
        """Come to the position of the record, and let time begin to run anew."""
        if self.row.status == "waiting" or self.row.start is None:
            return
        if self.row.rules != self.game.rules_version:
            sentence = f"the match was played by rules {self.row.rules} of {self.row.game}"
            raise Problem("match.rules", sentence, rules=self.row.rules)
        state = self.game.new(self.row.seats, self.row.side, self.row.start)
        for row in stored.plies:
            ply = read_ply(self.game, row)
            self.plies.append(ply)
            self.versions.append(row.version)
            apply_ply(state, ply)
        self.state = state
        if self.row.status == "playing":
            self.clock.left = list(self.row.times)
            seat = state.actor
            running = seat if seat >= 0 and self.seats[seat].bot is None else None
            self.clock.go_on(self.clock.left, running, self.site.monotonic_ms())
