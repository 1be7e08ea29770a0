"""Messages from sockets at a table: read, answered, counted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket

from tilewright.core.errors import TilewrightError
from tilewright.server import protocol
from tilewright.server.limits import Bucket, Rate
from tilewright.server.live.connection import Connection
from tilewright.server.live.foresight import Caller, Foresight
from tilewright.server.live.hints import Hints
from tilewright.server.live.questions import Question
from tilewright.server.live.table import LiveTable
from tilewright.server.ops.metrics import Metrics
from tilewright.server.problems import Problem, too_many_matches
from tilewright.server.protocol import encode, to_error
from tilewright.table import Identity
from tilewright.table.commands import ActionId, Command, Rematch

_AnsweredAtOnce = Command | Question | protocol.Chat | protocol.Ping

WAIT: Final = 0.2  # seconds between two attempts of an address that sends too much
PIECE: Final = 8_192  # bytes of an answer that count as one more message


@dataclass(frozen=True, slots=True)
class SocketLimits:
    """What one socket may send, and how far it may be behind."""

    max_message: int  # bytes
    max_pending: int  # messages that wait to be sent
    rate: float  # messages a second
    address_rate: float  # messages a second of all sockets of one address
    burst: float  # seconds' worth of a rate at once

    def bucket(self, now: float) -> Bucket:
        """Return the token bucket of one socket."""
        return Bucket(self.rate, self.burst, now)


class Pace:
    """How fast an address may send messages; large answers count as several."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate

    def allows(self, address: str) -> bool:
        """Return whether an address may send one more message, and count it if so."""
        return not address or self._rate.allows(address)

    def charge(self, address: str, size: int) -> None:
        """Count an answer of so many bytes."""
        if address and size >= PIECE:
            self._rate.take(address, size // PIECE)

    async def wait(self, address: str) -> None:
        """Wait until an address is within its rate; messages wait, and none is lost."""
        while not self.allows(address):
            await asyncio.sleep(WAIT)


class RequestHandler:
    """Answers the messages of sockets."""

    def __init__(
        self,
        limits: SocketLimits,
        foresight: Foresight,
        hints: Hints,
        metrics: Metrics,
        now: Callable[[], float],
        may_create: Callable[[str], bool],
    ) -> None:
        """Take the limits, and what tells whether an address or user may create one more match."""
        self._limits = limits
        self._foresight = foresight
        self._hints = hints
        self._pace = Pace(Rate(limits.address_rate, limits.burst, now))
        self._metrics = metrics
        self._may_create = may_create
        self._now = now

    def connection(self, websocket: WebSocket, identity: Identity, address: str) -> Connection:
        """Return the sending half of a socket."""
        return Connection(websocket, identity, address, self._limits.max_pending)

    async def discard(self, websocket: WebSocket, connection: Connection) -> None:
        """Ignore messages until the socket closes; raise if there are too many."""
        bucket = self._limits.bucket(self._now())
        while not connection.is_closing:
            if (await websocket.receive())["type"] == "websocket.disconnect":
                return
            if not bucket.allows(self._now()):
                raise Problem("limit.rate", "the lobby expects no messages")

    async def serve(self, websocket: WebSocket, connection: Connection, table: LiveTable) -> None:
        """Answer messages until the socket closes."""
        try:
            await self._serve(websocket, connection, table)
        finally:
            self._hints.drop(connection)

    async def _serve(self, websocket: WebSocket, connection: Connection, table: LiveTable) -> None:
        bucket = self._limits.bucket(self._now())
        while not connection.is_closing:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not bucket.allows(self._now()):
                problem = Problem("limit.rate", "too many messages: wait a moment")
                connection.send(encode(protocol.Refused(None, to_error(problem))))
                await asyncio.sleep(1 / self._limits.rate)
                continue
            await self._pace.wait(connection.address)
            await self._answer(connection, table, message)

    async def _answer(self, connection: Connection, table: LiveTable, message: Message) -> None:
        """Answer one frame, whatever is in it."""
        request: protocol.FromClient | None = None
        began = self._now()
        try:
            request = self._read(message)
            if isinstance(request, protocol.Hint):
                self._hints.ask(request, connection, table)
            else:
                reply = await self._reply(table, connection, request)
                connection.send(reply)
                self._pace.charge(connection.address, len(reply))
            outcome = "answered"
        except TilewrightError as error:
            request_id = request.id if request is not None else _read_id(message)
            connection.send(encode(protocol.Refused(request_id, to_error(error))))
            outcome = error.code
        kind = type(request).__struct_config__.tag if request is not None else "unreadable"
        self._metrics.messages.labels(str(kind), outcome).inc()
        self._metrics.seconds.observe(self._now() - began)

    async def _reply(
        self, table: LiveTable, connection: Connection, request: _AnsweredAtOnce
    ) -> bytes:
        identity, snapshot = connection.identity, table.snapshot
        if isinstance(request, protocol.Ping):
            return encode(protocol.Pong(request.id, snapshot.version))
        if isinstance(request, Question):
            caller = Caller(identity, connection.address)
            answer = await self._foresight.answer(request, caller, snapshot, table.remembered)
            return encode(answer)
        if isinstance(request, protocol.Chat):
            return table.say(identity, request)
        if isinstance(request, Rematch) and not self._may_create(connection.address or identity.id):
            raise too_many_matches()
        return await table.command(identity, request)

    def _read(self, message: Message) -> protocol.FromClient:
        data, most = _data(message), self._limits.max_message
        if len(data) > most:
            raise Problem("message.size", f"a message has at most {most} bytes", bytes=most)
        try:
            return protocol.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Problem("message.malformed", f"this is not a message: {error}") from error


class _WithId(msgspec.Struct):
    id: ActionId


def _data(message: Message) -> str | bytes:
    return message.get("text") or message.get("bytes") or b""


def _read_id(message: Message) -> str | None:
    """Return the id of a message that could not be read, if that much can be."""
    try:
        return msgspec.json.decode(_data(message), type=_WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
