"""How many ways small positions of Summer Pavilion can go on."""

from tests.pavilion.drawn import board, drawn
from tilewright import perft


def test_the_end_of_a_game_counts_once() -> None:
    out = board(passed=True)
    assert perft(drawn(out, out, round=6, phase="over", actor=None), 3) == 1


def test_a_sequence_stops_where_the_supply_is_to_be_filled() -> None:
    state = drawn(board("1:....xx"), board(hand="R"), phase="picking", owed=2, supply="PGOY")
    assert [perft(state, depth) for depth in (1, 2, 3)] == [4, 12, 12]


def test_a_pick_by_itself_is_no_action() -> None:
    state = drawn(board("1:....xx"), board(hand="R"), phase="picking", owed=2, supply="PGG")
    assert [perft(state, depth) for depth in (1, 2)] == [2, 3]


def test_the_ways_to_pay_are_counted() -> None:
    state = drawn(board(hand="BBBPP"))
    blue = {"41B": 1, "42B": 2, "43B": 3, "44B": 2, "45B": 1}
    centre = {"01B": 1, "02B": 2, "03B": 3, "04B": 2, "05B": 1}
    purple = {"11P": 1, "12P": 1, "01P": 1, "02P": 1}
    ways = sum([*blue.values(), *centre.values(), *purple.values()])
    assert perft(state, 1) == ways + len({"pass"})
