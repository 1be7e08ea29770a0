"""Names that nobody can guess, and the time."""

from __future__ import annotations

import secrets
import time
from hashlib import sha256
from typing import Final

SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another


def new_id(length: int = 12) -> str:
    """Return a new id; twelve signs are about 59 random bits."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


def new_token() -> str:
    """Return a new token for a program."""
    return "tw_" + secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """Return what is kept of a token."""
    return sha256(token.encode()).hexdigest()


def now_ms() -> int:
    """Return the time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
