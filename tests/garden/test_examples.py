"""The worked examples of the rules page, by number."""

import pytest

from tests.garden.drawn import board, drawn
from tests.garden.table import cells_for, display_of, only, payments, play, refusal, storage_of

BUTTERFLIES = board(tiles="B3 B3 P3 Y3 B1 B5", jokers=2)
TREES = "20:B1 21:P1 22:L1 23:Y1 24:M1"
ALL_YELLOW = "30:Y1 32:Y2 33:Y3 34:Y4 35:Y5 36:Y6"
GARDEN = (
    f"10:B1 11:B2 12:B3 16:B6 {TREES} {ALL_YELLOW} 40:B3 43:P3 44:L3 50:G3 54:G4 55:G5 56:G6 "
    "60:P3 61:Y3 65:M3 66:G3 01:M5 02:M6"
)
ALL_DOWN = "1:down 2:down 3:down 4:down 5:down 6:down"


def test_example_1_blue_butterflies_are_paid_by_pattern_by_colour_or_with_jokers() -> None:
    state = drawn(BUTTERFLIES, display="0^Y6")
    assert sorted(payments(state, "B3@01")) == sorted(
        ["P3 Y3", "P3 J", "Y3 J", "B1 B5", "B1 J", "B5 J", "J J"]
    )


def test_example_1_a_second_blue_butterflies_does_not_pay() -> None:
    state = drawn(BUTTERFLIES, display="0^Y6")
    play(state, "B3@01")
    assert refusal(state, "payB3") == "garden.pay-unfit"


def test_example_1_one_of_each_way_does_not_pay() -> None:
    state = drawn(BUTTERFLIES, display="0^Y6")
    play(state, "B3@01 payB1")
    assert refusal(state, "payP3") == "garden.pay-unfit"


def test_example_1_two_identical_ones_do_not_pay() -> None:
    state = drawn(board(tiles="B3 P3 P3", jokers=0), display="0^Y6")
    assert refusal(state, "B3@01") == "garden.cannot-pay"


def test_example_2_taking_blue_moves_the_top_out_with_the_yellow_bird() -> None:
    state = drawn(display="0^B1B2Y2B6")
    play(state, "takeB Y2M2Y5G1")
    assert storage_of(state, 0) == "B1 B2 B6 J J J"
    assert display_of(state) == "0:Y2 1^Y2Y5M2G1"


def test_example_2_of_two_yellow_birds_the_next_player_chooses_one() -> None:
    state = drawn(display="0^B1B2Y2B6")
    play(state, "takeB Y2M2Y5G1 take2")
    assert [str(action) for action in state.legal_actions()] == ["from0", "from1"]


def test_example_2_the_emptied_expansion_is_turned_up_after_the_new_top_got_its_tiles() -> None:
    state = drawn(display="0^B1B2Y2B6")
    play(state, "takeB Y2M2Y5G1 take2 from0 P1P2P3P4 xL5")
    assert storage_of(state, 1) == "Y2 M2 J J J"
    assert display_of(state) == "0xL5 1:Y2Y5G1 2^P1P2P3P4"


@pytest.mark.parametrize(("hexagon", "fits"), [("B2", True), ("Y6", True), ("G1", False)])
def test_example_3_one_neighbour_of_the_same_colour_or_pattern_is_enough(
    hexagon: str, fits: bool
) -> None:
    state = drawn(board("02:Y2 06:B4", tiles="B2 Y6 G1", jokers=5))
    assert ("01" in cells_for(state, hexagon)) is fits


@pytest.mark.parametrize("hexagon", ["B1", "B2", "B3", "B4", "B5", "B6"])
def test_example_4_two_groups_that_both_hold_a_blue_bird_are_not_joined_by_blue(
    hexagon: str,
) -> None:
    state = drawn(board("02:B1 03:B2 05:B2 06:B3", tiles=hexagon, jokers=6))
    assert refusal(state, f"{hexagon}@01") == "garden.group"


def test_example_5_storage_and_groups_give_81_points() -> None:
    own = board(GARDEN, ALL_DOWN, tiles="L4", jokers=2, score=20 - 11)  # 11 from the wheel
    state = drawn(own, board(passed=True), round=4)
    events = play(state, "pass stop")
    assert only(events, "wheel")[0]["points"] == 11
    assert [left["points"] for left in only(events, "left-things")] == [4]
    groups = [(g["by"], g["count"], g["points"]) for g in only(events, "group")]
    assert sorted(groups) == [
        ("colour", 4, 12), ("colour", 4, 18), ("colour", 6, 21 + 6),
        ("pattern", 3, 9), ("pattern", 4, 12), ("pattern", 5, 5),
    ]  # fmt: skip
    assert state.scores()[0] == 101


# All cells round the fountain, the statue at (2, -1) and the bench at (1, 1), but for 01.
NEARLY = "02:B1 03:P1 04:L1 05:Y1 06:M1 14:B2 13:P2 25:L2 26:G2 15:Y2 62:M3 63:P3"


def test_example_6_one_tile_surrounds_fountain_statue_and_bench() -> None:
    state = drawn(board(NEARLY, "1:down 2:down 6:down", tiles="G1", jokers=0))
    events = play(state, "G1@01")
    assert [(s["decoration"], s["count"]) for s in only(events, "surrounded")] == [
        ("fountain", 1), ("statue", 2), ("bench", 2),
    ]  # fmt: skip
    assert storage_of(state, 0) == "J J J J J"


def test_example_6_jokers_without_a_place_are_lost() -> None:
    stored = "G1 Y6 Y6 Y6 P6 P6 P6 L6 L6 L6"
    state = drawn(board(NEARLY, "1:down 2:down 6:down", tiles=stored, jokers=0))
    events = play(state, "G1@01")
    assert only(events, "jokers") == [{"seat": 0, "count": 3, "lost": 2}]


def test_example_7_a_blue_tree_scores_2_in_round_1() -> None:
    state = drawn(board("01:B1"))
    events = play(state, "pass pass")
    assert only(events, "wheel")[0] == {"seat": 0, "points": 2, "round": 1}


def test_example_8_a_printed_blue_tree_may_not_join_a_blue_group_with_a_blue_tree() -> None:
    state = drawn(board("01:B2 02:B1", expansions="B1"))
    assert refusal(state, "xB1@1r3") == "garden.group"


def test_example_8_it_may_lie_in_the_other_rotations() -> None:
    state = drawn(board("01:B2 02:B1", expansions="B1"))
    legal = [str(action) for action in state.legal_actions()]
    assert [token for token in legal if token.startswith("xB1@1")] == [
        "xB1@1r0", "xB1@1r1", "xB1@1r2", "xB1@1r4", "xB1@1r5",
    ]  # fmt: skip
