"""Facts about turns: the interface that each game fills in, and the answer for other games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, cast

from tilewright.core.game import Game
from tilewright.core.message import Message
from tilewright.core.outlook import Effect
from tilewright.core.parts import find_part
from tilewright.core.state import State
from tilewright.study.fact import Fact, Values
from tilewright.study.turn import Turn


class GameFacts(NamedTuple):
    """What a game adds to explanations."""

    effects: Callable[[Turn], list[Fact]]  # what a turn does, in the order of the game
    is_possible: Callable[[Turn, State], bool]  # whether its seat, to act, could do as much there
    worth: Callable[[Turn], int]  # points for the round so far, if its words do not tell them
    words: Callable[[State, int], Message | None]  # of a decision; None if it needs none


def find_facts(game: Game) -> GameFacts:
    """Return the facts of a game; others get what follows from their scores."""
    found = find_part(game, "facts", __package__, "FACTS")
    return cast("GameFacts", found) if found else GENERAL


def standing(state: State, seat: int) -> int:
    """Return the score that a seat would have if the round ended now."""
    forecast = state.game.forecast
    if forecast is None or state.actor < 0:
        return state.scores()[seat]
    gain, loss = forecast(state)[seat]
    return state.scores()[seat] + gain - loss


def worth(turn: Turn) -> int:
    """Return what a turn adds to the score that its seat would have if the round ended now."""
    seat, before = turn.seat, standing(turn.state, turn.seat)
    if ends_round(turn.state, turn.after):
        return turn.after.scores()[seat] - before
    return standing(turn.after, seat) - before


def ends_round(start: State, end: State) -> bool:
    """Return whether the round of one position is over in a later one."""
    return end.is_over or end.to_data()["round"] != start.to_data()["round"]


def hint(state: State, action: int) -> Message:
    """Return the words that the game has for an action in lists of choices."""
    return state.game.presentation.hint(state, action)


def told_already(turn: Turn) -> int:
    """Return nothing: the words of the game's turns tell their points."""
    return 0


def effects_of(turn: Turn, kinds: Mapping[str, str], more: Values) -> list[Fact]:
    """Return the effects in the outlook of a turn as facts.

    `kinds` names the sentence for each effect, by the id of its longer phrase; effects that it
    does not name are left out. `more` are values that all sentences get.
    """
    assert turn.state.game.outlook is not None
    outlook = turn.state.game.outlook(turn.state, turn.actions)
    found = []
    for effect in outlook.effects:
        phrase = effect.detail or effect.text
        if phrase.id in kinds:
            found.append(_fact(turn, kinds[phrase.id], effect, more))
    return found


def _fact(turn: Turn, kind: str, effect: Effect, more: Values) -> Fact:
    phrase = effect.detail or effect.text
    return Fact(kind, turn.seat, {**more, **phrase.values}, abs(effect.points))


def _general_effects(turn: Turn) -> list[Fact]:
    points = worth(turn)
    if points == 0:
        return []
    kind = "study-gains" if points > 0 else "study-costs"
    return [Fact(kind, turn.seat, {"points": abs(points)}, abs(points))]


def is_still_legal(turn: Turn, state: State) -> bool:
    """Return whether the first decision of a turn is legal in another position."""
    return state.is_legal(turn.actions[0])


GENERAL = GameFacts(_general_effects, is_still_legal, worth, hint)
