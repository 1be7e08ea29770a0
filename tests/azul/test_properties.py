"""Properties of every match of Azul, with any number of seats and both walls."""

from collections import Counter

from hypothesis import given

from tests.azul.drawn import tile_counts
from tests.azul.strategies import Steering, plies, steerings, tables, told_plies
from tilewright import NATURE, Azul


@given(tables(), steerings())
def test_there_are_always_twenty_tiles_of_each_colour(table: Azul, steering: Steering) -> None:
    for _ in plies(table, steering):
        assert tile_counts(table.to_data()) == [20] * 5


@given(tables(), steerings())
def test_no_score_ever_falls_below_zero(table: Azul, steering: Steering) -> None:
    for _ in plies(table, steering):
        assert min(table.scores()) >= 0


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
def test_a_game_ends_for_one_of_three_reasons(table: Azul, steering: Steering) -> None:
    *_, last = told_plies(table, steering)
    assert last[-1]["reason"] in ("row", "idle", "tiles")


@given(tables(), steerings())
def test_steps_count_the_decisions_of_the_unfinished_turn(table: Azul, steering: Steering) -> None:
    steps, before = 0, (NATURE, False)
    for actor, _ in plies(table, steering):
        turn = (table.actor, table.is_tiling)
        steps = steps + 1 if turn == (actor, True) and before == turn else 0
        assert table.steps == steps
        before = turn
