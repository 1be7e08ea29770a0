"""What the client says of the server's words: codes, phrases, sources of points, levels."""

import re

import pytest

from tests.i18n.client import SOURCE, error_of, lesson_ids
from tests.i18n.ftl import messages, words_told_apart
from tilewright import find_game, game_ids
from tilewright.arena.statistics import _SOURCES
from tilewright.bots.levels import NAMES
from tilewright.i18n import LANGUAGES
from tilewright.server.phrases import PHRASES
from tilewright.server.problems import STATUS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", STATUS)
def test_every_code_of_the_server_has_its_sentence(code: str, language: str) -> None:
    assert error_of(code) in messages(language)


def test_every_phrase_has_its_words() -> None:
    assert words_told_apart("en", "web-phrase")["phrase"] == set(PHRASES)


def test_every_source_of_points_has_its_name() -> None:
    told = words_told_apart("en", "web-source")["source"]
    bonuses = {"rows", "columns", "colours"}
    named = {"start", "tiles", "stars", "costs", "wheel", "groups", "jokers", "expansions"}
    assert told == {*bonuses, *named, "penalties"}
    assert set(_SOURCES) == set(game_ids())


def test_a_lesson_of_every_game_begins_with_taking() -> None:
    assert {f"lesson-{game}-take" for game in game_ids()} <= lesson_ids()


def test_the_client_offers_the_levels_and_sides_there_are() -> None:
    text = (SOURCE / "levels.ts").read_text("utf-8")
    levels = re.search(r"LEVELS = \[(.*?)\]", text)
    assert levels is not None
    assert re.findall(r'"(\w+)"', levels[1]) == list(NAMES)
    for game in game_ids():
        sides = re.search(rf"^  {game}: \[(.*?)\]", text, re.MULTILINE)
        assert sides is not None
        assert tuple(re.findall(r'"(\w+)"', sides[1])) == find_game(game).sides
