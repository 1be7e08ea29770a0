"""What the seats of a match are paid, step by step, by the kind of reward."""

from __future__ import annotations

from tilewright.core.errors import UnknownName
from tilewright.core.state import State
from tilewright.envs.rewards import REWARDS, margins, result_shares


class Payoff:
    """Pays the seats of one match after another."""

    def __init__(self, reward: str) -> None:
        if reward not in REWARDS:
            raise UnknownName("reward", reward, REWARDS)
        self.reward = reward

    def open(self, state: State) -> None:
        """Begin with a new match."""
        self.before = state.scores()

    def settle(self, state: State) -> list[float]:
        """Return what every seat gets for the step that led here."""
        if self.reward == "change":
            before, self.before = self.before, state.scores()
            return [float(now - then) for now, then in zip(self.before, before, strict=True)]
        if not state.is_over:
            return [0.0] * state.seats
        return result_shares(state) if self.reward == "result" else list(map(float, margins(state)))
