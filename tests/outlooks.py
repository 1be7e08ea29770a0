"""Outlooks of turns as English text, for the tests of the games."""

from tilewright import State
from tilewright.core.message import Message
from tilewright.core.outlook import Effect, Forecast, Outlook
from tilewright.i18n import Catalogue
from tilewright.table.turns import read_turn

ENGLISH = Catalogue("en")


def outlook(state: State, turn: str) -> Outlook:
    """Return the outlook of a turn in notation."""
    assert state.game.outlook is not None
    return state.game.outlook(state, read_turn(state.game, turn))


def words(message: Message | None) -> str:
    """Return a message in English, with plain spaces."""
    return "" if message is None else ENGLISH.word(message).replace("\N{NO-BREAK SPACE}", " ")


def effects(state: State, turn: str) -> list[str]:
    """Return the short phrases of a turn; each must name the points that it stands for."""
    return [short(effect) for effect in outlook(state, turn).effects]


def short(effect: Effect) -> str:
    """Return the short phrase of an effect."""
    text = words(effect.text)
    if effect.points:
        sign = "+" if effect.points > 0 else "\N{MINUS SIGN}"
        assert f"{sign}{abs(effect.points)}" in text
    return text


def details(state: State, turn: str) -> list[str]:
    """Return what is said in more words, where there is more to say."""
    found = [words(effect.detail) for effect in outlook(state, turn).effects]
    return [text for text in found if text]


def headline(state: State, turn: str) -> str:
    """Return what is chosen."""
    return words(outlook(state, turn).headline)


def forecast(state: State) -> list[Forecast]:
    """Return what every seat would gain and lose."""
    assert state.game.forecast is not None
    return state.game.forecast(state)
