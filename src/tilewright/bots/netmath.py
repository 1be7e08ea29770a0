"""The arithmetic of nets on rows of 16-bit integers; `netmath.pxd` is the same in C.

Sums wrap around as 16-bit integers do, so both forms give the same numbers for any net.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING

from tilewright.bots import const

if TYPE_CHECKING:  # at run time, the class takes no parameter
    Row = MutableSequence[int] | memoryview[int]


def wrap(number: int) -> int:
    """Return a sum as a 16-bit integer."""
    return ((number + 32768) & 65535) - 32768


def copy(into: Row, source: Sequence[int] | memoryview[int], size: int) -> int:
    """Copy numbers of a row."""
    for i in range(size):
        into[i] = source[i]
    return 0


def add(into: Row, source: Sequence[int] | memoryview[int], size: int) -> int:
    """Add numbers of a row."""
    for i in range(size):
        into[i] = wrap(into[i] + source[i])
    return 0


def add_times(into: Row, source: Sequence[int] | memoryview[int], size: int, count: int) -> int:
    """Add numbers of a row a number of times."""
    for i in range(size):
        into[i] = wrap(into[i] + source[i] * count)
    return 0


def update(sums: Row, rows: memoryview[int], held: Row, wanted: Sequence[int], inputs: int) -> int:
    """Change sums of rows from the counts that they hold to the counts that are wanted."""
    for i in range(inputs):
        if held[i] != wanted[i]:
            row = rows[i * const.HIDDEN : (i + 1) * const.HIDDEN]
            add_times(sums, row, const.HIDDEN, wanted[i] - held[i])
            held[i] = wanted[i]
    return 0


def head(
    sums: Sequence[int], rows: memoryview[int], bias: memoryview[int], third: memoryview[int]
) -> int:
    """Return the sum that the last two layers come to, without the last bias."""
    hidden = [_clip(number) for number in sums]
    total = 0
    for k in range(const.SECOND):
        row = rows[k * const.HIDDEN : (k + 1) * const.HIDDEN]
        products = sum([a * b for a, b in zip(row, hidden, strict=True)])
        total += _clip((products + bias[k]) >> 8) * third[k]
    return total


def _clip(number: int) -> int:
    """Return a number limited to what a hidden layer can hold."""
    return min(max(number, 0), const.NET_CLIP)
