"""What the themes of a puzzle are decided by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tilewright.core.events import Event
from tilewright.core.state import State
from tilewright.puzzles.turns import MAX_DECISIONS, is_complete

MAX_WAYS = 200  # to go on with a turn, that are counted


@dataclass(frozen=True)
class Facts:
    """A position, the turns that solve it, and how the match is expected to go on."""

    before: State
    right: Sequence[Sequence[int]]  # the first turns that are right, the best first
    turns: Sequence[Sequence[int]]  # the solution, with replies
    expected: Sequence[int] = ()  # actions after the solution, up to the next deal

    @property
    def seat(self) -> int:
        """The solver's seat."""
        return self.before.actor

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(self.before.seats) if seat != self.seat]

    @cached_property
    def first(self) -> Any:  # noqa: ANN401  # an action of any game, with its parts
        """The first decision, as the game's action."""
        return self.before.action_table()[self.right[0][0]]

    @cached_property
    def data(self) -> dict[str, Any]:
        """The position as plain data."""
        return self.before.to_data()

    @cached_property
    def after(self) -> State:
        """The position after the first turn."""
        return self._played[0]

    @cached_property
    def data_after(self) -> dict[str, Any]:
        """The position after the first turn as plain data."""
        return self.after.to_data()

    @cached_property
    def events(self) -> list[Event]:
        """What the first turn does."""
        return self._played[1]

    @cached_property
    def mine(self) -> list[Event]:
        """What the first turn does to the solver."""
        return [event for event in self.events if event.values.get("seat") == self.seat]

    @cached_property
    def later(self) -> list[Event]:
        """What follows up to the next deal, as expected."""
        state, events = self.after.copy(), list[Event]()
        for action in [*(a for turn in self.turns[1:] for a in turn), *self.expected]:
            state.apply(action, events)
        return events

    def has(self, kind: str) -> bool:
        """Return whether such an event happens to the solver in the first turn."""
        return any(event.kind == kind for event in self.mine)

    def count_ways(self) -> int:
        """Return how many ways there are to go on with the turn, with different outcomes."""
        start = self.before.copy()
        start.apply(self.right[0][0])
        found, seen, open_ = set[int](), {start.key()}, [(start, 1)]
        while open_ and len(found) < MAX_WAYS:
            state, length = open_.pop()
            if is_complete(state, self.seat):
                found.add(state.key())
                continue
            for action in state.legal_actions() if length < MAX_DECISIONS else []:
                after = state.copy()
                after.apply(action)
                if after.key() not in seen:
                    seen.add(after.key())
                    open_.append((after, length + 1))
        return len(found)

    @cached_property
    def _played(self) -> tuple[State, list[Event]]:
        after, events = self.before.copy(), list[Event]()
        for action in self.right[0]:
            after.apply(action, events)
        return after, events
