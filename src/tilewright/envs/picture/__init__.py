"""Pictures of tables, for people who watch a learner: drawn here, from plain data."""

from __future__ import annotations

from importlib import import_module

import numpy as np
from numpy.typing import NDArray

from tilewright.core.state import State
from tilewright.envs.extras import needed

with needed("gymnasium"):
    from tilewright.envs.picture.canvas import Canvas

__all__ = ["paint"]


def paint(state: State) -> NDArray[np.uint8]:
    """Return a picture of the whole table: rows of red, green and blue."""
    module = import_module(f"{__name__}.{state.game.id}")
    canvas: Canvas = module.paint(state.to_data())
    return canvas.pixels()
