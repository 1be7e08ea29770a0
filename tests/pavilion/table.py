"""Helpers that read a position in the notation in which positions are drawn."""

from collections.abc import Mapping

from tests.pavilion.drawn import COLOURS, LETTERS
from tilewright import NATURE, Event, Pavilion
from tilewright.core.events import EventValue

SIGNS = {name: letter for letter, name in COLOURS.items()}


def play(state: Pavilion, tokens: str) -> list[Event]:
    """Carry out actions and deals, given as tokens, and return their events."""
    events: list[Event] = []
    for token in tokens.split():
        state.apply_text(token, events)
    return events


def tokens(state: Pavilion) -> set[str]:
    """Return the legal actions as tokens."""
    return {str(action) for action in state.legal_actions()}


def places(state: Pavilion, space: str) -> set[str]:
    """Return the legal placements on a space, such as `14`, by what follows it."""
    return {token[2:] for token in tokens(state) if token[:2] == space and len(token) > 2}


def refusal(state: Pavilion, token: str) -> str | None:
    """Return the refusal code of an action, or None if it is legal."""
    found = state.why_not(state.game.read_action(token))
    return found.code.removeprefix("pavilion.") if found else None


def hand_of(state: Pavilion, seat: int = 0) -> str:
    """Return the hand of a seat as letters."""
    return tiles_in(state.to_data()["boards"][seat]["hand"])


def kept_of(state: Pavilion, seat: int = 0) -> str:
    """Return what a seat has on its corner places as letters."""
    return tiles_in(state.to_data()["boards"][seat]["kept"])


def star_of(state: Pavilion, seat: int, star: int) -> str:
    """Return the positions 1 to 6 of a star."""
    places_ = state.to_data()["boards"][seat]["stars"][star]
    return "".join(SIGNS[tile] if tile else "." for tile in places_)


def centre_of(state: Pavilion) -> str:
    """Return what lies in the centre."""
    return tiles_in(state.to_data()["centre"])


def supply_of(state: Pavilion) -> str:
    """Return what lies in the supply."""
    return tiles_in(state.to_data()["supply"])


def tower_of(state: Pavilion) -> str:
    """Return what lies in the tower."""
    return tiles_in(state.to_data()["tower"])


def tiles_in(counts: list[int]) -> str:
    """Return a heap as letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def passed(state: Pavilion) -> list[bool]:
    """Return who has passed."""
    return [held["passed"] for held in state.to_data()["boards"]]


def only(events: list[Event], kind: str) -> list[Mapping[str, EventValue]]:
    """Return the values of all events of a kind."""
    return [event.values for event in events if event.kind == kind]


def points(events: list[Event]) -> list[EventValue]:
    """Return what each tile laid has scored."""
    return [placed["points"] for placed in only(events, "placed")]


def is_to_refill(state: Pavilion) -> bool:
    """Return whether chance is to fill the supply up."""
    return state.actor == NATURE and state.phase_name == "supply"
