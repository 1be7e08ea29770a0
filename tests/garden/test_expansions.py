"""C. Expansions: laid face up in six rotations, or bought face down."""

import pytest

from tests.garden.drawn import board, drawn
from tests.garden.table import cells_for, cells_of, only, play, refusal, storage_of, tokens


def test_an_expansion_may_lie_on_any_free_area_in_any_of_six_rotations() -> None:
    state = drawn(board(expansions="B1"))
    everywhere = [f"xB1@{area}r{turn}" for area in range(1, 7) for turn in range(6)]
    assert tokens(state, "lay") == everywhere


@pytest.mark.parametrize("rotation", range(6))
def test_rotation_i_puts_the_printed_hexagon_on_the_ith_cell(rotation: int) -> None:
    state = drawn(board(expansions="B1"))
    play(state, f"xB1@4r{rotation}")
    assert cells_of(state, 0) == f"4{rotation + 1}:B1"


def test_a_face_up_expansion_gives_five_free_cells() -> None:
    state = drawn(board(tiles="G1", expansions="B1"))
    play(state, "xB1@4r0 pass")
    assert [cell for cell in cells_for(state, "G1") if cell[0] == "4"] == [
        "42", "43", "44", "45", "46",
    ]  # fmt: skip


def test_it_leaves_the_storage_and_stays_where_it_lies() -> None:
    state = drawn(board(expansions="B1 G1"))
    play(state, "xB1@4r2")
    assert storage_of(state, 0) == "xG1 J J J"
    assert state.to_data()["boards"][0]["areas"][3] == {"hexagon": "B1", "rotation": 2}


def test_it_is_paid_like_a_tile() -> None:
    state = drawn(board(tiles="B1 B2", expansions="B3", jokers=0))
    events = play(state, "xB3@1r0")
    assert [paid["hexagon"] for paid in only(events, "paid")] == ["B1", "B2"]


def test_one_that_cannot_be_paid_is_refused() -> None:
    state = drawn(board(expansions="B5", jokers=3))
    assert refusal(state, "xB5@1r0") == "garden.cannot-pay"


def test_the_printed_hexagon_must_share_something_with_its_neighbour() -> None:
    state = drawn(board("01:G4", expansions="B1"))
    assert refusal(state, "xB1@1r3") == "garden.neighbours"


def test_it_may_turn_away_from_a_neighbour_that_does_not_fit() -> None:
    state = drawn(board("01:G4", expansions="B1"))
    assert [t for t in tokens(state, "lay") if t[4] == "1"] == [
        "xB1@1r0", "xB1@1r1", "xB1@1r2", "xB1@1r4", "xB1@1r5",
    ]  # fmt: skip


def test_the_printed_hexagon_may_not_come_into_a_pattern_group_that_holds_it() -> None:
    state = drawn(board("01:G1 02:B1", expansions="B1"))
    assert refusal(state, "xB1@1r3") == "garden.group"


def test_printed_hexagons_of_neighbouring_areas_are_beside_one_another() -> None:
    state = drawn(board(areas="1:G4r2", expansions="B1"))  # G4 lies on 13, beside 26
    assert refusal(state, "xB1@2r5") == "garden.neighbours"


def test_an_area_holds_one_expansion() -> None:
    state = drawn(board(areas="1:G4r2 2:down", expansions="B1"))
    assert refusal(state, "xB1@1r0") == refusal(state, "xB1@2r0") == "garden.area-built"


def test_only_stored_expansions_are_laid() -> None:
    assert refusal(drawn(board(tiles="B1")), "xB1@1r0") == "garden.no-expansion"


def test_a_tile_is_not_laid_as_an_expansion_nor_the_other_way_round() -> None:
    assert refusal(drawn(board(expansions="B1")), "B1@01") == "garden.no-tile"


def test_a_face_down_expansion_costs_exactly_6_points() -> None:
    state = drawn(board(score=20), display="0^Y1")
    assert only(play(state, "buy5"), "bought") == [{"seat": 0, "area": 5, "points": 6}]
    assert state.scores()[0] == 14


def test_it_gives_seven_free_cells_and_no_hexagon() -> None:
    state = drawn(board(tiles="B1"))
    play(state, "buy5 pass")
    assert [cell for cell in cells_for(state, "B1") if cell[0] == "5"] == [
        f"5{place}" for place in range(7)
    ]
    assert cells_of(state, 0) == ""


def test_it_comes_from_the_supply() -> None:
    state = drawn(display="0^Y1")
    before = state.to_data()["supply"]
    play(state, "buy5")
    assert state.to_data()["supply"] == before - 1


def test_it_may_be_bought_for_any_free_area() -> None:
    state = drawn(board(areas="1:G4r2 4:down"), display="0^Y1")
    assert tokens(state, "buy") == ["buy2", "buy3", "buy5", "buy6"]


def test_buying_is_the_whole_turn() -> None:
    state = drawn(display="0^Y1")
    play(state, "buy1")
    assert state.actor == 1


def test_laying_an_expansion_never_surrounds_anything() -> None:
    ring = "01:B1 02:P1 25:Y1 26:M1"  # of the statue at (2, -1) all but 13 and 14
    state = drawn(board(ring, "2:down", expansions="G1"))
    events = play(state, "xG1@1r3")
    assert only(events, "surrounded") == []
