"""A drawing surface with antialiased edges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, radians, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from tilewright.core.palette import COMMON, Palette, Rgb

Point = tuple[float, float]

SUPERSAMPLING: Final = 3  # drawn so much larger, then reduced for smooth edges
GROUND: Final[Rgb] = (226, 217, 201)
PANEL: Final[Rgb] = (249, 245, 236)
PLATE: Final[Rgb] = (238, 231, 217)
HOLE: Final[Rgb] = (229, 221, 205)
EDGE: Final[Rgb] = (196, 184, 163)
INK: Final[Rgb] = (56, 50, 43)
PALE: Final[Rgb] = (136, 126, 110)
TURN: Final[Rgb] = (32, 140, 128)
LOSS: Final[Rgb] = (186, 66, 54)


def blend(one: Rgb, other: Rgb, share: float) -> Rgb:
    """Return a mix of two colours; `share` is the share of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def faint(fill: Rgb) -> Rgb:
    """Return the tint of an empty place that takes only this colour."""
    return blend(PANEL, fill, 0.28)


def along(start: Point, angle: float, length: float) -> Point:
    """Return the point at an angle, in degrees counter-clockwise from the right, and a distance."""
    x, y = start
    return x + length * cos(radians(angle)), y - length * sin(radians(angle))


@cache
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


class Canvas:
    """Draws shapes and text; coordinates are pixels of the finished picture."""

    def __init__(self, width: int, height: int, palette: Palette = COMMON) -> None:
        self.palette = palette
        self.image = Image.new("RGB", (width * SUPERSAMPLING, height * SUPERSAMPLING), GROUND)
        self.pen = ImageDraw.Draw(self.image)

    def box(
        self, at: Point, size: Point, fill: Rgb, edge: Rgb | None = None, radius: float = 5
    ) -> None:
        """Draw a box with rounded corners; `at` is its upper left."""
        (x, y), (width, height) = at, size
        corners = [n * SUPERSAMPLING for n in (x, y, x + width, y + height)]
        self.pen.rounded_rectangle(corners, radius * SUPERSAMPLING, fill, edge, SUPERSAMPLING)

    def disc(self, at: Point, radius: float, fill: Rgb, edge: Rgb | None = None) -> None:
        """Draw a disc; `at` is its centre."""
        x, y = at
        corners = [n * SUPERSAMPLING for n in (x - radius, y - radius, x + radius, y + radius)]
        self.pen.ellipse(corners, fill, edge, SUPERSAMPLING)

    def shape(self, points: Sequence[Point], fill: Rgb, edge: Rgb) -> None:
        """Draw a polygon."""
        corners = [(x * SUPERSAMPLING, y * SUPERSAMPLING) for x, y in points]
        self.pen.polygon(corners, fill)
        self.pen.line([*corners, corners[0]], edge, SUPERSAMPLING, joint="curve")

    def text(self, at: Point, text: str, size: int, ink: Rgb = INK, anchor: str = "mm") -> None:
        """Draw text; `anchor` is a Pillow text anchor, such as `mm` for the middle."""
        x, y = at
        place = (x * SUPERSAMPLING, y * SUPERSAMPLING)
        self.pen.text(place, text, ink, _font(size * SUPERSAMPLING), anchor)

    def tile(self, at: Point, size: float, colour: str, sign: str) -> None:
        """Draw a square tile with a sign, so that it does not rely on colour."""
        fill, ink = self.palette[colour]
        self.box(at, (size, size), fill, blend(fill, INK, 0.35))
        self.text((at[0] + size / 2, at[1] + size / 2), sign, round(size * 0.52), ink)

    def hollow(self, at: Point, size: float, colour: str | None = None, sign: str = "") -> None:
        """Draw an empty place, with tint and sign if it takes only one colour."""
        self.box(at, (size, size), faint(self.palette[colour][0]) if colour else HOLE, EDGE)
        if sign:
            self.text((at[0] + size / 2, at[1] + size / 2), sign, round(size * 0.4), PALE)

    def pixels(self) -> NDArray[np.uint8]:
        """Return the finished picture as an RGB array."""
        return np.array(self.image.reduce(SUPERSAMPLING), np.uint8)
