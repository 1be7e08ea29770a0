"""Series for tests, and their figures."""

from typing import Any

from tilewright._build import COMPILED
from tilewright.arena.match import MatchResult
from tilewright.arena.series import Series
from tilewright.arena.series_run import SeriesRun
from tilewright.arena.summary import summarise
from tilewright.arena.tally import Outcome
from tilewright.arena.workers import Workers

MANY = 3000 if COMPILED else 400  # matches of random bots that take about a second
RANDOM = ("random", "random:nodes=1")  # two names, and both play at random


class Unchecked(Series):
    """A series whose bots need not exist."""

    def __post_init__(self) -> None:
        pass


def series(
    *bots: str,
    matches: int = 20,
    seats: int = 2,
    side: str = "coloured",
    seed: int = 1,
    groups: tuple[tuple[int, ...], ...] = (),
    check: bool = True,
) -> Series:
    """Return a series of Azul."""
    kind = Series if check else Unchecked
    return kind("azul", side, seats, bots, matches, seed, None, groups)


def ended(number: int, *scores: int) -> Outcome:
    """Return a match that ended with these scores."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    nothing = [0] * len(scores)
    return Outcome(number, MatchResult(list(scores), places, nothing, [0.0] * len(scores)))


def figures(run: SeriesRun, workers: Workers | None = None) -> dict[str, Any]:
    """Return the figures of a run, without times; play it first if workers are given."""
    if workers:
        run.play(workers)
    data = summarise(run)
    del data["seconds_per_action"]
    return data
