"""Facts: what can be said about a move, each with the numbers behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import floor
from typing import Final

from tilewright.core.message import Message, MessageValue

Values = dict[str, MessageValue]

# What a fact is about: the turn itself, what comes after it, or what it is worth.
EFFECT: Final = "effect"
ANSWER: Final = "answer"
VERDICT: Final = "verdict"


@dataclass(frozen=True)
class Fact:
    """One thing about a move: the id of its sentence, the seat it is about, and its numbers."""

    kind: str
    seat: int
    values: Mapping[str, MessageValue] = field(default_factory=dict)
    weight: float = 0.0  # how much it matters, in points
    topic: str = EFFECT

    def number(self, name: str) -> int:
        """Return a value that is a number."""
        value = self.values[name]
        if not isinstance(value, int):
            raise TypeError(f"{self.kind}.{name} is not a number")
        return value

    def tell(self, names: Sequence[str]) -> Message:
        """Return the fact as a sentence."""
        return Message(self.kind, {**self.values, "seat": self.seat, "name": names[self.seat]})

    def to_data(self) -> dict[str, object]:
        """Return the fact as plain data: its numbers and words, without phrases."""
        plain = {k: v for k, v in self.values.items() if isinstance(v, str | int)}
        return {"kind": self.kind, "topic": self.topic, "seat": self.seat, "values": plain}


def whole(points: float) -> int:
    """Return points as a whole number, halves rounded up."""
    return floor(points + 0.5)
