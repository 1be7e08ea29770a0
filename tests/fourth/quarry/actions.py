"""Actions: take a stone of a colour, then, on the double side, choose a row for it."""

from __future__ import annotations

from typing import Final, Self

from quarry.data import COLOURS, LETTERS
from tilewright.games.kit.tokens import Tokens

ROW_WORDS: Final = ("upper", "lower")


class QuarryAction(int):
    """A decision; made from its number or from its token."""

    kind: str
    text: str
    part: str  # the colour taken, or the row chosen

    def __new__(cls, value: int | str) -> Self:
        """Return the action of a number or token; there is one object for each."""
        number = TOKENS.read(value) if isinstance(value, str) else value
        if not 0 <= number < len(ACTIONS):
            raise ValueError(f"{number} is not an action number of quarry")
        return ACTIONS[number]  # type: ignore[return-value]

    def parts(self) -> dict[str, str | int]:
        """Return the named parts of the action."""
        return {"kind": self.kind, {"take": "colour", "place": "row"}[self.kind]: self.part}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"QuarryAction({self.text!r})"

    def __reduce__(self) -> tuple[type[QuarryAction], tuple[str]]:
        return (QuarryAction, (self.text,))


def _make(number: int, kind: str, part: str, text: str) -> QuarryAction:
    action = int.__new__(QuarryAction, number)
    action.kind, action.part, action.text = kind, part, text
    return action


FIRST_ROW: Final = len(COLOURS)
ACTIONS: Final = (
    *(_make(i, "take", COLOURS[i], f"take{LETTERS[i]}") for i in range(len(COLOURS))),
    *(_make(FIRST_ROW + i, "place", ROW_WORDS[i], ROW_WORDS[i]) for i in range(2)),
)
TOKENS: Final = Tokens([action.text for action in ACTIONS])
