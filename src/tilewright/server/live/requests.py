"""Messages from sockets at a table: read, answered, counted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket

from tilewright.core.errors import TilewrightError
from tilewright.core.state import State
from tilewright.server import protocol
from tilewright.server.limits import Bucket
from tilewright.server.live.connection import Connection
from tilewright.server.live.previews import foresee_all
from tilewright.server.live.sentences import describe, draw, question
from tilewright.server.live.table import LiveTable
from tilewright.server.ops.metrics import Metrics
from tilewright.server.problems import Problem
from tilewright.server.protocol import encode, to_error
from tilewright.table import Identity, Snapshot
from tilewright.table.commands import ActionId
from tilewright.table.snapshot import PLAYING
from tilewright.table.turns import find_completions, is_complete, play_turn, read_turn


@dataclass(frozen=True, slots=True)
class SocketLimits:
    """What one socket may send, and how far it may be behind."""

    max_message: int  # bytes
    max_pending: int  # messages that wait to be sent
    rate: float  # messages a second
    burst: float  # seconds' worth of the rate at once

    def bucket(self, now: float) -> Bucket:
        """Return the token bucket of one socket."""
        return Bucket(self.rate, self.burst, now)


class RequestHandler:
    """Answers the messages of sockets."""

    def __init__(self, limits: SocketLimits, metrics: Metrics, now: Callable[[], float]) -> None:
        self._limits = limits
        self._metrics = metrics
        self._now = now

    def connection(self, websocket: WebSocket, identity: Identity) -> Connection:
        """Return the sending half of a socket."""
        return Connection(websocket, identity, self._limits.max_pending)

    async def discard(self, websocket: WebSocket, connection: Connection) -> None:
        """Ignore messages until the socket closes; raise if there are too many."""
        bucket = self._limits.bucket(self._now())
        while not connection.is_closing:
            if (await websocket.receive())["type"] == "websocket.disconnect":
                return
            if not bucket.allows(self._now()):
                raise Problem("limit.rate", "the lobby expects no messages")

    async def serve(
        self,
        websocket: WebSocket,
        connection: Connection,
        table: LiveTable,
        check_session: Callable[[], Awaitable[None]],
    ) -> None:
        """Answer messages until the socket closes."""
        bucket = self._limits.bucket(self._now())
        while not connection.is_closing:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await check_session()
            if not bucket.allows(self._now()):
                problem = Problem("limit.rate", "too many messages: wait a moment")
                connection.send(encode(protocol.Refused(None, to_error(problem))))
                await asyncio.sleep(1 / self._limits.rate)
                continue
            await self._answer(connection, table, message)

    async def _answer(self, connection: Connection, table: LiveTable, message: Message) -> None:
        """Answer one frame, whatever is in it."""
        request: protocol.FromClient | None = None
        began = self._now()
        try:
            request = self._read(message)
            connection.send(await _reply(table, connection.identity, request))
            outcome = "answered"
        except TilewrightError as error:
            request_id = request.id if request is not None else _read_id(message)
            connection.send(encode(protocol.Refused(request_id, to_error(error))))
            outcome = error.code
        kind = type(request).__struct_config__.tag if request is not None else "unreadable"
        self._metrics.messages.labels(str(kind), outcome).inc()
        self._metrics.seconds.observe(self._now() - began)

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


async def _reply(table: LiveTable, identity: Identity, request: protocol.FromClient) -> bytes:
    snapshot = table.snapshot
    if isinstance(request, protocol.Ping):
        return encode(protocol.Pong(request.id, snapshot.version))
    if isinstance(request, protocol.Preview):
        return encode(await _previews(snapshot, request))
    if isinstance(request, protocol.Complete):
        return encode(_completions(snapshot, request))
    if isinstance(request, protocol.Describe):
        return encode(_description(snapshot, request))
    if isinstance(request, protocol.Chat):
        return table.say(identity, request)
    return await table.command(identity, request)


def _description(snapshot: Snapshot, request: protocol.Describe) -> protocol.Description:
    state, names = snapshot.state, snapshot.names
    if state is None:
        return protocol.Description(request.id, snapshot.ply, [])
    drawing = None if request.language is None else draw(state, names, request.language)
    return protocol.Description(request.id, snapshot.ply, describe(state, names), drawing)


def _state_in_play(snapshot: Snapshot) -> State:
    state = snapshot.state
    if state is None or snapshot.status != PLAYING or state.actor < 0:
        raise Problem("match.not-playing", f"the match is {snapshot.status}")
    return state


async def _previews(snapshot: Snapshot, request: protocol.Preview) -> protocol.Previews:
    state, game = _state_in_play(snapshot), snapshot.setup.game
    if request.actions is None:
        turns = [[action] for action in state.legal_actions()]
    else:
        turns = [read_turn(game, text) for text in request.actions]
    foreseen = await foresee_all(state, turns, snapshot.names)
    return protocol.Previews(request.id, snapshot.ply, foreseen)


def _completions(snapshot: Snapshot, request: protocol.Complete) -> protocol.Ways:
    state, game = _state_in_play(snapshot), snapshot.setup.game
    begun = [] if request.action is None else read_turn(game, request.action)
    after = state.copy()
    play_turn(after, begun, [])
    asked = None if is_complete(after, state.actor) else question(after, snapshot.names)
    ways = find_completions(state, begun)
    return protocol.Ways(request.id, snapshot.ply, request.action, asked, ways)
