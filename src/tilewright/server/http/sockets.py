"""Serving the sockets of matches and of the lobby."""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy.exc import DBAPIError
from starlette.datastructures import QueryParams
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tilewright.core.errors import TilewrightError
from tilewright.server.access import may_see, private_match
from tilewright.server.cluster.ownership import Elsewhere
from tilewright.server.cluster.proxy import ADDRESS_HEADER, Proxy
from tilewright.server.http.admission import Admission, address_of, host_of
from tilewright.server.http.sessions import Sessions
from tilewright.server.live.lobby import Lobby
from tilewright.server.live.requests import RequestHandler
from tilewright.server.live.table import LiveTable
from tilewright.server.live.tables import Tables
from tilewright.server.problems import Problem, lease_lost, status_of
from tilewright.server.protocol import RESTARTING, Refused, encode, to_error
from tilewright.table import NOBODY, Identity

log = logging.getLogger(__name__)

LOBBY: Final = "/api/lobby/socket"
MATCH: Final = re.compile("/api/matches/([0-9a-z]{1,16})/socket")
# A reverse proxy that can redirect sockets says so: the value precedes the address of a process.
REDIRECT_HEADER: Final = "x-tilewright-redirect"
MISDIRECTED: Final = 421
UNAVAILABLE: Final = 503
CLOSE_CODES: Final = {401: 4001, 403: 4003, 404: 4004, 409: 4009, 413: 4013, 422: 4022, 429: 4029}


class Visitor(NamedTuple):
    """Who opens a socket, from where, and with which invitation."""

    identity: Identity
    address: str  # of the client, also if another process forwards its socket
    invite: str | None


class SocketServer:
    """Lets people play or watch a match, or watch the lobby.

    Sockets live long and there are many, so they do not pass the layers that requests pass.
    """

    def __init__(
        self,
        admission: Admission,
        sessions: Sessions,
        tables: Tables,
        lobby: Lobby,
        proxy: Proxy,
        handler: RequestHandler,
    ) -> None:
        self._admission = admission
        self._sessions = sessions
        self._tables = tables
        self._lobby = lobby
        self._proxy = proxy
        self._handler = handler

    @property
    def is_leased(self) -> bool:
        """Whether this process holds its lease: without it, it could only wait for the database."""
        return self._tables.is_leased

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> str:
        """Serve a socket until it is closed; return the code with which it was refused, if any."""
        websocket = WebSocket(scope, receive, send)
        host = host_of(HTTPConnection(scope))
        refusal: TilewrightError | None = None
        with suppress(WebSocketDisconnect), self._admission.counted(host):
            try:
                await self._open(websocket)
            except TilewrightError as error:
                refusal = error
            except DBAPIError as error:
                log.warning("the database is unavailable", extra={"error": str(error.orig)})
                refusal = Problem("store.away", "the database does not answer")
            except asyncio.CancelledError:
                refusal = self._admission.ban_of(host)
                if refusal is None:
                    raise
            if refusal is not None:
                await self._admission.slow_down(refusal, host)
                await _refuse(websocket, refusal)
        return refusal.code if refusal is not None else ""

    async def _open(self, websocket: WebSocket) -> None:
        scope = websocket.scope
        since = _read_version(scope)
        match_id = _read_match(scope["path"])
        invite = QueryParams(scope["query_string"]).get("invite")
        # No object that knows the headers may live as long as the socket: there are many.
        address = address_of(HTTPConnection(scope))
        forwarded = self._proxy.caller(HTTPConnection(scope))
        if forwarded is not None:
            address = HTTPConnection(scope).headers.get(ADDRESS_HEADER, "")
        prefix = HTTPConnection(scope).headers.get(REDIRECT_HEADER)
        if not self.is_leased:
            if prefix is not None:  # the proxy tries another process
                await websocket.send_denial_response(Response(status_code=UNAVAILABLE))
                return
            raise lease_lost()
        async with self._admission.slots.taken("" if forwarded is not None else address):
            identity = forwarded or await self._admit(HTTPConnection(scope))
            scope["headers"] = []
            visitor = Visitor(identity, address, invite)
            found = None if match_id is None else await self._find(visitor, match_id)
        if isinstance(found, LiveTable):
            await self._serve_match(websocket, visitor, found, since)
        elif found is None or match_id is None:
            await self._serve_lobby(websocket, identity, address)
        elif forwarded is not None:
            raise Problem("match.moved", "the match has moved on")
        elif prefix is not None:
            await _redirect(websocket, prefix, found.address)
        else:
            await self._proxy.socket(found.address, match_id, identity, websocket, address)

    async def _admit(self, connection: HTTPConnection) -> Identity:
        self._admission.check_socket(connection)
        return await self._sessions.find_identity(connection) or NOBODY

    async def _find(self, visitor: Visitor, match_id: str) -> LiveTable | Elsewhere:
        """Return the table of a match, or where it is; raise if it is not for this visitor."""
        await self._check_access(visitor, match_id)  # before anything is loaded or claimed
        try:
            return await self._tables.find(match_id)
        except Elsewhere as elsewhere:
            return elsewhere

    async def _serve_match(
        self, websocket: WebSocket, visitor: Visitor, table: LiveTable, since: int | None
    ) -> None:
        await websocket.accept()
        table.check_owned()
        identity = visitor.identity
        connection = self._handler.connection(websocket, identity, visitor.address)
        table.attach(connection, since)
        try:
            with self._sessions.watch.watched(connection):
                await self._handler.serve(websocket, connection, table)
        finally:
            table.detach(connection)
            await connection.finish()

    async def _check_access(self, visitor: Visitor, match_id: str) -> None:
        """Raise unless somebody may see a match."""
        row, seats = await self._tables.seats_of(match_id)
        if not may_see(row, seats, visitor.identity, visitor.invite):
            raise private_match()

    async def _serve_lobby(self, websocket: WebSocket, identity: Identity, address: str) -> None:
        await websocket.accept()
        connection = self._handler.connection(websocket, identity, address)
        await self._lobby.attach(connection)
        try:
            await self._handler.discard(websocket, connection)
        finally:
            self._lobby.detach(connection)
            await connection.finish()


async def _redirect(websocket: WebSocket, prefix: str, address: str) -> None:
    """Ask the reverse proxy to connect the client to another process instead.

    Only the proxy sees this answer: nginx follows it with the handshake of the client.
    """
    scope = websocket.scope
    target = f"{prefix}{address.partition('://')[2]}{scope['path']}"
    if scope["query_string"]:
        target += f"?{scope['query_string'].decode()}"
    answer = Response(status_code=MISDIRECTED, headers={"X-Accel-Redirect": target})
    await websocket.send_denial_response(answer)


def _read_match(path: str) -> str | None:
    """Return the match of an address, or None for the lobby."""
    if path == LOBBY:
        return None
    found = MATCH.fullmatch(path)
    if found is None:
        raise Problem("page.unknown", "there is no socket at this address")
    return found[1]


def _read_version(scope: Scope) -> int | None:
    text = QueryParams(scope["query_string"]).get("version")
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Problem("request.malformed", "the version seen must be a whole number")
    return int(text)


async def _refuse(websocket: WebSocket, error: TilewrightError) -> None:
    """Tell the reason in a message, where a browser can read it, and close."""
    if websocket.application_state == WebSocketState.CONNECTING:
        await websocket.accept()
    await websocket.send_text(encode(Refused(None, to_error(error))).decode())
    await websocket.close(CLOSE_CODES.get(status_of(error), RESTARTING))
