"""Bounds: native code has buffers of a fixed size, and every game must fit into them."""

from hypothesis import given

from tests.conformance.games import Setup, Walk, each_setup, examples, next_ply, walks
from tilewright import NATURE
from tilewright.core.const import MAX_ACTIONS, MAX_LEGAL, MAX_POINTS, MAX_SEATS
from tilewright.core.game import check_game
from tilewright.core.record import apply_ply


@each_setup
def test_a_game_fits_into_the_buffers_of_native_code(setup: Setup) -> None:
    check_game(setup.game.id, setup.game)
    assert setup.seats <= MAX_SEATS
    assert 0 < setup.game.num_actions(setup.seats) <= MAX_ACTIONS


@each_setup
@examples
@given(walks())
def test_legal_actions_and_scores_stay_within_bounds(setup: Setup, walk: Walk) -> None:
    state, steering = walk.table(setup), walk.steering()
    while not state.is_over:
        assert len(state.legal_actions()) <= MAX_LEGAL
        assert all(abs(score) <= MAX_POINTS for score in state.scores())
        apply_ply(state, next_ply(state, steering))


@each_setup
@examples
@given(walks())
def test_a_match_stays_within_the_bounds_that_the_game_declares(setup: Setup, walk: Walk) -> None:
    if setup.game.bounds is None:
        return
    bounds = setup.game.bounds(setup.seats)
    state, steering = walk.table(setup), walk.steering()
    decisions = draws = 0
    while not state.is_over:
        ply = next_ply(state, steering)
        if state.actor == NATURE:
            assert isinstance(ply, tuple) and max(ply) < bounds.things
            draws += len(ply)
        else:
            decisions += 1
        apply_ply(state, ply)
    assert decisions <= bounds.decisions and draws <= bounds.draws
