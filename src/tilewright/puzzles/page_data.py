"""What the client is sent of puzzles."""

from __future__ import annotations

from msgspec import Struct

from tilewright.learn.lesson_data import Frame, Shown
from tilewright.table.previews import LegalAction
from tilewright.table.sentences import Sentence


class PuzzleEntry(Struct):
    """A puzzle in a list."""

    id: str
    side: str
    seats: int
    rating: int
    themes: list[str]


class PuzzleList(Struct):
    """The puzzles of a game; `daily` is the id of the puzzle of the day."""

    game: str
    day: str
    daily: str | None
    themes: dict[str, int]
    puzzles: list[PuzzleEntry]


class PuzzlePosition(Struct):
    """A position of a puzzle in which the solver chooses a turn."""

    position: str
    shown: Shown
    legal: list[LegalAction]


class PuzzlePage(Struct):
    """A puzzle to solve: `turns` says how many turns the solver takes."""

    id: str
    game: str
    side: str
    seats: int
    seat: int
    names: list[str]
    rating: int
    themes: list[str]
    turns: int
    start: PuzzlePosition


class PuzzleTry(Struct):
    """The answer to a turn.

    `verdict` is right, almost (the right start, but a better way to go on) or wrong. After a right
    turn `frames` show it and the replies, and `next` is the next position to solve, if any.
    """

    verdict: str
    frames: list[Frame]
    next: PuzzlePosition | None


class PuzzleOption(Struct):
    """An option of the solver: in words, as a turn, and what it is worth to the solver."""

    turn: str
    words: Sentence
    points: float
    chance: float


class PuzzleSolution(Struct):
    """The whole solution: its frames, why it is right, and the best of the other turns."""

    frames: list[Frame]
    best: PuzzleOption
    second: PuzzleOption
    why: list[Sentence]
