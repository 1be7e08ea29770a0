"""What a learner is told of its success."""

from __future__ import annotations

from typing import Final

from tilewright.bots.prediction import win_shares
from tilewright.core.state import State

REWARDS: Final = ("result", "margin", "change")


def result_shares(state: State) -> list[float]:
    """Return each seat's share of the win, by the ranking as it stands; tied seats split it."""
    return list(win_shares(state))


def margins(state: State) -> list[int]:
    """Return by how many points each seat is ahead of the best of the others."""
    scores = state.scores()
    return [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]
