"""The options in a position: a legal action as it is sent, and what turns lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from tilewright.core.events import Event
from tilewright.core.outlook import default_outlook
from tilewright.core.state import State
from tilewright.table.sentences import Sentence, to_sentence
from tilewright.table.turns import play_turn, write_turn


class LegalAction(Struct):
    """A legal action of the seat whose turn it is."""

    action: int
    text: str
    parts: dict[str, str | int | bool]


class Effect(Struct):
    """A consequence of a choice: a short phrase for its place on the board.

    `points` are gained (> 0) or lost (< 0); `detail` says the same in more words, or is null. A
    `common` effect follows wherever the chosen pieces go.
    """

    text: Sentence
    points: int
    detail: Sentence | None = None
    common: bool = False


class Foreseen(Struct):
    """The outcome of one action: at once, and if the round ended then.

    `headline` says what is chosen, `effects` what follows from it, the most important first.
    """

    action: int
    text: str
    points: int
    scores: list[int]
    hint: Sentence
    log: list[Sentence]
    events: list[dict[str, Any]]
    forecast: list[dict[str, Any]]
    headline: Sentence | None = None
    effects: list[Effect] = []


def legal_action(action: Any) -> LegalAction:  # noqa: ANN401
    """Return an action of `State.legal_actions` as it is sent."""
    return LegalAction(int(action), str(action), action.parts())


def foresee(state: State, turn: Sequence[int], names: Sequence[str]) -> Foreseen:
    """Return a preview of legal decisions of one turn."""
    presentation, seat = state.game.presentation, state.actor
    after = state.copy()
    events: list[Event] = []
    play_turn(after, turn, events)
    scores = after.scores()
    return Foreseen(
        int(turn[0]),
        write_turn(state.game, turn),
        scores[seat] - state.scores()[seat],
        scores,
        to_sentence(presentation.hint(state, turn[0])),
        [to_sentence(message) for message in presentation.preview(state, turn, names)],
        [event.to_data() for event in events],
        [event.to_data() for event in after.forecast(seat)],
        *_outlook(state, turn),
    )


def _outlook(state: State, turn: Sequence[int]) -> tuple[Sentence, list[Effect]]:
    """Return what a turn is and what follows from it, as they are sent."""
    found = (state.game.outlook or default_outlook)(state, turn)
    effects = [
        Effect(
            to_sentence(effect.text),
            effect.points,
            to_sentence(effect.detail) if effect.detail else None,
            effect.common,
        )
        for effect in found.effects
    ]
    return to_sentence(found.headline), effects
