"""The catalogues: the same messages in every language, all of them needed, none missing."""

import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast

import tilewright
from tests.i18n.client import error_of, lesson_ids
from tests.i18n.codes import EDITS, codes_of_the_core, editor_ids, message_of
from tests.i18n.ftl import (
    CATEGORIES,
    entries,
    forms_asked_for,
    messages,
    printed,
    referred,
    selections,
    text_of,
    variables,
    walk,
    words_told_apart,
)
from tests.i18n.games import BUILT_IN, game_of, tables
from tests.i18n.telling import ids_of_games, values_given
from tilewright import BadNotation, bot_names, find_game
from tilewright.cli.terminal_match import COMMANDS
from tilewright.games.azul.events import BONUSES, REASONS
from tilewright.games.garden.geometry import DECORATIONS, PATTERNS
from tilewright.games.pavilion.geometry import GIVES
from tilewright.games.pavilion.phrases import star_kind
from tilewright.i18n import LANGUAGES, Catalogue
from tilewright.server.http.letters import KINDS, PARTS
from tilewright.server.problems import STATUS

TRANSLATIONS = LANGUAGES[1:]
IDS = sorted(messages("en"))
RED = [game for game in BUILT_IN if "red" in tables(game).colours]
WORDS: dict[str, list[set[str]]] = {}  # what is told apart in English, by the name of the value
for _id in IDS:
    for _name, _words in words_told_apart("en", _id).items():
        WORDS.setdefault(_name, []).append(_words)
