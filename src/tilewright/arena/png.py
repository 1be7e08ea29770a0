"""Plots as PNG: SVG with its colours filled in, rendered by resvg."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tilewright.arena.plot import HUES, STYLE, Plot
from tilewright.core.errors import MissingExtra

SCALE: Final = 2.0  # pixels per SVG unit

Renderer = Callable[..., bytes]


def require_renderer() -> Renderer:
    """Return the SVG renderer; raise `MissingExtra` if it is not installed."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise MissingExtra("resvg_py", "png") from error
    renderer: Renderer = svg_to_bytes
    return renderer


def to_png(plot: Plot, *, dark: bool = False) -> bytes:
    """Return a plot as PNG, on a light or dark background."""
    render = require_renderer()
    return render(svg_string=plot.document(plain_style(dark=dark)), zoom=SCALE)


def plain_style(*, dark: bool = False) -> str:
    """Return the style of plots without CSS variables, which SVG renderers rarely support."""
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
