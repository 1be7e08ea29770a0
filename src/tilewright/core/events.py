"""Events: what happened when an action or a deal was carried out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

EventValue = str | int | list[list[int]]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened; its `kind` determines which values it has."""

    kind: str
    values: Mapping[str, EventValue]

    def __getitem__(self, name: str) -> EventValue:
        return self.values[name]

    def number(self, name: str) -> int:
        """Return a value that is a number."""
        value = self.values[name]
        if not isinstance(value, int):
            raise TypeError(f"{self.kind}.{name} is not a number")
        return value

    def to_data(self) -> dict[str, EventValue]:
        """Return the event as plain data."""
        return {"event": self.kind, **self.values}