COUNTS = (1, 2, 5, 11, 21, 22)
TILES = {
    "en": "1 red tile, 2 red tiles, 5 red tiles, 11 red tiles, 21 red tiles, 22 red tiles",
    "uk": (
        "1 червона плитка, 2 червоні плитки, 5 червоних плиток, "
        "11 червоних плиток, 21 червона плитка, 22 червоні плитки"
    ),
    "hu": (
        "1 piros csempe, 2 piros csempe, 5 piros csempe, "
        "11 piros csempe, 21 piros csempe, 22 piros csempe"
    ),
    "zh-Hant": (
        "紅色瓷磚 1 塊, 紅色瓷磚 2 塊, 紅色瓷磚 5 塊, "
        "紅色瓷磚 11 塊, 紅色瓷磚 21 塊, 紅色瓷磚 22 塊"
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_files_can_be_read(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_messages_of_english(language: str) -> None:
    assert Catalogue(language).ids() == set(IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_has_a_text(language: str) -> None:
    assert [id_ for id_ in IDS if messages(language)[id_].value is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere(language: str) -> None:
    for entry in entries(language):
        for node in walk(entry):
            referred(language, node)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_prints_the_values_of_english(language: str) -> None:
    """A phrase may be replaced by its own values; every language may use all there are.

    A value that English only selects by may be left out: not every grammar needs it.
    """
    for id_ in IDS:
        used, given = variables(language, id_), values_given().get(id_, {})
        assert used <= {"who"} | variables("en", id_) | given.keys(), id_
        for name in printed("en", id_) - used:
            parts = {part for phrase in given.get(name, ()) for part in values_given()[phrase]}
            assert parts & used, f"{id_}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_is_asked_for_exists(language: str) -> None:
    for id_, given in values_given().items():
        for name, form in forms_asked_for(language, id_):
            for phrase in given[name]:
                attributes = {each.id.name for each in messages(language)[phrase].attributes}
                assert form in attributes, f"{id_}: {phrase}.{form}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_tells_the_same_words_apart(language: str) -> None:
    """Who is addressed need not be told apart, nor the words within a phrase that English has."""
    for id_ in IDS:
        told, english = words_told_apart(language, id_), words_told_apart("en", id_)
        for name in {*told, *english} - {"who"}:
            if name in told:
                assert told[name] in WORDS[name], f"{id_}: {name}"
            assert told.get(name) == english.get(name) or name in parts_given(id_), id_


def parts_given(id_: str) -> set[str]:
    """Return the values of a message that its phrases have too."""
    given = values_given().get(id_, {})
    parts = {part for ids in given.values() for phrase in ids for part in values_given()[phrase]}
    return parts & given.keys()


def known_words(game: str | None) -> dict[str, set[str]]:
    """Return the words that a value may be in the messages of a game, as the code knows them."""
    if game is None:
        return {"bot": set(bot_names())}
    colours = {colour.replace(" ", "-") for colour in tables(game).colours}
    known = {"colour": colours, "side": set(find_game(game).sides)}
    if game == "azul":
        reasons = {reason for reason in REASONS if reason}
        known |= {"bonus": set(BONUSES), "held": colours, "reason": reasons}
    if game == "garden":
        phases = {"acting", "copying", "paying", "discarding"}
        kinds = {decoration.kind for decoration in DECORATIONS}
        known |= {"decoration": kinds, "form": {"down", "up"}}
        known |= {"pattern": set(PATTERNS), "phase": phases}
    if game == "pavilion":
        phases = {"taking", "placing", "picking", "keeping"}
        kinds = {star_kind(side, star) for side in find_game(game).sides for star in range(7)}
        known |= {"kind": kinds, "phase": phases, "structure": set(GIVES), "wild": colours}
    return known


@pytest.mark.parametrize("game", [*BUILT_IN, None])
def test_every_colour_side_bot_and_reason_has_its_word(game: str | None) -> None:
    known, ids = known_words(game), [id_ for id_ in IDS if game_of(id_) == game]
    told = [(id_, *item) for id_ in ids for item in words_told_apart("en", id_).items()]
    assert {value for _, value, _ in told} >= known.keys()
    for id_, value, words in told:
        assert words == known.get(value, words), id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_counts_knows_all_forms_of_its_language(language: str) -> None:
    plural_form = Locale.parse(language, sep="-").plural_form
    forms = {plural_form(number) for number in range(200)}
    for id_ in IDS:
        for _, keys in selections(language, id_):
            assert forms <= keys or not keys & (CATEGORIES - {"other"}), id_


@cache
def built_ids() -> set[str]:
    """Return the ids that the code puts together, from the tables that it does so with."""
    return {
        *(id_ for game in BUILT_IN for id_ in tables(game).ids(game)),
        *(f"terminal-{kind}-{name}" for kind in ("word", "help") for name in COMMANDS),
        *(message_of(code) for code in codes_of_the_core()),
        *(error_of(code) for code in (*STATUS, "network.away")),
        *lesson_ids(),
        *(id_ for game in BUILT_IN for id_ in editor_ids(game)),
        *(error_of(code) for code in (*(f"edit.{code}" for code in EDITS), "position.unreadable")),
        *(f"mail-{kind}-{part}" for kind in KINDS for part in PARTS),
        *(f"web-{game}-source" for game in ("azul", "pavilion")),
        *ids_of_games(),
    }


@cache
def source_text() -> str:
    """Return all code of the package and of the client."""
    package, client = Path(tilewright.__file__).parent, Path(__file__).parents[2] / "web" / "src"
    found = [*package.rglob("*.py"), *client.rglob("*.ts"), *client.rglob("*.svelte")]
    return "\n".join(path.read_text("utf-8") for path in sorted(found))


@cache
def ids_referred_to() -> set[str]:
    """Return the messages that others are made of."""
    return {
        node.id.name
        for language in LANGUAGES
        for id_ in IDS
        for node in text_of(language, id_)
        if isinstance(node, ast.MessageReference)
    }


def test_every_message_is_needed() -> None:
    rest = set(IDS) - built_ids() - ids_referred_to()
    assert {id_ for id_ in rest if f'"{id_}"' not in source_text()} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_that_the_code_puts_together_has_a_message(language: str) -> None:
    assert built_ids() - messages(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_fails(language: str) -> None:
    with pytest.raises(LookupError):
        Catalogue(language).say("azul-event-exploded")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_value_fails(language: str) -> None:
    with pytest.raises(LookupError, match="azul-tiles"):
        Catalogue(language).say("azul-tiles", colour="red")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RED)
def test_tiles_are_counted_as_the_language_counts(language: str, game: str) -> None:
    say = Catalogue(language).say
    told = [say(f"{game}-tiles", colour="red", count=count) for count in COUNTS]
    assert ", ".join(told).replace("\N{NO-BREAK SPACE}", " ") == TILES[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_has_a_true_minus_sign(language: str) -> None:
    forecast = Catalogue(language).say("azul-forecast", gain=3, loss=4)
    assert "+3" in forecast
    assert "\N{MINUS SIGN}4" in forecast


def test_chinese_sentences_have_chinese_punctuation() -> None:
    for id_ in IDS:
        for node in text_of("zh-Hant", id_):
            if isinstance(node, ast.TextElement):
                assert not re.search("[一-鿿][,.:;?!()]", node.value), id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_stray_spaces(language: str) -> None:
    for id_ in IDS:
        texts = [n.value for n in text_of(language, id_) if isinstance(n, ast.TextElement)]
        assert not [text for text in texts if "  " in text], id_


def command_words(language: str) -> dict[str, str]:
    """Return what a person may type for each command, and to confirm or not."""
    catalogue = Catalogue(language)
    return {name: catalogue.say(f"terminal-word-{name}") for name in (*COMMANDS, "yes", "no")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_word_of_its_own(language: str) -> None:
    words = command_words(language)
    assert len(set(words.values())) == len(words)
    assert all(word == word.lower() and len(word.split()) == 1 for word in words.values())


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_command_word_means_another_command_in_english(language: str) -> None:
    english = {word: name for name, word in command_words("en").items()}
    for name, word in command_words(language).items():
        assert english.get(word, name) == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_no_command_word_begins_a_move(language: str, game: str) -> None:
    tokens = [str(action) for action in find_game(game).new().action_table()]
    for word in command_words(language).values():
        with pytest.raises(BadNotation):
            find_game(game).read_action(word)
        assert not [token for token in tokens if token.lower().startswith(word)]


@pytest.mark.parametrize(
    ("name", "text"),
    [("小美", "輪到小美"), ("Anna", "輪到 Anna"), ("王 小美", "輪到王 小美")],
)
def test_chinese_has_spaces_around_latin_names_only(name: str, text: str) -> None:
    assert Catalogue("zh-Hant").say("web-turn-of", name=name) == text
