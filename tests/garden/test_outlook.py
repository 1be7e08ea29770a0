"""What a turn leads to, in short phrases, before it is confirmed."""

from tests.garden.drawn import board, drawn
from tests.outlooks import details, effects, forecast, headline
from tilewright import NATURE, Event, Garden, Rng

MINUS = "\N{MINUS SIGN}"
TOP = "0^Y1Y2Y3Y4"


def test_a_hexagon_that_makes_a_group_says_what_it_scores_at_the_end() -> None:
    state = drawn(board("01:P3 02:Y3", tiles="L3 L1 L2"), display=TOP, round=4)
    assert headline(state, "L3@03") == "light purple butterflies at the fountain (costs 2 more)"
    assert effects(state, "L3@03") == ["+9"]
    assert details(state, "L3@03") == ["group of 3 (butterflies): +9 at the end"]


def test_a_hexagon_that_the_wheel_shows_says_so() -> None:
    state = drawn(board("01:P1", tiles="B1"), display=TOP)
    assert effects(state, "B1@02") == ["wheel, +2"]
    assert details(state, "B1@02") == ["wheel of this round: +2"]


def test_a_larger_group_says_what_it_gains() -> None:
    state = drawn(board("01:P3 02:Y3 03:L3", tiles="G3 G1 G2"), display=TOP, round=4)
    assert effects(state, "G3@04") == ["+3"]


def test_two_groups_that_become_one_count_once() -> None:
    cells = "01:P3 02:Y3 03:L3 05:M3"
    state = drawn(board(cells, tiles="G3 G1 G2"), display=TOP, round=3)
    assert effects(state, "G3@04") == ["+6"]


def test_a_surrounded_fountain_says_how_many_jokers_it_gives() -> None:
    cells = "01:B1 02:B2 03:B3 04:B4 05:B5"
    state = drawn(board(cells, tiles="P5 B6", jokers=5), display=TOP, round=2)
    found = effects(state, "B6@06")
    assert found[0] == "+1 joker"
    assert details(state, "B6@06")[0] == "surrounds the fountain: +1 joker"
    assert "+12" in found  # a group of six and its bonus


def test_an_expansion_counts_on_the_wheel() -> None:
    state = drawn(board("01:P1", expansions="Y1"), display=TOP)
    assert effects(state, "xY1@1r0") == ["wheel, +2"]


def test_a_face_down_expansion_says_its_price() -> None:
    state = drawn(board(score=20), display=TOP)
    assert effects(state, "buy1") == [f"{MINUS}6"]
    assert details(state, "buy1") == [f"a face-down expansion: {MINUS}6"]


def test_a_taking_says_how_many_pieces_it_stores() -> None:
    state = drawn(board(), display="0xY5 1^Y1Y2B3B4")
    assert effects(state, "takeY") == ["+2 tiles", "+1 expansion"]


def test_the_first_pass_takes_the_marker() -> None:
    state = drawn(board(tiles="B1 B2"), display=TOP)
    assert effects(state, "pass") == [f"start marker, {MINUS}1"]
    assert effects(state, "pass dropB2") == [f"discards, {MINUS}2", f"start marker, {MINUS}1"]


def test_a_later_pass_costs_nothing() -> None:
    state = drawn(board(tiles="B1"), board(passed=True), display=TOP)
    assert effects(state, "pass") == []


def test_in_the_last_round_a_pass_says_what_the_storage_costs() -> None:
    state = drawn(board(tiles="B5 B2"), board(passed=True), display=TOP, round=4)
    assert effects(state, "pass")[-1] == f"left over, {MINUS}7"
    assert details(state, "pass")[-1] == f"left in your storage: {MINUS}7 at the end"


def test_the_last_pass_ends_the_match() -> None:
    state = drawn(board(), board(passed=True), display=TOP, round=4)
    assert effects(state, "pass") == ["ends the match"]


def test_the_forecast_is_what_the_wheel_gives() -> None:
    for seed in range(4):
        state, rng = Garden(2, "back"), Rng(seed)
        while not state.is_over:
            before, round_ = forecast(state), state.to_data()["round"]
            events: list[Event] = []
            if state.actor == NATURE:
                state.apply_deal(state.deal(rng))
                continue
            state.apply(state.random_action(rng), events)
            wheel = [event["points"] for event in events if event.kind == "wheel"]
            if wheel and round_ < 4:
                assert wheel == [gain for gain, _ in before]


def test_in_the_last_round_the_forecast_includes_the_storage() -> None:
    held = board("01:P1", tiles="B5 B2", jokers=2)
    assert forecast(drawn(held, display=TOP, round=4))[0] == (2, 7)
