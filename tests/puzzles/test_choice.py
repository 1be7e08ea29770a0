"""The puzzle of the day, and the next one near a rating."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from tests.puzzles.samples import found
from tilewright.core.rng import Rng
from tilewright.puzzles import Puzzle
from tilewright.puzzles.choice import daily_puzzle, next_puzzle

DAY = date(2026, 11, 19)


def puzzles(count: int = 40) -> list[Puzzle]:
    """Return puzzles with different positions and ratings."""
    first = found()[0]
    themes = (("floor",), ("denial",))
    return [
        replace(first, position=f"{first.position}{i}", rating=1000 + 20 * i, themes=themes[i % 2])
        for i in range(count)
    ]


def test_everyone_gets_the_same_puzzle_on_a_day() -> None:
    assert daily_puzzle(puzzles(), DAY) == daily_puzzle(puzzles(), DAY)
    assert daily_puzzle(list(reversed(puzzles())), DAY) == daily_puzzle(puzzles(), DAY)


def test_every_puzzle_comes_once_before_any_comes_again() -> None:
    start = date(2026, 1, 1)
    days = [start + timedelta(days=number) for number in range(80)]
    seen = [daily_puzzle(puzzles(), day) for day in days]
    ids = [puzzle.id for puzzle in seen if puzzle]
    assert len(set(ids[:40])) == len(set(ids[40:])) == 40
    assert ids[:40] != ids[40:]


def test_a_game_without_puzzles_has_none_of_the_day() -> None:
    assert daily_puzzle([], DAY) is None


def test_the_next_puzzle_is_near_the_rating_new_and_about_the_theme() -> None:
    done = {puzzle.id for puzzle in puzzles() if puzzle.rating < 1300}
    for seed in range(20):
        chosen = next_puzzle(puzzles(), 1300, Rng(seed), theme="floor", done=done)
        assert chosen is not None
        assert chosen.id not in done
        assert chosen.themes == ("floor",)
        assert chosen.rating < 1800


def test_when_all_are_done_there_is_no_next_puzzle() -> None:
    done = {puzzle.id for puzzle in puzzles()}
    assert next_puzzle(puzzles(), 1500, Rng(1), done=done) is None
