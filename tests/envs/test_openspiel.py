"""The OpenSpiel adapter, tested with OpenSpiel's own checks and ours."""

import pickle
from fractions import Fraction

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.algorithms.tabular_qlearner import QLearner
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from tests.conformance.games import Setup, each_costly_setup, each_game, each_setup
from tests.envs.make_openspiel_playthroughs import GAMES as PLAYED
from tests.envs.make_openspiel_playthroughs import path_of
from tilewright import NATURE, BadSetup, Game, Rng, State, UnknownName
from tilewright.core.registry import built_in_games
from tilewright.envs import layout, observe, result_shares
from tilewright.envs.openspiel import SpielGame, SpielState


def load(setup: Setup) -> SpielGame:
    name = f"tilewright_{setup.game.id}(players={setup.seats},side={setup.side})"
    game: SpielGame = pyspiel.load_game(name)
    return game


def load_smallest(game: Game) -> SpielGame:
    return load(Setup(game, game.sides[0], game.seat_counts[0]))


def play_out(state: SpielState, rng: Rng) -> list[SpielState]:
    """Play a match to its end by chance, and return every state on the way."""
    passed = []
    while not state.is_terminal():
        passed.append(state.clone())
        legal = state.legal_actions()
        state.apply_action(legal[rng.randbelow(len(legal))])
    return [*passed, state]


@each_costly_setup
def test_openspiels_own_simulation_passes(setup: Setup) -> None:
    pyspiel.random_sim_test(load(setup), num_sims=1, serialize=True, verbose=False)


@each_game
def test_the_checks_that_openspiel_runs_on_its_own_games_pass(game: Game) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest("sim_game").sim_game(load_smallest(game))


@each_game
def test_the_play_through_of_a_game_is_as_it_was(game: Game) -> None:
    names = [name for name in PLAYED if name.startswith(f"tilewright_{game.id}(")]
    if not names and game not in built_in_games():
        pytest.skip("a game of another package has no playthrough here")
    (name,) = names
    told = path_of(name).read_text("utf-8")
    actions = [int(line[8:]) for line in told.splitlines() if line.startswith("action: ")]
    assert playthrough(name, actions) == told


@each_game
def test_a_game_has_both_its_parameters_and_sensible_defaults(game: Game) -> None:
    found = pyspiel.load_game(f"tilewright_{game.id}")
    assert found.get_parameters() == {"players": game.seat_counts[0], "side": game.sides[0]}
    assert found.num_distinct_actions() == game.num_actions(2)


@each_setup
def test_the_same_plies_lead_to_the_same_position(setup: Setup) -> None:
    spiel, state = load(setup).new_initial_state(), setup.game.new(setup.seats, setup.side)
    rng = Rng(3)
    while not state.is_over:
        if state.actor == NATURE:
            deal = state.deal(rng)
            for item in deal:
                assert spiel.is_chance_node()
                spiel.apply_action(item)
            state.apply_deal(deal)
        else:
            assert spiel.current_player() == state.actor
            assert spiel.legal_actions() == state.legal_actions()
            action = state.random_action(rng)
            spiel.apply_action(action)
            state.apply(action)
        assert spiel.position == state
    assert spiel.is_terminal()


@each_game
def test_chance_is_exact(game: Game) -> None:
    state = load_smallest(game).new_initial_state()
    for _ in range(4):
        odds = state.position.odds(state.drawn)
        ways = sum(odds.values())
        exact = {item: float(Fraction(n, ways)) for item, n in odds.items()}
        assert dict(state.chance_outcomes()) == exact
        assert all(Fraction(n, ways) > 0 for n in odds.values())
        state.apply_action(max(exact))


def test_a_drawn_tile_makes_its_colour_less_likely() -> None:
    state = pyspiel.load_game("tilewright_azul").new_initial_state()
    state.apply_action(2)
    assert [chance for _, chance in state.chance_outcomes()] == [
        20 / 99,
        20 / 99,
        19 / 99,
        20 / 99,
        20 / 99,
    ]


@each_setup
def test_returns_are_the_result_and_sum_to_nothing(setup: Setup) -> None:
    *before, last = play_out(load(setup).new_initial_state(), Rng(5))
    assert before[-1].returns() == [0.0] * setup.seats
    shares = result_shares(last.position)
    assert sum(last.returns()) == pytest.approx(0)
    assert [value > 0 for value in last.returns()] == [share > 1 / setup.seats for share in shares]
    assert max(last.returns()) <= 1 and min(last.returns()) >= -1


