"""Setups: what a game declares, and what it refuses."""

import pytest

from tests.conformance.games import Setup, each_game, each_setup
from tilewright import NATURE, BadSetup, Game, UnknownName, find_game


@each_game
def test_a_game_is_found_by_its_id(game: Game) -> None:
    assert find_game(game.id) is game
    assert game.new().game is game


@each_game
def test_by_default_the_fewest_seats_play_on_the_first_side(game: Game) -> None:
    assert game.new() == game.new(game.seat_counts[0], game.sides[0], 0)


@each_setup
def test_a_new_table_has_its_seats_and_waits_for_chance(setup: Setup) -> None:
    state = setup.game.new(setup.seats, setup.side, setup.seats - 1)
    assert (state.seats, state.actor, state.steps) == (setup.seats, NATURE, 0)
    assert len(set(state.scores())) == 1
    assert state.ranking() == [1] * setup.seats


@each_game
def test_another_number_of_seats_is_refused(game: Game) -> None:
    for seats in {-1, 0, 1, 5, 100} - {*game.seat_counts}:
        with pytest.raises(BadSetup) as caught:
            game.new(seats)
        assert caught.value.code == "setup.seats"


@each_setup
@pytest.mark.parametrize("beyond", [-1, 0, 99])
def test_the_starting_seat_is_one_of_the_table(setup: Setup, beyond: int) -> None:
    with pytest.raises(BadSetup) as caught:
        setup.game.new(setup.seats, setup.side, beyond or setup.seats)
    assert caught.value.code == "setup.start"


@each_game
def test_there_is_no_other_side(game: Game) -> None:
    with pytest.raises(UnknownName) as caught:
        game.new(side="striped")
    assert caught.value.code == "unknown.side"


@each_setup
def test_the_class_of_the_states_makes_the_same_tables(setup: Setup) -> None:
    make = type(setup.game.new())
    state = make(setup.seats, setup.side, 1)  # type: ignore[call-arg]
    assert state == setup.game.new(setup.seats, setup.side, 1)
