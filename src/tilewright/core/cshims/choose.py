"""Find the n-th of several things: tiles of a heap, members of sets.

Compiled modules use the C functions of the same names in `choose.pxd`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.core.cshims import bits


def nth_kind(counts: Sequence[int], kinds: int, n: int) -> int:
    """Return the kind of the n-th thing, from 0, in a heap sorted by kind.

    At most 255 things in all, and at most 127 of any kinds but the last.
    """
    kind = 0
    while n >= counts[kind]:
        n -= counts[kind]
        kind += 1
    return kind


def count_common(words: Sequence[int], count: int, mask: int) -> int:
    """Return how many bits of a mask the first words contain, over all.

    The words have 32 bits, and their number is even.
    """
    found = 0
    for i in range(count):
        found += (words[i] & mask).bit_count()
    return found


def nth_common(words: Sequence[int], count: int, mask: int, n: int) -> int:
    """Return the n-th of these bits, from 0, as 32 times its word plus its place."""
    word = 0
    found = (words[0] & mask).bit_count()
    while n >= found:
        n -= found
        word += 1
        found = (words[word] & mask).bit_count()
    return 32 * word + bits.nth_bit(words[word] & mask, n)
