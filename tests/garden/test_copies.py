"""Copies, and what a position keeps for speed: it must be as if computed anew."""

from collections.abc import Iterator

import pytest

from tilewright import NATURE, Garden, Rng


def positions(seats: int, side: str) -> Iterator[Garden]:
    """Yield every position of a random match."""
    state, rng = Garden(seats, side), Rng(seats)
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
        yield state


def assert_alike(one: Garden, other: Garden) -> None:
    assert one == other
    assert one.key() == other.key()
    assert one.legal_actions() == other.legal_actions()
    assert one.legal_mask() == other.legal_mask()


@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copied_position_equals_its_source(seats: int, side: str) -> None:
    for state in positions(seats, side):
        assert_alike(state.copy(), state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_copy_continues_alone(seats: int) -> None:
    for state in positions(seats, "front"):
        if state.actor < 0:
            continue
        before, twin = state.to_text(), state.copy()
        twin.apply(twin.random_action(Rng(5)))
        assert state.to_text() == before
        state_again = Garden.from_text(before)
        assert state_again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_read_from_text_is_like_one_that_was_played(seats: int) -> None:
    for state in positions(seats, "back"):
        assert_alike(Garden.from_text(state.to_text()), state)
