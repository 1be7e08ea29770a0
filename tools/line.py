"""A line that is slow: between browsers and a server it delays and limits what passes."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

CHUNK: Final = 1460  # bytes of a packet


@dataclass(frozen=True, slots=True)
class Speed:
    """What a line is capable of: the time there and back, and bits a second to the browser."""

    name: str
    round_trip: float  # seconds
    down: float
    up: float


class _Way:
    """One direction: packets leave one after another, and arrive half a round trip later."""

    def __init__(self, bits: float, delay: float) -> None:
        self._seconds_a_byte = 8 / bits
        self._delay = delay
        self._free = 0.0

    def arrival(self, size: int) -> float:
        """Return when a packet arrives that is sent now."""
        now = asyncio.get_running_loop().time()
        self._free = max(self._free, now) + size * self._seconds_a_byte
        return self._free + self._delay


class Line:
    """Carries connections to a server as a network of a given speed would, which they share."""

    def __init__(self, host: str, speed: Speed) -> None:
        name, _, port = host.rpartition(":")
        self._there = (name, int(port))
        self._speed = speed
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._down = _Way(speed.down, speed.round_trip / 2)
        self._up = _Way(speed.up, speed.round_trip / 2)
        self.host = ""

    def __enter__(self) -> Line:
        self._thread.start()
        listening = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self._carry, "127.0.0.1", 0), self._loop
        ).result()
        self.host = f"127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(_end_others(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.CancelledError, OSError):
            await asyncio.sleep(self._speed.round_trip)  # to connect
            there_reader, there_writer = await asyncio.open_connection(*self._there)
            await asyncio.gather(
                self._pass_on(reader, there_writer, self._up),
                self._pass_on(there_reader, writer, self._down),
            )

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: _Way
    ) -> None:
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        arriving = asyncio.create_task(_arrive(under_way, writer))
        while data := await reader.read(CHUNK):
            under_way.put_nowait((way.arrival(len(data)), data))
        under_way.put_nowait((way.arrival(0), b""))
        await arriving


async def _arrive(
    under_way: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter
) -> None:
    """Hand over what has been under way for long enough, until the end."""
    while True:
        when, data = await under_way.get()
        await asyncio.sleep(max(0.0, when - asyncio.get_running_loop().time()))
        if not data or writer.is_closing():  # at the end, or where nobody listens any more
            writer.close()
            return
        writer.write(data)


async def _end_others() -> None:
    """End all that still runs."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
