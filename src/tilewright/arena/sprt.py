"""A sequential test: which of two differences of strength the deals speak for."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from tilewright.arena.elo import expected_score
from tilewright.arena.sample import Sample
from tilewright.core.errors import BadSetup

UNSEEN: Final = 1e-3  # deals counted for a whole win or loss that has not occurred
HALVINGS: Final = 60
MAX_ELO: Final = 2000

Weights = list[tuple[float, float]]


@dataclass(frozen=True)
class Sprt:
    """Two hypotheses on the difference of strength, and how often the test may be wrong."""

    elo0: float
    elo1: float
    alpha: float = 0.05  # the risk of accepting elo1 when elo0 is true
    beta: float = 0.05  # the risk of accepting elo0 when elo1 is true

    def __post_init__(self) -> None:
        if not -MAX_ELO <= self.elo0 < self.elo1 <= MAX_ELO:
            sentence = (
                f"a test needs elo0 below elo1, both from -{MAX_ELO} to {MAX_ELO}, "
                f"not {self.elo0:g} and {self.elo1:g}"
            )
            raise BadSetup("setup.sprt", sentence)
        for name, risk in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < risk < 0.5:
                sentence = f"{name} must lie between 0 and 0.5, not {risk:g}"
                raise BadSetup("setup.sprt", sentence)

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which elo0 and elo1 are accepted (Wald's)."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, sample: Sample) -> float:
        """Return the log-likelihood ratio of elo1 against elo0 for the deals so far.

        The shares of the possible scores of a deal are unknown: for each hypothesis those are
        taken that fit the deals best and have the expected score as their mean.
        """
        if not sample.whole:
            return 0.0
        counts: dict[float, float] = {0.0: UNSEEN, 1.0: UNSEEN}
        counts.update(sample.counts())
        weights = list(counts.items())
        fit0 = _fit(weights, expected_score(self.elo0))
        fit1 = _fit(weights, expected_score(self.elo1))
        return sum(n * log(p1 / p0) for (_, n), p0, p1 in zip(weights, fit0, fit1, strict=True))

    def verdict(self, ratio: float) -> str | None:
        """Return which hypothesis a ratio decides for: "elo0", "elo1", or None."""
        low, high = self.bounds
        if ratio >= high:
            return "elo1"
        return "elo0" if ratio <= low else None


def _fit(weights: Weights, mean: float) -> list[float]:
    """Return the likeliest shares of scores whose mean is as given.

    They are n / (N (1 + x (score - mean))), with the one x that gives this mean.
    """
    total = sum(n for _, n in weights)
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(HALVINGS):
        x = (low + high) / 2
        slope = sum(n * (score - mean) / (1 + x * (score - mean)) for score, n in weights)
        low, high = (x, high) if slope > 0 else (low, x)
    x = (low + high) / 2
    return [n / (total * (1 + x * (score - mean))) for score, n in weights]
