"""Adding up a series: wins, draws, scores, who beats whom, and how sure one can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from tilewright.arena.elo import EloDifference
from tilewright.arena.game import Failure, GameResult
from tilewright.arena.sample import UNIT, Interval, Sample
from tilewright.arena.series import Fixture, Series

if TYPE_CHECKING:
    from tilewright.arena.ratings import Rating, Ratings

LISTED: Final = 50  # failures that are told one by one


class Outcome(NamedTuple):
    """One game of a series: its number, and its result."""

    number: int
    result: GameResult


@dataclass
class Standing:
    """What one entry has reached; it may hold several seats of a game."""

    name: str
    won: Sample  # its part of the win of every game, a shared one divided among the winners
    wins: int = 0
    draws: int = 0  # first places shared with another entry
    failures: int = 0
    actions: int = 0
    seconds: float = 0.0
    scores: Counter[int] = field(default_factory=Counter)  # of all its seats

    @property
    def games(self) -> int:
        """How many games it has played."""
        return self.won.games

    @property
    def losses(self) -> int:
        """How many games it has neither won nor shared."""
        return self.games - self.wins - self.draws

    @property
    def mean_score(self) -> float:
        """The points of a seat in a game, on average."""
        points = sum(score * seats for score, seats in self.scores.items())
        return points / self.scores.total() if self.scores else 0.0

    @property
    def win_share(self) -> float:
        """The part of all games that it won."""
        return self.won.mean

    @property
    def seconds_per_action(self) -> float:
        """How long it thought about an action, on average."""
        return self.seconds / self.actions if self.actions else 0.0

    def interval(self) -> Interval:
        """Return the 95 % interval of the win share."""
        return self.won.interval()

    def add(self, deal: int, seats: Sequence[int], result: GameResult) -> None:
        """Count a game of a deal in which it held some seats."""
        firsts = result.places.count(1)
        won = sum(result.places[seat] == 1 for seat in seats)
        self.won.add(deal, UNIT * won // firsts)
        self.wins += won == firsts
        self.draws += 0 < won < firsts
        self.failures += result.failure is not None and result.failure.seat in seats
        for seat in seats:
            self.scores[result.scores[seat]] += 1
            self.actions += result.actions[seat]
            self.seconds += result.seconds[seat]


class Tally:
    """The standings of a series so far; `pairs` holds how the first fared against the second."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        sizes: Counter[int] = Counter()
        pair_sizes: Counter[tuple[int, int]] = Counter()
        for table in series.tables:
            present = sorted(set(table))
            sizes.update(dict.fromkeys(present, series.seats))
            pair_sizes.update(dict.fromkeys(combinations(present, 2), series.seats))
        names = enumerate(series.bots)
        self.standings = [Standing(name, Sample(sizes[entry])) for entry, name in names]
        self.pairs = {pair: Sample(size) for pair, size in pair_sizes.items()}
        self.ratings = _new_ratings(series)
        self.failures: list[tuple[Fixture, Failure]] = []  # the first of them

    @classmethod
    def of(cls, series: Series, outcomes: Iterable[Outcome]) -> Tally:
        """Return the tally of games, counted in their order."""
        tally = cls(series)
        for outcome in outcomes:
            tally.add(outcome)
        return tally

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        result = outcome.result
        fixture = self.series.fixture(outcome.number)
        deal, entries = fixture.deal, fixture.entries
        self.games += 1
        if result.failure and len(self.failures) < LISTED:
            self.failures.append((fixture, result.failure))
        held: dict[int, list[int]] = {}
        for seat, entry in enumerate(entries):
            held.setdefault(entry, []).append(seat)
        for entry, seats in held.items():
            self.standings[entry].add(deal, seats, result)
        for one, other in combinations(sorted(held), 2):
            parts = pair_score(result.places, held[one], held[other])
            self.pairs[one, other].add(deal, parts)
        if self.ratings:
            self.ratings.add(entries, result.places)

    @property
    def actions(self) -> int:
        """How many actions were taken in all games."""
        return sum(standing.actions for standing in self.standings)

    @property
    def is_complete(self) -> bool:
        """Whether all games have been played."""
        return self.games == self.series.total_games

    def rating(self, entry: int) -> Rating | None:
        """Return the rating of an entry, if there are more than two."""
        return self.ratings[entry] if self.ratings else None

    def elo(self) -> EloDifference | None:
        """Return by how much the first of two entries is stronger; None if there are not two."""
        return EloDifference.of(self.pairs[0, 1]) if len(self.standings) == 2 else None

    def ranked(self) -> list[int]:
        """Return the entries, the best first: by rating, else by their share of the wins."""

        def strength(entry: int) -> tuple[float, float]:
            rating = self.rating(entry)
            return rating.mu if rating else 0.0, self.standings[entry].win_share

        return sorted(range(len(self.standings)), key=strength, reverse=True)


def pair_score(places: Sequence[int], seats: Sequence[int], others: Sequence[int]) -> int:
    """Return how some seats fared against others, in parts: the mean over all pairs of them."""
    halves = sum(
        (places[mine] < places[theirs]) + (places[mine] <= places[theirs])
        for mine in seats
        for theirs in others
    )
    return UNIT * halves // (2 * len(seats) * len(others))


def _new_ratings(series: Series) -> Ratings | None:
    if len(series.bots) <= 2:
        return None
    from tilewright.arena.ratings import Ratings  # openskill takes a moment to import

    return Ratings(len(series.bots))
