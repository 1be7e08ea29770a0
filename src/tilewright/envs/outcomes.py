"""What every legal action leads to, for learners that look one action ahead."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tilewright.core.encode import observe_outcomes
from tilewright.core.state import State
from tilewright.envs.arrays import lend_floats
from tilewright.envs.observation import layout


def outcomes(
    state: State, out: NDArray[np.float32] | None = None
) -> tuple[list[int], NDArray[np.float32]]:
    """Return the legal actions, and what the seat to act would see right after each of them.

    Chance has not acted yet where it is next. `out` is an array to write into, of the shape
    (rows, layout.size) with at least as many rows as there are actions; those are returned.
    """
    state.demand_seat()
    actions = state.legal_actions()
    size = layout(state.game.id, state.seats, state.side).size
    if out is None:
        out = np.empty((len(actions), size), np.float32)
    rows = max(len(actions), len(out))
    count = observe_outcomes(state, size, lend_floats("out", out, (rows, size)))
    return actions, out[:count]
