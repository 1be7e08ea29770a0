"""How many ways a position can go on: numbers that show a changed rule at once."""

import json
from pathlib import Path
from typing import TypedDict

import pytest

from tilewright import Garden, Rng, State, perft
from tilewright._build import COMPILED

COUNTS = Path(__file__).parents[1] / "data" / "perft_garden.json"


class Entry(TypedDict):
    """A position and the numbers of sequences of one, two ... actions from it."""

    name: str
    position: str
    counts: list[int]


ENTRIES: list[Entry] = json.loads(COUNTS.read_text("utf-8")) if COUNTS.exists() else []
NAMES = [entry["name"] for entry in ENTRIES]
LIMIT = 2_000_000 if COMPILED else 20_000  # sequences
SLOW_LIMIT = 20_000 if COMPILED else 3_000


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


def within(entry: Entry, limit: int) -> list[int]:
    return [count for count in entry["counts"] if count < limit]


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_the_counts_are_those_written_down(entry: Entry) -> None:
    state = Garden.from_text(entry["position"])
    counts = within(entry, LIMIT)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)
def test_counting_the_obvious_way_gives_the_same(entry: Entry) -> None:
    state = Garden.from_text(entry["position"])
    counts = within(entry, SLOW_LIMIT)
    assert [slow_perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_opening_positions_are_the_deals_of_seed_1(seats: int, side: str) -> None:
    state = Garden(seats, side)
    state.apply_deal(state.deal(Rng(1)))
    entry = ENTRIES[NAMES.index(f"seed 1, {side}, {seats} seats")]
    assert state.to_text() == entry["position"]


def test_chance_counts_once() -> None:
    assert perft(Garden(), 3) == 1
