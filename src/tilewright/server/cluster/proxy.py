"""Forwarding between processes: requests for a match go to the process that owns it.

Processes talk to each other over the same port as everyone else, with a key derived from the
secret that they share, and name the user on whose behalf they ask.
"""

from __future__ import annotations

import asyncio
import hmac
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import httpx
import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tilewright.core.errors import TilewrightError
from tilewright.server.cluster.peers import Peers
from tilewright.server.problems import Problem
from tilewright.server.protocol import RESTARTING, encode
from tilewright.table import NOBODY, Identity
from tilewright.table.commands import Command

KEY_HEADER: Final = "x-tilewright-key"
IDENTITY_HEADER: Final = "x-tilewright-who"
ADDRESS_HEADER: Final = "x-tilewright-from"
TIMEOUT: Final = 10.0  # seconds
TAKE_TIMEOUT: Final = 1.0  # seconds; people are waiting
OPEN_TIMEOUT: Final = 4.0  # seconds; another process may soon take over
SILENCE: Final = 5.0  # seconds for which a process that did not answer is not asked again
SILENT: Final = (1006, 1011)  # close codes if the owner said nothing
MAX_FRAME: Final = 4_000_000  # bytes of a message from the owner


class Proxy:
    """Forwards requests to other processes, and recognises theirs."""

    def __init__(self, secrets: Sequence[str]) -> None:
        self._keys = [_derive(each) for each in secrets]  # the first one is sent
        timeout = httpx.Timeout(TIMEOUT, connect=OPEN_TIMEOUT)
        self._http = httpx.AsyncClient(timeout=timeout, trust_env=False)
        self._silent: dict[str, float] = {}  # until when processes are not asked again
        self._peers = Peers(self._http)

    async def close(self) -> None:
        """Close all connections."""
        await self._peers.close()
        await self._http.aclose()

    def caller(self, connection: HTTPConnection) -> Identity | None:
        """Return on whose behalf another process asks, or None if it is not one of ours."""
        key = connection.headers.get(KEY_HEADER)
        if key is None or not any(hmac.compare_digest(key.encode(), k) for k in self._keys):
            return None
        return msgspec.json.decode(b64decode(connection.headers[IDENTITY_HEADER]), type=Identity)

    async def command(
        self, address: str, match_id: str, identity: Identity, command: Command
    ) -> bytes:
        """Send a command to the process that owns a match, and return the answer."""
        url = f"{address}/internal/matches/{match_id}"
        with self._asked(address):
            response = await self._http.post(
                url, content=encode(command), headers=self._headers(identity)
            )
        if response.status_code != 200:
            raise _unreachable(response.status_code)
        return response.content

    async def take(self, address: str, match_id: str) -> None:
        """Ask another process to take a match that has no owner; raise if it does not."""
        url = f"{address}/internal/matches/{match_id}/take"
        with self._asked(address):
            response = await self._http.post(
                url, headers=self._headers(NOBODY), timeout=TAKE_TIMEOUT
            )
        if response.status_code != 204:
            raise _unreachable(response.status_code)

    async def socket(
        self, address: str, match_id: str, identity: Identity, websocket: WebSocket, origin: str
    ) -> None:
        """Connect a socket to the process that owns its match, until either side closes it.

        `origin` is the address of the client, whose limits apply there too.
        """
        host = address.partition("://")[2]
        url = (
            f"ws://{host}/api/matches/{match_id}/socket?{websocket.scope['query_string'].decode()}"
        )
        with self._asked(address):
            owner = await connect(
                url,
                additional_headers=self._headers(identity) | {ADDRESS_HEADER: origin},
                compression=None,
                max_size=MAX_FRAME,
                open_timeout=OPEN_TIMEOUT,
                proxy=None,
            )
        async with owner:
            with self._peers.watched(address, owner):
                await websocket.accept()  # a client that has gone must not stay at the table
                await _pipe(websocket, owner)

    @contextmanager
    def _asked(self, address: str) -> Iterator[None]:
        """Raise a refusal if a process does not answer, and for a while without asking again.

        So nobody waits for it time and again, and clients soon try another process.
        """
        now = asyncio.get_running_loop().time()
        if now < self._silent.get(address, now):
            raise _unreachable("it has just been silent")
        try:
            yield
        except (TimeoutError, httpx.TimeoutException) as error:
            self._silent[address] = asyncio.get_running_loop().time() + SILENCE
            raise _unreachable(error) from error
        except (OSError, InvalidHandshake, httpx.HTTPError) as error:
            raise _unreachable(error) from error

    def _headers(self, identity: Identity) -> dict[str, str]:
        return {
            KEY_HEADER: self._keys[0].decode(),
            IDENTITY_HEADER: b64encode(msgspec.json.encode(identity)).decode(),
        }


def _derive(secret: str) -> bytes:
    """Return the key between processes that belongs to a secret."""
    return hmac.new(secret.encode(), b"between processes", "sha256").hexdigest().encode()


def _unreachable(why: object) -> TilewrightError:
    return Problem("match.moved", f"the process that owns the match does not answer: {why}")


async def _pipe(client: WebSocket, owner: ClientConnection) -> None:
    """Forward frames both ways until one side is gone; then close the other."""
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
        await client.close(RESTARTING if code in SILENT else code)


async def _to_owner(client: WebSocket, owner: ClientConnection) -> None:
    while (message := await client.receive())["type"] == "websocket.receive":
        await owner.send(message.get("text") or message.get("bytes") or "")


async def _to_client(client: WebSocket, owner: ClientConnection) -> None:
    try:
        async for data in owner:
            await client.send_text(data if isinstance(data, str) else data.decode())
    except ConnectionClosed:
        return
