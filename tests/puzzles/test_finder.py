"""Finding puzzles in records: what they have in common, and that nothing is left to chance."""

from __future__ import annotations

import pytest

from tests.puzzles.samples import LITTLE, found, match
from tilewright.core.errors import BadSetup
from tilewright.core.registry import find_game
from tilewright.puzzles import Effort, find_puzzles
from tilewright.puzzles.check import check_play
from tilewright.puzzles.effort import (
    LEVEL_RUNS,
    MIN_CHANCE,
    MIN_CHOICES,
    MIN_POINTS,
    MOST_MASON,
    PER_MATCH,
    effort_of,
)
from tilewright.puzzles.judge import Judge, key_after
from tilewright.puzzles.puzzle import read_puzzle, read_turn
from tilewright.puzzles.source import Source


def test_the_same_record_and_effort_give_the_same_puzzles() -> None:
    assert find_puzzles(match(), LITTLE) == find_puzzles(match(), LITTLE)


def test_every_solution_is_clearly_better_than_any_other_turn() -> None:
    assert found()
    for puzzle in found():
        assert puzzle.gap.chance >= MIN_CHANCE
        assert puzzle.gap.points >= MIN_POINTS


def test_every_solution_is_played_without_chance() -> None:
    for puzzle in found():
        check_play(puzzle)


def test_there_is_a_choice_and_mason_misses_the_best() -> None:
    for puzzle in found():
        state = puzzle.state()
        keys = {key_after(state, action) for action in state.legal_actions()}
        assert len(keys) >= MIN_CHOICES
        assert puzzle.solved["mason"] * LEVEL_RUNS <= MOST_MASON


def test_the_search_with_ten_times_the_nodes_finds_the_solution_too() -> None:
    judge = Judge(find_game("azul"))
    for puzzle in found():
        state = puzzle.state()
        first = read_turn(find_game("azul"), puzzle.solution[0])[0]
        verdict = judge.verdict(state, LITTLE.verify)
        assert verdict is not None
        assert key_after(state, verdict.best.action) == key_after(state, first)


def test_puzzles_survive_plain_data() -> None:
    for puzzle in found():
        assert read_puzzle(puzzle.to_data()).to_data() == puzzle.to_data()
        assert read_puzzle(puzzle.to_data()).id == puzzle.id


def test_a_match_gives_few_puzzles_from_different_positions() -> None:
    puzzles = find_puzzles(match(2), LITTLE)
    assert len(puzzles) <= PER_MATCH
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)


def test_verifying_takes_ten_times_the_nodes() -> None:
    assert Effort().verify == 10 * Effort().top
    assert effort_of(2_000).verify == 20_000


def test_stages_that_search_less_than_the_one_before_are_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        find_puzzles(match(), Effort(quick=5, first=4))
    assert refused.value.code == "puzzles.effort"


def test_the_number_of_a_match_decides_it() -> None:
    source = Source("azul", "grey", 2, 3)
    assert source.match(4).to_text() == source.match(4).to_text()
    assert source.match(4).to_text() != source.match(5).to_text()
