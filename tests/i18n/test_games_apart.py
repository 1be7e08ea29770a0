# ruff: noqa: RUF001
"""No text of one game names another: neither its messages, nor its rules, nor its lessons."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import ast

import tilewright.i18n
from tests.i18n.ftl import messages, walk
from tests.i18n.games import BUILT_IN, game_of
from tilewright.i18n import LANGUAGES, Catalogue

pytestmark = pytest.mark.texts

# How the games are called, in all languages, in any case.
TITLES = {
    "azul": r"\bAzul|Азул|花磚物語",
    "pavilion": r"Summer Pavilion|Літн\w+ палац|királyi pavilon|夏日行宮",
    "garden": r"Queen.s Garden|\bСад\w* королеви|királyné kert|花園宮殿",
}


def belongs_to(id_: str) -> str | None:
    """Return the game that a message belongs to; None for what all games share."""
    return game_of(id_) or next((part for part in id_.split("-") if part in BUILT_IN), None)


def text_of(message: ast.Message) -> str:
    """Return everything that a message says, in any of its forms."""
    return " ".join(node.value for node in walk(message) if isinstance(node, ast.TextElement))


def others_in(text: str, game: str) -> list[str]:
    """Return the names of other games in a text of one game."""
    others = "|".join(title for name, title in TITLES.items() if name != game)
    return re.findall(others, text, re.IGNORECASE)


def test_every_game_has_titles_to_look_for() -> None:
    assert TITLES.keys() == set(BUILT_IN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_the_titles_looked_for_are_those_of_the_catalogues(language: str, game: str) -> None:
    say = Catalogue(language).say
    for title in (say("web-game-name", game=game), say(f"{game}-title")):
        assert re.search(TITLES[game], title)
        assert others_in(title, game) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_no_message_of_a_game_names_another(language: str, game: str) -> None:
    own = {
        id_: text_of(each) for id_, each in messages(language).items() if belongs_to(id_) == game
    }
    assert own
    assert {id_: text for id_, text in own.items() if others_in(text, game)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_no_rules_page_of_a_game_names_another(language: str, game: str) -> None:
    page = files(tilewright.i18n).joinpath(language, "rules", f"{game}.md")
    lines = page.read_text("utf-8").splitlines()
    assert {n: line for n, line in enumerate(lines, 1) if others_in(line, game)} == {}
