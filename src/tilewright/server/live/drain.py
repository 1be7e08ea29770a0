"""Draining: a process that is about to stop hands its matches to others, and serves meanwhile."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from tilewright.core.errors import TilewrightError
from tilewright.server.cluster.ownership import Ownership, successor
from tilewright.server.cluster.proxy import Proxy
from tilewright.server.live.tables import Tables
from tilewright.store import NO_ANSWER

TOGETHER: Final = 8  # matches that are handed over at a time

log = logging.getLogger(__name__)


class Drain:
    """Empties a process: match after match goes to another one, which goes on with it at once."""

    def __init__(self, tables: Tables, ownership: Ownership, proxy: Proxy, seconds: float) -> None:
        self._tables = tables
        self._ownership = ownership
        self._proxy = proxy
        self._seconds = seconds
        self._others: list[str] = []  # the addresses of processes that take matches

    async def run(self) -> None:
        """Hand over all matches; return when none is left, or after a limit."""
        if self._ownership.is_alone:
            return
        began, count = asyncio.get_running_loop().time(), len(self._tables)
        self._ownership.retire()
        try:
            async with asyncio.timeout(self._seconds):
                await self._hand_over_all()
        except (TimeoutError, *NO_ANSWER) as error:
            left = {"left": len(self._tables), "error": str(error)}
            log.warning("not all matches were handed over", extra=left)
        else:
            seconds = round(asyncio.get_running_loop().time() - began, 1)
            log.info("all matches were handed over", extra={"matches": count, "seconds": seconds})

    async def _hand_over_all(self) -> None:
        """Hand over all matches, also those that are still being loaded."""
        self._others = await self._ownership.others()
        while self._others and (ids := await self._tables.settled()):
            for first in range(0, len(ids), TOGETHER):
                some = ids[first : first + TOGETHER]
                await asyncio.gather(*(self._tables.hand_over(each, self._give) for each in some))

    async def _give(self, match_id: str) -> None:
        """Ask another process to take a match; one that does not is not asked again."""
        if not self._others:
            return
        address = successor(match_id, self._others)
        try:
            await self._proxy.take(address, match_id)
        except TilewrightError as error:  # the match is taken when somebody asks for it
            log.warning("not taken", extra={"address": address, "error": str(error)})
            with suppress(ValueError):
                self._others.remove(address)
