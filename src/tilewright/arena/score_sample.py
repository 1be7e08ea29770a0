"""Scores grouped by deal, and the confidence interval of their mean."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final

UNIT: Final = 24  # parts of a score: divides evenly for ties of up to four seats and pairs of seats
Z95: Final = 1.959963984540054

Interval = tuple[float, float]


def wilson(share: float, number: float, z: float = Z95) -> Interval:
    """Return the 95% Wilson interval of a share, always within 0 to 1."""
    if number == 0:
        return 0.0, 1.0
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    half = z / (1 + z * z / number)
    half *= sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    return middle - half if share > 0 else 0.0, middle + half if share < 1 else 1.0


class ScoreSample:
    """Scores from 0 to 1, where the matches of a deal belong together.

    Sums are integers, so the order of the matches does not matter.
    """

    def __init__(self, size: int) -> None:
        self.size = size  # matches of a complete deal
        self.matches = 0
        self.total = 0  # in parts of a score, like all sums here
        self.whole: Counter[int] = Counter()  # complete deals by their sum
        self._open: dict[int, tuple[int, int]] = {}

    def add(self, deal: int, parts: int) -> None:
        """Count a match of a deal, its score in parts."""
        self.matches += 1
        self.total += parts
        total, matches = self._open.pop(deal, (0, 0))
        if matches + 1 == self.size:
            self.whole[total + parts] += 1
        else:
            self._open[deal] = (total + parts, matches + 1)

    @property
    def mean(self) -> float:
        """The mean score of all matches."""
        return self.total / (UNIT * self.matches) if self.matches else 0.0

    @property
    def deals(self) -> int:
        """How many deals are complete."""
        return self.whole.total()

    @property
    def deal_mean(self) -> float:
        """The mean score of the complete deals."""
        if not self.whole:
            return 0.5
        total = sum(score * deals for score, deals in self.whole.items())
        return total / (UNIT * self.size * self.deals)

    def counts(self) -> list[tuple[float, int]]:
        """Return how many deals had which mean score, ascending."""
        whole = UNIT * self.size
        return [(score / whole, deals) for score, deals in sorted(self.whole.items())]

    def weight(self) -> float:
        """Return how many independent matches the deals are worth.

        With that many won-or-lost matches the mean would be as uncertain as the variance between
        the deals makes it. One deal of full variance is added, so that a few equal deals do not
        seem to prove anything.
        """
        mean, deals = self.deal_mean, self.deals
        spread = mean * (1 - mean)
        if spread == 0:
            return deals
        squares = sum(number * (score - mean) ** 2 for score, number in self.counts())
        return deals * deals * spread / (squares + spread)

    def interval(self) -> Interval:
        """Return the 95% interval of the mean score of a deal."""
        return wilson(self.deal_mean, self.weight())
