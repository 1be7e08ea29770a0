"""Tiling the wall: which tiles move, where the others go, and what the floor costs."""

import pytest

from tests.azul.drawn import board, drawn
from tests.azul.table import floor_of, lines_of, only, play, tiles_in, wall_of

ROWS = ("BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB")


def test_a_full_line_sends_one_tile_to_the_wall_and_the_others_to_the_lid() -> None:
    state = drawn(board("- - RR - -"), displays="R")
    play(state, "1R3")
    assert wall_of(state, 0) == "..... ..... ....R ..... ....."
    assert tiles_in(state.to_data()["lid"]) == "RR"
    assert lines_of(state, 0) == "- - - - -"


def test_an_incomplete_line_stays_as_it_is() -> None:
    state = drawn(board("- - R - -"), displays="R")
    play(state, "1R3")
    assert lines_of(state, 0) == "- - RR - -"
    assert tiles_in(state.to_data()["lid"]) == ""


@pytest.mark.parametrize("row", range(5))
@pytest.mark.parametrize("column", range(5))
def test_every_colour_has_its_place_in_every_row_of_the_coloured_wall(
    row: int, column: int
) -> None:
    colour = ROWS[row][column]
    lines = " ".join(colour * 5 if i == row else "-" for i in range(5))
    state = drawn(board(_cut(lines)), displays="B", actor=1)
    play(state, "1BF")
    drawn_rows = ["....."] * 5
    drawn_rows[row] = "." * column + colour + "." * (4 - column)
    assert wall_of(state, 0) == " ".join(drawn_rows)


def _cut(lines: str) -> str:
    """Return lines with no more tiles than they have room for."""
    return " ".join(word[:size] for size, word in enumerate(lines.split(), 1))


def test_later_tiles_of_the_phase_count_earlier_ones() -> None:
    state = drawn(board("B WW - - -"), displays="K", actor=1)
    events = play(state, "1KF")
    assert [laid["points"] for laid in only(events, "laid")] == [1, 2]


def test_lines_are_tiled_from_the_top() -> None:
    state = drawn(board("B - YYY - RRRRR"), displays="K", actor=1)
    assert [laid["row"] for laid in only(play(state, "1KF"), "laid")] == [1, 3, 5]


def test_every_seat_tiles_in_turn_from_the_one_that_started() -> None:
    full = board("B - - - -")
    state = drawn(full, full, full, displays="K", start=2, actor=1)
    assert [laid["seat"] for laid in only(play(state, "1KF"), "laid")] == [2, 0, 1]


@pytest.mark.parametrize(
    ("floor", "loss"),
    [("", 0), ("B", 1), ("BB", 2), ("BBB", 4), ("BBBB", 6), ("BBBBB", 8), ("BBBBBB", 11)],
)
def test_the_floor_costs_what_its_covered_places_say(floor: str, loss: int) -> None:
    state = drawn(board(floor=floor, score=30), displays="R", actor=1)
    play(state, "1R2")
    assert state.scores()[0] == 30 - loss


def test_a_full_floor_line_costs_fourteen() -> None:
    state = drawn(board(floor="BBBBBBB", score=30), displays="R", actor=1)
    play(state, "1R2")
    assert state.scores()[0] == 30 - 14


def test_the_marker_covers_a_place_like_a_tile() -> None:
    state = drawn(board(floor="BB*", score=30), displays="R", actor=1)
    play(state, "1R2")
    assert state.scores()[0] == 30 - 4


def test_the_tiles_of_the_floor_go_to_the_lid() -> None:
    state = drawn(board(floor="B*YK"), displays="R", actor=1)
    play(state, "1R2")
    assert floor_of(state, 0) == ""
    assert tiles_in(state.to_data()["lid"]) == "BYK"


def test_an_empty_floor_line_tells_of_no_penalty() -> None:
    state = drawn(displays="R")
    assert only(play(state, "1R2"), "penalised") == []


def test_a_new_round_follows_with_its_number() -> None:
    state = drawn(displays="R", round=4)
    play(state, "1R2")
    assert state.to_data()["round"] == 5


def test_a_laid_tile_is_told_with_its_place_its_points_and_its_runs() -> None:
    state = drawn(board(wall=".xx.. x.... ..... ..... ....."), displays="B")
    assert only(play(state, "1B1"), "laid") == [
        {
            "seat": 0,
            "row": 1,
            "column": 1,
            "colour": "blue",
            "points": 5,
            "across": [[1, 1], [1, 2], [1, 3]],
            "down": [[1, 1], [2, 1]],
        }
    ]


def test_a_run_of_one_is_told_as_none() -> None:
    state = drawn(displays="B")
    (laid,) = only(play(state, "1B1"), "laid")
    assert (laid["across"], laid["down"]) == ([], [])
