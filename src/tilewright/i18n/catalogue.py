"""Format messages in one language."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from fnmatch import fnmatch
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from tilewright.core.errors import UnknownName
from tilewright.core.game import Game
from tilewright.core.message import Message, MessageValue
from tilewright.core.registry import find_game, game_ids, loaded_games
from tilewright.i18n.spacing import close_up, keep_spaces

LANGUAGES: Final = ("en", "uk", "hu", "zh-Hant")
LIST_LOCALES: Final = {"en": "en_GB"}  # for joining lists: without a serial comma


class Phrase(FluentType):
    """A message inside another: `{ $tiles }`, or `{ FORM($tiles, "accusative") }` for a form.

    The forms of a message are its attributes.
    """

    def __init__(self, in_form: Callable[[str], str]) -> None:
        self.in_form = in_form

    def format(self, locale: Locale) -> str:
        """Return the basic form: the text of the message itself."""
        return self.in_form("")


def form(value: object, name: str) -> object:
    """Return a phrase in one of its forms: the function FORM of the catalogues."""
    return value.in_form(name) if isinstance(value, Phrase) else value


FUNCTIONS: Final[dict[str, Any]] = {"FORM": form}  # annotated too narrowly by fluent.runtime


Value = str | int | Phrase


class Catalogue:
    """The sentences of one language, or those of one of its files, which loads in no time."""

    def __init__(self, language: str, file: str = "*.ftl") -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, LANGUAGES)
        self.language = language
        self._bundle = _load(language, file)
        self._is_chinese = language.startswith("zh")
        self._locale = LIST_LOCALES.get(language, language.replace("-", "_"))

    def join(self, sentences: Iterable[str]) -> str:
        """Return sentences as one paragraph; Chinese puts no space between them."""
        return ("" if self._is_chinese else " ").join(sentences)

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

    def has(self, id_: str) -> bool:
        """Return whether there is a sentence with this id, here or in a game's own catalogue."""
        return self._bundle.has_message(id_) or self._game_bundle(id_) is not None

    def word(self, message: Message, you: Collection[int] = ()) -> str:
        """Return a message as text; a missing sentence or value is a bug and raises.

        Sentences about a seat in `you` address the reader: there `$who` is "you", elsewhere
        "other". Games of other packages have their own catalogues. Messages missing there fall
        back to English, then to a text made from the id and the values.
        """
        text = self._in_form(message, you, "")
        return close_up(text) if self._is_chinese else text

    def _in_form(self, message: Message, you: Collection[int], form_: str) -> str:
        values = {name: self._plain(value, you) for name, value in message.values.items()}
        values.setdefault("who", "you" if message.values.get("seat") in you else "other")
        if self._bundle.has_message(message.id):
            return self._format(self._bundle, message.id, values, form_)
        return self._format_external(message.id, values, form_)

    def _format_external(self, id_: str, values: Mapping[str, Value], form_: str) -> str:
        own = self._game_bundle(id_)
        if own is None and not self._is_external(id_):
            raise LookupError(f"{id_} has no text in {self.language}")
        try:
            return self._format(own, id_, values, form_) if own else fallback(id_, values)
        except LookupError:
            return fallback(id_, values)

    def _format(
        self, bundle: FluentBundle, id_: str, values: Mapping[str, Value], form_: str
    ) -> str:
        entry = bundle.get_message(id_)
        pattern = entry.attributes.get(form_) if form_ else entry.value
        if pattern is None:
            name = f"{id_}.{form_}" if form_ else id_
            raise LookupError(f"{name} has no text in {self.language}")
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise LookupError(f"{id_} in {self.language}: {errors[0]}")
        return str(text)

    def _game_bundle(self, id_: str) -> FluentBundle | None:
        """Return the catalogue of a game of another package that has this sentence."""
        for game in loaded_games():
            for language in (self.language, LANGUAGES[0]):
                if game.texts and _load_texts(game.id, language).has_message(id_):
                    return _load_texts(game.id, language)
        return None

    def _is_external(self, id_: str) -> bool:
        """Return whether a message belongs to a game that has no catalogue here."""
        game = id_.partition("-")[0]
        return game in game_ids() and not self._bundle.has_message(f"{game}-title")

    def _plain(self, value: MessageValue, you: Collection[int]) -> Value:
        if isinstance(value, Message):
            return Phrase(partial(self._in_form, value, you))
        if isinstance(value, list):
            return Phrase(partial(self._list_in_form, value, you))
        return keep_spaces(value) if self._is_chinese and isinstance(value, str) else value

    def _list_in_form(self, items: list[Message], you: Collection[int], form_: str) -> str:
        words = [self._in_form(item, you, form_) for item in items]
        return format_list(words, locale=self._locale)


@cache
def _load(language: str, file: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for path in sorted(files(__package__).joinpath(language).iterdir(), key=lambda p: p.name):
        if fnmatch(path.name, file):
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def read_texts(game: Game, language: str) -> str:
    """Return the catalogue that a game has for a language, or an empty text."""
    path = game.texts.joinpath(f"{language}.ftl") if game.texts else None
    return path.read_text("utf-8") if path and path.is_file() else ""


@cache
def _load_texts(game_id: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(read_texts(find_game(game_id), language)))
    return bundle


def fallback(id_: str, values: Mapping[str, Value]) -> str:
    """Return a text for a message that no catalogue has, from its id and its values."""
    game, _, words = id_.partition("-")
    if words == "title":
        titles = {each.id: each.title for each in loaded_games()}
        return titles.get(game, game.capitalize())
    shown = [value for name, value in values.items() if name != "who"]
    texts = [v.in_form("") if isinstance(v, Phrase) else str(v) for v in shown]
    listed = ", ".join(texts)
    return f"{words.replace('-', ' ')}: {listed}" if listed else words.replace("-", " ")


def pick_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """Return the language asked for, else that of the environment's locale, else English."""
    if asked is not None:
        return Catalogue(asked).language
    locales = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, locales), "")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return LANGUAGES[0]
    preferred = [*environment.get("LANGUAGE", "").split(":"), locale]
    for candidate in preferred:
        for language in LANGUAGES:
            if candidate.replace("_", "-").lower()[:2] == language[:2]:
                return language
    return LANGUAGES[0]
