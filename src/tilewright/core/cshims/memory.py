"""Copy all fields of a state, or fill a part of one.

A compiled state contains its arrays, so copying is one block move (see `memory.pxd`). A pure
state has lists, which are copied here.
"""

from __future__ import annotations

from typing import Any


def copy_fields(target: Any, source: Any) -> int:
    """Give `target` its own copy of every field of `source`."""
    fields = target.__dict__
    for name, value in source.__dict__.items():
        if type(value) is list:
            value = [row[:] for row in value] if type(value[0]) is list else value[:]
        fields[name] = value
    return 0


def fill(into: list[int], size: int, at: int, count: int, value: int) -> int:
    """Set `count` numbers of a list of `size`, from `at` on."""
    for i in range(at, at + count):
        into[i] = value
    return 0
