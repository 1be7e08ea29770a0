# ruff: noqa: RUF001
"""Whole games, told and drawn in every language."""

import re

import pytest

from tests.i18n.telling import told_game
from tilewright import NATURE, Azul, Message, Rng
from tilewright.core.layout import line_width
from tilewright.core.voice import Style
from tilewright.games.azul.events import KINDS
from tilewright.i18n import LANGUAGES, Catalogue

WRONG_ARTICLE = re.compile(r"\b(a [15]|az [^15\D])\.", re.IGNORECASE)
LONG_NAMES = ("W" * 18, "瓷" * 9, "Щ" * 18, "W" * 18)


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_told_in_every_language(seats: int, side: str) -> None:
    catalogues = [Catalogue(language) for language in LANGUAGES]
    for _, told in told_game(seats, side, seed=seats):
        for catalogue in catalogues:
            assert all(catalogue.word(message) for message in told)


def test_a_few_games_tell_every_kind_of_event() -> None:
    said = {
        message.id
        for seed in range(10)
        for _, told in told_game(3, "grey", seed)
        for message in told
    }
    assert {f"azul-event-{kind}" for kind in KINDS} <= said


def test_the_hungarian_article_fits_the_number_after_it() -> None:
    catalogue = Catalogue("hu")
    text = " ".join(
        catalogue.word(message) for _, told in told_game(3, "grey", seed=7) for message in told
    )
    assert " az 1. " in text
    assert " a 3. " in text
    assert not WRONG_ARTICLE.search(text)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna takes 1 red tile from display 3."),
        ("uk", "Anna бере 1 червону плитку з вітрини 3."),
        ("hu", "Anna választása: 1 piros csempe a 3. manufaktúrakorongról."),
        ("zh-Hant", "Anna 從 3 號工廠圓盤拿取紅色瓷磚 1 塊。"),
    ],
)
def test_a_taking_reads_as_a_player_would_say_it(language: str, sentence: str) -> None:
    tiles = Message("azul-tiles", {"colour": "red", "count": 1})
    said = Catalogue(language).say("azul-event-took", name="Anna", source=3, tiles=tiles)
    assert said == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Display 2: 1 blue tile and 3 white tiles."),
        ("uk", "Вітрина 2 містить 1 блакитну плитку і 3 білі плитки."),
        ("hu", "2. manufaktúrakorong: 1 kék csempe és 3 fehér csempe."),
        ("zh-Hant", "2 號工廠圓盤：藍色瓷磚 1 塊和白色瓷磚 3 塊。"),
    ],
)
def test_a_display_is_described_with_what_lies_on_it(language: str, sentence: str) -> None:
    heap = [
        Message("azul-tiles", {"colour": "blue", "count": 1}),
        Message("azul-tiles", {"colour": "white", "count": 3}),
    ]
    assert Catalogue(language).say("azul-describe-display", display=2, list=heap) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_two_boards_fit_side_by_side_into_80_cells(language: str, seats: int) -> None:
    style = Style(Catalogue(language).word, LONG_NAMES[:seats], width=80, signs="shapes")
    state, rng = Azul(seats), Rng(4)
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
        lines = state.game.voice.draw(state, style)
        assert max(map(line_width, lines)) <= 80
        walls = [line for line in lines if [text for text, _ in line].count(" | ") == 2]
        assert len(walls) == 5 * seats // 2
