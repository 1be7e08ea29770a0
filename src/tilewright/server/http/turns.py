"""Turns for what connections want to do, so that many of them at once do not stop the others."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from tilewright.server.limits import network_of

SLICE: Final = 0.004  # seconds of reading in one round of the event loop
AT_ONCE: Final = 8  # requests and handshakes of one address that are worked on; others wait


class ReadingTurns:
    """Lets connections read in turn: by address, and only for a moment in each round."""

    def __init__(self) -> None:
        # The next in turn is the first.
        self._waiting: OrderedDict[str, deque[Callable[[], None]]] = OrderedDict()
        self._is_called = False

    def ask(self, address: str, read: Callable[[], None]) -> None:
        """Call a function as soon as it is its turn."""
        self._waiting.setdefault(network_of(address), deque()).append(read)
        self._call_soon()

    def _call_soon(self) -> None:
        if not self._is_called:
            self._is_called = True
            asyncio.get_running_loop().call_soon(self._work)

    def _work(self) -> None:
        self._is_called = False
        end = time.perf_counter() + SLICE
        while self._waiting:
            network, functions = self._waiting.popitem(last=False)
            read = functions.popleft()
            if functions:
                self._waiting[network] = functions
            read()
            if time.perf_counter() >= end:
                break
        if self._waiting:
            self._call_soon()


class Slots:
    """Lets only so many requests of an address be worked on at once; others wait in order."""

    def __init__(self, most: int = AT_ONCE) -> None:
        self._most = most
        self._taken: dict[str, tuple[asyncio.Semaphore, int]] = {}  # with how many use it

    @asynccontextmanager
    async def taken(self, address: str) -> AsyncIterator[None]:
        """Wait for a slot, and keep it meanwhile; without an address there is no limit."""
        if not address:
            yield
            return
        slot, users = self._taken.get(address) or (asyncio.Semaphore(self._most), 0)
        self._taken[address] = slot, users + 1
        try:
            async with slot:
                yield
        finally:
            slot, users = self._taken[address]
            if users == 1:
                del self._taken[address]
            else:
                self._taken[address] = slot, users - 1
