"""A language's sentences, ready to be said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from tilewright.core.errors import UnknownName
from tilewright.core.message import Message, MessageValue

LANGUAGES: Final = ("en", "uk", "hu", "zh-Hant")
LIST_LOCALES: Final = {"en": "en_GB"}  # how a list is joined, where the language leaves it open


class Catalogue:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, LANGUAGES)
        self.language = language
        self._bundle = _load(language)
        self._locale = LIST_LOCALES.get(language, language.replace("-", "_"))

    def join(self, sentences: Iterable[str]) -> str:
        """Return sentences as one paragraph; Chinese puts no space between them."""
        return ("" if self.language.startswith("zh") else " ").join(sentences)

    def signed(self, number: float, digits: int = 1) -> str:
        """Return a number with its sign and so many digits, as the language writes it."""
        form = f"0.{'0' * digits}" if digits else "0"
        return format_decimal(number, f"+{form};\N{MINUS SIGN}{form}", self._locale)

    def ids(self) -> set[str]:
        """Return the ids of all sentences."""
        return {name for name in self._bundle._messages if not name.startswith("-")}

    def say(self, id_: str, **values: MessageValue) -> str:
        """Return a sentence with its values filled in."""
        return self.word(Message(id_, values))

    def word(self, message: Message) -> str:
        """Return a message as text; a missing sentence or value is a bug and raises."""
        entry = self._bundle.get_message(message.id)
        if entry.value is None:
            raise LookupError(f"{message.id} has no text in {self.language}")
        values = {name: self._plain(value) for name, value in message.values.items()}
        text, errors = self._bundle.format_pattern(entry.value, values)
        if errors:
            raise LookupError(f"{message.id} in {self.language}: {errors[0]}")
        return str(text)

    def _plain(self, value: MessageValue) -> str | int:
        if isinstance(value, Message):
            return self.word(value)
        if isinstance(value, list):
            return format_list([self.word(item) for item in value], locale=self._locale)
        return value


@cache
def _load(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted(files(__package__).joinpath(language).iterdir(), key=lambda p: p.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def pick_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """Return the language asked for, else that of the environment's locale, else English."""
    if asked is not None:
        return Catalogue(asked).language
    locales = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, locales), "")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return LANGUAGES[0]
    wishes = [*environment.get("LANGUAGE", "").split(":"), locale]
    for wish in wishes:
        for language in LANGUAGES:
            if wish.replace("_", "-").lower()[:2] == language[:2]:
                return language
    return LANGUAGES[0]
