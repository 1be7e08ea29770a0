"""Waiting for something that may not come, and for an end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

AGAIN: Final = 0.2  # seconds until a task is told once more to end


async def pause(sooner: asyncio.Event, seconds: float) -> None:
    """Wait so long, or until an event, which is cleared."""
    try:
        async with asyncio.timeout(seconds):
            await sooner.wait()
    except TimeoutError:
        pass
    sooner.clear()


async def end(tasks: Sequence[asyncio.Task[None]]) -> None:
    """End tasks, also those in which somebody else's code overhears that it shall end."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN)
