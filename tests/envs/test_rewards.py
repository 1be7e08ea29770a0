"""Rewards at the end of a match."""

from tests.conformance.games import Setup, each_setup, play_out
from tilewright import Azul
from tilewright.envs.rewards import result_shares


@each_setup
def test_the_shares_of_a_win_make_one_and_go_to_the_first_place(setup: Setup) -> None:
    state = setup.game.new(setup.seats, setup.side)
    play_out(state, 3)
    shares = result_shares(state)
    assert sum(shares) == 1
    assert [share > 0 for share in shares] == [place == 1 for place in state.ranking()]


def test_tied_seats_split_the_win() -> None:
    assert result_shares(Azul(4)) == [0.25] * 4
