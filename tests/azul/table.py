"""Helpers that read a position in the notation in which positions are drawn."""

from collections.abc import Mapping

from tests.azul.drawn import COLOURS, LETTERS
from tilewright import Azul, Event
from tilewright.core.events import EventValue

SIGNS = {name: letter for letter, name in COLOURS.items()} | {"marker": "*"}


def play(state: Azul, tokens: str) -> list[Event]:
    """Carry out actions and deals, given as tokens, and return their events."""
    events: list[Event] = []
    for token in tokens.split():
        state.apply_text(token, events)
    return events


def tokens(state: Azul) -> set[str]:
    """Return the legal actions as tokens."""
    return {str(action) for action in state.legal_actions()}


def refusal(state: Azul, token: str) -> str | None:
    """Return the refusal code of an action, or None if it is legal."""
    found = state.why_not(state.game.read_action(token))
    return found.code if found else None


def lines_of(state: Azul, seat: int) -> str:
    """Return the lines of a seat, such as `- RR - - -`."""
    held = state.to_data()["boards"][seat]["lines"]
    return " ".join(SIGNS[line["colour"]] * line["count"] if line else "-" for line in held)


def wall_of(state: Azul, seat: int) -> str:
    """Return the wall of a seat, row by row."""
    rows = state.to_data()["boards"][seat]["wall"]
    return " ".join("".join(SIGNS[tile] if tile else "." for tile in row) for row in rows)


def floor_of(state: Azul, seat: int) -> str:
    """Return the floor line of a seat from the left."""
    return "".join(SIGNS[tile] for tile in state.to_data()["boards"][seat]["floor"])


def tiles_in(counts: list[int]) -> str:
    """Return a heap as letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def only(events: list[Event], kind: str) -> list[Mapping[str, EventValue]]:
    """Return the values of all events of a kind."""
    return [event.values for event in events if event.kind == kind]
