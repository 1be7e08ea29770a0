"""The caller's arrays: checked, and passed to native code as buffers."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tilewright.core.errors import TilewrightError
from tilewright.core.state import Bytes, Floats

Bits = NDArray[np.bool_] | NDArray[np.uint8] | NDArray[np.int8]  # a byte each, 0 or 1
Shape = tuple[int, ...]
Numbers: TypeAlias = "memoryview[int]"  # 64-bit integers

# NumPy's type characters.
_BYTES: Final = np.dtype(np.bool_).char + np.dtype(np.uint8).char + np.dtype(np.int8).char
_INT8: Final = np.dtype(np.int8).char
_INT64: Final = "".join({np.dtype(np.int64).char, np.dtype(np.longlong).char})
_FLOAT32: Final = np.dtype(np.float32).char
_INTEGERS: Final = "".join(char for char in "bBhHiIlLqQ" if np.can_cast(char, np.int64))


class BadArray(TilewrightError, ValueError):
    """An array has the wrong shape or type, or can't be written to."""


class Buffers:
    """The arrays of one call: actions to read, all others to write. Unused ones are None."""

    def __init__(
        self,
        actions: Numbers | None = None,
        masks: Bytes | None = None,
        observations: Floats | None = None,
        rewards: Floats | None = None,
        finished: Bytes | None = None,
        actors: Bytes | None = None,
    ) -> None:
        if actions is not None:
            self.actions = actions
        if masks is not None:
            self.masks = masks
        if observations is not None:
            self.observations = observations
        if rewards is not None:
            self.rewards = rewards
        if finished is not None:
            self.finished = finished
        if actors is not None:
            self.actors = actors
        self.wants_masks = masks is not None
        self.wants_observations = observations is not None
        self.wants_rewards = rewards is not None
        self.wants_finished = finished is not None
        self.wants_actors = actors is not None
        self.sample_seed = 0

    def sample_into(self, samples: Numbers, seed: int) -> None:
        """Set the array for random actions, and the seed to draw them with."""
        self.samples = samples
        self.sample_seed = seed

    actions: Numbers
    masks: Bytes
    observations: Floats
    rewards: Floats
    finished: Bytes
    actors: Bytes
    samples: Numbers


def float_buffer(name: str, array: object, shape: Shape) -> Floats:
    """Return a float32 array as a buffer to write; raise `BadArray` if it doesn't fit."""
    return _writable(name, array, shape, _FLOAT32).cast("f")


def bit_buffer(name: str, array: object, shape: Shape) -> Bytes:
    """Return an array of bytes as a buffer for 0 and 1; raise `BadArray` if it doesn't fit."""
    return _writable(name, array, shape, _BYTES)


def int8_buffer(name: str, array: object, shape: Shape) -> Bytes:
    """Return an int8 array as a buffer to write; raise `BadArray` if it doesn't fit."""
    return _writable(name, array, shape, _INT8).cast("b")


def int64_buffer(name: str, array: object, shape: Shape) -> Numbers:
    """Return an int64 array as a buffer to write; raise `BadArray` if it doesn't fit."""
    return _writable(name, array, shape, _INT64).cast("q")


def copy_actions(name: str, array: object, shape: Shape) -> Numbers:
    """Return an array of integers as a copy, which nobody can change during the call."""
    found = _of_shape(name, array, shape)
    if found.dtype.char not in _INTEGERS:
        raise _bad_array(name, "dtype", f"must hold integers such as int64, not {found.dtype}")
    return found.astype(np.int64).data


def _writable(name: str, array: object, shape: Shape, types: str) -> Bytes:
    found = _of_shape(name, array, shape)
    if found.dtype.char not in types or not found.dtype.isnative:
        known = " or ".join(sorted({str(np.dtype(char)) for char in types}))
        raise _bad_array(name, "dtype", f"must hold {known}, not {found.dtype}")
    if not found.flags.carray:
        raise _not_writable(name, found)
    return found.data.cast("B")


def _of_shape(name: str, array: object, shape: Shape) -> NDArray[np.generic]:
    if not isinstance(array, np.ndarray):
        raise _bad_array(name, "type", f"must be a NumPy array, not {type(array).__name__}")
    if array.shape != shape:
        raise _bad_array(name, "shape", f"must have the shape {shape}, not {array.shape}")
    return array


def _not_writable(name: str, array: NDArray[np.generic]) -> BadArray:
    if not array.flags.writeable:
        return _bad_array(name, "read-only", "must be writable")
    return _bad_array(name, "layout", "must be contiguous in memory, row after row, and aligned")


def _bad_array(name: str, what: str, problem: str) -> BadArray:
    return BadArray(f"array.{what}", f"{name} {problem}", {"array": name})
