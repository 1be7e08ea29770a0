"""Set-up, the wheel, and the way to the next round."""

import pytest

from tests.garden.drawn import HEXAGONS, board, drawn
from tests.garden.table import display_of, only, play, play_out, storage_of, tower_of
from tilewright import NATURE, Garden, Rng
from tilewright.games.garden.geometry import LETTERS

# What each hexagon scores: by round, the colours and patterns of the wheel.
WHEEL = {1: "G1B", 2: "2P3", 3: "L4Y", 4: "5M6"}
POINTS = {"front": (1, 1, 1, 1, 1, 1), "back": (1, 1, 2, 2, 3, 3)}


@pytest.mark.parametrize(("seats", "size", "supply"), [(2, 5, 16), (3, 7, 8), (4, 8, 4)])
def test_a_round_has_a_stack_of_5_7_or_8_and_the_rest_is_the_supply(
    seats: int, size: int, supply: int
) -> None:
    data = Garden(seats).to_data()
    assert (data["stack"] + 1, data["supply"]) == (size, supply)


def test_a_match_begins_with_four_tiles_on_the_top() -> None:
    state = Garden(3, start=1)
    assert (state.actor, state.phase_name) == (NATURE, "tiles")
    play(state, "B1B2B3B4")
    assert (state.actor, display_of(state)) == (1, "0^B1B2B3B4")


def test_everyone_begins_with_15_points_and_3_jokers() -> None:
    state = Garden(4)
    assert state.scores() == [15, 15, 15, 15]
    assert [storage_of(state, seat) for seat in range(4)] == ["J J J"] * 4


def test_there_are_three_tiles_and_one_expansion_of_each_hexagon() -> None:
    data = Garden().to_data()
    assert data["bag"] == [3] * 36
    assert data["unseen"] == HEXAGONS


@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_the_wheel_scores_as_its_table_says(round_: int, side: str) -> None:
    for hexagon in HEXAGONS:
        expected = (hexagon[0] in WHEEL[round_]) * 1
        expected += (hexagon[1] in WHEEL[round_]) * POINTS[side][int(hexagon[1]) - 1]
        state = drawn(board(f"01:{hexagon}"), round=round_, side=side)
        events = play(state, "pass pass")
        assert only(events, "wheel")[0] == {"seat": 0, "points": expected, "round": round_}


def test_the_letters_of_the_wheel_are_those_of_the_colours() -> None:
    assert LETTERS == "BPLYMG"


def test_every_hexagon_of_the_garden_scores() -> None:
    state = drawn(board("01:B1 02:B2 04:B1 05:P1", "1:B5r0"))
    assert only(play(state, "pass pass"), "wheel")[0]["points"] == 2 + 1 + 2 + 1 + 1 + 1


@pytest.mark.parametrize("side", ["front", "back"])
def test_a_pavilion_scores_1_and_a_face_down_expansion_nothing(side: str) -> None:
    state = drawn(board(areas="1:B5r0 2:Y6r0 3:down"), round=2, side=side)
    assert only(play(state, "pass pass"), "wheel")[0]["points"] == 2


def test_everyone_scores() -> None:
    state = drawn(board("01:B1"), board("01:G1 02:G2"), board("05:Y1"))
    events = play(state, "pass pass pass")
    assert [wheel["points"] for wheel in only(events, "wheel")] == [2, 3, 1]


def test_the_next_round_clears_the_display() -> None:
    state = drawn(board(passed=True), display="0:Y1 1xB2 2^P1P2P3P4", actor=1)
    supply = state.to_data()["supply"]
    play(state, "pass")
    data = state.to_data()
    assert tower_of(state) == "P1 P2 P3 P4 Y1"
    assert data["supply"] == supply + 5
    assert (data["round"], data["stack"], display_of(state)) == (2, 4, "0^")


def test_an_expansion_that_went_back_never_turns_up_again() -> None:
    state = drawn(board(passed=True), display="0:Y1 1xB2 2^P1P2P3P4", actor=1)
    play(state, "pass")
    assert "B2" not in state.to_data()["unseen"]


def test_the_owner_of_the_marker_puts_it_back_and_starts() -> None:
    state = drawn(board(passed=True), board(passed=True), board(), actor=2, marker=1)
    play(state, "pass")
    play(state, "B1B2B3B4")
    data = state.to_data()
    assert (state.actor, data["start"], data["marker"]) == (1, 1, "display")
    assert not any(held["passed"] for held in data["boards"])


def test_storages_and_gardens_stay() -> None:
    own = board("01:B1", "2:down", tiles="P3", expansions="G2", jokers=2)
    state = drawn(own, board(passed=True))
    play(state, "pass stop B2B3B4B5")
    data = state.to_data()["boards"][0]
    assert storage_of(state, 0) == "P3 xG2 J J"
    assert (data["cells"], data["areas"][1]) == ({"01": "B1"}, "down")


def test_there_are_four_rounds() -> None:
    state, rng = Garden(2), Rng(5)
    rounds = []
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            rounds.append(state.to_data()["round"])
            state.apply_text("pass")
    assert rounds == [1, 1, 2, 2, 3, 3, 4, 4]


def test_passing_at_once_every_time_costs_the_owner_of_the_marker_1_a_round() -> None:
    state = Garden(2)
    state.apply_deal(state.deal(Rng(1)))
    play_out(state, " ".join(["pass"] * 8))
    assert state.scores() == [15 - 4 + 3, 15 + 3]


BOUND = {2: 200, 3: 300, 4: 350}  # the longest of 1,000 each had 154, 221 and 264 decisions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_by_chance_are_not_long(seats: int) -> None:
    for seed in range(30):
        state, rng, decisions = Garden(seats), Rng(seed), 0
        while not state.is_over:
            if state.actor == NATURE:
                state.apply_deal(state.deal(rng))
            else:
                state.apply(state.random_action(rng))
                decisions += 1
        assert 8 <= decisions <= BOUND[seats]
