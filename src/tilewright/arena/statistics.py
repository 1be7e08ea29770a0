"""Where the points of a match came from."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from tilewright.core.events import Event
from tilewright.core.record import Record

START: Final = "start"  # points that a seat has from the beginning
OTHER: Final = "other"  # points whose source the game does not declare


class Peak(NamedTuple):
    """The event that gave or cost a seat the most points of one source."""

    seat: int
    source: str
    points: int  # losses are negative
    ply: int
    events: tuple[Event, ...]  # of its ply, up to the event itself


class Statistics(NamedTuple):
    """The points of every seat by their source, losses negative; they add up to its score."""

    scores: list[int]
    sources: list[dict[str, int]]
    actions: list[int]
    counts: list[dict[str, int]]  # how often each source gave or cost points, seat by seat
    peaks: list[Peak]


class _Tally:
    """Counts the points of events."""

    def __init__(self, scores: list[int]) -> None:
        self.points = [Counter({START: points} if points else {}) for points in scores]
        self.counts = [Counter[str]() for _ in scores]
        self.peaks: dict[tuple[int, str], Peak] = {}

    def add(self, peak: Peak) -> None:
        """Count an event; of equal ones the first is the peak."""
        seat, source, points = peak.seat, peak.source, peak.points
        self.points[seat][source] += points
        self.counts[seat][source] += bool(points)
        highest = self.peaks.get((seat, source))
        if points and (highest is None or abs(points) > abs(highest.points)):
            self.peaks[seat, source] = peak


def statistics(record: Record) -> Statistics:
    """Return where the points of a match came from, as far as it has been played.

    The game declares the sources by kind of event. Points that no event explains are counted as
    other, so a game that declares nothing still gets its totals.
    """
    scores = record.initial().scores()
    tally = _Tally(scores)
    actions = [0] * record.seats
    sources = record.game.point_sources
    for step in record.walk():
        if step.actor >= 0:
            actions[step.actor] += 1
        for number, event in enumerate(step.events, 1):
            if event.kind in sources:
                source, points = sources[event.kind](event)
                told = tuple(step.events[:number])
                tally.add(Peak(event.number("seat"), source, points, step.number, told))
        scores = step.state.scores()
    for count, score in zip(tally.points, scores, strict=True):
        if rest := score - count.total():
            count[OTHER] += rest
    return Statistics(
        scores,
        [dict(count) for count in tally.points],
        actions,
        [dict(+count) for count in tally.counts],
        list(tally.peaks.values()),
    )
