"""Waiting for something that may not come."""

from __future__ import annotations

import asyncio


async def pause(sooner: asyncio.Event, seconds: float) -> None:
    """Wait so long, or until an event, which is cleared."""
    try:
        async with asyncio.timeout(seconds):
            await sooner.wait()
    except TimeoutError:
        pass
    sooner.clear()
