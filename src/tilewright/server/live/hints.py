"""Hints for one person against bots: worked out by a bot, and counted before they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from tilewright.core.errors import TilewrightError
from tilewright.core.state import State
from tilewright.server import protocol
from tilewright.server.live.connection import Connection
from tilewright.server.live.messages import hinted
from tilewright.server.live.table import LiveTable
from tilewright.server.problems import Problem
from tilewright.server.protocol import encode, to_error
from tilewright.server.thinking.fair_queue import Owner
from tilewright.table.checks import check_hint

# Returns the best turn of a position, given the names of the seats and who asks.
Advise = Callable[[State, Sequence[str], Owner], Awaitable[dict[str, Any]]]


class Hints:
    """Answers requests for hints, one at a time for each socket, while its other messages go on."""

    def __init__(self, advise: Advise) -> None:
        self._advise = advise
        self._running: dict[Connection, asyncio.Task[None]] = {}

    def ask(self, ask: protocol.Hint, connection: Connection, table: LiveTable) -> None:
        """Work out a hint, and send it when it is found; raise if it is refused."""
        if connection in self._running:
            raise Problem("limit.rate", "a hint is being worked out: wait a moment")
        check_hint(table.snapshot, connection.identity, ask.ply)
        task = asyncio.create_task(self._answer(ask, connection, table))
        self._running[connection] = task
        task.add_done_callback(lambda _: self._running.pop(connection, None))

    def drop(self, connection: Connection) -> None:
        """Stop working for a socket that has closed."""
        task = self._running.pop(connection, None)
        if task is not None:
            task.cancel()

    async def _answer(self, ask: protocol.Hint, connection: Connection, table: LiveTable) -> None:
        try:
            connection.send(encode(await self._find(ask, connection, table)))
        except TilewrightError as error:
            connection.send(encode(protocol.Refused(ask.id, to_error(error))))

    async def _find(
        self, ask: protocol.Hint, connection: Connection, table: LiveTable
    ) -> protocol.Hinted:
        state, names = table.snapshot.state, table.snapshot.names
        assert state is not None
        owner = Owner(connection.identity.id, connection.address)
        found = await self._advise(state, names, owner)
        await table.count_hint(connection.identity, ask.ply)
        return hinted(ask, found)
