"""Deals: what is drawn can be carried out, and nothing else."""

from collections.abc import Iterator

import pytest
from hypothesis import given

from tests.conformance.games import (
    Setup,
    Walk,
    each_setup,
    examples,
    few_examples,
    next_ply,
    plies,
    walks,
)
from tilewright import NATURE, Deal, IllegalAction, Rng, State

NO_ITEM = (-1, 1000, 2**31, 2**63, 2**64, -(10**30))


def chances(setup: Setup, walk: Walk) -> Iterator[State]:
    """Return every position of a match in which it is chance's turn."""
    state, steering = walk.table(setup), walk.steering()
    while not state.is_over:
        if state.actor == NATURE:
            yield state
            state.apply_deal(state.deal(steering.rng))
        else:
            state.apply(next_ply(state, steering))  # type: ignore[arg-type]


def wrong_deals(deal: Deal) -> Iterator[Deal]:
    """Return deals that are almost the one that was drawn, and impossible."""
    yield (*deal, deal[0])
    yield deal[:-1]
    yield ()
    for item in NO_ITEM:
        yield (*deal[:-1], item)
        yield (item, *deal[1:])


@each_setup
@few_examples
@given(walks())
def test_asking_chance_changes_nothing(setup: Setup, walk: Walk) -> None:
    for state in chances(setup, walk):
        before = state.to_data()
        state.deal(Rng(walk.seed))
        assert state.to_data() == before


@each_setup
@few_examples
@given(walks())
def test_the_same_seed_draws_the_same_deal(setup: Setup, walk: Walk) -> None:
    for state in chances(setup, walk):
        assert state.deal(Rng(walk.seed)) == state.copy().deal(Rng(walk.seed))


@each_setup
@few_examples
@given(walks())
def test_chance_never_draws_nothing(setup: Setup, walk: Walk) -> None:
    assert all(state.deal(Rng(walk.seed)) for state in chances(setup, walk))


@each_setup
@few_examples
@given(walks())
def test_a_refused_deal_changes_nothing(setup: Setup, walk: Walk) -> None:
    for state in chances(setup, walk):
        before = state.to_data()
        for deal in wrong_deals(state.deal(Rng(walk.seed))):
            events: list[object] = []
            with pytest.raises(IllegalAction):
                state.apply_deal(deal, events)  # type: ignore[arg-type]
            assert events == []
        assert state.to_data() == before


@each_setup
@few_examples
@given(walks())
def test_any_deal_that_could_be_drawn_can_be_carried_out(setup: Setup, walk: Walk) -> None:
    for state in chances(setup, walk):
        for seed in range(3):
            twin = state.copy()
            twin.apply_deal(state.deal(Rng(seed)))
            assert twin != state


@each_setup
@examples
@given(walks())
def test_no_deal_is_asked_for_or_carried_out_while_chance_is_not_to_act(
    setup: Setup, walk: Walk
) -> None:
    state = walk.position(setup)
    if state.actor == NATURE:
        return
    before = state.to_data()
    for refused in (lambda: state.deal(Rng(1)), lambda: state.apply_deal((0,))):
        with pytest.raises(IllegalAction) as caught:
            refused()
        assert caught.value.code == "deal.not-due"
    assert state.to_data() == before


@each_setup
def test_a_table_begins_with_a_deal_of_chance(setup: Setup) -> None:
    state = setup.game.new(setup.seats, setup.side)
    actor, token = next(plies(state, Walk(0, 1, (), 0).steering()))
    assert actor == NATURE
    assert token
