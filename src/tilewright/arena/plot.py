"""Plots as SVG: axes, lines, bars, dots and error bars.

A picture takes its colours from CSS variables, so that it follows the page it stands in, light
or dark; `document` makes a file that stands alone. Every picture has a title and a description
for those who cannot see it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from tilewright.core.layout import width

HUES: Final = 6  # series that are distinguishable by colour and by dashes or shape
STYLE: Final = """\
:root {
  color-scheme: light dark;
  --plot-ink: #23272c; --plot-soft: #55585c; --plot-line: #cfc5b4; --plot-back: #fffdf8;
  --hue-0: #0c645f; --hue-1: #a8481f; --hue-2: #4a4fa3; --hue-3: #805200; --hue-4: #9a2a6b;
  --hue-5: #4d5a66;
}
@media (prefers-color-scheme: dark) {
  :root {
    --plot-ink: #ede8dd; --plot-soft: #afb3b4; --plot-line: #38414a; --plot-back: #1d2329;
    --hue-0: #6cc7bb; --hue-1: #f2a27e; --hue-2: #a9b0ff; --hue-3: #e8b95a; --hue-4: #f093c6;
    --hue-5: #aebac6;
  }
}
.plot { font: 13px system-ui, sans-serif; max-width: 100%; height: auto; }
.plot text { fill: var(--plot-ink); }
.plot .note { font-weight: bold; paint-order: stroke; stroke: var(--plot-back); stroke-width: 3; }
.plot .soft { fill: var(--plot-soft); }
.plot .back { fill: var(--plot-back); }
.plot .grid { stroke: var(--plot-line); }
.plot .rule { stroke: var(--plot-soft); stroke-dasharray: 2 3; }
.plot .curve { fill: none; stroke: var(--hue); stroke-width: 2; stroke-linejoin: round; }
.plot .area { fill: var(--hue); fill-opacity: .2; }
.plot .bar { fill: var(--hue); stroke: var(--plot-back); }
.plot .dot { fill: var(--hue); }
.plot .error { stroke: var(--hue); stroke-width: 2; }
.plot .hue-0 { --hue: var(--hue-0); } .plot .hue-1 { --hue: var(--hue-1); }
.plot .hue-2 { --hue: var(--hue-2); } .plot .hue-3 { --hue: var(--hue-3); }
.plot .hue-4 { --hue: var(--hue-4); } .plot .hue-5 { --hue: var(--hue-5); }
"""
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "1 4", "12 4")
CHAR_WIDTH: Final = 7.4  # of a label, roughly
ROW_HEIGHT: Final = 17

Point = tuple[float, float]


@dataclass(frozen=True)
class Axis:
    """An axis of a plot: label, range and ticks."""

    label: str
    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]

    @classmethod
    def over(cls, label: str, values: Iterable[float], ticks: int = 6) -> Axis:
        """Return an axis with round ticks that fits all values."""
        known = list(values) or [0.0]
        least, most = min(known), max(known)
        if least == most:
            least, most = least - 1, most + 1
        step = round_step((most - least) / max(1, ticks - 1))
        first, last = floor(least / step + 1e-9), ceil(most / step - 1e-9)
        marks = tuple((i * step, f"{i * step:.10g}") for i in range(first, last + 1))
        return cls(label, first * step, last * step, marks)

    @classmethod
    def named(cls, label: str, names: Sequence[str], *, falling: bool = False) -> Axis:
        """Return an axis with a tick for each name; `falling` puts the first on top."""
        ticks = tuple((float(i), name) for i, name in enumerate(names))
        low, high = -0.5, len(names) - 0.5
        return cls(label, high, low, ticks) if falling else cls(label, low, high, ticks)

    def share(self, value: float) -> float:
        """Return the position of a value between the ends, from 0 to 1."""
        return (value - self.low) / (self.high - self.low)


def round_step(least: float) -> float:
    """Return the smallest 1, 2 or 5 times a power of ten that is not below `least`."""
    power = 10.0 ** floor(log10(least))
    return next(unit * power for unit in (1, 2, 5, 10) if unit * power >= least * (1 - 1e-9))


class Plot:
    """A plot; later elements are drawn on top. A hue is the number of a series."""

    def __init__(
        self,
        title: str,
        x: Axis,
        y: Axis,
        description: str = "",
        size: tuple[int, int] = (640, 320),
    ) -> None:
        self.title = title
        self.description = description
        self.x = x
        self.y = y
        self.width, self.height = size
        widest = max((width(name) for _, name in y.ticks), default=0)
        self.left = 18 + CHAR_WIDTH * widest + (ROW_HEIGHT if y.label else 0)
        self.right = self.width - 16.0
        self.top = 14.0
        self.bottom = self.height - 24.0 - (ROW_HEIGHT if x.label else 0)
        self._marks: list[Element] = []
        self._labels: list[tuple[int, str]] = []

    def line(self, points: Iterable[Point], hue: int = 0, label: str = "") -> None:
        """Draw a line through points in order."""
        places = " ".join(f"{self._x(x):.1f},{self._y(y):.1f}" for x, y in points)
        mark = self._mark("polyline", hue, "curve", points=places)
        if DASHES[hue % HUES]:
            mark.set("stroke-dasharray", DASHES[hue % HUES])
        self._name(hue, label)

    def band(self, points: Iterable[tuple[float, float, float]], hue: int = 0) -> None:
        """Shade the area between low and high values: x, low, high."""
        known = list(points)
        edge = [(x, high) for x, _, high in known] + [(x, low) for x, low, _ in reversed(known)]
        places = " ".join(f"{self._x(x):.1f},{self._y(y):.1f}" for x, y in edge)
        self._mark("polygon", hue, "area", points=places)

    def bars(
        self, bars: Iterable[tuple[float, float, float]], hue: int = 0, label: str = ""
    ) -> None:
        """Draw bars from zero, or from the axis's low end if that is above zero: left, right, y."""
        foot = self._y(max(0.0, min(self.y.low, self.y.high)))
        for left, right, value in bars:
            top, start = self._y(value), self._x(left)
            bar = self._mark("rect", hue, "bar", x=start, width=self._x(right) - start)
            bar.set("y", f"{min(top, foot):.1f}")
            bar.set("height", f"{abs(foot - top):.1f}")
        self._name(hue, label)

    def dots(
        self, points: Iterable[Point], hue: int = 0, label: str = "", hints: Sequence[str] = ()
    ) -> None:
        """Draw dots; a hint appears on hover."""
        for i, (x, y) in enumerate(points):
            dot = self._mark("circle", hue, "dot", cx=self._x(x), cy=self._y(y), r=4.5)
            if i < len(hints):
                SubElement(dot, "title").text = hints[i]
        self._name(hue, label)

    def errors(
        self, spans: Iterable[tuple[float, float, float]], hue: int = 0, *, across: bool = False
    ) -> None:
        """Draw error bars (place, low, high): vertical at x, or horizontal at y."""
        for place, low, high in spans:
            ends = [(low, place), (high, place)] if across else [(place, low), (place, high)]
            (x1, y1), (x2, y2) = [(self._x(x), self._y(y)) for x, y in ends]
            self._mark("line", hue, "error", x1=x1, y1=y1, x2=x2, y2=y2)
            for x, y in ((x1, y1), (x2, y2)):
                dx, dy = (0, 5) if across else (5, 0)
                self._mark("line", hue, "error", x1=x - dx, y1=y - dy, x2=x + dx, y2=y + dy)

    def note(self, place: Point, text: str, *, above: bool = True) -> None:
        """Write a short label above or below a point."""
        x, y = self._x(place[0]), self._y(place[1]) + (-9 if above else 19)
        element = _element("text", x=x, y=y)
        element.set("text-anchor", "middle")
        element.set("class", "note")
        element.text = text
        self._marks.append(element)

    def rule(self, *, x: float | None = None, y: float | None = None) -> None:
        """Draw a dotted line across the plot at a value of x or y."""
        if x is not None:
            self._upright(self._marks, x, "rule")
        if y is not None:
            self._level(self._marks, y, "rule")

    def svg(self) -> str:
        """Return the plot as text for a page that includes `STYLE`."""
        return tostring(self.tree(), encoding="unicode")

    def document(self, style: str = STYLE) -> str:
        """Return the plot as a standalone SVG file."""
        tree = self.tree()
        tree.set("xmlns", "http://www.w3.org/2000/svg")
        for tag, text in (("style", style), ("title", self.title)):
            element = Element(tag)
            element.text = text
            tree.insert(0, element)
        return tostring(tree, encoding="unicode") + "\n"

    def tree(self) -> Element:
        """Return the plot as an element for a page that includes `STYLE`."""
        rows = self._legend_rows()
        height = self.height + ROW_HEIGHT * len(rows) + (8 if rows else 0)
        tree = Element("svg", {"class": "plot", "role": "img", "aria-label": self.title})
        tree.set("viewBox", f"0 0 {self.width} {height}")
        tree.set("width", str(self.width))
        tree.set("height", str(height))
        SubElement(tree, "desc").text = self.description or self.title
        back = {"class": "back", "width": str(self.width), "height": str(height), "rx": "8"}
        SubElement(tree, "rect", back)
        self._draw_axes(tree)
        tree.extend(self._marks)
        for i, row in enumerate(rows):
            self._draw_legend(tree, row, self.height + ROW_HEIGHT * i + 6)
        indent(tree)
        return tree

    def _draw_axes(self, tree: Element) -> None:
        lines: list[Element] = []
        for value, text in self.x.ticks:
            self._upright(lines, value, "grid")
            self._write(tree, self._x(value), self.bottom + 17, text, "middle")
        for value, text in self.y.ticks:
            self._level(lines, value, "grid")
            self._write(tree, self.left - 8, self._y(value) + 4.5, text, "end")
        tree.extend(lines)
        middle = (self.left + self.right) / 2
        self._write(tree, middle, self.height - 8, self.x.label, "middle", "soft")
        upright = self._write(tree, 0, 0, self.y.label, "middle", "soft")
        if upright is not None:
            height = (self.top + self.bottom) / 2
            upright.set("transform", f"translate(16 {height:.1f}) rotate(-90)")

    def _legend_rows(self) -> list[list[tuple[float, int, str]]]:
        """Return the legend's labels with their positions, in as many rows as they need."""
        rows: list[list[tuple[float, int, str]]] = []
        x = self.right
        for hue, label in self._labels:
            wide = 40 + CHAR_WIDTH * width(label)
            if x + wide > self.right:
                rows.append([])
                x = self.left
            rows[-1].append((x, hue, label))
            x += wide
        return rows

    def _draw_legend(self, tree: Element, row: list[tuple[float, int, str]], y: float) -> None:
        for x, hue, label in row:
            sign = _element("line", x1=x, y1=y, x2=x + 22, y2=y)
            sign.set("class", f"curve hue-{hue % HUES}")
            if DASHES[hue % HUES]:
                sign.set("stroke-dasharray", DASHES[hue % HUES])
            tree.append(sign)
            self._write(tree, x + 28, y + 4.5, label, "start")

    def _name(self, hue: int, label: str) -> None:
        if label:
            self._labels.append((hue, label))

    def _mark(self, tag: str, hue: int, name: str, **values: float | str) -> Element:
        mark = _element(tag, **values)
        mark.set("class", f"{name} hue-{hue % HUES}")
        self._marks.append(mark)
        return mark

    def _upright(self, marks: list[Element], value: float, name: str) -> None:
        x = self._x(value)
        marks.append(_element("line", x1=x, y1=self.top, x2=x, y2=self.bottom))
        marks[-1].set("class", name)

    def _level(self, marks: list[Element], value: float, name: str) -> None:
        y = self._y(value)
        marks.append(_element("line", x1=self.left, y1=y, x2=self.right, y2=y))
        marks[-1].set("class", name)

    def _write(
        self, tree: Element, x: float, y: float, text: str, anchor: str, name: str = ""
    ) -> Element | None:
        if not text:
            return None
        element = _element("text", x=x, y=y)
        element.set("text-anchor", anchor)
        if name:
            element.set("class", name)
        element.text = text
        tree.append(element)
        return element

    def _x(self, value: float) -> float:
        return self.left + self.x.share(value) * (self.right - self.left)

    def _y(self, value: float) -> float:
        return self.bottom - self.y.share(value) * (self.bottom - self.top)


def _element(tag: str, **values: float | str) -> Element:
    """Return an element; numbers are written with one decimal."""
    texts = {k: v if isinstance(v, str) else f"{v:.1f}" for k, v in values.items()}
    return Element(tag, texts)
