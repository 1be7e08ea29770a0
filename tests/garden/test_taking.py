"""A. Taking from the display."""

import pytest

from tests.garden.drawn import board, drawn
from tests.garden.table import display_of, only, play, refusal, storage_of, tokens
from tilewright import NATURE, IllegalAction

FULL = "L1 L2 L3 L4 L5 L6 L1 L2 L3 L4 L5 L6"


def test_a_colour_or_a_pattern_of_which_something_lies_there_can_be_taken() -> None:
    state = drawn(display="0:P6 1xG3 2^B1B2Y2B6")
    assert tokens(state, "take") == [
        "takeB", "takeP", "takeY", "takeG", "take1", "take2", "take3", "take6",
    ]  # fmt: skip


def test_colour_and_pattern_are_two_actions_even_if_they_take_the_same() -> None:
    state = drawn(display="0^B1")
    assert tokens(state, "take") == ["takeB", "take1"]


def test_nothing_can_be_taken_of_what_does_not_lie_there() -> None:
    assert refusal(drawn(display="0^B1"), "takeY") == "garden.nothing-shown"


def test_every_tile_and_every_face_up_expansion_of_it_is_taken() -> None:
    state = drawn(display="0:Y1Y4 1xY6 2:B4 3^Y2P1P2P3")
    play(state, "takeY")
    assert storage_of(state, 0) == "Y1 Y2 Y4 xY6 J J J"


def test_a_pattern_is_taken_in_every_colour() -> None:
    state = drawn(display="0:Y1Y4 1xG4 2:B4 3^Y2P4P2P3")
    play(state, "take4")
    assert storage_of(state, 0) == "B4 P4 Y4 xG4 J J J"


def test_of_identical_hexagons_only_one_is_taken() -> None:
    state = drawn(display="0:B1 1:B1 2^B1P2P3P4")
    play(state, "takeB from1")
    assert storage_of(state, 0) == "B1 J J J"
    assert display_of(state) == "0:B1 1: 2^B1P2P3P4"


def test_identical_tiles_of_one_place_are_one_possibility() -> None:
    state = drawn(display="0^B1B1B1Y2")
    play(state, "takeB")
    assert storage_of(state, 0) == "B1 J J J"
    assert display_of(state) == "0:B1B1Y2 1^"


def test_copies_are_chosen_hexagon_by_hexagon_ascending() -> None:
    state = drawn(display="0:B1B5P3 1:B5B1 2^Y1Y2Y3Y4")
    play(state, "takeB")
    assert state.copied_hexagon() == "B1"
    assert tokens(state) == ["from0", "from1"]
    play(state, "from1")
    assert state.copied_hexagon() == "B5"
    assert tokens(state) == ["from0", "from1"]


def test_a_hexagon_with_one_copy_is_not_asked_for() -> None:
    state = drawn(display="0:B1B2 1:B2B3 2^Y1Y2Y3Y4")
    play(state, "takeB")
    assert state.copied_hexagon() == "B2"
    play(state, "from0")
    assert storage_of(state, 0) == "B1 B2 B3 J J J"


def test_different_places_are_different_actions_even_with_equal_contents() -> None:
    state = drawn(display="0:B1 1:B1 2^Y1Y2Y3Y4")
    play(state, "takeB")
    assert tokens(state) == ["from0", "from1"]


def test_a_tile_and_a_face_up_expansion_with_the_same_hexagon_are_identical() -> None:
    state = drawn(display="0:B1P1 1xB1 2^Y1Y2Y3Y4")
    play(state, "takeB")
    assert tokens(state) == ["from0", "from1"]
    play(state, "from1")
    assert storage_of(state, 0) == "xB1 J J J"
    assert display_of(state) == "0:B1P1 2^Y1Y2Y3Y4"


def test_nothing_moves_before_every_copy_is_chosen() -> None:
    state = drawn(display="0:B1B5 1:B1B5 2^Y1Y2Y3Y4")
    before = (display_of(state), storage_of(state, 0))
    play(state, "takeB from0")
    assert (display_of(state), storage_of(state, 0)) == before


def test_no_copy_comes_from_another_place() -> None:
    state = drawn(display="0:B1 1:B1 2^Y1Y2Y3Y4")
    play(state, "takeB")
    assert refusal(state, "from2") == refusal(state, "from7") == "garden.copy-elsewhere"


def test_a_selection_of_only_expansions_is_allowed() -> None:
    state = drawn(display="0xB1 1xB4 2^Y1Y2Y3Y4")
    play(state, "takeB")
    assert storage_of(state, 0) == "xB1 xB4 J J J"
    assert state.actor == 1


def test_a_face_up_expansion_leaves_its_place() -> None:
    state = drawn(display="0xB1 1:P4 2^Y1Y2Y3Y4")
    play(state, "takeB")
    assert display_of(state) == "1:P4 2^Y1Y2Y3Y4"


# What fits into the storage


def test_tiles_that_do_not_fit_cannot_be_taken() -> None:
    state = drawn(board(tiles="L1 L2 L3 L4 L5 L6 L1", jokers=3), display="0^B1B2B3P4")
    assert refusal(state, "takeB") == "garden.no-room"
    assert "take1" in tokens(state)


def test_jokers_use_up_places_for_tiles() -> None:
    state = drawn(board(jokers=11), display="0^B1B2P3P4")
    assert tokens(state, "take") == ["take1", "take2", "take3", "take4"]


def test_just_enough_room_is_enough() -> None:
    state = drawn(board(jokers=9), display="0^B1B2B3P4")
    assert "takeB" in tokens(state)


def test_a_third_expansion_does_not_fit() -> None:
    state = drawn(board(expansions="P1"), display="0xB1 1xB4 2^Y1Y2Y3Y4")
    assert refusal(state, "takeB") == "garden.no-room"
    assert tokens(state, "take") == ["takeY", "take1", "take2", "take3", "take4"]


