"""Makes the analyses that were asked for, one at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tilewright.server.ids import now_ms
from tilewright.server.tasks import pause
from tilewright.server.thinking.pool import Thinkers
from tilewright.store import NO_ANSWER, Analysis

if TYPE_CHECKING:
    from tilewright.server.site import Site

PAUSE: Final = 5.0  # seconds between two looks at the queue
STEP: Final = 0.05  # of an analysis, between two notes of how far it has come
NICE: Final = 10  # bots and tables go first

log = logging.getLogger(__name__)


class Analyst:
    """Takes analyses from the queue."""

    def __init__(self, site: Site, entropy: Callable[[], int]) -> None:
        self._site = site
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._thinkers = Thinkers(1, site.settings.think_seconds, entropy, NICE)
        self._told = 0.0  # how far it is known to have come

    def start(self) -> None:
        """Begin to work."""
        self._thinkers.start()
        self._task = asyncio.create_task(self._work())

    def wake(self) -> None:
        """Say that there is something in the queue."""
        self._wanted.set()

    async def stop(self) -> None:
        """Stop; what is unfinished is begun again by whoever comes next."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._thinkers.stop()

    async def _work(self) -> None:
        analysis: Analysis | None = None
        while True:
            try:
                # What the database came between is ours already: nobody else takes it.
                analysis = analysis or await self._take()
                if analysis is not None:
                    await self._make(analysis)
                    analysis = None
                    continue
            except NO_ANSWER as error:
                log.warning("the database is away", extra={"error": str(error)})
            await pause(self._wanted, PAUSE)

    async def _take(self) -> Analysis | None:
        return await self._site.store.analyses.take(self._site.process, now_ms())

    async def _make(self, analysis: Analysis) -> None:
        """Make an analysis, in a process beside those where bots think for people who wait."""
        self._told = 0.0
        try:
            record = await self._site.load_record(analysis.match)
            result = await self._thinkers.analyse(
                analysis, record, lambda part: self._tell(analysis, part)
            )
        except NO_ANSWER:
            raise
        except Exception:  # whoever waits is told, and the others have their turn
            log.exception("an analysis failed", extra={"id": analysis.id})
            result = None
        status = "done" if result is not None else "failed"
        await self._site.store.analyses.finish(analysis.id, status, result, now_ms())

    def _tell(self, analysis: Analysis, part: float) -> None:
        """Let people know how far an analysis has come, but not at every step."""
        if part - self._told >= STEP:
            self._told = part
            self._site.spawn(self._site.store.analyses.advance, analysis.id, part, now_ms())
