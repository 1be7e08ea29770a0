"""What happens when something runs out: tiles, the stack, the supply, room, points."""

import pytest

from tests.garden.drawn import board, drawn
from tests.garden.table import display_of, kinds, only, play, play_out, refusal, tokens
from tilewright import IllegalAction

FULL = "L1 L2 L3 L4 L5 L6 L1 L2 L3 L4 L5 L6"
LAST = {"seats": 4, "round": 4}


def test_with_fewer_than_four_tiles_left_those_are_laid_out() -> None:
    state = drawn(display="0^B1P2P3P4", bag="Y1", tower="Y2 Y3", **LAST)
    play(state, "takeB Y1Y3Y2")
    assert display_of(state) == "0:P2P3P4 1^Y1Y2Y3"


def test_the_bag_comes_before_the_tower() -> None:
    state = drawn(display="0^B1P2P3P4", bag="Y1", tower="Y2 Y3", **LAST)
    play(state, "takeB")
    with pytest.raises(IllegalAction) as caught:
        play(state, "Y2Y1Y3")
    assert caught.value.code == "garden.deal-not-in-bag"


def test_with_no_tile_at_all_the_whole_stack_goes_face_up_into_the_display() -> None:
    state = drawn(display="5^B1P2P3P4", bag="", tower="", **LAST)
    play(state, "takeB")
    data = state.to_data()
    assert (data["phase"], data["reveals"], data["stack"]) == ("reveal", [6, 7], 0)
    play(state, "xB1 xB2")
    assert display_of(state) == "5:P2P3P4 6xB1 7xB2"
    assert state.actor == 1


def test_a_draw_of_nothing_is_no_event() -> None:
    state = drawn(display="6^B1P2P3P4", bag="", tower="", **LAST)
    assert only(play_out(state, "takeB"), "dealt") == []


def test_an_emptied_expansion_is_turned_up_along_with_the_stack() -> None:
    state = drawn(display="4:B1 6^B2P2P3P4", bag="", tower="", **LAST)
    play(state, "takeB")
    assert state.to_data()["reveals"] == [4, 7]


def test_expansions_turned_up_so_can_be_taken_from_the_next_turn_on() -> None:
    state = drawn(board(), board(), display="6^B1P2P3P4", bag="", tower="", **LAST)
    play(state, "takeB xG5")
    assert "takeG" in tokens(state)


def test_a_new_round_without_tiles_shows_its_whole_stack() -> None:
    boards = [board(passed=True), board(passed=True), board(passed=True, jokers=0)]
    state = drawn(*boards, actor=3, seats=4, round=3, bag="", tower="", start=1)
    events = play(state, "pass stop")
    assert kinds(events)[-1] == "round"
    data = state.to_data()
    assert (data["phase"], data["reveals"]) == ("reveal", list(range(8)))
    assert (data["stack"], data["waiting"]) == (0, True)


def test_after_such_a_start_the_owner_of_the_marker_begins() -> None:
    boards = [board(passed=True), board(passed=True), board(passed=True)]
    state = drawn(*boards, actor=3, seats=4, round=3, bag="", tower="", marker=1)
    play_out(state, "pass stop")
    assert (state.actor, state.to_data()["start"]) == (1, 1)
    assert [place["expansion"] is None for place in state.to_data()["display"]] == [False] * 8


def test_a_new_round_with_tiles_in_the_display_only_refills_from_them() -> None:
    boards = [board(passed=True), board(passed=True), board(passed=True)]
    state = drawn(*boards, actor=3, seats=4, round=3, bag="", tower="", display="7:Y1Y2")
    play(state, "pass stop Y2Y1")
    assert display_of(state) == "0^Y1Y2"


def test_a_used_up_stack_is_not_refilled() -> None:
    state = drawn(display="4^B1P2P3P4")
    play(state, "takeB")
    assert (state.to_data()["stack"], state.actor) == (0, 1)


def test_an_empty_display_leaves_nothing_to_take() -> None:
    assert tokens(drawn(round=4), "take") == []


def test_a_full_storage_forbids_selections() -> None:
    state = drawn(board(tiles=FULL, jokers=0), display="0^B1B2P3P4")
    assert refusal(state, "takeB") == "garden.no-room"


def test_jokers_for_which_there_is_no_room_are_lost() -> None:
    garden = "12:B1 13:P1 14:L1 15:Y1"
    own = board(garden, "1:G1r0", tiles="M1 B6 B6 B5 B5 B4 B4 B3 B3 P6 P6 P5", jokers=0)
    assert only(play(drawn(own), "M1@16"), "jokers") == [{"seat": 0, "count": 1, "lost": 2}]


def test_six_full_areas_leave_nothing_to_lay_or_buy() -> None:
    areas = " ".join(f"{number}:down" for number in range(1, 7))
    state = drawn(board(areas=areas, expansions="B1"), display="0^Y1")
    assert tokens(state, "lay", "buy") == []


def test_an_empty_supply_sells_nothing() -> None:
    own = board(areas="1:down 2:down 3:down 4:down")
    state = drawn(own, seats=4, display="0^Y1")
    assert refusal(state, "buy5") == "garden.supply-empty"


def test_a_supply_that_gets_an_expansion_back_sells_again() -> None:
    own = board(areas="1:down 2:down 3:down", tiles="B2", expansions="B1", jokers=0)
    state = drawn(own, seats=4, display="0^Y1")
    assert refusal(state, "buy5") == "garden.supply-empty"
    play(state, "B2@01")
    assert "buy5" in tokens(state)


def test_a_score_under_6_buys_nothing() -> None:
    assert refusal(drawn(board(score=5), display="0^Y1"), "buy1") == "garden.too-poor"


def test_a_pass_that_is_the_only_possibility_is_still_put_to_the_player() -> None:
    state = drawn(board(score=5, jokers=0), round=4)
    assert tokens(state) == ["pass"]
    assert state.actor == 0
