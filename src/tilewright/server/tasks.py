"""Tasks in the background: waiting, repeating, and ending them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from tilewright.core.errors import TilewrightError
from tilewright.store import NO_ANSWER

CANCEL_AGAIN: Final = 0.2  # seconds until a task that has not ended is cancelled once more

log = logging.getLogger(__name__)

Job = Callable[[], Coroutine[Any, Any, None]]


async def pause(sooner: asyncio.Event, seconds: float) -> None:
    """Wait so long, or until an event, which is cleared."""
    try:
        async with asyncio.timeout(seconds):
            await sooner.wait()
    except TimeoutError:
        pass
    sooner.clear()


async def repeat(job: Job, seconds: float, sooner: asyncio.Event | None = None) -> None:
    """Run a job periodically until cancelled; a run that fails is logged."""
    sooner = sooner or asyncio.Event()
    while True:
        await pause(sooner, seconds)
        try:
            await job()
        except NO_ANSWER as error:
            log.warning("the database is unavailable", extra={"error": str(error)})
        except Exception:
            log.exception("a periodic job failed", extra={"job": job.__qualname__})


async def cancel(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel tasks until they end, also those in which a library swallows a cancellation."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=CANCEL_AGAIN)


class Background:
    """Tasks that nobody waits for; their errors go to the log."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(
        self, work: Callable[..., Coroutine[Any, Any, None]], *arguments: object
    ) -> asyncio.Task[None]:
        """Start a task."""
        task = asyncio.create_task(work(*arguments))
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    async def stop(self) -> None:
        """Cancel all tasks."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, TilewrightError):  # as when a match has moved: clients are told
            log.warning("a background task was refused", extra={"error": str(error)})
        elif error is not None:
            log.error("a background task failed", exc_info=error)
