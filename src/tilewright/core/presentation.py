"""The interface of a game's sentences and drawings, for any language and screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from tilewright.core.events import Event
from tilewright.core.layout import Line, rows_of
from tilewright.core.message import Message
from tilewright.core.state import State

BOARD_GAP = 3


@dataclass(frozen=True)
class Style:
    """How to draw: the words, the names of the seats, the symbols and the size of the terminal."""

    word: Callable[[Message], str]
    names: Sequence[str]
    width: int = 80  # cells of a terminal line
    signs: str = "letters"  # or "shapes", or "ascii" for shapes without Unicode
    room: int = 1000  # lines of the terminal


def arrange(
    top: list[Line],
    offer: list[Line],
    boards: list[list[Line]],
    own: int | str | None,
    style: Style,
) -> list[Line]:
    """Arrange a table: the offer above the boards.

    If that is too long for the terminal, the boards come first, the viewer's own board last, so
    that it and the offer stay visible above the question.
    """
    below = _rows(boards, style)
    if len(top) + len(offer) + len(below) + 1 <= style.room:
        return [*top, [], *offer, *below]
    if isinstance(own, int):
        boards = [*boards[own + 1 :], *boards[: own + 1]]
    return [*top, *_rows(boards, style), [], *offer]


def _rows(boards: list[list[Line]], style: Style) -> list[Line]:
    return [line for row in rows_of(boards, BOARD_GAP, style.width) for line in ([], *row)]


class Presentation(Protocol):
    """A game's sentences and drawings."""

    def narrate(self, events: Sequence[Event], names: Sequence[str], side: str) -> list[Message]:
        """Return what happened in a ply, in sentences: one for a turn, one for what follows it.

        A sentence about a seat has it as the value `seat`, so that it can address the reader.
        """
        ...

    def describe(self, state: State, names: Sequence[str]) -> list[Message]:
        """Return the whole position, in sentences."""
        ...

    def preview(self, state: State, turn: Sequence[int], names: Sequence[str]) -> list[Message]:
        """Return what decisions of a turn would do and score, in sentences."""
        ...

    def hint(self, state: State, action: int) -> Message:
        """Return a short description of a legal action, for a list of choices."""
        ...

    def question(self, state: State, names: Sequence[str]) -> Message:
        """Return the question to the seat to act, without its name."""
        ...

    def draw(self, state: State, style: Style) -> list[Line]:
        """Return the position as lines of styled text."""
        ...
