"""The outcome of every legal action, for learners that look one action ahead."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tilewright.core.encode import observe_outcomes
from tilewright.core.state import State
from tilewright.envs.buffers import float_buffer
from tilewright.envs.observation import layout


def outcomes(
    state: State, out: NDArray[np.float32] | None = None
) -> tuple[list[int], NDArray[np.float32]]:
    """Return the legal actions, and the acting seat's observation right after each.

    If chance is next, it has not acted yet. `out` is an array to write into, of the shape
    (rows, layout.size) with at least one row per action; the rows written are returned.
    """
    state.demand_seat()
    actions = state.legal_actions()
    size = layout(state.game.id, state.seats, state.side).size
    if out is None:
        out = np.empty((len(actions), size), np.float32)
    rows = max(len(actions), len(out))
    count = observe_outcomes(state, size, float_buffer("out", out, (rows, size)))
    return actions, out[:count]
