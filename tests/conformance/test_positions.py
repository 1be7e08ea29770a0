"""A position as plain data and as text: both can be read back at every ply."""

import copy
import json
import pickle

import pytest
from hypothesis import given

from tests.conformance.games import (
    Setup,
    Walk,
    each_setup,
    examples,
    few_examples,
    play_out,
    plies,
    walks,
)
from tilewright import State


@each_setup
@few_examples
@given(walks())
def test_plain_data_survives_json_at_every_ply(setup: Setup, walk: Walk) -> None:
    state = walk.table(setup)
    for _ in plies(state, walk.steering()):
        data = json.loads(json.dumps(state.to_data(), allow_nan=False))
        assert data == state.to_data()
        assert setup.game.from_data(data).to_data() == data


@each_setup
@few_examples
@given(walks())
def test_text_is_read_back_at_every_ply(setup: Setup, walk: Walk) -> None:
    state = walk.table(setup)
    for _ in plies(state, walk.steering()):
        line = state.to_text()
        assert setup.game.from_text(line) == state
        assert setup.game.from_text(line).to_text() == line
        assert line.isprintable()


@each_setup
@few_examples
@given(walks())
def test_equal_positions_have_equal_keys(setup: Setup, walk: Walk) -> None:
    state = walk.table(setup)
    for _ in plies(state, walk.steering()):
        assert setup.game.from_text(state.to_text()).key() == state.key()


@each_setup
def test_a_new_table_is_read_back(setup: Setup) -> None:
    for start in range(setup.seats):
        state = setup.game.new(setup.seats, setup.side, start)
        for twin in (setup.game.from_data(state.to_data()), setup.game.from_text(state.to_text())):
            assert twin == state
            same_way(state.copy(), twin, start)


@each_setup
@examples
@given(walks())
def test_what_was_read_plays_like_what_was_written(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    for twin in (setup.game.from_data(state.to_data()), setup.game.from_text(state.to_text())):
        same_way(state.copy(), twin, walk.seed)


@each_setup
@examples
@given(walks())
def test_every_kind_of_twin_goes_the_same_way(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    for twin in (state.copy(), copy.copy(state), copy.deepcopy(state), pickled(state)):
        assert twin == state
        assert twin.steps == state.steps
        same_way(state.copy(), twin, walk.seed)


@each_setup
@examples
@given(walks())
def test_a_copy_is_independent(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    twin, before, legal = state.copy(), state.to_data(), state.legal_actions()
    play_out(twin, walk.seed)
    assert (state.to_data(), state.legal_actions()) == (before, legal)


@each_setup
@examples
@given(walks())
def test_the_first_of_two_twins_is_independent_too(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    twin, before = state.copy(), state.to_data()
    play_out(state, walk.seed)
    assert twin.to_data() == before


@each_setup
@examples
@given(walks())
def test_a_repr_can_be_pasted_back(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    assert eval(repr(state), {type(state).__name__: type(state)}) == state


@each_setup
@examples
@given(walks())
def test_plain_data_is_the_callers_own(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    before = state.to_text()
    wreck(state.to_data())
    assert state.to_text() == before


@each_setup
@examples
@given(walks())
def test_plain_data_that_was_read_is_left_alone(setup: Setup, walk: Walk) -> None:
    data = walk.position(setup).to_data()
    before = copy.deepcopy(data)
    state = setup.game.from_data(data)
    play_out(state, walk.seed)
    assert data == before


@each_setup
def test_tables_differ_by_start_and_by_what_they_are(setup: Setup) -> None:
    first, second = (setup.game.new(setup.seats, setup.side, start) for start in (0, 1))
    assert first != second
    assert first != str(setup)


@each_setup
def test_a_state_cannot_be_hashed_because_it_changes(setup: Setup) -> None:
    with pytest.raises(TypeError):
        hash(setup.game.new(setup.seats, setup.side))


def pickled(state: State) -> State:
    """Return a state that has been pickled and read back."""
    twin: State = pickle.loads(pickle.dumps(state))
    return twin


def same_way(one: State, other: State, seed: int) -> None:
    """Continue two states with the same seed: they must stay equal."""
    assert one.legal_actions() == other.legal_actions()
    assert (one.actor, one.scores()) == (other.actor, other.scores())
    play_out(one, seed)
    play_out(other, seed)
    assert one == other


def wreck(value: object) -> None:
    """Overwrite everything mutable in some plain data."""
    inner = list(value.values()) if isinstance(value, dict) else value
    for item in inner if isinstance(inner, list) else []:
        wreck(item)
    if isinstance(value, dict | list):
        value.clear()
