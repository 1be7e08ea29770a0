"""Which puzzle comes next: the one of the day, or one near a rating."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date
from typing import Final

from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for
from tilewright.puzzles.puzzle import Puzzle

NEAR: Final = 12  # puzzles nearest to the rating, of which one is drawn
EPOCH: Final = date(2026, 1, 1)


def daily_puzzle(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """Return the puzzle of a day, the same for everyone; each comes once before any comes again."""
    if not puzzles:
        return None
    lap, place = divmod((day - EPOCH).days, len(puzzles))
    return shuffled(puzzles, lap)[place]


def shuffled(puzzles: Sequence[Puzzle], lap: int) -> list[Puzzle]:
    """Return the puzzles in the order of a lap through all of them."""
    order = {puzzle.id: seed_for("daily", lap, puzzle.game, puzzle.id) for puzzle in puzzles}
    return sorted(puzzles, key=lambda puzzle: order[puzzle.id])


def next_puzzle(
    puzzles: Sequence[Puzzle],
    rating: float,
    rng: Rng,
    *,
    theme: str | None = None,
    done: Collection[str] = (),
) -> Puzzle | None:
    """Return a puzzle near a rating, with a theme, that is not done yet; None if all are."""
    left = [
        puzzle
        for puzzle in puzzles
        if puzzle.id not in done and (theme is None or theme in puzzle.themes)
    ]
    near = sorted(left, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.id))[:NEAR]
    return near[rng.randbelow(len(near))] if near else None
