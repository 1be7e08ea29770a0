"""The puzzles of the package: enough, all different, small, and every one verified."""

from __future__ import annotations

import weakref
from collections import Counter
from importlib.resources import files

import pytest

from tests.puzzles.samples import found
from tilewright._build import COMPILED
from tilewright.core.registry import find_game
from tilewright.puzzles import Effort
from tilewright.puzzles.check import Checker, check_play
from tilewright.puzzles.collection import (
    puzzle_by_id,
    puzzles_of,
    read_collection,
    themes_in,
    write_collection,
)
from tilewright.puzzles.effort import LEVEL_RUNS, MIN_CHANCE, MIN_POINTS, MOST_MASON
from tilewright.puzzles.levels import rating_of
from tilewright.puzzles.themes import LONG, themes_for
from tilewright.puzzles.working_file import BadPuzzles

GAMES = ("azul", "garden", "pavilion")
ENOUGH = 300
MOST_BYTES = 300_000  # of each file
CHECKED = None if COMPILED else 1  # in plain Python a search takes long


def data_of(game: str) -> bytes:
    return files("tilewright.puzzles").joinpath("data", f"{game}.jsonl.gz").read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_enough_puzzles_in_a_small_file(game: str) -> None:
    assert len(puzzles_of(game)) >= ENOUGH
    assert len(data_of(game)) < MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_a_file_says_how_it_was_made(game: str) -> None:
    header, _ = read_collection(data_of(game))
    for source in header["sources"]:
        assert source["game"] == game
        assert source["rules"] == find_game(game).rules_version
        assert source["effort"] == list(Effort())
        assert {"side", "seats", "seed", "version"} <= source.keys()


@pytest.mark.parametrize("game", GAMES)
def test_no_position_occurs_twice(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len({puzzle.state().key() for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_fulfils_what_a_puzzle_is(game: str) -> None:
    known = {*themes_for(find_game(game)), LONG}
    for puzzle in puzzles_of(game):
        check_play(puzzle)
        assert puzzle.seats == 2, puzzle.id  # their page has room for one other board
        assert puzzle.gap.chance >= MIN_CHANCE - 0.001, puzzle.id  # it is rounded
        assert puzzle.gap.points >= MIN_POINTS - 0.001, puzzle.id
        assert puzzle.solved["mason"] * LEVEL_RUNS <= MOST_MASON, puzzle.id
        assert puzzle.rating == rating_of(puzzle.solved), puzzle.id
        assert puzzle.themes, puzzle.id
        assert set(puzzle.themes) <= known, puzzle.id
        assert (LONG in puzzle.themes) == (len(puzzle.right) > 1), puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_solved_again_by_a_short_search(game: str) -> None:
    checker = Checker(find_game(game), Effort().first)
    findings = [checker.check(puzzle) for puzzle in puzzles_of(game)[:CHECKED]]
    assert [finding.puzzle.id for finding in findings if not finding.is_best] == []


@pytest.mark.parametrize("game", GAMES)
def test_themes_and_difficulties_vary(game: str) -> None:
    puzzles = puzzles_of(game)
    common = [theme for theme, count in themes_in(puzzles).items() if count >= 5]
    assert len(common) >= 5
    assert len(Counter(puzzle.rating // 100 for puzzle in puzzles)) >= 5


def test_a_collection_is_read_back_without_duplicates() -> None:
    data = write_collection([{"seed": 1}], [*found(), *found()])
    header, puzzles = read_collection(data)
    assert header["sources"] == [{"seed": 1}]
    assert [puzzle.id for puzzle in puzzles] == [puzzle.id for puzzle in found()]
    assert write_collection([{"seed": 1}], found()) == data


def test_something_else_is_no_collection() -> None:
    with pytest.raises(BadPuzzles):
        read_collection(b"hello")


def test_a_puzzle_is_found_by_its_id() -> None:
    first = puzzles_of("azul")[0]
    assert puzzle_by_id("azul", first.id) is first
    assert puzzle_by_id("azul", "none") is None


class _Id(str):
    """An id that tells when it is gone."""


def test_ids_that_visitors_make_up_are_not_remembered() -> None:
    made_up = _Id("none")
    watched = weakref.ref(made_up)
    assert puzzle_by_id("azul", made_up) is None
    del made_up
    assert watched() is None
    assert puzzles_of("none") == ()
