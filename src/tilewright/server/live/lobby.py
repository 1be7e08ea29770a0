"""The lobby, live: everyone who looks gets the list of open matches whenever it changes."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from tilewright.server.ids import now_ms
from tilewright.server.live.connection import Connection
from tilewright.server.protocol import Lobby, LobbyEntry, encode
from tilewright.server.tasks import pause
from tilewright.store import NO_ANSWER, MatchRow, SeatRow

if TYPE_CHECKING:
    from tilewright.server.site import Site

LISTED: Final = 50  # matches
PAUSE: Final = 0.2  # seconds between two looks, however much changes
SELDOM: Final = 10.0  # seconds between two looks when nothing is told to have changed
OFTEN: Final = 2.0  # the same, where other processes can tell nothing

log = logging.getLogger(__name__)


class Watch:
    """Looks at the open matches while somebody wants to know."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._connections: dict[Connection, None] = {}
        self._changed = asyncio.Event()
        self._shown = b""  # to all who look
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Say that there is something to look at."""
        self._changed.set()

    async def attach(self, connection: Connection) -> None:
        """Let a socket see the lobby."""
        async with self._turn:
            await self._look()
            connection.send(self._shown)
            self._connections[connection] = None
        if self._task is None:
            self._task = asyncio.create_task(self._show())

    def detach(self, connection: Connection) -> None:
        """Let a socket go."""
        self._connections.pop(connection, None)

    async def stop(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def matches(self, limit: int) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Return the open matches at whose tables somebody is, or was a moment ago."""
        grace = int(1000 * self._site.settings.idle)
        return await self._site.store.matches.lobby(limit, now_ms(), grace)

    async def _show(self) -> None:
        """Show every change to all who look; end when nobody does."""
        is_told = self._site.store.is_alone or self._site.notices.reach_others
        while self._connections:
            await pause(self._changed, SELDOM if is_told else OFTEN)
            await self._show_once()
            await asyncio.sleep(PAUSE)
        self._task = None

    async def _show_once(self) -> None:
        try:
            async with self._turn:
                await self._look()
        except NO_ANSWER as error:
            log.warning("the database is away", extra={"error": str(error)})

    async def _look(self) -> None:
        """Look once, and show what has changed."""
        found = await self.matches(LISTED)
        entries = [LobbyEntry(self._site.info_of(*each), each[0].created) for each in found]
        data = encode(Lobby(entries))
        if data != self._shown:
            self._shown = data
            for connection in list(self._connections):
                connection.send(data)
