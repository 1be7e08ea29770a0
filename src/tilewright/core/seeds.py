"""Seeds made from seeds, one way only."""

from __future__ import annotations

from hashlib import blake2b


def seed_for(*parts: int | str) -> int:
    """Return a seed that depends on all parts and their order, and betrays none of them.

    A player that knows its own generator can so not work out the one that deals.
    """
    text = "/".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
