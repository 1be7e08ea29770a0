"""The grey side: other costs, and stars that become one-coloured or many-coloured."""

import pytest

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import only, places, play, points, refusal, star_of, tower_of
from tilewright import Pavilion

ALL = {"P", "G", "O", "Y", "B", "R"}
ONE_EACH = "PGOYBR"
VALUES = {"P": 20, "G": 18, "O": 17, "Y": 16, "B": 15, "R": 14}


def grey(stars: str = "", hand: str = ONE_EACH, **rest: object) -> Pavilion:
    """Return a grey table where the first seat has a board and a hand; in round 1."""
    return drawn(board(stars, hand=hand), side="grey", **rest)


@pytest.mark.parametrize("star", range(1, 7))
def test_an_empty_star_accepts_every_colour(star: int) -> None:
    assert places(grey(), f"{star}3") == ALL


def test_the_empty_centre_accepts_every_colour() -> None:
    assert places(grey(hand="PPPGGGOOO"), "04") >= {"P", "G", "O"}


def test_a_star_with_one_tile_accepts_every_colour_its_own_too() -> None:
    assert places(grey("2:R....."), "23") == ALL


def test_a_second_tile_of_the_same_colour_makes_a_star_one_coloured() -> None:
    state = grey("2:R.....", hand="RRRGG")
    play(state, "23R")
    assert places(state, "22") == {"R"}


def test_a_second_tile_of_another_colour_makes_a_star_many_coloured() -> None:
    state = grey("2:R.....", hand="RRRGG")
    play(state, "23G")
    assert places(state, "22") == set()
    assert refusal(state, "22R") == "star-colour"


def test_a_one_coloured_star_accepts_only_its_colour() -> None:
    state = grey("2:RR....")
    assert places(state, "23") == {"R"}
    assert refusal(state, "23G") == "star-colour"


def test_a_many_coloured_star_accepts_only_colours_not_in_it() -> None:
    state = grey("2:R..GB.")
    assert places(state, "23") == {"P", "O", "Y"}
    assert refusal(state, "23R") == "star-colour"


def test_the_second_tile_decides_wherever_it_lies() -> None:
    assert places(grey("2:R....R"), "23") == {"R"}
    assert places(grey("2:R....G"), "23") == ALL - {"R", "G"}


def test_the_centre_becomes_one_coloured_too() -> None:
    assert places(grey("0:RR....", hand="RRRGGGYY"), "03") == {"R"}


def test_the_centre_becomes_many_coloured_too() -> None:
    assert places(grey("0:RG....", hand="RRRGGGYYY"), "03") == {"Y"}


def test_only_the_tile_laid_counts_not_the_wild_ones_paid() -> None:
    state = drawn(board("2:R.....", hand="RPPG"), board(hand="Y"), side="grey")
    play(state, "22R+1 53Y")
    assert star_of(state, 0, 2) == "RR...."
    assert places(state, "23") == set()  # purple and green are held, red is asked for


def test_the_wild_colour_is_laid_as_its_own_colour() -> None:
    state = grey("2:P.....", hand="PPP")
    assert places(state, "22") == {"P"}


def test_several_stars_may_be_of_the_same_colour() -> None:
    state = grey("1:RR.... 2:RR.... 3:R.....", hand="RRR")
    assert {places(state, space) == {"R"} for space in ("13", "23", "33")} == {True}


def test_several_stars_may_be_many_coloured() -> None:
    state = grey("0:RG.... 1:RG.... 2:RG....", hand="YYY")
    assert {places(state, space) == {"Y"} for space in ("03", "13", "23")} == {True}


@pytest.mark.parametrize(
    ("space", "cost"),
    [("13", 1), ("12", 2), ("11", 3), ("14", 4), ("15", 5), ("16", 6)]
    + [(f"0{position}", 3) for position in range(1, 7)],
)
def test_the_spaces_cost_what_the_grey_side_prints(space: str, cost: int) -> None:
    assert "Y" not in places(grey(hand="R" + "Y" * (cost - 1)), space)
    state = grey(hand="Y" * cost)
    play(state, f"{space}Y")
    assert tower_of(state) == "Y" * (cost - 1)


def test_a_run_counts_as_on_the_coloured_side() -> None:
    state = grey("2:RG..YB", hand="OPPP")
    assert points(play(state, "23O")) == [5]


def test_structures_are_the_same() -> None:
    state = grey("2:....R.", hand="GGGGGG")
    (built,) = only(play(state, "26G"), "built")
    assert (built["structure"], built["number"], built["count"]) == ("window", 2, 3)


def star_bonuses(stars: str) -> list[object]:
    """Return the star bonuses at the end of a grey game with such a board."""
    state = drawn(board(stars, hand="P"), board(passed=True), side="grey", round=6)
    return [bonus["points"] for bonus in only(play(state, "pass"), "star-bonus")]


@pytest.mark.parametrize(("colour", "value"), VALUES.items())
@pytest.mark.parametrize("star", [0, 1, 5])
def test_a_one_coloured_star_is_worth_what_its_colour_is(
    star: int, colour: str, value: int
) -> None:
    assert star_bonuses(f"{star}:{colour * 6}") == [value]


@pytest.mark.parametrize("star", range(7))
def test_a_many_coloured_star_is_worth_12(star: int) -> None:
    assert star_bonuses(f"{star}:RGYBOP") == [12]


def test_every_complete_star_counts_several_of_a_kind_too() -> None:
    assert star_bonuses("1:RRRRRR 2:RRRRRR 3:PGOYBR 4:BRPGOY") == [14, 14, 12, 12]


def test_a_star_that_lacks_a_tile_is_worth_nothing() -> None:
    assert star_bonuses("1:RRRRR.") == []
