"""Sharing a few workers among many: in turn by address, then by user, then by time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """For whom something is worked out: a user, and where the user comes from."""

    user: str = ""
    origin: str = ""


class FairQueue(Generic[T]):
    """Gives workers to those who wait; nobody waits for more than one turn of every other."""

    def __init__(self) -> None:
        self._free: list[T] = []
        # The next in turn is the first, of the origins and of the users of each.
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[T]]]] = OrderedDict()

    async def take(self, owner: Owner) -> T:
        """Return a worker, as soon as one is free and it is the owner's turn."""
        if self._free:
            return self._free.pop()  # the one that worked last: it is running
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        users = self._waiting.setdefault(owner.origin or owner.user, OrderedDict())
        users.setdefault(owner.user, deque()).append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.give(future.result())
            raise

    def give(self, worker: T) -> None:
        """Give a worker to the next who waits, or keep it."""
        while self._waiting:
            future = self._next()
            if not future.done():
                future.set_result(worker)
                return
        self._free.append(worker)

    def _next(self) -> asyncio.Future[T]:
        """Remove the next in turn; the origin and the user go to the end."""
        origin, users = self._waiting.popitem(last=False)
        user, futures = users.popitem(last=False)
        future = futures.popleft()
        if futures:
            users[user] = futures
        if users:
            self._waiting[origin] = users
        return future
