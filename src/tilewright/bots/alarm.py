"""The end of a bot's time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from tilewright.bots.stop import Stop

HEAD_START = 0.002  # seconds: a search needs a moment to come to its end


@contextmanager
def alarm(stop: Stop, seconds: float | None) -> Iterator[None]:
    """Raise a flag when the time is up, unless the work is done before."""
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
