"""Refusals: every code has its sentence, and the catalogue says the same as the error."""

import re
from string import Formatter

import pytest
from fluent.syntax import ast

from tests.i18n.codes import codes_of_the_core, message_of
from tests.i18n.ftl import messages, variables
from tests.i18n.games import BUILT_IN, all_sentences, tables
from tilewright import NATURE, Message, Refusal, Rng, State, find_game
from tilewright.core.layout import ascii_signs
from tilewright.i18n import LANGUAGES, Catalogue

SENTENCES = all_sentences()
REWORDED = {
    "line.holds-colour",
    "deal.not-in-bag",
    "pavilion.phase",
    "pavilion.space-covered",
    "pavilion.star-colour",
    "pavilion.too-few-wild",
    "pavilion.too-many-wild",
    "pavilion.too-few-tiles",
    "pavilion.deal-not-in-bag",
    "garden.phase",
    "garden.nothing-shown",
    "garden.no-room",
    "garden.copy-elsewhere",
    "garden.no-cell",
    "garden.cell-filled",
    "garden.neighbours",
    "garden.group",
    "garden.cannot-pay",
    "garden.area-built",
    "garden.pay-unfit",
    "garden.drop-order",
}
# Values that are English words or notation: an error quotes them, but players see the place itself.
UNSAID = {
    "pavilion.space-covered": {"space"},
    "pavilion.star-colour": {"star"},
    "pavilion.too-many-wild": {"space"},
    "pavilion.too-few-tiles": {"space", "needed", "held"},
    "garden.copy-elsewhere": {"place"},
    "garden.no-cell": {"cell"},
    "garden.cell-filled": {"cell", "held"},
    "garden.neighbours": {"hexagon", "cell"},
    "garden.group": {"hexagon", "cell"},
    "garden.cannot-pay": {"hexagon"},
    "garden.area-built": {"area"},
    "garden.nothing-shown": {"what"},
    "garden.no-room": {"what"},
    "garden.pay-unfit": {"piece", "hexagon"},
    "garden.drop-order": {"piece"},
}
# Values that only the catalogues say, in the place of unsaid ones.
DERIVED = {"pavilion.too-few-tiles": {"missing"}}
EVERY_NTH = 7  # action that is not legal is tried


def quoted(sentence: str) -> set[str]:
    """Return the names of the values that a sentence of the code quotes."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


def english(code: str) -> str:
    """Return the catalogue's sentence with its values in the manner of the code."""
    pattern = messages("en")[message_of(code)].value
    assert pattern is not None
    return "".join(_plain(element) for element in pattern.elements)


def _plain(element: ast.TextElement | ast.Placeable) -> str:
    match element:
        case ast.TextElement(value=text):
            return str(text)
        case ast.Placeable(expression=ast.VariableReference(id=name)):
            return f"{{{name.name}}}"
        case ast.Placeable(expression=ast.MessageReference(id=name)):
            return f"{{{name.name.partition('-')[2]}}}"
        case _:
            raise AssertionError(f"{element} can not be compared")


def words(sentence: str) -> list[str]:
    """Return the words of a sentence: neither its capitals nor its punctuation matter."""
    return ascii_signs(re.sub(r"[.;:,]", "", sentence)).casefold().split()


def test_the_core_refuses_with_codes_of_its_own() -> None:
    assert {"game.over", "actor.nature", "action.unknown"} <= set(codes_of_the_core())


def test_no_two_games_share_a_code() -> None:
    assert len(SENTENCES) == sum(len(tables(game).sentences) for game in BUILT_IN)


@pytest.mark.parametrize("code", [*SENTENCES, *codes_of_the_core()])
def test_every_code_has_a_message_in_every_language(code: str) -> None:
    for language in LANGUAGES:
        assert message_of(code) in messages(language)


@pytest.mark.parametrize("code", sorted(SENTENCES.keys() - REWORDED))
def test_english_says_the_words_of_the_error(code: str) -> None:
    assert words(english(code)) == words(SENTENCES[code])


@pytest.mark.parametrize("code", SENTENCES)
def test_a_message_quotes_the_values_of_the_error(code: str) -> None:
    for language in LANGUAGES:
        said = variables(language, message_of(code))
        expected = quoted(SENTENCES[code]) - UNSAID.get(code, set()) | DERIVED.get(code, set())
        assert said == expected, language


@pytest.mark.parametrize("code", codes_of_the_core())
def test_a_message_of_the_core_quotes_only_what_it_gets(code: str) -> None:
    for language in LANGUAGES:
        assert variables(language, message_of(code)) <= codes_of_the_core()[code], language


def refusals_of(state: State, ply: int) -> list[Refusal]:
    """Return why some of the actions that are not legal are not."""
    legal = set(state.legal_actions())
    tried = range(ply % EVERY_NTH, state.num_actions, EVERY_NTH)
    return [state.explain(action) for action in tried if action not in legal]


@pytest.mark.parametrize("game", BUILT_IN)
def test_what_a_game_refuses_is_said_in_every_language(game: str) -> None:
    state, rng, catalogues = find_game(game).new(), Rng(5), [Catalogue(la) for la in LANGUAGES]
    ply, codes = 0, set()
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
            continue
        for refusal in refusals_of(state, ply):
            codes.add(refusal.code)
            message = Message(message_of(refusal.code), dict(refusal.values))
            assert all(catalogue.word(message) for catalogue in catalogues)
        ply += 1
        state.apply(state.random_action(rng))
    assert len(codes) >= 5
    assert codes <= tables(game).sentences.keys()
