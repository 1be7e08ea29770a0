"""Unfinished turns can be taken back, but nothing across chance or another's turn."""

import pytest

from tests.garden.drawn import board, drawn
from tests.garden.table import play
from tilewright import Garden, Match, Record, find_game

GAME = find_game("garden")
# Seat 1 takes B1 to B4, seat 2 Y1 to Y4; then seat 1 has three ways to pay for B2.
OPENING = ["B1B2B3B4", "takeB", "Y1Y2Y3Y4", "xG1", "takeY", "P1P2P3P4", "xG2"]


def begun(*tokens: str) -> Match:
    """Return a match with plies given in notation."""
    match = Match(Record(GAME, "front", 2))
    for token in tokens:
        if match.state.actor < 0:
            match.apply(GAME.read_deal(token))
        else:
            match.apply(GAME.read_action(token))
    return match


@pytest.mark.parametrize(
    "tokens", [["B3@01"], ["B3@01", "payB1"], ["B4@01", "payB1", "payB2"], ["pass", "dropB2"]]
)
def test_decisions_of_an_unfinished_turn_are_taken_back_one_by_one(tokens: list[str]) -> None:
    match = begun(*OPENING)
    seen = [match.state.to_text()]
    for token in tokens:
        match.apply(GAME.read_action(token))
        seen.append(match.state.to_text())
    for before in reversed(seen[:-1]):
        assert match.can_undo()
        match.undo()
        assert match.state.to_text() == before
    assert not match.can_undo()


def test_choosing_copies_can_be_taken_back() -> None:
    match = begun("B1B2Y1Y2", "takeB", "Y1Y2P3P4", "takeY", "from0")
    assert match.can_undo()
    match.undo()
    match.undo()
    assert (match.state.actor, match.can_undo()) == (1, False)


def test_a_complete_turn_cannot_be_taken_back() -> None:
    match = begun(*OPENING, "B1@01")
    assert not match.can_undo()
    with pytest.raises(ValueError, match="no decision"):
        match.undo()


def test_nothing_is_taken_back_across_chance() -> None:
    match = begun("B1B2B3B4", "takeB")
    assert not match.can_undo()
    match.apply(GAME.read_deal("Y1Y2Y3Y4"))
    assert not match.can_undo()
    match.apply(GAME.read_deal("xG1"))
    assert not match.can_undo()


def test_a_pass_that_ends_at_once_cannot_be_taken_back() -> None:
    match = begun("B1B2B3B4", "pass")
    assert (match.state.actor, match.can_undo()) == (1, False)


@pytest.mark.parametrize(
    ("tokens", "steps"),
    [("", 0), ("B4@01", 1), ("B4@01 payB1", 2), ("pass", 1), ("pass dropB1", 2)],
)
def test_a_position_knows_how_many_decisions_its_turn_has_had(tokens: str, steps: int) -> None:
    state: Garden = drawn(board(tiles="B4 B1 B2 B3 B5"), display="0^Y1")
    play(state, tokens)
    assert state.steps == steps
