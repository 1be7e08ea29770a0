"""The totals of a series: wins, draws, scores, pairwise results and confidence intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, NamedTuple

from tilewright.arena.elo import EloDifference
from tilewright.arena.match import Failure, MatchResult
from tilewright.arena.ratings import Rating, Ratings
from tilewright.arena.score_sample import UNIT, Interval, ScoreSample
from tilewright.arena.series import Fixture, Series

MAX_LISTED_FAILURES: Final = 50  # failures kept in detail


class Outcome(NamedTuple):
    """One match of a series: its number, its result, and its record as text if it is wanted."""

    number: int
    result: MatchResult
    record: str | None = None
    found: str = ""  # what other work than a series brought with the match


@dataclass
class Standing:
    """The results of one entry, which may have several seats in a match."""

    name: str
    won: ScoreSample  # its share of each win; winners split a tie
    wins: int = 0
    draws: int = 0  # first place tied with another entry
    failures: int = 0
    actions: int = 0
    seconds: float = 0.0
    scores: Counter[int] = field(default_factory=Counter)  # of all its seats

    @property
    def matches(self) -> int:
        """How many matches it has played."""
        return self.won.matches

    @property
    def losses(self) -> int:
        """How many matches it lost."""
        return self.matches - self.wins - self.draws

    @property
    def mean_score(self) -> float:
        """The mean score of its seats."""
        points = sum(score * seats for score, seats in self.scores.items())
        return points / self.scores.total() if self.scores else 0.0

    @property
    def win_share(self) -> float:
        """Its share of all wins."""
        return self.won.mean

    @property
    def seconds_per_action(self) -> float:
        """Its mean thinking time per action."""
        return self.seconds / self.actions if self.actions else 0.0

    def interval(self) -> Interval:
        """Return the 95% interval of the win share."""
        return self.won.interval()

    def add(self, deal: int, seats: Sequence[int], result: MatchResult) -> None:
        """Count a match of a deal in which it had these seats."""
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
    """The standings of a series so far; `pairs` has the first entry's score against the second."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.matches = 0
        sizes: Counter[int] = Counter()
        pair_sizes: Counter[tuple[int, int]] = Counter()
        for table in series.tables:
            present = sorted(set(table))
            sizes.update(dict.fromkeys(present, series.seats))
            pair_sizes.update(dict.fromkeys(combinations(present, 2), series.seats))
        names = enumerate(series.labels)
        self.standings = [Standing(name, ScoreSample(sizes[entry])) for entry, name in names]
        self.pairs = {pair: ScoreSample(size) for pair, size in pair_sizes.items()}
        self.ratings = Ratings(series.players) if len(series.bots) > 2 else None
        self.failures: list[tuple[Fixture, Failure]] = []  # the first ones, in detail

    @classmethod
    def of(cls, series: Series, outcomes: Iterable[Outcome]) -> Tally:
        """Return the tally of matches, counted in order."""
        tally = cls(series)
        for outcome in outcomes:
            tally.add(outcome)
        return tally

    def add(self, outcome: Outcome) -> None:
        """Count one match."""
        result = outcome.result
        fixture = self.series.fixture(outcome.number)
        deal, entries = fixture.deal, fixture.entries
        self.matches += 1
        if result.failure and len(self.failures) < MAX_LISTED_FAILURES:
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
        """The number of actions in all matches."""
        return sum(standing.actions for standing in self.standings)

    @property
    def is_complete(self) -> bool:
        """Whether all matches have been played."""
        return self.matches == self.series.total_matches

    def rating(self, entry: int) -> Rating | None:
        """Return an entry's rating; None if there are only two entries."""
        return self.ratings[entry] if self.ratings else None

    def elo(self) -> EloDifference | None:
        """Return the Elo difference between two entries; None if there are not two."""
        return EloDifference.of(self.pairs[0, 1]) if len(self.standings) == 2 else None

    def ranked(self) -> list[int]:
        """Return the entries, best first: by rating, else by win share."""

        def strength(entry: int) -> tuple[float, float]:
            rating = self.rating(entry)
            return rating.elo if rating else 0.0, self.standings[entry].win_share

        return sorted(range(len(self.standings)), key=strength, reverse=True)


def pair_score(places: Sequence[int], seats: Sequence[int], others: Sequence[int]) -> int:
    """Return the score of some seats against others, in parts: the mean over all pairs."""
    halves = sum(
        (places[mine] < places[theirs]) + (places[mine] <= places[theirs])
        for mine in seats
        for theirs in others
    )
    return UNIT * halves // (2 * len(seats) * len(others))
