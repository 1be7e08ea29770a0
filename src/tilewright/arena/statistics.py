"""Where the points of a match came from."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from tilewright.core.record import Record

START: Final = "start"  # points that a seat has from the beginning
OTHER: Final = "other"  # points whose source the game does not declare


class Statistics(NamedTuple):
    """The points of every seat by their source, losses negative; they add up to its score."""

    scores: list[int]
    sources: list[dict[str, int]]
    actions: list[int]


def statistics(record: Record) -> Statistics:
    """Return where the points of a match came from, as far as it has been played.

    The game declares the sources by kind of event. Points that no event explains are counted as
    other, so a game that declares nothing still gets its totals.
    """
    scores = record.initial().scores()
    counts = [Counter({START: points} if points else {}) for points in scores]
    actions = [0] * record.seats
    sources = record.game.point_sources
    for step in record.walk():
        if step.actor >= 0:
            actions[step.actor] += 1
        for event in step.events:
            if event.kind in sources:
                source, points = sources[event.kind](event)
                counts[event.number("seat")][source] += points
        scores = step.state.scores()
    for count, score in zip(counts, scores, strict=True):
        if rest := score - count.total():
            count[OTHER] += rest
    return Statistics(scores, [dict(count) for count in counts], actions)