def test_a_full_storage_forbids_every_tile() -> None:
    state = drawn(board(tiles=FULL, jokers=0), display="0^B1B2P3P4")
    assert tokens(state, "take") == []


def test_a_full_storage_still_takes_expansions() -> None:
    state = drawn(board(tiles=FULL, jokers=0), display="0xB4 1xG1 2^Y1Y2Y3Y5")
    assert tokens(state, "take") == ["takeB", "takeG", "take4"]


def test_a_copy_must_leave_room_for_the_rest() -> None:
    own = board(tiles="L1 L2 L3 L4 L5 L6 L1 L2 L3 L4 L5", jokers=0)  # one place is free
    state = drawn(own, display="0:B1P1 1xB1 2:B2P2 3^Y3Y4Y5Y6")
    play(state, "takeB")  # the tile B2 needs the place, so B1 comes as the expansion
    assert storage_of(state, 0).split()[:2] == ["B2", "L1"]
    assert "xB1" in storage_of(state, 0)


def test_full_expansion_places_force_the_tile() -> None:
    state = drawn(board(expansions="P5 P6"), display="0:B1G1 1xB1 2^Y3Y4Y5Y6")
    play(state, "takeB")
    assert storage_of(state, 0) == "B1 xP5 xP6 J J J"


def test_a_choice_that_spoils_a_later_one_is_refused() -> None:
    own = board(expansions="P6")  # one place for expansions
    state = drawn(own, display="0:B1G1 1xB1 2xB2 3^Y3Y4Y5Y6")
    play(state, "takeB")
    assert storage_of(state, 0) == "B1 xB2 xP6 J J J"


def test_either_of_two_may_be_the_expansion_but_not_both() -> None:
    own = board(expansions="P6")
    state = drawn(own, display="0:B1B2G1 1xB1 2xB2 3^Y3Y4Y5Y6")
    play(state, "takeB")
    assert tokens(state) == ["from0", "from1"]
    play(state, "from1")
    assert storage_of(state, 0) == "B2 xB1 xP6 J J J"


# The stack and the display


def test_the_top_moves_out_when_a_tile_came_from_it() -> None:
    state = drawn(display="0^B1P2P3P4")
    events = play(state, "takeB")
    assert only(events, "moved") == [{"place": 0, "count": 3}]
    assert display_of(state) == "0:P2P3P4 1^"


def test_the_top_stays_when_no_tile_came_from_it() -> None:
    state = drawn(display="0:B1P1 1^Y1Y2Y3Y4")
    play(state, "takeB")
    assert display_of(state) == "0:P1 1^Y1Y2Y3Y4"
    assert state.actor == 1


def test_the_top_stays_when_the_copy_came_from_elsewhere() -> None:
    state = drawn(display="0:B1P1 1^B1Y2Y3Y4")
    play(state, "takeB from0")
    assert display_of(state) == "0:P1 1^B1Y2Y3Y4"


def test_the_new_top_gets_four_tiles() -> None:
    state = drawn(display="0^B1P2P3P4")
    play(state, "takeB")
    assert (state.actor, state.phase_name) == (NATURE, "tiles")
    events = play(state, "G1G2G3G4")
    assert only(events, "dealt") == [{"place": 1, "count": 4}]
    assert display_of(state) == "0:P2P3P4 1^G1G2G3G4"


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        ("G1G2G3", "garden.deal-too-few"),
        ("G1G2G3G4G5", "garden.deal-too-many"),
        ("xG1", "garden.deal-tiles-due"),
        ("B1G1B1B1", "garden.deal-not-in-bag"),
    ],
)
def test_no_other_number_of_tiles_is_dealt(deal: str, code: str) -> None:
    state = drawn(display="0^B1P2P3P4")
    play(state, "takeB")
    with pytest.raises(IllegalAction) as caught:
        play(state, deal)
    assert caught.value.code == code


def test_an_emptied_expansion_is_turned_up() -> None:
    state = drawn(display="0:B1 1^Y1Y2Y3Y4")
    play(state, "takeB")
    assert (state.actor, state.phase_name) == (NATURE, "reveal")
    assert only(play(state, "xG6"), "turned") == [{"place": 0, "hexagon": "G6"}]
    assert display_of(state) == "0xG6 1^Y1Y2Y3Y4"


def test_an_emptied_top_moves_out_and_is_turned_up() -> None:
    state = drawn(display="0^B1B2B3B4")
    play(state, "takeB Y1Y2Y3Y4 xG6")
    assert display_of(state) == "0xG6 1^Y1Y2Y3Y4"


def test_what_was_turned_up_can_be_taken_from_the_next_turn_on() -> None:
    state = drawn(display="0:B1 1^Y1Y2Y3Y4")
    play(state, "takeB xB6 takeB")
    assert storage_of(state, 1) == "xB6 J J J"


def test_no_new_top_comes_when_the_stack_is_used_up() -> None:
    state = drawn(display="4^B1P2P3P4")
    play(state, "takeB")
    assert display_of(state) == "4:P2P3P4"
    assert state.actor == 1


def test_an_expansion_keeps_its_place_until_it_leaves() -> None:
    state = drawn(display="0:P1 2xG4 4^B1P2P3P4")
    play(state, "takeB")
    assert display_of(state) == "0:P1 2xG4 4:P2P3P4"


def test_nothing_goes_back_into_a_stack() -> None:
    state = drawn(display="3^B1B2Y3Y4")
    play(state, "takeB P1P2P3P4")
    assert state.to_data()["stack"] == 0
    play(state, "takeP xG1")
    assert (state.to_data()["stack"], display_of(state)) == (0, "3:Y3Y4 4xG1")
