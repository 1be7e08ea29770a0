"""Queen's Garden in sentences: events, previews of actions, hints and questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.core.events import Event
from tilewright.core.layout import Line
from tilewright.core.message import Message
from tilewright.core.presentation import Style
from tilewright.core.state import State
from tilewright.games.garden import const, description, phrases, view
from tilewright.games.garden.actions import ACTIONS, GardenAction
from tilewright.games.garden.data import GardenData
from tilewright.games.garden.geometry import HEXAGON_NAMES
from tilewright.games.garden.phrases import Values
from tilewright.games.garden.state import Garden

_TAKEN: Final = ("took", "took-expansion", "moved")
_PLACED: Final = ("paid", "paid-expansion", "paid-jokers", "placed", "laid")
_SURROUNDED: Final = ("surrounded", "jokers")
_DROPPED: Final = ("dropped", "dropped-expansion")
# Consecutive events that share one sentence, by the first of them.
_TOGETHER: Final = {
    **dict.fromkeys(_TAKEN, _TAKEN),
    **dict.fromkeys(_PLACED[:3], _PLACED),
    **dict.fromkeys(_SURROUNDED, _SURROUNDED),
    **dict.fromkeys(_DROPPED, _DROPPED),
    "passed": ("marked",),
}

_NUMBERS: Final = ("place", "cell", "area", "rotation", "number")  # of the notation


class GardenPresentation:
    """The sentences and drawings of Queen's Garden."""

    def narrate(self, events: Sequence[Event], names: Sequence[str], side: str) -> list[Message]:
        """Return what happened: a taking or a placement in one sentence, then what follows."""
        sentences: list[Message] = []
        rest = list(events)
        while rest:
            kinds, together = _TOGETHER.get(rest[0].kind, ()), 1
            while together < len(rest) and rest[together].kind in kinds:
                together += 1
            sentences.append(_sentence(rest[:together], names))
            del rest[:together]
        return sentences

    def describe(self, state: State, names: Sequence[str]) -> list[Message]:
        """Return the whole position, in sentences."""
        return description.describe(_garden(state).to_data(), names)

    def preview(self, state: State, turn: Sequence[int], names: Sequence[str]) -> list[Message]:
        """Return what decisions would do: payment, jokers, losses."""
        after = _garden(state).copy()
        seat = after.actor
        events: list[Event] = []
        for action in turn:
            after.apply(action, events)
        mine = []
        for event in events:
            if event.values.get("seat", seat) != seat or event.kind in ("wheel", "round"):
                break
            mine.append(event)
        sentences = self.narrate(mine, names, after.side) or [self.hint(state, turn[0])]
        return sentences + _pass_cost(after, seat)

    def hint(self, state: State, action: int) -> Message:
        """Return a short description of a legal action."""
        move = ACTIONS[action]
        if move.kind == "take":
            return Message("garden-hint-take", {"list": _takable(_garden(state), move)})
        if move.kind == "copy":
            return Message("garden-hint-copy", _shown_at(_garden(state), move.place or 0))
        if move.kind == "buy":
            values = phrases.place_values(move.area or 0)
            return Message("garden-hint-buy", {**values, "points": const.PRICE})
        if move.kind in ("pay", "drop"):
            return Message(f"garden-hint-{move.kind}", {"piece": _piece(move)})
        if move.kind in ("place", "lay"):
            return _hint_placing(move)
        return Message(f"garden-hint-{move.kind}")

    def question(self, state: State, names: Sequence[str]) -> Message:
        """Return the question to the seat to act, without its name."""
        data = _garden(state).to_data()
        if data["phase"] == "copying":
            copied = phrases.hexagon(_garden(state).copied_hexagon())
            return Message("garden-ask-copying", {"hexagon": copied})
        pending = data["pending"]
        if data["phase"] != "paying" or pending is None:
            return Message(f"garden-ask-{data['phase']}", _storage_values(data))
        paid = pending["paid"]
        left = int(pending["thing"][1]) - 1 - len(paid)
        values: Values = {"hexagon": phrases.hexagon(pending["thing"]), "left": left}
        if not paid:
            return Message("garden-ask-paying", values)
        return Message("garden-ask-paying-more", {**values, "list": list(map(_paid_piece, paid))})

    def draw(self, state: State, style: Style) -> list[Line]:
        """Return the position as lines of styled text."""
        return view.draw(_garden(state).to_data(), style)

    def text(self, state: State, names: Sequence[str]) -> str:
        """Return the position as plain English text, with these names for the seats."""
        return view.draw_text(_garden(state).to_data(), names)


def _garden(state: State) -> Garden:
    assert isinstance(state, Garden)
    return state


# Hints


def _takable(state: Garden, move: GardenAction) -> list[Message]:
    """Return the different hexagons that an action takes."""
    sign = str(move)[-1]
    shown: set[str] = set()
    for place in state.to_data()["display"]:
        shown |= {name for name in place["tiles"] if sign in name}
        if place["expansion"] and sign in place["expansion"]:
            shown.add(place["expansion"])
    return [phrases.hexagon(name) for name in sorted(shown, key=HEXAGON_NAMES.index)]


