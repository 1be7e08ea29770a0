"""The game in sentences and drawings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from quarry.actions import ACTIONS
from quarry.data import COLOURS, LETTERS, Data
from tilewright.core.events import Event
from tilewright.core.layout import Line, cut
from tilewright.core.message import Message, MessageValue
from tilewright.core.presentation import Style, arrange
from tilewright.core.state import State
from tilewright.games.kit.drawing import Words, plain_text, title_line

LONGEST_NAME: Final = 18
ENGLISH: Final[Mapping[str, str]] = {
    "title": "Quarry, {side}, round {round}",
    "tray": "tray",
    "bag": "bag",
    "points": "points: {score}",
    "turn": "{name} to act",
    "nature": "stones are to be laid out",
    "over": "the match is over",
}


class Labels(Words):
    """The words of a drawing."""

    game = "quarry"


class QuarryPresentation:
    """The sentences and drawings of Quarry."""

    def narrate(self, events: Sequence[Event], names: Sequence[str], side: str) -> list[Message]:
        """Return what happened, in sentences."""
        return [_tell(event, names) for event in events]

    def describe(self, state: State, names: Sequence[str]) -> list[Message]:
        """Return the whole position, in sentences."""
        data: Data = state.to_data()
        told = [Message("quarry-describe-round", {"round": data["round"]})]
        if any(data["tray"]):
            told.append(Message("quarry-describe-tray", {"stones": heap(data["tray"])}))
        for name, board in zip(names, data["boards"], strict=False):
            rows = " / ".join(row or "-" for row in board["rows"])
            values = {"name": name, "score": board["score"], "rows": rows}
            told.append(Message("quarry-describe-seat", values))
        return told

    def preview(self, state: State, turn: Sequence[int], names: Sequence[str]) -> list[Message]:
        """Return what decisions of a turn would do."""
        twin, events = state.copy(), list[Event]()
        for action in turn:
            twin.apply(action, events)
        told = [event for event in events if "seat" in event.values]
        return self.narrate(told, names, state.side)

    def hint(self, state: State, action: int) -> Message:
        """Return what a legal action does."""
        chosen = ACTIONS[action]
        return Message(f"quarry-hint-{chosen.kind}", {"part": chosen.part})

    def question(self, state: State, names: Sequence[str]) -> Message:
        """Return what the seat to act is asked."""
        kind = "place" if state.steps else "take"
        return Message(f"quarry-ask-{kind}")

    def draw(self, state: State, style: Style) -> list[Line]:
        """Return the position as lines of styled text."""
        return draw(state.to_data(), style)

    def text(self, state: State, names: Sequence[str]) -> str:
        """Return the position as plain English text, with these names for the seats."""
        return plain_text(lambda style: self.draw(state, style), ENGLISH, state.seats, names)


def heap(counts: Sequence[int]) -> str:
    """Return stones as letters."""
    return "".join(LETTERS[colour] * count for colour, count in enumerate(counts)) or "-"


def _tell(event: Event, names: Sequence[str]) -> Message:
    values: dict[str, MessageValue] = {
        name: value for name, value in event.values.items() if isinstance(value, str | int)
    }
    if "seat" in values:
        values["name"] = names[event.number("seat")]
    return Message(f"quarry-event-{event.kind}", values)


def draw(data: Data, style: Style) -> list[Line]:
    """Return the drawing of a table."""
    labels = Labels(style)
    offer: list[Line] = [
        [(f" {labels.word('tray')} ", "number"), *_stones(heap(data["tray"]))],
        [(f" {labels.word('bag')} {sum(data['bag'])}", "dim")],
    ]
    boards = [_board(data, seat, labels) for seat in range(data["seats"])]
    top = [title_line(labels, data["side"], data["round"], data["actor"])]
    return arrange(top, offer, boards, data["actor"], style)


def _board(data: Data, seat: int, labels: Labels) -> list[Line]:
    board, acting = data["boards"][seat], "> " if data["actor"] == seat else "  "
    name = cut(labels.style.names[seat], LONGEST_NAME)
    points = labels.word("points", score=board["score"])
    head: Line = [(acting, "turn"), (name, "seat"), ("  ", ""), (points, "score")]
    return [head, *([("    ", ""), *_stones(row or "-")] for row in board["rows"])]


def _stones(letters: str) -> Line:
    names = dict(zip(LETTERS, COLOURS, strict=True))
    return [(letter, names.get(letter, "dim")) for letter in letters]
