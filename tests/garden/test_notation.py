"""Actions and deals as tokens."""

import pytest

from tests.garden.drawn import HEXAGONS
from tilewright import BadNotation, GardenAction, find_game

GAME = find_game("garden")
COUNTS = {
    "pass": 1, "stop": 1, "buy": 6, "take": 12, "copy": 8, "pay": 73, "drop": 72,
    "place": 36 * 48, "lay": 36 * 36,
}  # fmt: skip
ALL = [GardenAction(number) for number in range(GAME.num_actions(2))]


def test_there_are_3197_actions_with_any_number_of_seats() -> None:
    assert [GAME.num_actions(seats) for seats in (2, 3, 4)] == [3197] * 3
    assert sum(COUNTS.values()) == 3197


@pytest.mark.parametrize("kind", COUNTS)
def test_there_are_so_many_of_each_kind(kind: str) -> None:
    assert sum(action.kind == kind for action in ALL) == COUNTS[kind]


def test_every_action_has_one_token_that_is_read_back() -> None:
    assert [GAME.read_action(str(action)) for action in ALL] == list(range(3197))
    assert len({str(action).lower() for action in ALL}) == 3197


def test_small_and_capital_letters_are_the_same() -> None:
    assert GAME.read_action("XB3@1R0") == GAME.read_action("xb3@1r0") == GardenAction("xB3@1r0")


@pytest.mark.parametrize(
    ("token", "parts"),
    [
        ("pass", {"kind": "pass"}),
        ("stop", {"kind": "stop"}),
        ("buy4", {"kind": "buy", "area": 4}),
        ("takeP", {"kind": "take", "colour": "dark purple"}),
        ("take3", {"kind": "take", "pattern": "butterflies"}),
        ("from0", {"kind": "copy", "place": 0}),
        ("payJ", {"kind": "pay"}),
        ("payB3", {"kind": "pay", "hexagon": "B3"}),
        ("payxB3", {"kind": "pay", "hexagon": "B3", "expansion": True}),
        ("dropG6", {"kind": "drop", "hexagon": "G6"}),
        ("dropxG6", {"kind": "drop", "hexagon": "G6", "expansion": True}),
        ("M2@01", {"kind": "place", "hexagon": "M2", "cell": "01"}),
        ("xL4@6r5", {"kind": "lay", "hexagon": "L4", "area": 6, "rotation": 5, "expansion": True}),
    ],
)
def test_an_action_has_named_parts(token: str, parts: dict[str, object]) -> None:
    assert GardenAction(token).parts() == parts


def test_an_action_can_be_pasted_back() -> None:
    assert repr(GardenAction("xL4@6r5")) == "GardenAction('xL4@6r5')"
    assert GardenAction(GardenAction("B1@01")) is GardenAction("B1@01")


@pytest.mark.parametrize("number", [-1, 3197])
def test_there_is_no_other_action_number(number: int) -> None:
    with pytest.raises(ValueError, match="not an action number"):
        GardenAction(number)


@pytest.mark.parametrize(
    "text",
    ["", "take", "take7", "takeX", "from8", "B7@01", "B1@00", "B1@17", "B1", "xB1@7r0", "xB1@1r6",
     "payx", "dropJ", "buy0", "buy7", "pass ", "B1@01@02"],
)  # fmt: skip
def test_an_unreadable_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read_action(text)


@pytest.mark.parametrize("text", ["B1", "B1P2L3G6", "xB3", "B1B1B1P1"])
def test_a_deal_is_read_and_written(text: str) -> None:
    assert GAME.write_deal(GAME.read_deal(text)) == text


@pytest.mark.parametrize("name", HEXAGONS)
def test_hexagons_are_numbered_6_times_colour_plus_value(name: str) -> None:
    assert GAME.read_deal(name) == (HEXAGONS.index(name),)
    assert GAME.read_deal(f"x{name}") == (36 + HEXAGONS.index(name),)


@pytest.mark.parametrize("text", ["", "x", "B", "B0", "B7", "X1x", "xB3B4", "B3xB4", "B1 P1", "1B"])
def test_an_unreadable_deal_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.read_deal(text)
