"""Encode parts of an observation as numbers.

All functions here are fast functions. Each writes at an offset and returns the next one. The array
holds zeros before.
"""

from __future__ import annotations

from tilewright.core.state import Floats


def one_hot(into: Floats, at: int, count: int, which: int) -> int:
    """Write a one-hot vector; no choice is all zeros."""
    if 0 <= which < count:
        into[at + which] = 1.0
    return at + count


def number(into: Floats, at: int, value: int, unit: float) -> int:
    """Write one count, divided by its unit."""
    into[at] = value / unit
    return at + 1


def counts(into: Floats, at: int, numbers: list[int], kinds: int, unit: float) -> int:
    """Write the counts of a heap, each divided by the unit."""
    for kind in range(kinds):
        into[at + kind] = numbers[kind] / unit
    return at + kinds


def seat_from(seat: int, other: int, seats: int) -> int:
    """Return how many places clockwise another seat sits; negative for no seat."""
    if other < 0:
        return -1
    other -= seat
    return other if other >= 0 else other + seats


def seat_after(seat: int, steps: int, seats: int) -> int:
    """Return the seat a number of places clockwise."""
    seat += steps
    return seat - seats if seat >= seats else seat
