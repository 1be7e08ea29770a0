"""Arrays that a caller lends: checked here, and handed on as engine code takes them."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tilewright.core.errors import TilewrightError
from tilewright.core.state import Bytes, Floats
from tilewright.envs.lent import Numbers

Bits = NDArray[np.bool_] | NDArray[np.uint8] | NDArray[np.int8]  # a byte each, 0 or 1
Shape = tuple[int, ...]

# Types of numbers by the letters that NumPy has for them.
_BYTES: Final = np.dtype(np.bool_).char + np.dtype(np.uint8).char + np.dtype(np.int8).char
_INT8: Final = np.dtype(np.int8).char
_INT64: Final = "".join({np.dtype(np.int64).char, np.dtype(np.longlong).char})
_FLOAT32: Final = np.dtype(np.float32).char
_WHOLE: Final = "".join(char for char in "bBhHiIlLqQ" if np.can_cast(char, np.int64))


class BadArray(TilewrightError, ValueError):
    """An array of the wrong shape or type, or one that cannot be written as it is."""


def lend_floats(name: str, array: object, shape: Shape) -> Floats:
    """Return an array of float32 for writing; raise `BadArray` if it is not one that fits."""
    return _writable(name, array, shape, _FLOAT32).cast("f")


def lend_bits(name: str, array: object, shape: Shape) -> Bytes:
    """Return an array of bytes, each to be 0 or 1, for writing."""
    return _writable(name, array, shape, _BYTES)


def lend_seats(name: str, array: object, shape: Shape) -> Bytes:
    """Return an array of int8 for writing."""
    return _writable(name, array, shape, _INT8).cast("b")


def lend_numbers(name: str, array: object, shape: Shape) -> Numbers:
    """Return an array of int64 for writing."""
    return _writable(name, array, shape, _INT64).cast("q")


def read_actions(name: str, array: object, shape: Shape) -> Numbers:
    """Return an array of whole numbers as a copy, so that nothing can change it any more."""
    found = _of_shape(name, array, shape)
    if found.dtype.char not in _WHOLE:
        raise _refuse(name, "dtype", f"must hold whole numbers such as int64, not {found.dtype}")
    return found.astype(np.int64).data


def _writable(name: str, array: object, shape: Shape, types: str) -> Bytes:
    found = _of_shape(name, array, shape)
    if found.dtype.char not in types or not found.dtype.isnative:
        known = " or ".join(sorted({str(np.dtype(char)) for char in types}))
        raise _refuse(name, "dtype", f"must hold {known}, not {found.dtype}")
    if not found.flags.carray:
        raise _unusable(name, found)
    return found.data.cast("B")


def _of_shape(name: str, array: object, shape: Shape) -> NDArray[np.generic]:
    if not isinstance(array, np.ndarray):
        raise _refuse(name, "type", f"must be a NumPy array, not {type(array).__name__}")
    if array.shape != shape:
        raise _refuse(name, "shape", f"must have the shape {shape}, not {array.shape}")
    return array


def _unusable(name: str, array: NDArray[np.generic]) -> BadArray:
    if not array.flags.writeable:
        return _refuse(name, "read-only", "must be writable")
    return _refuse(name, "layout", "must be contiguous in memory, row after row, and aligned")


def _refuse(name: str, what: str, problem: str) -> BadArray:
    return BadArray(f"array.{what}", f"{name} {problem}", {"array": name})
