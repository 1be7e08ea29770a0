"""Places in arrays that belong to others: pointers in compiled code, views in pure Python."""

from __future__ import annotations

from tilewright.core.state import Bytes, Floats


def byte_at(numbers: Bytes, at: int) -> Bytes:
    """Return the place of a number in an array of bytes."""
    return numbers[at:]


def float_at(numbers: Floats, at: int) -> Floats:
    """Return the place of a number in an array of them."""
    return numbers[at:]
