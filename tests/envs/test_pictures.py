"""Pictures and texts of tables."""

import re

import numpy as np
import pytest

from tests.conformance.games import Setup, Steering, each_setup, plies
from tilewright import Azul, Garden, Pavilion, State, find_game, make_bot
from tilewright.core.palette import COMMON
from tilewright.core.rng import Rng
from tilewright.envs.picture import paint
from tilewright.envs.render import Renderer


def has_colour(picture: np.ndarray, colour: str) -> bool:
    """Return whether some pixel of a picture has exactly the colour of a tile."""
    return bool((picture == COMMON[colour][0]).all(axis=2).any())


@each_setup
def test_every_moment_of_a_match_has_a_picture_of_the_same_size(setup: Setup) -> None:
    state = setup.game.new(setup.seats, setup.side)
    first = paint(state)
    assert first.dtype == np.uint8 and first.shape[2] == 3
    for number, _ in enumerate(plies(state, Steering(1))):
        if number % 60 == 1:
            picture = paint(state)
            assert picture.shape == first.shape
            assert not np.array_equal(picture, first)
    assert paint(state).shape == first.shape


def test_a_tile_shows_in_its_colour() -> None:
    state = Azul()
    assert not any(has_colour(paint(state), colour) for colour in ("blue", "red", "black"))
    state.apply_text("BBBB/BBBB/BBBB/BBBB/RRRR")
    assert has_colour(paint(state), "blue") and has_colour(paint(state), "red")
    assert not has_colour(paint(state), "black")


@pytest.mark.parametrize("kind", [Azul, Garden, Pavilion])
def test_an_action_changes_the_picture(kind: type[State]) -> None:
    state: State = kind()
    rng = Rng(1)
    while state.actor < 0:
        state.apply_deal(state.deal(rng))
    before = paint(state)
    state.apply(make_bot("greedy", state.game).choose(state, rng))
    assert not np.array_equal(paint(state), before)


def test_text_is_the_drawing_of_the_game_and_people_get_it_printed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    state = find_game("garden").new()
    text = Renderer("ansi").render(state)
    assert isinstance(text, str)
    assert text.replace("seat 1", "seat 2").replace("seat 0", "seat 1") == str(state)
    assert Renderer("human").render(state) is None
    assert capsys.readouterr().out == f"{text}\n"


@each_setup
def test_texts_number_the_seats_from_0(setup: Setup) -> None:
    text = str(Renderer("ansi").render(setup.game.new(setup.seats, setup.side)))
    assert set(re.findall(r"seat (\d)", text)) == set(map(str, range(setup.seats)))
