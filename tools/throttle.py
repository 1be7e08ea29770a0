"""A slow network between browsers and a server: a proxy that adds delay and limits bandwidth."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

CHUNK: Final = 1460  # bytes of a packet


@dataclass(frozen=True, slots=True)
class Speed:
    """The speed of a network: round trip time, and bits a second down and up."""

    name: str
    round_trip: float  # seconds
    down: float
    up: float


class _Direction:
    """One direction: packets are sent one after another, and arrive half a round trip later."""

    def __init__(self, bits: float, delay: float) -> None:
        self._seconds_a_byte = 8 / bits
        self._delay = delay
        self._free = 0.0

    def arrival(self, size: int) -> float:
        """Return when a packet that is sent now arrives."""
        now = asyncio.get_running_loop().time()
        self._free = max(self._free, now) + size * self._seconds_a_byte
        return self._free + self._delay


class Throttle:
    """Forwards connections to a server; all of them share a network of the given speed."""

    def __init__(self, host: str, speed: Speed) -> None:
        name, _, port = host.rpartition(":")
        self._target = (name, int(port))
        self._speed = speed
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._down = _Direction(speed.down, speed.round_trip / 2)
        self._up = _Direction(speed.up, speed.round_trip / 2)
        self.host = ""

    def __enter__(self) -> Throttle:
        self._thread.start()
        listening = asyncio.run_coroutine_threadsafe(
            asyncio.start_server(self._forward, "127.0.0.1", 0), self._loop
        ).result()
        self.host = f"127.0.0.1:{listening.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(_cancel_others(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.CancelledError, OSError):
            await asyncio.sleep(self._speed.round_trip)  # to connect
            target_reader, target_writer = await asyncio.open_connection(*self._target)
            await asyncio.gather(
                self._pipe(reader, target_writer, self._up),
                self._pipe(target_reader, writer, self._down),
            )

    async def _pipe(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, direction: _Direction
    ) -> None:
        in_flight: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.create_task(_deliver(in_flight, writer))
        while data := await reader.read(CHUNK):
            in_flight.put_nowait((direction.arrival(len(data)), data))
        in_flight.put_nowait((direction.arrival(0), b""))
        await delivering


async def _deliver(
    in_flight: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter
) -> None:
    """Write packets when they arrive, until the end."""
    while True:
        when, data = await in_flight.get()
        await asyncio.sleep(max(0.0, when - asyncio.get_running_loop().time()))
        if not data or writer.is_closing():  # at the end, or if nobody listens any more
            writer.close()
            return
        writer.write(data)


async def _cancel_others() -> None:
    """Cancel all other tasks."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
