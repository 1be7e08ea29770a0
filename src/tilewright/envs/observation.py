"""Observations: what a seat sees, as a NumPy vector of named fields.

Seats are in the observer's order: itself first, then clockwise.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tilewright.core.encode import observe_into
from tilewright.core.game import check_setup
from tilewright.core.observation import Field, Layout, Sheet
from tilewright.core.registry import find_game
from tilewright.core.state import State
from tilewright.envs.buffers import float_buffer

__all__ = ["Field", "Layout", "layout", "observe", "read_back", "split"]


def layout(game_id: str, seats: int, side: str | None = None) -> Layout:
    """Return what the numbers of an observation mean; the default side is the game's first."""
    game = find_game(game_id)
    side = game.sides[0] if side is None else side
    check_setup(game, seats, side, 0)
    return game.layout(seats, side)


def observe(
    state: State, seat: int | None = None, out: NDArray[np.float32] | None = None
) -> NDArray[np.float32]:
    """Return a seat's observation: by default of the seat to act, or of seat 0 if there is none.

    `out` is an array of the layout's size to write into and return.
    """
    size = layout(state.game.id, state.seats, state.side).size
    if out is None:
        out = np.empty(size, np.float32)
    seat = max(state.actor, 0) if seat is None else seat
    observe_into(state, seat, float_buffer("out", out, (size,)))
    return out


def split(layout: Layout, vector: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    """Return the fields of an observation by name, as views in their shapes.

    Leading axes are kept, so a batch of observations can be split too.
    """
    if vector.shape[-1:] != (layout.size,):
        raise ValueError(f"an observation has {layout.size} numbers, not {vector.shape[-1:]}")
    return {
        field.name: vector[..., field.offset : field.offset + field.size].reshape(
            *vector.shape[:-1], *field.shape
        )
        for field in layout.fields
    }


def read_back(layout: Layout, vector: NDArray[np.float32]) -> dict[str, object]:
    """Return the observed position as plain data for `from_data`.

    The observer becomes seat 0, and the others follow clockwise.
    """
    if vector.shape != (layout.size,):
        raise ValueError(f"an observation has {layout.size} numbers, not {vector.shape}")
    return find_game(layout.game).read_observation(Sheet(layout, vector.tolist()))
