"""What holds in every game: any number of seats, both walls, whatever is chosen."""

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.azul.drawn import tile_counts
from tests.azul.games import Steering, plies, positions, steerings, tables, told_plies
from tilewright import NATURE, Azul, Event, IllegalAction, Rng

MANY_PLIES = 2000  # far more than any game has: three idle rounds end it (R7)


@given(tables(), steerings())
def test_there_are_always_twenty_tiles_of_each_colour(table: Azul, steering: Steering) -> None:
    for _ in plies(table, steering):
        assert tile_counts(table.to_data()) == [20] * 5


@given(tables(), steerings())
def test_every_game_ends(table: Azul, steering: Steering) -> None:
    assert sum(1 for _ in plies(table, steering)) < MANY_PLIES
    assert table.is_over


@given(tables(), steerings())
def test_no_score_ever_falls_below_zero(table: Azul, steering: Steering) -> None:
    for _ in plies(table, steering):
        assert min(table.scores()) >= 0


@given(tables(), steerings())
def test_a_decision_never_lacks_a_legal_action(table: Azul, steering: Steering) -> None:
    for _ in plies(table, steering):
        assert bool(table.legal_actions()) == (table.actor >= 0)


@given(positions())
def test_all_ways_to_ask_what_is_legal_agree(state: Azul) -> None:
    legal = set(state.legal_actions())
    numbers = range(-2, state.num_actions + 40)
    mask = state.legal_mask()
    assert len(mask) == state.num_actions
    assert {number for number, bit in enumerate(mask) if bit} == legal
    assert {number for number in numbers if state.is_legal(number)} == legal
    assert {number for number in numbers if state.why_not(number) is None} == legal
    assert state.legal_actions() == sorted(legal)


@given(positions())
def test_every_legal_action_can_be_carried_out(state: Azul) -> None:
    before = state.to_data()
    for action in state.legal_actions():
        twin = state.copy()
        twin.apply(action)
        assert twin.to_data() != before


@given(positions())
def test_an_illegal_action_is_refused_as_explained_and_changes_nothing(state: Azul) -> None:
    before = state.to_data()
    for number in [*range(state.num_actions), -1, 305, 2**31, 2**63, -(10**30)]:
        refusal = state.why_not(number)
        if refusal is None:
            continue
        events: list[Event] = []
        with pytest.raises(IllegalAction) as caught:
            state.apply(number, events)
        assert (caught.value.code, str(caught.value)) == (refusal.code, refusal.sentence)
        assert events == []
    assert state.to_data() == before


@given(tables(), steerings())
def test_a_copy_is_independent(table: Azul, steering: Steering) -> None:
    for _ in zip(range(30), plies(table, steering), strict=False):
        pass
    twin, before = table.copy(), table.to_data()
    assert twin == table
    for _ in plies(twin, steering):
        pass
    assert table.to_data() == before


@given(tables(), steerings())
def test_a_replay_of_the_plies_equals_the_live_match(table: Azul, steering: Steering) -> None:
    replay = table.copy()
    for actor, token in plies(table, steering):
        assert replay.actor == actor
        replay.apply_text(token)
        assert replay == table


@given(tables(), steerings())
def test_telling_events_changes_nothing(table: Azul, steering: Steering) -> None:
    silent = table.copy()
    seed = steering.rng.randbelow(1 << 31)
    for events in told_plies(table, Steering(seed, [])):
        assert events
    for _ in plies(silent, Steering(seed, [])):
        pass
    assert silent == table


@given(tables(), steerings())
def test_the_points_told_add_up_to_the_scores(table: Azul, steering: Steering) -> None:
    points: Counter[int] = Counter()
    for events in told_plies(table, steering):
        for event in events:
            if event.kind in ("laid", "bonus"):
                points[event.number("seat")] += event.number("points")
            elif event.kind == "penalised":
                points[event.number("seat")] -= event.number("points")
        assert [points[seat] for seat in range(table.seats)] == table.scores()


@given(tables(), steerings())
def test_a_game_tells_its_end_once_and_last(table: Azul, steering: Steering) -> None:
    story = [event for events in told_plies(table, steering) for event in events]
    assert [event.kind for event in story].count("ended") == 1
    assert story[-1].kind == "ended"
    assert story[-1]["reason"] in ("row", "idle", "tiles")


@given(tables(), steerings())
def test_steps_count_the_decisions_of_the_unfinished_turn(table: Azul, steering: Steering) -> None:
    steps, before = 0, (NATURE, False)
    for actor, _ in plies(table, steering):
        turn = (table.actor, table.is_tiling)
        steps = steps + 1 if turn == (actor, True) and before == turn else 0
        assert table.steps == steps
        before = turn


@given(positions(), st.integers(0, 2**32))
def test_twins_go_the_same_way(state: Azul, seed: int) -> None:
    twins = [state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    ends = []
    for twin in twins:
        for _ in plies(twin, Steering(seed, [])):
            pass
        ends.append(twin.to_text())
    assert len(set(ends)) == 1


@given(positions(), st.integers(0, 2**32))
def test_the_same_seed_draws_the_same_deal(state: Azul, seed: int) -> None:
    if state.actor == NATURE:
        assert state.deal(Rng(seed)) == state.deal(Rng(seed))


@given(positions())
def test_places_follow_the_scores(state: Azul) -> None:
    places, scores = state.ranking(), state.scores()
    for mine, my_score in zip(places, scores, strict=True):
        assert mine <= 1 + sum(score >= my_score for score in scores)
        assert mine >= 1 + sum(score > my_score for score in scores)
    assert min(places) == 1
