"""Requests about puzzles: the answers are those of the server's routes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from tilewright.core.registry import find_game
from tilewright.puzzles import page
from tilewright.puzzles.collection import puzzle_by_id
from tilewright.puzzles.puzzle import Puzzle
from tilewright.server.problems import Problem

if TYPE_CHECKING:
    from tilewright.browser.requests import Call


class PuzzleTurn(Struct):
    """A turn of the solver: which one it is, and the turn chosen."""

    turn: str
    at: int = 0


def _list(call: Call, game: str) -> object:
    text = call.query.get("day")
    try:
        day = date.fromisoformat(text) if text else datetime.now(UTC).date()
    except ValueError as error:
        raise Problem("request.malformed", "day is not a date", where="day") from error
    return page.puzzle_list(game, day)


def _puzzle(call: Call, game: str, puzzle: str) -> object:
    found = page.puzzle_page(game, puzzle)
    if found is None:
        raise unknown(game, puzzle)
    return found


def _try(call: Call, game: str, puzzle: str) -> object:
    body: PuzzleTurn = call.read(PuzzleTurn)
    return page.try_turn(demand_puzzle(game, puzzle), body.at, body.turn)


def _solution(call: Call, game: str, puzzle: str) -> object:
    return page.solution_of(demand_puzzle(game, puzzle))


def demand_puzzle(game: str, puzzle: str) -> Puzzle:
    """Return a puzzle; raise if there is none."""
    found = puzzle_by_id(find_game(game).id, puzzle)
    if found is None:
        raise unknown(game, puzzle)
    return found


def unknown(game: str, puzzle: str) -> Problem:
    """Return the refusal of a puzzle that does not exist."""
    return Problem("page.unknown", f'there is no puzzle "{puzzle}" of {game}')


_GAME: Final = r"/games/(\w+)/puzzles"
PUZZLE_ROUTES: Final[tuple[tuple[str, str, Callable[..., Any]], ...]] = (
    ("GET", _GAME, _list),
    ("GET", rf"{_GAME}/(\w+)", _puzzle),
    ("POST", rf"{_GAME}/(\w+)/tries", _try),
    ("GET", rf"{_GAME}/(\w+)/solution", _solution),
)
