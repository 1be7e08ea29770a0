"""Whatever strangers send: it is read, or refused with the right error, and nothing else."""

import copy
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.azul.drawn import tile_counts
from tests.azul.games import Steering, plies, positions, steerings
from tilewright import Azul, BadNotation, BadPosition, find_game

GAME = find_game("azul")

junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.integers(),
    st.floats(),
    st.sampled_from(["", "blue", "marker", "nature", "centre", "grey", "azul", "x"]),
    st.text(max_size=5),
    st.lists(st.integers(0, 20), max_size=6),
    st.dictionaries(st.sampled_from(["colour", "count", "x"]), st.integers(0, 5), max_size=3),
)


@st.composite
def damaged(draw: st.DrawFn) -> Any:
    """Return the plain data of a position with one to three values changed, lost or added."""
    data = copy.deepcopy(draw(positions()).to_data())
    for _ in range(draw(st.integers(1, 3))):
        _damage(draw, data)
    return data


def _damage(draw: st.DrawFn, data: Any) -> None:
    """Walk into the data some way, and spoil what is there."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        if not isinstance(data[key], dict | list) or draw(st.integers(0, 3)) == 0:
            break
        data = data[key]
    _spoil(draw, data, key)


def _spoil(draw: st.DrawFn, data: Any, key: Any) -> None:
    how = draw(st.sampled_from(["replace", "replace", "nudge", "swap", "delete", "add"]))
    if how == "delete":
        del data[key]
    elif how == "swap":
        other = draw(st.sampled_from(list(data) if isinstance(data, dict) else range(len(data))))
        data[key], data[other] = data[other], data[key]
    elif how == "nudge" and isinstance(data[key], int):
        data[key] += draw(st.sampled_from([-1, 1]))
    elif how == "add" and isinstance(data, list):
        data.append(draw(junk))
    else:
        data[key] = draw(junk)


@settings(max_examples=400)
@given(damaged(), steerings())
def test_a_damaged_position_is_refused_or_can_be_played(data: Any, steering: Steering) -> None:
    try:
        state = Azul.from_data(data)
    except BadPosition as error:
        assert error.code.startswith("position.")
        return
    assert state.to_data() == {"idle": 0, "laid": False} | data
    check_playable(state, steering)


def check_playable(state: Azul, steering: Steering) -> None:
    """Play to the end; tiles must not appear or vanish on the way."""
    assert state.legal_actions() or state.actor < 0
    for _ in plies(state, steering):
        assert tile_counts(state.to_data()) == [20] * 5
    assert Azul.from_text(state.to_text()) == state


words = st.sampled_from(
    ["azul", "coloured", "grey", "2", "3", "round=1", "start=1", "actor=1", "actor=nature", "=",
     "actor=over", "marker=centre", "idle=0", "laid=no", "displays=-,-,-,-,-", "centre=-",
     "bag=20B20Y20R20K20W", "lid=-", "board1=0:-/-/-/-/-:...../...../...../...../.....:-",
     "board2=0:-/-/-/-/-:...../...../...../...../.....:-", "boards=1", "board1=", "board1=:::"]
)  # fmt: skip


@given(st.one_of(st.text(), st.lists(words | st.text(max_size=6), max_size=20).map(" ".join)))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    try:
        state = Azul.from_text(text)
    except BadPosition:
        return
    assert Azul.from_text(state.to_text()) == state


@given(positions(), st.data())
def test_a_position_text_with_a_slip_of_the_pen_is_a_position_or_refused(
    state: Azul, data: st.DataObject
) -> None:
    text = state.to_text()
    at = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 3))
    slip = data.draw(st.text(max_size=2) | st.text("BYRKW*.-/:,=0123456789 ", max_size=3))
    try:
        read = Azul.from_text(text[:at] + slip + text[at + length :])
    except BadPosition:
        return
    assert json.loads(json.dumps(read.to_data())) == read.to_data()


@given(st.text() | st.text("C123456789BYRKWFcol", max_size=5))
def test_any_text_is_an_action_or_bad_notation(text: str) -> None:
    try:
        assert 0 <= GAME.read_action(text) < 305
    except BadNotation as error:
        assert 0 <= error.position <= len(text)


@given(st.text() | st.text("BYRKWbyrkw/", max_size=45))
def test_any_text_is_a_deal_or_bad_notation(text: str) -> None:
    try:
        assert set(GAME.read_deal(text)) <= {0, 1, 2, 3, 4}
    except BadNotation as error:
        assert 0 <= error.position <= len(text)
