"""Actions: numbers with named parts and one readable token each.

Numbers 0 to 4 choose a column of the grey wall. From 5 on each is a taking: 30 for each
source (the centre first, then display 1, 2 ...), among them 6 for each colour, one for each
line from the top and one for the floor. So a number means the same with any number of seats.
"""

from __future__ import annotations

from typing import Final, Self

from tilewright.core.errors import BadNotation
from tilewright.games.azul import const
from tilewright.games.azul.geometry import COLOURS, LETTERS

_COLUMN_WORD: Final = "col"
_SOURCES: Final = "a display 1-9 or C for the centre"


class AzulAction(int):
    """A decision in Azul; made from its number or from its token, as in `AzulAction("2R3")`."""

    kind: str  # "take" or "column"
    text: str
    source: int | None  # 0 for the centre, or the number of a display
    colour: str | None
    line: int | None  # 1 to 5 from the top, or 0 for the floor
    column: int | None  # 1 to 5 from the left

    def __new__(cls, value: int | str) -> Self:
        """Return the action of a number or token; there is one object for each."""
        if isinstance(value, str):
            value = read_action(value)
        if not 0 <= value < len(ACTIONS):
            raise ValueError(f"{value} is not an action number of azul")
        return ACTIONS[value]  # type: ignore[return-value]

    def parts(self) -> dict[str, str | int]:
        """Return the named parts of the action."""
        if self.column is not None:
            return {"kind": self.kind, "column": self.column}
        assert self.source is not None and self.colour is not None and self.line is not None
        return {
            "kind": self.kind,
            "source": self.source,
            "colour": self.colour,
            "line": self.line,
        }

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"AzulAction({self.text!r})"

    def __reduce__(self) -> tuple[type[AzulAction], tuple[str]]:
        return (AzulAction, (self.text,))


def num_actions(seats: int) -> int:
    """Return how many action numbers a match with this many seats needs."""
    return const.FIRST_TAKE + const.TAKES_PER_SOURCE * (2 * seats + 2)


def take_number(source: int, colour: int, goal: int) -> int:
    """Return the number of a taking; `goal` is a line from 0, or `FLOOR`."""
    taking = const.GOALS * colour + goal
    return const.FIRST_TAKE + const.TAKES_PER_SOURCE * source + taking


def _make_column(column: int) -> AzulAction:
    action = int.__new__(AzulAction, column)
    action.kind = "column"
    action.text = f"{_COLUMN_WORD}{column + 1}"
    action.source = action.colour = action.line = None
    action.column = column + 1
    return action


def _make_take(source: int, colour: int, goal: int) -> AzulAction:
    action = int.__new__(AzulAction, take_number(source, colour, goal))
    action.kind = "take"
    action.source = source
    action.colour = COLOURS[colour]
    action.line = 0 if goal == const.FLOOR else goal + 1
    action.column = None
    action.text = (str(source) if source else "C") + LETTERS[colour] + "12345F"[goal]
    return action


ACTIONS: Final[tuple[AzulAction, ...]] = (
    *(_make_column(column) for column in range(5)),
    *(
        _make_take(source, colour, goal)
        for source in range(const.MAX_SOURCES)
        for colour in range(const.COLOURS)
        for goal in range(const.GOALS)
    ),
)


def read_action(text: str) -> AzulAction:
    """Return the action of a token; upper and lower case are the same."""
    token = text.upper()
    if token.startswith(_COLUMN_WORD.upper()):
        return ACTIONS[_pick(text, 3, "12345", "a column 1-5")]
    source = _pick(text, 0, "C123456789", f"{_SOURCES}, or {_COLUMN_WORD}", last=False)
    colour = _pick(text, 1, LETTERS, f"a colour {' '.join(LETTERS)}", last=False)
    goal = _pick(text, 2, "12345F", "a line 1-5 or F for the floor")
    return ACTIONS[take_number(source, colour, goal)]


def _pick(text: str, at: int, allowed: str, expected: str, last: bool = True) -> int:
    """Return which of the allowed characters is at a position of the token."""
    found = allowed.find(text[at].upper()) if at < len(text) else -1
    if found < 0:
        raise BadNotation(text, at, expected)
    if last and len(text) > at + 1:
        raise BadNotation(text, at + 1, "the end")
    return found


def write_action(action: int) -> str:
    """Return the token of an action number."""
    return AzulAction(action).text
