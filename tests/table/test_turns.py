"""All ways to complete a turn: each is legal, none is missing, and too many are not listed."""

import pytest

from tilewright import find_game
from tilewright.core.rng import Rng
from tilewright.core.state import State
from tilewright.table.turns import (
    MAX_COMPLETIONS,
    find_completions,
    is_complete,
    read_turn,
    write_turn,
)


def ends_of(state: State, begun: list[int]) -> set[int]:
    """Return the keys of all positions in which a turn can end, by trying everything."""
    seat, ends = state.actor, set()
    waiting = [state.copy()]
    for action in begun:
        waiting[0].apply(action)
    if begun and is_complete(waiting[0], seat):
        return {waiting[0].key()}
    while waiting:
        at = waiting.pop()
        for action in at.legal_actions():
            after = at.copy()
            after.apply(action)
            if is_complete(after, seat):
                ends.add(after.key())
            else:
                waiting.append(after)
    return ends


@pytest.mark.parametrize("game", ["pavilion", "garden"])
def test_ways_lead_to_every_end_of_a_turn_once(game: str) -> None:
    rng, state, several = Rng(5), find_game(game).new(2), 0
    while not state.is_over:
        if state.actor < 0:
            state.apply_deal(state.deal(rng))
            continue
        action = state.random_action(rng)
        ways = find_completions(state, [action])
        if ways is not None and len(ways) < 30:
            several += len(ways) > 1
            reached = []
            for way in ways:
                turn, copy = read_turn(state.game, way.text), state.copy()
                for each in turn:
                    copy.apply(each)
                assert turn[0] == action and write_turn(state.game, turn) == way.text
                assert all(event["seat"] == state.actor for event in way.events)
                reached.append(copy.key())
            assert len(set(reached)) == len(reached)
            assert set(reached) == ends_of(state, [action])
        state.apply(action)
    assert several > 5


def test_more_ways_than_can_be_shown_are_not_listed() -> None:
    rng, state, lengths = Rng(2), find_game("garden").new(2), set()
    while not state.is_over:
        if state.actor < 0:
            state.apply_deal(state.deal(rng))
            continue
        if state.steps == 0:
            ways = find_completions(state, [state.game.read_action("pass")])
            lengths.add(None if ways is None else len(ways))
        state.apply(state.random_action(rng))
    assert None in lengths
    assert max(length for length in lengths if length is not None) <= MAX_COMPLETIONS
