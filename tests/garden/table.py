"""Helpers that read a position in the notation in which positions are drawn."""

from collections.abc import Mapping

from tests.garden.drawn import names
from tilewright import NATURE, Event, Garden, Rng
from tilewright.core.events import EventValue


def play(state: Garden, tokens: str) -> list[Event]:
    """Carry out actions and deals, given as tokens, and return their events."""
    events: list[Event] = []
    for token in tokens.split():
        state.apply_text(token, events)
    return events


def play_out(state: Garden, tokens: str, seed: int = 1) -> list[Event]:
    """Carry out actions, given as words, and let chance act whenever it is to."""
    events: list[Event] = []
    rng = Rng(seed)
    for token in tokens.split():
        state.apply_text(token, events)
        while state.actor == NATURE:
            state.apply_deal(state.deal(rng), events)
    return events


def tokens(state: Garden, *kinds: str) -> list[str]:
    """Return the legal actions as tokens, ascending; of some kinds only, if they are named."""
    return [str(a) for a in state.legal_actions() if not kinds or a.kind in kinds]  # type: ignore[attr-defined]


def cells_for(state: Garden, hexagon: str) -> list[str]:
    """Return the cells on which a stored tile may be placed."""
    placing = tokens(state, "place")
    return [token[3:] for token in placing if token.startswith(hexagon)]


def refusal(state: Garden, token: str) -> str | None:
    """Return the refusal code of an action, or None if it is legal."""
    found = state.why_not(state.game.read_action(token))
    return found.code if found else None


def storage_of(state: Garden, seat: int) -> str:
    """Return a storage: tiles, expansions and jokers, such as `B3 P1 xY4 J J`."""
    held = state.to_data()["boards"][seat]
    words = [names(held["tiles"]), *(f"x{name}" for name in held["expansions"])]
    return " ".join([word for word in words if word] + ["J"] * held["jokers"])


def cells_of(state: Garden, seat: int) -> str:
    """Return the hexagons of a garden, such as `01:B3 14:P2`."""
    held = state.to_data()["boards"][seat]["cells"]
    return " ".join(f"{cell}:{name}" for cell, name in held.items())


def tower_of(state: Garden) -> str:
    """Return the tiles of the tower."""
    return names(state.to_data()["tower"])


def display_of(state: Garden) -> str:
    """Return the display as it is drawn."""
    words = []
    for place in state.to_data()["display"]:
        if place["expansion"]:
            words.append(f"{place['place']}x{place['expansion']}")
        else:
            sign = "^" if place["top"] else ":"
            words.append(f"{place['place']}{sign}{''.join(place['tiles'])}")
    return " ".join(words)


def only(events: list[Event], kind: str) -> list[Mapping[str, EventValue]]:
    """Return the values of all events of a kind."""
    return [event.values for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of events, in order."""
    return [event.kind for event in events]


def payments(state: Garden, token: str) -> list[str]:
    """Return every way to pay for a placement, each as often as decisions lead to it."""
    return [way for way, _ in paid_ways(state, token)]


def paid_ways(state: Garden, token: str) -> list[tuple[str, list[str]]]:
    """Return every payment of a placement, and the decisions that lead to it."""
    found: list[tuple[str, list[str]]] = []
    todo = [(state, [token])]
    while todo:
        before, way = todo.pop()
        twin, events = before.copy(), list[Event]()
        twin.apply_text(way[-1], events)
        if twin.phase_name == "paying":
            todo += [(twin, [*way, str(action)]) for action in twin.legal_actions()]
        else:
            found.append((_paid(events), way))
    return found


def _paid(events: list[Event]) -> str:
    """Return what was given up, tiles first and jokers last."""
    words = [str(values["hexagon"]) for values in only(events, "paid")]
    words += [f"x{values['hexagon']}" for values in only(events, "paid-expansion")]
    words += [
        "J" for values in only(events, "paid-jokers") for _ in range(int(str(values["count"])))
    ]
    return " ".join(words)
