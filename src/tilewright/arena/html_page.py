"""Building blocks of a self-contained HTML page that follows the light or dark theme."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final
from xml.etree.ElementTree import Element, tostring

from tilewright.arena import plot

STYLE: Final = """\
:root {
  --page: #e8e2d6; --card: #fffdf8; --ink: #23272c; --soft: #55585c; --edge: #cfc5b4;
  --accent: #0c645f; --bad: #a5271c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14181c; --card: #1d2329; --ink: #ede8dd; --soft: #afb3b4; --edge: #38414a;
    --accent: #6cc7bb; --bad: #ff9a8c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 68rem; padding: 1.5rem 1rem 4rem; background: var(--page);
  color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
section {
  background: var(--card); border: 1px solid var(--edge); border-radius: 12px;
  margin: 1rem 0 0; padding: 1rem 1.25rem;
}
.soft, caption, figcaption { color: var(--soft); }
dl { display: grid; gap: .1rem 1.25rem; grid-template-columns: max-content 1fr; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
.wide .plot { max-width: none; min-width: 36rem; width: 100%; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { caption-side: bottom; padding-top: .4rem; text-align: left; }
th, td { border-bottom: 1px solid var(--edge); padding: .3rem .6rem; text-align: right; }
td, tbody th { white-space: nowrap; }
th:first-child, td.text { text-align: left; }
td.text { white-space: normal; overflow-wrap: anywhere; }
thead th { color: var(--soft); font-weight: 600; vertical-align: bottom; }
tbody th { background: var(--card); font-weight: 600; left: 0; position: sticky; }
td.cell { background: color-mix(in srgb, var(--accent) var(--much), transparent); }
td.self { color: var(--soft); text-align: center; }
figure { margin: 0; }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); }
details { margin-top: .75rem; }
summary { color: var(--accent); cursor: pointer; }
.warn { border-left: 4px solid var(--bad); }
"""

Content = str | Element


def tag(kind: str, *content: Content, **attributes: str) -> Element:
    """Return an element; `class_` becomes the attribute `class`, and `aria_label` `aria-label`."""
    named = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    element = Element(kind, named)
    for part in content:
        if isinstance(part, Element):
            element.append(part)
        elif len(element):
            element[-1].tail = (element[-1].tail or "") + part
        else:
            element.text = (element.text or "") + part
    return element


def section(heading: str, *content: Content, **attributes: str) -> Element:
    """Return a section with a heading."""
    return tag("section", tag("h2", heading), *content, **attributes)


def table(
    caption: str, heads: Sequence[str], rows: Iterable[Sequence[Content]], *, text: int = 0
) -> Element:
    """Return a table whose first column names the rows; the last `text` columns are prose."""
    head = tag("tr", *(tag("th", name, scope="col") for name in heads))
    body = tag("tbody")
    for first, *others in rows:
        cells = [_cell(other, i >= len(others) - text) for i, other in enumerate(others)]
        body.append(tag("tr", tag("th", first, scope="row"), *cells))
    whole = tag("table", tag("caption", caption), tag("thead", head), body)
    return _scrolled(whole, caption, "scroll")


def picture(drawn: plot.Plot, *, wide: bool = False) -> Element:
    """Return a plot with its title below; a wide one scrolls instead of shrinking."""
    tree = drawn.tree()
    shown = _scrolled(tree, drawn.title, "scroll wide") if wide else tree
    return tag("figure", shown, tag("figcaption", drawn.title))


def folded(summary: str, *content: Content) -> Element:
    """Return content that is folded away under a summary."""
    return tag("details", tag("summary", summary), *content)


def page(title: str, *content: Content) -> str:
    """Return the whole page."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("style", plot.STYLE + STYLE),
    )
    root = tag("html", head, tag("body", tag("main", *content)), lang="en")
    return "<!doctype html>\n" + tostring(root, encoding="unicode", method="html") + "\n"


def _scrolled(content: Element, name: str, kind: str) -> Element:
    """Return content in a box that scrolls, also by keyboard."""
    return tag("div", content, class_=kind, tabindex="0", role="region", aria_label=name)


def _cell(content: Content, is_text: bool) -> Element:
    if isinstance(content, Element) and content.tag == "td":
        return content
    return tag("td", content, class_="text") if is_text else tag("td", content)
