"""Makes the analyses that were asked for, one at a time, ply by ply."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import DBAPIError

from tilewright.core.const import NATURE
from tilewright.core.errors import TilewrightError
from tilewright.server.ids import now_ms
from tilewright.store import Analysis

if TYPE_CHECKING:
    from tilewright.server.site import Site

PAUSE: Final = 5.0  # seconds between two looks at the queue

log = logging.getLogger(__name__)


class Analyst:
    """Takes analyses from the queue."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work())

    def wake(self) -> None:
        """Say that there is something in the queue."""
        self._wanted.set()

    async def stop(self) -> None:
        """Stop; what is unfinished is begun again by whoever comes next."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            try:
                analysis = await self._site.store.analyses.take(self._site.process, now_ms())
                if analysis is not None:
                    await self._make(analysis)
                    continue
            except (DBAPIError, OSError) as error:
                log.warning("the database is away", extra={"error": str(error)})
            try:
                async with asyncio.timeout(PAUSE):
                    await self._wanted.wait()
            except TimeoutError:
                pass
            self._wanted.clear()

    async def _make(self, analysis: Analysis) -> None:
        result: dict[str, Any] | None = None
        try:
            result = {"plies": await self._analyse(analysis)}
            status = "done"
        except TilewrightError as error:
            log.warning("an analysis failed", extra={"id": analysis.id, "error": str(error)})
            status = "failed"
        await self._site.store.analyses.finish(analysis.id, status, result, now_ms())

    async def _analyse(self, analysis: Analysis) -> list[dict[str, Any]]:
        """Return for every action of a match what the bot thinks of the choices then."""
        record = await self._site.load_record(analysis.match)
        state = record.initial()
        told: list[dict[str, Any]] = []
        for number, ply in enumerate(record.plies):
            if state.actor != NATURE:
                choices = await self._site.thinkers.analyse(analysis.bot, state)
                played = record.write_ply(ply)
                seat = state.actor
                told.append({"ply": number, "seat": seat, "played": played, "choices": choices})
            state.apply_text(record.write_ply(ply))
        return told
