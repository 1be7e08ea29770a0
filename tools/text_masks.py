"""The texts in catalogues and pages: the rest is masked, so that places stay where they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

VALUE, COUNT, EDGE = "\ue000", "\ue001", "\n"  # a value, a number that counts, anything else
# Values that count something. Those of lessons all do.
COUNTS = re.compile(
    "across|bag|chapters|cost|count|covered|decisions|displays|done|down|due|fallen|falling|gain"
    "|held|jokers|least|left|loss|lost|margin|missing|most|needed|owed|paid|penalty|plies|points"
    "|price|room|run|score|seats|seconds|spilled|stack|steps|supply|total|tower|wilds|worth"
)
NOT_COUNTED = frozenset({"name", "who"})


def mask(path: Path, source: str) -> str:
    """Return the texts of a file, by its kind."""
    if path.suffix == ".md":
        return mask_page(source)
    return mask_catalogue(source, is_lesson=path.name.startswith("lessons"))


def mask_catalogue(source: str, is_lesson: bool = False) -> str:
    """Return a catalogue with only its texts; values become signs of the same length."""
    masked = [EDGE] * len(source)
    for node in _walk(FluentParser().parse(source)):
        if node.span is None:
            continue
        start, end = node.span.start, node.span.end
        if isinstance(node, ast.TextElement):
            masked[start:end] = re.sub(r"\n +", lambda m: EDGE * len(m[0]), source[start:end])
        elif isinstance(node, ast.Placeable) and not isinstance(
            node.expression, ast.SelectExpression
        ):
            masked[start:end] = _sign(node, is_lesson) * (end - start)
    return "".join(masked)


def _sign(node: ast.Placeable, is_lesson: bool) -> str:
    inner = node.expression
    name = inner.id.name if isinstance(inner, ast.VariableReference) else ""
    counts = name not in NOT_COUNTED if is_lesson and name else bool(COUNTS.fullmatch(name))
    return COUNT if counts else VALUE


def _walk(node: ast.BaseNode) -> Iterator[ast.SyntaxNode]:
    if isinstance(node, ast.SyntaxNode):
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from _walk(child)


def mask_page(source: str) -> str:
    """Return a page in Markdown with only its texts."""
    syntax = (
        r"\{#[^}]*\}|\]\([^)]*\)|`[^`]*`"  # attributes, targets, code
        r"|^ *\d+\. +|^ *[-*] +|^ +|[*\[]|!(?=\[)"  # items, indentation, emphasis, links, pictures
        r"|^\|[-|: ]+\|$| *\| *"  # tables
    )
    return re.sub(syntax, lambda m: EDGE * len(m[0]), source, flags=re.MULTILINE)
