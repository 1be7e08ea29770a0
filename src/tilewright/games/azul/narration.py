"""Azul in sentences: events, previews of actions, hints and questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tilewright.core.events import Event
from tilewright.core.layout import Line
from tilewright.core.message import Message
from tilewright.core.presentation import Style
from tilewright.core.state import State
from tilewright.games.azul import description, view
from tilewright.games.azul.actions import ACTIONS
from tilewright.games.azul.data import full_lines
from tilewright.games.azul.geometry import COLOURS
from tilewright.games.azul.phrases import Values, goal, origin, runs, tiles
from tilewright.games.azul.state import Azul

# The events of a taking, and those of a full line without a free column: each share a sentence.
_TAKING: Final = ("took", "moved", "marked", "lined", "fell", "spilled")
_DROPPING: Final = ("dropped", "fell", "spilled")


class AzulPresentation:
    """The sentences and drawings of Azul."""

    def narrate(self, events: Sequence[Event], names: Sequence[str], side: str) -> list[Message]:
        """Return what happened: a taking in one sentence, then all that follows it."""
        sentences: list[Message] = []
        rest = list(events)
        while rest:
            kinds = _TAKING if rest[0].kind == "took" else _DROPPING
            together = 1
            if rest[0].kind in ("took", "dropped"):
                while together < len(rest) and rest[together].kind in kinds[1:]:
                    together += 1
            sentences.append(_sentence(rest[:together], names))
            del rest[:together]
        return sentences

    def describe(self, state: State, names: Sequence[str]) -> list[Message]:
        """Return the whole position, in sentences."""
        return description.describe(_azul(state).to_data(), names)

    def preview(self, state: State, turn: Sequence[int], names: Sequence[str]) -> list[Message]:
        """Return what decisions would do, and the tiling that would follow."""
        after = _azul(state).copy()
        seat, round_ = after.actor, after.to_data()["round"]
        events: list[Event] = []
        for action in turn:
            after.apply(action, events)
        mine = [event for event in events if event.values.get("seat") == seat]
        sentences = self.narrate(mine, names, after.side)
        if not after.is_over and after.to_data()["round"] == round_ and not state_is_tiling(state):
            sentences += _forecast(after.forecast(seat))
        return sentences

    def hint(self, state: State, action: int) -> Message:
        """Return a short description of a legal action."""
        azul = _azul(state)
        move = ACTIONS[action]
        if move.column is not None:
            points = _laid_points(azul, action)
            return Message("azul-hint-column", {"column": move.column, "points": points})
        data = azul.to_data()
        heap = data["displays"][move.source - 1] if move.source else data["centre"]
        count = heap[COLOURS.index(str(move.colour))]
        taken = tiles(str(move.colour), count)
        values: Values = {"tiles": taken, "colour": str(move.colour), "count": count}
        if move.line == 0:
            return Message("azul-hint-floor", values)
        held = data["boards"][azul.actor]["lines"][int(move.line or 0) - 1]
        missing = int(move.line or 0) - (held["count"] if held else 0)
        values |= {"line": int(move.line or 0), "to": goal(int(move.line or 0))}
        if count > missing:
            return Message("azul-hint-line-falling", {**values, "falling": count - missing})
        return Message("azul-hint-line", {**values, "missing": missing - count})

    def question(self, state: State, names: Sequence[str]) -> Message:
        """Return the question to the seat to act."""
        azul = _azul(state)
        if not azul.is_tiling:
            return Message("azul-ask-take")
        board = azul.to_data()["boards"][azul.actor]
        row = full_lines(board)[0]
        line = board["lines"][row]
        assert line is not None
        return Message("azul-ask-column", {"row": row + 1, "colour": line["colour"]})

    def draw(self, state: State, style: Style) -> list[Line]:
        """Return the position as lines of styled text."""
        return view.draw(_azul(state).to_data(), style)

    def text(self, state: State, names: Sequence[str]) -> str:
        """Return the position as plain English text, with these names for the seats."""
        return view.draw_text(_azul(state).to_data(), names)


def _azul(state: State) -> Azul:
    assert isinstance(state, Azul)
    return state


def state_is_tiling(state: State) -> bool:
    """Return whether a column is being chosen."""
    return _azul(state).is_tiling


def _sentence(events: Sequence[Event], names: Sequence[str]) -> Message:
    """Return what the first event and its consequences are, in one sentence."""
    event = events[0]
    values: Values = {
        name: value for name, value in event.values.items() if isinstance(value, str | int)
    }
    if "seat" in values:
        values["name"] = names[event.number("seat")]
    if event.kind == "took":
        return _taking(events, values)
    if event.kind == "dropped":
        return _dropping(events, values)
    if event.kind == "laid":
        values["runs"] = runs(event)
    return Message(f"azul-event-{event.kind}", values)


def _taking(events: Sequence[Event], values: Values) -> Message:
    """Return a whole turn: tiles from a source to a line or to the floor."""
    told = {event.kind: event for event in events}
    lined = told.get("lined")
    line = lined.number("line") if lined else 0
    values |= {
        "tiles": tiles(str(values["colour"]), events[0].number("count")),
        "from": origin(events[0].number("source"), "marked" in told),
        "line": line,
        "to": goal(line),
        "missing": lined.number("missing") if lined else 0,
        **_fallen(told),
    }
    if "spilled" in told:
        return Message("azul-event-took-spilled", values)
    if not lined:
        return Message("azul-event-took-floor", values)
    return Message("azul-event-took-fallen" if "fell" in told else "azul-event-took", values)


def _dropping(events: Sequence[Event], values: Values) -> Message:
    """Return that a full line has no column left and falls."""
    told = {event.kind: event for event in events}
    values["tiles"] = tiles(str(values["colour"]), events[0].number("count"))
    values |= _fallen(told)
    is_full = "spilled" in told
    return Message("azul-event-dropped-spilled" if is_full else "azul-event-dropped", values)


def _fallen(told: Mapping[str, Event]) -> Values:
    """Return how many tiles fall to the floor, and how many do not fit there."""
    return {
        "fallen": told["fell"].number("count") if "fell" in told else 0,
        "spilled": told["spilled"].number("count") if "spilled" in told else 0,
    }


def _forecast(events: Sequence[Event]) -> list[Message]:
    gain = sum(event.number("points") for event in events if event.kind == "laid")
    loss = sum(event.number("penalty") for event in events if event.kind == "penalised")
    if gain and loss:
        return [Message("azul-forecast", {"gain": gain, "loss": loss})]
    if gain:
        return [Message("azul-forecast-wall", {"gain": gain})]
    return [Message("azul-forecast-floor", {"loss": loss})] if loss else []


def _laid_points(state: Azul, action: int) -> int:
    events: list[Event] = []
    state.copy().apply(action, events)
    return next(event.number("points") for event in events if event.kind == "laid")
