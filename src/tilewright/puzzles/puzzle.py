"""A puzzle: a position, the turns that solve it, and what is known about it."""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from tilewright.core.game import Game
from tilewright.core.registry import find_game
from tilewright.core.state import State

DIGITS: Final = 3
ID_BYTES: Final = 5


class Worth(NamedTuple):
    """What a turn is worth to the solver: the expected lead, and the chance to win."""

    points: float
    chance: float


@dataclass(frozen=True)
class Puzzle:
    """A position in which one turn is clearly best.

    `solution` starts with the solver's turn; the opponents' best replies and further turns may
    follow. A turn is its decisions, separated by spaces. `right` lists for every turn of the
    solver the turns that are as good as the one in the solution, that one first.
    """

    game: str
    side: str
    seats: int
    position: str
    solution: tuple[str, ...]
    right: tuple[tuple[str, ...], ...]
    best: Worth
    second: Worth  # of the best turn that starts differently
    second_turn: str
    themes: tuple[str, ...]
    rating: int
    solved: Mapping[str, float] = field(default_factory=dict)  # share of tries, by level

    @property
    def id(self) -> str:
        """A short name, derived from the position."""
        digest = blake2b(self.position.encode(), digest_size=ID_BYTES).digest()
        return b32encode(digest).decode().lower()

    @property
    def gap(self) -> Worth:
        """By how much the best turn beats every other."""
        best, second = self.best, self.second
        return Worth(best.points - second.points, best.chance - second.chance)

    def state(self) -> State:
        """Return the position."""
        return find_game(self.game).from_text(self.position)

    def to_data(self) -> dict[str, object]:
        """Return the puzzle as plain data."""
        return {
            "id": self.id,
            "game": self.game,
            "side": self.side,
            "seats": self.seats,
            "position": self.position,
            "solution": list(self.solution),
            "right": [list(turns) for turns in self.right],
            "best": _rounded(self.best),
            "second": _rounded(self.second),
            "second_turn": self.second_turn,
            "themes": list(self.themes),
            "rating": self.rating,
            "solved": {level: round(share, DIGITS) for level, share in self.solved.items()},
        }


def read_puzzle(data: Mapping[str, Any]) -> Puzzle:
    """Return the puzzle that `Puzzle.to_data` wrote."""
    return Puzzle(
        game=data["game"],
        side=data["side"],
        seats=data["seats"],
        position=data["position"],
        solution=tuple(data["solution"]),
        right=tuple(tuple(turns) for turns in data["right"]),
        best=Worth(*data["best"]),
        second=Worth(*data["second"]),
        second_turn=data["second_turn"],
        themes=tuple(data["themes"]),
        rating=data["rating"],
        solved=data["solved"],
    )


def write_turn(game: Game, turn: Sequence[int]) -> str:
    """Return a turn as text."""
    return " ".join(map(game.write_action, turn))


def read_turn(game: Game, text: str) -> list[int]:
    """Return the decisions of a turn."""
    return [game.read_action(token) for token in text.split()]


def _rounded(worth: Worth) -> list[float]:
    return [round(worth.points, DIGITS), round(worth.chance, DIGITS)]
