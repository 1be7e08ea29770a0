"""Watching the processes to which sockets are forwarded.

A process that is frozen, or that the network has cut off, closes nothing: its sockets just fall
silent, while another process takes over its matches. So every process asks those to which it
forwards sockets whether they are alive, once for all of these sockets.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import httpx
from websockets.asyncio.client import ClientConnection

PAUSE: Final = 2.0  # seconds between two questions
ANSWER: Final = 4.0  # seconds for an answer; together no longer than a lease by default

# A single connection can also break: after 3 seconds of silence it is probed, and after 6 given up.
KEEPALIVE: Final = {"TCP_KEEPIDLE": 3, "TCP_KEEPINTVL": 1, "TCP_KEEPCNT": 3}
UNACKNOWLEDGED: Final = {"TCP_USER_TIMEOUT": 6000}  # milliseconds

log = logging.getLogger(__name__)


class Peers:
    """The processes to which sockets are forwarded, and these sockets."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self._http = http
        self._sockets: dict[str, set[ClientConnection]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @contextmanager
    def watched(self, address: str, owner: ClientConnection) -> Iterator[None]:
        """Break a socket to another process if that process falls silent."""
        _probe(owner.transport.get_extra_info("socket"))
        self._sockets.setdefault(address, set()).add(owner)
        if address not in self._tasks:
            self._tasks[address] = asyncio.create_task(self._watch(address))
        try:
            yield
        finally:
            self._sockets[address].discard(owner)

    async def close(self) -> None:
        """Stop watching."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _watch(self, address: str) -> None:
        """Ask a process whether it is alive while any socket leads there."""
        try:
            while self._sockets[address]:
                await asyncio.sleep(PAUSE)
                if not await self._answers(address):
                    log.warning("a process does not answer", extra={"address": address})
                    for owner in list(self._sockets[address]):
                        owner.transport.abort()
        finally:
            del self._tasks[address]

    async def _answers(self, address: str) -> bool:
        try:
            async with asyncio.timeout(ANSWER):
                await self._http.get(f"{address}/health")
        except (httpx.HTTPError, TimeoutError):
            return False
        return True  # a refusal, too, is a sign of life


def _probe(connection: socket.socket) -> None:
    """Let the system find out whether a connection still leads anywhere."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (KEEPALIVE | UNACKNOWLEDGED).items():
        if hasattr(socket, name):  # other systems lack some of them
            connection.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
