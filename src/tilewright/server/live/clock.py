"""The time that people have: none counted, so much for a turn, or Fischer's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

NO_CLOCK: Final[dict[str, Any]] = {
    "kind": "none",
    "seconds": 0,
    "increment": 0,
    "on_timeout": "bot",
}
GOOD_CLOCKS: Final[tuple[dict[str, Any], ...]] = (
    NO_CLOCK,
    {"kind": "turn", "seconds": 30, "increment": 0, "on_timeout": "bot"},
    {"kind": "turn", "seconds": 60, "increment": 0, "on_timeout": "bot"},
    {"kind": "turn", "seconds": 86400, "increment": 0, "on_timeout": "bot"},
    {"kind": "fischer", "seconds": 300, "increment": 10, "on_timeout": "bot"},
    {"kind": "fischer", "seconds": 600, "increment": 20, "on_timeout": "forfeit"},
)


@dataclass
class Clock:
    """What is left to every seat; times are milliseconds on a clock that never goes back."""

    kind: str
    seconds: int
    increment: int
    on_timeout: str
    left: list[int] = field(default_factory=list)
    running: int | None = None
    since: int = 0

    def fresh(self, seats: int) -> list[int]:
        """Return what every seat has at the beginning."""
        return [] if self.kind == "none" else [1000 * self.seconds] * seats

    def left_now(self, now: int) -> list[int]:
        """Return what is left to every seat."""
        left = list(self.left)
        if self.running is not None and left:
            left[self.running] = max(0, left[self.running] - (now - self.since))
        return left

    def after_turn(self, now: int, earner: int | None) -> list[int]:
        """Return what is left to every seat when another turn begins; one may have earned time."""
        left = self.left_now(now)
        if self.kind == "turn":
            return self.fresh(len(left))
        if earner is not None and left:
            left[earner] += 1000 * self.increment
        return left

    def go_on(self, left: list[int], running: int | None, now: int) -> None:
        """Let the time of a seat run, or nobody's."""
        self.left = left
        self.running = running if left else None
        self.since = now

    def seconds_to_run(self, now: int) -> float | None:
        """Return how long the running seat has, or None if no time runs."""
        if self.running is None:
            return None
        return self.left_now(now)[self.running] / 1000
