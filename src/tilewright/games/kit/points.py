"""Attribute points to sources: functions that read the points of an event."""

from __future__ import annotations

from tilewright.core.events import Event
from tilewright.core.game import PointSource


def gain(source: str) -> PointSource:
    """Return a function that reads the points an event gives."""

    def read(event: Event) -> tuple[str, int]:
        return source, event.number("points")

    return read


def loss(source: str) -> PointSource:
    """Return a function that reads the points an event costs."""

    def read(event: Event) -> tuple[str, int]:
        return source, -event.number("points")

    return read
