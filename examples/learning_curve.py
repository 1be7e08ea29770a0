"""Draw learning curves for the training examples."""

from collections.abc import Sequence
from typing import NamedTuple

FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 350" \
font-family="sans-serif" font-size="13" fill="#38322b">
<rect width="620" height="350" rx="8" fill="#f9f5ec"/>
<text x="60" y="18">share of wins against the greedy bot</text>
<text x="320" y="338" text-anchor="middle">minutes of learning, one core</text>
{marks}
<polyline points="{line}" fill="none" stroke="#208c80" stroke-width="2.5"/>
</svg>
"""


class Point(NamedTuple):
    """The share of wins after so many minutes of training."""

    minutes: float
    share: float


def draw(curve: Sequence[Point]) -> str:
    """Return a learning curve as an SVG image."""
    last = curve[-1].minutes or 1.0
    marks = []
    for tick in range(5):
        y = 290 - 65 * tick
        marks.append(f'<text x="52" y="{y + 4}" text-anchor="end">{25 * tick}%</text>')
        marks.append(f'<path d="M60 {y}h520" stroke="#8a7f6d" stroke-width="{0.4 + (tick == 2)}"/>')
        x, label = 60 + 130 * tick, f"{last * tick / 4:.1f}"
        marks.append(f'<text x="{x}" y="310" text-anchor="middle">{label}</text>')
    spots = [(60 + 520 * point.minutes / last, 290 - 260 * point.share) for point in curve]
    marks += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#208c80"/>' for x, y in spots]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    return FRAME.format(marks="\n".join(marks), line=line)
