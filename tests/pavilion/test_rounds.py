"""From round to round: wild colours, who starts, kept tiles, and when tiles are drawn."""

import pytest

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import (
    hand_of,
    is_to_refill,
    kept_of,
    only,
    passed,
    play,
    supply_of,
    tiles_in,
    tower_of,
)
from tilewright import NATURE, Event, Pavilion, Rng

FULL = "0:PGOYBR 1:xxxxxx 2:xxxxxx 3:xxxxxx 4:xxxxxx 5:xxxxxx 6:xxxxxx"


def last_turn(**rest: object) -> Pavilion:
    """Return a table of three where one seat is still to pass; the others have kept tiles."""
    return drawn(
        board(kept="BB", passed=True),
        board(kept="RY", passed=True),
        board(hand="G"),
        turn=2,
        **rest,
    )


def test_the_wild_colour_is_purple_green_orange_yellow_blue_red_in_turn() -> None:
    state, rng, events = Pavilion(), Rng(11), list[Event]()
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng), events)
        else:
            state.apply(state.random_action(rng), events)
    assert [(dealt["round"], dealt["wild"]) for dealt in only(events, "dealt")] == [
        (1, "purple"),
        (2, "green"),
        (3, "orange"),
        (4, "yellow"),
        (5, "blue"),
        (6, "red"),
    ]


def test_a_round_ends_when_all_have_passed() -> None:
    state = last_turn(round=2)
    play(state, "pass keepG")
    assert (state.to_data()["round"], state.to_data()["wild"]) == (3, "orange")
    assert (state.actor, state.phase_name) == (NATURE, "displays")


def test_in_the_new_round_nobody_has_passed() -> None:
    state = last_turn()
    play(state, "pass keepG")
    assert passed(state) == [False] * 3


def test_the_owner_of_the_token_starts_the_next_round() -> None:
    state = last_turn(token=1, start=0)
    play(state, "pass keepG")
    assert (state.to_data()["start"], state.to_data()["turn"]) == (1, 1)
    state.apply_deal(state.deal(Rng(1)))
    assert state.actor == 1


def test_the_token_returns_to_the_centre_before_the_displays_are_filled() -> None:
    state = last_turn(token=1)
    play(state, "pass keepG")
    assert (state.phase_name, state.to_data()["token"]) == ("displays", "centre")


def test_kept_tiles_return_to_the_hand_before_the_displays_are_filled() -> None:
    state = last_turn()
    play(state, "pass keepG")
    assert state.phase_name == "displays"
    assert [hand_of(state, seat) for seat in range(3)] == ["BB", "YR", "G"]
    assert [kept_of(state, seat) for seat in range(3)] == ["", "", ""]


def test_scores_boards_and_supply_stay() -> None:
    state = drawn(
        board("4:xx....", kept="B", passed=True, score=31), board(hand="G", score=17), turn=1
    )
    supply = supply_of(state)
    play(state, "pass keepG")
    data = state.to_data()
    assert (state.scores(), supply_of(state)) == ([31, 17], supply)
    assert data["boards"][0]["stars"][4] == ["blue", "blue", None, None, None, None]


def test_after_the_last_pass_of_a_round_the_supply_is_filled_before_the_displays() -> None:
    state = last_turn(supply="PPGGOOYYB")
    play(state, "pass keepG")
    assert is_to_refill(state)
    assert state.to_data()["round"] == 1
    play(state, "R")
    assert (state.phase_name, state.to_data()["round"]) == ("displays", 2)


def test_after_the_last_pass_of_round_6_the_supply_is_filled_too() -> None:
    state = last_turn(supply="PPGGOOYYB", round=6)
    play(state, "pass")
    assert is_to_refill(state)
    play(state, "R")
    assert state.is_over


def test_a_full_supply_is_not_filled() -> None:
    state = drawn(board(hand="GG"), board(hand="R"))
    play(state, "62G")
    assert (state.actor, state.phase_name) == (1, "placing")


def test_taking_never_touches_the_supply() -> None:
    state = drawn(displays="GGGG YYYY", supply="PPGGOOYYB")
    play(state, "1G")
    assert state.phase_name == "taking"


def test_an_automatic_pass_is_a_turn_after_which_the_supply_is_filled() -> None:
    state = drawn(board(), board(hand="R"), displays="GGGG", turn=1, supply="PPGGOOYYB")
    events = play(state, "1G")
    assert only(events, "passed") == [{"seat": 0, "count": 0}]
    assert is_to_refill(state)
    play(state, "R")
    assert (state.actor, state.phase_name) == (1, "placing")


def test_an_empty_bag_is_filled_from_the_tower_when_a_tile_is_to_be_drawn() -> None:
    state = last_turn(bag="G" * 6)
    play(state, "pass keepG")
    play(state, "GGGG/GGOO/OOYY/YYBB/BBRR/RRPP/PPPP")
    assert tower_of(state) == ""


def test_the_tower_stays_where_it_is_when_a_draw_has_just_emptied_the_bag() -> None:
    state = last_turn(supply="PPGGOOYYB", bag="R")
    play(state, "pass keepG R")
    assert sum(state.to_data()["bag"]) == 0
    assert tower_of(state)


def nearly_empty(hand: str, supply: str, **rest: object) -> Pavilion:
    """Return a table of four with hardly a tile outside of three full boards."""
    full = board(FULL, passed=True)
    return drawn(full, full, full, board(hand=hand), turn=3, supply=supply, **rest)


def test_displays_that_cannot_all_be_filled_are_filled_in_order() -> None:
    state = drawn(
        board(FULL, passed=True),
        board(FULL, passed=True),
        board(FULL.replace("1:xxxxxx", "1:......").replace("2:xxxxxx", "2:......"), passed=True),
        board(hand="G"),
        turn=3,
        supply="OOOOYBRPPP",
        token=3,
    )
    play(state, "pass keepG PPPP/OOO")
    assert [tiles_in(heap) for heap in state.to_data()["displays"]] == ["PPPP", "OOO"] + [""] * 7
    assert state.phase_name == "taking"


def test_with_an_empty_bag_and_tower_the_supply_stays_as_it_is() -> None:
    state = nearly_empty("GO", "PYBR", bag="")
    play(state, "61G")
    assert (state.phase_name, supply_of(state)) == ("placing", "PYBR")


def test_with_an_empty_bag_and_tower_the_round_begins_with_placing() -> None:
    state = nearly_empty("GO", "PYBR", bag="")
    play(state, "pass keepG keepO")
    data = state.to_data()
    assert (data["round"], data["phase"], data["actor"]) == (2, "placing", 3)


def test_a_round_of_placing_only_begins_with_the_last_owner_of_the_token() -> None:
    state = nearly_empty("GO", "PYBR", bag="", token=3, start=1)
    play(state, "pass keepG keepO")
    assert (state.to_data()["start"], state.actor) == (3, 3)


def test_the_wild_colour_changes_in_a_round_of_placing_only_too() -> None:
    state = nearly_empty("GO", "PYBR", bag="")
    play(state, "pass keepG keepO")
    assert state.to_data()["wild"] == "green"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_has_six_rounds(seats: int) -> None:
    state, rng = Pavilion(seats), Rng(seats)
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
    assert state.to_data()["round"] == 6
