"""Many matches at once, stepped by one call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from operator import index
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tilewright.bots import Bot
from tilewright.core.errors import BadPosition, BadSetup, IllegalAction, Refusal, UnknownName
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng, check_rng
from tilewright.core.seeds import check_seed, seed_for
from tilewright.core.state import State
from tilewright.envs import const, saved
from tilewright.envs.arrays import (
    Bits,
    lend_bits,
    lend_floats,
    lend_numbers,
    lend_seats,
    read_actions,
)
from tilewright.envs.crew import Crew
from tilewright.envs.lent import Lent, Numbers
from tilewright.envs.observation import layout
from tilewright.envs.openings import find_openings
from tilewright.envs.part import Part
from tilewright.envs.players import Players
from tilewright.envs.rewards import REWARDS
from tilewright.envs.slot import Slot, Terms

MAX_MATCHES: Final = 1 << 20
MAX_THREADS: Final = 64
STEP: Final = const.CHECK | const.ACT | const.TELL | const.SHOW


class Arrays(NamedTuple):
    """Arrays that fit a batch; they belong to its caller."""

    actions: NDArray[np.int64]
    masks: NDArray[np.bool_]
    observations: NDArray[np.float32]
    rewards: NDArray[np.float32]
    finished: NDArray[np.bool_]
    actors: NDArray[np.int8]


class Batch:
    """So many matches of a game; where one ends, the next begins.

    All that is written goes into arrays of the caller: `masks` of the shape (n, num_actions),
    `observations` (n, layout.size), `rewards` (n, seats), `finished` (n,), `actors` (n,).
    What is not asked for is not written.
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
        self._players = Players(bots or {}, like)
        terms = Terms(self._openings, REWARDS.index(reward), restart)
        self._slots = [Slot(terms, like.copy()) for _ in range(n)]
        self._parts = self._cut(threads)
        self._crew = Crew(self._parts, self._slots)
        self._is_midway = False
        self.reset(seed, seeds)

    def __len__(self) -> int:
        return len(self._slots)

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        """Let the threads end; the batch is of no more use then."""
        self._crew.close()

    def arrays(self) -> Arrays:
        """Return new arrays that fit, all zeros."""
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
        """Break all matches off and begin new ones.

        A seed, or one for each match, fixes everything to come; without, chance goes on.
        """
        lent = self._lend(masks=masks, observations=observations, actors=actors)
        words = self._find_seeds(seed, seeds)
        for i, slot in enumerate(self._slots):
            word = words[i] if words else None
            slot.reset(word, i % len(self._openings), self._parts[0].choosers)
        self._ask_bots()
        self._crew.work(lent, const.SHOW)

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
        """Carry out an action in every match, and go on to the next decision that is asked for.

        If any action is not legal, `IllegalAction` says which, and no match has changed.
        """
        if self._is_midway:
            raise BadSetup("batch.midway", "a bot has failed in the middle of a step: reset first")
        read = read_actions("actions", actions, (len(self),))
        lent = self._lend(read, masks, observations, rewards, finished, actors)
        asked = self._players.are_asked
        illegal = self._crew.work(lent, const.CHECK | const.ACT if asked else STEP)
        if illegal >= 0:
            raise self._refuse(illegal, int(actions[illegal]))
        if asked:
            self._ask_bots()
            self._crew.work(lent, const.TELL | const.SHOW)

    def look(
        self,
        *,
        masks: Bits | None = None,
        observations: NDArray[np.float32] | None = None,
        actors: NDArray[np.int8] | None = None,
    ) -> None:
        """Write once more what may be done and is seen; nothing changes."""
        self._crew.work(
            self._lend(masks=masks, observations=observations, actors=actors), const.SHOW
        )

    def random_actions(self, rng: Rng, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Return a random legal action for every match; 0 for one that is over."""
        out = np.empty(len(self), np.int64) if out is None else out
        lent = Lent()
        lent.ask_for_actions(lend_numbers("out", out, (len(self),)), check_rng(rng).randseed())
        self._crew.work(lent, const.PICK)
        return out

    # Looking at matches

    @property
    def actors(self) -> NDArray[np.int8]:
        """The seat to act in every match; -2 where one is over."""
        found = np.empty(len(self), np.int8)
        self.look(actors=found)
        return found

    @property
    def scores(self) -> NDArray[np.int32]:
        """The points of every seat in every match."""
        return np.array([slot.state.scores() for slot in self._slots], np.int32)

    @property
    def last_scores(self) -> NDArray[np.int32]:
        """The points with which the last match of every slot ended; zeros before that."""
        return np.array([slot.last_scores() for slot in self._slots], np.int32)

    @property
    def matches(self) -> NDArray[np.int64]:
        """How many matches have ended in every slot."""
        return np.array([slot.matches for slot in self._slots], np.int64)

    def state(self, i: int) -> State:
        """Return a copy of a match as it stands."""
        return self._slots[i].state.copy()

    # Keeping

    def to_data(self) -> saved.BatchData:
        """Return all matches and generators as plain data, fit for JSON."""
        return {
            "game": self.game.id,
            "side": self.side,
            "seats": self.seats,
            "slots": [slot.to_data() for slot in self._slots],
        }

    def load_data(self, data: object) -> None:
        """Go on from what `to_data` gave, in a batch that was made in the same way."""
        read = saved.read(data, self.to_data(), len(self._openings))
        states = [self._read_state(i, slot["state"]) for i, slot in enumerate(read["slots"])]
        for slot, found, state in zip(self._slots, read["slots"], states, strict=True):
            slot.load(found, state, self._parts[0].choosers)
        self._ask_bots()

    def _read_state(self, i: int, data: object) -> State:
        state = self.game.from_data(data)
        if (state.seats, state.side) != (self.seats, self.side):
            problem = f"is a position of {state.seats} seats, {state.side}"
            raise BadPosition(f"slots[{i}].state", problem)
        return state

    # Inside

    def _cut(self, threads: int) -> list[Part]:
        """Return as many parts of about the same size as there are threads."""
        ends = [len(self) * i // threads for i in range(threads + 1)]
        return [
            Part(first, last, self.layout.size, self._players.choosers())
            for first, last in pairwise(ends)
        ]

    def _lend(
        self,
        actions: Numbers | None = None,
        masks: Bits | None = None,
        observations: NDArray[np.float32] | None = None,
        rewards: NDArray[np.float32] | None = None,
        finished: Bits | None = None,
        actors: NDArray[np.int8] | None = None,
    ) -> Lent:
        n = len(self)
        return Lent(
            actions,
            None if masks is None else lend_bits("masks", masks, (n, self.num_actions)),
            None
            if observations is None
            else lend_floats("observations", observations, (n, self.layout.size)),
            None if rewards is None else lend_floats("rewards", rewards, (n, self.seats)),
            None if finished is None else lend_bits("finished", finished, (n,)),
            None if actors is None else lend_seats("actors", actors, (n,)),
        )

    def _ask_bots(self) -> None:
        self._is_midway = True
        if self._players.are_asked:
            for slot in self._slots:
                self._players.play(slot, self._parts[0].choosers)
        self._is_midway = False

    def _find_seeds(self, seed: int | None, seeds: Sequence[int] | None) -> list[int] | None:
        if seeds is None:
            return None if seed is None else [seed_for(seed, "slot", i) for i in range(len(self))]
        words = [check_seed(word) for word in seeds]
        if len(words) != len(self):
            sentence = f"{len(self)} matches need as many seeds, not {len(words)}"
            raise BadSetup("setup.seeds", sentence, {"seeds": len(words)})
        return words

    def _refuse(self, i: int, action: int) -> IllegalAction:
        refusal = self._slots[i].state.why_not(action)
        assert refusal is not None
        sentence = f"match {i}, action {action}: {refusal.sentence}"
        values = {**refusal.values, "match": i, "action": action}
        return IllegalAction(Refusal(refusal.code, values, sentence))


def _check_range(what: str, number: int, most: int) -> None:
    if not 1 <= index(number) <= most:
        sentence = f"a batch has 1 to {most} {what}, not {number}"
        raise BadSetup(f"setup.{what}", sentence, {what: number})
