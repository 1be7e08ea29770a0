"""The worked examples of the rules page, by number."""

from tests.azul.drawn import board, drawn
from tests.azul.table import floor_of, lines_of, only, play, tokens, wall_of


def test_example_1_lonely_tiles_score_one_each_and_incomplete_lines_stay() -> None:
    state = drawn(board("- R WW BBBB KKK"), displays="R")
    events = play(state, "1R2")
    assert [laid["points"] for laid in only(events, "laid")] == [1, 1]
    assert lines_of(state, 0) == "- - WW - KKK"
    assert state.scores() == [2, 0]


def test_example_2_a_horizontal_run_of_three_scores_three() -> None:
    state = drawn(board(wall="xx... ..... ..... ..... ....."), displays="R")
    play(state, "1R1")
    assert state.scores() == [3, 0]


def test_example_2_a_vertical_run_of_three_scores_three() -> None:
    state = drawn(board(wall="..... x.... x.... ..... ....."), displays="B")
    play(state, "1B1")
    assert state.scores() == [3, 0]


def test_example_2_a_row_of_four_and_a_column_of_three_score_seven() -> None:
    state = drawn(board(wall=".xxx. x.... x.... ..... ....."), displays="B")
    play(state, "1B1")
    assert state.scores() == [7, 0]


def test_example_3_four_tiles_and_the_marker_cost_eight_but_not_below_zero() -> None:
    state = drawn(board(floor="*BBYY", score=3), displays="R", actor=1)
    events = play(state, "1R2")
    (lost,) = only(events, "penalised")
    assert lost == {"seat": 0, "covered": 5, "points": 3, "penalty": 8}
    assert state.scores() == [0, 0]


def test_example_4_two_yellow_tiles_may_go_to_lines_1_and_5_and_the_floor() -> None:
    state = drawn(board("- - - B -", "..... ..x.. ...x. ..... ....."), displays="YY K")
    assert {token for token in tokens(state) if "Y" in token} == {"1Y1", "1Y5", "1YF"}


def test_example_4_on_line_1_one_of_the_two_falls() -> None:
    state = drawn(board("- - - B -", "..... ..x.. ...x. ..... ....."), displays="YY K")
    play(state, "1Y1")
    assert lines_of(state, 0) == "Y - - B -"
    assert floor_of(state, 0) == "Y"


def test_example_5_the_marker_lies_left_of_the_surplus_of_its_turn() -> None:
    state = drawn(centre="RRRK")
    play(state, "CR1")
    assert lines_of(state, 0) == "R - - - -"
    assert floor_of(state, 0) == "*RR"


def test_example_6_of_five_tiles_for_line_3_two_fall() -> None:
    state = drawn(board(), board(floor="*"), centre="YYYYYK")
    play(state, "CY3")
    assert lines_of(state, 0) == "- - YYY - -"
    assert floor_of(state, 0) == "YY"


def test_example_7_a_grey_line_whose_colour_is_in_every_free_column_drops_whole() -> None:
    wall = "..K.. ...K. BY..R ..... ....."
    state = drawn(board("- - KK - -", wall, score=9), side="grey", displays="K")
    events = play(state, "1K3")
    assert only(events, "dropped") == [{"seat": 0, "line": 3, "colour": "black", "count": 3}]
    assert wall_of(state, 0) == wall
    assert state.scores() == [9 - 4, 0]
