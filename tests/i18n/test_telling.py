# ruff: noqa: RUF001
"""Whole games, told and drawn in every language."""

import re

import pytest

from tests.i18n.games import BUILT_IN, tables, ways_to_play
from tests.i18n.telling import NAMES, RARE, played_game, rarely_told, told_game
from tilewright import NATURE, Event, Message, Rng, State, find_game
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


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna pays 2 green tiles and 1 wild one."),
        ("uk", "Anna сплачує 2 зелені плитки та 1 плитку-джокер."),
        ("hu", "Anna fizet: 2 zöld csempe és 1 dzsókercsempe."),
        ("zh-Hant", "Anna 支付綠色瓷磚 2 塊和百搭瓷磚 1 塊。"),
    ],
)
def test_a_payment_reads_as_a_player_would_say_it(language: str, sentence: str) -> None:
    tiles = Message("pavilion-tiles", {"colour": "green", "count": 2})
    said = Catalogue(language).say("pavilion-event-paid", name="Anna", tiles=tiles, wilds=1)
    assert said == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Orange on star 5, position 1 (a run of 3): +3."),
        ("uk", "Викладає помаранчеву плитку на зірку 5, місце 1 (3 поспіль): +3."),
        ("hu", "Az 5. csillag 1. mezőjére narancssárga csempe kerül (3 egymás mellett): +3."),
        ("zh-Hant", "橙色瓷磚鋪在 5 號星形第 1 格（連成 3 塊）：+3 分。"),
    ],
)
def test_a_placing_reads_as_a_player_would_say_it(language: str, sentence: str) -> None:
    message = Message(
        "pavilion-event-placed",
        {"colour": "orange", "star": 5, "position": 1, "run": 3, "points": 3},
    )
    assert Catalogue(language).word(message) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna takes yellow bird (Y2) and dark purple flower (P4)."),
        ("uk", "Anna поповнює сховище: жовтий птах (Y2) і темно-фіолетова квітка (P4)."),
        ("hu", "Anna választása: sárga madár (Y2) és sötétlila virág (P4)."),
        ("zh-Hant", "Anna 拿取黃色鳥兒（Y2）和深紫色花朵（P4）。"),
    ],
)
def test_hexagons_taken_read_as_a_player_would_say_it(language: str, sentence: str) -> None:
    events = [Event("took", {"seat": 0, "hexagon": name, "place": 0}) for name in ("Y2", "P4")]
    [message] = find_game("garden").presentation.narrate(events, NAMES)
    assert Catalogue(language).word(message) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The pavilion on area 5 is surrounded. It gives 3 jokers."),
        ("uk", "Альтанку на ділянці 5 оточено: 3 джокери."),
        ("hu", "Az 5. terület pavilonja körülvéve: 3 dzsóker jár érte."),
        ("zh-Hant", "5 號區域的柱子已被圍住：獲得 3 塊百搭瓷磚。"),
    ],
)
def test_a_surrounding_reads_as_a_player_would_say_it(language: str, sentence: str) -> None:
    say = Catalogue(language).say
    said = say("garden-event-surrounded", decoration="pavilion", number=5, count=3)
    assert said == sentence


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
