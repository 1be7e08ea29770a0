"""Taking tiles: what may be taken, the wild tile that comes along, and the token."""

import pytest

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import centre_of, hand_of, only, play, refusal, tiles_in, tokens
from tilewright import Pavilion


def test_all_tiles_of_the_colour_are_taken_from_a_display() -> None:
    state = drawn(displays="GGGR")
    play(state, "1G")
    assert hand_of(state) == "GGG"


def test_the_other_tiles_of_a_display_go_to_the_centre_wild_ones_too() -> None:
    state = drawn(displays="GPPP YYYY", centre="R")
    play(state, "1G")
    assert centre_of(state) == "PPR"
    assert [tiles_in(display) for display in state.to_data()["displays"][:2]] == ["", "YYYY"]


def test_the_other_tiles_of_the_centre_stay_there() -> None:
    state = drawn(centre="GGYR")
    play(state, "CG")
    assert (hand_of(state), centre_of(state)) == ("GG", "YR")


def test_exactly_one_wild_tile_comes_along_from_a_display() -> None:
    state = drawn(displays="GPPP")
    play(state, "1G")
    assert hand_of(state) == "PG"


def test_exactly_one_wild_tile_comes_along_from_the_centre() -> None:
    state = drawn(centre="GGPPPP")
    play(state, "CG")
    assert (hand_of(state), centre_of(state)) == ("PGG", "PPP")


def test_the_wild_colour_cannot_be_chosen_where_another_lies() -> None:
    state = drawn(displays="GPPP")
    assert tokens(state) == {"1G"}
    assert refusal(state, "1P") == "source-wild"


def test_a_source_with_only_wild_tiles_gives_one_of_them() -> None:
    state = drawn(displays="PPPP GGGG")
    assert tokens(state) == {"1P", "2G"}
    play(state, "1P")
    assert (hand_of(state), centre_of(state)) == ("P", "PPP")


def test_a_centre_with_only_wild_tiles_gives_one_at_a_time() -> None:
    state = drawn(centre="PPP")
    play(state, "CP CP")
    assert (hand_of(state, 0), hand_of(state, 1), centre_of(state)) == ("P", "P", "P")


def test_the_wild_colour_of_another_round_is_a_colour_like_any_other() -> None:
    state = drawn(displays="GPPP", round=2)
    assert tokens(state) == {"1P"}
    play(state, "1P")
    assert hand_of(state) == "PPPG"


@pytest.mark.parametrize(("round_", "wild"), [*enumerate("PGOYBR", 1)])
def test_each_round_has_its_wild_colour(round_: int, wild: str) -> None:
    state = drawn(displays="PGOY BRPG", round=round_)
    choices = {f"1{colour}" for colour in "PGOY"} | {f"2{colour}" for colour in "BRPG"}
    assert tokens(state) == {choice for choice in choices if choice[1] != wild}


def test_who_takes_first_from_the_centre_takes_the_token() -> None:
    state = drawn(centre="GGYR")
    play(state, "CG")
    assert state.to_data()["token"] == 0


def test_the_token_costs_a_point_for_every_tile_of_the_turn() -> None:
    state = drawn(board(score=9), centre="GGGYR")
    assert only(play(state, "CG"), "token") == [{"seat": 0, "points": 3}]
    assert state.scores() == [6, 5]


def test_the_wild_tile_that_comes_along_costs_a_point_too() -> None:
    state = drawn(board(score=9), centre="GGGPP")
    play(state, "CG")
    assert state.scores()[0] == 9 - 4


def test_a_wild_tile_taken_alone_costs_one_point() -> None:
    state = drawn(board(score=9), centre="PPP")
    play(state, "CP")
    assert state.scores()[0] == 8


def test_who_takes_second_from_the_centre_takes_no_token_and_loses_nothing() -> None:
    state = drawn(centre="GGYR")
    play(state, "CG CY")
    assert (state.to_data()["token"], state.scores()) == (0, [3, 5])


def test_taking_from_a_display_leaves_the_token_where_it_is() -> None:
    state = drawn(displays="GGYR")
    play(state, "1G")
    assert (state.to_data()["token"], state.scores()) == ("centre", [5, 5])


def test_turns_go_clockwise() -> None:
    state = drawn(board(), board(), board(), displays="GYRB", turn=1)
    actors = []
    for token in ("1G", "CY", "CR"):
        actors.append(state.actor)
        play(state, token)
    assert actors == [1, 2, 0]


def test_only_the_colours_that_lie_there_may_be_taken() -> None:
    state = drawn(displays="GGGG", centre="R")
    assert refusal(state, "1Y") == "source-lacks-colour"
    assert refusal(state, "2G") == "source-lacks-colour"
    assert refusal(state, "CG") == "centre-lacks-colour"


@pytest.mark.parametrize(("seats", "last"), [(2, 5), (3, 7), (4, 9)])
def test_a_table_has_a_display_and_no_more(seats: int, last: int) -> None:
    state = drawn(*[board()] * seats, displays=" ".join(["G"] * last))
    assert refusal(state, f"{last}G") is None
    if last < 9:
        assert refusal(state, f"{last + 1}G") == "source-unknown"


def test_the_phase_goes_on_while_the_centre_holds_a_tile() -> None:
    state = drawn(displays="GY")
    play(state, "1G")
    assert (state.actor, state.phase_name) == (1, "taking")


def test_the_phase_ends_with_the_last_tile() -> None:
    state = drawn(displays="GY")
    events = play(state, "1G CY")
    assert only(events, "placing") == [{"round": 1}]
    assert state.phase_name == "placing"


def test_the_owner_of_the_token_places_first() -> None:
    state = drawn(board(), board(), board(), displays="GY B", turn=1)
    play(state, "1G CY 2B")
    assert (state.to_data()["token"], state.actor) == (2, 2)


def test_nothing_but_taking_is_possible_while_tiles_are_on_offer() -> None:
    state = drawn(board(hand="GGG"), displays="GY")
    for token in ("61G", "pass", "stop", "pickG", "keepG"):
        assert refusal(state, token) == "phase"


def test_the_events_tell_a_taking_in_the_order_it_happened() -> None:
    state = drawn(board(score=9), displays="BBBB", centre="GGPPY")
    assert [event.to_data() for event in play(state, "CG")] == [
        {"event": "took", "seat": 0, "source": 0, "colour": "green", "count": 2},
        {"event": "took", "seat": 0, "source": 0, "colour": "purple", "count": 1},
        {"event": "token", "seat": 0, "points": 3},
    ]


def test_an_event_tells_of_each_colour_that_moves_to_the_centre() -> None:
    state = drawn(displays="GPPR")
    assert only(play(state, "1G"), "moved") == [
        {"seat": 0, "source": 1, "colour": "purple", "count": 1},
        {"seat": 0, "source": 1, "colour": "red", "count": 1},
    ]


def test_nobody_can_take_before_the_first_deal() -> None:
    assert refusal(Pavilion(), "1G") == "actor.nature"
    assert Pavilion().legal_actions() == []
