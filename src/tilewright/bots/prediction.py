"""Predict how a match ends: final points, and chances to win."""

from __future__ import annotations

from math import exp, pi, sqrt
from typing import Final, NamedTuple

from tilewright.bots.evaluation import Evaluation
from tilewright.bots.ladder import find_ladder
from tilewright.core.state import State

# The scale of a logistic distribution whose standard deviation is 1.
LOGISTIC_SCALE: Final = sqrt(3.0) / pi
LEAST_SPREAD: Final = 0.01  # points


class Prediction(NamedTuple):
    """The expected final score and the chance to win of every seat."""

    points: tuple[float, ...]
    shares: tuple[float, ...]


def predict(evaluation: Evaluation, state: State) -> Prediction:
    """Return what an evaluation predicts, with calibrated chances; at the end, the result."""
    points, shares = predict_raw(evaluation, state)
    return Prediction(points, sharpened(shares, sharpness_of(state)))


def predict_raw(evaluation: Evaluation, state: State) -> Prediction:
    """Return what an evaluation predicts, with chances as a search uses them."""
    if state.is_over:
        points = tuple([float(score) for score in state.scores()])
        return Prediction(points, win_shares(state))
    points = evaluation.points(state)
    return Prediction(points, win_chances(points, evaluation.spread_at(state)))


def setup_of(state: State) -> tuple[str, int, str]:
    """Return game, seats and side of a position's match."""
    return state.game_id(), state.seats, state.side


def win_shares(state: State) -> tuple[float, ...]:
    """Return every seat's share of the win of a finished match; tied winners split it."""
    places = state.ranking()
    return tuple([(place == 1) / places.count(1) for place in places])


def win_chances(points: tuple[float, ...], spread: float) -> tuple[float, ...]:
    """Return chances to win; with two seats, the final margin has a logistic error."""
    scale = max(spread, LEAST_SPREAD) * LOGISTIC_SCALE
    best = max(points)
    odds = [exp((point - best) / scale) for point in points]
    total = sum(odds)
    return tuple([odd / total for odd in odds])


def sharpness_of(state: State) -> float:
    """Return how much sharper the chances in a match have to be to come true: docs/bots.md."""
    return find_ladder(state.game).sharpness.get((state.side, state.seats), 1.0)


def sharpened(shares: tuple[float, ...], sharpness: float) -> tuple[float, ...]:
    """Return chances that differ more, or less if `sharpness` is below 1; results stay."""
    if sharpness == 1.0:
        return shares
    powers = [share**sharpness for share in shares]
    total = sum(powers)
    return tuple([power / total for power in powers])
