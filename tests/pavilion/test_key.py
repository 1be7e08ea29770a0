"""The key of a position: equal for equal positions, different for others."""

import pytest

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import play
from tilewright import NATURE, Pavilion, Rng

pytestmark = pytest.mark.slow

SAMPLES = 6000


def meaning(state: Pavilion) -> str:
    """Return all that can matter for the rest of a match, and nothing else."""
    data = state.to_data()
    displays = sorted(data["displays"])
    boards = [
        {**held, "stars": [star_meaning(s) for s in held["stars"]]} for held in data["boards"]
    ]
    return str([{**data, "displays": displays, "boards": boards}, kept_last(state)])


def star_meaning(star: list[str | None]) -> tuple[list[bool], list[str]]:
    """Return which positions of a star are covered, and its colours."""
    return [tile is not None for tile in star], sorted({tile for tile in star if tile})


def kept_last(state: Pavilion) -> list[str]:
    """Return what may still be kept, which depends on the order so far."""
    return [str(action) for action in state.legal_actions()] if state.steps else []


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("seats", [2, 4])
def test_two_positions_have_the_same_key_only_if_they_are_the_same(side: str, seats: int) -> None:
    found: dict[int, str] = {}
    state, rng = Pavilion(seats, side), Rng(5)
    for _ in range(SAMPLES):
        if state.is_over:
            state = Pavilion(seats, side)
        elif state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
        assert found.setdefault(state.key(), meaning(state)) == meaning(state)
    assert len(found) > SAMPLES // 2


def test_the_order_of_placements_leaves_the_key_alone() -> None:
    one, other = (drawn(board(hand="RRRBB"), board(passed=True)) for _ in range(2))
    play(one, "31R 32R 42B")
    play(other, "42B 31R 32R")
    assert one.key() == other.key()


def test_the_order_of_the_displays_leaves_the_key_alone() -> None:
    one, other = drawn(displays="GGOR YYBB"), drawn(displays="YYBB GGOR")
    assert one.key() == other.key()
    play(one, "1G 2Y")
    play(other, "2G 1Y")
    assert one.key() == other.key()


def test_where_the_colours_of_a_star_lie_leaves_the_key_alone() -> None:
    one, other = drawn(board("0:PG....", hand="R")), drawn(board("0:GP....", hand="R"))
    assert one.key() == other.key()
    assert one.key() != drawn(board("0:PO....", hand="R")).key()


def test_who_holds_the_tiles_is_in_the_key() -> None:
    one, other = drawn(board(hand="RB")), drawn(board(hand="R"), board(hand="B"))
    assert one.key() != other.key()


def test_what_was_kept_leaves_the_key_alone_once_it_lies_on_the_corners() -> None:
    played = drawn(board(hand="RB"), board(hand="GG"))
    play(played, "pass keepB keepR")
    assert played == Pavilion.from_text(played.to_text())
    assert played.key() == Pavilion.from_text(played.to_text()).key()


def test_a_copy_has_the_same_key() -> None:
    state = drawn(board("2:xx....", hand="OOO", score=17), round=3)
    assert state.copy().key() == state.key() == Pavilion.from_text(state.to_text()).key()
