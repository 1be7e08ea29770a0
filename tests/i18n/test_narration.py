"""A turn is one sentence, which addresses the reader or names the player."""

import pytest

from tilewright import Event, State, find_game
from tilewright.i18n import Catalogue

ENGLISH = Catalogue("en")
NAMES = ("Anna", "Bence")


def azul(*tokens: str) -> State:
    """Return a match of Azul after its first deal and some actions."""
    game = find_game("azul")
    state = game.new()
    state.apply_deal(game.read_deal("BBBB/RRBY/WWWW/KKKK/YYYY"))
    for token in tokens:
        state.apply(game.read_action(token))
    return state


def told(state: State, token: str, you: tuple[int, ...] = ()) -> list[str]:
    """Return the sentences about an action, with plain spaces."""
    events: list[Event] = []
    state.apply(state.game.read_action(token), events)
    sentences = state.game.presentation.narrate(events, NAMES, state.side)
    return [ENGLISH.word(each, you).replace("\N{NO-BREAK SPACE}", " ") for each in sentences]


@pytest.mark.parametrize(
    ("token", "sentence"),
    [
        ("2R2", "Bence takes 2 red tiles from display 2 to line 2 (full)."),
        ("2R1", "Bence takes 2 red tiles from display 2 to line 1 (full); 1 falls to the floor."),
        ("2R4", "Bence takes 2 red tiles from display 2 to line 4."),
        ("2RF", "Bence takes 2 red tiles from display 2 to the floor."),
    ],
)
def test_a_turn_of_azul_is_one_sentence(token: str, sentence: str) -> None:
    assert told(azul("1BF"), token) == [sentence]
    assert told(azul("1BF"), token, you=(1,)) == [sentence.replace("Bence takes", "You take")]


def test_the_start_marker_is_told_with_the_tiles() -> None:
    assert told(azul("1BF", "2R2"), "CB3") == [
        "Anna takes 1 blue tile from the centre with the start marker to line 3."
    ]


def test_tiles_beyond_a_full_floor_are_told_with_the_turn() -> None:
    state = azul("1BF", "2R2", "3WF", "CB3")
    assert told(state, "4KF") == [
        "Anna takes 4 black tiles from display 4 to the floor; the floor is full, so 4 go to the lid."
    ]
