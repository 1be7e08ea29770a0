"""Large zeroed buffers, which the operating system allocates only as pages are touched.

Filling an array with zeros takes half a millisecond per MiB: too long for a bot with little time.
"""

from __future__ import annotations

import mmap
import sys

from tilewright.core.errors import BadSetup


def zeroed_buffer(count: int, width: int) -> memoryview:
    """Return a zeroed buffer for a number of items of some width in bytes."""
    try:
        return memoryview(_map(count * width))
    except (OSError, OverflowError, ValueError) as error:
        sentence = f"cannot allocate {count * width >> 20} MiB for the search: {error}"
        raise BadSetup("setup.limit", sentence, {"limit": "memory"}) from error


def _map(size: int) -> mmap.mmap:
    if sys.platform == "win32":
        return mmap.mmap(-1, size)
    # Private, so that forked processes do not share a search.
    return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
