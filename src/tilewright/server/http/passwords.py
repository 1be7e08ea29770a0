"""Passwords: only their argon2 hashes are kept, and they are worked out beside the loop."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher: Final = PasswordHasher()
_turns: Final = asyncio.Semaphore(2)  # each takes 64 MiB for a moment


async def hash_password(password: str) -> str:
    """Return what is kept of a password."""
    async with _turns:
        return await asyncio.to_thread(_hasher.hash, password)


async def is_password(kept: str | None, password: str) -> bool:
    """Return whether a password is the one that was kept; as slow if there is none."""
    async with _turns:
        return await asyncio.to_thread(_verify, kept, password)


def _verify(kept: str | None, password: str) -> bool:
    if kept is None:
        _hasher.hash(password)
        return False
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
