"""The interface of a transport for pub/sub messages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol


class TransportDown(Exception):
    """The transport does not answer."""


class Transport(Protocol):
    """Carries short texts between processes; every method may raise `TransportDown`."""

    async def publish(self, text: str) -> None:
        """Send a text to all listeners."""

    def listen(self) -> AsyncIterator[str | None]:
        """Yield None once it listens, then every text that is sent."""

    async def count(self, name: str, seconds: int) -> int:
        """Count one more event of a name, and return how many there were in so many seconds."""

    async def close(self) -> None:
        """Close all connections."""
