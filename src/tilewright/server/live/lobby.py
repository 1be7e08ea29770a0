"""The lobby, live: its sockets get the list of open matches whenever it changes."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tilewright.server.live.connection import Connection
from tilewright.server.live.views import table_info
from tilewright.server.protocol import Lobby as LobbyMessage
from tilewright.server.protocol import LobbyEntry, encode
from tilewright.server.sources import now_ms
from tilewright.server.tasks import cancel, pause
from tilewright.store import NO_ANSWER, Matches, MatchRow, SeatRow

LISTED: Final = 50  # matches
PAUSE: Final = 0.2  # seconds between two updates, at least
FRESH: Final = 1000  # milliseconds for which the list of matches under way is reused
POLL_RARELY: Final = 10.0  # seconds between two updates, if all changes are announced
POLL_OFTEN: Final = 2.0  # the same, if other processes cannot announce theirs

log = logging.getLogger(__name__)


class Lobby:
    """Watches the open matches while any socket is open."""

    def __init__(self, matches: Matches, grace: float, hears_all: bool) -> None:
        self._matches = matches
        self._grace = int(1000 * grace)  # how long a match without people stays listed
        self._poll = POLL_RARELY if hears_all else POLL_OFTEN
        self._connections: dict[Connection, None] = {}
        self._changed = asyncio.Event()
        self._shown = b""  # on all sockets
        self._live: list[tuple[MatchRow, list[SeatRow]]] = []
        self._live_at = 0
        self._lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Look soon for changes."""
        self._changed.set()

    async def attach(self, connection: Connection) -> None:
        """Add a socket."""
        async with self._lock:
            await self._update()
            connection.send(self._shown)
            self._connections[connection] = None
        if self._task is None:
            self._task = asyncio.create_task(self._watch())

    def detach(self, connection: Connection) -> None:
        """Remove a socket."""
        self._connections.pop(connection, None)

    async def stop(self) -> None:
        """Stop watching."""
        if self._task is not None:
            await cancel([self._task])

    async def matches(self, limit: int, skip: int = 0) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Return the open matches with somebody at the table, now or a moment ago."""
        return await self._matches.lobby(limit, now_ms(), self._grace, skip)

    async def live(self, limit: int) -> list[tuple[MatchRow, list[SeatRow]]]:
        """Return the public matches under way with somebody at the table, now or a moment ago.

        All who look within a moment share one look into the database.
        """
        now = now_ms()
        if now - self._live_at >= FRESH:
            self._live_at = now
            self._live = await self._matches.live(LISTED, now, self._grace)
        return self._live[:limit]

    async def _watch(self) -> None:
        """Send every change to all sockets; end when there are none."""
        while self._connections:
            await pause(self._changed, self._poll)
            try:
                async with self._lock:
                    await self._update()
            except NO_ANSWER as error:
                log.warning("the database is unavailable", extra={"error": str(error)})
            except Exception:
                log.exception("the lobby was not updated")
            await asyncio.sleep(PAUSE)
        self._task = None

    async def _update(self) -> None:
        found = await self.matches(LISTED)
        entries = [LobbyEntry(table_info(*each), each[0].created) for each in found]
        data = encode(LobbyMessage(entries))
        if data != self._shown:
            self._shown = data
            for connection in list(self._connections):
                connection.send(data)
