"""A turn is one sentence, which addresses the reader or names the player."""

import pytest

from tests.pavilion.drawn import board, drawn
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


def pavilion(own: str, hand: str, side: str = "coloured", round_: int = 1) -> State:
    """Return a match of Summer Pavilion in which Anna places tiles."""
    return drawn(board(own, hand=hand), board(hand="R"), side=side, round=round_)


@pytest.mark.parametrize(
    ("own", "hand", "token", "sentence"),
    [
        ("", "R", "31R", "Anna places a red tile on the red star for 1 tile: +1 point."),
        (
            "3:xx....",
            "RRP",
            "33R+1",
            "Anna places a red tile on the red star for 3 tiles (1 wild): run of 3, +3 points.",
        ),
        (
            "2:....x.",
            "OOOOOO",
            "26O",
            "Anna places an orange tile on the orange star for 6 tiles: run of 2, +2 points, "
            "and 3 tiles from the supply for a window.",
        ),
    ],
)
def test_a_placement_is_one_sentence(own: str, hand: str, token: str, sentence: str) -> None:
    assert told(pavilion(own, hand), token) == [sentence]
    addressed = told(pavilion(own, hand), token, you=(0,))
    assert addressed == [sentence.replace("Anna places", "You place")]


def test_a_grey_star_is_known_by_its_place() -> None:
    assert told(pavilion("", "RRR", side="grey"), "31R") == [
        "Anna places a red tile on the star at the upper right for 3 tiles: +1 point."
    ]


def test_the_start_marker_and_its_cost_are_told_with_the_tiles() -> None:
    state = drawn(board(score=9), displays="GGGG", centre="YYPPR")
    assert told(state, "CY") == [
        "Anna takes 2 yellow tiles and 1 purple tile from the centre with the start marker "
        "and loses 3 points."
    ]
