"""A batch plays what single states play: the same matches, step by step."""

import gc
import json
import threading
import weakref
from collections import Counter
from collections.abc import Mapping
from itertools import cycle
from typing import Any

import numpy as np
import pytest

from tests.conformance.games import GAMES, Setup, Walk, each_setup
from tests.envs.single_env import SingleEnv
from tilewright import NATURE, Azul, Bot, Rng, State, make_bot
from tilewright._build import COMPILED
from tilewright.core.seeds import seed_for
from tilewright.envs import REWARDS, Batch, margins, observe, result_shares
from tilewright.envs.pool import usable_workers

STEPS = 270  # each slot comes to the end of a match
FEW_STEPS = 60 if COMPILED else 20
SLOTS = 3 if COMPILED else 2
FEW = [Setup(game, game.sides[0], 2) for game in GAMES]
each_game = pytest.mark.parametrize("setup", FEW, ids=map(str, FEW))


def make(setup: Setup, n: int = SLOTS, **options: Any) -> Batch:
    return Batch(setup.game.id, n, seats=setup.seats, side=setup.side, **options)


def single_envs(setup: Setup, seed: int, n: int = SLOTS, **options: Any) -> list[SingleEnv]:
    return [SingleEnv(setup, seed_for(seed, "slot", i), i, **options) for i in range(n)]


def compare(batch: Batch, singles: list[SingleEnv], steps: int = STEPS) -> None:
    """Play the same in a batch and in single states; everything must be the same."""
    out, rng = batch.arrays(), Rng(7)
    batch.reset(seed=5, masks=out.masks, observations=out.observations, actors=out.actors)
    for _ in range(steps):
        for i, single in enumerate(singles):
            check_shown(single.state, out.masks[i], out.observations[i], int(out.actors[i]))
        actions = batch.random_actions(rng, out.actions)
        told = [single.step(int(action)) for single, action in zip(singles, actions, strict=True)]
        batch.step(actions, **outputs(out))
        assert (out.rewards == np.array([rewards for rewards, _ in told], np.float32)).all()
        assert out.finished.tolist() == [finished for _, finished in told]
    assert batch.scores.tolist() == [single.state.scores() for single in singles]
    assert batch.last_scores.tolist() == [single.last_scores for single in singles]
    assert batch.matches.tolist() == [single.matches for single in singles]
    assert [batch.state(i) for i in range(len(batch))] == [single.state for single in singles]


def outputs(out: Any) -> dict[str, Any]:
    """Return all arrays that a step writes."""
    names = ("masks", "observations", "rewards", "finished", "actors")
    return {name: getattr(out, name) for name in names}


def check_shown(state: State, mask: Any, observation: Any, actor: int) -> None:
    assert mask.tobytes() == state.legal_mask()
    assert (observation == observe(state)).all()
    assert actor == state.actor


@each_setup
def test_a_batch_plays_what_single_states_play(setup: Setup) -> None:
    singles = single_envs(setup, 5)
    compare(make(setup), singles)
    assert all(single.matches for single in singles)


@each_game
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_those_of_single_states(setup: Setup, reward: str) -> None:
    compare(make(setup, reward=reward), single_envs(setup, 5, reward=reward))


