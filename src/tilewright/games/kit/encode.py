"""Writing what a seat sees as numbers for learners, part after part.

Everything here is engine code. Each function writes at a place and returns the next one.
"""

from __future__ import annotations

from tilewright.core.state import Floats


def zeros(into: Floats, at: int, count: int) -> int:
    """Write so many zeros."""
    for i in range(count):
        into[at + i] = 0.0
    return at + count


def one_of(into: Floats, at: int, count: int, which: int) -> int:
    """Write a 1 for one of several; none of them is written as zeros alone."""
    for i in range(count):
        into[at + i] = 0.0
    if 0 <= which < count:
        into[at + which] = 1.0
    return at + count


def number(into: Floats, at: int, value: int, unit: float) -> int:
    """Write one count, divided by its unit."""
    into[at] = value / unit
    return at + 1


def heap(into: Floats, at: int, counts: list[int], kinds: int, unit: float) -> int:
    """Write the counts of a heap, each divided by the unit."""
    for kind in range(kinds):
        into[at + kind] = counts[kind] / unit
    return at + kinds


def members(into: Floats, at: int, word: int, count: int) -> int:
    """Write for each bit of a set whether it is there."""
    for i in range(count):
        into[at + i] = 1.0 if word >> i & 1 else 0.0
    return at + count


def seat_from(seat: int, other: int, seats: int) -> int:
    """Return how many places clockwise of a seat another sits; below 0 for no seat."""
    if other < 0:
        return -1
    other -= seat
    return other if other >= 0 else other + seats


def seat_after(seat: int, steps: int, seats: int) -> int:
    """Return the seat so many places clockwise."""
    seat += steps
    return seat - seats if seat >= seats else seat
