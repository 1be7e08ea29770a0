"""The sockets at a table: who is present, and since when others have been away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from tilewright.server.live.connection import Connection
from tilewright.server.protocol import Presence, encode
from tilewright.table import Seat

PAUSE: Final = 0.2  # seconds for which changes of presence are collected
CROWD: Final = 50  # sockets at one table; with more, presence is sent less often


class Audience:
    """The sockets at a table."""

    __slots__ = ("_announcement", "_connections", "_now", "_present", "_seated", "_seats", "away")

    def __init__(self, seats: Sequence[Seat], now: Callable[[], int]) -> None:
        self.away = dict.fromkeys(range(len(seats)), now())  # since when, in milliseconds
        self._seats = seats
        self._now = now
        self._connections: dict[Connection, None] = {}
        self._present = [0] * len(seats)
        self._seated = 0  # sockets of people who have a seat
        self._announcement: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._connections))

    def enter(self, connection: Connection) -> None:
        """Add a socket."""
        self._connections[connection] = None
        self._count(connection, 1)
        self._update_absence()

    def leave(self, connection: Connection) -> None:
        """Remove a socket."""
        del self._connections[connection]
        self._count(connection, -1)
        self._update_absence()

    def seats_changed(self, seats: Sequence[Seat]) -> None:
        """Count again who is present, after seats have changed hands."""
        self._seats = seats
        self._present = [0] * len(seats)
        self._seated = 0
        for connection in self._connections:
            self._count(connection, 1)
        self._update_absence()

    def presence(self) -> Presence:
        """Return who is present."""
        present = [
            count > 0 or seat.kind == "bot"
            for seat, count in zip(self._seats, self._present, strict=True)
        ]
        return Presence(present, len(self._connections) - self._seated)

    def send_all(self, data: bytes) -> None:
        """Send a message to every socket."""
        for connection in self:
            connection.send(data)

    def stop(self) -> None:
        """Stop announcing presence."""
        if self._announcement is not None:
            self._announcement.cancel()

    def _count(self, connection: Connection, change: int) -> None:
        mine = [seat.seat for seat in self._seats if connection.identity.owns(seat)]
        for seat in mine:
            self._present[seat] += change
        self._seated += change * bool(mine)

    def _update_absence(self) -> None:
        now = self._now()
        for number, count in enumerate(self._present):
            if count:
                self.away.pop(number, None)
            else:
                self.away.setdefault(number, now)
        if self._announcement is None and self._connections:
            pause = PAUSE * (1 + len(self._connections) / CROWD)
            loop = asyncio.get_running_loop()
            self._announcement = loop.call_later(pause, self._announce)

    def _announce(self) -> None:
        self._announcement = None
        self.send_all(encode(self.presence()))
