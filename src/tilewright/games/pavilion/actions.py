"""Actions: numbers with named parts and one readable token each.

0 passes, 1 stops keeping; then one number for each colour to pick, one for each to keep; then
36 for each space: six colours by the number of wild tiles paid, 0 to 5; then six colours for
each source, the centre first. So a number means the same with any number of seats.
"""

from __future__ import annotations

import re
from typing import Final, Self

from tilewright.core.errors import BadNotation
from tilewright.games.pavilion import const
from tilewright.games.pavilion.geometry import COLOURS, LETTERS, place_of

_COLOUR: Final = f"a colour {' '.join(LETTERS)}"
_BEGINNING: Final = (
    "a display 1-9 or C, a star 0-6 with a position 1-6, or one of pick, keep, pass, stop"
)


class PavilionAction(int):
    """A decision in Summer Pavilion; made from its number or from its token."""

    kind: str  # "take", "place", "pick", "keep", "pass" or "stop"
    text: str
    colour: str | None
    source: int | None  # of a taking: 0 for the centre, or the number of a display
    star: int | None  # of a placement: 0 for the middle star
    position: int | None  # of a placement: 1 to 6
    wilds: int | None  # of a placement: how many wild tiles are paid

    def __new__(cls, value: int | str) -> Self:
        """Return the action of a number or token; there is one object for each."""
        if isinstance(value, str):
            value = read_action(value)
        if not 0 <= value < len(ACTIONS):
            raise ValueError(f"{value} is not an action number of pavilion")
        return ACTIONS[value]  # type: ignore[return-value]

    @property
    def space(self) -> int:
        """The number of the space of a placement."""
        return (int(self) - const.FIRST_PLACE) // (const.COLOURS * const.WILDS)

    def parts(self) -> dict[str, str | int]:
        """Return the named parts of the action."""
        names = ("kind", "source", "star", "position", "colour", "wilds")
        return {name: getattr(self, name) for name in names if getattr(self, name) is not None}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"PavilionAction({self.text!r})"

    def __reduce__(self) -> tuple[type[PavilionAction], tuple[str]]:
        return (PavilionAction, (self.text,))


def num_actions(seats: int) -> int:
    """Return how many action numbers a match with this many seats needs."""
    return const.FIRST_TAKE + const.COLOURS * (2 * seats + 2)


def place_number(space: int, colour: int, wilds: int) -> int:
    """Return the number of a placement."""
    return const.FIRST_PLACE + const.WILDS * (const.COLOURS * space + colour) + wilds


def take_number(source: int, colour: int) -> int:
    """Return the number of a taking."""
    return const.FIRST_TAKE + const.COLOURS * source + colour


def _make(number: int, kind: str, text: str, colour: int | None = None) -> PavilionAction:
    action = int.__new__(PavilionAction, number)
    action.kind = kind
    action.text = text
    action.colour = None if colour is None else COLOURS[colour]
    action.source = action.star = action.position = action.wilds = None
    return action


def _make_place(space: int, colour: int, wilds: int) -> PavilionAction:
    star, position = place_of(space)
    text = f"{star}{position}{LETTERS[colour]}" + (f"+{wilds}" if wilds else "")
    action = _make(place_number(space, colour, wilds), "place", text, colour)
    action.star, action.position, action.wilds = star, position, wilds
    return action


def _make_take(source: int, colour: int) -> PavilionAction:
    text = (str(source) if source else "C") + LETTERS[colour]
    action = _make(take_number(source, colour), "take", text, colour)
    action.source = source
    return action


ACTIONS: Final[tuple[PavilionAction, ...]] = (
    _make(const.PASS, "pass", "pass"),
    _make(const.STOP, "stop", "stop"),
    *(_make(const.FIRST_PICK + c, "pick", f"pick{LETTERS[c]}", c) for c in range(6)),
    *(_make(const.FIRST_KEEP + c, "keep", f"keep{LETTERS[c]}", c) for c in range(6)),
    *(
        _make_place(space, colour, wilds)
        for space in range(const.SPACES)
        for colour in range(const.COLOURS)
        for wilds in range(const.WILDS)
    ),
    *(
        _make_take(source, colour)
        for source in range(const.MAX_SOURCES)
        for colour in range(const.COLOURS)
    ),
)
_BY_TEXT: Final = {action.text.upper(): int(action) for action in ACTIONS}
# The characters allowed at each position of a token, for error messages.
_SHAPES: Final = (
    (re.compile(r"(PICK|KEEP)", re.ASCII), ((f"[{LETTERS}]", _COLOUR),)),
    (
        re.compile(r"[0-6][1-6]", re.ASCII),
        ((f"[{LETTERS}]", _COLOUR), (r"\+", "+ or the end"), ("[1-5]", "wild tiles 1-5")),
    ),
    (re.compile(r"[C1-9]", re.ASCII), ((f"[{LETTERS}]", _COLOUR),)),
    (re.compile(r"(PASS|STOP)", re.ASCII), ()),
)


def read_action(text: str) -> PavilionAction:
    """Return the action of a token; upper and lower case are the same."""
    token = text.upper() if text.isascii() else text
    if token in _BY_TEXT:
        return ACTIONS[_BY_TEXT[token]]
    for beginning, rest in _SHAPES:
        found = beginning.match(token)
        if found:
            at = found.end()
            for pattern, expected in rest:
                if not re.match(pattern, token[at : at + 1]):
                    raise BadNotation(text, min(at, len(text)), expected)
                at += 1
            raise BadNotation(text, min(at, len(text)), "the end")
    raise BadNotation(text, 0, _BEGINNING)


def write_action(action: int) -> str:
    """Return the token of an action number."""
    return ACTIONS[action].text
