"""Explanations and grades of a game that brings no sentences for them."""

from quarry import GAME
from tilewright import NATURE, Rng, State, make_bot
from tilewright.bots import Limits
from tilewright.core.match import Match
from tilewright.core.record import Record
from tilewright.i18n import Catalogue
from tilewright.study import Grade, analyse, explain_best, explain_played, grade

LITTLE = Limits(nodes=60)


def dealt() -> State:
    state = GAME.new()
    state.apply_text("AACC/JJJM/M")
    return state


def test_a_move_is_explained_by_its_points_and_by_the_search() -> None:
    state = dealt()
    worst = state.legal_actions()[-1]
    found = analyse(state, LITTLE, played=worst)
    best, played = explain_best(found), explain_played(found)
    assert best is not None and played is not None
    gained = best.turn.after.scores()[0] - state.scores()[0]
    [gains] = [fact for fact in best.facts if fact.kind == "study-gains"]
    assert gains.number("points") == gained > 0
    word = Catalogue("en").word
    for explanation in (best, played):
        assert all(word(message) for message in explanation.tell(["Anna", "Bo"]))


def test_a_match_is_graded() -> None:
    match, rng, bot = Match(Record(GAME, GAME.sides[0], 2)), Rng(1), make_bot("random", GAME)
    while len(match.record.plies) < 8:
        state = match.state
        match.apply(state.deal(rng) if state.actor == NATURE else bot.choose(state, rng))
    moves = grade(match.record, limits=LITTLE)
    assert moves
    assert {move.grade for move in moves} <= set(Grade)
