"""What a turn leads to, in short phrases, before it is confirmed."""

from tests.azul.drawn import board, drawn
from tests.outlooks import details, effects, forecast, headline

MINUS = "\N{MINUS SIGN}"


def test_a_line_that_is_filled_says_what_its_tile_will_score() -> None:
    held = board(wall="..... ....x ..xx. ..... .....")
    state = drawn(held, displays="RRRK BYRK")
    assert headline(state, "1R3") == "3 red tiles to line 3"
    assert effects(state, "1R3") == ["fills, +5"]
    assert details(state, "1R3") == ["a row of 3 and a column of 2: +5 when the round is scored"]


def test_gain_and_loss_of_a_net_zero_are_both_told() -> None:
    state = drawn(board(), displays="RRRK BYRK")
    assert effects(state, "1R2") == ["fills, +1", f"1 falls, {MINUS}1"]


def test_a_line_that_stays_open_says_how_many_tiles_it_lacks() -> None:
    assert effects(drawn(displays="RRRK BYRK"), "1R5") == ["2 missing"]


def test_tiles_on_the_floor_cost_what_its_next_spaces_cost() -> None:
    state = drawn(board(floor="B", score=9), displays="RRRK BYRK")
    assert effects(state, "1RF") == [f"3 fall, {MINUS}5"]
    assert details(state, "1RF") == [f"3 tiles fall to the floor: {MINUS}5"]


def test_tiles_beyond_a_full_floor_go_to_the_lid() -> None:
    state = drawn(board(floor="BBBBBB"), displays="RRRK BYRK")
    assert effects(state, "1RF") == [f"1 falls, {MINUS}3", "2 go to the lid"]


def test_the_start_marker_is_told_with_its_cost() -> None:
    state = drawn(board(), displays="BYRK", centre="RR")
    assert effects(state, "CR5") == ["3 missing", f"start marker, {MINUS}1"]
    assert details(state, "CR5") == [f"you take the start marker: {MINUS}1"]


def test_a_tile_that_completes_a_row_says_so_and_that_it_ends_the_match() -> None:
    state = drawn(board(wall="xxxx. ..... ..... ..... ....."), displays="WRRK BYRK")
    assert effects(state, "1W1") == ["ends the match", "completes row 1, +2", "fills, +5"]
    assert details(state, "1W1") == [
        "ends the match after this round",
        "completes row 1: +2 at the end",
        "a row of 5: +5 when the round is scored",
    ]


def test_a_second_row_does_not_end_a_match_that_ends_anyway() -> None:
    held = board("W - - - -", "xxxx. .xxxx ..... ..... .....")
    assert effects(drawn(held, displays="WWKK BYRK"), "1W2") == [
        "completes row 2, +2",
        "fills, +7",
    ]


def test_a_completed_column_is_told_with_its_bonus() -> None:
    held = board("- - - - YYYY", "x.... x.... x.... x.... .....")
    assert effects(drawn(held, displays="YRRK BYRK"), "1Y5") == [
        "completes column 1, +7",
        "fills, +5",
    ]


def test_a_completed_colour_is_told_with_its_bonus() -> None:
    held = board("- - - - BBBB", "x.... .x... ..x.. ...x. .....")
    state = drawn(held, displays="BRRK BYRK")
    assert effects(state, "1B5") == ["completes blue, +10", "fills, +1"]
    assert details(state, "1B5")[0] == "completes all five blue tiles: +10 at the end"


def test_a_line_that_raises_another_one_says_so() -> None:
    state = drawn(board("- RR - - -"), displays="KBBY BYRK")
    assert effects(state, "1K1") == ["fills, +1", "row 2: +1 more"]


def test_the_last_tiles_of_a_round_score_at_once() -> None:
    state = drawn(board(floor="*"), displays="", centre="R")
    assert effects(state, "CR1") == ["fills, +1"]
    assert details(state, "CR1") == ["on its own: +1"]


def test_a_line_without_a_free_column_of_the_grey_wall_falls() -> None:
    held = board("- R - - -", "...R. BYK.. ....R ..... .....", floor="B")
    state = drawn(held, displays="RBBY BYRK", side="grey")
    assert effects(state, "1R2") == [f"no free column, {MINUS}3"]
    assert details(state, "1R2") == [
        f"line 2 has no free column: 2 tiles fall to the floor, {MINUS}3"
    ]


def test_a_column_of_the_grey_wall_says_what_it_scores() -> None:
    held = board("- RR - - -", "..... ...BY ..... ..... .....", floor="*")
    state = drawn(held, displays="", centre="", side="grey")
    assert headline(state, "col3") == "red tile to row 2, column 3"
    assert (effects(state, "col3"), details(state, "col3")) == (["+3"], ["a row of 3: +3"])


def test_the_forecast_is_what_tiling_would_score_for_every_seat() -> None:
    held = board("- RR - - -", "..... ..x.. ..... ..... .....", floor="BB", score=9)
    assert forecast(drawn(held, displays="BYRK")) == [(2, 2), (0, 0)]
