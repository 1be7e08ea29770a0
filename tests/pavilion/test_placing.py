"""Placing a tile: where, how it is paid, and what it scores."""

import pytest

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import (
    hand_of,
    only,
    places,
    play,
    points,
    refusal,
    star_of,
    tokens,
    tower_of,
)

# Hand, space and all ways to pay for it in round 1: what follows star and position in a token.
PAYMENTS = {
    ("B", "41"): {"B"},
    ("BP", "41"): {"B"},  # no wild tile alone, and none where one tile is enough
    ("BB", "42"): {"B"},
    ("BP", "42"): {"B+1"},
    ("BBP", "42"): {"B", "B+1"},
    ("BBPP", "42"): {"B", "B+1"},
    ("PP", "42"): set(),
    ("BPPPPPP", "46"): {"B+5"},
    ("BPPPPP", "46"): {"B+5"},
    ("BPPPP", "46"): set(),
    ("BBPPPP", "46"): {"B+4"},
    ("BBBPPPP", "46"): {"B+3", "B+4"},
    ("BBBBBBPPPPP", "46"): {"B", "B+1", "B+2", "B+3", "B+4", "B+5"},
    ("BBBBBBBBPP", "46"): {"B", "B+1", "B+2"},
    ("BBBBBB", "46"): {"B"},
    ("BBBBB", "46"): set(),
    ("BBBGGGRRR", "44"): set(),
    ("BBBBGGGRRR", "44"): {"B"},
    ("PPPPPP", "16"): {"P"},
    ("PPPPPPPPP", "16"): {"P"},
    ("PPPPP", "16"): set(),
    ("PPPPPGG", "16"): set(),
    ("GP", "02"): {"G+1"},
    ("GPP", "02"): {"P", "G+1"},
    ("GGPPR", "02"): {"P", "G", "G+1", "R+1"},
}


@pytest.mark.parametrize(("hand", "space"), PAYMENTS)
def test_a_space_can_be_paid_in_these_ways(hand: str, space: str) -> None:
    assert places(drawn(board(hand=hand)), space) == PAYMENTS[hand, space]


def test_one_tile_of_the_colour_is_laid_and_the_others_go_to_the_tower() -> None:
    state = drawn(board(hand="BBBPPG"))
    play(state, "44B+2")
    assert (star_of(state, 0, 4), tower_of(state), hand_of(state)) == ("...B..", "PPB", "GB")


def test_at_least_one_tile_is_really_of_the_colour() -> None:
    state = drawn(board(hand="PPPPP"))
    assert refusal(state, "44B+3") == "no-tile"


def test_a_payment_cannot_be_all_wild() -> None:
    state = drawn(board(hand="BPPPP"))
    assert refusal(state, "44B+4") == "too-many-wild"


def test_a_payment_has_no_more_wild_tiles_than_the_hand() -> None:
    state = drawn(board(hand="BBP"))
    assert refusal(state, "43B+2") == "too-few-wild"


def test_a_payment_has_as_many_tiles_as_the_space_costs() -> None:
    state = drawn(board(hand="BBP"))
    assert refusal(state, "44B+1") == "too-few-tiles"
    assert refusal(state, "43B") == "too-few-tiles"


def test_the_wild_colour_itself_is_paid_without_stand_ins() -> None:
    state = drawn(board(hand="PPPP"))
    assert refusal(state, "12P+1") == "wild-for-wild"
    assert refusal(state, "12P") is None


def test_a_hand_of_the_wild_colour_only_can_be_laid_on_its_own_star_and_the_centre() -> None:
    state = drawn(board(hand="PP"))
    assert tokens(state) == {"pass", "11P", "12P", "01P", "02P"}


def test_another_round_has_another_wild_colour() -> None:
    state = drawn(board(hand="BPRR"), round=6)
    assert places(state, "42") == {"B+1"}
    assert places(state, "32") == {"R"}
    assert places(state, "12") == {"P+1"}


@pytest.mark.parametrize(
    ("star", "colour"), [(1, "P"), (2, "O"), (3, "R"), (4, "B"), (5, "Y"), (6, "G")]
)
def test_an_outer_star_accepts_its_own_colour_only(star: int, colour: str) -> None:
    state = drawn(board(hand="PGOYBR"))
    assert places(state, f"{star}1") == {colour}


def test_another_colour_is_refused_on_an_outer_star() -> None:
    state = drawn(board(hand="PGOYBR"))
    assert refusal(state, "11G") == "star-colour"


def test_the_centre_accepts_every_colour_that_is_not_in_it_yet() -> None:
    state = drawn(board("0:.G..B.", hand="PGOYBR"))
    assert places(state, "01") == {"P", "O", "Y", "R"}
    assert refusal(state, "01G") == "star-colour"


