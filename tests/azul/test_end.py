"""The end of a game: what ends it, the bonuses, and who wins."""

from tests.azul.drawn import board, drawn
from tests.azul.table import only, play, refusal
from tilewright import NOBODY, Azul, Event
from tilewright.games.azul.data import BoardData

NEAR_ROW = "xxxx. ..... ..... ..... ....."


def test_the_game_ends_after_the_tiling_in_which_a_row_is_complete() -> None:
    state = drawn(board(wall=NEAR_ROW), displays="W")
    assert only(play(state, "1W1"), "ended") == [{"reason": "row"}]
    assert (state.actor, state.is_over) == (NOBODY, True)


def test_a_row_of_any_seat_ends_the_game() -> None:
    state = drawn(board(), board(), board("W - - - -", NEAR_ROW), displays="B")
    play(state, "1BF")
    assert state.is_over


def test_everyone_finishes_tiling_first() -> None:
    state = drawn(board("W - - - -", NEAR_ROW), board("B - - - -"), displays="K")
    events = play(state, "1KF")
    assert [laid["seat"] for laid in only(events, "laid")] == [0, 1]


def test_a_complete_column_or_colour_alone_ends_nothing() -> None:
    state = drawn(board(wall="..... x.... x.... x.... x...."), displays="B")
    play(state, "1B1")
    assert not state.is_over


def test_each_complete_row_adds_2() -> None:
    state = drawn(board("W KK - - -", "xxxx. xxxx. ..... ..... ....."), displays="B", actor=1)
    events = play(state, "1BF")
    assert bonuses(events) == [("row", 1, 2), ("row", 2, 2)]


def test_each_complete_column_adds_7() -> None:
    state = drawn(board("W - - - -", "xxxx. x.... x.... x.... x...."), displays="K", actor=1)
    events = play(state, "1KF")
    assert bonuses(events) == [("row", 1, 2), ("column", 1, 7)]


def test_each_colour_with_all_five_tiles_adds_10() -> None:
    state = drawn(board("W - - - -", "xxxx. .x... ..x.. ...x. ....x"), displays="K", actor=1)
    events = play(state, "1KF")
    assert bonuses(events) == [("row", 1, 2), ("colour", "blue", 10)]


def test_a_column_of_the_grey_wall_counts_wherever_its_colours_lie() -> None:
    wall = "BYRK. Y.... R.... K.... W...."
    state = drawn(board("W - - - -", wall), side="grey", displays="K", actor=1)
    events = play(state, "1KF")
    assert bonuses(events) == [("row", 1, 2), ("column", 1, 7)]


def test_the_bonuses_are_part_of_the_score() -> None:
    state = drawn(
        board("W - - - -", "xxxx. xx... x.x.. x..x. x...x", score=50), displays="K", actor=1
    )
    play(state, "1KF")
    assert state.scores() == [50 + 5 + 2 + 7 + 10, 0]


def test_there_is_no_bonus_while_the_game_goes_on() -> None:
    state = drawn(board(wall="x.... x.... x.... x.... x....", score=3), displays="K", actor=1)
    play(state, "1KF")
    assert state.scores() == [3, 0]


def test_round_number_and_marker_stay_as_they_were_at_the_end() -> None:
    state = drawn(board(wall=NEAR_ROW), board(floor="*"), displays="W", round=6)
    play(state, "1W1")
    data = state.to_data()
    assert (data["round"], data["marker"], data["start"]) == (6, 1, 0)


def test_after_the_end_nothing_is_legal() -> None:
    state = drawn(board(wall=NEAR_ROW), displays="W")
    play(state, "1W1")
    assert state.legal_actions() == []
    assert refusal(state, "1W1") == "game.over"


def test_most_points_win() -> None:
    assert ended(board(score=10), board(score=30), board(score=20)).ranking() == [3, 1, 2]


def test_tied_players_compare_complete_rows() -> None:
    one_row = board(wall="xxxxx ..... ..... ..... .....", score=30)
    two_rows = board(wall="xxxxx xxxxx ..... ..... .....", score=30)
    assert ended(one_row, two_rows).ranking() == [2, 1]


def test_players_tied_in_rows_too_share_the_win() -> None:
    row = board(wall="xxxxx ..... ..... ..... .....", score=30)
    assert ended(row, row, board(score=9)).ranking() == [1, 1, 3]


def test_lower_places_are_decided_like_the_first() -> None:
    row = board(wall="xxxxx ..... ..... ..... .....", score=30)
    assert ended(board(score=30), board(score=50), row, row).ranking() == [4, 1, 2, 2]


def test_rows_do_not_outweigh_points() -> None:
    row = board(wall="xxxxx ..... ..... ..... .....", score=29)
    assert ended(row, board(score=30)).ranking() == [2, 1]


def test_everyone_may_share_the_win() -> None:
    assert ended(board(), board(), board(), board()).ranking() == [1, 1, 1, 1]


def ended(*boards: BoardData) -> Azul:
    """Return a table whose game is over; after three idle rounds it needs no complete row."""
    return drawn(*boards, actor=None, idle=3)


def bonuses(events: list[Event]) -> list[tuple[object, object, object]]:
    """Return kind, number or colour, and points of every bonus told."""
    told = only(events, "bonus")
    return [(bonus["bonus"], bonus[str(bonus["bonus"])], bonus["points"]) for bonus in told]
