"""Random play: legal actions are equally likely, and all methods agree."""

import pickle

import pytest

from tests.conformance.games import Setup, Walk, each_setup
from tilewright import NATURE, Rng
from tilewright.core.simulate import random_moves

pytestmark = pytest.mark.slow

DRAWS_PER_ACTION = 40
SEEDS = range(12)
MOVES = 300  # a match and a half and more


@each_setup
@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_action_is_as_likely_as_the_others(setup: Setup, seed: int) -> None:
    state, rng = Walk(seed, seed, (), 17 * seed + seed**2).position(setup), Rng(seed)
    legal = state.legal_actions()
    if state.actor < 0 or len(legal) == 1:
        return
    seen = dict.fromkeys(legal, 0)
    for _ in range(DRAWS_PER_ACTION * len(legal)):
        seen[state.random_action(rng)] += 1
    surprise = sum((count - DRAWS_PER_ACTION) ** 2 / DRAWS_PER_ACTION for count in seen.values())
    degrees = len(legal) - 1
    assert surprise < degrees + 4 * (2 * degrees) ** 0.5 + 8


@each_setup
@pytest.mark.parametrize("seed", [1, 2])
def test_random_moves_make_the_match_that_random_actions_make(setup: Setup, seed: int) -> None:
    fast, slow = (setup.game.new(setup.seats, setup.side) for _ in range(2))
    assert random_moves(fast, Rng(seed), MOVES) == MOVES
    moves, rng = 0, Rng(seed)
    while moves < MOVES:
        if slow.is_over:
            slow = setup.game.new(setup.seats, setup.side)
        elif slow.actor == NATURE:
            slow.apply_deal(slow.deal(rng))
        else:
            slow.apply(slow.random_action(rng))
            moves += 1
    assert fast == slow


@each_setup
@pytest.mark.parametrize("seed", [3, 4])
def test_a_twin_makes_the_same_random_moves_match_after_match(setup: Setup, seed: int) -> None:
    state = Walk(1, seed, (), 40 * seed).position(setup)
    twins = [state.copy(), pickle.loads(pickle.dumps(state))]
    for twin in (state, *twins):
        random_moves(twin, Rng(seed), 2 * MOVES)
    assert twins == [state, state]
