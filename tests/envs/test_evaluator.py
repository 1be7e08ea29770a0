"""Test the search with an evaluator of one's own."""

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.conformance.games import each_game
from tilewright import Azul, BadSetup, Game, IllegalAction, Rng, State, find_game, make_bot
from tilewright.bots import Limits
from tilewright.envs import BadArray, Evaluator, EvaluatorBot, PuctSearch, layout, result_shares

Floats = NDArray[np.float32]
Masks = NDArray[np.bool_]


def started(game: Game, seats: int = 2, seed: int = 1) -> State:
    state = game.new(seats)
    while state.actor < 0:
        state.apply_deal(state.deal(Rng(seed)))
    return state


def even(observations: Floats, masks: Masks) -> tuple[Floats, Floats]:
    """Say that all actions and all seats are alike."""
    return masks.astype(np.float32), np.ones((len(masks), 2), np.float32)


def by_points(observations: Floats, masks: Masks) -> tuple[Floats, Floats]:
    """Judge a position of Azul by the points of both seats."""
    field = layout("azul", 2)["scores"]
    scores = observations[:, field.offset : field.offset + 2] * field.unit
    odds = np.exp(scores / 5)
    return masks.astype(np.float32), (odds / odds.sum(axis=1, keepdims=True)).astype(np.float32)


@each_game
def test_a_search_of_any_game_visits_legal_actions_only(game: Game) -> None:
    state = started(game)
    (found,) = PuctSearch(even).search([state], 40, Rng(1))
    assert list(found.actions) == state.legal_actions()
    assert 0 < sum(found.visits) <= 40
    assert sum(found.root) == pytest.approx(1.0)
    assert state.is_legal(found.best)


def test_the_same_seed_finds_the_same() -> None:
    states = [started(find_game("azul"), seed=seed) for seed in range(3)]
    first = PuctSearch(by_points).search(states, 60, Rng(5))
    assert PuctSearch(by_points).search(states, 60, Rng(5)) == first


def test_all_positions_are_judged_together() -> None:
    sizes = []

    def count(observations: Floats, masks: Masks) -> tuple[Floats, Floats]:
        sizes.append(len(observations))
        return even(observations, masks)

    states = [started(find_game("azul"), seed=seed) for seed in range(5)]
    PuctSearch(count, leaves=4).search(states, 16, Rng(1))
    assert sizes[0] == 5
    assert max(sizes) == 20


def test_the_policy_decides_what_is_looked_at_first() -> None:
    state = started(find_game("azul"))
    wanted = state.legal_actions()[7]

    def insist(observations: Floats, masks: Masks) -> tuple[Floats, Floats]:
        policy = np.full(masks.shape, 1e-6, np.float32)
        policy[:, wanted] = 1.0
        return policy, np.ones((len(masks), 2), np.float32)

    (found,) = PuctSearch(insist).search([state], 30, Rng(1))
    assert found.best == wanted


def test_the_values_decide_what_is_visited_most() -> None:
    """Before the last choice of a match, the winning action gets nearly all visits."""
    state, rng = started(find_game("azul")), Rng(3)
    greedy = make_bot("greedy", state.game)
    line = []
    while not state.is_over:
        line.append(state.copy())
        state.apply(greedy.choose(state, rng))
        while state.actor == -1:
            state.apply_deal(state.deal(rng))
    last = line[-1]
    (found,) = PuctSearch(by_points).search([last], 400, Rng(1))
    after = last.copy()
    after.apply(found.best)
    best = 0.0
    for action in last.legal_actions():
        trial = last.copy()
        trial.apply(action)
        if trial.is_over:
            best = max(best, result_shares(trial)[last.actor])
    assert after.is_over and result_shares(after)[last.actor] == best


def test_values_come_in_the_order_of_the_observer() -> None:
    """A net that says "I win" makes each seat expect to win where it acts."""

    def proud(observations: Floats, masks: Masks) -> tuple[Floats, Floats]:
        values = np.zeros((len(masks), 2), np.float32)
        values[:, 0] = 1.0
        return masks.astype(np.float32), values

    game = find_game("azul")
    for start in (0, 1):
        state = game.new(2, start=start)
        state.apply_deal(state.deal(Rng(1)))
        (found,) = PuctSearch(proud, leaves=1).search([state], 1, Rng(1))
        assert state.actor == start
        # The root is worth 1 to the one, and the position after its action to the other.
        assert found.root[start] == pytest.approx(0.5)


def test_bots_with_an_evaluator_play_a_match_within_their_limits() -> None:
    state, rng = started(find_game("azul")), Rng(2)
    bots = [
        EvaluatorBot("points", by_points, Limits(nodes=24)),
        EvaluatorBot("hurried", even, Limits(seconds=0.005)),
    ]
    while not state.is_over:
        state.apply(bots[state.actor].choose(state, rng))
        while state.actor == -1:
            state.apply_deal(state.deal(rng))
    assert min(state.scores()) >= 0


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (lambda o, m: (np.ones((len(m), 3)), np.ones((len(m), 2))), "array.shape"),
        (lambda o, m: (np.ones(m.shape), np.ones(len(m))), "array.shape"),
        (lambda o, m: (-np.ones(m.shape), np.ones((len(m), 2))), "array.values"),
        (lambda o, m: (np.ones(m.shape), np.full((len(m), 2), np.nan)), "array.values"),
    ],
    ids=["actions", "seats", "negative", "not-a-number"],
)
def test_an_answer_of_the_wrong_form_is_refused(answer: Evaluator, code: str) -> None:
    with pytest.raises(BadArray) as refused:
        PuctSearch(answer).search([started(find_game("azul"))], 4, Rng(1))
    assert refused.value.code == code


def test_positions_of_different_setups_are_refused() -> None:
    games = [started(find_game("azul")), started(find_game("pavilion"))]
    with pytest.raises(BadSetup):
        PuctSearch(even).search(games, 4, Rng(1))


def test_a_position_before_a_deal_is_refused() -> None:
    with pytest.raises(IllegalAction):
        PuctSearch(even).search([Azul()], 4, Rng(1))


def test_noise_changes_what_is_visited() -> None:
    state = started(find_game("azul"))
    (calm,) = PuctSearch(even).search([state], 64, Rng(1))
    (noisy,) = PuctSearch(even, noise=0.9).search([state], 64, Rng(1))
    assert calm.visits != noisy.visits
