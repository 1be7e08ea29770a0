"""Taking tiles: what may be taken, where it may go, and what else moves."""

from tests.azul.drawn import board, drawn
from tests.azul.table import floor_of, lines_of, only, play, refusal, tiles_in, tokens
from tilewright import Azul


def test_all_tiles_of_the_colour_are_taken_from_a_display() -> None:
    state = drawn(displays="BBBY")
    play(state, "1B5")
    assert lines_of(state, 0) == "- - - - BBB"


def test_the_other_tiles_of_the_display_go_to_the_centre() -> None:
    state = drawn(displays="BYYR KKKK", centre="Y")
    play(state, "1B5")
    assert tiles_in(state.to_data()["centre"]) == "YYYR"
    assert tiles_in(state.to_data()["displays"][0]) == ""
    assert tiles_in(state.to_data()["displays"][1]) == "KKKK"


def test_all_tiles_of_the_colour_are_taken_from_the_centre_and_the_others_stay() -> None:
    state = drawn(centre="BBYR")
    play(state, "CB5")
    assert lines_of(state, 0) == "- - - - BB"
    assert tiles_in(state.to_data()["centre"]) == "YR"


def test_who_takes_first_from_the_centre_takes_the_marker() -> None:
    state = drawn(centre="BBYR")
    play(state, "CB5")
    assert state.to_data()["marker"] == 0
    assert floor_of(state, 0) == "*"


def test_who_takes_second_from_the_centre_takes_no_marker() -> None:
    state = drawn(centre="BBYR")
    play(state, "CB5 CY5")
    assert state.to_data()["marker"] == 0
    assert floor_of(state, 1) == ""


def test_taking_from_a_display_leaves_the_marker_where_it_is() -> None:
    state = drawn(displays="BBYR")
    play(state, "1B5")
    assert state.to_data()["marker"] == "centre"


def test_turns_go_clockwise() -> None:
    state = drawn(board(), board(), board(), displays="BYRK", actor=1)
    actors = []
    for token in ("1B5", "CY5", "CR5"):
        actors.append(state.actor)
        play(state, token)
    assert actors == [1, 2, 0]


def test_only_the_colours_that_lie_there_may_be_taken() -> None:
    state = drawn(displays="BBBB", centre="K")
    assert refusal(state, "1Y1") == "source.lacks-colour"
    assert refusal(state, "2B1") == "source.lacks-colour"
    assert refusal(state, "CB1") == "centre.lacks-colour"


def test_a_table_of_two_has_five_displays_and_no_sixth() -> None:
    state = drawn(displays="B B B B B")
    assert refusal(state, "5B1") is None
    assert refusal(state, "6B1") == "source.unknown"


def test_a_line_takes_more_of_its_own_colour_while_it_is_not_full() -> None:
    state = drawn(board("- - BB - -"), displays="B")
    assert refusal(state, "1B3") is None


def test_a_line_takes_no_second_colour() -> None:
    state = drawn(board("- - BB - -"), displays="K")
    assert refusal(state, "1K3") == "line.holds-colour"


def test_a_full_line_takes_nothing() -> None:
    state = drawn(board("- - BBB - -"), displays="BK")
    assert refusal(state, "1B3") == "line.full"
    assert refusal(state, "1K3") == "line.full"


def test_sending_everything_to_the_floor_is_always_allowed() -> None:
    state = drawn(displays="BBYR", centre="K")
    assert {"1BF", "1YF", "1RF", "CKF"} <= tokens(state)


def test_the_floor_is_the_only_way_where_no_line_fits() -> None:
    state = drawn(board("K K K K K"), displays="B")
    assert tokens(state) == {"1BF"}


def test_several_lines_may_hold_the_same_colour() -> None:
    state = drawn(board("- BB B - -"), displays="B")
    assert tokens(state) == {"1B1", "1B3", "1B4", "1B5", "1BF"}


def test_what_does_not_fit_falls_behind_what_lies_on_the_floor() -> None:
    state = drawn(board(floor="K"), displays="BBB Y")
    play(state, "1B2")
    assert floor_of(state, 0) == "KB"


def test_the_phase_goes_on_while_the_centre_holds_a_tile() -> None:
    state = drawn(displays="BY")
    play(state, "1B1")
    assert state.actor == 1
    assert tokens(state) == {"CY1", "CY2", "CY3", "CY4", "CY5", "CYF"}


def test_the_phase_ends_with_the_last_tile() -> None:
    state = drawn(displays="BY")
    events = play(state, "1B1 CY1")
    assert only(events, "tiling") == [{"round": 1}]


def test_the_events_tell_a_taking_in_the_order_it_happened() -> None:
    state = drawn(board(floor="KKKKK"), centre="BBBBYR")
    events = play(state, "CB1")
    assert [event.to_data() for event in events] == [
        {"event": "took", "seat": 0, "source": 0, "colour": "blue", "count": 4},
        {"event": "marked", "seat": 0, "place": 6},
        {"event": "lined", "seat": 0, "line": 1, "colour": "blue", "count": 1, "missing": 0},
        {
            "event": "fell",
            "seat": 0,
            "colour": "blue",
            "count": 1,
            "covered": 7,
            "penalty": 14,
        },
        {"event": "spilled", "seat": 0, "colour": "blue", "count": 2},
    ]


def test_an_event_tells_of_each_colour_that_moves_to_the_centre() -> None:
    state = drawn(displays="BYYK")
    assert only(play(state, "1B1"), "moved") == [
        {"seat": 0, "source": 1, "colour": "yellow", "count": 2},
        {"seat": 0, "source": 1, "colour": "black", "count": 1},
    ]


def test_nobody_can_take_before_the_first_deal() -> None:
    assert refusal(Azul(), "1B1") == "actor.nature"
    assert Azul().legal_actions() == []
