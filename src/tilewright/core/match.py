"""A running match: its state and its record, kept in step."""

from __future__ import annotations

from tilewright.core.const import NATURE
from tilewright.core.events import Event
from tilewright.core.record import Ply, Record, apply_ply
from tilewright.core.rng import Rng


class Match:
    """One play of a game; a refused ply changes neither state nor record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.state()

    def apply(self, ply: Ply) -> list[Event]:
        """Carry out an action or a deal and record it; return its events."""
        events: list[Event] = []
        apply_ply(self.state, ply, events)
        self.record.plies.append(ply)
        return events

    def deal(self, rng: Rng) -> list[Event]:
        """Carry out all deals that are due; return their events."""
        events: list[Event] = []
        while self.state.actor == NATURE:
            events += self.apply(self.state.deal(rng))
        return events

    def can_undo(self) -> bool:
        """Return whether the seat to act can take back a decision of its turn."""
        return self.state.steps > 0

    def undo(self) -> None:
        """Take back the last decision of the current turn."""
        if not self.can_undo():
            raise ValueError("there is no decision of this turn to take back")
        self.record.plies.pop()
        self.state = self.record.state()
