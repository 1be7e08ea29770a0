"""Between processes: what comes to one for a match that another owns is handed on.

Processes speak to each other over the same port as everyone, with a key made from the secret
that they share, and say for whom they ask.
"""

from __future__ import annotations

import asyncio
import hmac
from base64 import b64decode, b64encode
from typing import Final

import httpx
import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tilewright.core.errors import TilewrightError
from tilewright.server import protocol
from tilewright.server.live.who import Who
from tilewright.server.problems import Problem

KEY_HEADER: Final = "x-tilewright-key"
WHO_HEADER: Final = "x-tilewright-who"
RESTARTING: Final = 1012
SECONDS: Final = 10.0
FRAME: Final = 4_000_000  # bytes of what an owner may send


class Relay:
    """Hands requests on to other processes, and knows theirs."""

    def __init__(self, secret: str) -> None:
        self._key = hmac.new(secret.encode(), b"between processes", "sha256").hexdigest()
        self._http = httpx.AsyncClient(timeout=SECONDS, trust_env=False)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._http.aclose()

    def caller(self, connection: HTTPConnection) -> Who | None:
        """Return for whom another process asks, or None if it is no process of ours."""
        key = connection.headers.get(KEY_HEADER, "")
        if not hmac.compare_digest(key.encode(), self._key.encode()):
            return None
        return msgspec.json.decode(b64decode(connection.headers[WHO_HEADER]), type=Who)

    async def command(
        self, address: str, match_id: str, who: Who, message: protocol.Command
    ) -> bytes:
        """Return the answer of the process that owns a match."""
        url = f"{address}/internal/matches/{match_id}"
        try:
            response = await self._http.post(
                url, content=protocol.encode(message), headers=self._headers(who)
            )
        except httpx.HTTPError as error:
            raise _gone(error) from error
        if response.status_code != 200:
            raise _gone(response.status_code)
        return response.content

    async def socket(self, address: str, match_id: str, who: Who, websocket: WebSocket) -> None:
        """Let a socket reach the process that owns its match, until either side ends it."""
        host = address.partition("://")[2]
        url = (
            f"ws://{host}/api/matches/{match_id}/socket?{websocket.scope['query_string'].decode()}"
        )
        try:
            owner = await connect(
                url,
                additional_headers=self._headers(who),
                compression=None,
                max_size=FRAME,
                open_timeout=SECONDS,
                proxy=None,
            )
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise _gone(error) from error
        async with owner:
            await websocket.accept()  # whoever has gone meanwhile is not kept at the table
            await _pipe(websocket, owner)

    def _headers(self, who: Who) -> dict[str, str]:
        return {KEY_HEADER: self._key, WHO_HEADER: b64encode(msgspec.json.encode(who)).decode()}


def _gone(why: object) -> TilewrightError:
    return Problem("match.moved", f"the process that owns the match does not answer: {why}")


async def _pipe(client: WebSocket, owner: ClientConnection) -> None:
    """Carry frames both ways until one side is gone; then end the other."""
    tasks = [
        asyncio.create_task(_to_owner(client, owner)),
        asyncio.create_task(_to_client(client, owner)),
    ]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if client.client_state == WebSocketState.CONNECTED:
        code = owner.close_code or RESTARTING
        await client.close(code if code != 1006 else RESTARTING)


async def _to_owner(client: WebSocket, owner: ClientConnection) -> None:
    while (message := await client.receive())["type"] == "websocket.receive":
        await owner.send(message.get("text") or message.get("bytes") or "")


async def _to_client(client: WebSocket, owner: ClientConnection) -> None:
    try:
        async for data in owner:
            await client.send_text(data if isinstance(data, str) else data.decode())
    except ConnectionClosed:
        return
