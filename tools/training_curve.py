"""Draw how the shipped nets became stronger.

`python -m tools.training_curve` draws `docs/training.svg` from the table in `docs/training.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tilewright.arena.elo import elo_of
from tilewright.arena.plot import Axis, Plot
from tools.setups import DOCS

PAGE: Final = DOCS / "training.md"
PICTURE: Final = DOCS / "training.svg"
DROPPED: Final = "(dropped)"

Curve = list[tuple[float, float]]  # generation, and Elo over the evaluation without a net


def curves(page: str) -> Iterator[tuple[str, Curve]]:
    """Yield the setups of the table, each with its curve; a net that was dropped adds nothing."""
    for setup, shares in re.findall(r"^\| (.+?) \| [\d,]+ \| (.+%.*) \|$", page, re.MULTILINE):
        curve = [(0.0, 0.0)]
        for generation, text in enumerate(shares.split(", "), 1):
            gained = elo_of(float(text.partition("%")[0]) / 100) or 0.0
            curve.append((float(generation), curve[-1][1] + gained * (DROPPED not in text)))
        yield setup, curve


def draw(page: str) -> str:
    """Return the picture."""
    found = list(curves(page))
    points = [point for _, curve in found for point in curve]
    generations = tuple((float(i), str(i)) for i in range(int(max(x for x, _ in points)) + 1))
    x = Axis("generation", generations[0][0], generations[-1][0], generations)
    plot = Plot("Elo of the nets by generation", x, Axis.over("Elo", [y for _, y in points]))
    for hue, (setup, curve) in enumerate(found):
        plot.line(curve, hue, setup)
        plot.dots(curve, hue)
    return plot.document()


if __name__ == "__main__":
    PICTURE.write_text(draw(PAGE.read_text("utf-8")), "utf-8")
