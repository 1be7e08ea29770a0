"""Legality: all methods agree, and a refused action changes nothing."""

import pytest
from hypothesis import given

from tests.conformance.games import Setup, Walk, each_setup, examples, few_examples, plies, walks
from tilewright import IllegalAction, Rng, State

OUTSIDE = (-1, -2, 10**5, 2**31, 2**32, 2**63, 2**64, -(2**31), -(2**63), -(10**30))


def some_numbers(state: State, walk: Walk) -> list[int]:
    """Return every seventh action number, from another one each time, and some beyond all."""
    return [*range(walk.seed % 7, len(state.action_table()), 7), *OUTSIDE]


@each_setup
@examples
@given(walks())
def test_all_ways_to_ask_what_is_legal_agree(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    legal, mask = state.legal_actions(), state.legal_mask()
    numbers = [*range(len(state.action_table())), *OUTSIDE]
    assert legal == sorted(set(legal))
    assert [number for number, bit in enumerate(mask) if bit] == legal
    assert set(mask) <= {0, 1}
    assert [number for number in numbers if state.is_legal(number)] == legal


@each_setup
@examples
@given(walks())
def test_there_is_a_reason_against_every_action_but_the_legal_ones(
    setup: Setup, walk: Walk
) -> None:
    state = walk.position(setup)
    for number in {*some_numbers(state, walk), *state.legal_actions()}:
        assert (state.why_not(number) is None) == state.is_legal(number)


@each_setup
@examples
@given(walks())
def test_there_is_a_bit_for_each_action_of_the_table_size(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    assert len(state.legal_mask()) == state.num_actions == setup.game.num_actions(setup.seats)
    assert len(state.action_table()) == setup.game.num_actions(setup.game.seat_counts[-1])


@each_setup
@few_examples
@given(walks())
def test_a_decision_never_lacks_a_legal_action(setup: Setup, walk: Walk) -> None:
    state = walk.table(setup)
    for _ in plies(state, walk.steering()):
        assert bool(state.legal_actions()) == (state.actor >= 0)


@each_setup
@examples
@given(walks())
def test_every_legal_action_can_be_carried_out(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    before = state.to_data()
    for action in state.legal_actions():
        twin = state.copy()
        twin.apply(action)
        assert twin.to_data() != before
    assert state.to_data() == before


@each_setup
@examples
@given(walks())
def test_a_legal_action_goes_by_its_token_too(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    for action in state.legal_actions():
        by_number, by_token = state.copy(), state.copy()
        by_number.apply(action)
        by_token.apply_text(str(action))
        assert by_number == by_token


@each_setup
@examples
@given(walks())
def test_an_illegal_action_is_refused_as_explained_and_changes_nothing(
    setup: Setup, walk: Walk
) -> None:
    state = walk.position(setup)
    before = state.to_data()
    for number in some_numbers(state, walk):
        refusal = state.why_not(number)
        if refusal is None:
            continue
        events: list[object] = []
        with pytest.raises(IllegalAction) as caught:
            state.apply(number, events)  # type: ignore[arg-type]
        assert (caught.value.code, str(caught.value)) == (refusal.code, refusal.sentence)
        assert caught.value.values == refusal.values
        assert events == []
    assert state.to_data() == before


@each_setup
@examples
@given(walks())
def test_a_number_beyond_all_actions_is_unknown(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    codes = {refusal.code for number in OUTSIDE if (refusal := state.why_not(number))}
    assert codes == {"action.unknown" if state.actor >= 0 else no_turn(state)}


@each_setup
@examples
@given(walks())
def test_no_action_can_be_asked_of_chance_or_after_the_end(setup: Setup, walk: Walk) -> None:
    state = walk.position(setup)
    if state.actor >= 0:
        return
    with pytest.raises(IllegalAction) as caught:
        state.random_action(Rng(walk.seed))
    assert caught.value.code == no_turn(state)


def no_turn(state: State) -> str:
    """Return the refusal code of every action while it is no seat's turn."""
    return "game.over" if state.is_over else "actor.nature"
