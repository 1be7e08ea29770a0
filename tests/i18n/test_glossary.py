"""The glossary: its terms are those that the messages and rules pages use, in every language."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast

import tilewright.i18n
from tests.i18n.ftl import messages, referred, walk
from tilewright.i18n import LANGUAGES

pytestmark = pytest.mark.texts

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"
ENDING = 2  # so many letters of a word may differ, where it is long enough
SHORTEST = 3


class Row(NamedTuple):
    """A term in every language, and where it is used."""

    terms: tuple[str, ...]
    places: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.terms[0]} in {self.places[0]}"


def read_rows() -> list[Row]:
    """Return the rows of all tables of the page."""
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    found = [each for each in cells if each[0] != "English"]
    return [Row(tuple(each[:-1]), tuple(re.findall(r"`(.+?)`", each[-1]))) for each in found]


ROWS = read_rows()


@cache
def text_at(language: str, place: str) -> str:
    """Return everything that a message, or a page of rules, says."""
    if place.startswith("rules/"):
        found = files(tilewright.i18n).joinpath(language, place).read_text("utf-8")
    else:
        found = " ".join(_texts(language, messages(language)[place]))
    return re.sub(r"[\s\N{NO-BREAK SPACE}]+", " ", found)


def _texts(language: str, node: ast.BaseNode) -> list[str]:
    found = [each.value for each in walk(node) if isinstance(each, ast.TextElement)]
    targets = [referred(language, each) for each in walk(node)]
    return found + [text for each in targets if each for text in _texts(language, each)]


def pattern_of(term: str, language: str) -> str:
    """Return what a term looks like in a text, in any of its forms."""
    plain = re.sub(r" \(.+?\)", "", term)  # without the game it belongs to
    if language == "zh-Hant":
        return re.escape(plain)
    words = [word[: max(SHORTEST, len(word) - ENDING)] for word in re.findall(r"\w+", plain)]
    return r"\W+".join(rf"\b{word}\w*" for word in words)


def test_the_page_has_every_language() -> None:
    heads = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| English")]
    assert set(heads) == {"| English | Українська | Magyar | 繁體中文 | where |"}
    assert {len(row.terms) for row in ROWS} == {len(LANGUAGES)}


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_term_names_where_it_is_used(row: Row) -> None:
    pages = [place for place in row.places if place.startswith("rules/")]
    assert row.places
    assert set(row.places) - set(pages) - messages("en").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_term_is_used_where_the_glossary_says(row: Row, language: str) -> None:
    term = row.terms[LANGUAGES.index(language)]
    for place in row.places:
        found = text_at(language, place)
        assert re.search(pattern_of(term, language), found, re.IGNORECASE), (place, found[:200])


def test_a_word_may_have_another_ending_but_not_another_stem() -> None:
    pattern = pattern_of("вітрина", "uk")
    assert re.search(pattern, "три вітрини")
    assert not re.search(pattern, "вітряк")


def test_all_words_of_a_term_are_looked_for() -> None:
    assert not re.search(pattern_of("start marker", "en"), "the score marker")
