"""A series under way: who plays it, what has come of it, and when it is decided."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from tilewright.arena.results import ResultsFile
from tilewright.arena.series import Series
from tilewright.arena.sprt import Sprt
from tilewright.arena.tally import Outcome, Tally
from tilewright.arena.undisturbed import undisturbed
from tilewright.arena.workers import Here, Workers
from tilewright.core.errors import BadSetup


class Run:
    """Plays a series, or what a file of results lacks of it.

    Games are counted in the order of their numbers, in whatever order they end. So the same
    games give the same figures and the same verdict, however they were played.
    """

    def __init__(
        self, series: Series, results: ResultsFile | None = None, sprt: Sprt | None = None
    ) -> None:
        if sprt and len(series.bots) != 2:
            sentence = f"a sequential test compares two bots, not {len(series.bots)}"
            raise BadSetup("setup.sprt", sentence)
        self.series = series
        self.sprt = sprt
        self.ratio = 0.0  # of the sequential test
        self.verdict: str | None = None
        self.tally = Tally(series)
        self.done = 0  # games that have ended, counted or not
        self._results = results
        self._next = 0  # the first game that is not counted
        self._waiting: dict[int, Outcome] = {}  # ended before an earlier one
        known = results.hand_over() if results else []
        self._take([outcome for outcome in known if outcome.number < series.total_games])
        self.resumed = self.done  # games that were known already

    def is_finished(self) -> bool:
        """Return whether nothing is left to play."""
        return self.verdict is not None or self.done == self.series.total_games

    def play(self, workers: Workers, progress: Callable[[Run], None] = lambda run: None) -> None:
        """Play what is left; call `progress` whenever games have ended or time has passed."""
        if self.is_finished():
            return
        known = set(self._waiting)
        start, total = self._next, self.series.total_games
        left = (number for number in range(start, total) if number not in known)
        with closing(workers.play(self.series, left)) as batches:
            for outcomes in batches:
                with undisturbed():
                    if self._results:
                        self._results.write(outcomes)
                    self._take(outcomes)
                    progress(self)
                if self.is_finished():
                    return

    def final(self) -> Tally:
        """Return the tally: of all games up to the verdict, or of all that have ended."""
        if self.verdict is None:
            for number in sorted(self._waiting):
                self.tally.add(self._waiting.pop(number))
        return self.tally

    def _take(self, outcomes: list[Outcome]) -> None:
        self.done += len(outcomes)
        self._waiting.update((outcome.number, outcome) for outcome in outcomes)
        while self.verdict is None and self._next in self._waiting:
            self.tally.add(self._waiting.pop(self._next))
            self._next += 1
            if self.sprt and self._next % self.series.games_of_a_deal == 0:
                self.ratio = self.sprt.ratio(self.tally.pairs[0, 1])
                self.verdict = self.sprt.verdict(self.ratio)


def play_series(series: Series, workers: Workers | None = None) -> Tally:
    """Play a whole series and return its tally."""
    run = Run(series)
    run.play(workers or Here())
    return run.final()
