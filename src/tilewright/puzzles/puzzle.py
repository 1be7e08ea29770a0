"""A puzzle: a position, the turns that solve it, and what is known about it."""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Iterable, Mapping, Sequence
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


class Option(NamedTuple):
    """An option of the solver: the line that is expected, and what it leads to, by seat."""

    line: tuple[str, ...]  # actions in notation, up to the next deal at most
    points: tuple[float, ...]
    chances: tuple[float, ...]

    def worth(self, seat: int) -> Worth:
        """Return what the option is worth to a seat."""
        others = self.points[:seat] + self.points[seat + 1 :]
        return Worth(self.points[seat] - max(others), self.chances[seat])


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
    seat: int  # of the solver
    position: str
    solution: tuple[str, ...]
    right: tuple[tuple[str, ...], ...]
    best: Option
    second: Option  # the best that starts differently
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
        best, second = self.best.worth(self.seat), self.second.worth(self.seat)
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
            "seat": self.seat,
            "position": self.position,
            "solution": list(self.solution),
            "right": [list(turns) for turns in self.right],
            "best": _option_data(self.best),
            "second": _option_data(self.second),
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
        seat=data["seat"],
        position=data["position"],
        solution=tuple(data["solution"]),
        right=tuple(tuple(turns) for turns in data["right"]),
        best=_read_option(data["best"]),
        second=_read_option(data["second"]),
        themes=tuple(data["themes"]),
        rating=data["rating"],
        solved=data["solved"],
    )


def without_duplicates(puzzles: Iterable[Puzzle], keys: set[int]) -> list[Puzzle]:
    """Return the puzzles whose positions are not among some keys; add theirs."""
    found = []
    for puzzle in puzzles:
        key = puzzle.state().key()
        if key not in keys:
            keys.add(key)
            found.append(puzzle)
    return found


def write_turn(game: Game, turn: Sequence[int]) -> str:
    """Return a turn as text."""
    return " ".join(map(game.write_action, turn))


def read_turn(game: Game, text: str) -> list[int]:
    """Return the decisions of a turn."""
    return [game.read_action(token) for token in text.split()]


def _option_data(option: Option) -> dict[str, object]:
    return {
        "line": list(option.line),
        "points": [round(value, DIGITS) for value in option.points],
        "chances": [round(value, DIGITS) for value in option.chances],
    }


def _read_option(data: Mapping[str, Any]) -> Option:
    return Option(tuple(data["line"]), tuple(data["points"]), tuple(data["chances"]))
