"""The Gymnasium adapter, tested with Gymnasium's own check and ours."""

from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from numpy.typing import NDArray

from tests.conformance.games import Setup, each_costly_setup, each_game, each_setup
from tilewright import BadSetup, Bot, Game, IllegalAction, Rng, State, UnknownName, make_bot
from tilewright.envs import BadArray, layout, observe, result_shares, split
from tilewright.envs.gymnasium import SeatEnv, env_id

Env = gymnasium.Env[Any, Any]
Many = gymnasium.vector.VectorEnv[Any, Any, Any]


def make(setup: Setup, **options: Any) -> Env:
    opponents = ["greedy", "random", "greedy"][: setup.seats - 1]
    return gymnasium.make(env_id(setup.game.id), opponents=opponents, side=setup.side, **options)


def any_action(info: dict[str, Any], rng: Rng) -> int:
    """Return a legal action."""
    legal = np.flatnonzero(info["action_mask"])
    return int(legal[rng.randbelow(len(legal))])


def inner(env: Env) -> SeatEnv:
    assert isinstance(env.unwrapped, SeatEnv)
    return env.unwrapped


def play(env: Env, seed: int, bot: Bot | None = None) -> tuple[float, list[int]]:
    """Play a match, by chance or as a bot does; return the rewards' sum and the scores."""
    _, info = env.reset(seed=seed)
    rng, paid, over = Rng(seed), 0.0, False
    while not over:
        action = any_action(info, rng)
        if bot:
            action = bot.choose(inner(env).stepper.state, rng)
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
        state = inner(env).stepper.state
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
    state = inner(env).stepper.state
    seat = inner(env).seat
    assert state.is_over
    assert scores == state.scores()[seat:] + state.scores()[:seat]
    assert paid == result_shares(state)[seat]


def test_points_can_be_the_reward() -> None:
    env = gymnasium.make("tilewright/Pavilion-v0", reward="change")
    first = inner(env)
    paid, scores = play(env, 8)
    assert paid == scores[0] - 5, "a score begins at 5"
    assert first.stepper.rewards.reward == "change"


def test_a_bot_that_plays_well_wins_more() -> None:
    env = gymnasium.make("tilewright/Azul-v0", opponents=["random"])
    greedy = make_bot("greedy", inner(env).stepper.game)
    assert sum(play(env, seed, greedy)[0] for seed in range(10)) > 7


def test_opponents_may_be_bots_of_ones_own() -> None:
    class First:
        name = "first"
        asked = 0

        def choose(self, state: State, rng: Rng) -> int:
            self.asked += 1
            action = state.legal_actions()[0]
            state.apply(action)  # what it is shown is a copy
            return action

    bot = First()
    play(gymnasium.make("tilewright/Azul-v0", opponents=[bot, "random"]), 1)
    assert bot.asked > 10


def test_a_copy_in_the_middle_of_a_match_goes_on_by_itself() -> None:
    env = gymnasium.make("tilewright/Azul-v0", opponents=["greedy", "random"])
    _, info = env.reset(seed=1)
    rng = Rng(1)
    while info["scores"] == [0, 0, 0]:
        *_, info = env.step(any_action(info, rng))
    clone, before = deepcopy(env), inner(env).stepper.state.copy()
    action = any_action(info, rng)
    told = [one.step(action) for one in (clone, env)]
    assert np.array_equal(told[0][0], told[1][0])
    assert inner(clone).stepper.state == inner(env).stepper.state != before
    assert np.array_equal(clone.reset()[0], env.reset()[0])


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
    with pytest.raises(InvalidAction, match="is not an action"):
        env.step(action)


def test_a_step_needs_a_match_under_way() -> None:
    env = inner(gymnasium.make("tilewright/Azul-v0"))
    for ask in (lambda: env.step(0), env.action_masks):
        with pytest.raises(ResetNeeded, match="reset"):
            ask()
    play(env, 1)
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)


def test_after_a_bot_has_failed_there_is_no_match_under_way() -> None:
    class Failing:
        name = "failing"

        def choose(self, state: State, rng: Rng) -> int:
            raise ZeroDivisionError

    env = SeatEnv("azul", opponents=[Failing()], seat=0)
    _, info = env.reset(seed=1)
    rng = Rng(1)
    with pytest.raises(ZeroDivisionError):
        env.step(any_action(info, rng))
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    _, info = env.reset(seed=1)
    with pytest.raises(ZeroDivisionError):
        env.step(any_action(info, rng))


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
    with pytest.raises(TypeError, match="None is not a bot"):
        SeatEnv("azul", opponents=[None])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="integer"):
        SeatEnv("azul", seat=1.5)  # type: ignore[arg-type]
    with pytest.raises(UnknownName, match='no game "chess"'):
        SeatEnv("chess")
    with pytest.raises(UnknownName, match='no reward "gold"'):
        SeatEnv("azul", reward="gold")
    with pytest.raises(UnknownName, match='no render-mode "svg"'):
        SeatEnv("azul", render_mode="svg")
    with pytest.raises(TypeError, match="colour"):
        SeatEnv("azul", colour="red")  # type: ignore[call-arg]


# Many at once


