"""Summer Pavilion in sentences: events, previews of actions, hints and questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilewright.core.events import Event
from tilewright.core.layout import Line
from tilewright.core.message import Message, MessageValue
from tilewright.core.presentation import Style
from tilewright.core.state import State
from tilewright.games.pavilion import description, view
from tilewright.games.pavilion.actions import ACTIONS
from tilewright.games.pavilion.phrases import (
    Values,
    any_tiles,
    listed,
    origin,
    placing_values,
    star_values,
    structure,
)
from tilewright.games.pavilion.state import Pavilion

# Consecutive events that share one sentence, by the first of them.
_TOGETHER: Final = {
    "took": ("took", "token", "moved"),
    "paid": ("placed", "built"),
    "gained": ("gained",),
    "kept": ("kept",),
}


class PavilionPresentation:
    """The sentences and drawings of Summer Pavilion."""

    def narrate(self, events: Sequence[Event], names: Sequence[str], side: str) -> list[Message]:
        """Return what happened: a taking or a placement in one sentence, then what follows."""
        sentences: list[Message] = []
        rest = list(events)
        while rest:
            together = 1
            while together < len(rest) and _belongs(rest[together], rest[0]):
                together += 1
            sentences.append(_sentence(rest[:together], names, side))
            del rest[:together]
        return sentences

    def describe(self, state: State, names: Sequence[str]) -> list[Message]:
        """Return the whole position, in sentences."""
        return description.describe(_pavilion(state).to_data(), names)

    def preview(self, state: State, turn: Sequence[int], names: Sequence[str]) -> list[Message]:
        """Return what decisions would do: points, the run, structures and tiles owed."""
        after = _pavilion(state).copy()
        seat = after.actor
        events: list[Event] = []
        for action in turn:
            after.apply(action, events)
        mine = []
        for event in events:
            if event.values.get("seat", seat) != seat or event.kind in ("placing", "supplied"):
                break
            mine.append(event)
        sentences = self.narrate(mine, names, after.side)
        owed = after.to_data()["owed"]
        if owed and after.actor == seat:
            player: Values = {"seat": seat, "name": names[seat]}
            left: Values = {"count": owed, "tiles": any_tiles(owed)}
            sentences.append(Message("pavilion-owed", {**player, **left}))
        kept = sum(event.number("count") for event in mine if event.kind == "kept")
        if kept and state.is_last_round() and not after.is_over:  # in the end they cost points (R8)
            sentences.append(Message("pavilion-forecast", {"count": kept}))
        return sentences

    def hint(self, state: State, action: int) -> Message:
        """Return a short description of a legal action."""
        move = ACTIONS[action]
        if move.kind in ("pass", "stop"):
            return Message(f"pavilion-hint-{move.kind}")
        assert move.colour is not None
        if move.kind in ("pick", "keep"):
            tile = Message("pavilion-tile", {"colour": move.colour})
            return Message(f"pavilion-hint-{move.kind}", {"colour": move.colour, "tile": tile})
        events: list[Event] = []
        _pavilion(state).copy().apply(action, events)
        if move.kind == "take":
            taken = {str(e["colour"]): e.number("count") for e in events if e.kind == "took"}
            return Message("pavilion-hint-take", {"list": listed(taken)})
        values = _placing([event for event in events if _belongs(event, events[0])], state.side)
        has_gain = bool(values["count"])
        return Message("pavilion-hint-place-gain" if has_gain else "pavilion-hint-place", values)

    def question(self, state: State, names: Sequence[str]) -> Message:
        """Return the question to the seat to act, without its name."""
        data = _pavilion(state).to_data()
        return Message(f"pavilion-ask-{data['phase']}", {"left": data["owed"]})

    def draw(self, state: State, style: Style) -> list[Line]:
        """Return the position as lines of styled text."""
        return view.draw(_pavilion(state).to_data(), style)

    def text(self, state: State, names: Sequence[str]) -> str:
        """Return the position as plain English text, with these names for the seats."""
        return view.draw_text(_pavilion(state).to_data(), names)


def _pavilion(state: State) -> Pavilion:
    assert isinstance(state, Pavilion)
    return state


def _belongs(event: Event, first: Event) -> bool:
    """Return whether an event shares the sentence of an earlier one."""
    kinds = _TOGETHER.get(first.kind, ())
    return event is first or (event.kind in kinds and event["seat"] == first["seat"])


def _sentence(events: Sequence[Event], names: Sequence[str], side: str) -> Message:
    """Return what the first event and those that belong to it are, in one sentence."""
    event = events[0]
    values: dict[str, MessageValue] = {
        name: value for name, value in event.values.items() if isinstance(value, str | int)
    }
    if "seat" in values:
        values["name"] = names[event.number("seat")]
    if event.kind == "took":
        return _taking(events, values)
    if event.kind == "paid":
        values |= _placing(events, side)
        is_built = bool(values["count"])
        return Message(
            "pavilion-event-placed-built" if is_built else "pavilion-event-placed", values
        )
    if event.kind in ("gained", "kept"):
        values["list"] = listed(_counted(events))
    elif "star" in values:
        values |= star_values(side, event.number("star"))
    elif "count" in values:
        values["tiles"] = any_tiles(event.number("count"))
    return Message(f"pavilion-event-{event.kind}", values)


def _counted(events: Sequence[Event]) -> dict[str, int]:
    """Return the tiles of events, by colour."""
    heap: dict[str, int] = {}
    for event in events:
        heap[str(event["colour"])] = heap.get(str(event["colour"]), 0) + event.number("count")
    return heap


def _taking(events: Sequence[Event], values: Values) -> Message:
    """Return a whole turn of taking."""
    token = next((event for event in events if event.kind == "token"), None)
    taken = [event for event in events if event.kind == "took"]
    values["list"] = listed(_counted(taken))
    values["from"] = origin(events[0].number("source"), token is not None)
    if token is None:
        return Message("pavilion-event-took", values)
    return Message("pavilion-event-took-token", {**values, "points": token.number("points")})


def _placing(events: Sequence[Event], side: str) -> Values:
    """Return a placement: the tile, its price, the star, the run and the structures."""
    told = {event.kind: event for event in events}
    paid, placed = told["paid"], told["placed"]
    run = placed["run"]
    assert isinstance(run, list)
    built = [event for event in events if event.kind == "built"]
    cost = paid.number("count") + paid.number("wilds")
    gain = sum(event.number("count") for event in built)
    return {
        **placing_values(str(paid["colour"]), cost, paid.number("wilds")),
        **star_values(side, placed.number("star")),
        "run": len(run),
        "points": placed.number("points"),
        "structures": [structure(str(event["structure"])) for event in built],
        "count": gain,
        "tiles": any_tiles(gain),
    }
