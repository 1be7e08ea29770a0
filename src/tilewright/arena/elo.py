"""Elo: differences of strength, from scores and back."""

from __future__ import annotations

from math import log10
from typing import NamedTuple

from tilewright.arena.sample import Sample


def expected_score(elo: float) -> float:
    """Return the score that a difference of strength leads to."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float | None:
    """Return the difference of strength that leads to a score; None for no bound at all."""
    return 400 * log10(score / (1 - score)) if 0 < score < 1 else None


class EloDifference(NamedTuple):
    """By how much the first of two is stronger, with its 95 % interval.

    None stands for infinitely much: one of them has won, or may win, every game.
    """

    elo: float | None
    low: float | None
    high: float | None
    deals: int

    @classmethod
    def of(cls, sample: Sample) -> EloDifference:
        """Return the difference that a sample of scores shows."""
        low, high = sample.interval()
        return cls(elo_of(sample.deal_mean), elo_of(low), elo_of(high), sample.deals)

    def text(self) -> str:
        """Return the difference as people read it."""
        if self.low is None and self.high is None:
            return "unknown"
        if self.low is None:
            return f"below {self.high:+.0f}"
        if self.high is None:
            return f"above {self.low:+.0f}"
        return f"{self.elo:+.1f} ({self.low:+.1f} to {self.high:+.1f})"
