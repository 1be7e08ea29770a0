"""Puzzles: positions with one clearly best turn, found in matches between bots."""

from tilewright.puzzles.effort import Effort
from tilewright.puzzles.finder import find_puzzles
from tilewright.puzzles.puzzle import Puzzle, Worth

__all__ = ["Effort", "Puzzle", "Worth", "find_puzzles"]
