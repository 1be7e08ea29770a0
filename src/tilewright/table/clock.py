"""Time controls and clocks. Times are milliseconds on a monotonic clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class TimeControl:
    """How much time people have, and what happens when it runs out."""

    kind: str  # none, turn (so much for each turn) or fischer
    seconds: int
    increment: int
    on_timeout: str  # bot or forfeit

    def initial(self, seats: int) -> tuple[int, ...]:
        """Return the time that every seat starts with; nothing if time is not counted."""
        return () if self.kind == "none" else (1000 * self.seconds,) * seats

    def next_turn(self, left: tuple[int, ...], earner: int | None) -> tuple[int, ...]:
        """Return the time left when the next turn starts; one seat may earn its increment."""
        if self.kind == "turn":
            return self.initial(len(left))
        if earner is None or not left:
            return left
        return (*left[:earner], left[earner] + 1000 * self.increment, *left[earner + 1 :])


NO_CLOCK: Final = TimeControl("none", 0, 0, "bot")
PRESETS: Final = (
    NO_CLOCK,
    TimeControl("turn", 30, 0, "bot"),
    TimeControl("turn", 60, 0, "bot"),
    TimeControl("turn", 86400, 0, "bot"),
    TimeControl("fischer", 300, 10, "bot"),
    TimeControl("fischer", 600, 20, "forfeit"),
)


@dataclass(frozen=True, slots=True)
class Clock:
    """The readings of all seats' clocks, and whose clock has been running since when."""

    left: tuple[int, ...] = ()
    running: int | None = None
    since: int = 0

    def left_at(self, now: int) -> tuple[int, ...]:
        """Return the time left to every seat."""
        left, seat = self.left, self.running
        if seat is None or not left:
            return left
        return (*left[:seat], max(0, left[seat] - (now - self.since)), *left[seat + 1 :])

    def seconds_left(self, now: int) -> float | None:
        """Return how long the running seat has, or None if no clock runs."""
        return None if self.running is None else self.left_at(now)[self.running] / 1000
