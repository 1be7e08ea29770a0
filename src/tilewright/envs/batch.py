"""Many matches, stepped together by one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilewright.bots import Bot
from tilewright.core.errors import BadPosition, BadSetup, IllegalAction, Refusal, UnknownName
from tilewright.core.pystate import PythonState
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng, check_rng
from tilewright.core.seeds import check_seed, seed_for
from tilewright.core.state import State
from tilewright.envs import const
from tilewright.envs.batch_data import BatchData, read_batch
from tilewright.envs.batch_setup import SeatBots, find_openings
from tilewright.envs.buffers import (
    Bits,
    Buffers,
    Numbers,
    bit_buffer,
    copy_actions,
    float_buffer,
    int8_buffer,
    int64_buffer,
)
from tilewright.envs.observation import layout
from tilewright.envs.pool import Pool
from tilewright.envs.rewards import REWARDS
from tilewright.envs.shard import Env, EnvOptions, Shard

MAX_MATCHES: Final = 1 << 20
MAX_THREADS: Final = 64
CHECK_AND_APPLY: Final = const.CHECK | const.APPLY
REPORT: Final = const.REWARD | const.OBSERVE


class Arrays(NamedTuple):
    """Arrays that fit a batch; they belong to the caller."""

    actions: NDArray[np.int64]
    masks: NDArray[np.bool_]
    observations: NDArray[np.float32]
    rewards: NDArray[np.float32]
    finished: NDArray[np.bool_]
    actors: NDArray[np.int8]


class Batch:
    """A number of matches of one game; when a match ends, the next one starts.

    Results are written into arrays of the caller: `masks` of the shape (n, num_actions),
    `observations` (n, layout.size), `rewards` (n, seats), `finished` (n,), `actors` (n,).
    An array that is not passed is not written.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seats: int | None = None,
        side: str | None = None,
        start: int | None = None,
        openings: Sequence[State] | None = None,
        seed: int = 0,
        seeds: Sequence[int] | None = None,
        bots: Mapping[int, str | Bot] | None = None,
        reward: str = REWARDS[0],
        restart: bool = True,
        threads: int = 1,
    ) -> None:
        like = find_game(game).new(seats, side, start or 0)
        _check_range("matches", n, MAX_MATCHES)
        _check_range("threads", threads, MAX_THREADS)
        if reward not in REWARDS:
            raise UnknownName("reward", reward, REWARDS)
        self.game = like.game
        self.seats = like.seats
        self.side = like.side
        self.num_actions = like.num_actions
        self.layout = layout(game, like.seats, like.side)
        self.reward = reward
        self._openings = find_openings(like, start, openings)
        self._bots = SeatBots(bots or {}, like)
        options = EnvOptions(self._openings, REWARDS.index(reward), restart)
        self._envs = [Env(options, like.copy()) for _ in range(n)]
        holds_gil = isinstance(like, PythonState)
        shards = [Shard(self.layout.size, self._bots.choosers(), holds_gil) for _ in range(threads)]
        self._choosers = shards[0].choosers
        self._pool = Pool(shards, self._envs, may_fail=holds_gil)
        self._is_midway = False
        self.reset(check_seed(seed), seeds)

    def __len__(self) -> int:
        return len(self._envs)

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """End the threads; the batch can't be used any more."""
        self._pool.close()

    def arrays(self) -> Arrays:
        """Return new arrays of the right shapes, filled with zeros."""
        n = len(self)
        return Arrays(
            np.zeros(n, np.int64),
            np.zeros((n, self.num_actions), np.bool_),
            np.zeros((n, self.layout.size), np.float32),
            np.zeros((n, self.seats), np.float32),
            np.zeros(n, np.bool_),
            np.zeros(n, np.int8),
        )

    # Stepping

    def reset(
        self,
        seed: int | None = None,
        seeds: Sequence[int] | None = None,
        *,
        masks: Bits | None = None,
        observations: NDArray[np.float32] | None = None,
        actors: NDArray[np.int8] | None = None,
    ) -> None:
        """Abandon all matches and start new ones.

        A seed, or one for each match, determines all that follows; without one the random
        generators continue.
        """
        buffers = self._buffers(masks=masks, observations=observations, actors=actors)
        words = self._find_seeds(seed, seeds)
        with self._pool.exclusive():
            for i, env in enumerate(self._envs):
                word = words[i] if words else None
                env.reset(word, i % len(self._openings), self._choosers)
            self._ask_bots()
            self._pool.run(buffers, const.OBSERVE)

    def step(
        self,
        actions: NDArray[np.integer],
        *,
        masks: Bits | None = None,
        observations: NDArray[np.float32] | None = None,
        rewards: NDArray[np.float32] | None = None,
        finished: Bits | None = None,
        actors: NDArray[np.int8] | None = None,
    ) -> None:
        """Apply an action in every match, and advance each to the caller's next decision.

        If any action is illegal, raise `IllegalAction` for it and change no match.
        """
        with self._pool.exclusive():
            if self._is_midway:
                raise BadSetup(
                    "batch.midway", "a bot or a game failed in the middle of a step: reset first"
                )
            copied = copy_actions("actions", actions, (len(self),))
            buffers = self._buffers(copied, masks, observations, rewards, finished, actors)
            asks = self._bots.need_python
            self._is_midway = True
            illegal = self._pool.run(buffers, CHECK_AND_APPLY | (0 if asks else REPORT))
            self._is_midway = False
            if illegal >= 0:
                raise self._refusal(illegal, int(actions[illegal]))
            if asks:
                self._ask_bots()
                self._pool.run(buffers, REPORT)

    def look(
        self,
        *,
        masks: Bits | None = None,
        observations: NDArray[np.float32] | None = None,
        actors: NDArray[np.int8] | None = None,
    ) -> None:
        """Write masks, observations and actors again; change nothing."""
        buffers = self._buffers(masks=masks, observations=observations, actors=actors)
        self._pool.run(buffers, const.OBSERVE)

    def random_actions(self, rng: Rng, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Return a random legal action for every match; 0 for one that is over."""
        out = np.empty(len(self), np.int64) if out is None else out
        buffers = Buffers()
        samples = int64_buffer("out", out, (len(self),))
        buffers.sample_into(samples, check_rng(rng).randseed())
        self._pool.run(buffers, const.SAMPLE)
        return out

    # Inspecting

    @property
    def actors(self) -> NDArray[np.int8]:
        """The seat to act in every match; -2 for one that is over."""
        found = np.empty(len(self), np.int8)
        self.look(actors=found)
        return found

    @property
    def scores(self) -> NDArray[np.int32]:
        """The score of every seat in every match."""
        return np.array([env.state.scores() for env in self._envs], np.int32)

    @property
    def last_scores(self) -> NDArray[np.int32]:
        """The final scores of each env's last finished match; zeros before that."""
        return np.array([env.last_scores() for env in self._envs], np.int32)

    @property
    def matches(self) -> NDArray[np.int64]:
        """How many matches have ended in each env."""
        return np.array([env.matches for env in self._envs], np.int64)

    def state(self, i: int) -> State:
        """Return a copy of the current position of a match."""
        with self._pool.exclusive():
            return self._envs[i].state.copy()

    # Saving

    def to_data(self) -> BatchData:
        """Return all matches and random generators as plain data for JSON."""
        with self._pool.exclusive():
            return {
                "game": self.game.id,
                "side": self.side,
                "seats": self.seats,
                "slots": [env.to_data() for env in self._envs],
            }

    def load_data(self, data: object) -> None:
        """Continue from the data of `to_data`, in a batch made with the same options."""
        read = read_batch(data, self.to_data(), len(self._openings))
        states = [self._read_state(i, found["state"]) for i, found in enumerate(read["slots"])]
        with self._pool.exclusive():
            for env, found, state in zip(self._envs, read["slots"], states, strict=True):
                env.load(found, state, self._choosers)
            self._ask_bots()

    def _read_state(self, i: int, data: object) -> State:
        state = self.game.from_data(data)
        if (state.seats, state.side) != (self.seats, self.side):
            problem = f"is a position of {state.seats} seats, {state.side}"
            raise BadPosition(f"slots[{i}].state", problem)
        return state

    # Helpers

    def _buffers(
        self,
        actions: Numbers | None = None,
        masks: Bits | None = None,
        observations: NDArray[np.float32] | None = None,
        rewards: NDArray[np.float32] | None = None,
        finished: Bits | None = None,
        actors: NDArray[np.int8] | None = None,
    ) -> Buffers:
        n = len(self)
        return Buffers(
            actions,
            None if masks is None else bit_buffer("masks", masks, (n, self.num_actions)),
            None
            if observations is None
            else float_buffer("observations", observations, (n, self.layout.size)),
            None if rewards is None else float_buffer("rewards", rewards, (n, self.seats)),
            None if finished is None else bit_buffer("finished", finished, (n,)),
            None if actors is None else int8_buffer("actors", actors, (n,)),
        )

    def _ask_bots(self) -> None:
        self._is_midway = True
        if self._bots.need_python:
            for env in self._envs:
                self._bots.play(env, self._choosers)
        self._is_midway = False

    def _find_seeds(self, seed: int | None, seeds: Sequence[int] | None) -> list[int] | None:
        if seeds is None:
            if seed is None:
                return None
            return [seed_for(check_seed(seed), "slot", i) for i in range(len(self))]
        words = [check_seed(word) for word in seeds]
        if len(words) != len(self):
            sentence = f"{len(self)} matches need as many seeds, not {len(words)}"
            raise BadSetup("setup.seeds", sentence, {"seeds": len(words)})
        return words

    def _refusal(self, i: int, action: int) -> IllegalAction:
        refusal = self._envs[i].state.why_not(action)
        assert refusal is not None
        sentence = f"match {i}, action {action}: {refusal.sentence}"
        values = {**refusal.values, "match": i, "action": action}
        return IllegalAction(Refusal(refusal.code, values, sentence))


def _check_range(what: str, number: int, most: int) -> None:
    if not 1 <= index(number) <= most:
        sentence = f"a batch has 1 to {most} {what}, not {number}"
        raise BadSetup(f"setup.{what}", sentence, {what: number})
