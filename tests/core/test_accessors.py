"""Test what users read from states, records and bots without plain data."""

from typing import assert_type

import pytest

from tests.conformance.games import each_game
from tilewright import (
    Azul,
    AzulAction,
    BadSetup,
    Game,
    Record,
    Rng,
    find_game,
    make_bot,
    make_thinker,
)
from tilewright.bots import Thinker
from tilewright.games.azul.data import BoardData


@each_game
def test_round_and_boards_agree_with_the_data(game: Game) -> None:
    state, rng = game.new(game.seat_counts[0]), Rng(1)
    rounds = set()
    while not state.is_over:
        data = state.to_data()
        assert state.round_number == data["round"]
        assert list(state.boards()) == data["boards"]
        rounds.add(state.round_number)
        if state.actor < 0:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
    assert min(rounds) == 1 and len(rounds) > 1


def test_boards_are_typed() -> None:
    board = Azul().boards()[0]
    assert_type(board, BoardData)
    assert board["score"] == 0


@each_game
def test_actions_read_from_notation_are_like_legal_ones(game: Game) -> None:
    state, rng = game.new(game.seat_counts[0]), Rng(2)
    for _ in range(60):
        if state.is_over:
            break
        if state.actor < 0:
            state.apply_deal(state.deal(rng))
            continue
        action = state.random_action(rng)
        read = game.read_action(game.write_action(action))
        assert read == action and repr(read) == repr(action)
        state.apply(action)


def test_actions_of_a_record_are_like_legal_ones() -> None:
    state, rng, plies = Azul(), Rng(1), list[object]()
    deal = state.deal(rng)
    state.apply_deal(deal)
    action = state.legal_actions()[0]
    record = Record(state.game, "coloured", 2, plies=[deal, action])
    plies += Record.from_text(record.to_text()).plies
    assert isinstance(plies[1], AzulAction)


def test_bots_that_search_are_typed_as_such() -> None:
    game = find_game("azul")
    assert_type(make_bot("strong", game), Thinker)
    assert_type(make_thinker("strong:nodes=100", game), Thinker)


def test_a_bot_without_a_search_is_no_thinker() -> None:
    with pytest.raises(BadSetup, match='"greedy" does not report') as refused:
        make_thinker("greedy", find_game("azul"))
    assert refused.value.code == "setup.thinker"
