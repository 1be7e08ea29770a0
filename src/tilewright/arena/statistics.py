"""Where the points of a match came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from tilewright.core.events import Event
from tilewright.core.record import Record

Source = Callable[[Event], tuple[str, int]]


class Statistics(NamedTuple):
    """The points of every seat by their source, losses below zero; they add up to its score."""

    scores: list[int]
    sources: list[dict[str, int]]
    actions: list[int]


def _gain(source: str) -> Source:
    return lambda event: (source, event.number("points"))


def _loss(source: str) -> Source:
    return lambda event: (source, -event.number("points"))


def _bonus(event: Event) -> tuple[str, int]:
    return f"{event['bonus']}s", event.number("points")


_SOURCES: Final[dict[str, dict[str, Source]]] = {
    "azul": {
        "laid": _gain("tiles"),
        "penalised": _loss("penalties"),
        "bonus": _bonus,
    },
    "pavilion": {
        "placed": _gain("tiles"),
        "star-bonus": _gain("stars"),
        "cost-bonus": _gain("costs"),
        "token": _loss("penalties"),
        "discarded": _loss("penalties"),
        "corner-loss": _loss("penalties"),
    },
    "garden": {
        "wheel": _gain("wheel"),
        "group": _gain("groups"),
        "left-jokers": _gain("jokers"),
        "bought": _loss("expansions"),
        "lost": _loss("penalties"),
        "marked": _loss("penalties"),
        "left-things": _loss("penalties"),
    },
}


def statistics(record: Record) -> Statistics:
    """Return where the points of a match came from, as far as it has been played."""
    sources = _SOURCES[record.game.id]
    start = record.initial().scores()
    counts: list[Counter[str]] = [Counter() for _ in range(record.seats)]
    for seat, points in enumerate(start):
        if points:
            counts[seat]["start"] = points
    actions = [0] * record.seats
    scores = start
    for step in record.walk():
        if step.actor >= 0:
            actions[step.actor] += 1
        for event in step.events:
            if event.kind in sources:
                source, points = sources[event.kind](event)
                counts[event.number("seat")][source] += points
        scores = step.state.scores()
    return Statistics(scores, [dict(count) for count in counts], actions)
