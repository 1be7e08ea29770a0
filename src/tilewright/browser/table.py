"""One match on this device: it decides, and collects what to store and to send."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from tilewright.browser.events import Close, Entry, Kept, Outcome, Send, Task, Timer
from tilewright.core.errors import Refusal, TilewrightError
from tilewright.core.record import Record
from tilewright.server import protocol
from tilewright.server.live.answers import RecentAnswers
from tilewright.server.live.messages import change_message, hinted, legal_for, welcome
from tilewright.server.live.questions import Question, Remembered, answer
from tilewright.server.live.snapshots import TableOptions, load_snapshot, to_entry
from tilewright.server.live.views import you
from tilewright.server.problems import Problem
from tilewright.server.protocol import encode, to_error
from tilewright.server.records import has_other_rules, to_record, to_text
from tilewright.server.sources import Sources, new_id, now_ms
from tilewright.server.thinking.tasks import Advise, Choose
from tilewright.table import NOBODY, Change, Identity, Moment, Snapshot, decide
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
from tilewright.table.rows import AnswerRow, SeatRow, Stored
from tilewright.table.seats import DEFAULT_BOT
from tilewright.table.snapshot import WAITING

OPTIONS: Final = TableOptions(substitute=DEFAULT_BOT, absence=0, bot_pause=0)
PERSON: Final = "local"  # the id of the one person of this device
HINT: Final = "hint:"  # tasks of hints, beside those of bots
HINT_NODES: Final = 2000  # there are no threads here, so no search by time
LIGHTER: Final = {"master": 2000}  # nodes of levels that would be too slow in plain Python


def person(name: str) -> Identity:
    """Return the person of this device, under a name."""
    return Identity(PERSON, name or "guest", "guest", frozenset({PERSON}))


def bot_here(bot: str) -> str:
    """Return the bot that plays for a level on this device."""
    return f"{bot}:nodes={LIGHTER[bot]}" if bot in LIGHTER else bot


@dataclass(slots=True)
class Socket:
    """A page at a table."""

    id: str
    identity: Identity


class LocalTable:
    """A match in memory, and the sockets at it."""

    def __init__(self, stored: Stored, sources: Sources) -> None:
        self.stored = stored
        self.snapshot: Snapshot = load_snapshot(stored, OPTIONS, sources.milliseconds())
        self.sockets: dict[str, Socket] = {}
        self.next_match: str | None = None  # a rematch that must be created
        self._sources = sources
        self._answers = RecentAnswers()
        self._remembered = Remembered()
        self._asked: dict[str, tuple[protocol.Hint, Socket]] = {}  # by task
        for row in stored.answers:
            self._answers.add(row.user, row.action, row.answer.encode(), {PERSON})

    @property
    def kept(self) -> Kept:
        """The match as it is listed."""
        return Kept(self.stored.match, self.stored.seats)

    def record(self) -> Record:
        """Return the match as a record, which names the limits of lighter levels."""
        record = to_record(self.stored)
        lighter = sorted({seat.bot for seat in self.stored.seats if seat.bot in LIGHTER})
        if lighter:
            nodes = ", ".join(f"{bot} {LIGHTER[bot]} nodes" for bot in lighter if bot)
            record.notes["X-Limits"] = nodes
        return record

    def text(self) -> str:
        """Return the match as the text of a record, also if it is of other rules."""
        stored = self.stored
        return to_text(stored) if has_other_rules(stored.match) else self.record().to_text()

    # Sockets

    def enter(self, socket: Socket, since: int | None, out: Outcome) -> None:
        """Add a socket, and send it everything."""
        self.sockets[socket.id] = socket
        snapshot, now = self.snapshot, self._sources.milliseconds()
        presence = protocol.Presence([True] * len(snapshot.seats), 0)
        message = welcome(self.stored.match, snapshot, socket.identity, since, now, presence)
        message.chat = []
        out.send.append(Send(socket.id, encode(message).decode()))
        self.resume(out)

    def close_all(self, out: Outcome) -> None:
        """Ask all pages to connect again."""
        out.close.extend(Close(socket, protocol.RESTARTING) for socket in self.sockets)
        self.sockets.clear()

    def hear(self, socket: Socket, text: str, out: Outcome) -> None:
        """Answer a message, whatever is in it."""
        request: protocol.FromClient | None = None
        try:
            request = protocol.decode(text)
            reply = self._reply(request, socket, out)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            problem = Problem("message.malformed", f"this is not a message: {error}")
            reply = encode(protocol.Refused(None, to_error(problem)))
        except TilewrightError as error:
            found = None if request is None else request.id
            reply = encode(protocol.Refused(found, to_error(error)))
        if reply is not None:
            out.send.append(Send(socket.id, reply.decode()))

    def _reply(self, request: protocol.FromClient, socket: Socket, out: Outcome) -> bytes | None:
        """Return the answer to a message; None if a worker has yet to find it."""
        if isinstance(request, protocol.Hint):
            self._ask_for_hint(request, socket, out)
            return None
        if isinstance(request, protocol.Ping):
            return encode(protocol.Pong(request.id, self.snapshot.version))
        if isinstance(request, Question):
            return encode(self._answer(request, socket.identity))
        if isinstance(request, protocol.Chat):
            raise Problem("chat.off", "nobody else is at this table")
        return self.command(request, socket.identity, out)

    def _answer(self, ask: Question, identity: Identity) -> object:
        """Answer a question about the position."""
        steps = answer(ask, identity, self.snapshot, self._remembered)
        try:
            work = next(steps)
            while True:
                work = steps.send(work())
        except StopIteration as done:
            return done.value

    # Hints

    def _ask_for_hint(self, ask: protocol.Hint, socket: Socket, out: Outcome) -> None:
        """Let a worker look for the best turn."""
        snapshot = self.snapshot
        state = check_hint(snapshot, socket.identity, ask.ply)
        task = f"{HINT}{self.stored.match.id}/{new_id()}"
        self._asked[task] = (ask, socket)
        line = Advise(state.game_id(), state.to_text(), HINT_NODES, snapshot.names)
        out.tasks.append(Task(task, encode(line).decode(), long=True))

    def hint(self, task: str, found: dict[str, Any], out: Outcome) -> None:
        """Count a hint that a worker has found, and send it."""
        asked = self._asked.pop(task, None)
        if asked is None:
            return
        ask, socket = asked
        try:
            reply = encode(self._hinted(ask, socket.identity, found, out))
        except TilewrightError as error:
            reply = encode(protocol.Refused(ask.id, to_error(error)))
        out.send.append(Send(socket.id, reply.decode()))

    def _hinted(
        self, ask: protocol.Hint, identity: Identity, found: dict[str, Any], out: Outcome
    ) -> protocol.Hinted:
        seat = check_hint(self.snapshot, identity, ask.ply).actor
        if "advice" not in found:
            raise Problem("internal", "the bot found nothing")
        if ask.ply not in self.snapshot.seats[seat].hints:
            self.drive(CountHint(seat, ask.ply), out)
        return hinted(ask, found["advice"])

    # Commands

    def command(self, command: Command, identity: Identity, out: Outcome) -> bytes:
        """Carry out a command and return the answer; a repeated one gets its first answer."""
        known = self._answers.find(PERSON, command.id)
        if known is not None:
            return known
        try:
            reply = self._carry_out(command, identity, out)
        except TilewrightError as error:
            reply = encode(protocol.Refused(command.id, to_error(error)))
        self._answers.add(PERSON, command.id, reply, {PERSON})
        return reply

    def begin(self, out: Outcome) -> None:
        """Start the match if it waits for nobody."""
        if self.snapshot.status == WAITING and self.snapshot.is_full:
            self.drive(Begin(), out)

    def act(self, version: int, action: int, out: Outcome) -> None:
        """Take the action of a bot, unless the match has changed meanwhile."""
        if self.snapshot.version == version and self.snapshot.bot_to_act() is not None:
            self.drive(BotAct(action), out)

    def ring(self, version: int, out: Outcome) -> None:
        """Act on a clock that has run out."""
        if self.snapshot.version == version and self.snapshot.clock.running is not None:
            self.drive(TimeOut(), out)

    def drive(self, command: DriverCommand, out: Outcome) -> None:
        """Carry out a command that no person gives."""
        change = self._decide(command, NOBODY)
        if isinstance(change, Refusal):
            raise TilewrightError(change.code, change.sentence, change.values)
        self._adopt(change, None, out)

    def _carry_out(self, command: Command, identity: Identity, out: Outcome) -> bytes:
        change = self._decide(command, identity)
        if isinstance(change, Refusal):
            reason = protocol.Reason(change.code, change.sentence, dict(change.values))
            return encode(protocol.Refused(command.id, reason))
        match_id = change.snapshot.rematch if isinstance(command, Rematch) else None
        reply = encode(protocol.Done(command.id, change.snapshot.version, match_id))
        kept = AnswerRow("", PERSON, command.id, change.snapshot.version, reply.decode())
        self._adopt(change, kept, out)
        return reply

    def _decide(self, command: Command | DriverCommand, identity: Identity) -> Change | Refusal:
        sources = self._sources
        moment = Moment(sources.milliseconds(), sources.chance, new_id, {})
        return decide(self.snapshot, command, identity, moment)

    def _adopt(self, change: Change, reply: AnswerRow | None, out: Outcome) -> None:
        """Collect what a change stores and sends; the worker stores it first."""
        row, stored = self.stored.match, self.stored
        entry = to_entry(row, change, now_ms(), None)
        plies = stored.plies if entry.cut is None else stored.plies[: entry.cut]
        seats = [each.to_seat() for each in stored.seats]
        for seat in change.seats:
            seats[seat.seat] = seat
        rows = [SeatRow.of(row.id, seat) for seat in seats]
        if reply is not None:
            reply = replace(reply, match=row.id)
        self.stored = Stored(entry.match, rows, [*plies, *entry.plies], stored.answers)
        self.snapshot = change.snapshot.restarted(self._sources.milliseconds())
        self.next_match = change.next_match
        out.store.append(Entry(self.kept, entry.plies, entry.cut, reply))
        self._broadcast(change, out)
        self.resume(out)

    def _broadcast(self, change: Change, out: Outcome) -> None:
        """Send a change to every socket, to each what it may do."""
        snapshot, now = self.snapshot, self._sources.milliseconds()
        message = change_message(self.stored.match, snapshot, change, now)
        for socket in self.sockets.values():
            message.legal = legal_for(snapshot, socket.identity)
            message.you = you(snapshot, socket.identity) if change.affects_table else None
            out.send.append(Send(socket.id, encode(message).decode()))

    def resume(self, out: Outcome) -> None:
        """Ask the bot whose turn it is, or set the clock."""
        snapshot, match_id = self.snapshot, self.stored.match.id
        bot, state = snapshot.bot_to_act(), snapshot.state
        if bot is not None and state is not None:
            seed = self._sources.chance().randseed()
            task = Choose(state.game_id(), bot_here(bot), state.to_text(), seed)
            line = encode(task).decode()
            out.tasks.append(Task(f"{match_id}/{snapshot.version}", line))
        seconds = snapshot.clock.seconds_left(self._sources.milliseconds())
        if seconds is not None:
            out.timers.append(Timer(match_id, snapshot.version, round(1000 * seconds)))
