"""Pillars, statues and windows: the tiles they give, and how those are picked."""

import pytest

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import (
    hand_of,
    is_to_refill,
    only,
    play,
    refusal,
    supply_of,
    tokens,
)
from tilewright import Event, Pavilion

# The spaces round each structure, the last one still to be covered.
LAST = {
    "pillar-1": "12 05 06 13",
    "pillar-2": "22 06 01 23",
    "pillar-3": "32 01 02 33",
    "pillar-4": "42 02 03 43",
    "pillar-5": "52 03 04 53",
    "pillar-6": "62 04 05 63",
    "statue-1": "12 23 24 11",
    "statue-2": "22 33 34 21",
    "statue-3": "32 43 44 31",
    "statue-4": "42 53 54 41",
    "statue-5": "52 63 64 51",
    "statue-6": "62 13 14 61",
    "window-1": "15 16",
    "window-2": "25 26",
    "window-3": "35 36",
    "window-4": "45 46",
    "window-5": "55 56",
    "window-6": "65 66",
}
GIVES = {"pillar": 1, "statue": 2, "window": 3}
STAR_LETTERS = ".PORBYG"


def covering(spaces: list[str]) -> str:
    """Return a drawn board with tiles on some spaces; the centre gets different colours."""
    stars = {space[0]: ["."] * 6 for space in spaces}
    for space in spaces:
        at = int(space[1]) - 1
        stars[space[0]][at] = "PGOYBR"[at] if space[0] == "0" else "x"
    return " ".join(f"{star}:{''.join(signs)}" for star, signs in stars.items())


def lay_last(spaces: list[str]) -> list[Event]:
    """Cover the last of some spaces, and tell what happened."""
    star, position = int(spaces[-1][0]), int(spaces[-1][1])
    letter = STAR_LETTERS[star]
    state = drawn(board(covering(spaces[:-1]), hand=letter * position))
    return play(state, f"{star}{position}{letter}")


@pytest.mark.parametrize("name", LAST)
def test_a_structure_gives_its_tiles_once_all_spaces_round_it_are_covered(name: str) -> None:
    (built,) = only(lay_last(LAST[name].split()), "built")
    assert f"{built['structure']}-{built['number']}" == name
    assert built["count"] == GIVES[name[:6]]


@pytest.mark.parametrize("name", LAST)
def test_a_structure_gives_nothing_while_a_space_is_empty(name: str) -> None:
    assert only(lay_last(LAST[name].split()[1:]), "built") == []


def test_a_structure_gives_nothing_a_second_time() -> None:
    state = drawn(board("1:....xx", hand="PPP"))
    assert only(play(state, "11P"), "built") == []


def owing(owed: int, supply: str, **rest: object) -> Pavilion:
    """Return a table after a placement that gives so many tiles."""
    boards = {
        1: ("0:....BR 1:.x....", "13P"),
        2: ("1:.x.... 2:..xx..", "11P"),
        3: ("1:....x.", "16P"),
    }
    stars, token = boards[owed]
    hand = "P" * int(token[1])
    state = drawn(board(stars, hand=hand), board(hand="R"), supply=supply, **rest)
    play(state, token)
    return state


@pytest.mark.parametrize("owed", [1, 2, 3])
def test_the_tiles_are_picked_one_after_another(owed: int) -> None:
    state = owing(owed, "PPGGOOYYBR")
    for left in range(owed, 0, -1):
        assert (state.actor, state.phase_name, state.to_data()["owed"]) == (0, "picking", left)
        play(state, "pickO" if left == 1 else "pickY")
    assert state.phase_name == "supply"
    assert hand_of(state) == "O" + "Y" * (owed - 1)


def test_any_colour_of_the_supply_may_be_picked_the_wild_one_too() -> None:
    state = owing(3, "PPGGGYYYYY")
    assert tokens(state) == {"pickP", "pickG", "pickY"}


def test_a_colour_that_the_supply_lacks_cannot_be_picked() -> None:
    assert refusal(owing(3, "PPGGGYYYYY"), "pickR") == "supply-lacks-colour"


