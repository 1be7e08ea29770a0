"""Seeds made from seeds, one way only."""

from __future__ import annotations

from hashlib import blake2b
from operator import index


def seed_for(*parts: int | str) -> int:
    """Return a seed that depends on all parts and their order, and betrays none of them.

    A player that knows its own generator can so not work out the one that deals.
    """
    text = "/".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def check_seed(seed: int) -> int:
    """Return a seed as a whole number; raise if it is none, or too large."""
    seed = index(seed)
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
    return seed