def make_many(setup: Setup, n: int = 3, **options: Any) -> Many:
    opponents = ["greedy", "random", "greedy"][: setup.seats - 1]
    return gymnasium.make_vec(
        env_id(setup.game.id), n, opponents=opponents, side=setup.side, **options
    )


def any_actions(info: dict[str, Any], rng: Rng) -> NDArray[np.int64]:
    """Return a legal action for every table."""
    legal = [np.flatnonzero(mask) for mask in info["action_mask"]]
    return np.array([actions[rng.randbelow(len(actions))] for actions in legal])


@each_costly_setup
def test_a_batch_steps_many_matches_and_begins_new_ones(setup: Setup) -> None:
    env = make_many(setup)
    seen, info = env.reset(seed=1)
    rng, ended = Rng(1), 0
    while ended < 3:
        assert seen in env.observation_space
        assert info["action_mask"].any(axis=1).all()
        seen, rewards, terminations, truncations, info = env.step(any_actions(info, rng))
        assert not truncations.any()
        assert not rewards[~terminations].any()
        if terminations.any():
            scores = info["final_info"]["scores"][terminations]
            best = scores.max(axis=1)
            won = rewards[terminations] > 0
            assert (scores[won, 0] == best[won]).all()
            assert (scores[~won, 0] <= best[~won]).all()
        ended += int(terminations.sum())
    env.close()


@each_game
def test_the_same_seed_gives_the_same_batch(game: Game) -> None:
    setup = Setup(game, game.sides[0], 2)
    one, other = make_many(setup), make_many(setup, threads=2)
    (seen, info), (seen_again, _) = one.reset(seed=9), other.reset(seed=9)
    rng = Rng(9)
    for _ in range(40):
        assert np.array_equal(seen, seen_again)
        actions = any_actions(info, rng)
        seen, *_, info = one.step(actions)
        seen_again, *_ = other.step(actions)
    assert not np.array_equal(one.reset()[0], other.reset(seed=10)[0])
    one.close()
    other.close()


def test_every_match_of_a_batch_may_have_its_seed() -> None:
    env: Any = gymnasium.make_vec("tilewright/Azul-v0", 4, seat=0)
    seen, _ = env.reset(seed=[5, 6, 5, 7])
    assert np.array_equal(seen[0], seen[2])
    assert not np.array_equal(seen[0], seen[1])
    with pytest.raises(BadSetup, match="as many seeds, not 3"):
        env.reset(seed=[5, 6, 5])
    env.close()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_seat_in_a_batch_is_the_place_in_the_first_turn(seat: int) -> None:
    env = gymnasium.make_vec("tilewright/Azul-v0", 4, opponents=["random", "random"], seat=seat)
    seen, _ = env.reset(seed=1)
    starts = split(layout("azul", 3), seen)["start"]
    assert np.flatnonzero(starts[0]).tolist() == [-seat % 3]
    assert (starts == starts[0]).all()
    env.close()


def test_what_was_returned_is_not_written_again() -> None:
    env = gymnasium.make_vec("tilewright/Azul-v0", 3)
    seen, info = env.reset(seed=1)
    before, mask = seen.copy(), info["action_mask"].copy()
    env.step(any_actions(info, Rng(1)))
    assert np.array_equal(seen, before)
    assert np.array_equal(info["action_mask"], mask)
    env.close()


def test_an_illegal_action_in_a_batch_is_refused_and_changes_nothing() -> None:
    env = gymnasium.make_vec("tilewright/Azul-v0", 3)
    _, info = env.reset(seed=1)
    actions = any_actions(info, Rng(1))
    wrong = actions.copy()
    wrong[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    with pytest.raises(IllegalAction, match="match 1"):
        env.step(wrong)
    with pytest.raises(BadArray, match="shape"):
        env.step(actions[:2])
    with pytest.raises(BadArray, match="integers"):
        env.step(actions.astype(np.float32))
    clone = gymnasium.make_vec("tilewright/Azul-v0", 3)
    clone.reset(seed=1)
    assert np.array_equal(env.step(actions)[0], clone.step(actions)[0])
    env.close()
    clone.close()


def test_a_batch_needs_a_reset_first_and_known_options() -> None:
    env = gymnasium.make_vec("tilewright/Azul-v0", 3)
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(3, np.int64))
    env.close()
    wrong: list[dict[str, Any]] = [{"seat": 2}, {"opponents": []}, {"threads": 0}]
    for options in wrong:
        with pytest.raises(BadSetup):
            gymnasium.make_vec("tilewright/Azul-v0", 3, **options)
    unknown: list[dict[str, Any]] = [{"side": "green"}, {"reward": "gold"}, {"opponents": ["ai"]}]
    for options in unknown:
        with pytest.raises(UnknownName):
            gymnasium.make_vec("tilewright/Azul-v0", 3, **options)


def test_gymnasiums_own_way_to_many_works_too() -> None:
    env = gymnasium.make_vec("tilewright/Azul-v0", 2, vectorization_mode="sync")
    seen, info = env.reset(seed=1)
    assert seen.shape == (2, layout("azul", 2).size)
    env.step(any_actions(info, Rng(1)))
    env.close()
