"""Notation of actions and deals: the parts of a token, and the position of mistakes."""

import pytest

from tilewright import BadNotation, Pavilion, PavilionAction, Rng, find_game

GAME = find_game("pavilion")


@pytest.mark.parametrize(("seats", "count"), [(2, 1562), (3, 1574), (4, 1586)])
def test_fewer_displays_mean_fewer_actions(seats: int, count: int) -> None:
    assert GAME.num_actions(seats) == Pavilion(seats).num_actions == count


@pytest.mark.parametrize(
    ("number", "token"),
    [
        (0, "pass"),
        (1, "stop"),
        (2, "pickP"),
        (7, "pickR"),
        (8, "keepP"),
        (13, "keepR"),
        (14, "01P"),
        (19, "01P+5"),
        (20, "01G"),
        (49, "01R+5"),
        (50, "02P"),
        (14 + 36 * 41 + 35, "66R+5"),
        (1526, "CP"),
        (1531, "CR"),
        (1532, "1P"),
        (1585, "9R"),
    ],
)
def test_actions_are_numbered_like_this(number: int, token: str) -> None:
    assert GAME.write_action(number) == token


@pytest.mark.parametrize(
    ("token", "parts"),
    [
        ("2R", {"kind": "take", "source": 2, "colour": "red"}),
        ("cb", {"kind": "take", "source": 0, "colour": "blue"}),
        ("14P", {"kind": "place", "star": 1, "position": 4, "colour": "purple", "wilds": 0}),
        ("06g+5", {"kind": "place", "star": 0, "position": 6, "colour": "green", "wilds": 5}),
        ("PICKo", {"kind": "pick", "colour": "orange"}),
        ("KeepY", {"kind": "keep", "colour": "yellow"}),
        ("Pass", {"kind": "pass"}),
        ("STOP", {"kind": "stop"}),
    ],
)
def test_an_action_has_named_parts(token: str, parts: dict[str, object]) -> None:
    assert PavilionAction(token).parts() == parts


def test_a_placement_knows_its_space() -> None:
    assert [PavilionAction(token).space for token in ("01P", "06R+2", "11P", "66G")] == [
        0, 5, 6, 41,
    ]  # fmt: skip


def test_legal_actions_are_such_values() -> None:
    state = Pavilion()
    for _ in range(2):
        state.apply_deal(state.deal(Rng(1)))
    assert all(isinstance(action, PavilionAction) for action in state.legal_actions())


BEGINNING = "a display 1-9 or C, a star 0-6 with a position 1-6, or one of pick, keep, pass, stop"
COLOUR = "a colour P G O Y B R"
PLUS = "+ or the end"
WILDS = "wild tiles 1-5"
UNREADABLE = [
    ("", 0, BEGINNING),
    (" ", 0, BEGINNING),
    ("R", 0, BEGINNING),
    ("0R", 0, BEGINNING),
    ("X1", 0, BEGINNING),
    ("-1R", 0, BEGINNING),
    ("²R", 0, BEGINNING),
    ("\x00", 0, BEGINNING),
    (" pass", 0, BEGINNING),
    ("pas", 0, BEGINNING),
    ("pic", 0, BEGINNING),
    ("sto", 0, BEGINNING),
    ("1", 1, COLOUR),
    ("1W", 1, COLOUR),
    ("1 R", 1, COLOUR),
    ("C", 1, COLOUR),
    ("CC", 1, COLOUR),
    ("17R", 1, COLOUR),
    ("10R", 1, COLOUR),
    ("71R", 1, COLOUR),
    ("1R1", 2, "the end"),
    ("1R ", 2, "the end"),
    ("CR+1", 2, "the end"),
    ("14", 2, COLOUR),
    ("14W", 2, COLOUR),
    ("144", 2, COLOUR),
    ("14+1", 2, COLOUR),
    ("14P-", 3, PLUS),
    ("14P2", 3, PLUS),
    ("14P ", 3, PLUS),
    ("14P+", 4, WILDS),
    ("14P+0", 4, WILDS),
    ("14P+6", 4, WILDS),
    ("14P++1", 4, WILDS),
    ("14P+11", 5, "the end"),
    ("14P+1 ", 5, "the end"),
    ("pick", 4, COLOUR),
    ("pickW", 4, COLOUR),
    ("pick P", 4, COLOUR),
    ("pickPP", 5, "the end"),
    ("keep", 4, COLOUR),
    ("keep1", 4, COLOUR),
    ("keepRR", 5, "the end"),
    ("passP", 4, "the end"),
    ("pass ", 4, "the end"),
    ("stop1", 4, "the end"),
]


@pytest.mark.parametrize(("text", "position", "expected"), UNREADABLE)
def test_an_unreadable_action_says_where_and_what_was_expected(
    text: str, position: int, expected: str
) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read_action(text)
    error = caught.value
    assert (error.text, error.position, error.expected) == (text, position, expected)
    assert error.code == "notation"
    assert f"at character {position + 1} expected {expected}" in str(error)


def test_a_deal_is_the_tiles_as_drawn_with_a_slash_after_every_four() -> None:
    assert GAME.write_deal((0, 0, 1, 2, 3, 4, 5, 0, 1)) == "PPGO/YBRP/G"


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("", 0, COLOUR),
        ("/", 0, COLOUR),
        ("PPGX", 3, COLOUR),
        ("PP/GO", 2, COLOUR),
        ("PPGOY", 4, "/ after every four tiles"),
        ("PPGO/", 5, COLOUR),
        ("PPGO//Y", 5, COLOUR),
        ("PPGO/YBRP/", 10, COLOUR),
        ("PPGO YBRP", 4, "/ after every four tiles"),
        ("P PGO", 1, COLOUR),
        ("PPGO/YBR1", 8, COLOUR),
        ("-", 0, COLOUR),
    ],
)
def test_a_damaged_deal_says_where_and_what_was_expected(
    text: str, position: int, expected: str
) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read_deal(text)
    assert (caught.value.position, caught.value.expected) == (position, expected)
