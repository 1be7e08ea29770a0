"""The language that is picked: the one asked for, else that of the environment."""

import pytest

from tilewright import UnknownName
from tilewright.i18n import LANGUAGES, pick_language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_asked_for_is_picked(language: str) -> None:
    assert pick_language(language, {"LC_ALL": "hu_HU.UTF-8"}) == language


@pytest.mark.parametrize("asked", ["xx", "", "EN", "zh", "uk_UA"])
def test_an_unknown_language_asked_for_is_an_error(asked: str) -> None:
    with pytest.raises(UnknownName, match="language"):
        pick_language(asked, {"LANG": "uk_UA.UTF-8"})


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en_GB.UTF-8", "en"),
        ("uk_UA.UTF-8", "uk"),
        ("uk", "uk"),
        ("hu_HU", "hu"),
        ("hu_HU@euro", "hu"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh_HK", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("de_DE.UTF-8", "en"),
        ("", "en"),
    ],
)
@pytest.mark.parametrize("name", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_the_locale_picks_its_language(name: str, locale: str, language: str) -> None:
    assert pick_language(None, {name: locale}) == language


def test_without_a_locale_it_is_english() -> None:
    assert pick_language(None, {}) == "en"


def test_all_categories_come_before_messages_and_messages_before_the_rest() -> None:
    environment = {"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "hu_HU.UTF-8", "LC_ALL": "zh_TW.UTF-8"}
    assert pick_language(None, environment) == "zh-Hant"
    del environment["LC_ALL"]
    assert pick_language(None, environment) == "hu"
    del environment["LC_MESSAGES"]
    assert pick_language(None, environment) == "uk"


def test_an_empty_variable_counts_as_none() -> None:
    assert pick_language(None, {"LC_ALL": "", "LANGUAGE": "", "LANG": "uk_UA.UTF-8"}) == "uk"


def test_the_list_of_languages_comes_before_the_locale() -> None:
    assert pick_language(None, {"LANGUAGE": "uk:hu", "LC_ALL": "zh_TW.UTF-8"}) == "uk"


def test_the_first_language_of_the_list_that_there_is_counts() -> None:
    assert pick_language(None, {"LANGUAGE": "de:hu:uk", "LANG": "de_DE.UTF-8"}) == "hu"


@pytest.mark.parametrize("plain", ["C", "C.UTF-8", "POSIX"])
def test_the_plain_locale_asks_for_english_whatever_comes_after_it(plain: str) -> None:
    assert pick_language(None, {"LC_ALL": plain, "LANG": "uk_UA.UTF-8"}) == "en"