def _shown_at(state: Garden, place: int) -> Values:
    """Return which expansion of the display has a number in notation, counted from 1."""
    places = [each["place"] for each in state.to_data()["display"]]
    return {"nth": places.index(place) + 1, "shown": len(places)}


def _hint_placing(move: GardenAction) -> Message:
    assert move.hexagon is not None
    area = int(move.cell[0]) if move.cell is not None else move.area or 0
    cost = int(move.hexagon[1]) - 1
    values: Values = {"hexagon": phrases.hexagon(move.hexagon), "cost": cost}
    return Message(f"garden-hint-{move.kind}", {**values, **phrases.place_values(area)})


def _piece(move: GardenAction) -> Message:
    """Return what is paid or discarded."""
    if move.hexagon is None:
        return phrases.jokers(1)
    return phrases.expansion(move.hexagon) if move.expansion else phrases.hexagon(move.hexagon)


def _paid_piece(piece: str) -> Message:
    """Return a piece of an unfinished payment."""
    if piece == "joker":
        return phrases.jokers(1)
    is_expansion, name = piece.startswith("x"), piece.removeprefix("x")
    return phrases.expansion(name) if is_expansion else phrases.hexagon(name)


def _storage_values(data: GardenData) -> Values:
    """Return how full the storage of the seat to act is."""
    board = data["boards"][data["turn"]]
    return {"used": sum(board["tiles"]) + board["jokers"], "places": const.TILE_PLACES}


def _pass_cost(after: Garden, seat: int) -> list[Message]:
    """Return the cost of an unfinished pass so far."""
    data, pending = after.to_data(), after.to_data()["pending"]
    if data["phase"] != "discarding" or data["turn"] != seat or pending is None:
        return []
    first = data["marker"] == seat and sum(board["passed"] for board in data["boards"]) == 1
    price = min(pending["points"] + first, data["boards"][seat]["score"])
    return [Message("garden-price", {"points": price})]


# Events


def _sentence(events: Sequence[Event], names: Sequence[str]) -> Message:
    """Return what the first event and those that belong to it are, in one sentence."""
    event = events[0]
    values: Values = {
        name: value
        for name, value in event.values.items()
        if isinstance(value, str | int) and name not in _NUMBERS
    }
    if "seat" in values:
        values["name"] = names[event.number("seat")]
    if event.kind in _SURROUNDED:
        return _surrounding(events, values)
    if event.kind in (*_TAKEN, *_DROPPED):
        kind = "took" if event.kind in _TAKEN else "dropped"
        return Message(f"garden-event-{kind}", {**values, "list": _pieces(events)})
    if event.kind in _PLACED:
        return _placing(events, values)
    if event.kind == "passed" and len(events) > 1:
        points = events[1].number("points")
        return Message("garden-event-passed-first", {**values, "points": points})
    return Message(f"garden-event-{event.kind}", _worded(event, values))


def _worded(event: Event, values: Values) -> Values:
    """Return the values of an event with what it names in words."""
    if event.kind == "turned":
        return {**values, "hexagon": phrases.hexagon(str(event["hexagon"]))}
    if event.kind == "bought":
        return {**values, **phrases.place_values(event.number("area"))}
    if event.kind == "group":
        return {**values, "kind": phrases.sign(str(event["by"]), str(event["kind"]))}
    if event.kind == "left-jokers":
        return {**values, "jokers": phrases.jokers(event.number("count"))}
    return values


def _pieces(events: Sequence[Event]) -> list[Message]:
    """Return the tiles, expansions and jokers of events."""
    found = []
    for event in events:
        if event.kind == "paid-jokers":
            found.append(phrases.jokers(event.number("count")))
        elif event.kind.endswith("-expansion"):
            found.append(phrases.expansion(str(event["hexagon"])))
        elif "hexagon" in event.values:
            found.append(phrases.hexagon(str(event["hexagon"])))
    return found


def _placing(events: Sequence[Event], values: Values) -> Message:
    """Return a tile that is placed or an expansion that is laid, with its payment."""
    *paid, event = events
    area = int(str(event["cell"])[0]) if event.kind == "placed" else event.number("area")
    values |= {"hexagon": phrases.hexagon(str(event["hexagon"])), **phrases.place_values(area)}
    if not paid:
        return Message(f"garden-event-{event.kind}", values)
    return Message(f"garden-event-{event.kind}-paid", {**values, "list": _pieces(paid)})


def _surrounding(events: Sequence[Event], values: Values) -> Message:
    """Return which decorations are surrounded, and the jokers they give."""
    surrounded = [event for event in events if event.kind == "surrounded"]
    given = sum(event.number("count") for event in surrounded)
    lost = sum(event.number("lost") for event in events if event.kind == "jokers")
    values |= {
        "list": [phrases.decoration(str(event["decoration"])) for event in surrounded],
        "count": given,
        "jokers": phrases.jokers(given),
        "lost": lost,
    }
    return Message("garden-event-surrounded-lost" if lost else "garden-event-surrounded", values)
