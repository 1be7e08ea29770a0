"""Where points came from: readers of the events that bring or cost points."""

from __future__ import annotations

from tilewright.core.events import Event
from tilewright.core.game import PointSource


def gain(source: str) -> PointSource:
    """Return a reader of events that bring their points."""

    def read(event: Event) -> tuple[str, int]:
        return source, event.number("points")

    return read


def loss(source: str) -> PointSource:
    """Return a reader of events that cost their points."""

    def read(event: Event) -> tuple[str, int]:
        return source, -event.number("points")

    return read
