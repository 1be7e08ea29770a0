"""The worked examples of the rules page, by number; it is round 1 and purple is wild."""

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import (
    centre_of,
    hand_of,
    kept_of,
    only,
    play,
    points,
    refusal,
    star_of,
    tower_of,
)


def test_example_1_all_tiles_of_a_colour_are_taken_and_the_others_go_to_the_centre() -> None:
    state = drawn(displays="RRYY")
    play(state, "1R")
    assert (hand_of(state), centre_of(state)) == ("RR", "YY")


def test_example_2_one_wild_tile_comes_along_and_the_other_goes_to_the_centre() -> None:
    state = drawn(displays="GPPR")
    play(state, "1G")
    assert (hand_of(state), centre_of(state)) == ("PG", "PR")


def test_example_3_the_first_to_take_from_the_centre_takes_the_token_and_loses_points() -> None:
    state = drawn(board(score=9), displays="GGGG", centre="YYYPP")
    play(state, "CY")
    assert (hand_of(state), state.to_data()["token"]) == ("PYYY", 0)
    assert state.scores()[0] == 5


def test_example_3_from_a_score_of_5_four_tiles_lead_to_1() -> None:
    state = drawn(displays="GGGG", centre="YYYP")
    play(state, "CY")
    assert state.scores()[0] == 1


def test_example_4_six_blue_tiles_for_a_lonely_space_score_one() -> None:
    state = drawn(board(hand="B" * 7))
    assert points(play(state, "46B")) == [1]
    assert (hand_of(state), tower_of(state)) == ("B", "BBBBB")


def test_example_5_three_red_tiles_pay_for_a_space_of_cost_3() -> None:
    state = drawn(board(hand="RRR"))
    assert points(play(state, "33R")) == [1]
    assert (hand_of(state), tower_of(state)) == ("", "RR")


def test_example_6_the_ring_joins_position_6_with_position_1() -> None:
    state = drawn(board("4:xx....", hand="BBBPPP"))
    events = play(state, "46B+3")
    assert points(events) == [3]
    assert only(events, "built") == []
    assert tower_of(state) == "PPPBB"


def test_example_7_one_real_tile_is_enough_with_wild_ones() -> None:
    state = drawn(board("2:.xx...", hand="OGPPP"))
    assert points(play(state, "24O+3")) == [3]
    assert (hand_of(state), tower_of(state)) == ("G", "PPP")


def test_example_8_wild_tiles_pay_for_their_own_colour() -> None:
    state = drawn(board("1:..xx..", hand="PP"))
    assert points(play(state, "12P")) == [3]
    assert tower_of(state) == "P"


def test_example_9_who_passes_loses_a_point_for_every_tile_not_kept() -> None:
    state = drawn(board(hand="GGGGRR", score=10), board(hand="G"))
    play(state, "pass keepG keepG keepG keepG")
    assert (kept_of(state), tower_of(state), state.scores()[0]) == ("GGGG", "RR", 8)


def test_example_10_purple_cannot_be_laid_on_a_green_space() -> None:
    state = drawn(board(hand="GPPP"))
    assert refusal(state, "61P") == "star-colour"


def test_example_10_one_green_and_three_purple_pay_for_a_green_space_of_cost_4() -> None:
    state = drawn(board(hand="GPPP"))
    play(state, "64G+3")
    assert (star_of(state, 0, 6), tower_of(state)) == ("...G..", "PPP")


def test_example_11_a_tile_that_completes_pillar_and_statue_gives_three() -> None:
    state = drawn(board("0:....BR 1:x.x... 2:..xx..", hand="PP"))
    events = play(state, "12P")
    assert [(built["structure"], built["number"]) for built in only(events, "built")] == [
        ("pillar", 1),
        ("statue", 1),
    ]
    assert state.to_data()["owed"] == 3


def test_example_12_the_sixth_tile_of_a_star_scores_six() -> None:
    state = drawn(board("1:xxxxx.", hand="P" * 6))
    assert points(play(state, "16P")) == [6]
