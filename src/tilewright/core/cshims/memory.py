"""Where the arrays of a state live.

A compiled state carries its arrays inside itself: they are there, and zero, as soon as the
object is, and copying is one block move (see `memory.pxd`). A pure state gets lists here.
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
