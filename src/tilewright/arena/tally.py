"""Adding up a series: wins, draws, scores, and how sure one can be."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright.arena.match import Outcome, Series

Z95 = 1.959963984540054


def wilson(share: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Return the 95 % interval of a share of games (Wilson's), never outside 0 to 1."""
    if games == 0:
        return 0.0, 1.0
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games)
    half *= sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Standing:
    """What one entry has reached; it may hold several seats of a game."""

    name: str
    games: int = 0
    wins: int = 0
    draws: int = 0  # first places shared with another entry
    share: float = 0.0  # of the wins, a shared one divided among the winners
    seats: int = 0  # held in all games together
    points: int = 0

    @property
    def mean_score(self) -> float:
        """The points of a seat in a game, on average."""
        return self.points / self.seats if self.seats else 0.0

    @property
    def win_share(self) -> float:
        """The part of all games that it won."""
        return self.share / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the win share."""
        return wilson(self.win_share, self.games)

    def add(self, scores: list[int], share: float) -> None:
        """Count a game: the scores of its seats, and its part of the win."""
        self.games += 1
        self.seats += len(scores)
        self.points += sum(scores)
        self.share += share
        self.wins += share == 1
        self.draws += 0 < share < 1


class Tally:
    """The standings of a series so far."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        self.actions = 0
        self.standings = [Standing(name) for name in series.bots]

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        self.actions += outcome.result.actions
        places, scores = outcome.result.places, outcome.result.scores
        for entry, standing in enumerate(self.standings):
            seats = self.series.seats_of(entry, outcome.rotation)
            won = sum(places[seat] == 1 for seat in seats)
            standing.add([scores[seat] for seat in seats], won / places.count(1))

    def to_data(self) -> dict[str, object]:
        """Return the standings as plain data."""
        series = self.series
        return {
            "game": series.game,
            "side": series.side,
            "seats": series.seats,
            "seed": series.seed,
            "games": self.games,
            "deals": series.deals,
            "actions": self.actions,
            "bots": [_standing_data(standing) for standing in self.standings],
        }


def _standing_data(standing: Standing) -> dict[str, object]:
    low, high = standing.interval()
    return {
        "bot": standing.name,
        "games": standing.games,
        "wins": standing.wins,
        "draws": standing.draws,
        "losses": standing.games - standing.wins - standing.draws,
        "win_share": round(standing.win_share, 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "mean_score": round(standing.mean_score, 4),
    }
