"""A position as plain data and as text: what both say."""

import pytest
from hypothesis import given

from tests.pavilion.drawn import board, drawn, drawn_data, tile_counts
from tests.pavilion.strategies import positions
from tests.pavilion.table import tokens
from tilewright import Pavilion

KEYS = [
    "game", "side", "seats", "round", "start", "actor", "phase", "turn", "wild", "displays",
    "centre", "token", "supply", "bag", "tower", "owed", "boards",
]  # fmt: skip
EMPTY = "/".join(["......"] * 7)


@given(positions())
def test_plain_data_has_exactly_the_documented_names(state: Pavilion) -> None:
    data = state.to_data()
    assert list(data) == KEYS
    assert all(
        list(held) == ["score", "hand", "kept", "passed", "stars"] for held in data["boards"]
    )


def test_a_position_reads_as_text() -> None:
    state = drawn(
        board("0:PG.... 4:xx....", hand="BBBP", score=17),
        board(kept="GR", passed=True, score=9),
        supply="PPGGOOYYBR",
        tower="RR",
        start=1,
        round=3,
        token=1,
    )
    assert state.to_text() == (
        "pavilion coloured 2 round=3 start=2 actor=1 phase=placing turn=1 owed=0 token=2"
        " displays=-,-,-,-,- centre=- supply=2P2G2O2Y1B1R bag=18P18G20O20Y16B18R tower=2R"
        " board1=17:in:1P3B:-:PG..../....../....../....../BB..../....../......"
        f" board2=9:out:-:1G1R:{EMPTY}"
    )


def test_a_position_of_taking_reads_as_text() -> None:
    line = drawn(displays="GGPR YY", centre="B").to_text()
    assert "actor=1 phase=taking turn=1 owed=0 token=centre" in line
    assert "displays=PGGR,YY,-,-,- centre=B" in line


def test_a_text_may_write_heaps_either_way() -> None:
    line = drawn(displays="GGPR").to_text()
    assert Pavilion.from_text(line.replace("PGGR", "1P2G1R")) == Pavilion.from_text(line)
    assert Pavilion.from_text(line.replace("2P2G2O2Y1B1R", "PPGGOOYYBR")).to_text() == line


def test_the_new_table_holds_22_tiles_of_each_colour_in_the_bag() -> None:
    data = Pavilion(4, "grey", 3).to_data()
    assert data["bag"] == [22] * 6 == tile_counts(data)
    assert (data["side"], data["seats"], data["start"], data["round"]) == ("grey", 4, 3, 1)
    assert (data["actor"], data["phase"], data["token"]) == ("nature", "supply", "centre")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_5_points(seats: int) -> None:
    assert Pavilion(seats).scores() == [5] * seats


@pytest.mark.parametrize("name", ["owed", "wild"])
def test_what_follows_from_the_rest_may_be_left_out(name: str) -> None:
    data = dict(drawn_data(displays="G"))
    del data[name]
    assert Pavilion.from_data(data).to_data() == drawn_data(displays="G")


def test_a_picking_position_can_be_read() -> None:
    state = drawn(board("1:....xx"), board(hand="R"), phase="picking", owed=2)
    assert tokens(state) == {"pickP", "pickG", "pickO", "pickY", "pickB", "pickR"}


def test_a_keeping_position_can_be_read() -> None:
    state = drawn(board(hand="GGR", kept="Y", passed=True), phase="keeping")
    assert tokens(state) == {"keepR", "stop"}


def test_a_refill_can_be_read() -> None:
    state = drawn(board(hand="G"), board(hand="R"), phase="supply", actor="nature", supply="PPP")
    state.apply_text("GGOO/YYB")
    assert state.actor == 1


def test_the_end_can_be_read() -> None:
    state = drawn(board(passed=True), board(passed=True), round=6, phase="over", actor=None)
    assert state.is_over


def test_a_position_knows_its_side_and_phase() -> None:
    state = drawn(displays="G", side="grey")
    assert (state.side, state.phase_name) == ("grey", "taking")


def test_states_differ_if_anything_differs() -> None:
    assert drawn(displays="G") == drawn(displays="G")
    assert drawn(displays="G") != drawn(displays="G", round=2)
    assert drawn(displays="G") != drawn(displays="R")