@each_game
@pytest.mark.parametrize("cores", [1, 2, 64])
@pytest.mark.parametrize("threads", [2, 3, 5])
def test_threads_change_nothing(
    setup: Setup, threads: int, cores: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilewright.envs.pool.available_cores", lambda: cores)
    with make(setup, threads=threads) as batch:
        compare(batch, single_envs(setup, 5), 40)


@pytest.mark.parametrize(
    ("threads", "cores", "workers"), [(1, 4, 0), (2, 1, 0), (2, 2, 1), (5, 3, 2), (3, 64, 2)]
)
def test_no_more_threads_work_than_there_are_cores(threads: int, cores: int, workers: int) -> None:
    assert usable_workers(threads - 1, cores) == workers


def test_a_batch_adapts_when_the_number_of_cores_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    cores = cycle([1, 3, 2, 64, 1])
    monkeypatch.setattr("tilewright.envs.pool.available_cores", lambda: next(cores))
    monkeypatch.setattr("tilewright.envs.pool.CORES_VALID_FOR", 0.0)
    setup = FEW[0]
    with make(setup, 7, threads=4) as batch:
        compare(batch, single_envs(setup, 5, 7), 40)


class Last:
    """A bot that engine code does not know: it takes the last legal action."""

    name = "last"

    def choose(self, state: State, rng: Rng) -> int:
        return state.legal_actions()[-1 - rng.randbelow(1)]


each_kind_of_bot = pytest.mark.parametrize("bot", ["random", Last()], ids=["engine", "own"])
BOTS: dict[str, Mapping[int, str]] = {
    "random": {0: "random"},
    "greedy": {1: "greedy"},
    "both": {1: "greedy", 2: "random"},
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("reward", ["result", "change"])
@pytest.mark.parametrize("who", BOTS)
def test_bots_play_their_seats_within_a_step(game: Any, reward: str, who: str) -> None:
    setup = Setup(game, game.sides[1], 3)
    bots = {seat: make_bot(name, game) for seat, name in BOTS[who].items()}
    batch = make(setup, reward=reward, bots=BOTS[who])
    compare(batch, single_envs(setup, 5, reward=reward, bots=bots), FEW_STEPS)
    assert not set(batch.actors.tolist()) & set(bots)


@each_game
def test_a_bot_of_ones_own_can_play(setup: Setup) -> None:
    bots: dict[int, Bot] = {1: Last()}
    compare(make(setup, bots=bots, threads=2), single_envs(setup, 5, bots=bots), FEW_STEPS)


class Trying:
    """A bot that tries its action out on the state that it is shown."""

    name = "trying"

    def choose(self, state: State, rng: Rng) -> int:
        action = state.random_action(rng)
        state.apply(action)
        return action


@each_game
def test_a_bot_may_try_actions_out_on_what_it_is_shown(setup: Setup) -> None:
    batch = make(setup, bots={1: Trying()})
    compare(batch, single_envs(setup, 5, bots={1: make_bot("random", setup.game)}), FEW_STEPS)


def play(batch: Batch, steps: int, seed: int = 3) -> None:
    rng = Rng(seed)
    for _ in range(steps):
        batch.step(batch.random_actions(rng))


def positions(batch: Batch) -> list[str]:
    return [batch.state(i).to_text() for i in range(len(batch))]


def test_every_match_has_its_own_seed() -> None:
    seeds = [11, 12, 13]
    whole = Batch("azul", 3, start=0, seeds=seeds)
    alone = Batch("azul", 1, start=0, seeds=seeds[1:2])
    assert positions(whole)[1] == positions(alone)[0]
    assert len(set(positions(whole))) == 3


def test_later_matches_do_not_depend_on_how_earlier_ones_went() -> None:
    starts = []
    for seed in range(3):
        batch = Batch("azul", 1, seed=1)
        while not batch.matches[0]:
            play(batch, 1, seed)
        starts.append(batch.state(0).to_text())
    assert len(set(starts)) == 1


def test_the_same_seed_begins_the_same_matches_again() -> None:
    batch = Batch("pavilion", 4, seed=9)
    first = positions(batch)
    play(batch, 300)
    assert batch.matches.sum() > 0
    batch.reset(9)
    assert positions(batch) == first
    assert not batch.matches.any() and not batch.last_scores.any()


def test_a_reset_without_a_seed_begins_other_matches() -> None:
    batch = Batch("azul", 2, seed=9)
    first = positions(batch)
    batch.reset()
    assert not set(positions(batch)) & set(first)


def test_the_seats_take_turns_to_start() -> None:
    batch = Batch("azul", 5, seats=3)
    assert batch.actors.tolist() == [0, 1, 2, 0, 1]
    while not batch.matches[0]:
        play(batch, 1)
    assert batch.actors[0] == 1


def test_a_seat_can_be_made_to_start_always() -> None:
    batch = Batch("azul", 5, seats=3, start=2)
    assert batch.actors.tolist() == [2] * 5
    while not batch.matches[0]:
        play(batch, 1)
    assert batch.actors[0] == 2


@each_setup
def test_matches_can_begin_from_given_positions(setup: Setup) -> None:
    walks = [Walk(1, seed, (), 60).position(setup) for seed in range(6)]
    openings = [state for state in walks if state.actor >= 0][:2]
    batch = make(setup, 3, openings=openings)
    assert [batch.state(i) for i in range(3)] == [openings[0], openings[1], openings[0]]


@pytest.mark.parametrize("reward", REWARDS)
def test_a_match_that_is_not_to_start_anew_stays_over(reward: str) -> None:
    batch = Batch("azul", 2, restart=False, reward=reward)
    out = batch.arrays()
    total = np.zeros((2, 2), np.float32)
    while not out.finished.all():
        over = out.finished.copy()
        batch.step(batch.random_actions(Rng(1)), **outputs(out))
        assert out.finished[over].all() and not out.rewards[over].any()
        total += out.rewards
    assert batch.actors.tolist() == [-2, -2]
    assert not out.masks.any()
    assert batch.matches.tolist() == [1, 1]
    wanted = {"result": result_shares, "margin": margins, "change": State.scores}[reward]
    assert total.tolist() == [wanted(batch.state(i)) for i in range(2)]
    for _ in range(2):
        batch.step(batch.random_actions(Rng(1)), **outputs(out))
        assert out.finished.all() and not out.rewards.any()
    assert batch.state(0).is_over


def before_the_end(seat: int) -> State:
    """Return a position in which a seat ends the match, whatever it does."""
    for seed in range(100):
        state, rng = Azul(), Rng(seed)
        while not state.is_over:
            before = state.copy()
            if state.actor == NATURE:
                state.apply_deal(state.deal(rng))
            else:
                state.apply(state.random_action(rng))
        if before.actor == seat and all(after.is_over for after in children(before)):
            return before
    raise AssertionError("no such match")


def children(state: State) -> list[State]:
    """Return what the legal actions lead to."""
    found = [state.copy() for _ in state.legal_actions()]
    for child, action in zip(found, state.legal_actions(), strict=True):
        child.apply(action)
    return found


@each_kind_of_bot
@pytest.mark.parametrize("restart", [True, False])
def test_bots_may_end_a_match_before_your_first_turn(bot: str | Bot, restart: bool) -> None:
    opening = before_the_end(1)
    batch = Batch("azul", 2, openings=[opening], bots={1: bot}, reward="change", restart=restart)
    kept, out = batch.to_data(), batch.arrays()
    for again in range(2):
        batch.load_data(kept)
        batch.look(masks=out.masks, actors=out.actors)
        assert not out.masks.any() and out.actors.tolist() == [-2, -2]
        for told in range(1, 4):
            batch.step(batch.random_actions(Rng(again)), **outputs(out))
            ended = told if restart else 1
            gained = batch.last_scores - opening.scores() if ended == told else [[0, 0]] * 2
            assert out.finished.all()
            assert batch.matches.tolist() == [ended, ended]
            assert out.rewards.tolist() == np.array(gained).tolist()


@each_kind_of_bot
def test_every_end_is_told_by_a_step_of_its_own(bot: str | Bot) -> None:
    mine, theirs = before_the_end(0), before_the_end(1)
    batch = Batch("azul", 1, openings=[mine, theirs], bots={1: bot}, reward="margin")
    out = batch.arrays()
    for step in range(6):
        assert batch.actors.tolist() == [-2 if step % 2 else 0]
        possible = [after.scores() for after in children(theirs if step % 2 else mine)]
        batch.step(batch.random_actions(Rng(step)), **outputs(out))
        ((own, other),) = batch.last_scores.tolist()
        assert [own, other] in possible
        assert out.rewards.tolist() == [[own - other, other - own]]
        assert out.finished.all() and batch.matches.tolist() == [step + 1]


def test_tied_seats_split_the_win() -> None:
    batch = Batch("azul", 150 if COMPILED else 40, restart=False)
    out = batch.arrays()
    shares = np.zeros_like(out.rewards)
    while not out.finished.all():
        batch.step(batch.random_actions(Rng(1)), rewards=out.rewards, finished=out.finished)
        shares += out.rewards
    assert shares.tolist() == [result_shares(batch.state(i)) for i in range(len(batch))]
    assert {0.0, 0.5, 1.0} == set(shares.ravel().tolist())


def test_a_finished_match_can_be_given_any_action() -> None:
    batch = Batch("azul", 1, restart=False)
    while not batch.state(0).is_over:
        play(batch, 1)
    batch.step(np.array([-7]))
    assert batch.state(0).is_over


@each_game
def test_a_batch_is_kept_as_plain_data(setup: Setup) -> None:
    batch, other = make(setup, seed=1, reward="change"), make(setup, seed=2, reward="change")
    play(batch, 77)
    other.load_data(json.loads(json.dumps(batch.to_data())))
    for _ in range(200):
        actions = batch.random_actions(Rng(8))
        told = [one.arrays() for one in (batch, other)]
        for one, out in zip((batch, other), told, strict=True):
            one.step(actions, **outputs(out))
        for name in outputs(told[0]):
            assert (getattr(told[0], name) == getattr(told[1], name)).all()
    assert batch.to_data() == other.to_data()


def test_what_is_not_asked_for_is_not_written() -> None:
    batch = Batch("azul", 2)
    out = batch.arrays()
    batch.step(batch.random_actions(Rng(1)), masks=out.masks)
    assert out.masks.any()
    assert not out.observations.any() and not out.actors.any()


@pytest.mark.parametrize("dtype", [np.bool_, np.uint8, np.int8])
def test_masks_may_be_of_any_type_of_one_byte(dtype: Any) -> None:
    batch = Batch("azul", 2)
    masks = np.full((2, batch.num_actions), 1, dtype)
    batch.look(masks=masks)
    assert [mask.tobytes() for mask in masks] == [batch.state(i).legal_mask() for i in range(2)]


@pytest.mark.parametrize("dtype", [np.int16, np.int32, np.int64, np.uint32])
def test_actions_may_be_of_any_type_of_whole_numbers(dtype: Any) -> None:
    batch = Batch("azul", 2)
    wide = np.zeros((2, 2), dtype)
    wide[:, 0] = batch.random_actions(Rng(1))
    batch.step(wide[:, 0])
    assert batch.actors.tolist() == [1, 0]


def test_looking_changes_nothing() -> None:
    batch = Batch("garden", 2)
    before = batch.to_data()
    batch.look(observations=batch.arrays().observations, masks=batch.arrays().masks)
    assert batch.to_data() == before


def test_a_state_of_a_batch_is_a_copy() -> None:
    batch = Batch("azul", 1)
    state = batch.state(0)
    state.apply(state.random_action(Rng(1)))
    assert batch.state(0) != state


def test_random_actions_do_not_depend_on_threads() -> None:
    batches = [Batch("azul", 7, threads=threads) for threads in (1, 2, 5)]
    drawn = [batch.random_actions(Rng(4)).tolist() for batch in batches]
    assert drawn[0] == drawn[1] == drawn[2]


@each_game
def test_random_actions_are_legal_and_as_likely_as_one_another(setup: Setup) -> None:
    state, rng = Walk(0, 3, (), 30).position(setup), Rng(1)
    batch = make(setup, 50, openings=[state])
    seen = Counter(action for _ in range(40) for action in batch.random_actions(rng).tolist())
    legal = batch.state(0).legal_actions()
    assert set(seen) == set(legal)
    mean = 2000 / len(legal)
    surprise = sum((count - mean) ** 2 / mean for count in seen.values())
    assert surprise < len(legal) + 4 * (2 * len(legal)) ** 0.5 + 8


def helpers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "tilewright-batch"]


@pytest.mark.parametrize("is_closed", [True, False])
def test_the_threads_of_a_batch_end_with_it(is_closed: bool) -> None:
    batch = Batch("azul", 4, threads=3)
    mine = helpers()[-2:]
    assert all(thread.is_alive() for thread in mine)
    if is_closed:
        batch.close()
    del batch
    gc.collect()
    for thread in mine:
        thread.join(timeout=60)
    assert not any(thread.is_alive() for thread in mine)


def test_arrays_are_given_back_after_a_step() -> None:
    batch = Batch("azul", 4, threads=2)
    masks = np.zeros((4, batch.num_actions), np.bool_)
    batch.step(batch.random_actions(Rng(1)), masks=masks)
    gone = weakref.ref(masks)
    del masks
    gc.collect()
    assert gone() is None
