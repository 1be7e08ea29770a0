"""The 64 bits that stand for a position in the memory of a search."""

import pytest

from tests.garden.drawn import board, drawn
from tests.garden.table import play
from tilewright import NATURE, Garden, Rng


def test_the_order_in_which_a_garden_came_about_leaves_no_trace() -> None:
    own = board(tiles="B1 P1", score=20)
    other = board(passed=True)
    here, there = drawn(own, other), drawn(own, other)
    play(here, "B1@01 P1@03")
    play(there, "P1@03 B1@01")
    assert here == there
    assert here.key() == there.key()


def test_the_order_of_the_tiles_at_a_place_leaves_no_trace() -> None:
    here, there = Garden(), Garden()
    play(here, "B1P2L3Y4")
    play(there, "Y4L3P2B1")
    assert here.key() == there.key()


def test_a_turn_that_is_over_leaves_no_trace() -> None:
    state = drawn(board(tiles="B3 B4 P3 L3"), board(passed=True))
    twin = Garden.from_text(state.to_text())
    play(state, "B3@01")
    assert state.key() != twin.key()
    play(state, "payJ")
    play(twin, "B3@01 payJ")
    assert state.key() == twin.key() == Garden.from_text(state.to_text()).key()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_have_equal_keys_only_if_they_are_equal(seats: int) -> None:
    texts: dict[int, str] = {}
    for seed in range(4):
        rng = Rng(seed)
        state = Garden(seats, ("front", "back")[seed % 2])
        while not state.is_over:
            if state.actor == NATURE:
                state.apply_deal(state.deal(rng))
            else:
                state.apply(state.random_action(rng))
            text = " ".join(sorted_display(state.to_text()))
            assert texts.setdefault(state.key(), text) == text
        assert Garden.from_text(state.to_text()).key() == state.key()
    assert len(texts) > 400


def sorted_display(text: str) -> list[str]:
    """Return the words of a position, the tiles of each place ascending."""
    words = text.split()
    at = next(i for i, word in enumerate(words) if word.startswith("display="))
    places = words[at].removeprefix("display=").split(",")
    words[at] = ",".join("".join(sorted(place)) for place in places)
    return words


def test_all_actions_of_a_position_lead_to_different_keys() -> None:
    rng = Rng(5)
    state = Garden(2)
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
            continue
        found: dict[int, Garden] = {}
        for action in state.legal_actions():
            child = state.copy()
            child.apply(action)
            found.setdefault(child.key(), child)
            assert found[child.key()] == child
        state.apply(state.random_action(rng))
