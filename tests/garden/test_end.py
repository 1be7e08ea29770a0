"""The end of a game: storages, groups, places."""

import pytest

from tests.garden.drawn import board, drawn
from tests.garden.table import kinds, only, play
from tilewright import NOBODY, Garden
from tilewright.games.garden.data import BoardData

BLUES = ["01:B1", "02:B2", "03:B3", "04:B4", "05:B5", "06:B6"]
TREES = ["01:B1", "02:P1", "03:L1", "04:Y1", "05:M1", "06:G1"]
VALUES = (0, 1, 3, 6, 10, 15, 21)  # of so many blues
BONUS = {"front": (0, 0, 0, 0, 0, 0, 6), "back": (0, 0, 0, 0, 2, 4, 6)}


def ended(own: BoardData, *others: BoardData, side: str = "front") -> Garden:
    """Return the end of a game in which the first seat passes last."""
    rest = others or (board(passed=True),)
    state = drawn(own, *rest, round=4, side=side)
    play(state, "pass")
    if state.phase_name == "discarding":
        play(state, "stop")
    return state


def group_points(cells: list[str], side: str) -> list[object]:
    """Return the points of all groups of a garden at the end."""
    state = drawn(board(" ".join(cells)), board(passed=True), round=4, side=side)
    return [group["points"] for group in only(play(state, "pass"), "group")]


@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("size", range(7))
def test_a_colour_group_of_three_or_more_scores_its_values_and_its_bonus(
    size: int, side: str
) -> None:
    expected = [VALUES[size] + BONUS[side][size]] if size >= 3 else []
    assert group_points(BLUES[:size], side) == expected


@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("size", range(7))
def test_a_pattern_group_does_the_same(size: int, side: str) -> None:
    expected = [size + BONUS[side][size]] if size >= 3 else []
    assert group_points(TREES[:size], side) == expected


def test_a_hexagon_may_score_in_both_of_its_groups() -> None:
    cells = ["01:B1", "02:B2", "03:B3", "06:P1", "05:L1"]
    assert sorted(map(str, group_points(cells, "front"))) == ["3", "6"]


def test_groups_that_do_not_touch_score_apart() -> None:
    cells = ["01:B1", "02:B2", "04:B3", "05:B4"]
    assert group_points(cells, "front") == []


def test_printed_hexagons_belong_to_groups() -> None:
    state = ended(board("01:B1 02:B2", "1:B6r3", jokers=0, score=0))
    assert state.scores()[0] == 1 + 1 + 9  # lilies, pavilion, and the group of three


def test_a_joker_gives_1() -> None:
    assert ended(board(jokers=5)).scores()[0] == 20


def test_what_is_left_in_the_storage_costs_its_value() -> None:
    assert ended(board(tiles="B4 P6", expansions="Y3", jokers=0)).scores()[0] == 15 - 13


def test_storages_and_groups_come_in_this_order() -> None:
    own = board("01:B1 02:B2 03:B3", tiles="P1", jokers=1)
    state = drawn(own, board(passed=True, jokers=0), round=4)
    assert kinds(play(state, "pass stop")) == [
        "passed", "wheel", "wheel", "left-jokers", "left-things", "group", "ended",
    ]  # fmt: skip


def test_nobody_acts_after_the_end() -> None:
    state = ended(board())
    assert (state.actor, state.is_over, state.legal_actions()) == (NOBODY, True, [])
    refusal = state.why_not(0)
    assert refusal is not None and refusal.code == "game.over"


def test_round_4_is_scored_before_the_end() -> None:
    state = drawn(board("01:M6"), board(passed=True), round=4)
    assert only(play(state, "pass"), "wheel")[0]["points"] == 2


def test_most_points_win() -> None:
    state = ended(board(score=20), board(score=30, passed=True), board(score=10, passed=True))
    assert state.ranking() == [2, 1, 3]


def test_tied_players_share_a_place_and_the_next_is_two_further_down() -> None:
    others = (board(passed=True), board(score=30, passed=True), board(score=3, passed=True))
    assert ended(board(), *others).ranking() == [2, 2, 1, 4]


def test_the_first_starting_player_plays_no_part_in_a_tie() -> None:
    assert ended(board(), board(passed=True)).ranking() == [1, 1]