def test_the_centre_accepts_the_wild_colour_as_its_own() -> None:
    state = drawn(board(hand="PPPG"))
    assert places(state, "03") == {"P", "G+2"}


def test_a_wild_tile_paid_for_the_centre_leaves_its_own_colour_free() -> None:
    state = drawn(board(hand="GPP"), board(hand="R"))
    play(state, "02G+1 31R")
    assert places(state, "01") == {"P"}


def test_a_covered_space_takes_no_second_tile() -> None:
    state = drawn(board("4:x.....", hand="BB"))
    assert refusal(state, "41B") == "space-covered"


def test_a_turn_is_one_placement() -> None:
    state = drawn(board(hand="BBB"), board(hand="BBB"))
    play(state, "41B")
    assert (state.actor, state.phase_name) == (1, "placing")


def test_turns_run_clockwise_and_skip_who_has_passed() -> None:
    state = drawn(board(hand="BBB"), board(passed=True), board(hand="B"), board(hand="B"))
    play(state, "41B")
    assert state.actor == 2


def test_who_is_left_alone_goes_on_placing() -> None:
    state = drawn(board(hand="BBBB"), board(passed=True))
    play(state, "41B")
    assert state.actor == 0


# The tile that is laid is shown as o; x are tiles that lie in the star already.
RUNS = {
    "o.....": 1,
    "o.xxx.": 1,
    "x.o.x.": 1,
    "ox....": 2,
    "xo....": 2,
    "o....x": 2,
    "x....o": 2,
    "xxo...": 3,
    "xox...": 3,
    "ox...x": 3,
    "o...xx": 3,
    "xx...o": 3,
    "xxo.xx": 5,
    "x.xxox": 5,
    "xo.xxx": 5,
    "xxxo..": 4,
    ".xxxxo": 5,
    "oxxxx.": 5,
    "xxoxx.": 5,
    "oxxxxx": 6,
    "xxoxxx": 6,
    "xxxxxo": 6,
}


@pytest.mark.parametrize(("star", "score"), RUNS.items())
def test_a_tile_scores_the_unbroken_run_that_it_joins(star: str, score: int) -> None:
    at = star.index("o") + 1
    state = drawn(board(f"4:{star.replace('o', '.')}", hand="B" * at))
    assert points(play(state, f"4{at}B")) == [score]
    assert state.scores()[0] == 5 + score


@pytest.mark.parametrize(("star", "score"), RUNS.items())
def test_a_run_of_the_centre_counts_its_different_colours(star: str, score: int) -> None:
    at = star.index("o") + 1
    others = iter("PGOYR")
    laid = "".join(next(others) if sign == "x" else "." for sign in star)
    state = drawn(board(f"0:{laid}", hand="B" * at))
    assert points(play(state, f"0{at}B")) == [score]


def test_a_run_is_told_with_its_spaces() -> None:
    state = drawn(board("4:.x..xx", hand="B"))
    (placed,) = only(play(state, "41B"), "placed")
    assert placed["run"] == [[4, 1], [4, 2], [4, 5], [4, 6]]


def test_a_tile_of_another_star_adds_nothing() -> None:
    state = drawn(board("3:xxxxxx 5:xxxxxx", hand="B"))
    assert points(play(state, "41B")) == [1]


def test_the_score_of_the_others_stays() -> None:
    state = drawn(board(hand="B"), board(score=17))
    play(state, "41B")
    assert state.scores() == [6, 17]


def test_the_events_tell_a_placement_in_the_order_it_happened() -> None:
    state = drawn(board("4:....x.", hand="BBBBPP"), board(hand="R"), supply="P" * 10)
    events = [event.to_data() for event in play(state, "46B+2")]
    assert events[:3] == [
        {
            "event": "paid",
            "seat": 0,
            "colour": "blue",
            "count": 4,
            "wild": "purple",
            "wilds": 2,
        },
        {
            "event": "placed",
            "seat": 0,
            "star": 4,
            "position": 6,
            "colour": "blue",
            "points": 2,
            "run": [[4, 5], [4, 6]],
        },
        {
            "event": "built",
            "seat": 0,
            "structure": "window",
            "number": 4,
            "count": 3,
            "spaces": [[4, 5], [4, 6]],
        },
    ]
    assert [event["event"] for event in events[3:]] == ["gained"] * 3


def test_a_pass_is_always_possible() -> None:
    assert "pass" in tokens(drawn(board(hand="PPGGOOYYBBRR")))


def test_a_pass_is_forced_where_no_placement_is_possible() -> None:
    state = drawn(board("0:B..... 4:x.....", hand="B"))
    assert tokens(state) == {"pass"}
