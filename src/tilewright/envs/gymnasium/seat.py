"""One seat of a table, the others being bots, as a Gymnasium environment."""

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
from tilewright.envs.gymnasium.opponents import DEFAULT, check_seat, find_opponents
from tilewright.envs.render import Image, Renderer, render_metadata
from tilewright.envs.spaces import action_space, vector_space
from tilewright.envs.table import Table, Vector

ILLEGAL_REWARD = -1.0


class SeatEnv(Env[Any, Any]):
    """A match against bots: chance and opponents act by themselves between two steps.

    `opponents` sit clockwise from the learner. Its `seat`, 0 being the one that starts, is drawn
    for each match unless it is given. An illegal action ends the match.
    """

    metadata = render_metadata()

    def __init__(
        self,
        game: str | None = None,  # the first one
        *,
        opponents: Sequence[str | Bot] = DEFAULT,
        side: str | None = None,
        seat: int | None = None,
        reward: str = "result",
        render_mode: str | None = None,
    ) -> None:
        game = default_game() if game is None else game
        self.bots = find_opponents(find_game(game), opponents)
        self.table = Table(game, len(self.bots) + 1, side, reward)
        check_seat(seat, self.table.seats)
        self.fixed_seat = seat
        self.renderer = Renderer(render_mode)
        self.render_mode = render_mode
        self.observation_space = vector_space(self.table.layout)
        self.action_space = action_space(self.table.state.num_actions)
        self.seat = NOBODY
        self.under_way = False

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatEnv:
        """Return a copy that goes on by itself; both ask the same bots."""
        twin = memo[id(self)] = copy(self)
        memo |= {id(bot): bot for bot in self.bots}
        vars(twin).update(deepcopy(vars(self), memo))
        return twin

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin a new match and play it to the learner's first turn."""
        super().reset(seed=seed)
        own = int(self.np_random.integers(2**63))
        drawn = own % self.table.seats
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        self.mind = Rng(seed_for(own, "mind"))
        self.table.open(seed_for(own, "chance"))
        self._play_on()
        self._show()
        return self.table.see(self.seat), self._info()

    def step(self, action: SupportsInt) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Act for the learner, then let chance and bots act up to its next turn."""
        if not self.under_way:
            raise ResetNeeded("no match is under way: call reset() first")
        if not self.action_space.contains(action):
            last = self.table.state.num_actions - 1
            raise InvalidAction(f"{action!r} is no action: they are whole numbers from 0 to {last}")
        refusal = self.table.state.why_not(int(action))
        if refusal:
            self.under_way = False
            info = self._info() | {"illegal_action": refusal.sentence}
            return self.table.see(self.seat), ILLEGAL_REWARD, True, False, info
        paid = self.table.act(int(action))[self.seat] + self._play_on()
        self._show()
        return self.table.see(self.seat), paid, not self.under_way, False, self._info()

    def _play_on(self) -> float:
        """Let the bots act up to the learner's turn; return what that brings the learner.

        Where one of them raises, the match is not under way any more.
        """
        self.under_way = False
        state = self.table.state
        paid = 0.0
        while not state.is_over and state.actor != self.seat:
            bot = self.bots[(state.actor - self.seat) % state.seats - 1]
            paid += self.table.act(bot.choose(state.copy(), self.mind))[self.seat]
        self.under_way = not state.is_over
        return paid

    def action_masks(self) -> NDArray[np.bool_]:
        """Return whether each action is legal, as MaskablePPO asks for it."""
        if self.seat == NOBODY:
            raise ResetNeeded("the learner has no seat yet: call reset() first")
        return self.table.mask(self.seat).astype(np.bool_)

    def _info(self) -> dict[str, Any]:
        scores = self.table.state.scores()
        own = scores[self.seat :] + scores[: self.seat]
        return {"action_mask": self.table.mask(self.seat), "seat": self.seat, "scores": own}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Image | None:
        """Return the table as text or as a picture, or print it."""
        return self.renderer.render(self.table.state)
