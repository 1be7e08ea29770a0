"""Notation of actions and deals: it round-trips, and anything else is refused."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.games import Setup, Walk, each_game, each_setup, few_examples, plies, walks
from tilewright import NATURE, BadNotation, Game, Rng

MOST_TILES = 40  # of a deal
LOOKALIKES = {
    "s": "\N{LATIN SMALL LETTER LONG S}",
    "i": "\N{LATIN SMALL LETTER DOTLESS I}",
    "k": "\N{KELVIN SIGN}",
}


def actions(game: Game) -> tuple[int, ...]:
    """Return all actions of a game by number."""
    return game.new(game.seat_counts[-1]).action_table()


@each_game
def test_every_action_is_read_back_from_its_token_in_any_case(game: Game) -> None:
    for number, action in enumerate(actions(game)):
        token = game.write_action(number)
        assert token == str(action)
        readings = [game.read_action(text) for text in (token, token.lower(), token.upper())]
        assert readings == [number] * 3 == [int(action)] * 3


@each_game
def test_every_action_can_be_pasted_back_from_its_repr(game: Game) -> None:
    kind = type(actions(game)[0])
    for action in actions(game):
        assert eval(repr(action), {kind.__name__: kind}) is action


@each_game
def test_every_action_survives_pickling(game: Game) -> None:
    for action in actions(game):
        assert pickle.loads(pickle.dumps(action)) is action


@each_game
def test_all_tokens_differ_and_are_single_words(game: Game) -> None:
    tokens = [str(action) for action in actions(game)]
    assert len({token.upper() for token in tokens}) == len(tokens)
    assert all(token.split() == [token] and "#" not in token for token in tokens)


@each_game
def test_every_action_is_made_from_its_number_or_its_token(game: Game) -> None:
    make = type(actions(game)[0])
    for number, action in enumerate(actions(game)):
        assert make(number) is action
        assert make(str(action)) is action


@each_game
@pytest.mark.parametrize("beyond", [-1, 0, 10**30])
def test_there_is_no_action_of_another_number(game: Game, beyond: int) -> None:
    number = beyond or len(actions(game))
    with pytest.raises(ValueError, match=f"{number} is not an action number of {game.id}"):
        type(actions(game)[0])(number)


@each_game
def test_a_number_means_the_same_with_any_number_of_seats(game: Game) -> None:
    tables = {seats: game.new(seats).action_table() for seats in game.seat_counts}
    assert len(set(tables.values())) == 1
    assert [game.num_actions(seats) for seats in tables] == sorted(
        game.num_actions(seats) for seats in tables
    )


@each_game
def test_signs_that_only_become_letters_in_capitals_are_no_letters(game: Game) -> None:
    for action in actions(game):
        token = str(action).lower()
        for letter, alike in LOOKALIKES.items():
            if letter in token:
                with pytest.raises(BadNotation):
                    game.read_action(token.replace(letter, alike))


@each_setup
@few_examples
@given(walks())
def test_every_deal_is_read_back_from_its_token_in_any_case(setup: Setup, walk: Walk) -> None:
    state, game = walk.table(setup), setup.game
    for actor, token in plies(state, walk.steering()):
        if actor == NATURE:
            deal = game.read_deal(token)
            assert game.write_deal(deal) == token
            assert game.read_deal(token.lower()) == game.read_deal(token.upper()) == deal
            assert token.split() == [token] and "#" not in token


@each_game
@given(st.data())
def test_any_text_is_an_action_or_bad_notation(game: Game, data: st.DataObject) -> None:
    signs = sorted({sign for action in actions(game) for sign in str(action)})
    text = data.draw(st.text() | st.text([*signs, *" ²٣-"], max_size=6))
    try:
        number = game.read_action(text)
    except BadNotation as error:
        assert (error.text, error.code) == (text, "notation")
        assert 0 <= error.position <= len(text)
        return
    assert game.write_action(number).lower() == text.lower()


@each_game
@given(st.data())
def test_any_text_is_a_deal_or_bad_notation(game: Game, data: st.DataObject) -> None:
    state = game.new()
    signs = sorted(set(game.write_deal(state.deal(Rng(1)))))
    text = data.draw(st.text() | st.text([*signs, *"/ -1é"], max_size=MOST_TILES))
    try:
        deal = game.read_deal(text)
    except BadNotation as error:
        assert (error.text, error.code) == (text, "notation")
        assert 0 <= error.position <= len(text)
        return
    assert game.write_deal(deal).lower() == text.lower()


@each_game
def test_an_action_is_no_deal_and_a_deal_no_action(game: Game) -> None:
    state = game.new()
    deal = game.write_deal(state.deal(Rng(1)))
    with pytest.raises(BadNotation):
        game.read_action(deal)
    for action in actions(game):
        with pytest.raises(BadNotation):
            game.read_deal(str(action))
