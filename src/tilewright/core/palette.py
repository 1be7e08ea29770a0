"""The colours of tiles, the same on every screen: what a tile is filled with, and its ink."""

from __future__ import annotations

from typing import Final

Rgb = tuple[int, int, int]

TILES: Final[dict[str, tuple[Rgb, Rgb]]] = {
    "blue": ((36, 99, 176), (255, 255, 255)),
    "yellow": ((237, 183, 51), (60, 38, 0)),
    "red": ((180, 52, 38), (255, 255, 255)),
    "black": ((42, 46, 53), (203, 209, 216)),
    "white": ((246, 241, 231), (45, 70, 82)),
    "purple": ((116, 68, 154), (241, 228, 251)),
    "green": ((36, 123, 93), (221, 243, 230)),
    "orange": ((217, 127, 44), (62, 28, 0)),
    "dark purple": ((98, 36, 118), (246, 227, 251)),
    "light purple": ((184, 166, 215), (51, 32, 79)),
    "light green": ((132, 181, 123), (18, 52, 12)),
    "dark green": ((43, 84, 56), (224, 242, 226)),
    "marker": ((108, 199, 187), (0, 0, 0)),
}
