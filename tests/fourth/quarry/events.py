"""The events of a match, from the numbers that a state records."""

from __future__ import annotations

from typing import Final

from quarry.data import COLOURS
from tilewright.core.events import Event
from tilewright.core.state import RawEvent

DEALT, TOOK, PLACED, LEFT, ENDED = range(5)
KINDS: Final = ("dealt", "took", "placed", "left", "ended")


def tell(raw: RawEvent) -> Event:
    """Return the event behind the numbers."""
    kind, a, b, c, d, _ = raw
    if kind == DEALT:
        return Event("dealt", {"round": a, "count": b})
    if kind == TOOK:
        return Event("took", {"seat": a, "colour": COLOURS[b]})
    if kind == PLACED:
        return Event("placed", {"seat": a, "colour": COLOURS[b], "row": c + 1, "points": d})
    if kind == LEFT:
        return Event("left", {"colour": COLOURS[a]})
    return Event("ended", {})
