"""Ratings of more than two entries, by the Plackett-Luce model of openskill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from tilewright.arena.sample import Z95


class Rating(NamedTuple):
    """How strong an entry is: the mean of what is believed, and its standard deviation."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        """The low end of the 95 % interval."""
        return self.mu - Z95 * self.sigma

    @property
    def high(self) -> float:
        """The high end of the 95 % interval."""
        return self.mu + Z95 * self.sigma


class Ratings:
    """The ratings of all entries; the order of the games matters a little."""

    def __init__(self, entries: int) -> None:
        self._model = PlackettLuce(tau=0)  # bots neither learn nor tire
        self._ratings = [self._model.rating() for _ in range(entries)]

    def __getitem__(self, entry: int) -> Rating:
        rating = self._ratings[entry]
        return Rating(rating.mu, rating.sigma)

    def add(self, entries: Sequence[int], places: Sequence[int]) -> None:
        """Count a game: the entry and the place of every seat.

        An entry that holds several seats is placed by their mean.
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
