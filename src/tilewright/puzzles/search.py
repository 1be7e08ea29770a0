"""Searching matches for puzzles, on as many processes or machines as there are."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from typing import Any

from tilewright.arena.defer_sigint import defer_sigint
from tilewright.arena.match import MatchResult
from tilewright.arena.tally import Outcome
from tilewright.arena.workers import Workers
from tilewright.puzzles.effort import Effort
from tilewright.puzzles.finder import find_puzzles
from tilewright.puzzles.puzzle import Puzzle, read_puzzle, without_duplicates
from tilewright.puzzles.source import Source
from tilewright.puzzles.working_file import WorkingFile


@dataclass(frozen=True)
class PuzzleWork:
    """What workers do: play the matches of a source, and find the puzzles in them."""

    source: Source
    effort: Effort

    def play(self, number: int) -> Outcome:
        """Play a match and find its puzzles."""
        record = self.source.match(number)
        state, nothing = record.state(), [0] * record.seats
        result = MatchResult(state.scores(), state.ranking(), nothing, [0.0] * record.seats)
        found = [puzzle.to_data() for puzzle in find_puzzles(record, self.effort)]
        return Outcome(number, result, found=json.dumps(found))

    def describe(self, number: int) -> str:
        """Return what a match is, for an error."""
        return f"match {number} of {self.source.game}, {self.source.side}"


class PuzzleSearch:
    """Searches match after match until there are enough puzzles.

    Matches count in the order of their numbers, however they end, so that the same source gives
    the same puzzles on any number of processes.
    """

    def __init__(self, work: PuzzleWork, wanted: int, file: WorkingFile | None = None) -> None:
        self.work, self.wanted = work, wanted
        self.puzzles: list[Puzzle] = []
        self.matches = 0  # that count: all below this number have ended
        self._waiting: dict[int, list[Puzzle]] = {}
        self._keys: set[int] = set()  # of positions, in which the order of displays is ignored
        self._file = file
        self._count(file.take_known() if file else {})
        self.resumed = self.matches

    def is_finished(self) -> bool:
        """Return whether there are enough puzzles."""
        return len(self.puzzles) >= self.wanted

    def run(
        self, workers: Workers, progress: Callable[[PuzzleSearch], None] = lambda search: None
    ) -> list[Puzzle]:
        """Search on, and return the puzzles; call `progress` when matches end or time passes."""
        if not self.is_finished():
            known = set(self._waiting)
            numbers = (number for number in count(self.matches) if number not in known)
            with closing(workers.play(self.work, numbers)) as batches:
                for outcomes in batches:
                    with defer_sigint():
                        found = {each.number: _read(json.loads(each.found)) for each in outcomes}
                        if self._file:
                            self._file.write(found)
                        self._count(found)
                        progress(self)
                    if self.is_finished():
                        break
        return self.puzzles[: self.wanted]

    def _count(self, found: dict[int, list[Puzzle]]) -> None:
        self._waiting.update(found)
        while self.matches in self._waiting and not self.is_finished():
            self.puzzles += without_duplicates(self._waiting.pop(self.matches), self._keys)
            self.matches += 1


def _read(found: list[dict[str, Any]]) -> list[Puzzle]:
    return [read_puzzle(data) for data in found]
