"""Closing the sockets of sessions that have ended, whether or not anything is sent on them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tilewright.server.live.connection import Connection
from tilewright.server.problems import Problem
from tilewright.server.protocol import Refused, encode, to_error
from tilewright.server.tasks import cancel, repeat
from tilewright.store import Store
from tilewright.table import Identity

LOOK: Final = 5.0  # seconds between two looks
CHUNK: Final = 500  # sessions in one query
UNAUTHORIZED: Final = 4001  # closes a socket whose session has ended


class SessionWatch:
    """Looks now and then whether the sessions of open sockets are still valid.

    People log out and change their passwords, and programs lose their tokens, while sockets are
    open. Somebody who only listens must not go on listening.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._open: dict[Connection, None] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start to look."""
        self._tasks = [asyncio.create_task(repeat(self._look, LOOK))]

    async def stop(self) -> None:
        """Stop looking."""
        await cancel(self._tasks)

    @contextmanager
    def watched(self, connection: Connection) -> Iterator[None]:
        """Watch a socket while it is open; visitors have no session that could end."""
        if connection.identity.id:
            self._open[connection] = None
        try:
            yield
        finally:
            self._open.pop(connection, None)

    async def _look(self) -> None:
        connections = list(self._open)
        for first in range(0, len(connections), CHUNK):
            await self._check(connections[first : first + CHUNK])

    async def _check(self, connections: list[Connection]) -> None:
        """Close the sockets whose sessions have ended, and tell why."""
        known = {connection.identity for connection in connections}
        sessions = await self._store.sessions.exist({each.session for each in known})
        # Programs have no sessions; their users end with their tokens.
        users = await self._store.users.exist({each.id for each in known if not each.session})
        for connection in connections:
            if not _is_valid(connection.identity, sessions, users):
                problem = Problem("session.none", "this session has ended: log in again")
                connection.send(encode(Refused(None, to_error(problem))))
                connection.close(UNAUTHORIZED)


def _is_valid(identity: Identity, sessions: set[str], users: set[str]) -> bool:
    return identity.session in sessions if identity.session else identity.id in users
