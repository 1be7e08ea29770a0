"""Numbers in the texts of lessons: expressions that are computed from the rules.

- `event.field` is a field of the first such event, of the reader if the event has a seat;
  `event[field=word].field` selects by a field, `event#` counts, `sum event.field` adds up.
- `forecast.event.field` is the same for what the reader would score if the round ended then.
- `view.path` and `after.path` look into the position before and after; a list is its length.
- `fact.name` is a constant of the game.
- `+`, `-` and `*` connect such terms and numbers, from left to right.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final

from tilewright.core.events import Event
from tilewright.core.game import Game

OPERATORS: Final[Mapping[str, Callable[[int, int], int]]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
}
OPERATOR: Final = re.compile(r" ([-+*]) ")
EVENT: Final = re.compile(
    r"(?P<sum>sum )?(?P<forecast>forecast\.)?(?P<kind>[a-z_-]+)"
    r"(?:\[(?P<name>\w+)=(?P<word>[\w -]+)\])?(?:(?P<count>#)|\.(?P<field>\w+))"
)
FACTS: Final = ("geometry", "const")  # modules of a game, the first counts


class BadValue(ValueError):
    """An expression that cannot be computed."""


@dataclass(frozen=True)
class Outcome:
    """What an expression can refer to."""

    game: Game
    seat: int  # of the reader
    view: Mapping[str, Any]
    after: Mapping[str, Any] = field(default_factory=dict)
    events: Sequence[Event] = ()
    forecast: Sequence[Event] = ()

    def value(self, expression: str, absent: int | None = None) -> int:
        """Return the value of an expression; `absent` is that of events that do not occur."""
        first, *rest = OPERATOR.split(expression.strip())
        total = self._term(first, absent)
        for sign, term in zip(rest[::2], rest[1::2], strict=True):
            total = OPERATORS[sign](total, self._term(term, absent))
        return total

    def values(self, expressions: Mapping[str, str], absent: int | None = None) -> dict[str, int]:
        """Return the values of expressions by name."""
        return {name: self.value(each, absent) for name, each in expressions.items()}

    def _term(self, term: str, absent: int | None) -> int:
        if term.isdigit():
            return int(term)
        root, _, path = term.partition(".")
        if root in ("view", "after"):
            return _number(term, _follow(term, getattr(self, root), path))
        if root == "fact":
            return _number(term, self._fact(term, path))
        return self._event(term, absent)

    def _fact(self, term: str, path: str) -> object:
        name, _, rest = path.partition(".")
        for module in FACTS:
            constants = vars(import_module(f"tilewright.games.{self.game.id}.{module}"))
            if name.upper() in constants:
                return _follow(term, constants[name.upper()], rest)
        raise BadValue(f"{term}: there is no such constant")

    def _event(self, term: str, absent: int | None) -> int:
        parts = EVENT.fullmatch(term)
        if parts is None:
            raise BadValue(f"{term} is not an expression")
        source = self.forecast if parts["forecast"] else self.events
        found = [event for event in source if self._fits(event, parts)]
        if parts["count"]:
            return len(found)
        numbers = [_number(term, event.values.get(parts["field"])) for event in found]
        if not numbers and absent is None:
            raise BadValue(f"{term}: there is no such event among {[e.kind for e in source]}")
        return sum(numbers) if parts["sum"] else next(iter(numbers), absent or 0)

    def _fits(self, event: Event, parts: re.Match[str]) -> bool:
        if event.kind != parts["kind"] or event.values.get("seat", self.seat) != self.seat:
            return False
        return parts["name"] is None or str(event.values.get(parts["name"])) == parts["word"]


def _follow(term: str, value: object, path: str) -> object:
    """Return what is at a path of names and positions."""
    for name in path.split(".") if path else []:
        try:
            if isinstance(value, Mapping):
                value = next(v for k, v in value.items() if str(k) == name)
            else:
                value = value[int(name)]  # type: ignore[index]
        except (StopIteration, ValueError, IndexError, TypeError) as error:
            raise BadValue(f'{term}: there is no "{name}"') from error
    return value


def _number(term: str, value: object) -> int:
    if isinstance(value, (list, tuple)):
        return len(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadValue(f"{term} is {value!r}, not a number")
    return value
