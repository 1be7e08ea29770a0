"""A sequential probability ratio test between two differences in strength."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from tilewright.arena.elo import expected_score
from tilewright.arena.score_sample import ScoreSample
from tilewright.core.errors import BadSetup

PSEUDO_COUNT: Final = 1e-3  # of a deal won or lost completely, if there is none
BISECTIONS: Final = 60
MAX_ELO: Final = 2000

Weights = list[tuple[float, float]]


@dataclass(frozen=True)
class Sprt:
    """Two hypotheses about the difference in strength, and the error rates of the test."""

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
                sentence = f"{name} must be between 0 and 0.5, not {risk:g}"
                raise BadSetup("setup.sprt", sentence)

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which elo0 and elo1 are accepted (Wald's)."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def ratio(self, sample: ScoreSample) -> float:
        """Return the log-likelihood ratio of elo1 against elo0 for the deals so far.

        The distribution of a deal's score is unknown: each hypothesis uses the one that fits the
        deals best and has the expected score as its mean.
        """
        if not sample.whole:
            return 0.0
        counts: dict[float, float] = {0.0: PSEUDO_COUNT, 1.0: PSEUDO_COUNT}
        counts.update(sample.counts())
        weights = list(counts.items())
        fit0 = _fit(weights, expected_score(self.elo0))
        fit1 = _fit(weights, expected_score(self.elo1))
        return sum(n * log(p1 / p0) for (_, n), p0, p1 in zip(weights, fit0, fit1, strict=True))

    def verdict(self, ratio: float) -> str | None:
        """Return the hypothesis that a ratio accepts: "elo0", "elo1" or None."""
        low, high = self.bounds
        if ratio >= high:
            return "elo1"
        return "elo0" if ratio <= low else None


def _fit(weights: Weights, mean: float) -> list[float]:
    """Return the most likely distribution of scores with a given mean.

    They are n / (N (1 + x (score - mean))), with the one x that gives this mean.
    """
    total = sum(n for _, n in weights)
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(BISECTIONS):
        x = (low + high) / 2
        slope = sum(n * (score - mean) / (1 + x * (score - mean)) for score, n in weights)
        low, high = (x, high) if slope > 0 else (low, x)
    x = (low + high) / 2
    return [n / (total * (1 + x * (score - mean))) for score, n in weights]
