"""Many matches against bots, stepped together in one batch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tilewright.bots import Bot
from tilewright.core.registry import default_game, find_game
from tilewright.envs.batch import Batch
from tilewright.envs.gymnasium.opponents import DEFAULT_OPPONENTS, check_seat, find_opponents
from tilewright.envs.spaces import action_space, observation_space

Step = tuple[
    NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]
]


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Many matches against bots; when one ends, the next starts in the same step.

    The learner's seat changes from match to match unless you pass `seat`; seat 0 starts. An illegal
    action raises `IllegalAction` and changes no match.
    """

    def __init__(
        self,
        num_envs: int,
        game: str | None = None,  # the first one
        *,
        opponents: Sequence[str | Bot] = DEFAULT_OPPONENTS,
        side: str | None = None,
        seat: int | None = None,
        reward: str = "result",
        threads: int = 1,
    ) -> None:
        game = default_game() if game is None else game
        bots = find_opponents(find_game(game), opponents)
        check_seat(seat, len(bots) + 1)
        self.batch = Batch(
            game,
            num_envs,
            seats=len(bots) + 1,
            side=side,
            start=None if seat is None else -seat % (len(bots) + 1),
            bots=dict(enumerate(bots, start=1)),  # the learner is always seat 0
            reward=reward,
            threads=threads,
        )
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.batch.layout)
        self.single_action_space = action_space(self.batch.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.is_running = False

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start new matches; pass one seed, or a seed for each match."""
        seen, masks = self._new_arrays()
        if isinstance(seed, Sequence):
            self.batch.reset(seeds=seed, observations=seen, masks=masks)
        else:
            super().reset(seed=seed)
            self.batch.reset(int(self.np_random.integers(2**63)), observations=seen, masks=masks)
        self.is_running = True
        return seen, _info(masks)

    def step(self, actions: NDArray[np.integer]) -> Step:
        """Apply the learner's action in every match, and advance to its next turn."""
        if not self.is_running:
            raise ResetNeeded("no match is running: call reset() first")
        seen, masks = self._new_arrays()
        rewards = np.empty((self.num_envs, self.batch.seats), np.float32)
        finished = np.empty(self.num_envs, np.bool_)
        self.batch.step(actions, observations=seen, masks=masks, rewards=rewards, finished=finished)
        info = _info(masks)
        if finished.any():
            final = {"scores": self.batch.last_scores, "_scores": finished.copy()}
            info |= {"final_info": final, "_final_info": finished.copy()}
        own = rewards[:, 0].astype(np.float64)
        return seen, own, finished, np.zeros(self.num_envs, np.bool_), info

    def _new_arrays(self) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """Return new arrays: the caller may keep the previous ones."""
        seen = np.empty((self.num_envs, self.batch.layout.size), np.float32)
        return seen, np.empty((self.num_envs, self.batch.num_actions), np.int8)

    def close_extras(self, **options: Any) -> None:  # noqa: ANN401
        """End the threads."""
        self.batch.close()


def _info(masks: NDArray[np.int8]) -> dict[str, Any]:
    return {"action_mask": masks, "_action_mask": np.ones(len(masks), np.bool_)}
