"""The rulings R1 to R8, each cited by number; R9 to R11 are in test_rulings_grey.py."""

from tests.azul.drawn import board, drawn, heap
from tests.azul.table import floor_of, lines_of, only, play, refusal, tiles_in, tokens, wall_of
from tilewright import NATURE, Azul, Rng

# Four walls that lack one tile in every row: 80 tiles, and the other 20 on unfinished lines.
NEARLY = "xxxx. xxxx. xxxx. xxxx. xxx.x"


def test_r1_a_line_refuses_a_colour_that_its_row_of_the_wall_has() -> None:
    state = drawn(board(wall="x.... ..... ..... ..... ....."), displays="B")
    assert refusal(state, "1B1") == "wall.has-colour"


def test_r1_holds_on_the_grey_wall_too() -> None:
    state = drawn(board(wall="....B ..... ..... ..... ....."), displays="B", side="grey")
    assert refusal(state, "1B1") == "wall.has-colour"


def test_r1_looks_at_the_same_row_only() -> None:
    state = drawn(board(wall="x.... ..... ..... ..... ....."), displays="B")
    assert tokens(state) == {"1B2", "1B3", "1B4", "1B5", "1BF"}


def test_r2_the_marker_falls_before_the_tiles_of_the_same_turn() -> None:
    state = drawn(centre="BBY")
    play(state, "CBF")
    assert floor_of(state, 0) == "*BB"


def test_r2_the_marker_takes_the_leftmost_free_place() -> None:
    state = drawn(board(floor="RK"), centre="BBY")
    play(state, "CB1")
    assert floor_of(state, 0) == "RK*B"


def test_r2_a_marker_on_a_full_floor_line_costs_nothing_more() -> None:
    state = drawn(board(floor="RRRRRRR", score=20), centre="B")
    play(state, "CB2")
    assert state.scores() == [20 - 14, 0]


def test_r2_the_taker_of_a_marker_without_a_place_starts_the_next_round() -> None:
    state = drawn(board(), board(floor="RRRRRRR"), centre="B", actor=1)
    play(state, "CB2")
    assert state.to_data()["start"] == 1


def test_r2_a_marker_without_a_place_is_told_as_place_0() -> None:
    state = drawn(board(floor="RRRRRRR"), centre="BY")
    assert only(play(state, "CB2"), "marked") == [{"seat": 0, "place": 0}]


def test_r3_tiles_that_fall_on_a_full_floor_line_go_to_the_lid_at_once() -> None:
    state = drawn(board(floor="RRRRRR"), displays="BBB Y")
    play(state, "1BF")
    assert floor_of(state, 0) == "RRRRRRB"
    assert tiles_in(state.to_data()["lid"]) == "BB"


def test_r4_a_line_takes_all_it_can_of_what_was_taken() -> None:
    state = drawn(board(lines="- - RR - -"), displays="RRR Y")
    play(state, "1R3")
    assert lines_of(state, 0) == "- - RRR - -"
    assert floor_of(state, 0) == "RR"


def test_r4_one_place_to_go_is_all_a_taking_says() -> None:
    state = drawn(displays="RRR Y")
    assert {t for t in tokens(state) if "R" in t} == {"1R1", "1R2", "1R3", "1R4", "1R5", "1RF"}


def test_r5_the_penalty_comes_after_the_points_of_the_wall() -> None:
    state = drawn(board(lines="- R - - -", floor="BB", score=0), displays="R")
    play(state, "1R2")
    assert state.scores() == [0, 0]  # 1 - 2, not 0 + 1


def test_r5_nothing_is_clamped_before_all_is_added_up() -> None:
    state = drawn(
        board(lines="- R - - -", wall="..... ..x.. ..... ..... .....", floor="BB", score=1),
        displays="R",
    )
    play(state, "1R2")
    assert state.scores() == [1 + 2 - 2, 0]


def test_r6_the_game_ends_where_no_tile_can_be_laid_out() -> None:
    state = without_tiles()
    assert only(play(state, "1W5"), "ended") == [{"reason": "tiles"}]


def test_r6_round_and_marker_stay_as_they_were() -> None:
    state = without_tiles()
    play(state, "1W5")
    data = state.to_data()
    assert (data["round"], data["marker"], data["start"], data["actor"]) == (9, "centre", 2, None)


def test_r6_the_bonuses_count_as_if_a_row_were_complete() -> None:
    state = without_tiles()
    play(state, "1W5")
    assert state.scores() == [3 * 7 + 10] * 4


def without_tiles() -> Azul:
    """Return a table where the last tile of all is to be taken; no row can be completed."""
    seats = [board(f"- K R Y {'WW' if seat else 'W'}", NEARLY) for seat in range(4)]
    return drawn(*seats, displays="W", round=9, start=2)


def test_r7_three_rounds_in_a_row_without_a_tile_on_a_wall_end_the_game() -> None:
    state = drawn(displays="B", idle=2)
    assert only(play(state, "1BF"), "ended") == [{"reason": "idle"}]


def test_r7_two_such_rounds_do_not() -> None:
    state = drawn(displays="B", idle=1)
    play(state, "1BF")
    assert (state.actor, state.to_data()["idle"]) == (NATURE, 2)


def test_r7_a_tile_on_any_wall_starts_the_count_again() -> None:
    state = drawn(board(), board(lines="Y - - - -"), displays="B", idle=2)
    play(state, "1BF")
    assert (state.actor, state.to_data()["idle"]) == (NATURE, 0)


def test_r7_sending_everything_to_the_floor_ends_a_game_after_three_rounds() -> None:
    state, rng = Azul(), Rng(7)
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(next(a for a in state.legal_actions() if str(a).endswith("F")))
    assert (state.to_data()["round"], state.to_data()["idle"]) == (3, 3)


def test_r7_the_bonuses_count_as_if_a_row_were_complete() -> None:
    state = drawn(board(wall="x.... x.... x.... x.... x...."), displays="B", idle=2, actor=1)
    play(state, "1BF")
    assert state.scores() == [7, 0]


def test_r8_whoever_started_starts_again_if_nobody_took_the_marker() -> None:
    state = drawn(board(), board(), board(), displays="B", start=2)
    play(state, "1B2")
    data = state.to_data()
    assert (data["round"], data["start"], data["marker"]) == (2, 2, "centre")


def test_r8_costs_nothing() -> None:
    state = drawn(board(score=5), board(score=5), displays="B", start=1)
    play(state, "1B2")
    assert state.scores() == [5, 5]


def test_the_owner_of_the_marker_starts_the_next_round_and_puts_it_back() -> None:
    state = drawn(board(), board(floor="*"), board(), displays="B", start=2)
    play(state, "1B2")
    data = state.to_data()
    assert (data["start"], data["marker"], data["centre"]) == (1, "centre", heap(""))
    assert wall_of(state, 1) == "..... ..... ..... ..... ....."
