"""Whole matches: they end, can be replayed, and recording events changes nothing."""

import json

import pytest
from hypothesis import given

from tests.conformance.games import (
    Setup,
    Walk,
    each_setup,
    examples,
    few_examples,
    next_ply,
    plies,
    told_plies,
    walks,
)
from tilewright import NATURE, NOBODY, Event, Match, Record

MANY_PLIES = 3000  # far more than any match has


@each_setup
@examples
@given(walks())
def test_every_match_ends(setup: Setup, walk: Walk) -> None:
    state = walk.table(setup)
    assert state.actor == NATURE
    assert sum(1 for _ in plies(state, walk.steering())) < MANY_PLIES
    assert state.is_over
    assert (state.actor, state.steps, state.legal_actions()) == (NOBODY, 0, [])


@each_setup
@few_examples
@given(walks())
def test_the_actor_is_a_seat_or_chance_until_nobody_is_to_act(setup: Setup, walk: Walk) -> None:
    state = walk.table(setup)
    for _ in plies(state, walk.steering()):
        assert state.actor in {NATURE, NOBODY, *range(setup.seats)}
        assert state.is_over == (state.actor == NOBODY)


@each_setup
@few_examples
@given(walks())
def test_every_seat_has_a_score_and_a_place(setup: Setup, walk: Walk) -> None:
    state = walk.table(setup)
    for _ in plies(state, walk.steering()):
        scores, places = state.scores(), state.ranking()
        assert len(scores) == len(places) == setup.seats
        check_places(scores, places)


def check_places(scores: list[int], places: list[int]) -> None:
    """More points mean a better place; as many seats are ahead as a place says."""
    for mine, my_score in zip(places, scores, strict=True):
        assert mine == 1 + sum(place < mine for place in places)
        for place, score in zip(places, scores, strict=True):
            assert place > mine or score >= my_score


@each_setup
@few_examples
@given(walks())
def test_a_replay_of_the_plies_equals_the_live_match(setup: Setup, walk: Walk) -> None:
    state, replay = walk.table(setup), walk.table(setup)
    for actor, token in plies(state, walk.steering()):
        assert replay.actor == actor
        replay.apply_text(token)
        assert replay == state


@each_setup
@examples
@given(walks())
def test_telling_events_changes_nothing(setup: Setup, walk: Walk) -> None:
    told, silent = walk.table(setup), walk.table(setup)
    lengths = sum(1 for _ in told_plies(told, walk.steering()))
    assert sum(1 for _ in plies(silent, walk.steering())) == lengths
    assert silent == told


@each_setup
@examples
@given(walks())
def test_every_ply_tells_something_and_events_are_added_behind_others(
    setup: Setup, walk: Walk
) -> None:
    state = walk.table(setup)
    under_way = False  # a turn of several decisions: within it there may be nothing to tell
    for events in told_plies(state, walk.steering()):
        assert events or under_way or state.steps > 0
        under_way = state.steps > 0
        assert all(event.to_data()["event"] == event.kind for event in events)
        json.dumps([event.to_data() for event in events])
    seen = [Event("seen", {})]
    fresh = walk.table(setup)
    fresh.apply_deal(fresh.deal(walk.steering().rng), seen)
    assert seen[0].kind == "seen" and len(seen) > 1


@each_setup
@examples
@given(walks())
def test_a_match_tells_its_end_once_and_last(setup: Setup, walk: Walk) -> None:
    state = walk.table(setup)
    kinds = [event.kind for events in told_plies(state, walk.steering()) for event in events]
    assert kinds.count("ended") == 1
    assert kinds[-1] == "ended"


@each_setup
@few_examples
@given(walks())
def test_steps_count_the_decisions_of_the_unfinished_turn(setup: Setup, walk: Walk) -> None:
    state, steps = walk.table(setup), 0
    for actor, _ in plies(state, walk.steering()):
        assert state.steps in (0, steps + 1)
        if state.steps:
            assert state.actor == actor >= 0
        steps = state.steps


@each_setup
@examples
@given(walks())
def test_a_turn_under_way_can_be_taken_back_decision_by_decision(setup: Setup, walk: Walk) -> None:
    match, before = turn_under_way(setup, walk)
    for steps in range(match.state.steps, 0, -1):
        actor = match.state.actor
        assert match.state.steps == steps
        match.undo()
        assert (match.state.actor, match.state.to_text()) == (actor, before.pop())
    assert not match.can_undo()


def turn_under_way(setup: Setup, walk: Walk) -> tuple[Match, list[str]]:
    """Return a match that has gone far enough and in which a turn is unfinished, or its end.

    With it comes the position before every ply.
    """
    match = Match(Record(setup.game, setup.side, setup.seats, walk.start % setup.seats))
    before, steering = list[str](), walk.steering()
    while not match.state.is_over and (len(before) < walk.length or not match.can_undo()):
        before.append(match.state.to_text())
        match.apply(next_ply(match.state, steering))
    return match, before


@each_setup
@few_examples
@given(walks())
def test_nothing_is_taken_back_across_a_reveal_or_beyond_a_turn(setup: Setup, walk: Walk) -> None:
    match = Match(Record(setup.game, setup.side, setup.seats))
    steering = walk.steering()
    while not match.state.is_over:
        actor = match.state.actor
        match.apply(next_ply(match.state, steering))
        if actor == NATURE or match.state.actor != actor:
            assert not match.can_undo()
    with pytest.raises(ValueError, match="no decision"):
        match.undo()
