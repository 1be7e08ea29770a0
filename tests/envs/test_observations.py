"""What a seat sees: complete, bounded, relative to the seat, and nothing that is hidden."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given

from tests.conformance.games import Setup, Walk, each_setup, examples, walks
from tilewright import NATURE, Azul, BadPosition, BadSetup, Rng, State, UnknownName
from tilewright.core.encode import observe_into
from tilewright.envs.buffers import BadArray, float_buffer
from tilewright.envs.observation import Layout, layout, observe, read_back, split
from tilewright.games.azul.data import FLOOR_WORDS

SEATS_IN_DATA = ("start", "actor", "turn", "marker", "token")


def layout_of(setup: Setup) -> Layout:
    return layout(setup.game.id, setup.seats, setup.side)


def seen_from(state: State, seat: int) -> dict[str, Any]:
    """Return a position as plain data with this seat as seat 0."""
    data: dict[str, Any] = dict(state.to_data())
    for name in SEATS_IN_DATA:
        if isinstance(data.get(name), int):
            data[name] = (data[name] - seat) % state.seats
    data["boards"] = data["boards"][seat:] + data["boards"][:seat]
    if isinstance(state, Azul):
        for board in data["boards"]:
            board["floor"].sort(key=FLOOR_WORDS.index)
    return data


@each_setup
@given(walks())
@examples
def test_a_position_can_be_read_back_from_what_any_seat_sees(setup: Setup, walk: Walk) -> None:
    state, own = walk.position(setup), layout_of(setup)
    for seat in range(setup.seats):
        back = read_back(own, observe(state, seat))
        assert back == seen_from(state, seat)
        assert setup.game.from_data(back).to_data() == back


@each_setup
@given(walks())
@examples
def test_a_seat_sees_nothing_but_the_position(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    clone = setup.game.from_text(state.to_text())
    for seat in range(setup.seats):
        assert (observe(state, seat) == observe(clone, seat)).all()


@each_setup
@given(walks())
@examples
def test_every_number_lies_within_its_bounds(setup: Setup, walk: Walk) -> None:
    state, own = walk.position(setup), layout_of(setup)
    for field, part in zip(own.fields, split(own, observe(state)).values(), strict=True):
        assert field.low <= part.min() and part.max() <= field.high, field.name


@each_setup
def test_exactly_the_numbers_of_the_layout_are_written(setup: Setup) -> None:
    state, size = Walk(0, 1, (), 60).position(setup), layout_of(setup).size
    out = np.full(size + 1, -1, np.float32)
    assert observe_into(state, 0, float_buffer("out", out, out.shape)) == size
    assert (out[:size] >= 0).all() and out[size] == -1


@each_setup
def test_the_fields_follow_one_another_without_a_gap(setup: Setup) -> None:
    own, at = layout_of(setup), 0
    for field in own.fields:
        assert field.offset == at
        at += field.size
    assert at == own.size
    assert len(set(own.names)) == len(own.fields)


def test_by_default_the_seat_to_act_sees() -> None:
    state = Azul(3)
    assert (observe(state) == observe(state, 0)).all()
    state.apply_deal(state.deal(Rng(1)))
    state.apply(state.random_action(Rng(1)))
    assert state.actor == 1
    assert (observe(state) == observe(state, 1)).all()
    assert split(layout("azul", 3), observe(state))["actor"].tolist() == [1, 0, 0]


def test_when_chance_is_to_act_no_seat_is_shown_as_acting() -> None:
    state = Azul(2)
    assert state.actor == NATURE
    assert not split(layout("azul", 2), observe(state))["actor"].any()


def test_parts_are_views_of_the_vector() -> None:
    own = layout("azul", 2)
    vector = observe(Azul(2))
    split(own, vector)["scores"][1] = 7
    assert vector[own["scores"].offset + 1] == 7


def test_a_batch_of_vectors_is_split_along_its_last_axis() -> None:
    own = layout("azul", 2)
    parts = split(own, np.zeros((5, 3, own.size), np.float32))
    assert parts["lines"].shape == (5, 3, 2, 5, 5)


def test_an_array_to_write_into_is_returned() -> None:
    out = np.empty(layout("azul", 2).size, np.float32)
    assert observe(Azul(2), out=out) is out


SIZE = layout("azul", 2).size
ARRAYS: dict[str, Any] = {
    "type": [0.0] * SIZE,
    "dtype": np.zeros(SIZE),
    "shape": np.zeros(SIZE + 1, np.float32),
    "layout": np.zeros(2 * SIZE, np.float32)[::2],
    "read-only": np.broadcast_to(np.float32(0), (SIZE,)).copy(),
}
ARRAYS["read-only"].flags.writeable = False


@pytest.mark.parametrize("problem", ARRAYS)
def test_an_array_that_does_not_fit_is_refused(problem: str) -> None:
    with pytest.raises(BadArray, match="out must ") as error:
        observe(Azul(2), out=ARRAYS[problem])
    assert error.value.code == f"array.{problem}"


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(ValueError, match=f"seats 0 to 1, not {seat}"):
        observe(Azul(2), seat)


def test_a_layout_is_that_of_a_game_that_can_be_played() -> None:
    with pytest.raises(UnknownName):
        layout("chess", 2)
    with pytest.raises(UnknownName):
        layout("azul", 2, "pink")
    with pytest.raises(BadSetup):
        layout("azul", 5)


def test_a_field_that_there_is_not_is_named() -> None:
    with pytest.raises(UnknownName, match='no field "purse"; choose from sources, bag'):
        layout("azul", 2)["purse"]


def test_what_is_no_observation_is_not_read() -> None:
    own = layout("azul", 2)
    with pytest.raises(BadPosition, match="phase"):
        read_back(own, np.zeros(own.size, np.float32))


def test_a_vector_of_another_size_is_not_read() -> None:
    own = layout("azul", 2)
    with pytest.raises(ValueError, match=f"has {own.size} numbers"):
        split(own, np.zeros(own.size - 1, np.float32))
    with pytest.raises(ValueError, match=f"has {own.size} numbers"):
        read_back(own, np.zeros((2, own.size), np.float32))
