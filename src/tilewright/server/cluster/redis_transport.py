"""Redis as the transport between processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tilewright.server.cluster.transport import TransportDown

CHANNEL: Final = "tilewright"
TIMEOUT: Final = 2.0  # seconds for a connection, or for an answer
HEALTH_CHECK: Final = 10  # seconds between two checks of a silent connection


class RedisTransport:
    """Publishes and counts in Redis; losing what is stored there does no harm."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(
            url,
            decode_responses=True,
            socket_connect_timeout=TIMEOUT,
            health_check_interval=HEALTH_CHECK,
            retry=Retry(NoBackoff(), 1),
        )

    async def publish(self, text: str) -> None:
        """Send a text to all listeners."""
        with _as_transport_down():
            async with asyncio.timeout(TIMEOUT):
                await self._redis.publish(CHANNEL, text)

    async def listen(self) -> AsyncIterator[str | None]:
        """Yield None once it listens, then every text that is sent."""
        with _as_transport_down():
            async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                await channel.subscribe(CHANNEL)
                yield None
                async for message in channel.listen():
                    yield str(message["data"])

    async def count(self, name: str, seconds: int) -> int:
        """Count one more event of a name, and return how many there were in so many seconds."""
        key = f"{CHANNEL}:{name}"
        with _as_transport_down():
            async with asyncio.timeout(TIMEOUT), self._redis.pipeline() as pipeline:
                pipeline.incr(key)
                pipeline.expire(key, seconds, nx=True)
                counted, _ = await pipeline.execute()
        return int(counted)

    async def close(self) -> None:
        """Close all connections."""
        await self._redis.aclose()


@contextmanager
def _as_transport_down() -> Iterator[None]:
    try:
        yield
    except (RedisError, OSError, TimeoutError) as error:
        raise TransportDown(str(error)) from error
