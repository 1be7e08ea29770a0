"""Whole games, told and drawn in every language."""

import re

import pytest

from tests.i18n.games import BUILT_IN, tables, ways_to_play
from tests.i18n.telling import NAMES, RARE, played_game, rarely_told, told_game
from tilewright import NATURE, Rng, State, find_game
from tilewright.core.layout import Line, line_width
from tilewright.core.presentation import Style
from tilewright.i18n import LANGUAGES, Catalogue

WRONG_ARTICLE = re.compile(r"\b(a [15]|az [^15\D])[.-]", re.IGNORECASE)
LONG_NAMES = ("W" * 18, "瓷" * 9, "Щ" * 18, "W" * 18)
WALL_ROWS = 5  # of Azul


@pytest.mark.parametrize(("game", "seats", "side"), ways_to_play())
def test_a_whole_game_is_told_in_every_language(game: str, seats: int, side: str) -> None:
    catalogues = [Catalogue(language) for language in LANGUAGES]
    for _, told in told_game(game, seats, side, seed=seats):
        for catalogue in catalogues:
            assert all(catalogue.word(message) for message in told)


@pytest.mark.parametrize("game", BUILT_IN)
def test_rare_events_are_told_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        assert all(Catalogue(language).word(message) for message in rarely_told(game))


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_few_games_tell_every_kind_of_event(game: str) -> None:
    presentation, side = find_game(game).presentation, find_game(game).sides[-1]
    kinds = {event.kind for event in RARE.get(game, [])}
    for seed in range(10):
        for state, events in played_game(game, 3, side, seed):
            kinds |= {event.kind for event in events}
            assert presentation.narrate(events, NAMES, state.side)
    assert kinds == set(tables(game).kinds)


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_hungarian_article_fits_the_number_after_it(game: str) -> None:
    catalogue, side = Catalogue("hu"), find_game(game).sides[-1]
    games = told_game(game, 3, side, seed=7)
    text = " ".join(catalogue.word(message) for _, told in games for message in told)
    assert re.search(r"\baz 1[.-]", text, re.IGNORECASE)
    assert re.search(r"\ba 3[.-]", text, re.IGNORECASE)
    assert not WRONG_ARTICLE.search(text)


@pytest.mark.parametrize("game", BUILT_IN)
def test_no_number_follows_a_name_in_hungarian(game: str) -> None:
    """Many a name ends with a number of its own, and two numbers in a row mislead."""
    catalogue, side = Catalogue("hu"), find_game(game).sides[-1]
    for _, told in told_game(game, 4, side, seed=8):
        for message in told:
            assert not re.search(rf"{NAMES[3]} \d", catalogue.word(message)), message.id


def step(state: State, rng: Rng) -> None:
    """Go on by one deal or one random action."""
    if state.actor == NATURE:
        state.apply_deal(state.deal(rng))
    else:
        state.apply(state.random_action(rng))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_table_fits_into_80_cells(game: str, seats: int, language: str) -> None:
    style = Style(Catalogue(language).word, LONG_NAMES[:seats], width=80, signs="shapes")
    for side in find_game(game).sides:
        state, rng = find_game(game).new(seats, side), Rng(4)
        while not state.is_over:
            step(state, rng)
            lines = state.game.presentation.draw(state, style)
            assert max(map(line_width, lines)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_two_walls_stand_side_by_side_in_80_cells(seats: int, language: str) -> None:
    style = Style(Catalogue(language).word, LONG_NAMES[:seats], width=80, signs="shapes")
    state, rng = find_game("azul").new(seats), Rng(4)
    while not state.is_over:
        step(state, rng)
        lines = state.game.presentation.draw(state, style)
        walls = [line for line in lines if [text for text, _ in line].count(" | ") == 2]
        assert len(walls) == WALL_ROWS * seats // 2


def lines_with(lines: list[Line], *names: str) -> int:
    """Return how many lines name all of these players."""
    texts = ["".join(text for text, _ in line) for line in lines]
    return sum(all(name in text for name in names) for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", BUILT_IN)
def test_two_boards_stand_side_by_side_in_80_cells(game: str, seats: int, language: str) -> None:
    style = Style(Catalogue(language).word, NAMES[:seats], width=80, signs="shapes")
    state, rng = find_game(game).new(seats), Rng(4)
    while not state.is_over:
        dealt = state.actor == NATURE
        step(state, rng)
        if dealt:
            lines = state.game.presentation.draw(state, style)
            assert [lines_with(lines, *NAMES[i : i + 2]) for i in range(0, seats, 2)] == [1] * (
                seats // 2
            )
