"""The queue of requested analyses, worked off one at a time."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tilewright.server.loading import load_record
from tilewright.server.sources import now_ms
from tilewright.server.tasks import Background, cancel, pause
from tilewright.server.thinking.pool import WorkerPool
from tilewright.store import NO_ANSWER, Analysis, Store

PAUSE: Final = 5.0  # seconds between two checks of the queue
PROGRESS_STEP: Final = 0.05  # of an analysis, between two updates of its progress

log = logging.getLogger(__name__)


class AnalysisQueue:
    """Makes analyses in a pool of its own, so that bots need not wait for them."""

    def __init__(
        self, store: Store, process: str, pool: WorkerPool, background: Background
    ) -> None:
        self._store = store
        self._process = process
        self._pool = pool
        self._background = background
        self._wanted = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._progress = 0.0  # as it was stored last

    def start(self) -> None:
        """Start to work."""
        self._pool.start()
        self._tasks = [asyncio.create_task(self._work())]

    def wake(self) -> None:
        """Look into the queue soon."""
        self._wanted.set()

    async def stop(self) -> None:
        """Stop; an unfinished analysis is started again by the next process."""
        await cancel(self._tasks)
        await self._pool.stop()

    async def _work(self) -> None:
        analysis: Analysis | None = None
        while True:
            try:
                # After an outage of the database, the analysis is still ours: go on with it.
                analysis = analysis or await self._take()
                if analysis is not None:
                    await self._make(analysis)
                    analysis = None
                    continue
            except NO_ANSWER as error:
                log.warning("the database is unavailable", extra={"error": str(error)})
            except Exception:
                log.exception("the analysis queue failed")
                analysis = None
            await pause(self._wanted, PAUSE)

    async def _take(self) -> Analysis | None:
        return await self._store.analyses.take(self._process, now_ms())

    async def _make(self, analysis: Analysis) -> None:
        self._progress = 0.0
        try:
            record = await load_record(self._store.matches, analysis.match)
            result = await self._pool.analyse(
                analysis, record, lambda part: self._update_progress(analysis, part)
            )
        except NO_ANSWER:
            raise
        except Exception:  # its status tells, and the next one gets its turn
            log.exception("an analysis failed", extra={"id": analysis.id})
            result = None
        status = "done" if result is not None else "failed"
        await self._store.analyses.finish(analysis.id, status, result, now_ms())

    def _update_progress(self, analysis: Analysis, part: float) -> None:
        """Store how far an analysis has come, but not at every step."""
        if part - self._progress >= PROGRESS_STEP:
            self._progress = part
            self._background.spawn(self._store.analyses.advance, analysis.id, part, now_ms())
