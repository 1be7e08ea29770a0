"""Showing a table: printed, as text, or as a picture."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import logger
from numpy.typing import NDArray
from rich.console import Console

from tilewright.core.errors import UnknownName
from tilewright.core.state import State

Image = NDArray[np.uint8]

RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def render_metadata() -> dict[str, Any]:
    """Return what environments tell of their pictures."""
    return {"render_modes": list(RENDER_MODES), "render_fps": 2}


class Renderer:
    """Shows positions in one of the ways that learning frameworks know."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise UnknownName("render-mode", mode, RENDER_MODES)
        self.mode = mode

    def render(self, state: State) -> str | Image | None:
        """Return the table as text or as a picture, or print it and return nothing."""
        if self.mode is None:
            logger.warn("there is nothing to render: give the environment a render_mode")
            return None
        if self.mode == "rgb_array":
            from tilewright.envs.picture import paint

            return paint(state)
        if self.mode == "ansi":
            return str(state)
        Console(highlight=False).print(str(state), markup=False, soft_wrap=True)
        return None
