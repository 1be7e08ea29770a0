"""Actions: numbers with named parts and one readable token each.

In this order: pass, stop; areas to buy for; colours and patterns to take; places to take a
copy from; the joker, tiles and expansions to pay; tiles and expansions to discard; tiles by
cell; expansions by area and rotation. A number means the same with any number of seats.
"""

from __future__ import annotations

from typing import Final, Self

from tilewright.games.garden import const
from tilewright.games.garden.geometry import (
    CELL_NAMES,
    COLOURS,
    HEXAGON_NAMES,
    LETTERS,
    PATTERNS,
)
from tilewright.games.kit.tokens import Tokens


class GardenAction(int):
    """A decision in Queen's Garden; made from its number or from its token."""

    kind: str  # take, copy, place, lay, buy, pay, drop, pass or stop
    text: str
    hexagon: str | None  # such as B3
    expansion: bool  # whether the piece is an expansion
    colour: str | None  # of a taking by colour
    pattern: str | None  # of a taking by pattern
    place: int | None  # of a copy: an expansion's number in its round's stack, from 0
    cell: str | None  # of a placement: two digits
    area: int | None  # of an expansion: 1 to 6
    rotation: int | None  # of an expansion: 0 to 5

    def __new__(cls, value: int | str) -> Self:
        """Return the action of a number or token; there is one object for each."""
        if isinstance(value, str):
            value = read_action(value)
        if not 0 <= value < len(ACTIONS):
            raise ValueError(f"{value} is not an action number of garden")
        return ACTIONS[value]  # type: ignore[return-value]

    def parts(self) -> dict[str, str | int]:
        """Return the named parts of the action."""
        names = ("hexagon", "colour", "pattern", "place", "cell", "area", "rotation")
        found: dict[str, str | int] = {"kind": self.kind}
        found |= {name: getattr(self, name) for name in names if getattr(self, name) is not None}
        return {**found, "expansion": True} if self.expansion else found

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"GardenAction({self.text!r})"

    def __reduce__(self) -> tuple[type[GardenAction], tuple[str]]:
        return (GardenAction, (self.text,))


def _make(kind: str, text: str, **parts: str | int | None) -> GardenAction:
    number = len(_made)
    action = int.__new__(GardenAction, number)
    action.kind, action.text = kind, text
    for name in ("hexagon", "colour", "pattern", "place", "cell", "area", "rotation"):
        setattr(action, name, parts.get(name))
    action.expansion = bool(parts.get("expansion", False))
    _made.append(action)
    return action


def _make_things(kind: str) -> None:
    for name in HEXAGON_NAMES:
        _make(kind, f"{kind}{name}", hexagon=name)
    for name in HEXAGON_NAMES:
        _make(kind, f"{kind}x{name}", hexagon=name, expansion=True)


def _make_all() -> None:
    _make("pass", "pass")
    _make("stop", "stop")
    for area in range(1, 7):
        _make("buy", f"buy{area}", area=area)
    for colour, letter in zip(COLOURS, LETTERS, strict=True):
        _make("take", f"take{letter}", colour=colour)
    for value, pattern in enumerate(PATTERNS, 1):
        _make("take", f"take{value}", pattern=pattern)
    for place in range(const.MAX_PLACES):
        _make("copy", f"from{place}", place=place)
    _make("pay", "payJ")
    _make_things("pay")
    _make_things("drop")
    for name in HEXAGON_NAMES:
        for cell in CELL_NAMES:
            _make("place", f"{name}@{cell}", hexagon=name, cell=cell)
    for name in HEXAGON_NAMES:
        for area in range(1, 7):
            for turn in range(6):
                text = f"x{name}@{area}r{turn}"
                _make("lay", text, hexagon=name, area=area, rotation=turn, expansion=True)


_made: list[GardenAction] = []
_make_all()
ACTIONS: Final[tuple[GardenAction, ...]] = tuple(_made)
_TOKENS: Final = Tokens([action.text for action in ACTIONS])


def num_actions(seats: int) -> int:
    """Return how many action numbers there are; the seats make no difference."""
    return const.NUM_ACTIONS


def read_action(text: str) -> GardenAction:
    """Return the action of a token; upper and lower case are the same."""
    return ACTIONS[_TOKENS.read(text)]


def write_action(action: int) -> str:
    """Return the token of an action number."""
    return GardenAction(action).text
