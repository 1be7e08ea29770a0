"""What holds in every game of Summer Pavilion: any seats, both sides, whatever is chosen."""

from collections import Counter

from hypothesis import given, settings

from tests.pavilion.drawn import tile_counts
from tests.pavilion.strategies import Steering, plies, steerings, tables, told_plies
from tilewright import NATURE, Event, Pavilion
from tilewright._build import COMPILED

GAINS = ("placed", "star-bonus", "cost-bonus")
LOSSES = ("token", "discarded", "corner-loss")

whole_games = settings(max_examples=60 if COMPILED else 15)


@whole_games
@given(tables(), steerings())
def test_there_are_always_22_tiles_of_each_colour(table: Pavilion, steering: Steering) -> None:
    for _ in plies(table, steering):
        assert tile_counts(table.to_data()) == [22] * 6


@whole_games
@given(tables(), steerings())
def test_no_score_ever_falls_below_1(table: Pavilion, steering: Steering) -> None:
    for _ in plies(table, steering):
        assert min(table.scores()) >= 1


@whole_games
@given(tables(), steerings())
def test_the_points_told_add_up_to_the_scores(table: Pavilion, steering: Steering) -> None:
    points: Counter[int] = Counter(dict.fromkeys(range(table.seats), 5))
    for events in told_plies(table, steering):
        for event in events:
            if event.kind in GAINS:
                points[event.number("seat")] += event.number("points")
            elif event.kind in LOSSES:
                points[event.number("seat")] -= event.number("points")
        assert [points[seat] for seat in range(table.seats)] == table.scores()


@whole_games
@given(tables(), steerings())
def test_the_tiles_told_add_up_to_the_hands(table: Pavilion, steering: Steering) -> None:
    held: Counter[int] = Counter()
    for events in told_plies(table, steering):
        for event in events:
            count_tiles(held, event)
        data = table.to_data()
        in_hand = [sum(board["hand"]) + sum(board["kept"]) for board in data["boards"]]
        assert [held[seat] for seat in range(table.seats)] == in_hand


def count_tiles(held: Counter[int], event: Event) -> None:
    """Count what an event brings a hand and what it takes away."""
    if event.kind in ("took", "gained"):
        held[event.number("seat")] += event.number("count")
    elif event.kind == "paid":
        held[event.number("seat")] -= event.number("count") + event.number("wilds")
    elif event.kind == "discarded":
        held[event.number("seat")] -= event.number("count")


@whole_games
@given(tables(), steerings())
def test_steps_are_counted_while_tiles_are_picked_or_kept(
    table: Pavilion, steering: Steering
) -> None:
    steps = 0
    for _ in plies(table, steering):
        under_way = table.phase_name in ("picking", "keeping")
        steps = steps + 1 if under_way else 0
        assert table.steps == steps


@whole_games
@given(tables(), steerings())
def test_chance_fills_the_supply_or_the_displays(table: Pavilion, steering: Steering) -> None:
    for _ in plies(table, steering):
        assert (table.actor == NATURE) == (table.phase_name in ("supply", "displays"))


@whole_games
@given(tables(), steerings())
def test_the_supply_is_full_while_tiles_are_taken_or_placed(
    table: Pavilion, steering: Steering
) -> None:
    """Unless bag and tower are empty (R4)."""
    for _ in plies(table, steering):
        data = table.to_data()
        if data["phase"] in ("displays", "placing", "keeping", "over"):
            full = sum(data["supply"]) == 10
            assert full or not any(data["bag"] + data["tower"])


@whole_games
@given(tables(), steerings())
def test_a_match_has_six_rounds(table: Pavilion, steering: Steering) -> None:
    rounds = [table.to_data()["round"] for _ in plies(table, steering)]
    assert rounds == sorted(rounds)
    assert set(rounds) == {1, 2, 3, 4, 5, 6}
