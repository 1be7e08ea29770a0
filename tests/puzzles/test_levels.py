"""The difficulty of puzzles, from the levels that solve them."""

from __future__ import annotations

import pytest

from tests.puzzles.samples import found
from tilewright.core.registry import find_game
from tilewright.puzzles.levels import LEAST, LEVELS, MOST, Solvers, expected, rating_of
from tilewright.puzzles.puzzle import read_turn

NOBODY = dict.fromkeys(LEVELS, 0.0)
EVERYBODY = dict.fromkeys(LEVELS, 1.0)


def test_a_puzzle_that_more_levels_solve_is_easier() -> None:
    ratings = [
        rating_of(NOBODY),
        rating_of(NOBODY | {"artisan": 0.5}),
        rating_of(NOBODY | {"artisan": 1.0}),
        rating_of(NOBODY | {"artisan": 1.0, "tiler": 1.0}),
        rating_of(EVERYBODY),
    ]
    assert ratings == sorted(ratings, reverse=True)
    assert len(set(ratings)) == len(ratings)
    assert LEAST < ratings[-1] < ratings[0] < MOST


def test_equal_ratings_are_an_even_chance() -> None:
    assert expected(1500, 1500) == pytest.approx(0.5)
    assert expected(1900, 1500) == pytest.approx(10 / 11)


def test_the_levels_solve_a_puzzle_as_often_again() -> None:
    solvers = Solvers(find_game("azul"))
    for puzzle in found():
        turns = [read_turn(find_game("azul"), turn) for turn in puzzle.right[0]]
        assert solvers.solved(puzzle.state(), turns) == puzzle.solved
        assert rating_of(puzzle.solved) == puzzle.rating
