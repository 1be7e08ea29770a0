"""What a seat sees, as a NumPy vector whose every number has a name and a meaning.

Seats are counted from the one that sees: itself first, then clockwise.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tilewright.core.encode import observe_into
from tilewright.core.game import check_setup
from tilewright.core.observation import Field, Layout, Sheet
from tilewright.core.registry import find_game
from tilewright.core.state import State
from tilewright.envs.arrays import lend_floats

__all__ = ["Field", "Layout", "layout", "observe", "read_back", "split"]


def layout(game_id: str, seats: int, side: str | None = None) -> Layout:
    """Return what the numbers of an observation mean; the side is the first by default."""
    game = find_game(game_id)
    side = game.sides[0] if side is None else side
    check_setup(game, seats, side, 0)
    return game.layout(seats, side)


def observe(
    state: State, seat: int | None = None, out: NDArray[np.float32] | None = None
) -> NDArray[np.float32]:
    """Return what a seat sees: by default the seat to act or, if none is to, seat 0.

    `out` is an array to write into, of the layout's size, which is returned.
    """
    size = layout(state.game.id, state.seats, state.side).size
    if out is None:
        out = np.empty(size, np.float32)
    seat = max(state.actor, 0) if seat is None else seat
    observe_into(state, seat, lend_floats("out", out, (size,)))
    return out


def split(layout: Layout, vector: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
    """Return the parts of an observation by name, each in its shape, as views.

    Axes before the last are kept, so that a batch of observations can be split as well.
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
    """Return the position that an observation shows, as plain data that `from_data` reads.

    The seat that sees is seat 0 there, and the others follow clockwise.
    """
    if vector.shape != (layout.size,):
        raise ValueError(f"an observation has {layout.size} numbers, not {vector.shape}")
    return find_game(layout.game).read_observation(Sheet(layout, vector.tolist()))
