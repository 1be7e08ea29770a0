"""What a turn leads to, in short phrases, before it is confirmed."""

from tests.outlooks import details, effects, forecast, headline
from tests.pavilion.drawn import board, drawn

MINUS = "\N{MINUS SIGN}"
ONES = "0:P..... 1:x..... 2:x..... 3:x..... 4:x..... 5:x....."


def test_a_placement_says_the_points_of_its_run() -> None:
    state = drawn(board("4:xx....", hand="BBB"))
    assert headline(state, "43B") == "a blue tile on the blue star for 3 tiles"
    assert (effects(state, "43B"), details(state, "43B")) == (["+3"], ["run of 3: +3"])


def test_a_placement_on_its_own_says_so() -> None:
    state = drawn(board(hand="BB"), board(hand="R"))
    assert (effects(state, "42B"), details(state, "42B")) == (["+1"], ["on its own: +1"])


def test_a_structure_says_how_many_tiles_it_gives() -> None:
    state = drawn(board("4:....x.", hand="BBBBBB"))
    assert effects(state, "46B") == ["+2", "+3 tiles"]
    assert details(state, "46B")[1] == "completes a window: +3 tiles from the supply"


def test_several_structures_are_told_together() -> None:
    state = drawn(board("0:....BR 1:x.x... 2:..xx..", hand="PP"))
    assert effects(state, "12P") == ["+3", "+3 tiles"]
    assert details(state, "12P")[1] == "completes a pillar and a statue: +3 tiles from the supply"


def test_a_short_supply_says_what_is_lost() -> None:
    state = drawn(board("4:....x.", hand="BBBBBB"), supply="GG")
    assert effects(state, "46B") == ["+2", "+3 tiles", "1 bonus tile lost"]


def test_a_complete_star_is_told_with_its_bonus() -> None:
    state = drawn(board("3:x.xxxx", hand="RR"))
    assert effects(state, "32R")[:2] == ["star, +14", "+6"]
    assert details(state, "32R")[0] == "completes the red star: +14 at the end"


def test_a_complete_star_of_many_colours_gives_less() -> None:
    state = drawn(board("0:P.GOYB", hand="RR"))
    assert effects(state, "02R")[:2] == ["star, +12", "+6"]


def test_all_spaces_of_a_cost_are_told_with_their_bonus() -> None:
    state = drawn(board(ONES, hand="G"), board(hand="R"))
    assert effects(state, "61G") == ["all 1s, +4", "+1"]
    assert details(state, "61G")[0] == "covers all spaces of cost 1: +4 at the end"


def test_costs_without_a_bonus_are_not_told() -> None:
    fives = "0:....P. 1:....x. 2:....x. 3:....x. 4:....x. 5:....x."
    state = drawn(board(fives, hand="GGGGG"))
    assert effects(state, "65G") == ["+1"]


def test_a_taking_says_how_many_tiles_it_gives_and_what_the_marker_costs() -> None:
    state = drawn(board(score=9), displays="GGGG", centre="YYPPR")
    assert effects(state, "1G") == ["+4 tiles"]
    assert effects(state, "CY") == [f"start marker, {MINUS}3", "+3 tiles"]


def test_passing_says_how_many_tiles_can_be_kept_and_what_the_others_cost() -> None:
    state = drawn(board(hand="PPPPPBBB", score=30), board(hand="R"))
    assert effects(state, "pass") == [f"keep 4 of 8, {MINUS}4"]
    assert effects(state, "pass stop") == [f"8 discarded, {MINUS}8"]
    assert effects(state, "pass keepP stop") == [f"7 discarded, {MINUS}7", "keep 1 of 8"]


def test_passing_with_few_tiles_costs_nothing() -> None:
    state = drawn(board(hand="PPB", score=30), board(hand="R"))
    assert effects(state, "pass") == ["keep 3 of 3"]


def test_in_the_last_round_all_tiles_cost_points() -> None:
    state = drawn(board(hand="PPPPPP", score=30), board(hand="R"), round=6)
    assert effects(state, "pass") == [f"6 left over, {MINUS}6"]
    assert details(state, "pass") == [f"6 tiles left over: {MINUS}6"]


def test_the_last_pass_ends_the_match() -> None:
    state = drawn(board(hand="P", score=30), board(passed=True), round=6)
    assert effects(state, "pass") == ["ends the match", f"1 left over, {MINUS}1"]


def test_the_forecast_is_what_tiles_in_hand_would_cost() -> None:
    boards = board(hand="PPPPPP", score=30), board(hand="RRR", score=30)
    assert forecast(drawn(*boards)) == [(0, 2), (0, 0)]
    assert forecast(drawn(*boards, round=6)) == [(0, 6), (0, 3)]


def test_while_tiles_are_taken_nothing_is_at_stake() -> None:
    boards = board(hand="PPPPPP", score=30), board()
    assert forecast(drawn(*boards, displays="GGGG")) == [(0, 0), (0, 0)]


def test_the_forecast_stops_at_the_lowest_score() -> None:
    assert forecast(drawn(board(hand="PPPPPP", score=2), board(hand="R")))[0] == (0, 1)
