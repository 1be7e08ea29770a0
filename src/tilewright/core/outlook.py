"""What a turn would lead to, in short phrases, and what a round would score so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tilewright.core.message import Message
from tilewright.core.state import State


@dataclass(frozen=True, slots=True)
class Effect:
    """One consequence of a turn: a short phrase, and the points gained (> 0) or lost (< 0).

    The phrase stands at a place of the board; `detail` says the same in more words. A `common`
    effect follows wherever the chosen pieces go, so it does not tell places apart.
    """

    text: Message
    points: int = 0
    detail: Message | None = None
    common: bool = False


@dataclass(frozen=True, slots=True)
class Outlook:
    """A turn before it is confirmed: what it is, and its effects, the most important first."""

    headline: Message
    effects: list[Effect]


class Forecast(NamedTuple):
    """The points that a seat would gain and lose if the round ended now."""

    gain: int
    loss: int


ENDS = Effect(Message("effect-ends"))


def default_outlook(state: State, turn: Sequence[int]) -> Outlook:
    """Return the outlook of a game that has none of its own: the points, and the end."""
    seat, after = state.actor, state.copy()
    for action in turn:
        after.apply(action)
    effects = [ENDS] if after.is_over else []
    points = after.scores()[seat] - state.scores()[seat]
    if points:
        kind = "gain" if points > 0 else "loss"
        effects.append(Effect(Message(f"effect-{kind}", {"points": abs(points)}), points))
    return Outlook(state.game.presentation.hint(state, turn[0]), effects)
