"""Rewards: what a learner gets for its actions."""

from __future__ import annotations

from typing import Final

from tilewright.bots.prediction import win_shares
from tilewright.core.errors import UnknownName
from tilewright.core.state import State

REWARDS: Final = ("result", "margin", "change")


def result_shares(state: State) -> list[float]:
    """Return each seat's share of the win by the current ranking; tied seats split it."""
    return list(win_shares(state))


def margins(state: State) -> list[int]:
    """Return by how many points each seat is ahead of the best other seat."""
    scores = state.scores()
    return [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]


class StepRewards:
    """Computes the rewards of a match step by step."""

    def __init__(self, reward: str) -> None:
        if reward not in REWARDS:
            raise UnknownName("reward", reward, REWARDS)
        self.reward = reward

    def reset(self, state: State) -> None:
        """Start with a new match."""
        self._scores = state.scores()

    def after_step(self, state: State) -> list[float]:
        """Return every seat's reward for the step that led to a state."""
        if self.reward == "change":
            before, self._scores = self._scores, state.scores()
            return [float(now - then) for now, then in zip(self._scores, before, strict=True)]
        if not state.is_over:
            return [0.0] * state.seats
        return result_shares(state) if self.reward == "result" else list(map(float, margins(state)))
