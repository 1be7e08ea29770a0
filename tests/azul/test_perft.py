"""How many ways a position can go on: numbers that show a changed rule at once."""

import json
from pathlib import Path
from typing import TypedDict

import pytest

from tests.azul.drawn import board, drawn
from tilewright import Azul, Rng, State
from tilewright._build import COMPILED
from tilewright.core.perft import perft

COUNTS = Path(__file__).parents[1] / "data" / "perft.json"


class Entry(TypedDict):
    """A position and the numbers of sequences of one, two ... actions from it."""

    name: str
    position: str
    counts: list[int]


ENTRIES: list[Entry] = json.loads(COUNTS.read_text(encoding="utf-8"))
OPENINGS = [entry for entry in ENTRIES if entry["name"].startswith("seed 1")]
SLOW_LIMIT = 500_000 if COMPILED else 30_000  # sequences
NAMES = [entry["name"] for entry in ENTRIES]


def slow_perft(state: State, depth: int) -> int:
    """Count the obvious way; chance and the end of the game stop a sequence."""
    if depth == 0 or state.actor < 0:
        return 1
    total = 0
    for action in state.legal_actions():
        child = state.copy()
        child.apply(action)
        total += slow_perft(child, depth - 1)
    return total


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_the_counts_are_those_written_down(entry: Entry) -> None:
    state = Azul.from_text(entry["position"])
    depths = range(1, len(entry["counts"]) + 1)
    assert [perft(state, depth) for depth in depths] == entry["counts"]


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_counting_the_obvious_way_gives_the_same(entry: Entry) -> None:
    state = Azul.from_text(entry["position"])
    depths = [depth for depth, count in enumerate(entry["counts"], 1) if count < SLOW_LIMIT]
    assert [slow_perft(state, depth) for depth in depths] == entry["counts"][: len(depths)]


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_opening_positions_are_the_deals_of_seed_1(seats: int, side: str) -> None:
    state = Azul(seats, side)
    state.apply_deal(state.deal(Rng(1)))
    assert f"seed 1, {side}, {seats} seats" in NAMES
    assert state.to_text() in [entry["position"] for entry in OPENINGS]


def test_no_action_is_one_way_to_go_on() -> None:
    assert perft(drawn(displays="BYRK"), 0) == 1


def test_chance_counts_once() -> None:
    assert perft(Azul(), 3) == 1


def test_the_end_of_a_game_counts_once() -> None:
    assert perft(drawn(actor=None, idle=3), 3) == 1


def test_a_sequence_stops_where_chance_is_to_act() -> None:
    state = drawn(displays="B")
    assert perft(state, 1) == perft(state, 5) == 6


def test_choosing_columns_counts_too() -> None:
    state = drawn(board("- RR - - -"), board("- RR - - -"), side="grey")
    assert [perft(state, depth) for depth in (1, 2, 3)] == [5, 25, 25]


def test_counting_changes_nothing() -> None:
    state = drawn(displays="BYRK")
    before = state.to_text()
    perft(state, 3)
    assert state.to_text() == before


def test_a_depth_is_not_negative() -> None:
    with pytest.raises(ValueError, match="depth"):
        perft(Azul(), -1)
