"""The forecast: the tiling of a seat if the round ended now."""

from hypothesis import given

from tests.azul.drawn import board, drawn
from tests.azul.strategies import positions
from tests.azul.table import only
from tilewright import Azul


def test_a_forecast_tells_of_the_full_lines_and_of_the_floor() -> None:
    held = board("- RR WW - -", "..... ..x.. ..... ..... .....", floor="B", score=4)
    events = drawn(held, displays="BYRK").forecast(0)
    assert [(laid["row"], laid["points"]) for laid in only(events, "laid")] == [(2, 2)]
    assert [lost["points"] for lost in only(events, "penalised")] == [1]


def test_a_forecast_is_of_one_seat() -> None:
    state = drawn(board(), board("B - - - -", floor="K"), displays="BYRK")
    assert state.forecast(0) == []
    assert {event["seat"] for event in state.forecast(1)} == {1}


def test_on_the_grey_wall_a_forecast_takes_the_columns_with_the_most_points() -> None:
    held = board("- RR - - -", "..... ...BY ..... ..... .....")
    events = drawn(held, displays="BYRK", side="grey").forecast(0)
    assert [(laid["column"], laid["points"]) for laid in only(events, "laid")] == [(3, 3)]


def test_of_equal_columns_a_forecast_takes_the_leftmost() -> None:
    events = drawn(board("- RR - - -"), displays="BYRK", side="grey").forecast(0)
    assert [laid["column"] for laid in only(events, "laid")] == [1]


def test_a_forecast_tells_of_lines_that_would_drop() -> None:
    held = board("- RR - - -", "...R. BYK.. ....R ..... .....")
    events = drawn(held, displays="BYRK", side="grey").forecast(0)
    assert [dropped["line"] for dropped in only(events, "dropped")] == [2]


def test_when_the_game_is_over_there_is_nothing_to_forecast() -> None:
    state = drawn(board(score=5), board(score=7), actor=None, idle=3)
    assert state.forecast(0) == state.forecast(1) == []


@given(positions())
def test_a_forecast_changes_nothing(state: Azul) -> None:
    before = state.to_text()
    for seat in range(state.seats):
        state.forecast(seat)
    assert state.to_text() == before


def test_the_round_is_the_last_once_a_row_will_be_complete() -> None:
    wall = "xxxx. ..... ..... ..... ....."
    assert not drawn(board("- - - - -", wall), displays="BYRK").is_last_round()
    assert drawn(board(), board("W - - - -", wall), displays="BYRK").is_last_round()
    assert not drawn(board("- W - - -", wall), displays="BYRK").is_last_round()


def test_a_game_that_is_over_has_no_last_round() -> None:
    state = drawn(board(wall="xxxxx ..... ..... ..... ....."), board(), actor=None)
    assert state.is_over
    assert not state.is_last_round()
