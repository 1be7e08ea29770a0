"""Pictures as PNG: an SVG picture, its colours filled in, painted by resvg."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tilewright.arena.plot import HUES, STYLE, Plot
from tilewright.core.errors import MissingExtra

SCALE: Final = 2.0  # pixels for each unit of a picture

Painter = Callable[..., bytes]


def require_painter() -> Painter:
    """Return what paints SVG; raise `MissingExtra` where that is not installed."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise MissingExtra("resvg_py", "png") from error
    painter: Painter = svg_to_bytes
    return painter


def to_png(plot: Plot, *, dark: bool = False) -> bytes:
    """Return a picture as PNG, on a light ground or a dark one."""
    paint = require_painter()
    return paint(svg_string=plot.document(plain_style(dark=dark)), zoom=SCALE)


def plain_style(*, dark: bool = False) -> str:
    """Return the style of pictures without variables, which painters of SVG seldom know."""
    by_day, by_night = re.findall(r":root \{(.*?)\}", STYLE, re.DOTALL)
    colours = _variables(by_night if dark else by_day)
    rules = re.findall(r"^(\.plot[^{]*)\{([^}]*)\}", STYLE, re.MULTILINE)
    lines = []
    for selector, body in rules:
        if "var(--hue)" not in body:
            lines.append(f"{selector}{{{_filled(body, colours)}}}")
            continue
        for hue in range(HUES):
            own = colours | {"--hue": colours[f"--hue-{hue}"]}
            lines.append(f"{selector.strip()}.hue-{hue} {{{_filled(body, own)}}}")
    return "\n".join(lines) + "\n"


def _variables(text: str) -> dict[str, str]:
    return dict(re.findall(r"(--[\w-]+): ([^;]+);", text))


def _filled(text: str, colours: dict[str, str]) -> str:
    return re.sub(r"var\((--[\w-]+)\)", lambda found: colours[found[1]], text)
