"""Memory in pages of zeros, which the system hands out only when they are touched.

To fill an array with zeros takes half a millisecond for a MiB, which a bot in a hurry has not.
"""

from __future__ import annotations

import mmap
import sys

from tilewright.core.errors import BadSetup


def blank(count: int, width: int) -> memoryview:
    """Return room for so many numbers of so many bytes, all of them zero."""
    try:
        return memoryview(_map(count * width))
    except (OSError, OverflowError, ValueError) as error:
        sentence = f"there are no {count * width >> 20} MiB to think with: {error}"
        raise BadSetup("setup.limit", sentence, {"limit": "memory"}) from error


def _map(size: int) -> mmap.mmap:
    if sys.platform == "win32":
        return mmap.mmap(-1, size)
    # Private: processes that are forked must not write into each other's thoughts.
    return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
