"""Perft counts of small positions of Azul."""

from tests.azul.drawn import board, drawn
from tilewright import perft


def test_the_end_of_a_game_counts_once() -> None:
    assert perft(drawn(actor=None, idle=3), 3) == 1


def test_a_sequence_stops_where_chance_is_to_act() -> None:
    state = drawn(displays="B")
    assert perft(state, 1) == perft(state, 5) == 6


def test_choosing_columns_counts_too() -> None:
    state = drawn(board("- RR - - -"), board("- RR - - -"), side="grey")
    assert [perft(state, depth) for depth in (1, 2, 3)] == [5, 25, 25]
