"""Routes for puzzles: lists, positions, the answer to a turn, and solutions."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from tilewright.core.registry import find_game
from tilewright.puzzles import page
from tilewright.puzzles.collection import puzzle_by_id
from tilewright.puzzles.puzzle import Puzzle
from tilewright.server.http.dependencies import TheAsker, TheWorkshop
from tilewright.server.http.models import PuzzleTurn, Word
from tilewright.server.http.responses import described, respond
from tilewright.server.problems import Problem

router = APIRouter(prefix="/api", tags=["puzzles"])
PuzzleId = Annotated[Word, Path(description="Id of the puzzle.")]
Day = Annotated[date | None, Query(description="Day of the daily puzzle; today in UTC by default.")]


@router.get("/games/{game}/puzzles", responses=described("The puzzles of a game"))
async def puzzles(workshop: TheWorkshop, asker: TheAsker, game: Word, day: Day = None) -> Response:
    """Return the puzzles of a game, with the one of the day; some games have none."""
    today = day or datetime.now(UTC).date()
    return await respond(workshop, asker, lambda: page.puzzle_list(game, today))


@router.get("/games/{game}/puzzles/{puzzle}", responses=described("A puzzle"))
async def puzzle_page(
    workshop: TheWorkshop, asker: TheAsker, game: Word, puzzle: PuzzleId
) -> Response:
    """Return a puzzle to solve, without its solution."""
    _demand(game, puzzle)
    return await respond(workshop, asker, lambda: page.puzzle_page(game, puzzle))


@router.post("/games/{game}/puzzles/{puzzle}/tries", responses=described("The answer to a turn"))
async def puzzle_try(
    workshop: TheWorkshop, asker: TheAsker, game: Word, puzzle: PuzzleId, body: PuzzleTurn
) -> Response:
    """Say whether a turn solves a puzzle, and show what follows if it does."""
    found = _demand(game, puzzle)
    return await respond(workshop, asker, lambda: page.try_turn(found, body.at, body.turn))


@router.get("/games/{game}/puzzles/{puzzle}/solution", responses=described("A solution"))
async def puzzle_solution(
    workshop: TheWorkshop, asker: TheAsker, game: Word, puzzle: PuzzleId
) -> Response:
    """Return the solution of a puzzle, and why it is right."""
    found = _demand(game, puzzle)
    return await respond(workshop, asker, lambda: page.solution_of(found))


def _demand(game: str, puzzle: str) -> Puzzle:
    found = puzzle_by_id(find_game(game).id, puzzle)
    if found is None:
        raise Problem("page.unknown", f'there is no puzzle "{puzzle}" of {game}')
    return found
