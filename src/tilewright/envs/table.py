"""A match under way in which chance acts by itself, seen through NumPy arrays."""

from __future__ import annotations

import numpy as np
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

    def __init__(self, game_id: str, seats: int, side: str | None, reward: str) -> None:
        self.game = find_game(game_id)
        self.seats = seats
        self.side = self.game.sides[0] if side is None else side
        self.layout = layout(game_id, seats, self.side)
        self.payoff = Payoff(reward)
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
