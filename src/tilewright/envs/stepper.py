"""One match stepped from Python, with automatic deals and NumPy observations."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tilewright.core.const import NATURE
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.envs.observation import layout, observe
from tilewright.envs.rewards import StepRewards

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Stepper:
    """A match with automatic deals: after each call it is a seat's turn, or the match is over."""

    def __init__(self, game_id: str, seats: int, side: str | None, reward: str) -> None:
        self.game = find_game(game_id)
        self.seats = seats
        self.side = self.game.sides[0] if side is None else side
        self.layout = layout(game_id, seats, self.side)
        self.rewards = StepRewards(reward)
        self.reset(0)

    def reset(self, seed: int, start: int = 0) -> None:
        """Start a new match; the seed determines its deals."""
        self.chance = Rng(seed)
        self.state = self.game.new(self.seats, self.side, start)
        self._deal()
        self.rewards.reset(self.state)

    def step(self, action: int) -> list[float]:
        """Apply an action of the seat to act; return every seat's reward."""
        self.state.apply(action)
        self._deal()
        return self.rewards.after_step(self.state)

    def _deal(self) -> None:
        while self.state.actor == NATURE:
            self.state.apply_deal(self.state.deal(self.chance))

    def observe(self, seat: int) -> Vector:
        """Return a seat's observation."""
        return observe(self.state, seat)

    def mask(self, seat: int) -> Mask:
        """Return 1 for each action that is legal for a seat now, else 0."""
        if seat != self.state.actor:
            return np.zeros(self.state.num_actions, np.int8)
        return np.frombuffer(self.state.legal_mask(), np.int8).copy()
