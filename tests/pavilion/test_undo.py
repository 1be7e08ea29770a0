"""Taking back: the decisions of the own turn, until it is complete."""

import pytest

from tests.pavilion.drawn import board, drawn
from tests.pavilion.table import play
from tilewright import Match, Pavilion, Record, Rng, find_game

PAVILION = find_game("pavilion")


def match_in(phase: str, steps: int) -> Match:
    """Return a match by chance in which the seat to act has made so many decisions of a turn."""
    for seed in range(200):
        match, rng = Match(Record(PAVILION, "coloured", 2)), Rng(seed)
        while not match.state.is_over:
            match.deal(rng)
            if now(match) == (phase, steps):
                return match
            if not match.state.is_over:
                match.apply(match.state.random_action(rng))
    raise AssertionError(f"no match comes to {phase} after {steps} decisions")


def now(match: Match) -> tuple[str, int]:
    """Return the phase of a match and how many decisions of the turn have been made."""
    assert isinstance(match.state, Pavilion)
    return match.state.phase_name, match.state.steps


@pytest.mark.parametrize(
    ("phase", "steps"),
    [
        ("picking", 1),
        ("picking", 2),
        ("picking", 3),
        ("keeping", 1),
        ("keeping", 2),
        ("keeping", 4),
    ],
)
def test_a_turn_can_be_taken_back_to_its_beginning(phase: str, steps: int) -> None:
    match = match_in(phase, steps)
    seat = match.state.actor
    for _ in range(steps):
        match.undo()
        assert match.state.actor == seat
    assert now(match) == ("placing", 0)
    assert not match.can_undo()


def test_what_was_taken_back_can_be_done_again() -> None:
    match = match_in("picking", 2)
    before, last = match.state.to_text(), match.record.plies[-1]
    match.undo()
    match.apply(last)
    assert match.state.to_text() == before


def test_another_way_can_be_chosen_after_taking_back() -> None:
    match = match_in("keeping", 1)
    match.undo()
    action = match.state.legal_actions()[-1]
    match.apply(action)
    assert match.record.plies[-1] == action


@pytest.mark.parametrize("phase", ["picking", "keeping"])
def test_a_complete_turn_cannot_be_taken_back(phase: str) -> None:
    match = match_in(phase, 1)
    while match.can_undo():
        match.apply(match.state.legal_actions()[0])
    with pytest.raises(ValueError, match="no decision"):
        match.undo()


def test_nothing_is_taken_back_across_a_reveal() -> None:
    match = match_in("picking", 1)
    while match.can_undo():
        match.apply(match.state.legal_actions()[0])
    assert now(match)[0] == "supply"
    match.deal(Rng(1))
    assert not match.can_undo()


def test_a_taking_is_a_turn_of_one_decision() -> None:
    match = match_in("taking", 0)
    match.apply(match.state.legal_actions()[0])
    assert not match.can_undo()


def test_a_placement_without_bonus_tiles_is_a_turn_of_one_decision() -> None:
    state = drawn(board(hand="GG"), board(hand="R"))
    play(state, "61G")
    assert (state.actor, state.steps) == (1, 0)


def test_a_placement_and_its_picks_are_one_turn() -> None:
    state = drawn(board("1:....x.", hand="P" * 6), board(hand="R"))
    steps = []
    for token in ("16P", "pickG", "pickO", "pickY"):
        play(state, token)
        steps.append(state.steps)
    assert steps == [1, 2, 3, 0]


def test_a_pass_and_its_kept_tiles_are_one_turn() -> None:
    state = drawn(board(hand="GGYY"), board(hand="R"))
    steps = []
    for token in ("pass", "keepG", "keepY", "stop"):
        play(state, token)
        steps.append(state.steps)
    assert steps == [1, 2, 3, 0]


def test_a_pass_of_round_6_is_a_turn_of_one_decision() -> None:
    state = drawn(board(hand="GGYY"), board(hand="R"), round=6)
    play(state, "pass")
    assert (state.actor, state.steps) == (1, 0)
