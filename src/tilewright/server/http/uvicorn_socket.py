"""uvicorn's WebSocket protocol, changed to hold little memory and to take turns with others.

It builds on internals of uvicorn, so the version of uvicorn is bounded in pyproject.toml: raise
the bound when the tests of this module pass with the next version.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from tilewright.server.http.stalled import StallWatch
from tilewright.server.http.turns import ReadingTurns
from tilewright.server.limits import Bucket, Rate, network_of

PIECE: Final = 256  # bytes that are read in one go: at most 42 frames
FRAME_BYTES: Final = 4096  # that cost as much as one frame more
FRAMES: Final = 2  # for each message that a socket or an address may send
MAX_FRAGMENTS: Final = 64  # frames of one message
LINGER: Final = 5.0  # seconds for a socket to close
UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class FrameLimits:
    """How many frames sockets may send: in excess of it, they are read more slowly."""

    def __init__(self, rate: float, address_rate: float, burst: float, turns: ReadingTurns) -> None:
        self.turns = turns
        self._rate = FRAMES * rate
        self._burst = burst
        self._by_address = Rate(FRAMES * address_rate, burst, time.monotonic)

    def bucket(self) -> Bucket:
        """Return the token bucket of one socket."""
        return Bucket(self._rate, self._burst, time.monotonic())

    def take(self, bucket: Bucket, address: str, frames: float) -> float:
        """Count frames of a socket; return the seconds until it may be read again."""
        return max(
            bucket.take(frames, time.monotonic()),
            self._by_address.take(network_of(address), frames),
        )


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that forgets its handshake, reads no faster than it may, and ends when it should.

    The headers of the handshake would stay in memory as long as the socket. Pings, fragments and
    empty frames never reach the application, so they are limited here. And a client that reads
    nothing would be waited for forever.
    """

    def __init__(self, limits: FrameLimits, **options: Any) -> None:
        super().__init__(**options)
        self._limits = limits
        self._bucket = limits.bucket()
        self._unread = bytearray()
        self._is_waiting = False  # for its turn to read
        self._pause: asyncio.TimerHandle | None = None
        self._watch: StallWatch | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to watch what is sent."""
        super().connection_made(transport)
        self._watch = StallWatch(self.transport, self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget everything that waits."""
        self._unread.clear()
        if self._pause is not None:
            self._pause.cancel()
        if self._watch is not None:
            self._watch.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read frames, a few at a time."""
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # it comes in one piece: nobody would end the wait
                self.transport.write(UNREADABLE)
                self.transport.close()
            return
        self._unread += data
        self._read_soon()

    async def receive(self) -> Any:
        """Return the next message; read on when the application has had all of them."""
        message = await super().receive()
        self._read_soon()  # the base class reads on from the transport
        return message

    async def send(self, message: Any) -> None:
        """Send, and after the handshake drop what it needed."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        await super().send(message)
        if self.handshake_complete and hasattr(self, "response"):
            del self.request, self.response
        if self.close_sent:
            self._read_soon()  # the client may have answered already

    def pause_writing(self) -> None:
        """Wait for the client to read, but not forever."""
        super().pause_writing()
        if self._watch is not None:
            self._watch.start()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client reads nothing."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Read a fragment of a message, unless there are too many."""
        if self.close_sent:
            return
        if len(self.frames) >= MAX_FRAGMENTS:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """End a socket whose client does not answer: it would not read a farewell either."""
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """Let the client read what is left, but do not wait for long."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(LINGER, self.transport.abort)

    @property
    def is_opening(self) -> bool:
        """Whether the handshake has not been answered."""
        return not self.handshake_complete

    def _read_soon(self) -> None:
        """Read on when it is this socket's turn; until then, not from the transport."""
        if not self._unread:
            return
        if len(self._unread) > PIECE:
            self.transport.pause_reading()
        if not self._is_waiting:
            self._is_waiting = True
            self._limits.turns.ask(self._address, self._read_on)

    def _read_on(self) -> None:
        """Read what has arrived, until the application or the limits want a pause."""
        self._is_waiting = False
        while self._unread and not self.read_paused and self._pause is None:
            if self.transport.is_closing():
                self._unread.clear()
                return
            self._read(bytes(self._unread[:PIECE]))
        if self._unread:
            self.transport.pause_reading()
        elif not self.read_paused and self._pause is None:
            self.transport.resume_reading()

    def _read(self, piece: bytes) -> None:
        del self._unread[:PIECE]
        self.conn.receive_data(piece)
        frames = len(self.conn.events)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
            return
        self.handle_events()
        seconds = self._limits.take(self._bucket, self._address, frames + len(piece) / FRAME_BYTES)
        if seconds:
            self._pause = self.loop.call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._pause = None
        self._read_soon()

    @property
    def _address(self) -> str:
        client = self.scope["client"]  # behind a proxy, the one that the proxy names
        return client[0] if client else ""
