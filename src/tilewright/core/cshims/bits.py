"""Bit sets and 64-bit arithmetic, the same compiled and pure.

Compiled modules use the C functions of the same names in `bits.pxd`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

TWO32: Final = 1 << 32
MASK32: Final = (1 << 32) - 1
MASK64: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15
MIX_A: Final = 0xBF58476D1CE4E5B9
MIX_B: Final = 0x94D049BB133111EB


def add64(a: int, b: int) -> int:
    """Return a + b as an unsigned 64-bit number."""
    return (a + b) & MASK64


def mul64(a: int, b: int) -> int:
    """Return a * b as an unsigned 64-bit number."""
    return (a * b) & MASK64


def mix64(a: int) -> int:
    """Return a bijective hash of a 64-bit number."""
    a = mul64(a ^ (a >> 30), MIX_A)
    a = mul64(a ^ (a >> 27), MIX_B)
    return a ^ (a >> 31)


def low32(a: int) -> int:
    """Return the low half of a 64-bit number."""
    return a & MASK32


def shift64(place: int) -> int:
    """Return the 64-bit word with only the bit at a place set."""
    return 1 << place


def popcount(word: int) -> int:
    """Return how many bits of `word` are set."""
    return word.bit_count()


def nth_bit(word: int, n: int) -> int:
    """Return the place of the n-th set bit of `word`, both counted from 0."""
    for _ in range(n):
        word &= word - 1
    return (word & -word).bit_length() - 1


def lowest(word: int) -> int:
    """Return the place of the lowest set bit of `word`, which is not 0."""
    return (word & -word).bit_length() - 1


def highest(word: int) -> int:
    """Return the place of the highest set bit of `word`, which is not 0."""
    return word.bit_length() - 1


def pack(numbers: Sequence[int], count: int) -> int:
    """Return up to eight bytes as one word, the first lowest."""
    return int.from_bytes(bytes(numbers[:count]), "little")


def hash_bytes(numbers: Sequence[int], count: int, salt: int) -> int:
    """Return a 64-bit hash of bytes, different for each salt."""
    key = 0
    for i in range(0, count, 8):
        word = int.from_bytes(bytes(numbers[i : min(i + 8, count)]), "little")
        key = add64(key, mix64(add64(word, mul64(64 * salt + 1 + i, GOLDEN))))
    return key


def spread(into: memoryview, at: int, word: int, count: int) -> int:
    """Write the lowest bits of a word, one byte each; return the offset after them."""
    for i in range(count):
        into[at + i] = word >> i & 1
    return at + count


def spread_floats(into: memoryview[float], at: int, word: int, count: int) -> int:
    """Write the lowest bits of a word as floats; return the offset after them."""
    for i in range(count):
        into[at + i] = 1.0 if word >> i & 1 else 0.0
    return at + count
