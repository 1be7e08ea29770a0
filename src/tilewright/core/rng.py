"""The random number generator: small, seedable, and stable across versions.

It is SplitMix64: 64 bits of state, one addition and two multiplications per number.
"""

from __future__ import annotations

from operator import index

from tilewright.core.cshims import bits
from tilewright.core.seeds import check_seed, seed_for


class Rng:
    """A seeded source of random numbers, the same on every platform, compiled or pure."""

    def __init__(self, seed: int) -> None:
        self.word = check_seed(seed)

    def next64(self) -> int:
        """Fast: return the next 64 random bits."""
        self.word = bits.add64(self.word, bits.GOLDEN)
        return bits.mix64(self.word)

    def below(self, n: int) -> int:
        """Fast: return a uniform number from 0 to n - 1, for 0 < n < 2**32.

        Lemire's method; it rejects draws that would make some numbers likelier.
        """
        product = (self.next64() >> 32) * n
        if bits.low32(product) < n:
            refused = bits.TWO32 % n
            while bits.low32(product) < refused:
                product = (self.next64() >> 32) * n
        return product >> 32

    def randbelow(self, n: int) -> int:
        """Return a uniform number from 0 to n - 1."""
        n = index(n)
        if not 0 < n < 1 << 32:
            raise ValueError(f"n must lie between 1 and 2**32 - 1, not {n}")
        return self.below(n)

    def randseed(self) -> int:
        """Return 64 random bits, suitable as a seed."""
        return self.next64()

    def split(self) -> Rng:
        """Return a new generator, seeded from this one, that reveals nothing about it."""
        return Rng(seed_for(self.next64()))

    def __reduce__(self) -> tuple[type[Rng], tuple[int]]:
        return (Rng, (self.word,))

    def __repr__(self) -> str:
        return f"Rng({self.word})"


def check_rng(rng: Rng) -> Rng:
    """Return a generator as it is; raise `TypeError` for anything else."""
    if not isinstance(rng, Rng):
        raise TypeError(f"expected an Rng, not {type(rng).__name__}")
    return rng
