"""The rulings R1 to R9, each cited by number."""

import pytest

from tests.garden.drawn import board, drawn
from tests.garden.table import kinds, only, payments, play, refusal, tokens
from tilewright import Garden, IllegalAction

ALL_DOWN = "1:down 2:down 3:down 4:down 5:down 6:down"


def test_r1_the_score_never_falls_below_0() -> None:
    state = drawn(board(tiles="B6", score=4), board(passed=True))
    events = play(state, "pass dropB6")
    assert only(events, "lost") == [{"seat": 0, "points": 4}]
    assert only(events, "wheel")[0]["points"] == 0
    assert state.scores()[0] == 0


def test_r1_the_loss_for_passing_first_stops_at_0_too() -> None:
    state = drawn(board(score=0), display="0^B1")
    assert only(play(state, "pass"), "marked") == [{"seat": 0, "points": 0}]
    assert state.scores() == [0, 15]


@pytest.mark.parametrize("score", [0, 1, 5])
def test_r1_buying_needs_6_points(score: int) -> None:
    state = drawn(board(score=score), display="0^B1")
    assert refusal(state, "buy1") == "garden.too-poor"


def test_r1_6_points_are_enough() -> None:
    state = drawn(board(score=6), display="0^B1")
    play(state, "buy1")
    assert state.scores()[0] == 0


def test_r2_first_the_discards_then_the_loss_for_passing_first() -> None:
    state = drawn(board(tiles="B2 Y3"), display="0^B1")
    events = play(state, "pass dropB2 stop")
    assert kinds(events) == ["passed", "dropped", "lost", "marked"]
    assert state.scores()[0] == 15 - 2 - 1


def test_r2_nothing_is_lost_before_the_pass_is_complete() -> None:
    state = drawn(board(tiles="B2 Y3"), display="0^B1")
    play(state, "pass dropB2")
    assert state.scores()[0] == 15


def test_r3_jokers_cannot_be_discarded() -> None:
    state = drawn(board(tiles="B2", expansions="Y3", jokers=3), display="0^B1")
    play(state, "pass")
    assert tokens(state) == ["stop", "dropB2", "dropxY3"]


def test_r3_a_pass_with_jokers_only_is_over_at_once() -> None:
    state = drawn(display="0^B1")
    play(state, "pass")
    assert state.actor == 1


def full_garden(score: int = 15) -> Garden:
    """Return a table where the first seat has no area left for its expansion."""
    own = board(areas=ALL_DOWN, tiles="B2", expansions="B4", score=score)
    return drawn(own, board(passed=True), display="0^Y1", round=4)


def test_r4_with_all_areas_full_an_expansion_cannot_be_laid() -> None:
    state = full_garden()
    assert tokens(state, "lay", "buy") == []
    assert refusal(state, "xB4@1r0") == refusal(state, "buy1") == "garden.area-built"


def test_r4_it_can_still_pay() -> None:
    assert sorted(payments(full_garden(), "B2@01")) == ["J", "xB4"]


def test_r4_it_can_still_be_discarded() -> None:
    state = full_garden()
    events = play(state, "pass dropB2 dropxB4")
    assert only(events, "lost") == [{"seat": 0, "points": 6}]


def test_r4_it_can_stay_and_costs_its_value_at_the_end() -> None:
    state = full_garden()
    events = play(state, "pass stop")
    assert only(events, "left-things") == [{"seat": 0, "worth": 6, "points": 6}]


def test_r4_at_a_score_of_0_discards_cost_nothing() -> None:
    state = full_garden(score=0)
    assert only(play(state, "pass dropB2 dropxB4"), "lost") == [{"seat": 0, "points": 0}]


def test_r5_the_number_of_the_supply_is_public() -> None:
    assert [Garden(seats).to_data()["supply"] for seats in (2, 3, 4)] == [16, 8, 4]


def test_r5_with_an_empty_supply_nothing_can_be_bought() -> None:
    state = drawn(board(), board(areas="1:down 2:down 3:down 4:down"), seats=4, display="0^Y1")
    assert state.to_data()["supply"] == 0
    assert refusal(state, "buy1") == "garden.supply-empty"


def test_r5_what_is_bought_is_not_known() -> None:
    state = drawn(display="0^Y1")
    before = state.to_data()["unseen"]
    play(state, "buy3")
    data = state.to_data()
    assert data["boards"][0]["areas"][2] == "down"
    assert data["unseen"] == before


def test_r6_the_storage_step_stops_at_0_before_the_groups_are_added() -> None:
    own = board("01:Y1 02:Y2 03:Y4", tiles="B6 B5", jokers=1, score=3)
    state = drawn(own, board(passed=True), round=4)
    events = play(state, "pass stop")
    assert only(events, "left-things") == [{"seat": 0, "worth": 11, "points": 4}]
    assert state.scores()[0] == 7


def test_r6_a_joker_counts_before_the_things_that_are_left() -> None:
    state = drawn(board(tiles="B2", jokers=2, score=0), board(passed=True), round=4)
    assert kinds(play(state, "pass stop"))[-4:-2] == ["left-jokers", "left-things"]
    assert state.scores()[0] == 0


def test_r7_storages_and_gardens_are_open_to_all() -> None:
    held = Garden().to_data()["boards"][1]
    assert set(held) == {"score", "jokers", "tiles", "expansions", "passed", "areas", "cells"}


def test_r7_an_expansion_that_is_face_down_is_not_named() -> None:
    state = drawn(display="0:B1 1^Y1")
    assert [place["expansion"] for place in state.to_data()["display"]] == [None, None]


def test_r8_the_tower_fills_the_bag_only_when_it_is_empty() -> None:
    state = drawn(display="0^B1B2", bag="Y1 Y2")
    play(state, "takeB")
    with pytest.raises(IllegalAction) as caught:
        play(state, "Y1P1P2P3")
    assert caught.value.code == "garden.deal-not-in-bag"


def test_r8_the_last_tiles_of_the_bag_come_first() -> None:
    state = drawn(display="0^B1B2", bag="Y1 Y2")
    play(state, "takeB Y2Y1P2P3")
    assert sum(state.to_data()["tower"]) == 0
    assert sum(state.to_data()["bag"]) == 108 - 2 - 4


def test_r8_a_draw_that_empties_the_bag_does_not_fill_it() -> None:
    state = drawn(display="0^B1B2", bag="Y1 Y2 Y3 Y4")
    play(state, "takeB Y1Y2Y3Y4")
    assert sum(state.to_data()["bag"]) == 0
    assert sum(state.to_data()["tower"]) == 108 - 2 - 4


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_r9_every_match_with_the_wheel_gives_1_on_the_front(value: int) -> None:
    wheel_round = (1, 2, 2, 3, 4, 4)[value - 1]
    colour = "Y" if value < 4 else "G"  # not on the wheel in that round
    state = drawn(board(f"01:{colour}{value}"), round=wheel_round)
    assert only(play(state, "pass pass"), "wheel")[0]["points"] == 1
