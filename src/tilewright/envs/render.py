"""Rendering a position: printed, as text, or as a picture."""

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
    """Return the rendering metadata of environments."""
    return {"render_modes": list(RENDER_MODES), "render_fps": 2}


class Renderer:
    """Renders positions in one of the modes of RL frameworks."""

    def __init__(self, mode: str | None) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise UnknownName("render-mode", mode, RENDER_MODES)
        self.mode = mode

    def render(self, state: State) -> str | Image | None:
        """Return the position as text or as a picture, or print it and return None."""
        if self.mode is None:
            logger.warn("nothing to render: pass a render_mode to the environment")
            return None
        if self.mode == "rgb_array":
            from tilewright.envs.picture import paint

            return paint(state)
        text = drawn_as_text(state)
        if self.mode == "ansi":
            return text
        Console(highlight=False).print(text, markup=False, soft_wrap=True)
        return None


def drawn_as_text(state: State) -> str:
    """Return the position as text, with seats numbered from 0 as everywhere in the adapters.

    A game whose presentation has no `text` draws itself.
    """
    text = getattr(state.game.presentation, "text", None)
    names = [f"seat {seat}" for seat in range(state.seats)]
    return str(state) if text is None else str(text(state, names))
