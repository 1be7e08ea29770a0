"""Elo differences from scores, and back."""

from __future__ import annotations

from math import log10
from typing import NamedTuple

from tilewright.arena.score_sample import ScoreSample


def expected_score(elo: float) -> float:
    """Return the expected score for an Elo difference."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float | None:
    """Return the Elo difference for a score; None if it is infinite."""
    return 400 * log10(score / (1 - score)) if 0 < score < 1 else None


class EloDifference(NamedTuple):
    """The Elo difference between two entries with its 95% interval.

    None means infinite: one of them has won, or may win, every match.
    """

    elo: float | None
    low: float | None
    high: float | None
    deals: int

    @classmethod
    def of(cls, sample: ScoreSample) -> EloDifference:
        """Return the Elo difference for a sample of scores."""
        low, high = sample.interval()
        return cls(elo_of(sample.deal_mean), elo_of(low), elo_of(high), sample.deals)

    def text(self) -> str:
        """Return the difference as text."""
        if self.low is None and self.high is None:
            return "unknown"
        if self.low is None:
            return f"below {self.high:+.0f}"
        if self.high is None:
            return f"above {self.low:+.0f}"
        return f"{self.elo:+.1f} ({self.low:+.1f} to {self.high:+.1f})"
