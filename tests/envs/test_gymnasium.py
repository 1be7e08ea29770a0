"""The Gymnasium door, by Gymnasium's own check and ours."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from tests.conformance.games import Setup, each_game, each_setup
from tilewright import BadSetup, Bot, Game, Rng, State, UnknownName, make_bot
from tilewright.envs import observe
from tilewright.envs.gymnasium import SeatEnv, env_id


def make(setup: Setup, **options: Any) -> gymnasium.Env[Any, Any]:
    opponents = ["greedy", "random", "greedy"][: setup.seats - 1]
    return gymnasium.make(
        env_id(setup.game.id),
        opponents=opponents,
        side=setup.side,
        disable_env_checker=True,
        **options,
    )


def inner(env: gymnasium.Env[Any, Any]) -> SeatEnv:
    assert isinstance(env.unwrapped, SeatEnv)
    return env.unwrapped


def play(
    env: gymnasium.Env[Any, Any], seed: int, bot: Bot | None = None
) -> tuple[float, list[int]]:
    """Play a match, by chance or as a bot does; return the rewards' sum and the scores."""
    _, info = env.reset(seed=seed)
    rng, paid, over = Rng(seed), 0.0, False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        action = int(legal[rng.randbelow(len(legal))])
        if bot:
            action = bot.choose(inner(env).table.state, rng)
        _, reward, over, _, info = env.step(action)
        paid += float(reward)
    return paid, info["scores"]


@each_setup
def test_gymnasiums_check_passes(setup: Setup) -> None:
    for mode in ("ansi", "rgb_array", "human"):
        check_env(inner(make(setup, render_mode=mode)), skip_render_check=setup.seats > 2)


@each_setup
def test_the_learner_sees_its_own_seat_and_mask(setup: Setup) -> None:
    env = make(setup)
    for seed in range(4):
        vector, info = env.reset(seed=seed)
        state = inner(env).table.state
        assert state.actor == info["seat"]
        assert np.array_equal(vector, observe(state, info["seat"]))
        assert info["action_mask"].tolist() == list(state.legal_mask())
        assert inner(env).action_masks().tolist() == [bool(n) for n in state.legal_mask()]


@each_game
def test_every_seat_is_the_learners_sometimes(game: Game) -> None:
    env = make(Setup(game, game.sides[0], 3))
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
    assert set(seats) == {0, 1, 2}


def test_the_seat_can_be_fixed() -> None:
    env = gymnasium.make("tilewright/Azul-v0", seat=1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(8)} == {1}


@each_game
def test_the_same_seed_gives_the_same_match(game: Game) -> None:
    one, other = (make(Setup(game, game.sides[0], 2)) for _ in range(2))
    assert play(one, 5) == play(other, 5)
    assert play(one, 5) == play(one, 5)
    assert play(one, 6) != play(one, 5)


@each_setup
def test_a_match_pays_its_result_at_the_end(setup: Setup) -> None:
    env = make(setup)
    paid, scores = play(env, 7)
    state = inner(env).table.state
    seat = inner(env).seat
    assert state.is_over
    assert scores == state.scores()[seat:] + state.scores()[:seat]
    assert (paid > 0) == (state.ranking()[seat] == 1 and state.ranking().count(1) < state.seats)


def test_points_can_be_the_reward() -> None:
    env = gymnasium.make("tilewright/Pavilion-v0", rewards="change")
    first = inner(env)
    paid, scores = play(env, 8)
    assert paid == scores[0] - 5, "a score begins at 5"
    assert first.table.payoff.kind == "change"


def test_a_bot_that_plays_well_wins_more() -> None:
    env = gymnasium.make("tilewright/Azul-v0", opponents=["random"])
    greedy = make_bot("greedy", inner(env).table.game)
    assert sum(play(env, seed, greedy)[0] for seed in range(10)) > 7


def test_opponents_may_be_bots_of_ones_own() -> None:
    class First:
        name = "first"
        asked = 0

        def choose(self, state: State, rng: Rng) -> int:
            self.asked += 1
            return state.legal_actions()[0]

    bot = First()
    play(gymnasium.make("tilewright/Azul-v0", opponents=[bot, "random"]), 1)
    assert bot.asked > 10


# Bad use


def test_an_illegal_action_loses_the_match() -> None:
    env = gymnasium.make("tilewright/Azul-v0")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1, True)
    assert info["illegal_action"]
    with pytest.raises(ResetNeeded):
        inner(env).step(illegal)


@pytest.mark.parametrize("action", [-1, 185, 1.5, "1R2", None])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = inner(gymnasium.make("tilewright/Azul-v0"))
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="is no action"):
        env.step(action)


def test_a_step_needs_a_match_under_way() -> None:
    env = inner(gymnasium.make("tilewright/Azul-v0"))
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    play(env, 1)
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadSetup, match="against 1 to 3 opponents, not 4"):
        SeatEnv("azul", opponents=["random"] * 4)
    with pytest.raises(BadSetup, match=r'as in \["greedy"\]'):
        SeatEnv("azul", opponents="greedy")
    with pytest.raises(UnknownName, match='no bot "genius"'):
        SeatEnv("azul", opponents=["genius"])
    with pytest.raises(BadSetup, match="between 0 and 1, not 2"):
        SeatEnv("azul", seat=2)
    with pytest.raises(UnknownName, match='no side "green"'):
        SeatEnv("azul", side="green")
    with pytest.raises(UnknownName, match='no game "chess"'):
        SeatEnv("chess")
    with pytest.raises(UnknownName, match='no reward "gold"'):
        SeatEnv("azul", rewards="gold")
    with pytest.raises(UnknownName, match='no render-mode "svg"'):
        SeatEnv("azul", render_mode="svg")
    with pytest.raises(TypeError, match="colour"):
        SeatEnv("azul", colour="red")  # type: ignore[call-arg]
