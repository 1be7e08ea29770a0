"""Who is at a table: sockets, the seats that they belong to, and who is away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tilewright.server.protocol import Presence, encode

if TYPE_CHECKING:
    from tilewright.server.live.connection import Connection
    from tilewright.server.live.table import Table

PAUSE: Final = 0.2  # seconds in which news of who comes and goes are put together
CROWD: Final = 50  # sockets at one table; with more such news are rarer


class Audience:
    """The sockets around a table."""

    __slots__ = ("_announcement", "_connections", "_present", "_seated", "_table", "away_since")

    def __init__(self, table: Table) -> None:
        seats = table.row.seats
        self.away_since = dict.fromkeys(range(seats), table.site.monotonic())
        self._table = table
        self._connections: dict[Connection, None] = {}
        self._present = [0] * seats
        self._seated = 0  # sockets of those who have a seat
        self._announcement: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._connections))

    def enter(self, connection: Connection) -> None:
        """Let a socket in."""
        self._connections[connection] = None
        self._count(connection, 1)
        self._note_absence()

    def leave(self, connection: Connection) -> None:
        """Let a socket go."""
        del self._connections[connection]
        self._count(connection, -1)
        self._note_absence()

    def count_anew(self) -> None:
        """Count who is here, after seats have changed hands."""
        self._present = [0] * len(self._present)
        self._seated = 0
        for connection in self._connections:
            self._count(connection, 1)
        self._note_absence()

    def presence(self) -> Presence:
        """Return who is here, as everyone is told."""
        here = [
            count > 0 or seat.kind == "bot"
            for seat, count in zip(self._table.seats, self._present, strict=True)
        ]
        return Presence(here, len(self._connections) - self._seated)

    def stop(self) -> None:
        """Tell no more news."""
        if self._announcement is not None:
            self._announcement.cancel()

    def _count(self, connection: Connection, change: int) -> None:
        mine = self._table.seats_of(connection.who)
        for seat in mine:
            self._present[seat.seat] += change
        self._seated += change * bool(mine)

    def _note_absence(self) -> None:
        now = self._table.site.monotonic()
        for number, count in enumerate(self._present):
            if count:
                self.away_since.pop(number, None)
            else:
                self.away_since.setdefault(number, now)
        if self._announcement is None and self._connections:
            pause = PAUSE * (1 + len(self._connections) / CROWD)
            loop = asyncio.get_running_loop()
            self._announcement = loop.call_later(pause, self._announce)

    def _announce(self) -> None:
        self._announcement = None
        data = encode(self.presence())
        for connection in self:
            connection.send(data)
