"""Turns of several decisions: reading and playing them as one, and listing ways to complete one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from tilewright.core.events import Event
from tilewright.core.game import Game
from tilewright.core.state import State
from tilewright.table.errors import NotAllowed

MAX_COMPLETIONS: Final = 256
MAX_POSITIONS: Final = 1024  # visited within a turn


class Way(Struct):
    """Decisions that complete a turn, and what happens to the seat because of them."""

    text: str
    events: list[dict[str, Any]]


def read_turn(game: Game, text: str) -> list[int]:
    """Return the decisions in a text, which are separated by spaces."""
    return [game.read_action(token) for token in text.split()] or [game.read_action(text)]


def write_turn(game: Game, turn: Sequence[int]) -> str:
    """Return decisions as one text."""
    return " ".join(map(game.write_action, turn))


def is_complete(state: State, seat: int) -> bool:
    """Return whether the turn that a seat was taking is over."""
    return state.actor != seat or state.steps == 0


def play_turn(state: State, turn: Sequence[int], events: list[Event]) -> None:
    """Make decisions of one turn."""
    seat = state.actor
    for number, action in enumerate(turn):
        if number:
            check_open(state, seat, action)
        state.apply(action, events)


def check_open(state: State, seat: int, action: int) -> None:
    """Raise if a turn is complete before a further decision."""
    if is_complete(state, seat):
        text = state.game.write_action(action)
        raise NotAllowed("turn.complete", f"the turn is complete before {text}", action=text)


def find_completions(state: State, begun: Sequence[int]) -> list[Way] | None:
    """Return all ways to complete a turn that starts like this, or None if there are too many.

    Where several ways lead to the same position, only the first is listed.
    """
    search = _Search(state.actor)
    copy = state.copy()
    events: list[Event] = []
    play_turn(copy, begun, events)
    if not begun or not is_complete(copy, state.actor):
        search.visit(copy, list(begun), events)
    else:
        search.add(copy, begun, events)
    return None if search.is_too_long else search.found


class _Search:
    """Visits the positions of a turn, in the order of the actions."""

    def __init__(self, seat: int) -> None:
        self.found: list[Way] = []
        self._seat = seat
        self._seen: set[int] = set()

    @property
    def is_too_long(self) -> bool:
        return len(self.found) > MAX_COMPLETIONS or len(self._seen) > MAX_POSITIONS

    def visit(self, state: State, turn: list[int], events: list[Event]) -> None:
        """Try every legal action of an unfinished turn."""
        for action in state.legal_actions():
            if self.is_too_long:
                return
            after, happened = state.copy(), list(events)
            after.apply(action, happened)
            if after.key() in self._seen:
                continue
            self._seen.add(after.key())
            if is_complete(after, self._seat):
                self.add(after, [*turn, action], happened)
            else:
                self.visit(after, [*turn, action], happened)

    def add(self, state: State, turn: Sequence[int], events: Sequence[Event]) -> None:
        """Add a complete turn to what was found."""
        mine = [event.to_data() for event in events if event.values.get("seat") == self._seat]
        self.found.append(Way(write_turn(state.game, turn), mine))
