"""The client has messages for the server's codes, phrases, point sources and levels."""

import re

import pytest

from tests.arena.test_statistics import OFTEN, RARELY
from tests.i18n.client import SOURCE, error_of
from tests.i18n.ftl import messages, words_told_apart
from tilewright.bots import bot_names
from tilewright.bots.ladder import NAMES
from tilewright.i18n import LANGUAGES
from tilewright.server.live.chat import PHRASES
from tilewright.server.problems import STATUS


def listed(name: str, file: str) -> list[str]:
    """Return the words of a list in the source of the client."""
    text = (SOURCE / file).read_text("utf-8")
    found = re.search(rf"{name}(?: =)? \[(.*?)\]", text, re.DOTALL)
    assert found is not None
    return re.findall(r'"(\w+)"', found[1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", STATUS)
def test_every_code_of_the_server_has_its_sentence(code: str, language: str) -> None:
    assert error_of(code) in messages(language)


def test_every_phrase_has_its_words() -> None:
    assert words_told_apart("en", "web-phrase")["phrase"] == set(PHRASES)


def test_every_source_of_points_has_its_name_and_its_row() -> None:
    sources = set().union(*OFTEN.values(), *RARELY.values())
    assert words_told_apart("en", "web-source")["source"] == sources
    assert set(listed("ORDER", "play/statistics.ts")) == sources


def test_the_client_offers_the_levels_there_are() -> None:
    assert listed("LEVELS", "levels.ts") == list(NAMES)
    own = listed("SEARCHES", "levels.ts") + list(NAMES)
    assert own == list(bot_names())[: len(own)]  # then come those that other tests register
