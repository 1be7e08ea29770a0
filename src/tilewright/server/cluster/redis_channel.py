"""Redis as the wire between processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tilewright.server.cluster.pubsub import WireDown

CHANNEL: Final = "tilewright"
SECONDS: Final = 2.0  # to wait for a connection, or for an answer
ALIVE: Final = 10  # seconds between two looks whether a silent connection lives


class RedisWire:
    """Publishes and counts in Redis; nothing that is kept there is missed when it is gone."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(
            url,
            decode_responses=True,
            socket_connect_timeout=SECONDS,
            health_check_interval=ALIVE,
            retry=Retry(NoBackoff(), 1),
        )

    async def publish(self, text: str) -> None:
        """Send a text to all who listen."""
        with _told():
            async with asyncio.timeout(SECONDS):
                await self._redis.publish(CHANNEL, text)

    async def listen(self) -> AsyncIterator[str | None]:
        """Yield None once it listens, then what is sent."""
        with _told():
            async with self._redis.pubsub(ignore_subscribe_messages=True) as heard:
                await heard.subscribe(CHANNEL)
                yield None
                async for message in heard.listen():
                    yield str(message["data"])

    async def count(self, name: str, seconds: int) -> int:
        """Count one more of a name, and return how many there were within so many seconds."""
        key = f"{CHANNEL}:{name}"
        with _told():
            async with asyncio.timeout(SECONDS), self._redis.pipeline() as pipeline:
                pipeline.incr(key)
                pipeline.expire(key, seconds, nx=True)
                counted, _ = await pipeline.execute()
        return int(counted)

    async def close(self) -> None:
        """Let go of it."""
        await self._redis.aclose()


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except (RedisError, OSError, TimeoutError) as error:
        raise WireDown(str(error)) from error
