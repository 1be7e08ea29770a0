"""The catalogues as syntax trees: their messages, and the values that each uses."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

import tilewright.i18n

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}  # of numbers, in any language


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    """Return everything that the files of a language hold."""
    folder = files(tilewright.i18n).joinpath(language)
    texts = [path.read_text("utf-8") for path in folder.iterdir() if path.name.endswith(".ftl")]
    return tuple(entry for text in texts for entry in FluentParser().parse(text).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by their ids."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


@cache
def terms(language: str) -> dict[str, ast.Term]:
    """Return the terms of a language, which no other language needs to have."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Term)}


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Return a node and all that is in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)


def referred(language: str, node: ast.BaseNode) -> ast.BaseNode | None:
    """Return the text that a node refers to; None if it is not a reference."""
    entry: ast.Message | ast.Term
    if isinstance(node, ast.MessageReference):
        entry = messages(language)[node.id.name]
    elif isinstance(node, ast.TermReference):
        entry = terms(language)[node.id.name]
    else:
        return None
    if node.attribute is None:
        assert entry.value is not None
        return entry.value
    return next(a.value for a in entry.attributes if a.id.name == node.attribute.name)


def text_of(language: str, id_: str) -> list[ast.BaseNode]:
    """Return all nodes of a message's text, those of the texts it refers to included."""
    pattern = messages(language)[id_].value
    assert pattern is not None, f"{id_} has no text"
    return list(_text(language, pattern))


def _text(language: str, pattern: ast.BaseNode) -> Iterator[ast.BaseNode]:
    for node in walk(pattern):
        yield node
        target = referred(language, node)
        if target is not None:
            yield from _text(language, target)


def variables(language: str, id_: str) -> set[str]:
    """Return the names of the values that a message uses in any way."""
    return {n.id.name for n in text_of(language, id_) if isinstance(n, ast.VariableReference)}


def printed(language: str, id_: str) -> set[str]:
    """Return the names of the values that a message prints, not only selects by."""
    return {
        node.expression.id.name
        for node in text_of(language, id_)
        if isinstance(node, ast.Placeable) and isinstance(node.expression, ast.VariableReference)
    }


def forms_asked_for(language: str, id_: str) -> list[tuple[str, str]]:
    """Return the values that a message inserts in a form, each with the name of the form."""
    return [
        (value.id.name, form.value)
        for node in text_of(language, id_)
        if isinstance(node, ast.FunctionReference) and node.id.name == "FORM"
        for value, form in [node.arguments.positional]
        if isinstance(value, ast.VariableReference) and isinstance(form, ast.StringLiteral)
    ]


def selections(language: str, id_: str) -> list[tuple[str, set[str]]]:
    """Return the selectors of a message, each with its variant keys."""
    return [
        (node.selector.id.name, {_key(variant) for variant in node.variants})
        for node in text_of(language, id_)
        if isinstance(node, ast.SelectExpression)
        and isinstance(node.selector, ast.VariableReference)
    ]


def words_told_apart(language: str, id_: str) -> dict[str, set[str]]:
    """Return the variant keys for each value of a message, without numbers and plurals."""
    told: dict[str, set[str]] = {}
    for name, keys in selections(language, id_):
        words = {key for key in keys if key not in CATEGORIES and not key.isdigit()}
        if words:
            told.setdefault(name, set()).update(words)
    return told


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
