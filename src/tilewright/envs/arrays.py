"""Arrays that a caller lends: checked here, and handed on as engine code takes them."""

from __future__ import annotations

from typing import cast

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tilewright.core.errors import TilewrightError
from tilewright.core.state import Bytes, Floats
from tilewright.envs.lent import Numbers

Bits = NDArray[np.bool_] | NDArray[np.uint8] | NDArray[np.int8]  # a byte each, 0 or 1


class BadArray(TilewrightError, ValueError):
    """An array of the wrong shape or type, or one that cannot be written as it is."""


def lend_floats(name: str, array: object, shape: tuple[int, ...]) -> Floats:
    """Return an array of float32 for writing; raise `BadArray` if it is not one that fits.

    None, here and below, stands for what is not wanted, and gives an empty array.
    """
    return cast("Floats", _writable(name, array, shape, (np.float32,)).data)


def lend_ones(name: str, array: object, shape: tuple[int, ...]) -> Bytes:
    """Return an array of bytes, each to be 0 or 1, for writing."""
    return _writable(name, array, shape, (np.bool_, np.uint8, np.int8)).view(np.uint8).data


def lend_seats(name: str, array: object, shape: tuple[int, ...]) -> Bytes:
    """Return an array of int8 for writing."""
    return _writable(name, array, shape, (np.int8,)).data


def lend_numbers(name: str, array: object, shape: tuple[int, ...]) -> Numbers:
    """Return an array of int64 for writing."""
    return _writable(name, array, shape, (np.int64,)).data


def read_actions(name: str, array: object, shape: tuple[int, ...]) -> Numbers:
    """Return an array of whole numbers as a copy, so that nothing can change it."""
    if array is None:
        return np.empty(0, np.int64).data
    found = _of_shape(name, array, shape)
    if found.dtype.kind not in "iu" or not np.can_cast(found.dtype, np.int64):
        raise _refuse(name, "dtype", f"must hold whole numbers such as int64, not {found.dtype}")
    return found.astype(np.int64).data


def _writable(
    name: str, array: object, shape: tuple[int, ...], dtypes: tuple[DTypeLike, ...]
) -> NDArray[np.generic]:
    if array is None:
        return np.empty(0, dtypes[0])
    found = _of_shape(name, array, shape)
    if found.dtype not in dtypes:
        known = " or ".join(str(np.dtype(dtype)) for dtype in dtypes)
        raise _refuse(name, "dtype", f"must hold {known}, not {found.dtype}")
    if not found.flags.c_contiguous:
        raise _refuse(name, "layout", "must be contiguous in memory, row after row")
    if not found.flags.writeable:
        raise _refuse(name, "read-only", "must be writable")
    return found.reshape(-1)


def _of_shape(name: str, array: object, shape: tuple[int, ...]) -> NDArray[np.generic]:
    if not isinstance(array, np.ndarray):
        raise _refuse(name, "type", f"must be a NumPy array, not {type(array).__name__}")
    if array.shape != shape:
        raise _refuse(name, "shape", f"must have the shape {shape}, not {array.shape}")
    return array


def _refuse(name: str, what: str, problem: str) -> BadArray:
    return BadArray(f"array.{what}", f"{name} {problem}", {"array": name})
