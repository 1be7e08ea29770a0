"""A match under way in which chance acts by itself, seen through NumPy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tilewright.core.const import NATURE
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.envs.observation import layout, observe
from tilewright.envs.payoff import Payoff

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


class Table:
    """A match; wherever it stands, chance has acted."""

    def __init__(self, game_id: str, seats: int, side: str | None, rewards: str) -> None:
        self.game = find_game(game_id)
        self.seats = seats
        self.side = self.game.sides[0] if side is None else side
        self.layout = layout(game_id, seats, self.side)
        self.payoff = Payoff(rewards)
        self.open(0)

    def open(self, seed: int, start: int = 0) -> None:
        """Begin a new match with a chance of its own."""
        self.chance = Rng(seed)
        self.state = self.game.new(self.seats, self.side, start)
        self._deal()
        self.payoff.open(self.state)

    def act(self, action: int) -> list[float]:
        """Carry out an action of the seat to act; return what it brings every seat."""
        self.state.apply(action)
        self._deal()
        return self.payoff.settle(self.state)

    def _deal(self) -> None:
        while self.state.actor == NATURE:
            self.state.apply_deal(self.state.deal(self.chance))

    def see(self, seat: int) -> Vector:
        """Return what a seat sees."""
        return observe(self.state, seat)

    def mask(self, seat: int) -> Mask:
        """Return 1 for each action that a seat may take now, else 0."""
        if seat != self.state.actor:
            return np.zeros(self.state.num_actions, np.int8)
        return np.frombuffer(self.state.legal_mask(), np.int8).copy()

    def vector_space(self) -> spaces.Box:
        """Return the space of what a seat sees."""
        low, high = (np.empty(self.layout.size, np.float32) for _ in range(2))
        for field in self.layout.fields:
            part = slice(field.offset, field.offset + field.size)
            low[part], high[part] = field.low, field.high
        return spaces.Box(low, high, dtype=np.float32)

    def action_space(self) -> spaces.Discrete[Any]:
        """Return the space of actions."""
        return spaces.Discrete(self.state.num_actions)
