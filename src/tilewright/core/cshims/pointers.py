"""Offsets into arrays of the caller: pointers in compiled code, views in pure Python."""

from __future__ import annotations

from tilewright.core.state import Bytes, Floats


def byte_at(numbers: Bytes, at: int) -> Bytes:
    """Return an array of bytes from an offset on."""
    return numbers[at:]


def zeroed_floats(numbers: Floats, at: int, count: int) -> Floats:
    """Return an array of floats from an offset on, the first of them set to 0."""
    numbers[at : at + count] = memoryview(bytes(4 * count)).cast("f")
    return numbers[at:]


def short_at(numbers: memoryview[int], at: int) -> memoryview[int]:
    """Return an array of 16-bit integers from an offset on."""
    return numbers[at:]
