"""The sockets of matches and of the lobby: who may open one, and what is done with messages."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import msgspec
from sqlalchemy.exc import DBAPIError
from starlette.datastructures import QueryParams
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tilewright.core.errors import TilewrightError
from tilewright.core.state import State
from tilewright.server import protocol
from tilewright.server.http.limits import Bucket
from tilewright.server.http.origins import is_own_origin
from tilewright.server.http.sessions import Pass, find_who
from tilewright.server.live.connection import Connection
from tilewright.server.live.show import describe, foresee_all, question
from tilewright.server.live.table import Table
from tilewright.server.live.tables import Elsewhere
from tilewright.server.live.turns import carry_out, find_ways, is_complete, read_turn
from tilewright.server.live.who import NOBODY, Who
from tilewright.server.problems import Problem
from tilewright.server.protocol import encode, to_error
from tilewright.server.site import Site

log = logging.getLogger(__name__)

LOBBY: Final = "/api/lobby/socket"
PATH: Final = re.compile("/api/matches/([0-9a-z]{1,16})/socket")
CLOSE_OF: Final = {401: 4001, 403: 4003, 404: 4004, 409: 4009, 413: 4013, 422: 4022, 429: 4029}
RESTARTING: Final = 1012


async def serve_socket(site: Site, scope: Scope, receive: Receive, send: Send) -> None:
    """Let somebody take part in a match, or watch it, or watch the lobby.

    A socket lives long and there are many: it does not go through the layers of requests.
    """
    websocket = WebSocket(scope, receive, send)
    with suppress(WebSocketDisconnect):  # whoever is gone needs no answer
        try:
            await _open(site, websocket)
        except TilewrightError as error:
            await _refuse(websocket, error)
        except DBAPIError as error:
            log.warning("the database is away", extra={"error": str(error.orig)})
            await _refuse(websocket, Problem("store.away", "the database does not answer"))


async def _open(site: Site, websocket: WebSocket) -> None:
    scope = websocket.scope
    address = websocket.client.host if websocket.client else ""
    since = _read_version(scope)
    match_id = _read_match(scope["path"])
    forwarded = site.relay.caller(HTTPConnection(scope))
    who = forwarded or await _admit(site, HTTPConnection(scope), address)
    scope["headers"] = []  # of no more use, and much of what an open socket holds
    with _counted(site, address):
        if match_id is None:
            await _serve_lobby(site, websocket, who)
        else:
            await _serve(site, websocket, who, match_id, since, forwarded is not None)


@contextmanager
def _counted(site: Site, address: str) -> Iterator[None]:
    """Count a socket while it is open."""
    site.sockets += 1
    site.sockets_by_address[address] += 1
    try:
        yield
    finally:
        site.sockets -= 1
        site.sockets_by_address[address] -= 1
        if not site.sockets_by_address[address]:
            del site.sockets_by_address[address]


def _read_match(path: str) -> str | None:
    """Return the match of an address, or None for the lobby."""
    if path == LOBBY:
        return None
    found = PATH.fullmatch(path)
    if found is None:
        raise Problem("page.unknown", "there is no socket at this address")
    return found[1]


def _read_version(scope: Scope) -> int | None:
    text = QueryParams(scope["query_string"]).get("version")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Problem("request.malformed", "the version seen is a whole number")
    return int(text)


async def _admit(site: Site, visitor: HTTPConnection, address: str) -> Who:
    if not is_own_origin(visitor, site.settings):
        raise Problem("origin.foreign", "pages of other sites may not open a socket here")
    settings = site.settings
    if site.sockets >= settings.max_connections:
        raise Problem("limit.busy", "the server is full: try again later")
    if site.sockets_by_address[address] >= settings.max_connections_per_address:
        raise Problem("limit.connections", "too many sockets from this address")
    return await find_who(site, visitor) or NOBODY


async def _refuse(websocket: WebSocket, error: TilewrightError) -> None:
    """Say in a message why not, where a browser can read it, and close."""
    status = error.status if isinstance(error, Problem) else 422
    if websocket.application_state == WebSocketState.CONNECTING:
        await websocket.accept()
    await websocket.send_text(encode(protocol.Refused(None, to_error(error))).decode())
    await websocket.close(CLOSE_OF.get(status, RESTARTING))


async def _serve_lobby(site: Site, websocket: WebSocket, who: Who) -> None:
    await websocket.accept()
    connection = Connection(websocket, who, site.settings.max_pending)
    await site.lobby.attach(connection)
    bucket = Bucket(site.settings.message_rate, site.settings.burst, site.monotonic())
    try:
        while not connection.is_closing:
            if (await websocket.receive())["type"] == "websocket.disconnect":
                return
            if not bucket.allows(site.monotonic()):
                raise Problem("limit.rate", "nothing needs to be said to the lobby")
    finally:
        site.lobby.detach(connection)
        await connection.finish()


async def _serve(
    site: Site,
    websocket: WebSocket,
    who: Who,
    match_id: str,
    since: int | None,
    forwarded: bool,
) -> None:
    try:
        table = await site.tables.find(match_id)
    except Elsewhere as error:
        if forwarded:
            raise Problem("match.moved", "the match has moved on") from error
        await site.relay.socket(error.address, match_id, who, websocket)
        return
    await websocket.accept()
    table.demand_here()
    connection = Connection(websocket, who, site.settings.max_pending)
    table.attach(connection, since)
    try:
        await _receive(site, websocket, connection, table)
    finally:
        table.detach(connection)
        await connection.finish()


async def _receive(site: Site, websocket: WebSocket, connection: Connection, table: Table) -> None:
    settings = site.settings
    bucket = Bucket(settings.message_rate, settings.burst, site.monotonic())
    ticket = Pass(site, connection.who)
    while not connection.is_closing:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await ticket.check()
        if not bucket.allows(site.monotonic()):
            problem = Problem("limit.rate", "too many messages: wait a little")
            connection.send(encode(protocol.Refused(None, to_error(problem))))
            await asyncio.sleep(1 / settings.message_rate)
            continue
        await _answer(site, connection, table, message)


async def _answer(site: Site, connection: Connection, table: Table, message: Message) -> None:
    """Answer one frame, whatever is in it."""
    request: protocol.FromClient | None = None
    began = site.monotonic()
    try:
        request = _read(site, message)
        connection.send(await _reply(table, connection.who, request))
        outcome = "answered"
    except TilewrightError as error:
        identity = request.id if request is not None else _identity(message)
        connection.send(encode(protocol.Refused(identity, to_error(error))))
        outcome = error.code
    kind = type(request).__struct_config__.tag if request is not None else "unreadable"
    site.metrics.messages.labels(str(kind), outcome).inc()
    site.metrics.seconds.observe(site.monotonic() - began)


class _Named(msgspec.Struct):
    id: protocol.ActionId


def _data(message: Message) -> str | bytes:
    return message.get("text") or message.get("bytes") or b""


def _read(site: Site, message: Message) -> protocol.FromClient:
    data = _data(message)
    if len(data) > site.settings.max_message:
        most = site.settings.max_message
        raise Problem("message.size", f"a message has at most {most} bytes", bytes=most)
    try:
        return protocol.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Problem("message.malformed", f"this is no message: {error}") from error


def _identity(message: Message) -> str | None:
    """Return the id of a message that could not be read, if that much can be."""
    try:
        return msgspec.json.decode(_data(message), type=_Named).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def _reply(table: Table, who: Who, request: protocol.FromClient) -> bytes:
    if isinstance(request, protocol.Ping):
        return encode(protocol.Pong(request.id, table.row.version))
    if isinstance(request, protocol.Preview):
        return encode(await _previews(table, request))
    if isinstance(request, protocol.Complete):
        return encode(_ways(table, request))
    if isinstance(request, protocol.Describe):
        state = table.state
        told = describe(state, table.names) if state is not None else []
        return encode(protocol.Description(request.id, len(table.plies), told))
    if isinstance(request, protocol.Chat):
        return table.say(who, request)
    return await table.command(who, request)


def _state_played(table: Table) -> State:
    state = table.state
    if state is None or table.row.status != "playing" or state.actor < 0:
        raise Problem("match.not-playing", f"the match is {table.row.status}")
    return state


async def _previews(table: Table, request: protocol.Preview) -> protocol.Previews:
    state, ply = _state_played(table), len(table.plies)
    if request.actions is None:
        turns = [[action] for action in state.legal_actions()]
    else:
        turns = [read_turn(table.game, text) for text in request.actions]
    return protocol.Previews(request.id, ply, await foresee_all(state, turns, table.names))


def _ways(table: Table, request: protocol.Complete) -> protocol.Ways:
    state = _state_played(table)
    begun = [] if request.action is None else read_turn(table.game, request.action)
    after = state.copy()
    carry_out(after, begun, [])
    asked = None if is_complete(after, state.actor) else question(after, table.names)
    ways = find_ways(state, begun)
    return protocol.Ways(request.id, len(table.plies), request.action, asked, ways)
