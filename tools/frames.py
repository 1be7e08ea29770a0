"""Read a browser's frames during animations from its trace, count them and draw them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from xml.sax.saxutils import escape

FRAME: Final = 1000 / 60
KINDS: Final = {"moves", "rests", "DrawFrame", "DroppedFrame"}
# A panel of the picture in pixels, and the milliseconds that its height stands for.
WIDTH, HEIGHT, HIGHEST = 300, 84, 50.0
MARGIN, HEAD = 44, 26


class Motion(NamedTuple):
    """The milliseconds between frames during animations, and the number of dropped frames."""

    name: str
    gaps: list[float]
    dropped: int

    @property
    def rate(self) -> float:
        """Return the number of frames per second."""
        return 1000 * len(self.gaps) / sum(self.gaps)

    @property
    def in_time(self) -> float:
        """Return the share of frames that were on time."""
        return sum(gap < 1.5 * FRAME for gap in self.gaps) / len(self.gaps)


def read_motion(name: str, events: Sequence[dict[str, Any]]) -> Motion:
    """Return the frames of a trace during animations.

    Marks that follow each other belong together: from where it moves to where it rests.
    """
    told = sorted((e for e in events if e["name"] in KINDS), key=lambda e: float(e["ts"]))
    gaps, dropped = [], 0
    moves, last = False, None
    for event in told:
        if event["name"] in ("moves", "rests"):
            moves, last = event["name"] == "moves", None
        elif moves and event["name"] == "DroppedFrame":
            dropped += 1
        elif moves:
            if last is not None:
                gaps.append((event["ts"] - last) / 1000)
            last = event["ts"]
    return Motion(name, gaps, dropped)


def draw(motions: Sequence[Motion], columns: int = 3) -> str:
    """Return an SVG of the milliseconds before every frame, one panel per animation."""
    rows = -(-len(motions) // columns)
    width, height = columns * (WIDTH + MARGIN) + MARGIN, rows * (HEIGHT + 2 * HEAD) + HEAD
    panels = [_panel(motion, *divmod(i, columns)) for i, motion in enumerate(motions)]
    style = (
        "text{font:12px sans-serif;fill:#6b6256}.name{font-weight:700}.frames{stroke:#0f766e}"
        ".late{stroke:#b91c1c}.line{stroke:#a8a095;stroke-dasharray:3 3}"
        "path{fill:none;stroke-width:1}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}"><style>{style}</style>\n'
        + "\n".join(panels)
        + "\n</svg>\n"
    )


def _panel(motion: Motion, row: int, column: int) -> str:
    left, top = MARGIN + column * (WIDTH + MARGIN), HEAD + row * (HEIGHT + 2 * HEAD)
    foot = top + HEIGHT
    bars: dict[bool, list[str]] = {False: [], True: []}
    for i, gap in enumerate(motion.gaps):
        x = left + (i + 0.5) * WIDTH / len(motion.gaps)
        high = min(gap, HIGHEST) * HEIGHT / HIGHEST
        bars[gap >= 1.5 * FRAME].append(f"M{x:.1f} {foot}v{-high:.1f}")
    told = f"{len(motion.gaps)} frames, {motion.rate:.1f} a second, {motion.in_time:.0%} in time"
    line = foot - FRAME * HEIGHT / HIGHEST
    return "".join(
        [
            f'<text class="name" x="{left}" y="{top - 8}">{escape(motion.name)}</text>',
            f'<path class="frames" d="{"".join(bars[False])}"/>',
            f'<path class="late" d="{"".join(bars[True])}"/>',
            f'<path class="line" d="M{left} {line:.1f}h{WIDTH}"/>',
            f'<text x="{left - 6}" y="{line + 4:.1f}" text-anchor="end">17 ms</text>',
            f'<text x="{left}" y="{foot + 16}">{told}</text>',
        ]
    )
