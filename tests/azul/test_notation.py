"""Notation of actions and deals: it round-trips, and anything else is refused."""

import pytest

from tilewright import Azul, AzulAction, BadNotation, Rng, find_game

GAME = find_game("azul")
ALL = range(GAME.num_actions(4))


def test_there_are_305_actions_at_a_table_of_four() -> None:
    assert len(ALL) == 305


@pytest.mark.parametrize(("seats", "count"), [(2, 185), (3, 245), (4, 305)])
def test_fewer_displays_mean_fewer_actions(seats: int, count: int) -> None:
    assert GAME.num_actions(seats) == count
    assert Azul(seats).num_actions == count


def test_a_number_means_the_same_with_any_number_of_seats() -> None:
    assert [GAME.write_action(number) for number in (0, 4, 5, 34, 35, 304)] == [
        "col1", "col5", "CB1", "CWF", "1B1", "9WF",
    ]  # fmt: skip


def test_a_taking_has_named_parts() -> None:
    action = AzulAction("2R3")
    assert action.parts() == {"kind": "take", "source": 2, "colour": "red", "line": 3}


def test_the_centre_is_source_0_and_the_floor_line_0() -> None:
    action = AzulAction("cwf")
    assert action.parts() == {"kind": "take", "source": 0, "colour": "white", "line": 0}


def test_a_column_has_named_parts() -> None:
    assert AzulAction("COL4").parts() == {"kind": "column", "column": 4}


def test_legal_actions_are_such_values() -> None:
    state = Azul()
    state.apply_deal(state.deal(Rng(1)))
    assert all(isinstance(action, AzulAction) for action in state.legal_actions())


SOURCE = "a display 1-9 or C for the centre, or col"
COLOUR = "a colour B Y R K W"
LINE = "a line 1-5 or F for the floor"
COLUMN = "a column 1-5"
UNREADABLE = [
    ("", 0, SOURCE),
    (" ", 0, SOURCE),
    ("0B1", 0, SOURCE),
    ("X", 0, SOURCE),
    ("B1", 0, SOURCE),
    ("-1B1", 0, SOURCE),
    ("²B1", 0, SOURCE),
    ("\x00", 0, SOURCE),
    ("1", 1, COLOUR),
    ("1G1", 1, COLOUR),
    ("1 B1", 1, COLOUR),
    ("10B1", 1, COLOUR),
    ("CC1", 1, COLOUR),
    ("1B", 2, LINE),
    ("1B0", 2, LINE),
    ("1B6", 2, LINE),
    ("1BB", 2, LINE),
    ("1B-", 2, LINE),
    ("1B1 ", 3, "the end"),
    ("1B11", 3, "the end"),
    ("1BF!", 3, "the end"),
    ("co", 1, COLOUR),
    ("col", 3, COLUMN),
    ("col0", 3, COLUMN),
    ("col6", 3, COLUMN),
    ("col 1", 3, COLUMN),
    ("col11", 4, "the end"),
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


def test_a_deal_is_the_tiles_as_drawn_with_a_slash_after_every_display() -> None:
    assert GAME.write_deal((0, 0, 1, 2, 3, 4, 4, 0, 1)) == "BBYR/KWWB/Y"


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("", 0, COLOUR),
        ("/", 0, COLOUR),
        ("BBYX", 3, COLOUR),
        ("BB/YR", 2, COLOUR),
        ("BBYRK", 4, "/ after every four tiles"),
        ("BBYR/", 5, COLOUR),
        ("BBYR//K", 5, COLOUR),
        ("BBYR/KWWB/", 10, COLOUR),
        ("BBYR KWWB", 4, "/ after every four tiles"),
        ("B BYR", 1, COLOUR),
        ("BBYR/KWW1", 8, COLOUR),
        ("-", 0, COLOUR),
    ],
)
def test_a_damaged_deal_says_where_and_what_was_expected(
    text: str, position: int, expected: str
) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.read_deal(text)
    assert (caught.value.position, caught.value.expected) == (position, expected)
