"""Pictures of tables for people who watch a learner, drawn from plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tilewright.core.parts import find_part
from tilewright.core.state import State
from tilewright.envs.extras import needed

with needed("gymnasium"):
    from tilewright.envs.picture.canvas import INK, Canvas
    from tilewright.envs.render import drawn_as_text

__all__ = ["paint"]

FOLDER: Final = "tilewright.envs.painters"
LETTER_SIZE: Final = 13  # of a picture that is only text
LINE_HEIGHT: Final = 18
LETTER_WIDTH: Final = 9
TEXT_ROOM: Final = (80, 60)  # letters across, lines
MARGIN: Final = 24

Painter = Callable[[dict[str, Any]], Canvas]  # from the plain data of a position


def paint(state: State) -> NDArray[np.uint8]:
    """Return a picture of the whole table as an RGB array.

    The painter of a game is in `envs/painters/<id>.py`. A game without one is shown as text.
    """
    painter: Painter | None = find_part(state.game, "painter", FOLDER, "paint")
    canvas = paint_text(drawn_as_text(state)) if painter is None else painter(state.to_data())
    return canvas.pixels()


def paint_text(text: str) -> Canvas:
    """Return a text as a picture; all have the same size."""
    across, down = TEXT_ROOM
    canvas = Canvas(2 * MARGIN + across * LETTER_WIDTH, 2 * MARGIN + down * LINE_HEIGHT)
    for number, line in enumerate(text.splitlines()[:down]):
        at = (MARGIN, MARGIN + number * LINE_HEIGHT)
        canvas.text(at, line[:across], LETTER_SIZE, INK, "lm")
    return canvas
