"""The drawing of a table."""

import pytest

from tests.garden.drawn import board, drawn
from tilewright import NATURE, Garden, Rng

OWN = board(
    "01:B1 02:B2 03:B3 05:P3 06:Y1", "1:Y3r2 4:down", tiles="B4 G6", expansions="P2", jokers=2
)


def drawing() -> str:
    return str(drawn(OWN, display="0:B1P1 1xL2 2^Y1Y2Y3Y4"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_drawing_stays_within_80_columns(seats: int) -> None:
    state, rng = Garden(seats, "back"), Rng(seats)
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
        lines = str(state).splitlines()
        assert max(map(len, lines)) <= 80
        assert all(line == line.rstrip() for line in lines)


def test_the_display_shows_its_places() -> None:
    assert " 0:[B1 P1]  1:[xL2]  2^[Y1 Y2 Y3 Y4]" in drawing()


def test_stack_supply_bag_and_tower_are_counted() -> None:
    state = drawn(OWN, display="0:B1P1 1xL2 2^Y1Y2Y3Y4")
    assert f"stack 2, supply {state.to_data()['supply']}, bag 95, tower 0" in drawing()


def test_a_storage_shows_tiles_jokers_and_free_places() -> None:
    assert "  B4 G6 J J . . . . . . . ." in drawing()


def test_a_storage_shows_its_expansions() -> None:
    assert "  expansions: xP2 ." in drawing()


def test_free_cells_show_their_names() -> None:
    text = drawing()
    assert all(cell in text for cell in ("04", "11", "12", "40", "41", "46"))


def test_areas_without_an_expansion_show_a_plus() -> None:
    first = [line[:38] for line in drawing().splitlines()]
    assert all(any(f"+{area}" in line for line in first) for area in (2, 3, 5, 6))
    assert not any("+1" in line or "+4" in line for line in first)


def test_fountain_statues_benches_and_pavilions_have_signs() -> None:
    text = drawing()
    assert [text.count(sign) for sign in ("<>", "**", "==", "^^")] == [2 + 1, 6, 6, 1]


def test_what_is_missing_of_a_decoration_is_named() -> None:
    assert ": <> 04\n" in drawing()


def test_groups_are_shown_with_their_value() -> None:
    assert ": Bx3=6" in drawing()


def test_the_seat_to_act_and_the_marker_are_marked() -> None:
    text = str(drawn(board(), board(passed=True), display="0^Y1"))
    assert "> seat 1  points: 15" in text
    assert "seat 2  points: 15 * passed" in text


def test_the_marker_in_the_display_is_a_star() -> None:
    assert "\n *  stack" in drawing()


@pytest.mark.parametrize(
    ("number", "wheel"), [(1, "G 1 B"), (2, "2 P 3"), (3, "L 4 Y"), (4, "5 M 6")]
)
def test_the_wheel_of_the_round_is_shown(number: int, wheel: str) -> None:
    assert f"wheel: {wheel}\n" in str(drawn(display="0^Y1", round=number))


def test_the_side_and_who_is_to_act_stand_on_top() -> None:
    head = str(drawn(display="0^Y1", side="back")).splitlines()[0]
    assert head == "Queen's Garden, back of the board, round 1 - seat 1 to act"
    assert str(Garden()).splitlines()[0].endswith("chance to act")
