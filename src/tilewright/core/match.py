"""A match under way: its state and its record, moved on together."""

from __future__ import annotations

from tilewright.core.const import NATURE
from tilewright.core.events import Event
from tilewright.core.record import Ply, Record, apply_ply
from tilewright.core.rng import Rng


class Match:
    """One play of a game; what is refused leaves both state and record as they were."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.state()

    def apply(self, ply: Ply) -> list[Event]:
        """Carry out an action or a deal and write it down; return what happened."""
        events: list[Event] = []
        apply_ply(self.state, ply, events)
        self.record.plies.append(ply)
        return events

    def deal(self, rng: Rng) -> list[Event]:
        """Let chance act as long as it is to; return what happened."""
        events: list[Event] = []
        while self.state.actor == NATURE:
            events += self.apply(self.state.deal(rng))
        return events

    def can_undo(self) -> bool:
        """Return whether the seat to act has begun its turn and may take a decision back."""
        return self.state.steps > 0

    def undo(self) -> None:
        """Take back the last decision of the turn under way."""
        if not self.can_undo():
            raise ValueError("there is no decision of this turn to take back")
        self.record.plies.pop()
        self.state = self.record.state()
