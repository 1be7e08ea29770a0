"""Allocate the lists of a pure state, in place of the arrays of a compiled one."""

from __future__ import annotations

from typing import Any


def allocate(state: Any, **shapes: tuple[int, ...]) -> None:
    """Give a pure object a list of zeros, or a list of such lists, for each name.

    A compiled object has no `__dict__`: its arrays are part of it.
    """
    if not hasattr(state, "__dict__"):
        return
    for name, shape in shapes.items():
        length = shape[-1]
        zeros = [0] * length if len(shape) == 1 else [[0] * length for _ in range(shape[0])]
        setattr(state, name, zeros)
