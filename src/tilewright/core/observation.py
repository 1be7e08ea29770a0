"""Observations: the layout of the vector that a learner sees, and reading it by field."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import NamedTuple

from tilewright.core.errors import BadPosition, UnknownName


class Field(NamedTuple):
    """A field of an observation: its offset in the vector, its bounds and its meaning."""

    name: str
    shape: tuple[int, ...]
    offset: int
    low: float
    high: float
    meaning: str
    unit: float  # what 1.0 stands for: a count is divided by it

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Part(NamedTuple):
    """A field as a game declares it, without an offset: its maximum and its unit."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    most: float = 1
    unit: float = 1


@dataclass(frozen=True)
class Layout:
    """The layout of a game's observation for a number of seats and a side."""

    game: str
    side: str
    seats: int
    version: int  # raised whenever a number moves or changes its meaning
    fields: tuple[Field, ...]

    @cached_property
    def size(self) -> int:
        """The length of the vector."""
        return sum(field.size for field in self.fields)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all fields, in order."""
        return tuple(field.name for field in self.fields)

    def __getitem__(self, name: str) -> Field:
        if name not in self.names:
            raise UnknownName("field", name, self.names)
        return self.fields[self.names.index(name)]


def make_layout(game: str, side: str, seats: int, version: int, parts: Iterable[Part]) -> Layout:
    """Return the layout with the given parts one after another."""
    fields = []
    at = 0
    for part in parts:
        high = part.most / part.unit
        fields.append(Field(part.name, part.shape, at, 0.0, high, part.meaning, part.unit))
        at += prod(part.shape)
    return Layout(game, side, seats, version, tuple(fields))


class Sheet:
    """A vector with its layout: reads numbers by the name of their field.

    Indices after the name select a part of the field: `counts("sources", 2)` reads one source.
    """

    def __init__(self, layout: Layout, vector: Sequence[float]) -> None:
        self.layout = layout
        self.vector = vector

    def numbers(self, name: str, *at: int) -> list[float]:
        """Return the numbers of a field, or of a part of it, in units of the game."""
        field = self.layout[name]
        place = 0
        for size, i in zip(field.shape, at, strict=False):
            place = place * size + i
        count = prod(field.shape[len(at) :])
        start = field.offset + place * count
        return [number * field.unit for number in self.vector[start : start + count]]

    def counts(self, name: str, *at: int) -> list[int]:
        """Return the numbers of a field as integers."""
        return [round(number) for number in self.numbers(name, *at)]

    def count(self, name: str, *at: int) -> int:
        """Return the single integer of a field, or of a place in it."""
        (count,) = self.counts(name, *at)
        return count

    def marked(self, name: str, *at: int) -> list[int]:
        """Return the indices of the numbers that are not 0."""
        return [i for i, count in enumerate(self.counts(name, *at)) if count]

    def which(self, name: str, *at: int) -> int | None:
        """Return the index of the number that is not 0, or None if all are."""
        found = self.marked(name, *at)
        return found[0] if found else None

    def choice(self, name: str, *at: int) -> int:
        """Return the index of the one number that is not 0; raise unless there is exactly one."""
        found = self.marked(name, *at)
        if len(found) != 1:
            raise BadPosition(name, f"one number is not 0 in an observation, not {len(found)}")
        return found[0]
