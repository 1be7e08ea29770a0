"""Deferring Ctrl-C until a block of work is done."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from signal import SIGINT, getsignal, signal
from threading import current_thread, main_thread
from types import FrameType


@contextmanager
def defer_sigint() -> Iterator[None]:
    """Handle Ctrl-C only after the block has ended."""
    handler = getsignal(SIGINT)
    if current_thread() is not main_thread() or not callable(handler):
        yield
        return
    held: list[tuple[int, FrameType | None]] = []
    signal(SIGINT, lambda number, frame: held.append((number, frame)))
    try:
        yield
    finally:
        signal(SIGINT, handler)
    if held:
        handler(*held[0])
