"""The socket of a match: who may open one, and what is done with every message."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, WebSocket
from starlette.types import Message

from tilewright.core.errors import TilewrightError
from tilewright.server import protocol
from tilewright.server.connection import Connection
from tilewright.server.limits import Rate
from tilewright.server.origins import is_own_origin
from tilewright.server.problems import Problem
from tilewright.server.protocol import encode, to_error
from tilewright.server.sessions import find_who, site_of
from tilewright.server.show import describe, foresee_all
from tilewright.server.site import Site
from tilewright.server.table import Table
from tilewright.server.who import NOBODY, Who

router = APIRouter()
log = logging.getLogger(__name__)

CLOSE_OF = {401: 4001, 403: 4003, 404: 4004, 409: 4009, 413: 4013, 422: 4022, 429: 4029}
RESTARTING = 1012


@router.websocket("/api/matches/{match_id}/socket")
async def socket(
    websocket: WebSocket, match_id: str, version: Annotated[int | None, Query()] = None
) -> None:
    """Let somebody take part in a match, or watch it."""
    site = site_of(websocket)
    address = websocket.client.host if websocket.client else ""
    try:
        who = await _admit(site, websocket, address)
        table = await site.tables.find(match_id)
    except TilewrightError as error:
        await _refuse(websocket, error)
        return
    site.sockets += 1
    site.sockets_by_address[address] += 1
    try:
        await _serve(site, websocket, who, table, version)
    finally:
        site.sockets -= 1
        site.sockets_by_address[address] -= 1
        if not site.sockets_by_address[address]:
            del site.sockets_by_address[address]


async def _admit(site: Site, websocket: WebSocket, address: str) -> Who:
    if not is_own_origin(websocket, site.settings):
        raise Problem("origin.foreign", "pages of other sites may not open a socket here")
    settings = site.settings
    if site.sockets >= settings.max_connections:
        raise Problem("limit.busy", "the server is full: try again later")
    if site.sockets_by_address[address] >= settings.max_connections_per_address:
        raise Problem("limit.connections", "too many sockets from this address")
    return await find_who(websocket) or NOBODY


async def _refuse(websocket: WebSocket, error: TilewrightError) -> None:
    """Say in a message why not, where a browser can read it, and close."""
    status = error.status if isinstance(error, Problem) else 422
    await websocket.accept()
    await websocket.send_text(encode(protocol.Refused(None, to_error(error))).decode())
    await websocket.close(CLOSE_OF.get(status, RESTARTING))


async def _serve(
    site: Site, websocket: WebSocket, who: Who, table: Table, since: int | None
) -> None:
    await websocket.accept()
    connection = Connection(websocket, who, site.settings.max_pending)
    if table.lost:
        await websocket.close(RESTARTING)
        return
    table.attach(connection, since)
    try:
        await _receive(site, websocket, connection, table)
    finally:
        table.detach(connection)
        await connection.finish()


async def _receive(site: Site, websocket: WebSocket, connection: Connection, table: Table) -> None:
    rate = Rate(site.settings.message_rate, site.settings.burst, site.monotonic)
    while not connection.is_closing:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if not rate.allows(""):
            problem = Problem("limit.rate", "too many messages: wait a little")
            connection.send(encode(protocol.Refused(None, to_error(problem))))
            await asyncio.sleep(1 / site.settings.message_rate)
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
        identity = request.id if request is not None else None
        connection.send(encode(protocol.Refused(identity, to_error(error))))
        outcome = error.code
    kind = type(request).__struct_config__.tag if request is not None else "unreadable"
    site.metrics.messages.labels(str(kind), outcome).inc()
    site.metrics.seconds.observe(site.monotonic() - began)


def _read(site: Site, message: Message) -> protocol.FromClient:
    data: str | bytes = message.get("text") or message.get("bytes") or b""
    if len(data) > site.settings.max_message:
        most = site.settings.max_message
        raise Problem("message.size", f"a message has at most {most} bytes", bytes=most)
    try:
        return protocol.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Problem("message.malformed", f"this is no message: {error}") from error


async def _reply(table: Table, who: Who, request: protocol.FromClient) -> bytes:
    if isinstance(request, protocol.Ping):
        return encode(protocol.Pong(request.id, table.row.version))
    if isinstance(request, protocol.Preview):
        return encode(await _previews(table, request))
    if isinstance(request, protocol.Describe):
        state = table.state
        told = describe(state, table.names) if state is not None else []
        return encode(protocol.Description(request.id, len(table.plies), told))
    return await table.command(who, request)


async def _previews(table: Table, request: protocol.Preview) -> protocol.Previews:
    state = table.state
    if state is None or table.row.status != "playing" or state.actor < 0:
        raise Problem("match.not-playing", f"the match is {table.row.status}")
    ply = len(table.plies)
    if request.actions is None:
        actions = state.legal_actions()
    else:
        actions = [table.game.read_action(text) for text in request.actions]
    return protocol.Previews(request.id, ply, await foresee_all(state, actions, table.names))
