"""Puzzles as people solve them: the answers to turns, and solutions with their reasons."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from tests.puzzles.samples import found
from tilewright.puzzles import Puzzle, page
from tilewright.puzzles.collection import puzzles_of
from tilewright.table.errors import NotAllowed

LONG = "long"


def long_puzzle() -> Puzzle:
    return next(
        puzzle for game in ("azul",) for puzzle in puzzles_of(game) if LONG in puzzle.themes
    )


def test_every_right_turn_is_right_and_the_second_best_is_not() -> None:
    for puzzle in found():
        for turn in puzzle.right[0]:
            assert page.try_turn(puzzle, 0, turn).verdict == page.RIGHT
        answer = page.try_turn(puzzle, 0, puzzle.second.line[0])
        assert (answer.verdict, answer.frames, answer.next) == (page.WRONG, [], None)


def test_a_turn_with_the_right_start_and_a_worse_end_is_almost_right() -> None:
    puzzle = next(p for p in puzzles_of("garden") if "payment" in p.themes)
    state, start = puzzle.state(), puzzle.right[0][0].split()[0]
    assert page.try_turn(puzzle, 0, start).verdict == page.ALMOST
    assert page.try_turn(puzzle, 0, puzzle.right[0][0]).verdict == page.RIGHT
    assert state == puzzle.state()


def test_a_long_solution_goes_on_after_the_replies() -> None:
    puzzle = long_puzzle()
    answer = page.try_turn(puzzle, 0, puzzle.solution[0])
    assert answer.next is not None
    assert [frame.text for frame in answer.frames] == list(puzzle.solution[: len(answer.frames)])
    assert answer.next.shown.actor == puzzle.seat
    last = page.try_turn(puzzle, len(puzzle.right) - 1, puzzle.right[-1][0])
    assert (last.verdict, last.next) == (page.RIGHT, None)


def test_a_turn_beyond_the_solution_is_refused() -> None:
    puzzle = found()[0]
    with pytest.raises(NotAllowed) as refused:
        page.try_turn(puzzle, len(puzzle.right), puzzle.solution[0])
    assert refused.value.code == "puzzle.no-turn"


def test_a_solution_shows_every_turn_and_says_why() -> None:
    for puzzle in found():
        solution = page.solution_of(puzzle)
        assert [frame.text for frame in solution.frames] == list(puzzle.solution)
        assert solution.best.chance > solution.second.chance
        assert solution.why
        assert all(sentence.id for sentence in solution.why)


def test_the_list_names_the_puzzle_of_the_day() -> None:
    shown = page.puzzle_list("azul", date(2026, 11, 19))
    assert shown.daily in {entry.id for entry in shown.puzzles}
    assert sum(shown.themes.values()) == sum(len(entry.themes) for entry in shown.puzzles)


def test_the_page_of_a_puzzle_does_not_give_its_solution_away() -> None:
    puzzle = puzzles_of("azul")[0]
    shown = page.puzzle_page("azul", puzzle.id)
    assert shown is not None
    assert (shown.turns, shown.seat) == (len(puzzle.right), puzzle.seat)
    assert not hasattr(shown, "solution")
    assert page.puzzle_page("azul", "none") is None


def test_positions_have_short_names_of_their_own() -> None:
    puzzle = found()[0]
    assert replace(puzzle, rating=1).id == puzzle.id
    assert replace(puzzle, position=puzzle.position + " ").id != puzzle.id
