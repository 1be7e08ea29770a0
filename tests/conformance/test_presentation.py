"""The presentation of every game: at every ply, with messages that the catalogue has."""

from collections.abc import Iterator

import pytest

from tests.conformance.games import (
    NAMES,
    Setup,
    Walk,
    each_game,
    each_setup,
    next_ply,
    told_plies,
)
from tilewright import Game, Message, State
from tilewright._build import COMPILED
from tilewright.core.layout import ascii_signs, line_width
from tilewright.core.outlook import default_outlook
from tilewright.core.presentation import Style
from tilewright.core.record import apply_ply
from tilewright.i18n import Catalogue
from tilewright.learn.rules import rules_of

pytestmark = pytest.mark.slow

ENGLISH = Catalogue("en")
SEEDS = (1,) if COMPILED else (2,)
PREVIEWS = 4  # of the legal actions, at every ply
each_match = pytest.mark.parametrize("seed", SEEDS)


def positions(setup: Setup, seed: int) -> Iterator[State]:
    """Return every position of a match by chance."""
    walk = Walk(seed, seed, (), 0)
    state, steering = walk.table(setup), walk.steering()
    yield state
    while not state.is_over:
        apply_ply(state, next_ply(state, steering))
        yield state


def decisions(setup: Setup, seed: int) -> Iterator[tuple[State, list[int]]]:
    """Return every position in which a seat is to act, with some of its actions."""
    for state in positions(setup, seed):
        legal = state.legal_actions()
        if legal:
            yield state, legal[:: max(1, len(legal) // PREVIEWS)]


def said(message: Message) -> str:
    """Return a message in English; one that the catalogue lacks is an error."""
    text = ENGLISH.word(message)
    assert text.strip()
    return text


@each_setup
@each_match
def test_the_seat_to_act_is_asked_a_question(setup: Setup, seed: int) -> None:
    for state, _ in decisions(setup, seed):
        question = said(state.game.presentation.question(state, NAMES))
        assert NAMES[state.actor] not in question


@each_setup
@each_match
def test_every_legal_action_has_a_hint(setup: Setup, seed: int) -> None:
    for state, actions in decisions(setup, seed):
        for action in actions:
            assert said(state.game.presentation.hint(state, action))


@each_setup
@each_match
def test_every_legal_action_has_a_preview(setup: Setup, seed: int) -> None:
    for state, actions in decisions(setup, seed):
        for action in actions:
            assert list(map(said, state.game.presentation.preview(state, [action], NAMES)))


@each_setup
@each_match
def test_every_legal_action_has_an_outlook(setup: Setup, seed: int) -> None:
    for state, actions in decisions(setup, seed):
        for action in actions:
            found = (state.game.outlook or default_outlook)(state, [action])
            assert said(found.headline)
            for effect in found.effects:
                assert said(effect.text)
                assert effect.detail is None or said(effect.detail)


@each_setup
@each_match
def test_every_position_has_a_forecast_for_each_seat_or_none(setup: Setup, seed: int) -> None:
    for state in positions(setup, seed):
        if state.game.forecast:
            found = state.game.forecast(state)
            assert len(found) == setup.seats
            assert all(gain >= 0 and loss >= 0 for gain, loss in found)


@each_setup
@each_match
def test_hints_previews_and_questions_change_nothing(setup: Setup, seed: int) -> None:
    for state, actions in decisions(setup, seed):
        before, presentation = state.to_data(), state.game.presentation
        presentation.question(state, NAMES)
        for action in actions:
            presentation.hint(state, action)
            presentation.preview(state, [action], NAMES)
            (state.game.outlook or default_outlook)(state, [action])
        assert state.to_data() == before


@each_setup
@each_match
def test_every_position_is_described_with_all_players(setup: Setup, seed: int) -> None:
    for state in positions(setup, seed):
        text = " ".join(map(said, state.game.presentation.describe(state, NAMES)))
        assert all(name in text for name in NAMES[: setup.seats])


@each_setup
@each_match
@pytest.mark.parametrize("signs", ["letters", "shapes", "ascii"])
def test_every_position_is_drawn_within_80_cells(setup: Setup, seed: int, signs: str) -> None:
    style = Style(ENGLISH.word, NAMES, signs=signs)
    for state in positions(setup, seed):
        lines = state.game.presentation.draw(state, style)
        assert lines and max(map(line_width, lines)) <= 80
        drawing = "\n".join("".join(text for text, _ in line) for line in lines)
        assert all(name in drawing for name in NAMES[: setup.seats])
        assert signs != "ascii" or drawing.isascii()


@each_setup
@each_match
def test_a_state_prints_as_a_drawing_without_a_catalogue(setup: Setup, seed: int) -> None:
    for state in positions(setup, seed):
        lines = str(state).splitlines()
        assert len(lines) > 5
        assert max(map(len, lines)) <= 80
        assert all(line == line.rstrip() for line in lines)


@each_setup
@each_match
def test_everything_that_happens_is_narrated(setup: Setup, seed: int) -> None:
    state = Walk(seed, seed, (), 0).table(setup)
    for events in told_plies(state, Walk(seed, seed, (), 0).steering()):
        told = state.game.presentation.narrate(events, NAMES, state.side)
        assert list(map(said, told)) or not events


@each_game
def test_a_game_tells_its_rules_and_its_title(game: Game) -> None:
    for side in game.sides:
        rules = rules_of(game.id, "en").on_side(side)
        assert any(block.html for section in rules.sections for block in section.blocks)
    assert ascii_signs(said(Message(f"{game.id}-title"))) == game.title
