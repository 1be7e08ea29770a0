"""A position with a reader in front of it: what is shown, played and told in a lesson."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tilewright.core.const import NATURE
from tilewright.core.events import Event
from tilewright.core.game import Game
from tilewright.core.record import distinct
from tilewright.core.state import State
from tilewright.learn.lesson_data import Frame, Shown
from tilewright.learn.lessons import BadLesson
from tilewright.learn.values import Outcome
from tilewright.table.sentences import Sentence, to_sentence
from tilewright.table.turns import play_turn, read_turn

READER: Final = "guest"  # the client has its own words for both
OTHER: Final = "novice"


class Played(NamedTuple):
    """A state after some plies, and what happened in them."""

    state: State
    events: list[Event]
    frames: list[Frame]


class Scene:
    """A game as a reader sees it, from a seat."""

    def __init__(self, game: Game, seat: int, seats: int) -> None:
        if seat >= seats:
            raise BadLesson(f"the reader has seat {seat + 1} of {seats}")
        self.game = game
        self.seat = seat
        self.names = distinct([READER if each == seat else OTHER for each in range(seats)])

    def show(self, state: State) -> Shown:
        """Return a position as the client draws it."""
        is_turn = state.actor >= 0
        return Shown(
            state.actor if is_turn else None,
            state.steps,
            state.to_data(),
            state.scores(),
            state.is_last_round(),
            self.question(state) if is_turn else None,
        )

    def question(self, state: State) -> Sentence:
        """Return what the seat whose turn it is has to decide."""
        return to_sentence(self.game.presentation.question(state, self.names))

    def play(self, state: State, plies: Iterable[str]) -> Played:
        """Play turns and deals from a position, which stays as it is."""
        state = state.copy()
        events: list[Event] = []
        frames = []
        for text in plies:
            actor, happened = state.actor, list[Event]()
            self._apply(state, text, happened)
            frames.append(self._frame(actor, text, happened, state))
            events += happened
        return Played(state, events, frames)

    def _apply(self, state: State, text: str, events: list[Event]) -> None:
        if state.actor == NATURE:
            state.apply_deal(self.game.read_deal(text), events)
        else:
            play_turn(state, read_turn(self.game, text), events)

    def _frame(self, actor: int, text: str, events: Sequence[Event], state: State) -> Frame:
        told = self.game.presentation.narrate(events, self.names, state.side)
        return Frame(
            actor if actor >= 0 else None,
            text,
            [event.to_data() for event in events],
            [to_sentence(message) for message in told],
            self.show(state),
        )

    def outcome(self, before: State, turn: Played, end: Played | None = None) -> Outcome:
        """Return what values can refer to: a turn, and what follows it up to an end."""
        end = end or turn
        forecast = turn.state.forecast(self.seat)
        data = (before.to_data(), end.state.to_data())
        return Outcome(self.game, self.seat, *data, end.events, forecast)
