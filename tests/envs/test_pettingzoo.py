"""The PettingZoo adapter, tested with PettingZoo's own tests and ours."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from itertools import count
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pettingzoo.test
import pytest

from tests.conformance.games import Setup, each_game, each_setup
from tilewright import BadSetup, Game, IllegalAction, Rng, UnknownName
from tilewright.envs import observe, result_shares
from tilewright.envs import pettingzoo as environments
from tilewright.envs.pettingzoo import azul_v0, garden_v0, pavilion_v0

MODULES: dict[str, ModuleType] = {
    "azul": azul_v0,
    "garden": garden_v0,
    "pavilion": pavilion_v0,
}
CYCLES = 300  # enough for a match to end

# PettingZoo gives these to every observation that is a dict, but for a list of its own games.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def make(setup: Setup, **options: Any) -> Any:
    """Make the environment of a game's own module, or that for any game."""
    module = MODULES.get(setup.game.id)
    if module is None:
        return environments.env(setup.game.id, seats=setup.seats, side=setup.side, **options)
    return module.env(seats=setup.seats, side=setup.side, **options)


def play(env: Any, seed: int, steps: int = 10**6) -> list[int]:
    """Play by chance, to the end unless told otherwise, and return the actions."""
    env.reset(seed=seed)
    rng = Rng(seed)
    actions: list[int] = []
    while env.agents and len(actions) < steps:
        seen, _, over, _, _ = env.last()
        if over:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        actions.append(int(legal[rng.randbelow(len(legal))]))
        env.step(actions[-1])
    return actions


@each_setup
def test_the_api_test_passes(setup: Setup) -> None:
    pettingzoo.test.api_test(make(setup), num_cycles=CYCLES)


@each_setup
def test_the_seed_test_passes(setup: Setup) -> None:
    pettingzoo.test.seed_test(lambda: make(setup), num_cycles=CYCLES)


@each_setup
def test_the_render_test_passes(setup: Setup) -> None:
    pettingzoo.test.render_test(lambda render_mode: make(setup, render_mode=render_mode))


@each_setup
def test_the_performance_benchmark_runs(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its clock is a quick one here: it would run for five seconds, whatever the environment."""
    ticks = count()
    monkeypatch.setattr("time.time", lambda: 0.1 * next(ticks))
    pettingzoo.test.performance_benchmark(make(setup))
    assert next(ticks) > 50


@each_game
def test_the_registry_knows_every_game(game: Game) -> None:
    env = pettingzoo.make("aec", f"tilewright/{game.id}_v0", seats=3, side=game.sides[1])
    env.reset(seed=1)
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert env.unwrapped.stepper.state.side == game.sides[1]


@each_setup
def test_agents_see_their_own_observation_and_mask(setup: Setup) -> None:
    env = make(setup)
    play(env, 3, steps=25)
    state = env.unwrapped.stepper.state
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        legal = list(state.legal_mask()) if seat == state.actor else [0] * state.num_actions
        assert np.array_equal(seen["observation"], observe(state, seat))
        assert seen["action_mask"].tolist() == legal
        assert env.infos[agent]["action_mask"].tolist() == legal
    assert env.agent_selection == f"seat_{state.actor}"
    assert np.array_equal(env.state(), observe(state, 0))


@each_setup
def test_the_end_pays_each_seat_its_share_of_the_win(setup: Setup) -> None:
    env = make(setup)
    env.reset(seed=4)
    rng = Rng(4)
    state = env.unwrapped.stepper.state
    while not state.is_over:
        assert set(env.rewards.values()) == {0}
        env.step(state.random_action(rng))
    assert [env.rewards[agent] for agent in env.possible_agents] == result_shares(state)


def test_other_rewards_can_be_asked_for() -> None:
    for reward in ("margin", "change"):
        env = azul_v0.env(reward=reward)
        env.reset(seed=5)
        rng, sums = Rng(5), np.zeros(2)
        state = env.unwrapped.stepper.state
        while not state.is_over:
            env.step(state.random_action(rng))
            sums += [env.rewards[agent] for agent in env.possible_agents]
        mine, other = state.scores()
        assert sums.tolist() == (
            [mine - other, other - mine] if reward == "margin" else [mine, other]
        )


def test_the_option_start_gives_the_first_turn() -> None:
    env = azul_v0.env(seats=4)
    env.reset(seed=1, options={"start": 2})
    assert env.agent_selection == "seat_2"


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("copy", [deepcopy, pickled])
def test_a_copy_in_the_middle_of_a_match_goes_on_by_itself(copy: Callable[[Any], Any]) -> None:
    env = pavilion_v0.env(3, "grey", "change", "ansi")
    play(env, 3, steps=40)
    clone, before = copy(env), env.unwrapped.stepper.state.copy()
    assert clone.render() == env.render()
    action = before.random_action(Rng(1))
    env.step(action)
    assert clone.unwrapped.stepper.state == before != env.unwrapped.stepper.state
    clone.step(action)
    assert (clone.unwrapped.stepper.state, clone.rewards) == (
        env.unwrapped.stepper.state,
        env.rewards,
    )
    for one in (env, clone):
        one.reset()
    assert clone.unwrapped.stepper.state == env.unwrapped.stepper.state


# Bad use


def test_an_illegal_action_loses_the_match_as_pettingzoo_has_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = azul_v0.env()
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    env.step(illegal)
    assert "Illegal move made" in caplog.text
    assert all(env.terminations.values())
    assert env.rewards == {"seat_0": -1, "seat_1": 0}


def test_an_illegal_action_of_the_raw_environment_raises_and_changes_nothing() -> None:
    env = azul_v0.raw_env()
    env.reset(seed=1)
    before = env.stepper.state.copy()
    illegal = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(illegal)
    assert (env.stepper.state, env.agent_selection) == (before, "seat_0")
    with pytest.raises(ValueError, match="it is seat_0's turn"):
        env.step(None)


@pytest.mark.parametrize("action", [-1, 185, 1.5, "1R2"])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = azul_v0.env()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(action)


def test_nothing_is_done_in_a_match_that_has_ended(caplog: pytest.LogCaptureFixture) -> None:
    env = azul_v0.env()
    play(env, 1)
    assert env.agents == []
    before = env.unwrapped.stepper.state.copy()
    env.step(0)
    assert "Should reset() first" in caplog.text
    assert env.unwrapped.stepper.state == before


def test_calls_before_reset_are_refused() -> None:
    env = azul_v0.env()
    with pytest.raises(AttributeError, match="before reset"):
        env.agent_selection  # noqa: B018


def test_an_unknown_seat_is_refused() -> None:
    env = azul_v0.env(seats=3)
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(
            UnknownName, match=r'no agent "seat_3"; choose from seat_0, seat_1, seat_2'
        ):
            ask("seat_3")


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadSetup, match="not 5"):
        azul_v0.env(seats=5)
    with pytest.raises(UnknownName, match='no side "green"'):
        garden_v0.env(side="green")
    with pytest.raises(UnknownName, match='no reward "gold"'):
        garden_v0.env(reward="gold")
    with pytest.raises(UnknownName, match='no render-mode "svg"'):
        garden_v0.env(render_mode="svg")
    with pytest.raises(TypeError, match="colour"):
        garden_v0.env(colour="red")  # type: ignore[call-arg]


def test_rendering_without_a_mode_is_warned_of() -> None:
    env = azul_v0.env()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None
