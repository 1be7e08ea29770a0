"""Derive seeds from other seeds, one way."""

from __future__ import annotations

from hashlib import blake2b
from operator import index


def seed_for(*parts: int | str) -> int:
    """Return a seed that depends on all parts and their order, and reveals none of them.

    So a bot that knows its own generator cannot predict the deals.
    """
    text = "/".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def check_seed(seed: int) -> int:
    """Return a seed as an int; raise if it is not an integer or out of range."""
    seed = index(seed)
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
    return seed
