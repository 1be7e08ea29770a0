"""Ratings of more than two entries by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from tilewright.arena.score_sample import Z95


class Rating(NamedTuple):
    """The strength of an entry: mean and standard deviation."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        """The low end of the 95% interval."""
        return self.mu - Z95 * self.sigma

    @property
    def high(self) -> float:
        """The high end of the 95% interval."""
        return self.mu + Z95 * self.sigma


class Ratings:
    """The ratings of all entries; they depend slightly on the order of the matches."""

    def __init__(self, entries: int) -> None:
        self._model = PlackettLuce(tau=0)  # bots neither learn nor tire
        self._ratings = [self._model.rating() for _ in range(entries)]

    def __getitem__(self, entry: int) -> Rating:
        rating = self._ratings[entry]
        return Rating(rating.mu, rating.sigma)

    def add(self, entries: Sequence[int], places: Sequence[int]) -> None:
        """Count a match: the entry and the place of every seat.

        An entry with several seats is ranked by their mean place.
        """
        held: dict[int, list[int]] = {}
        for entry, place in zip(entries, places, strict=True):
            held.setdefault(entry, []).append(place)
        if len(held) == 1:
            return
        means = [sum(own) / len(own) for own in held.values()]
        ranks = [1 + sum(other < mean for other in means) for mean in means]
        teams = [[self._ratings[entry]] for entry in held]
        rated = self._model.rate(teams, ranks=[float(rank) for rank in ranks])
        for entry, (rating,) in zip(held, rated, strict=True):
            self._ratings[entry] = rating
