"""Puzzles to test with: found in a few matches with little search."""

from __future__ import annotations

from functools import cache

from tilewright.core.record import Record
from tilewright.puzzles import Effort, Puzzle, find_puzzles
from tilewright.puzzles.source import Source

LITTLE = Effort(quick=300, first=600, top=1_000, verify=3_000)
SOURCE = Source("azul", "coloured", 2, 1)
MATCHES = range(1, 4)


@cache
def match(number: int = 1) -> Record:
    """Return a match to find puzzles in."""
    return SOURCE.match(number)


@cache
def found() -> tuple[Puzzle, ...]:
    """Return the puzzles in some matches."""
    return tuple(puzzle for number in MATCHES for puzzle in find_puzzles(match(number), LITTLE))