@each_setup
def test_no_match_is_longer_than_was_said(setup: Setup) -> None:
    game = load(setup)
    state = play_out(game.new_initial_state(), Rng(6))[-1]
    assert state.move_number() <= game.max_history_length()
    decisions = [ply for ply in state.full_history() if ply.player >= 0]
    assert len(decisions) <= game.max_game_length()
    assert len(state.history()) - len(decisions) <= game.max_chance_nodes_in_history()


@each_setup
def test_a_tensor_is_the_observation_with_its_fields_by_name(setup: Setup) -> None:
    game = load(setup)
    form = layout(setup.game.id, setup.seats, setup.side)
    state = play_out(game.new_initial_state(), Rng(7))[-60]
    for kind in (None, INFO_STATE_OBS_TYPE):
        observation = make_observation(game, kind)
        for player in range(setup.seats):
            observation.set_from(state, player)
            seen = observe(state.position, player)
            assert np.array_equal(observation.tensor, seen)
            assert list(observation.dict) == [field.name for field in form.fields]
            assert state.observation_tensor(player) == seen.tolist()
            assert state.information_state_tensor(player) == seen.tolist()


@each_game
def test_the_strings_tell_position_and_history(game: Game) -> None:
    *_, last = states = play_out(load_smallest(game).new_initial_state(), Rng(8))
    assert len({state.information_state_string(0) for state in states}) == len(states)
    for state in states:
        text = state.observation_string(0)
        assert text.split(" drawn=")[0] == state.position.to_text()
    again: State = game.new()
    for token in last.information_state_string(1).split():
        again.apply_text(token)
    assert again == last.position


def test_private_information_is_nothing() -> None:
    game = pyspiel.load_game("tilewright_azul")
    kind = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
    )
    observation = make_observation(game, kind)
    observation.set_from(game.new_initial_state(), 0)
    assert observation.tensor.size == 0
    assert observation.string_from(game.new_initial_state(), 0) == ""


@each_game
def test_a_state_survives_pickling_serializing_and_cloning(game: Game) -> None:
    spiel = load_smallest(game)
    state = play_out(spiel.new_initial_state(), Rng(9))[70]
    clones = [
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        spiel.deserialize_state(state.serialize()),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))[1],
    ]
    for clone in clones:
        assert str(clone) == str(state)
        assert clone.history() == state.history()
        assert clone.position == state.position
        clone.apply_action(clone.legal_actions()[0])
    assert clone.position != state.position or clone.drawn != state.drawn


@each_game
def test_a_state_is_plain_data_too(game: Game) -> None:
    state = play_out(load_smallest(game).new_initial_state(), Rng(9))[3]
    assert state.to_dict() == {"position": state.position.to_data(), "drawn": list(state.drawn)}


@each_game
def test_an_illegal_action_is_refused_as_openspiel_does_and_changes_nothing(game: Game) -> None:
    states = play_out(load_smallest(game).new_initial_state(), Rng(10))
    chance, seat = states[1], next(state for state in states if state.current_player() >= 0)
    illegal = next(a for a in range(3000) if not seat.position.is_legal(a))
    for state, action in ((chance, 1000), (chance, -5), (seat, illegal), (seat, 10**6)):
        before, length = str(state), len(state.history())
        with pytest.raises(pyspiel.SpielError):
            state.apply_action(action)
        assert (str(state), len(state.history())) == (before, length)
    with pytest.raises(pyspiel.SpielError, match=r"the game is over \(game.over\)"):
        states[-1].apply_action(0)


def test_unknown_parameters_are_refused() -> None:
    with pytest.raises(BadSetup, match="not 5"):
        pyspiel.load_game("tilewright_azul(players=5)")
    with pytest.raises(UnknownName, match='no side "green"'):
        pyspiel.load_game("tilewright_azul(side=green)")
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("tilewright_azul(colour=1)")
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(pyspiel.load_game("tilewright_azul"), params={"planes": 1})


@each_game
def test_openspiels_tree_search_plays(game: Game) -> None:
    spiel = load_smallest(game)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(spiel, 2, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = next(s for s in play_out(spiel.new_initial_state(), rng=Rng(2)) if s.is_player_node())
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("seats", [2, 3])
def test_openspiels_learners_learn_on_it(seats: int) -> None:
    environment = Environment(f"tilewright_azul(players={seats})")
    actions = environment.action_spec()["num_actions"]
    agents = [QLearner(player, actions) for player in range(seats)]
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([agents[player].step(step).action])
    for agent in agents:
        agent.step(step)
    assert sum(step.rewards) == pytest.approx(0)
