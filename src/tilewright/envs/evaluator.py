"""Evaluators: functions that judge many positions at once, such as a neural network.

An evaluator gets the observations of some positions, each as its seat to act sees it, and masks
of the legal actions. It returns a policy and values: for every action number a weight that is not
negative (those of illegal actions are ignored, and they need not sum to 1), and for every seat its
expected share of the win, in the observer's order: itself first, then clockwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tilewright.core.encode import observe_into
from tilewright.core.state import State
from tilewright.envs.buffers import BadArray, float_buffer

Floats: TypeAlias = NDArray[np.float32]
Masks: TypeAlias = NDArray[np.bool_]
Evaluator: TypeAlias = Callable[[Floats, Masks], tuple[Floats, Floats]]

LEAST_SUM: Final = 1e-12  # weights that sum to less count as equal


class Judgement(NamedTuple):
    """What an evaluator says of a position."""

    priors: list[float]  # of the legal actions, in their order; they sum to 1
    shares: list[float]  # every seat's expected share of the win, by seat number


def judge(
    evaluator: Evaluator, states: Sequence[State], legal: Sequence[Sequence[int]]
) -> list[Judgement]:
    """Return what an evaluator says of positions in which a seat is to act.

    `legal` holds the legal actions of each. All positions belong to one game, side and number of
    seats.
    """
    first = states[0]
    layout = first.game.layout(first.seats, first.side)
    observations = np.empty((len(states), layout.size), np.float32)
    masks = np.zeros((len(states), first.num_actions), np.bool_)
    for row, (state, actions) in enumerate(zip(states, legal, strict=True)):
        observe_into(state, state.actor, float_buffer("row", observations[row], (layout.size,)))
        masks[row, actions] = True
    policies, values = evaluator(observations, masks)
    weights = _checked("the policy", policies, masks.shape)
    shares = _checked("the values", values, (len(states), first.seats))
    return [
        Judgement(_priors(weights[row, actions]), _by_seat(shares[row], state.actor))
        for row, (state, actions) in enumerate(zip(states, legal, strict=True))
    ]


def _checked(what: str, array: object, shape: tuple[int, ...]) -> NDArray[np.float64]:
    """Return an evaluator's answer as an array of a shape; raise `BadArray` if it is not one."""
    found = np.asarray(array, dtype=np.float64)
    if found.shape != shape:
        sentence = f"{what} of an evaluator must have the shape {shape}, not {found.shape}"
        raise BadArray("array.shape", sentence, {"array": what})
    if not np.isfinite(found).all() or (found < 0).any():
        sentence = f"{what} of an evaluator must be finite and not negative"
        raise BadArray("array.values", sentence, {"array": what})
    return found


def _priors(weights: NDArray[np.float64]) -> list[float]:
    total = float(weights.sum())
    if total < LEAST_SUM:
        return [1.0 / len(weights)] * len(weights)
    priors: list[float] = (weights / total).tolist()
    return priors


def _by_seat(shares: NDArray[np.float64], observer: int) -> list[float]:
    """Return shares by seat number, scaled to sum to 1."""
    total = max(float(shares.sum()), LEAST_SUM)
    rolled: list[float] = (np.roll(shares, observer) / total).tolist()
    return rolled
