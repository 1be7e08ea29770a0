"""What is to be expected of a position: final points, and chances to win."""

from __future__ import annotations

from math import exp, pi, sqrt
from typing import NamedTuple

from tilewright.bots.evaluation import Evaluation
from tilewright.core.state import State


class Outlook(NamedTuple):
    """The final score expected of every seat, and every seat's chance to win."""

    points: tuple[float, ...]
    shares: tuple[float, ...]


def look_out(evaluation: Evaluation, state: State) -> Outlook:
    """Return what an evaluation expects of a position; of a finished game, what came."""
    if state.is_over:
        points = tuple([float(score) for score in state.scores()])
        return Outlook(points, win_shares(state))
    points = evaluation.points(state)
    return Outlook(points, chances(points, evaluation.spread_at(state)))


def kind_of(state: State) -> tuple[str, int, str]:
    """Return the kind of match a position belongs to: game, seats and side."""
    return state.game_id(), state.seats, state.side


def win_shares(state: State) -> tuple[float, ...]:
    """Return the part of the win that every seat has in a finished game."""
    places = state.ranking()
    return tuple([(place == 1) / places.count(1) for place in places])


def chances(points: tuple[float, ...], spread: float) -> tuple[float, ...]:
    """Return chances to win; between two seats, those of a logistic error of the margin."""
    scale = max(spread, 0.01) * sqrt(3.0) / pi
    best = max(points)
    odds = [exp((point - best) / scale) for point in points]
    total = sum(odds)
    return tuple([odd / total for odd in odds])
