"""News between the processes of a site: that something changed, never what.

Nothing depends on a notice that arrives: whoever would hear it also looks into the database now
and then. So what carries them may be away, restarted or emptied at any time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Final, Protocol

from tilewright.core.errors import BadSetup
from tilewright.server.tasks import end

PAUSE: Final = 1.0  # seconds before a wire that is down is tried again
WAITING: Final = 1000  # notices at most; further ones are dropped

log = logging.getLogger(__name__)

Handler = Callable[[], object]


class WireDown(Exception):
    """What carries the notices does not answer."""


class Wire(Protocol):
    """What carries short texts between processes; everything may raise `WireDown`."""

    async def publish(self, text: str) -> None:
        """Send a text to all who listen."""

    def listen(self) -> AsyncIterator[str | None]:
        """Yield None once it listens, then what is sent."""

    async def count(self, name: str, seconds: int) -> int:
        """Count one more of a name, and return how many there were within so many seconds."""

    async def close(self) -> None:
        """Let go of it."""


class Notices:
    """Tells this process, and over a wire all others, what kind of thing has changed."""

    def __init__(self, wire: Wire | None, process: str) -> None:
        self._wire = wire
        self._process = process
        self._handlers: dict[str, Handler] = {}
        self._waiting: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def reach_others(self) -> bool:
        """Whether other processes hear of things soon."""
        return self._wire is not None

    def hear(self, kind: str, handler: Handler) -> None:
        """Call something when things of a kind have changed, or may have."""
        self._handlers[kind] = handler

    def tell(self, kind: str, name: str = "-", version: int = 0) -> None:
        """Say that something of a kind has changed: its name, and its version then."""
        self._handlers[kind]()
        if self._wire is not None and not self._waiting.full():
            self._waiting.put_nowait(f"{self._process} {kind} {name} {version}")

    def start(self) -> None:
        """Begin to speak and to listen."""
        if self._wire is not None:
            self._tasks = [
                asyncio.create_task(_patiently(self._speak, self._wire)),
                asyncio.create_task(_patiently(self._listen, self._wire)),
            ]

    async def stop(self) -> None:
        """Say what is left to be said, if that is possible, and let go of the wire."""
        await end(self._tasks)
        if self._wire is None:
            return
        try:
            while not self._waiting.empty():
                await self._wire.publish(self._waiting.get_nowait())
        except WireDown as error:
            log.warning("the wire is down", extra={"error": str(error)})
        await self._wire.close()

    async def allows(self, name: str, most: float, seconds: float) -> bool:
        """Return whether all processes together have let no more than so many pass."""
        if self._wire is None:
            return True
        try:
            return await self._wire.count(name, max(1, round(seconds))) <= most
        except WireDown:
            return True

    async def _speak(self, wire: Wire) -> None:
        while True:
            await wire.publish(await self._waiting.get())

    async def _listen(self, wire: Wire) -> None:
        async for text in wire.listen():
            if text is None:  # whatever was told before is missed
                for handler in self._handlers.values():
                    handler()
            else:
                self._take_in(text)

    def _take_in(self, text: str) -> None:
        process, _, rest = text.partition(" ")
        handler = self._handlers.get(rest.partition(" ")[0])
        if process != self._process and handler is not None:
            handler()


async def _patiently(what: Callable[[Wire], Coroutine[None, None, None]], wire: Wire) -> None:
    while True:
        try:
            await what(wire)
        except WireDown as error:
            log.warning("the wire is down", extra={"error": str(error)})
        await asyncio.sleep(PAUSE)


def open_wire(url: str | None) -> Wire | None:
    """Return the wire of an address; raise, with a sentence for people, if there is none."""
    if url is None:
        return None
    try:
        from tilewright.server.cluster.redis_channel import RedisWire
    except ImportError as error:
        sentence = "Redis needs one more package: pip install 'tilewright[cluster]'"
        raise BadSetup("setup.redis", sentence) from error
    try:
        return RedisWire(url)
    except ValueError as error:
        sentence = f"{url} is no address of Redis: {error}"
        raise BadSetup("setup.redis", sentence, {"url": url}) from error
