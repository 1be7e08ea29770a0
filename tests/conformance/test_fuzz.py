"""Fuzzing: untrusted input is parsed or refused with the right error."""

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.games import EXAMPLES, Setup, Walk, each_setup, play_out, plies, walks
from tilewright import BadPosition, State

many_examples = settings(max_examples=4 * EXAMPLES)

values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.integers(),
    st.floats(),
    st.sampled_from(["", "nature", "centre", "grey", "azul", "blue", "x"]),
    st.text(max_size=5),
    st.lists(st.integers(0, 20), max_size=7),
    st.dictionaries(st.sampled_from(["score", "count", "x"]), st.integers(0, 5), max_size=3),
)


def words_in(value: Any) -> list[str]:
    """Return all texts in some plain data."""
    if isinstance(value, dict):
        return [*value, *(word for inner in value.values() for word in words_in(inner))]
    if isinstance(value, list):
        return [word for inner in value for word in words_in(inner)]
    return [value] if isinstance(value, str) else []


class Damage:
    """Changes that hypothesis makes to the plain data of a position."""

    def __init__(self, choose: st.DataObject, data: Any) -> None:
        self.draw = choose.draw
        self.junk = values | st.sampled_from(sorted(set(words_in(data))))

    def spoil(self, data: Any) -> None:
        """Walk into the data some way, and spoil what is there."""
        while True:
            keys = list(data) if isinstance(data, dict) else list(range(len(data)))
            if not keys:
                return
            key = self.draw(st.sampled_from(keys))
            if not isinstance(data[key], dict | list) or self.draw(st.integers(0, 3)) == 0:
                break
            data = data[key]
        self.change(data, key, self.draw(st.sampled_from(["replace", "nudge", "swap", "cut"])))

    def change(self, data: Any, key: Any, how: str) -> None:
        """Lose, swap, nudge, replace or add a value."""
        if how == "cut" and self.draw(st.booleans()):
            del data[key]
        elif how == "cut" and isinstance(data, list):
            data.append(self.draw(self.junk))
        elif how == "swap":
            other = self.draw(st.sampled_from(list(data) if isinstance(data, dict) else [0, -1]))
            data[key], data[other] = data[other], data[key]
        elif how == "nudge" and isinstance(data[key], int):
            data[key] += self.draw(st.sampled_from([-1, 1]))
        else:
            data[key] = self.draw(self.junk)


@each_setup
@many_examples
@given(walks(), st.data())
def test_a_damaged_position_is_refused_or_can_be_played(
    setup: Setup, walk: Walk, choose: st.DataObject
) -> None:
    data = copy.deepcopy(walk.position(setup).to_data())
    damage = Damage(choose, data)
    for _ in range(choose.draw(st.integers(1, 3))):
        damage.spoil(data)
    check_read_or_refused(setup, walk, data)


@each_setup
@many_examples
@given(walks(), st.data())
def test_a_position_with_one_value_exchanged_is_refused_or_can_be_played(
    setup: Setup, walk: Walk, choose: st.DataObject
) -> None:
    data: Any = walk.position(setup).to_data()
    key = choose.draw(st.sampled_from([key for key in data if not isinstance(data[key], list)]))
    other: Any = Walk(1, walk.seed, (), walk.length // 2).position(setup).to_data()
    data[key] = choose.draw(st.sampled_from([other[key], 0, 1, 2, "centre", "nature", None]))
    check_read_or_refused(setup, walk, data)


def check_read_or_refused(setup: Setup, walk: Walk, data: Any) -> None:
    """Read plain data; if it is a position, it says so again and can be played to its end."""
    try:
        state = setup.game.from_data(data)
    except BadPosition as error:
        assert error.code.startswith("position.")
        assert str(error)
        return
    again = state.to_data()
    assert {key: again[key] for key in data} == data
    check_playable(state, walk)


def check_playable(state: State, walk: Walk) -> None:
    """Play to the end; on the way every position must be one that can be read."""
    assert state.legal_actions() or state.actor < 0
    for _ in plies(state, walk.steering()):
        assert state.game.from_data(state.to_data()) == state


@each_setup
@many_examples
@given(walks(), st.data())
def test_a_position_text_with_a_slip_of_the_pen_is_a_position_or_refused(
    setup: Setup, walk: Walk, choose: st.DataObject
) -> None:
    text = walk.position(setup).to_text()
    at = choose.draw(st.integers(0, len(text)))
    length = choose.draw(st.integers(0, 3))
    slip = choose.draw(st.text(max_size=2) | st.text(sorted(set(text)), max_size=3))
    try:
        state = setup.game.from_text(text[:at] + slip + text[at + length :])
    except BadPosition:
        return
    assert json.loads(json.dumps(state.to_data())) == state.to_data()
    assert setup.game.from_text(state.to_text()) == state
    play_out(state, walk.seed)


@each_setup
@many_examples
@given(walks(), st.data())
def test_the_words_of_a_position_text_in_any_order_are_a_position_or_refused(
    setup: Setup, walk: Walk, choose: st.DataObject
) -> None:
    words = walk.position(setup).to_text().split()
    head, rest = words[:3], words[3:]
    mixed = choose.draw(st.permutations(rest) | st.lists(st.sampled_from(words)))
    try:
        state = setup.game.from_text(" ".join([*head, *mixed]))
    except BadPosition:
        return
    assert setup.game.from_text(state.to_text()) == state


@each_setup
@many_examples
@given(st.text())
def test_any_text_is_a_position_or_refused(setup: Setup, text: str) -> None:
    for line in (text, f"{setup.game.id} {text}", f"{setup.game.id} {setup.side} 2 {text}"):
        try:
            state = setup.game.from_text(line)
        except BadPosition:
            continue
        assert setup.game.from_text(state.to_text()) == state
