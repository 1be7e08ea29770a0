"""Perft counts: numbers that detect a changed rule of any game."""

import json
from pathlib import Path
from typing import TypedDict

import pytest

from tests.conformance.games import Setup, each_setup
from tilewright import NATURE, Rng, State, find_game, perft
from tilewright._build import COMPILED

COUNTS = Path(__file__).parent / "data" / "perft.json"


class Entry(TypedDict):
    """A position and the numbers of sequences of one, two ... actions from it."""

    name: str
    position: str
    counts: list[int]


ENTRIES: list[Entry] = json.loads(COUNTS.read_text(encoding="utf-8"))
NAMES = [f"{entry['position'].split()[0]}: {entry['name']}" for entry in ENTRIES]
SLOW_LIMIT = 500_000 if COMPILED else 30_000  # sequences
each_entry = pytest.mark.parametrize("entry", ENTRIES, ids=NAMES)


def read(entry: Entry) -> State:
    """Return the position of an entry."""
    return find_game(entry["position"].split()[0]).from_text(entry["position"])


def opening(setup: Setup) -> State:
    """Return the position after the first deals with seed 1."""
    state, rng = setup.game.new(setup.seats, setup.side), Rng(1)
    while state.actor == NATURE:
        state.apply_deal(state.deal(rng))
    return state


def slow_perft(state: State, depth: int) -> int:
    """Count recursively with public methods; deals and the end of the game stop a sequence."""
    if depth == 0 or state.actor < 0:
        return 1
    total = 0
    for action in state.legal_actions():
        child = state.copy()
        child.apply(action)
        total += slow_perft(child, depth - 1)
    return total


@each_entry
def test_the_counts_are_those_written_down(entry: Entry) -> None:
    state = read(entry)
    depths = range(1, len(entry["counts"]) + 1)
    assert [perft(state, depth) for depth in depths] == entry["counts"]


@each_entry
def test_counting_the_obvious_way_gives_the_same(entry: Entry) -> None:
    state = read(entry)
    depths = [depth for depth, count in enumerate(entry["counts"], 1) if count < SLOW_LIMIT]
    assert [slow_perft(state, depth) for depth in depths] == entry["counts"][: len(depths)]


@each_setup
def test_the_opening_positions_are_the_deals_of_seed_1(setup: Setup) -> None:
    assert f"{setup.game.id}: seed 1, {setup.side}, {setup.seats} seats" in NAMES
    assert opening(setup).to_text() in [entry["position"] for entry in ENTRIES]


@each_setup
def test_no_action_is_one_way_to_go_on(setup: Setup) -> None:
    assert perft(opening(setup), 0) == 1


@each_setup
def test_chance_counts_once(setup: Setup) -> None:
    assert perft(setup.game.new(setup.seats, setup.side), 3) == 1


@each_setup
def test_counting_changes_nothing(setup: Setup) -> None:
    state = opening(setup)
    before = state.to_text()
    perft(state, 2)
    assert state.to_text() == before


@each_setup
def test_a_depth_is_not_negative(setup: Setup) -> None:
    with pytest.raises(ValueError, match="depth"):
        perft(setup.game.new(setup.seats, setup.side), -1)
