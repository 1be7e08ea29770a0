"""Running a series: playing the matches, counting them, and stopping when a test decides."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from tilewright.arena.defer_sigint import defer_sigint
from tilewright.arena.record_folder import RecordFolder
from tilewright.arena.results import ResultsFile
from tilewright.arena.series import Series
from tilewright.arena.sprt import Sprt
from tilewright.arena.tally import Outcome, Tally
from tilewright.arena.workers import InProcess, Workers
from tilewright.core.errors import BadSetup


class SeriesRun:
    """Plays a series, or the matches that a results file lacks.

    Matches are counted in the order of their numbers, in whatever order they end. So the same
    matches give the same figures and the same verdict, however they were played.
    """

    def __init__(
        self,
        series: Series,
        results: ResultsFile | None = None,
        sprt: Sprt | None = None,
        records: RecordFolder | None = None,
    ) -> None:
        if sprt and len(series.bots) != 2:
            sentence = f"a sequential test compares two bots, not {len(series.bots)}"
            raise BadSetup("setup.sprt", sentence)
        self.series = series
        self.sprt = sprt
        self.ratio = 0.0  # of the sequential test
        self.verdict: str | None = None
        self.tally = Tally(series)
        self.done = 0  # matches that have ended, counted or not
        self._results = results
        self._records = records
        self._next = 0  # the first match that is not counted
        self._waiting: dict[int, Outcome] = {}  # ended, but an earlier one has not
        known = results.take_known() if results else []
        self._count([outcome for outcome in known if outcome.number < series.total_matches])
        self.resumed = self.done  # matches that were known already

    def is_finished(self) -> bool:
        """Return whether there is nothing left to play."""
        return self.verdict is not None or self.done == self.series.total_matches

    def play(
        self, workers: Workers, progress: Callable[[SeriesRun], None] = lambda run: None
    ) -> None:
        """Play the remaining matches; call `progress` when matches end or time passes."""
        if self.is_finished():
            return
        known = set(self._waiting)
        start, total = self._next, self.series.total_matches
        left = (number for number in range(start, total) if number not in known)
        with closing(workers.play(self.series, left)) as batches:
            for outcomes in batches:
                with defer_sigint():
                    if self._records:
                        self._records.write(outcomes)
                    if self._results:
                        self._results.write(outcomes)
                    self._count([outcome._replace(record=None) for outcome in outcomes])
                    progress(self)
                if self.is_finished():
                    return

    def final(self) -> Tally:
        """Return the tally: of all matches up to the verdict, or of all that have ended."""
        if self.verdict is None:
            for number in sorted(self._waiting):
                self.tally.add(self._waiting.pop(number))
        return self.tally

    def _count(self, outcomes: list[Outcome]) -> None:
        self.done += len(outcomes)
        self._waiting.update((outcome.number, outcome) for outcome in outcomes)
        while self.verdict is None and self._next in self._waiting:
            self.tally.add(self._waiting.pop(self._next))
            self._next += 1
            if self.sprt and self._next % self.series.matches_per_deal == 0:
                self.ratio = self.sprt.ratio(self.tally.pairs[0, 1])
                self.verdict = self.sprt.verdict(self.ratio)


def play_series(series: Series, workers: Workers | None = None) -> Tally:
    """Play a whole series and return its tally."""
    run = SeriesRun(series)
    run.play(workers or InProcess())
    return run.final()
