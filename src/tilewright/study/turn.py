"""Turns within a line: what a person does at once, which can be several decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tilewright.core.const import NATURE
from tilewright.core.events import Event
from tilewright.core.state import State


@dataclass(frozen=True)
class Turn:
    """Decisions of one turn: the position before and after them, and what happened."""

    state: State
    actions: tuple[int, ...]
    after: State
    events: tuple[Event, ...]

    @property
    def seat(self) -> int:
        """The seat that takes the turn."""
        return self.state.actor

    @property
    def is_complete(self) -> bool:
        """Whether the turn is over; a line may end within one."""
        return self.after.actor != self.seat or self.after.steps == 0

    def told(self, kind: str) -> list[Event]:
        """Return the events of a kind that are about the seat of the turn."""
        mine = (event for event in self.events if event.values.get("seat") == self.seat)
        return [event for event in mine if event.kind == kind]


def turn_of(state: State, line: Sequence[int]) -> Turn:
    """Return the turn that a line starts with."""
    seat, after, events = state.actor, state.copy(), list[Event]()
    actions = []
    for action in line:
        after.apply(action, events)
        actions.append(action)
        if after.actor != seat or after.steps == 0:
            break
    return Turn(state.copy(), tuple(actions), after, tuple(events))


def turns_of(state: State, line: Sequence[int]) -> list[Turn]:
    """Return the turns of a line of actions, which ends before the next deal at the latest."""
    turns: list[Turn] = []
    rest = tuple(line)
    while rest and state.actor > NATURE:
        turns.append(turn_of(state, rest))
        rest = rest[len(turns[-1].actions) :]
        state = turns[-1].after
    return turns
