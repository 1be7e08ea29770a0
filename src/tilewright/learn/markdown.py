"""Parse a rules page: Markdown with headings that have an id, and pictures by name.

A heading has attributes: `## The floor line {#floor rulings="R2 R3" side="grey"}`. A picture is a
paragraph of its own, `![what it shows](picture:name)`; a numbered list right below it explains its
numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

HEADING: Final = re.compile(r"(?P<title>.*?)(?:\s*\{(?P<attributes>[^{}]*)\})?")
ATTRIBUTE: Final = re.compile(r'#(?P<id>[\w-]+)|(?P<name>rulings|side)="(?P<value>[\w ]*)"')
PICTURE: Final = "picture:"
DEEPEST: Final = 3  # level of headings

Node = Sequence[Token]  # an element at the top of the page, with all that is in it

_PARSER: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


class BadPage(ValueError):
    """A page that is not in the form of rules pages; says where and why."""


class Block(NamedTuple):
    """A part of a section: HTML, or a picture with the HTML of the list that explains it."""

    html: str
    picture: str = ""
    alt: str = ""


class Section(NamedTuple):
    """A section of a page. The first has level 1: the title of the page, and what is below it."""

    id: str
    level: int
    title: str
    side: str  # the only side that it is about; empty for all
    rulings: tuple[str, ...]  # the rulings of the game's docs page that it states
    blocks: tuple[Block, ...]
    source: str  # its Markdown, without the heading


class _Heading(NamedTuple):
    line: int  # from 1
    level: int
    title: str
    attributes: dict[str, str]

    @property
    def id(self) -> str:
        return self.attributes.get("id", "")


def parse(text: str, spaced: bool = True) -> tuple[Section, ...]:
    """Return the sections of a page, in order; `spaced` languages have spaces between words."""
    nodes = list(_nodes(_PARSER.parse(text)))
    starts = [i for i, node in enumerate(nodes) if node[0].type == "heading_open"]
    headings = [_read_heading(nodes[start]) for start in starts]
    _check(headings, starts)
    ends = [*starts[1:], len(nodes)]
    sections: list[Section] = []
    for heading, start, end in zip(headings, starts, ends, strict=True):
        inside = nodes[start + 1 : end]
        if not spaced:
            _join_lines(inside)
        sections.append(_section(heading, inside, text.splitlines(), sections))
    return tuple(sections)


def _nodes(tokens: Sequence[Token]) -> Iterator[Node]:
    """Return the elements at the top of a page, one after another."""
    start = depth = 0
    for i, token in enumerate(tokens, 1):
        depth += token.nesting
        if depth == 0:
            yield tokens[start:i]
            start = i


def _read_heading(node: Node) -> _Heading:
    line = node[0].map[0] + 1 if node[0].map else 0
    found = HEADING.fullmatch(node[1].content)
    assert found is not None  # it matches any line
    attributes = found["attributes"] or ""
    if ATTRIBUTE.sub("", attributes).strip():
        raise BadPage(f"line {line}: unknown attributes {{{attributes}}}")
    read = {
        each["name"] or "id": each["value"] or each["id"] or ""
        for each in ATTRIBUTE.finditer(attributes)
    }
    return _Heading(line, int(node[0].tag[1:]), found["title"], read)


def _check(headings: Sequence[_Heading], starts: Sequence[int]) -> None:
    """Raise unless a page has one title, above everything, and sections with ids below it."""
    if not headings or starts[0] or headings[0].level != 1:
        raise BadPage("line 1: a page starts with its title, # Title")
    known = {""}
    for above, heading in pairwise(headings):
        if not 1 < heading.level <= min(DEEPEST, above.level + 1):
            raise BadPage(f"line {heading.line}: a heading of this level cannot stand here")
        if heading.id in known:
            raise BadPage(f"line {heading.line}: a section needs an id of its own: {{#id}}")
        known.add(heading.id)


def _section(
    heading: _Heading, inside: Sequence[Node], lines: Sequence[str], before: Sequence[Section]
) -> Section:
    around = [each.side for each in before if each.level < heading.level]
    return Section(
        id=heading.id,
        level=heading.level,
        title=heading.title,
        side=heading.attributes.get("side", around[-1] if around else ""),
        rulings=tuple(heading.attributes.get("rulings", "").split()),
        blocks=tuple(_blocks(inside)),
        source="\n\n".join(_source(node, lines) for node in inside),
    )


def _source(node: Node, lines: Sequence[str]) -> str:
    start, end = node[0].map or (0, 0)
    return "\n".join(lines[start:end]).rstrip()


def _blocks(nodes: Sequence[Node]) -> list[Block]:
    """Return the text of a section as HTML, in pieces between its pictures."""
    blocks: list[Block] = []
    for node in nodes:
        if (image := _image(node)) is not None:
            name = str(image.attrs["src"]).removeprefix(PICTURE)
            blocks.append(Block("", name, image.content))
        elif blocks and _continues(blocks[-1], node):
            blocks[-1] = blocks[-1]._replace(html=blocks[-1].html + _render(node))
        else:
            blocks.append(Block(_render(node)))
    return blocks


def _continues(block: Block, node: Node) -> bool:
    """Return whether an element belongs to the block before it."""
    return not block.picture or (not block.html and node[0].type == "ordered_list_open")


def _image(node: Node) -> Token | None:
    """Return the picture that a paragraph consists of, if any."""
    inline = node[1].children or [] if node[0].type == "paragraph_open" else []
    is_picture = len(inline) == 1 and inline[0].type == "image"
    return inline[0] if is_picture else None


def _render(node: Node) -> str:
    html = str(_PARSER.renderer.render(node, _PARSER.options, {}))
    if node[0].type != "table_open":
        return html
    html = html.replace("<th></th>", "<td></td>")  # a corner is no heading
    return f'<div class="table" tabindex="0">{html}</div>\n'  # a wide one scrolls by itself


def _join_lines(nodes: Sequence[Node]) -> None:
    """Join lines without a space between them."""
    for token in (token for node in nodes for token in node):
        for child in token.children or []:
            if child.type == "softbreak":
                child.type = "text"  # with no content
