"""How much search the stages of finding a puzzle spend, and what they demand."""

from __future__ import annotations

from typing import Final, NamedTuple

from tilewright.core.errors import BadSetup

MIN_CHANCE: Final = 0.05  # by which the best turn beats every other, as a win chance
MIN_POINTS: Final = 0.5  # the same in points of the expected margin
SAME_CHANCE: Final = 0.015  # turns that differ by less are equally right
QUICK_SHARE: Final = 0.4  # of the gap that the first two stages demand
EARLY_SHARE: Final = 0.7
MIN_CHOICES: Final = 5  # different actions to choose from
LEVEL_RUNS: Final = 8  # tries of every level
MOST_MASON: Final = 1  # of its tries that may succeed
MAX_TURNS: Final = 3  # of the solver
SPACING: Final = 4  # turns between two puzzles of a match, at least
PER_MATCH: Final = 3  # puzzles from one match, at most


class Effort(NamedTuple):
    """Positions that each stage may search; `verify` is ten times `top`."""

    quick: int = 1_000
    first: int = 5_000
    top: int = 20_000
    verify: int = 200_000  # as many as `master` searches

    def checked(self) -> Effort:
        """Return the same; raise `BadSetup` unless every stage searches more than the last."""
        if not 0 < self.quick <= self.first <= self.top <= self.verify:
            sentence = f"each stage searches at least as much as the one before, not {tuple(self)}"
            raise BadSetup("puzzles.effort", sentence)
        return self


def effort_of(top: int | None) -> Effort:
    """Return the effort whose main stage searches this many positions."""
    if top is None:
        return Effort()
    return Effort(max(1, top // 20), max(1, top // 4), top, 10 * top).checked()
