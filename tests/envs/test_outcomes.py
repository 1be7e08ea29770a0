"""What every legal action leads to, as arrays."""

import numpy as np
import pytest
from hypothesis import given

from tests.conformance.games import Setup, Walk, each_setup, few_examples, walks
from tilewright import Azul, IllegalAction, Rng
from tilewright.envs import BadArray, layout, observe, outcomes


@each_setup
@few_examples
@given(walks())
def test_an_outcome_is_what_the_seat_sees_after_the_action(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    if state.actor < 0:
        with pytest.raises(IllegalAction):
            outcomes(state)
        return
    before = state.to_data()
    actions, seen = outcomes(state)
    assert actions == state.legal_actions()
    assert len(seen) == len(actions)
    for action, row in zip(actions, seen, strict=True):
        after = state.copy()
        after.apply(action)
        assert np.array_equal(row, observe(after, state.actor))
    assert state.to_data() == before


def test_outcomes_can_be_written_into_an_array_with_more_rows() -> None:
    state = Azul()
    state.apply_deal(state.deal(Rng(1)))
    room = np.full((100, layout("azul", 2).size), -1, np.float32)
    actions, seen = outcomes(state, room)
    assert np.shares_memory(room, seen)
    assert len(seen) == len(actions) == 84
    assert (room[84:] == -1).all() and (room[:84] >= 0).all()


def test_an_array_that_does_not_fit_is_refused() -> None:
    state = Azul()
    state.apply_deal(state.deal(Rng(1)))
    size = layout("azul", 2).size
    for wrong in (np.zeros((83, size)), np.zeros((100, size - 1)), np.zeros(size), [[0.0]]):
        array = wrong.astype(np.float32) if isinstance(wrong, np.ndarray) else wrong
        with pytest.raises(BadArray):
            outcomes(state, array)  # type: ignore[arg-type]
    with pytest.raises(BadArray, match="float32"):
        outcomes(state, np.zeros((100, size)))  # type: ignore[arg-type]