def test_a_colour_is_gone_when_its_last_tile_was_picked() -> None:
    state = owing(3, "PGGGGGGYYY")
    play(state, "pickP")
    assert tokens(state) == {"pickG", "pickY"}


def test_a_picked_tile_moves_from_the_supply_to_the_hand() -> None:
    state = owing(3, "PPGGOOYYBR")
    play(state, "pickB")
    assert (hand_of(state), supply_of(state)) == ("B", "PPGGOOYYR")


def test_owed_tiles_must_be_picked_before_anything_else() -> None:
    state = owing(3, "PPGGOOYYBR")
    for token in ("pass", "stop", "31R", "keepP", "1P"):
        assert refusal(state, token) == "phase"


def test_a_supply_of_one_colour_is_picked_by_itself() -> None:
    state = owing(3, "G" * 10)
    assert (hand_of(state), state.phase_name) == ("GGG", "supply")


def test_the_rest_is_picked_by_itself_once_one_colour_is_left() -> None:
    state = owing(3, "PGGGGGGGGG")
    play(state, "pickP")
    assert (hand_of(state), state.phase_name) == ("PGG", "supply")


def test_one_tile_of_a_supply_of_two_colours_is_a_choice() -> None:
    assert tokens(owing(1, "PG")) == {"pickP", "pickG"}


@pytest.mark.parametrize(
    ("owed", "supply"), [(1, "G"), (2, "PG"), (2, "G"), (3, "PGO"), (3, "PG"), (3, "")]
)
def test_a_supply_of_no_more_than_is_owed_is_taken_whole(owed: int, supply: str) -> None:
    state = owing(owed, supply)
    assert (hand_of(state), supply_of(state), state.to_data()["owed"]) == (supply, "", 0)


def test_what_a_short_supply_cannot_give_is_lost() -> None:
    stars = "0:....BR 1:x.x... 2:..xx.."
    state = drawn(board(stars, hand="PP"), supply="G")
    assert only(play(state, "12P"), "bonus-lost") == [{"seat": 0, "count": 2}]


def test_lost_tiles_are_not_owed_later() -> None:
    state = drawn(board("1:....x.", hand="P" * 6), board(hand="R"), supply="G", bag="O" * 9 + "R")
    play(state, "16P OOOO/OOOO/OR")
    assert (state.actor, hand_of(state)) == (1, "G")


@pytest.mark.parametrize(
    ("stars", "token", "owed"),
    [
        ("0:....BR 1:x.x... 2:..xx..", "12P", 3),  # pillar 1 and statue 1
        ("0:....BR 1:.x.x.. 6:xx....", "13P", 3),  # pillar 1 and statue 6
        ("0:.G...R 2:.xx... 3:.xx...", "01P", 2),  # pillars 2 and 3
        ("0:P.O... 3:.xx... 4:.xx...", "02G", 2),  # pillars 3 and 4
    ],
)
def test_the_tiles_of_several_structures_are_added_up(stars: str, token: str, owed: int) -> None:
    state = drawn(board(stars, hand=token[2] * int(token[1])))
    play(state, token)
    assert state.to_data()["owed"] == owed


def test_the_supply_is_refilled_after_the_last_pick_not_before() -> None:
    state = owing(2, "PPGGOOYYBR")
    play(state, "pickP")
    assert (state.phase_name, len(supply_of(state))) == ("picking", 9)
    play(state, "pickG")
    assert is_to_refill(state)


def test_after_the_refill_the_next_player_has_the_turn() -> None:
    state = owing(2, "PPGGOOYYBR")
    play(state, "pickP pickG BR")
    assert (state.actor, state.phase_name, supply_of(state)) == (1, "placing", "PGOOYYBBRR")


def test_a_picked_tile_can_be_placed_in_the_next_turn() -> None:
    state = owing(2, "PPGGOOYYBR")
    play(state, "pickB pickG BR 31R")
    assert (state.actor, tokens(state) >= {"41B", "61G"}) == (0, True)


def test_in_round_6_structures_still_give_tiles() -> None:
    state = owing(3, "PPGGOOYYBR", round=6)
    assert state.phase_name == "picking"
