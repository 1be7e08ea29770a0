"""Ending connections whose other side reads nothing, so that nothing waits for it in memory."""

from __future__ import annotations

import asyncio
from typing import Final

STALL: Final = 10.0  # seconds between two looks at what is unsent
LEAST_PROGRESS: Final = 10_000  # bytes that must be read between two looks


class StallWatch:
    """Watches a transport while anything is unsent, and ends it if the other side reads nothing."""

    __slots__ = ("_loop", "_timer", "_transport", "_unsent")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None
        self._unsent = 0  # bytes, at the last look

    def start(self) -> None:
        """Watch until everything is sent, if it is not."""
        if self._timer is None:
            self._unsent = self._transport.get_write_buffer_size()
            if self._unsent:
                self._timer = self._loop.call_later(STALL, self._look)

    def stop(self) -> None:
        """Watch no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        left = self._transport.get_write_buffer_size()
        if left and self._unsent - left < min(LEAST_PROGRESS, self._unsent):
            self._transport.abort()
        else:
            self.start()
