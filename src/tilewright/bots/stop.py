"""The flag that ends a search, and a timer that sets it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

HEAD_START = 0.002  # seconds that a search needs to stop


class Stop:
    """A flag that one thread sets and a search checks now and then."""

    def __init__(self) -> None:
        self.raised = False

    def set(self) -> None:
        """Set the flag."""
        self.raised = True

    def is_set(self) -> bool:
        """Return whether the flag is set."""
        return self.raised


@contextmanager
def stop_after(stop: Stop, seconds: float | None) -> Iterator[None]:
    """Set a flag when the time is up, unless the block has ended before."""
    if seconds is None:
        yield
        return
    timer = Timer(max(0.0, seconds - HEAD_START), stop.set)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
