"""The rulings R9 to R11, and what else is special about the grey wall."""

from tests.azul.drawn import board, drawn
from tests.azul.table import floor_of, lines_of, only, play, refusal, tiles_in, tokens, wall_of
from tilewright import NATURE

# Row 2 has room in columns 4 and 5 only, and both columns have red.
NO_ROOM_FOR_RED = "...R. BYK.. ....R ..... ....."


def test_r9_a_line_without_an_allowed_column_falls_to_the_floor_and_counts() -> None:
    state = drawn(board("- R - - -", NO_ROOM_FOR_RED, score=9), side="grey", displays="R")
    events = play(state, "1R2")
    assert only(events, "dropped") == [{"seat": 0, "line": 2, "colour": "red", "count": 2}]
    assert state.scores() == [9 - 2, 0]


def test_r9_nothing_of_the_line_reaches_the_wall() -> None:
    state = drawn(board("- R - - -", NO_ROOM_FOR_RED), side="grey", displays="R")
    play(state, "1R2")
    assert wall_of(state, 0) == NO_ROOM_FOR_RED
    assert lines_of(state, 0) == "- - - - -"
    assert tiles_in(state.to_data()["lid"]) == "RR"


def test_r9_follows_r3_for_what_does_not_fit_on_the_floor() -> None:
    hurt = board("- R - - -", NO_ROOM_FOR_RED, floor="BBBBBB", score=20)
    state = drawn(hurt, side="grey", displays="R")
    events = play(state, "1R2")
    assert only(events, "spilled") == [{"seat": 0, "colour": "red", "count": 1}]
    assert state.scores() == [20 - 14, 0]


def test_r9_a_dropped_line_brings_no_tile_to_a_wall_for_r7() -> None:
    state = drawn(board("- R - - -", NO_ROOM_FOR_RED), side="grey", displays="R", idle=2)
    assert only(play(state, "1R2"), "ended") == [{"reason": "idle"}]


def test_r9_tiles_dropped_in_the_midst_of_a_choice_still_count_this_round() -> None:
    wall = "...R. BYK.. ....R ..... ....."
    state = drawn(board("- R - - BBBBB", wall, score=9), side="grey", displays="R")
    play(state, "1R2")
    assert floor_of(state, 0) == "RR"
    assert state.scores() == [9, 0]
    play(state, "col5")
    assert state.scores() == [9 + 1 - 2, 0]


def test_r10_the_floor_may_not_be_chosen_while_a_column_is_allowed() -> None:
    state = drawn(board("- R - - -"), side="grey", displays="R")
    play(state, "1R2")
    assert tokens(state) == {"col1", "col2", "col3", "col4", "col5"}
    assert refusal(state, "1RF") == "phase.tiling"


def test_r11_the_upper_line_is_chosen_before_the_lower_is_laid() -> None:
    wall = "..... ..... BYK.. ...R. ....."  # row 3: red fits only column 5
    state = drawn(board("- YY RRR - -", wall), side="grey", displays="B", actor=1)
    play(state, "1BF")
    assert lines_of(state, 0) == "- YY RRR - -"
    play(state, "col3")
    assert wall_of(state, 0) == "..... ..Y.. BYK.R ...R. ....."


def test_r11_an_upper_choice_can_take_the_only_column_of_a_lower_line() -> None:
    wall = "..... ..... BYK.. ...R. ....."
    state = drawn(board("- RR RRR - -", wall, score=9), side="grey", displays="B", actor=1)
    play(state, "1BF")
    events = play(state, "col5")
    assert only(events, "dropped") == [{"seat": 0, "line": 3, "colour": "red", "count": 3}]
    assert state.scores() == [9 + 1 - 4, 0]


def test_r11_a_line_with_one_allowed_column_is_placed_without_asking() -> None:
    state = drawn(board("- R - - -", "..... BYK.. ....R ..... ....."), side="grey", displays="R")
    play(state, "1R2")
    assert wall_of(state, 0) == "..... BYKR. ....R ..... ....."
    assert state.actor == NATURE


def test_a_column_is_allowed_if_its_place_is_empty_and_it_lacks_the_colour() -> None:
    state = drawn(board("- R - - -", "..... B.... .R... ..... ....."), side="grey", displays="R")
    play(state, "1R2")
    assert tokens(state) == {"col3", "col4", "col5"}
    assert refusal(state, "col1") == "column.covered"
    assert refusal(state, "col2") == "column.has-colour"


def test_a_covered_column_that_has_the_colour_too_is_refused_as_covered() -> None:
    state = drawn(board("- R - - -", "..... .B... .R... ..... ....."), side="grey", displays="R")
    play(state, "1R2")
    assert refusal(state, "col2") == "column.covered"


def test_players_tile_clockwise_from_the_seat_that_started_the_round() -> None:
    full = board("- RR - - -")
    state = drawn(full, full, full, side="grey", displays="B", start=1)
    play(state, "1BF")
    order = []
    while state.actor != NATURE:
        order.append(state.actor)
        play(state, "col1")
    assert order == [1, 2, 0]


def test_the_floor_is_settled_before_the_next_player_tiles() -> None:
    full = board("- RR - - -", floor="BB", score=5)
    state = drawn(full, full, side="grey", displays="B", actor=1)
    play(state, "1B1 col1")
    assert (state.actor, state.scores()) == (1, [5 + 1 - 2, 5])


def test_a_line_may_be_filled_with_a_colour_that_has_no_free_column_left() -> None:
    state = drawn(board(wall=NO_ROOM_FOR_RED), side="grey", displays="RR")
    assert refusal(state, "1R2") is None


def test_while_tiles_are_taken_no_column_is_chosen() -> None:
    state = drawn(side="grey", displays="R")
    assert refusal(state, "col1") == "phase.taking"


def test_a_laid_tile_is_remembered_while_others_still_choose() -> None:
    full = board("- RR - - -")
    state = drawn(full, full, side="grey", displays="B", idle=2)
    play(state, "1BF")
    assert not state.to_data()["laid"]
    play(state, "col1")
    assert state.to_data()["laid"]
