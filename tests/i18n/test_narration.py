"""A turn is one sentence, which addresses the reader or names the player."""

import pytest

from tests.pavilion.drawn import board, drawn
from tilewright import Event, State, find_game
from tilewright.i18n import Catalogue

ENGLISH = Catalogue("en")
GARDEN = find_game("garden").presentation
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
    (sentence,) = told(state, "4KF")
    assert sentence.startswith("Anna takes 4 black tiles from display 4 to the floor; ")
    assert sentence.endswith("; the floor is full, so 4 go to the lid.")


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
            (
                "Anna places an orange tile on the orange star for 6 tiles: run of 2, +2 points, "
                "and 3 tiles from the supply for a window."
            ),
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
    (sentence,) = told(state, "CY")
    assert sentence.startswith("Anna takes 2 yellow tiles and 1 purple tile from the centre ")
    assert sentence.endswith(" with the start marker and loses 3 points.")


def garden(*events: Event) -> list[str]:
    """Return the sentences about events of Queen's Garden, with plain spaces."""
    said = [ENGLISH.word(each) for each in GARDEN.narrate(events, NAMES, "front")]
    return [text.replace("\N{NO-BREAK SPACE}", " ") for text in said]


def test_tiles_and_expansions_taken_are_one_list() -> None:
    tiles = [Event("took", {"seat": 0, "hexagon": name, "place": 0}) for name in ("Y2", "Y3")]
    expansion = Event("took-expansion", {"seat": 0, "hexagon": "Y1", "place": 2})
    assert garden(*tiles, expansion, Event("moved", {"place": 0, "count": 2})) == [
        "Anna takes a yellow bird, yellow butterflies and an expansion with a yellow tree."
    ]


def test_a_hexagon_is_told_with_its_payment_and_its_place() -> None:
    paid = [
        Event("paid", {"seat": 1, "hexagon": "B4"}),
        Event("paid-jokers", {"seat": 1, "count": 2}),
    ]
    placed = Event("placed", {"seat": 1, "hexagon": "P4", "cell": "26"})
    laid = Event("laid", {"seat": 1, "hexagon": "P4", "area": 4, "rotation": 3})
    price = "and pays a blue flower and 2 jokers."
    assert garden(*paid, placed) == [
        f"Bence places a dark purple flower at the upper right {price}"
    ]
    assert garden(*paid, laid) == [
        f"Bence places an expansion with a dark purple flower on the left {price}"
    ]


def test_surrounded_decorations_are_told_with_their_jokers() -> None:
    kinds = {"bench": 2, "pavilion": 3}
    surrounded = [
        Event("surrounded", {"seat": 0, "decoration": kind, "number": 1, "count": count})
        for kind, count in kinds.items()
    ]
    assert garden(*surrounded, Event("jokers", {"seat": 0, "count": 4, "lost": 1})) == [
        "Anna surrounds a bench and a pavilion and gains 5 jokers, but has no room for 1 of them."
    ]


def test_the_first_to_pass_takes_the_start_marker() -> None:
    passed = (Event("passed", {"seat": 0}), Event("marked", {"seat": 0, "points": 1}))
    assert garden(*passed) == [
        "Anna is the first to pass, takes the start marker and loses 1 point."
    ]
