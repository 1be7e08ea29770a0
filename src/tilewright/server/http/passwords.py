"""Passwords: argon2 hashes, computed in threads beside the event loop."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher: Final = PasswordHasher()
_slots: Final = asyncio.Semaphore(2)  # each hash needs 64 MiB for a moment


async def hash_password(password: str) -> str:
    """Return the hash of a password."""
    async with _slots:
        return await asyncio.to_thread(_hasher.hash, password)


async def is_password(kept: str | None, password: str) -> bool:
    """Return whether a password matches a hash; takes as long if there is none."""
    async with _slots:
        return await asyncio.to_thread(_verify, kept, password)


def _verify(kept: str | None, password: str) -> bool:
    if kept is None:
        _hasher.hash(password)
        return False
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
