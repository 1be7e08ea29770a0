"""News between the processes of a site: that something has changed, never what.

Nothing depends on news arriving: every subscriber also looks into the database now and then. So
the transport may be away, restarted or emptied at any time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final

from tilewright.core.errors import BadSetup
from tilewright.server.cluster.transport import Transport, TransportDown
from tilewright.server.tasks import cancel

RETRY_PAUSE: Final = 1.0  # seconds before a transport that is down is tried again
QUEUE_LENGTH: Final = 1000  # messages; further ones are dropped

log = logging.getLogger(__name__)

Handler = Callable[[], object]


class PubSub:
    """Tells subscribers in this process and, over a transport, in all others what has changed."""

    def __init__(self, transport: Transport | None, process: str) -> None:
        self._transport = transport
        self._process = process
        self._handlers: dict[str, Handler] = {}
        self._queue: asyncio.Queue[str] = asyncio.Queue(QUEUE_LENGTH)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def reaches_others(self) -> bool:
        """Whether other processes hear of changes soon."""
        return self._transport is not None

    def subscribe(self, kind: str, handler: Handler) -> None:
        """Call a handler when things of a kind have changed, or may have."""
        self._handlers[kind] = handler

    def publish(self, kind: str, name: str = "-", version: int = 0) -> None:
        """Tell that something of a kind has changed: its name, and its version then."""
        self._handlers[kind]()
        if self._transport is not None and not self._queue.full():
            self._queue.put_nowait(f"{self._process} {kind} {name} {version}")

    def start(self) -> None:
        """Start to send and to listen."""
        if self._transport is not None:
            self._tasks = [
                asyncio.create_task(_keep_trying(self._send, self._transport)),
                asyncio.create_task(_keep_trying(self._listen, self._transport)),
            ]

    async def stop(self) -> None:
        """Send what is queued, if that is possible, and close the transport."""
        await cancel(self._tasks)
        if self._transport is None:
            return
        try:
            while not self._queue.empty():
                await self._transport.publish(self._queue.get_nowait())
        except TransportDown as error:
            _log_down(error)
        await self._transport.close()

    async def allows(self, name: str, most: float, seconds: float) -> bool:
        """Return whether all processes together have counted no more than so many events."""
        if self._transport is None:
            return True
        try:
            return await self._transport.count(name, max(1, round(seconds))) <= most
        except TransportDown:
            return True

    async def _send(self, transport: Transport) -> None:
        while True:
            await transport.publish(await self._queue.get())

    async def _listen(self, transport: Transport) -> None:
        async for text in transport.listen():
            if text is None:  # anything may have been missed before
                for handler in self._handlers.values():
                    handler()
            else:
                self._receive(text)

    def _receive(self, text: str) -> None:
        process, _, rest = text.partition(" ")
        handler = self._handlers.get(rest.partition(" ")[0])
        if process != self._process and handler is not None:
            handler()


async def _keep_trying(
    work: Callable[[Transport], Coroutine[None, None, None]], transport: Transport
) -> None:
    while True:
        try:
            await work(transport)
        except TransportDown as error:
            _log_down(error)
        await asyncio.sleep(RETRY_PAUSE)


def _log_down(error: TransportDown) -> None:
    log.warning("the pub/sub transport is down", extra={"error": str(error)})


def open_transport(url: str | None) -> Transport | None:
    """Return the transport at an address; raise, with a sentence for people, if there is none."""
    if url is None:
        return None
    try:
        from tilewright.server.cluster.redis_transport import RedisTransport
    except ImportError as error:
        sentence = "Redis needs one more package: pip install 'tilewright[cluster]'"
        raise BadSetup("setup.redis", sentence) from error
    try:
        return RedisTransport(url)
    except ValueError as error:
        sentence = f"{url} is not a Redis address: {error}"
        raise BadSetup("setup.redis", sentence, {"url": url}) from error
