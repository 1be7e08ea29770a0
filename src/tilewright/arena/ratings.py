"""Ratings of more than two entries: the Plackett-Luce fit over all matches, in Elo.

Every entry has a strength. Each place of a match is a choice among the entries that have none yet,
with chances in proportion to their strengths; of two entries this is the Bradley-Terry model. The
fit finds the most likely strengths of all entries together, whatever the order of the matches.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import permutations, product
from math import exp, log, sqrt
from typing import Final, NamedTuple

from tilewright.arena.linear import Matrix, inverse
from tilewright.arena.score_sample import Z95

ANCHOR: Final = "random"  # this entry has 0 Elo; without it, the first one has
ELO: Final = 400 / log(10)  # Elo in one unit of log strength
PRIOR: Final = 1000 / ELO  # the standard deviation before any match; it keeps every strength finite
PRECISION: Final = 1e-9  # in units of log strength
LONGEST_STEP: Final = 2.0  # longer ones may overshoot
MAX_STEPS: Final = 100

Choice = tuple[int, tuple[int, ...]]  # who was placed next, and among whom


class Rating(NamedTuple):
    """The strength of an entry in Elo, and its standard error against the mean of all entries."""

    elo: float
    error: float

    @property
    def low(self) -> float:
        """The low end of the 95% interval."""
        return self.elo - Z95 * self.error

    @property
    def high(self) -> float:
        """The high end of the 95% interval."""
        return self.elo + Z95 * self.error


class Ratings:
    """The ratings of all entries."""

    def __init__(self, names: Sequence[str]) -> None:
        self.anchor = names.index(ANCHOR) if ANCHOR in names else 0
        self._choices: defaultdict[Choice, float] = defaultdict(float)
        self._strengths = [0.0] * len(names)
        self._fitted: list[Rating] | None = None

    def __getitem__(self, entry: int) -> Rating:
        if self._fitted is None:
            self._fitted = self._fit()
        return self._fitted[entry]

    def add(self, entries: Sequence[int], places: Sequence[int]) -> None:
        """Count a match: the entry and the place of every seat.

        An entry with several seats is ranked by their mean place. Of a tie, every order counts
        equally.
        """
        tiers = _tiers(entries, places)
        orders = [
            [entry for tier in order for entry in tier]
            for order in product(*(list(permutations(tier)) for tier in tiers))
        ]
        for order in orders:
            for choice in _choices_of(order):
                self._choices[choice] += 1 / len(orders)
        self._fitted = None

    def _fit(self) -> list[Rating]:
        """Return the ratings, by Newton's method from the last fit."""
        for _ in range(MAX_STEPS):
            slope, curvature = self._derivatives()
            covariance = inverse(curvature)
            step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in covariance]
            longest = max(map(abs, step))
            for entry, change in enumerate(step):
                self._strengths[entry] += change * min(1.0, LONGEST_STEP / (longest or 1.0))
            if longest < PRECISION:
                break
        zero = self._strengths[self.anchor]
        return [
            Rating(ELO * (strength - zero), ELO * _error(covariance, entry))
            for entry, strength in enumerate(self._strengths)
        ]

    def _derivatives(self) -> tuple[list[float], Matrix]:
        """Return the slope of the log likelihood, and its negative second derivatives."""
        size = len(self._strengths)
        slope = [-strength / PRIOR**2 for strength in self._strengths]
        curvature = [[PRIOR**-2 * (i == j) for j in range(size)] for i in range(size)]
        for (placed, among), count in self._choices.items():
            weights = [exp(self._strengths[entry]) for entry in among]
            total = sum(weights)
            slope[placed] += count
            for i, one in enumerate(among):
                chance = weights[i] / total
                slope[one] -= count * chance
                curvature[one][one] += count * chance
                for j, other in enumerate(among):
                    curvature[one][other] -= count * chance * weights[j] / total
        return slope, curvature


def _error(covariance: Matrix, entry: int) -> float:
    """Return the standard error of an entry's strength minus the mean of all strengths."""
    size = len(covariance)
    shares = [(entry == other) - 1 / size for other in range(size)]
    rows = (sum(a * b for a, b in zip(row, shares, strict=True)) for row in covariance)
    return sqrt(max(0.0, sum(a * b for a, b in zip(shares, rows, strict=True))))


def _tiers(entries: Sequence[int], places: Sequence[int]) -> list[list[int]]:
    """Return the entries of a match by rank; those that tie are together."""
    held: dict[int, list[int]] = {}
    for entry, place in zip(entries, places, strict=True):
        held.setdefault(entry, []).append(place)
    means = {entry: sum(own) / len(own) for entry, own in held.items()}
    ranks = sorted(set(means.values()))
    return [sorted(entry for entry, mean in means.items() if mean == rank) for rank in ranks]


def _choices_of(order: Sequence[int]) -> Iterator[Choice]:
    """Yield the choices that lead to an order of entries; the last place is none."""
    for i in range(len(order) - 1):
        yield order[i], tuple(sorted(order[i:]))
