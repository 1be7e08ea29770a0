"""uvicorn's HTTP protocol, with limits: size and time of a request, connections of an address.

It builds on internals of uvicorn, as `uvicorn_socket.py` does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from tilewright.server.http.connections import ConnectionLimits
from tilewright.server.http.stalled import StallWatch

HEAD_TIMEOUT: Final = 10.0  # seconds in which the headers of a request must arrive
BODY_TIMEOUT: Final = 30.0  # the same for its body
MAX_HEAD: Final = 16_384  # bytes of a request before its body
MAX_HEADERS: Final = 100
MAX_CHUNKS: Final = 500  # of a body without an announced length
MAX_UNREAD: Final = 65_536  # bytes that follow a request before it is answered
PIECE: Final = 1024  # bytes that are parsed in one go: there may be many requests in them
LINGER: Final = 2.0  # seconds in which a client can read why it was refused
MAX_DROPPED: Final = 1_000_000  # bytes that it may send meanwhile


class TooMany(Exception):
    """A request has too many parts: the parser stops."""


class _Flow(FlowControl):
    """Flow control that leaves it to the protocol when the transport is read again."""

    def __init__(self, transport: asyncio.Transport, go_on: Callable[[], None]) -> None:
        super().__init__(transport)
        self._go_on = go_on

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self._go_on()


class HttpProtocol(HttpToolsProtocol):
    """A connection whose requests have to arrive in time, one after the other, in sensible sizes.

    What arrives is parsed piece by piece, and no further than the request that is being answered:
    thousands of small requests may arrive at once.
    """

    def __init__(self, limits: ConnectionLimits, **options: Any) -> None:
        super().__init__(**options)
        self._limits = limits
        self._is_head = True  # the headers of a request have not ended
        self._received = 0  # bytes of the headers, or of the body
        self._parts = 0  # headers, or chunks of the body
        self._unread = bytearray()
        self._is_refused = False  # what arrives is thrown away
        self._is_socket = False
        self._is_waiting = False  # for its turn to read
        self._running: RequestResponseCycle | None = None  # what the application answers
        self._deadline: asyncio.TimerHandle | None = None
        self._watch: StallWatch | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, unless its address has too many."""
        super().connection_made(transport)
        self.flow = _Flow(transport, self._read_soon)
        self._watch = StallWatch(transport, self.loop)
        if self._limits.enter(self._address):
            self._set_deadline(HEAD_TIMEOUT)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection."""
        self._clear_deadline()
        self._unread.clear()
        self._forget_requests()
        if self._watch is not None:
            self._watch.stop()
        self._limits.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what has arrived, as far as it may be read now."""
        if self._is_refused:
            self._received += len(data)
            if self._received > MAX_DROPPED:
                self.transport.abort()
            return
        self._unread += data
        if len(self._unread) > PIECE:  # no more until it is this connection's turn
            self.transport.pause_reading()
        self._read_soon()

    def handle_websocket_upgrade(self) -> None:
        """Become a socket: from here on, its own limits apply."""
        self._is_socket = True
        self._clear_deadline()
        self._limits.leave(self._address)
        self._unread.clear()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Wait for the client to read, but not forever."""
        super().pause_writing()
        self._watch_writing()

    # What the parser finds

    def on_message_begin(self) -> None:
        """Begin to read a request."""
        super().on_message_begin()
        self._is_head, self._received, self._parts = True, 0, 0
        self._set_deadline(HEAD_TIMEOUT)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a header."""
        self._count_part(MAX_HEADERS, 431, "This request has too many headers.")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to read the body of a request."""
        self._is_head, self._received, self._parts = False, 0, 0
        self._set_deadline(BODY_TIMEOUT)
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        """Read a chunk of a body."""
        self._count_part(MAX_CHUNKS, 413, "The body of this request has too many chunks.")

    def on_message_complete(self) -> None:
        """Wait for the next request."""
        self._is_head, self._received = True, 0
        self._clear_deadline()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the client to read the response, but not forever."""
        super().on_response_complete()
        self._watch_writing()

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be parsed, unless it has been refused already."""
        if self._is_refused:
            return
        if self._is_answered:
            super().send_400_response(msg)
        else:
            self._forget_requests()
            self.transport.abort()

    def _count_part(self, most: int, status: int, sentence: str) -> None:
        self._parts += 1
        if self._parts > most:
            self._refuse(status, sentence)
            raise TooMany

    # Reading

    @property
    def _is_answered(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    @property
    def _has_body(self) -> bool:
        """Whether the body of the request that is being answered has not ended."""
        return not self._is_answered and bool(self.cycle.more_body)

    def _read_on(self) -> None:
        """Parse what has arrived, piece by piece."""
        self._is_waiting = False
        while self._unread and not self.flow.read_paused:
            if self.transport.is_closing():
                self._unread.clear()
            elif self._is_answered or self._has_body:
                self._read(bytes(self._unread[:PIECE]))
            else:
                self.flow.pause_reading()
        if len(self._unread) > MAX_UNREAD and not self._has_body:
            self._refuse(429, "Wait for the answer before you send more.")
        elif not self._unread and not self.flow.read_paused:
            self.transport.resume_reading()

    def _read(self, piece: bytes) -> None:
        del self._unread[:PIECE]
        self._received += len(piece)
        super().data_received(piece)
        if self._is_socket:
            return
        if self._is_head and self._is_answered and self._deadline is None:
            self._set_deadline(HEAD_TIMEOUT)  # empty lines begin no request
        if self._is_head and self._received > MAX_HEAD:
            self._refuse(431, "The headers of this request are too large.")
        elif not self._is_head and self._received > self._limits.max_body:
            self._refuse(413, "The body of this request is too large.")

    def _read_soon(self) -> None:
        """Read on when it is this connection's turn."""
        if not self._is_waiting:
            self._is_waiting = True
            self._limits.turns.ask(self._address, self._read_on)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def is_opening(self) -> bool:
        """Whether a first request has begun to arrive."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None and (self._is_waiting or bool(self._unread) or self._received > 0)

    # Endings

    def _set_deadline(self, seconds: float) -> None:
        self._clear_deadline()
        self._deadline = self.loop.call_later(seconds, self._time_out)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _time_out(self) -> None:
        self._refuse(408, "This request took too long to arrive.")

    def _watch_writing(self) -> None:
        if self._watch is not None:
            self._watch.start()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def _forget_requests(self) -> None:
        """Drop what the application still answers; the base class forgets those in a pipeline."""
        self.pipeline.clear()
        cycle = self._running
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()

    def _refuse(self, status: int, sentence: str) -> None:
        """Answer without the application, and close the connection."""
        self._clear_deadline()
        self._unread.clear()
        if self._is_refused or self.transport.is_closing():
            return
        self._is_refused = True
        if not self._is_answered:
            self._forget_requests()
            self.transport.abort()
            return
        body = sentence.encode()
        size = f"content-length: {len(body)}\r\n"
        head = f"content-type: text/plain\r\n{size}connection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + head.encode() + body)
        self.transport.write_eof()
        self.transport.resume_reading()  # a client that is cut off while it sends sees no answer
        self.loop.call_later(LINGER, self.transport.abort)
