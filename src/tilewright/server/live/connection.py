"""The sending half of a socket: a short queue; clients that read too slowly are closed."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tilewright.server.protocol import TOO_SLOW
from tilewright.table import Identity

CLOSE_TIMEOUT: Final = 2.0  # seconds for a socket to be closed properly
MAX_BYTES: Final = 1_000_000  # that may be queued for one reader


class Connection:
    """The sending half of a socket."""

    __slots__ = (
        "_closing",
        "_max_pending",
        "_pending",
        "_size",
        "_socket",
        "_task",
        "address",
        "identity",
    )

    def __init__(
        self, socket: WebSocket, identity: Identity, address: str, max_pending: int
    ) -> None:
        self.identity = identity
        self.address = address  # as limits count it
        self._socket = socket
        self._max_pending = max_pending
        self._pending: list[bytes] = []
        self._size = 0
        self._closing: int | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def is_closing(self) -> bool:
        """Whether nothing more is sent."""
        return self._closing is not None

    def send(self, data: bytes) -> None:
        """Queue a message; never waits."""
        if self._closing is not None:
            return
        self._pending.append(data)
        self._size += len(data)
        if len(self._pending) > self._max_pending or self._size > MAX_BYTES:
            self._pending.clear()
            self.close(TOO_SLOW)
        elif self._task is None:
            self._task = asyncio.create_task(self._flush())

    def close(self, code: int) -> None:
        """Close the socket after what is queued."""
        if self._closing is None:
            self._closing = code
            if self._task is None:
                self._task = asyncio.create_task(self._flush())
            elif code == TOO_SLOW:
                self._task.cancel()
                self._task = asyncio.create_task(self._flush())

    async def finish(self) -> None:
        """Stop sending; a socket that is closing gets what is still queued."""
        if self._task is not None:
            if self._closing is not None:
                await asyncio.wait([self._task], timeout=CLOSE_TIMEOUT)
            if self._task is not None:
                self._task.cancel()
                await asyncio.gather(self._task, return_exceptions=True)
        self._closing = self._closing or 1000

    async def _flush(self) -> None:
        try:
            while self._pending:
                data = self._pending.pop(0)
                self._size -= len(data)
                await self._socket.send_text(data.decode())
            if self._closing is not None:
                await self._close()
        except (RuntimeError, WebSocketDisconnect):  # the other side is gone
            self._closing = self._closing or 1000
        finally:
            if self._task is asyncio.current_task():
                self._task = None

    async def _close(self) -> None:
        if self._socket.application_state == WebSocketState.CONNECTED:
            await self._socket.close(self._closing or 1000)
