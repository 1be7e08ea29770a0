"""Passing: what is kept, in which order it is asked, and what the rest costs."""

import pytest

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import (
    hand_of,
    is_to_refill,
    kept_of,
    only,
    passed,
    play,
    refusal,
    tokens,
    tower_of,
)
from tilewright import Pavilion


def test_who_passes_is_asked_what_to_keep() -> None:
    state = drawn(board(hand="GGY"), board(hand="R"))
    play(state, "pass")
    assert (state.actor, state.phase_name) == (0, "keeping")
    assert tokens(state) == {"keepG", "keepY", "stop"}


def test_a_kept_tile_lies_on_a_corner_place() -> None:
    state = drawn(board(hand="GGY"), board(hand="R"))
    play(state, "pass keepG")
    assert (kept_of(state), hand_of(state)) == ("G", "GY")


def test_the_same_colour_may_be_kept_again() -> None:
    state = drawn(board(hand="GGY"), board(hand="R"))
    play(state, "pass keepG")
    assert tokens(state) == {"keepG", "keepY", "stop"}


def test_an_earlier_colour_may_not_follow_a_later_one() -> None:
    state = drawn(board(hand="GGYR"), board(hand="R"))
    play(state, "pass keepY")
    assert tokens(state) == {"keepR", "stop"}
    assert refusal(state, "keepG") == "keep-order"


def test_the_order_begins_anew_for_the_next_player() -> None:
    state = drawn(board(hand="R"), board(hand="GR"))
    play(state, "pass keepR pass")
    assert tokens(state) == {"keepG", "keepR", "stop"}


def test_a_colour_that_the_hand_lacks_cannot_be_kept() -> None:
    state = drawn(board(hand="GGYR"), board(hand="R"))
    play(state, "pass")
    assert refusal(state, "keepB") == "hand-lacks-colour"


def test_the_wild_colour_is_kept_like_any_other() -> None:
    state = drawn(board(hand="PPG"), board(hand="R"))
    play(state, "pass keepP keepP keepG")
    assert kept_of(state) == "PPG"


def test_keeping_ends_by_itself_at_four() -> None:
    state = drawn(board(hand="GGYYR", score=9), board(hand="R"))
    play(state, "pass keepG keepG keepY keepY")
    assert (state.actor, kept_of(state), tower_of(state)) == (1, "GGYY", "R")


def test_keeping_ends_by_itself_when_the_hand_is_empty() -> None:
    state = drawn(board(hand="GY"), board(hand="R"))
    play(state, "pass keepG keepY")
    assert (state.actor, kept_of(state)) == (1, "GY")


def test_keeping_ends_by_itself_when_only_earlier_colours_are_left() -> None:
    state = drawn(board(hand="GGY", score=9), board(hand="R"))
    play(state, "pass keepY")
    assert (state.actor, kept_of(state), tower_of(state)) == (1, "Y", "GG")
    assert state.scores()[0] == 7


def test_the_rest_goes_to_the_tower_at_a_point_a_tile_all_together() -> None:
    state = drawn(board(hand="GGYYR", score=9), board(hand="R"))
    events = play(state, "pass keepY stop")
    assert only(events, "discarded") == [{"seat": 0, "count": 4, "points": 4}]
    assert (tower_of(state), state.scores()[0]) == ("GGYR", 5)


def test_keeping_everything_costs_nothing() -> None:
    state = drawn(board(hand="GGYY"), board(hand="R"))
    events = play(state, "pass keepG keepG keepY keepY")
    assert (only(events, "discarded"), state.scores()[0]) == ([], 5)


@pytest.mark.parametrize(("score", "left"), [(10, 4), (7, 1), (6, 1), (2, 1), (1, 1)])
def test_a_loss_stops_at_one_point(score: int, left: int) -> None:
    state = drawn(board(hand="GGYYBB", score=score), board(hand="R"))
    play(state, "pass stop")
    assert state.scores()[0] == left


def test_who_has_passed_takes_no_further_turn_in_this_round() -> None:
    state = drawn(board(hand="G"), board(hand="RRR"))
    play(state, "pass keepG 31R")
    assert (state.actor, passed(state)) == (1, [True, False])


def test_passing_is_allowed_with_placements_at_hand() -> None:
    state = drawn(board(hand="GGGGGG"), board(hand="R"))
    assert len(tokens(state)) > 1
    assert refusal(state, "pass") is None


def test_a_pass_that_is_the_only_possibility_is_still_put_to_the_player() -> None:
    state = drawn(board("0:G..... 6:x.....", hand="G"), board(hand="R"))
    assert (state.actor, tokens(state)) == (0, {"pass"})


def test_nothing_can_be_kept_before_the_pass() -> None:
    state = drawn(board(hand="GG"))
    assert refusal(state, "keepG") == refusal(state, "stop") == "phase"


def test_nothing_can_be_placed_after_the_pass() -> None:
    state = drawn(board(hand="GG"))
    play(state, "pass")
    assert refusal(state, "61G") == refusal(state, "pass") == "phase"


def test_a_pass_is_told_with_the_tiles_in_hand() -> None:
    state = drawn(board(hand="GGYY"), board(hand="R"))
    assert only(play(state, "pass"), "passed") == [{"seat": 0, "count": 4}]


def test_each_kept_tile_is_told() -> None:
    state = drawn(board(hand="GGYY"), board(hand="R"))
    events = play(state, "pass keepG keepY stop")
    assert [story["colour"] for story in only(events, "kept")] == ["green", "yellow"]


def test_equal_choices_are_one_sequence() -> None:
    """Of two green and two yellow tiles there are nine choices, and nine ways to keep them."""
    state = drawn(board(hand="GGYY"), board(hand="R"))
    play(state, "pass")
    ends, unfinished = list[Pavilion](), [state]
    while unfinished:
        at = unfinished.pop()
        for action in at.legal_actions():
            twin = at.copy()
            twin.apply(action)
            (unfinished if twin.phase_name == "keeping" else ends).append(twin)
    assert len(ends) == len({kept_of(end) for end in ends}) == 9


def test_the_supply_is_refilled_after_a_pass_too() -> None:
    state = drawn(board(hand="G"), board(hand="R"), supply="PPGGOOYYB")
    play(state, "pass keepG")
    assert is_to_refill(state)


def test_in_round_6_a_pass_is_the_whole_turn() -> None:
    state = drawn(board(hand="GGYYBB", score=9), board(hand="R"), round=6)
    play(state, "pass")
    assert (state.actor, kept_of(state), tower_of(state)) == (1, "GGYY", "BB")
    assert state.scores()[0] == 7


def test_in_round_6_keeping_fewer_is_not_offered() -> None:
    state = drawn(board(hand="GGYYBB"), board(hand="R"), round=6)
    assert refusal(state, "stop") == "phase"
    play(state, "pass")
    assert refusal(state, "stop") == "phase"
