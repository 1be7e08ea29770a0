"""Turns of several decisions: written as one, carried out as one, and all ways to complete one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.core.events import Event
from tilewright.core.game import Game
from tilewright.core.state import State
from tilewright.server.problems import Problem
from tilewright.server.protocol import Way

MOST_WAYS: Final = 256
MOST_LOOKED_AT: Final = 1024  # positions within a turn


def read_turn(game: Game, text: str) -> list[int]:
    """Return the decisions that stand in a text, with spaces between."""
    return [game.read_action(token) for token in text.split()] or [game.read_action(text)]


def write_turn(game: Game, turn: Sequence[int]) -> str:
    """Return decisions as one text."""
    return " ".join(map(game.write_action, turn))


def is_complete(state: State, seat: int) -> bool:
    """Return whether the turn of a seat is over that was not before."""
    return state.actor != seat or state.steps == 0


def carry_out(state: State, turn: Sequence[int], events: list[Event]) -> None:
    """Make decisions of one turn."""
    seat = state.actor
    for number, action in enumerate(turn):
        if number:
            demand_open(state, seat, action)
        state.apply(action, events)


def demand_open(state: State, seat: int, action: int) -> None:
    """Refuse a decision for a turn that is complete without it."""
    if is_complete(state, seat):
        text = state.game.write_action(action)
        raise Problem("turn.complete", f"the turn is complete before {text}", action=text)


def find_ways(state: State, begun: Sequence[int]) -> list[Way] | None:
    """Return all ways to complete a turn that has begun like this, or None if they are many.

    Of ways that lead to the same position there is only the first.
    """
    search = _Search(state.actor)
    twin = state.copy()
    events: list[Event] = []
    carry_out(twin, begun, events)
    if not begun or not is_complete(twin, state.actor):
        search.go_on(twin, list(begun), events)
    else:
        search.note(twin, begun, events)
    return None if search.is_long else search.found


class _Search:
    """A walk over the positions of a turn, in the order of the actions."""

    def __init__(self, seat: int) -> None:
        self.found: list[Way] = []
        self._seat = seat
        self._seen: set[int] = set()

    @property
    def is_long(self) -> bool:
        return len(self.found) > MOST_WAYS or len(self._seen) > MOST_LOOKED_AT

    def go_on(self, state: State, turn: list[int], events: list[Event]) -> None:
        """Look at everything that a turn can go on with."""
        for action in state.legal_actions():
            if self.is_long:
                return
            twin, told = state.copy(), list(events)
            twin.apply(action, told)
            if twin.key() in self._seen:
                continue
            self._seen.add(twin.key())
            if is_complete(twin, self._seat):
                self.note(twin, [*turn, action], told)
            else:
                self.go_on(twin, [*turn, action], told)

    def note(self, state: State, turn: Sequence[int], events: Sequence[Event]) -> None:
        """Note a complete turn."""
        mine = [event.to_data() for event in events if event.values.get("seat") == self._seat]
        self.found.append(Way(write_turn(state.game, turn), mine))
