"""The colours of tiles: fill and ink."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Rgb = tuple[int, int, int]
Palette = Mapping[str, tuple[Rgb, Rgb]]  # by the name of a colour: fill and ink

# The default palette; a game can add and override colours.
COMMON: Final[Palette] = {
    "blue": ((36, 99, 176), (255, 255, 255)),
    "yellow": ((237, 183, 51), (60, 38, 0)),
    "red": ((180, 52, 38), (255, 255, 255)),
    "black": ((42, 46, 53), (203, 209, 216)),
    "white": ((246, 241, 231), (45, 70, 82)),
    "purple": ((116, 68, 154), (241, 228, 251)),
    "green": ((36, 123, 93), (221, 243, 230)),
    "orange": ((217, 127, 44), (62, 28, 0)),
    "marker": ((108, 199, 187), (0, 0, 0)),
}
