"""A position as plain data and as text: both can be read back, and both are documented."""

from hypothesis import given

from tests.azul.drawn import board, drawn, drawn_data, tile_counts
from tests.azul.strategies import positions
from tests.azul.table import play, tokens
from tilewright import NATURE, Azul, find_game

KEYS = [
    "game", "side", "seats", "round", "start", "actor", "displays",
    "centre", "marker", "bag", "lid", "idle", "laid", "boards",
]  # fmt: skip


@given(positions())
def test_plain_data_has_exactly_the_documented_names(state: Azul) -> None:
    data = state.to_data()
    assert list(data) == KEYS
    assert all(list(held) == ["score", "lines", "wall", "floor"] for held in data["boards"])


def test_a_position_reads_as_text() -> None:
    state = drawn(
        board("- RR - - K", "x.... ..... ..... ..... .....", floor="*B", score=7),
        displays="BBYR KW",
        centre="Y",
        lid="KK",
        start=1,
        round=3,
    )
    assert state.to_text() == (
        "azul coloured 2 round=3 start=2 actor=1 marker=1 idle=0 laid=no"
        " displays=BBYR,KW,-,-,- centre=Y bag=16B18Y17R16K19W lid=2K"
        " board1=7:-/RR/-/-/K:B..../...../...../...../.....:*B"
        " board2=0:-/-/-/-/-:...../...../...../...../.....:-"
    )


def test_a_text_may_write_heaps_either_way() -> None:
    line = drawn(displays="BBYR").to_text()
    assert Azul.from_text(line.replace("BBYR", "2B1Y1R")) == Azul.from_text(line)


def test_the_new_table_holds_twenty_tiles_of_each_colour_in_the_bag() -> None:
    data = Azul(4, "grey", 3).to_data()
    assert data["bag"] == [20] * 5 == tile_counts(data)
    assert (data["side"], data["seats"], data["start"], data["round"]) == ("grey", 4, 3, 1)
    assert (data["actor"], data["marker"]) == ("nature", "centre")


def test_the_idle_count_and_the_laid_mark_may_be_left_out() -> None:
    data = dict(drawn_data(displays="B"))
    del data["idle"], data["laid"]
    assert Azul.from_data(data).to_data() == drawn_data(displays="B")


def test_a_tiling_position_can_be_read() -> None:
    state = drawn(board("- RR - - -"), side="grey")
    assert state.is_tiling
    assert tokens(state) == {"col1", "col2", "col3", "col4", "col5"}


def test_a_seat_that_has_tiled_may_have_a_complete_row_while_others_choose() -> None:
    done = board(wall="BYRKW ..... ..... ..... .....")
    state = drawn(done, board("- RR - - -"), side="grey", actor=1, laid=True)
    play(state, "col1")
    assert state.is_over


def test_a_seat_with_a_complete_row_may_still_have_a_column_to_choose() -> None:
    state = drawn(board("- RR - - -", "BYRKW ..... ..... ..... ....."), side="grey", laid=True)
    play(state, "col1")
    assert state.is_over


def test_a_marker_without_a_place_is_no_contradiction() -> None:
    state = drawn(board(floor="BBBBBBB"), displays="K", marker=0)
    assert state.to_data()["marker"] == 0


def test_states_differ_if_anything_differs() -> None:
    one, other = drawn(displays="B"), drawn(displays="B", round=2)
    assert one == drawn(displays="B")
    assert one != other
    assert one != "azul"


def test_the_game_makes_a_table_of_two_and_the_coloured_wall_by_default() -> None:
    state = find_game("azul").new()
    assert state == Azul(2, "coloured", 0)
    assert state.actor == NATURE
