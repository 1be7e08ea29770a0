"""Arrays that a caller lends for writing."""

from __future__ import annotations

from typing import cast

import numpy as np
from numpy.typing import NDArray

from tilewright.core.errors import TilewrightError
from tilewright.core.state import Floats


class BadArray(TilewrightError, ValueError):
    """An array of the wrong shape or type, or one that cannot be written as it is."""


def demand_array(name: str, array: object, shape: tuple[int, ...], dtype: type) -> None:
    """Raise `BadArray` unless this is an array to write into, of that shape and type."""
    if not isinstance(array, np.ndarray):
        raise _refuse(name, "type", f"must be a NumPy array, not {type(array).__name__}")
    if array.dtype != np.dtype(dtype):
        raise _refuse(name, "dtype", f"must hold {np.dtype(dtype)}, not {array.dtype}")
    if array.shape != shape:
        raise _refuse(name, "shape", f"must have the shape {shape}, not {array.shape}")
    if not array.flags.c_contiguous:
        raise _refuse(name, "layout", "must be contiguous in memory: a copy of it would be")
    if not array.flags.writeable:
        raise _refuse(name, "read-only", "must be writable")


def _refuse(name: str, what: str, problem: str) -> BadArray:
    return BadArray(f"array.{what}", f"{name} {problem}", {"array": name})


def floats(array: NDArray[np.float32]) -> Floats:
    """Return the numbers of a contiguous array one after the other, as engine code takes them."""
    return cast("Floats", array.reshape(-1).data)
