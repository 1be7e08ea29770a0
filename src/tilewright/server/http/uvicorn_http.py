"""uvicorn's HTTP protocol, with limits: size and time of a request, connections of an address.

It builds on internals of uvicorn, as `uvicorn_socket.py` does.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from tilewright.server.limits import network_of

HEAD_TIMEOUT: Final = 10.0  # seconds in which the headers of a request must arrive
BODY_TIMEOUT: Final = 30.0  # the same for its body
MAX_HEAD: Final = 16_384  # bytes of a request before its body


@dataclass
class ConnectionLimits:
    """How many connections an address may have, and how many it has."""

    most: int
    trusted: frozenset[str] = frozenset()  # proxies, which connect for everybody
    open: Counter[str] = field(default_factory=Counter)

    def enter(self, address: str) -> bool:
        """Count a connection; return False if there are too many."""
        if address in self.trusted or "*" in self.trusted:
            return True
        self.open[network_of(address)] += 1
        return self.open[network_of(address)] <= self.most

    def leave(self, address: str) -> None:
        """Forget a connection."""
        network = network_of(address)
        if self.open[network] <= 1:
            del self.open[network]
        else:
            self.open[network] -= 1


class HttpProtocol(HttpToolsProtocol):
    """A connection whose requests have to arrive in time, and with headers of a sensible size."""

    def __init__(self, limits: ConnectionLimits, **options: Any) -> None:
        super().__init__(**options)
        self._limits = limits
        self._is_head = True  # the headers of a request have not ended
        self._received = 0  # bytes of headers
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, unless its address has too many."""
        super().connection_made(transport)
        if self._limits.enter(self._address):
            self._set_deadline(HEAD_TIMEOUT)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._clear_deadline()
        self._limits.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has arrived; refuse endless headers."""
        if self._is_head:
            self._received += len(data)
        super().data_received(data)
        if self._is_head and self._received > MAX_HEAD:
            self._refuse(431, "The headers of this request are too large.")

    def handle_websocket_upgrade(self) -> None:
        """Become a socket: from here on, its own limits apply."""
        self._clear_deadline()
        self._limits.leave(self._address)
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """Begin to read a request."""
        super().on_message_begin()
        self._is_head = True
        self._set_deadline(HEAD_TIMEOUT)

    def on_headers_complete(self) -> None:
        """Begin to read the body of a request."""
        self._is_head, self._received = False, 0
        self._set_deadline(BODY_TIMEOUT)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait for the next request."""
        self._is_head = True
        self._clear_deadline()
        super().on_message_complete()

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _set_deadline(self, seconds: float) -> None:
        self._clear_deadline()
        self._deadline = self.loop.call_later(seconds, self._time_out)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _time_out(self) -> None:
        self._refuse(408, "This request took too long to arrive.")

    def _refuse(self, status: int, sentence: str) -> None:
        """Answer without the application, and close the connection."""
        self._clear_deadline()
        if self.transport.is_closing():
            return
        body = sentence.encode()
        size = f"content-length: {len(body)}\r\n"
        head = f"content-type: text/plain\r\n{size}connection: close\r\n\r\n"
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self.transport.write(STATUS_LINE[status] + head.encode() + body)
        self.transport.close()
