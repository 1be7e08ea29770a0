"""One seat of a match against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy, deepcopy
from typing import Any, SupportsInt

import numpy as np
from gymnasium import Env
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from tilewright.bots import Bot
from tilewright.core.const import NOBODY
from tilewright.core.registry import default_game, find_game
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for
from tilewright.envs.gymnasium.opponents import DEFAULT_OPPONENTS, check_seat, find_opponents
from tilewright.envs.render import Image, Renderer, render_metadata
from tilewright.envs.spaces import action_space, observation_space
from tilewright.envs.stepper import Stepper, Vector

ILLEGAL_REWARD = -1.0


class SeatEnv(Env[Any, Any]):
    """A match against bots; chance and opponents act by themselves between two steps.

    `opponents` sit clockwise from the learner. The learner's `seat` is drawn for each match unless
    you pass it; seat 0 starts. An illegal action ends the match.
    """

    metadata = render_metadata()

    def __init__(
        self,
        game: str | None = None,  # the first one
        *,
        opponents: Sequence[str | Bot] = DEFAULT_OPPONENTS,
        side: str | None = None,
        seat: int | None = None,
        reward: str = "result",
        render_mode: str | None = None,
    ) -> None:
        game = default_game() if game is None else game
        self.bots = find_opponents(find_game(game), opponents)
        self.stepper = Stepper(game, len(self.bots) + 1, side, reward)
        check_seat(seat, self.stepper.seats)
        self.fixed_seat = seat
        self.renderer = Renderer(render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.stepper.layout)
        self.action_space = action_space(self.stepper.state.num_actions)
        self.seat = NOBODY
        self.is_running = False

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatEnv:
        """Return an independent copy; both share the same bots."""
        clone = memo[id(self)] = copy(self)
        memo |= {id(bot): bot for bot in self.bots}
        vars(clone).update(deepcopy(vars(self), memo))
        return clone

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Start a new match and play it to the learner's first turn."""
        super().reset(seed=seed)
        own = int(self.np_random.integers(2**63))
        drawn = own % self.stepper.seats
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.bot_rng = Rng(seed_for(own, "mind"))
        self.stepper.reset(seed_for(own, "chance"))
        self._play_bots()
        self._render_if_human()
        return self.stepper.observe(self.seat), self._info()

    def step(self, action: SupportsInt) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Act for the learner, then let chance and bots act up to its next turn."""
        if not self.is_running:
            raise ResetNeeded("no match is running: call reset() first")
        if not self.action_space.contains(action):
            last = self.stepper.state.num_actions - 1
            raise InvalidAction(
                f"{action!r} is not an action: actions are integers from 0 to {last}"
            )
        refusal = self.stepper.state.why_not(int(action))
        if refusal:
            self.is_running = False
            info = self._info() | {"illegal_action": refusal.sentence}
            return self.stepper.observe(self.seat), ILLEGAL_REWARD, True, False, info
        reward = self.stepper.step(int(action))[self.seat] + self._play_bots()
        self._render_if_human()
        return self.stepper.observe(self.seat), reward, not self.is_running, False, self._info()

    def _play_bots(self) -> float:
        """Let the bots act up to the learner's turn; return the learner's reward for that.

        If a bot raises, the match no longer runs.
        """
        self.is_running = False
        state = self.stepper.state
        reward = 0.0
        while not state.is_over and state.actor != self.seat:
            bot = self.bots[(state.actor - self.seat) % state.seats - 1]
            reward += self.stepper.step(bot.choose(state.copy(), self.bot_rng))[self.seat]
        self.is_running = not state.is_over
        return reward

    def action_masks(self) -> NDArray[np.bool_]:
        """Return whether each action is legal, in the form MaskablePPO expects."""
        if self.seat == NOBODY:
            raise ResetNeeded("the learner has no seat yet: call reset() first")
        return self.stepper.mask(self.seat).astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        scores = self.stepper.state.scores()
        own = scores[self.seat :] + scores[: self.seat]
        return {"action_mask": self.stepper.mask(self.seat), "seat": self.seat, "scores": own}

    def _render_if_human(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Image | None:
        """Return the position as text or as a picture, or print it."""
        return self.renderer.render(self.stepper.state)
