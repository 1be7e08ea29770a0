"""Time, randomness and ids of a process."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Final

from tilewright.core.rng import Rng

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # no two characters that look alike


def system_entropy() -> int:
    """Return 64 unpredictable random bits."""
    return secrets.randbits(64)


class Sources:
    """The clock and the randomness of a process; tests pass their own."""

    def __init__(
        self,
        monotonic: Callable[[], float] = time.monotonic,
        entropy: Callable[[], int] = system_entropy,
    ) -> None:
        self._monotonic = monotonic
        self._entropy = entropy

    def seconds(self) -> float:
        """Return seconds on a monotonic clock."""
        return self._monotonic()

    def milliseconds(self) -> int:
        """Return milliseconds on the same clock."""
        return int(self._monotonic() * 1000)

    def chance(self) -> Rng:
        """Return a generator for one draw, seeded at this moment."""
        return Rng(self._entropy())


def new_id(length: int = 12) -> str:
    """Return a new random id; twelve characters hold about 59 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_token() -> str:
    """Return a new access token for a program."""
    return "tw_" + secrets.token_urlsafe(32)


def token_digest(token: str) -> str:
    """Return the digest of a token, which is stored in its place."""
    return sha256(token.encode()).hexdigest()


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
