"""Searching for puzzles: any number of processes, interruptions, and files of other searches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.puzzles.samples import LITTLE, SOURCE
from tilewright.arena.processes import Processes
from tilewright.arena.series import Series
from tilewright.arena.workers import Batches, InProcess, Work
from tilewright.puzzles.search import PuzzleSearch, PuzzleWork
from tilewright.puzzles.working_file import BadPuzzles, WorkingFile, read_header

WORK = PuzzleWork(SOURCE, LITTLE)
WANTED = 3


class Stopped(Exception):
    """The search is interrupted."""


class Interrupted(InProcess):
    """Stops after two matches."""

    def play(self, series: Series | Work, numbers: Iterator[int]) -> Batches:
        found = super().play(series, numbers)
        yield next(found)
        yield next(found)
        raise Stopped


def ids(search: PuzzleSearch) -> list[str]:
    return [puzzle.id for puzzle in search.puzzles[: search.wanted]]


def whole() -> PuzzleSearch:
    search = PuzzleSearch(WORK, WANTED)
    search.run(InProcess())
    return search


def test_a_search_ends_with_enough_different_puzzles() -> None:
    search = whole()
    assert len(ids(search)) == WANTED
    assert len(set(ids(search))) == WANTED


@pytest.mark.processes
def test_several_processes_find_the_same_puzzles() -> None:
    search = PuzzleSearch(WORK, WANTED)
    search.run(Processes(2))
    assert ids(search) == ids(whole())


def test_an_interrupted_search_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    with WorkingFile(path, SOURCE, LITTLE) as file, pytest.raises(Stopped):
        PuzzleSearch(WORK, WANTED, file).run(Interrupted())
    with path.open("ab") as damaged:
        damaged.write(b'{"match":2,"puz')  # the process was killed
    with WorkingFile(path, SOURCE, LITTLE) as file:
        search = PuzzleSearch(WORK, WANTED, file)
        assert search.resumed == 2
        search.run(InProcess())
    assert ids(search) == ids(whole())
    with WorkingFile(path, SOURCE, LITTLE) as file:
        assert ids(PuzzleSearch(WORK, WANTED, file)) == ids(whole())


def test_the_file_of_another_search_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    with WorkingFile(path, SOURCE, LITTLE):
        pass
    assert read_header(path)["seed"] == SOURCE.seed
    with pytest.raises(BadPuzzles) as refused:
        WorkingFile(path, SOURCE._replace(seed=2), LITTLE)
    assert refused.value.code == "puzzles.other"


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    path.write_text("hello\n", "utf-8")
    with pytest.raises(BadPuzzles) as refused:
        WorkingFile(path, SOURCE, LITTLE)
    assert refused.value.code == "puzzles.damaged"
    assert path.read_text("utf-8") == "hello\n"
