"""Routes for the lessons of a game: its chapters, and everything that one of them needs."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response

from tilewright.core.registry import find_game
from tilewright.learn.lessons import chapters_of, find_chapter
from tilewright.learn.steps import lesson_json
from tilewright.server.http.models import ChapterInfo, LessonList, Word
from tilewright.server.problems import Problem

router = APIRouter(prefix="/api", tags=["lessons"])
Chapter = Annotated[Word, Path(description="Id of the chapter.")]
# The schema is in protocol.ts: the parts of a lesson are those of a table.
LESSON: Final = {"description": "A lesson", "content": {"application/json": {"schema": {}}}}


@router.get("/games/{game}/lessons")
async def lessons(game: Word) -> LessonList:
    """Return the chapters of a game's lessons, in their order; some games have none."""
    found = chapters_of(find_game(game).id)
    return LessonList(chapters=[ChapterInfo(id=each.id, steps=len(each.step)) for each in found])


@router.get("/games/{game}/lessons/{chapter}", responses={200: LESSON})
async def lesson(request: Request, game: Word, chapter: Chapter) -> Response:
    """Return a chapter: every step with its position, its choices and what they lead to."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    game_id = find_game(game).id
    known = find_chapter(game_id, chapter)  # what visitors make up must not be remembered
    data = await asyncio.to_thread(_encoded, game_id, known.id, packed) if known else None
    if data is None:
        raise Problem("page.unknown", f'there is no chapter "{chapter}" of {game}')
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(data, headers=headers, media_type="application/json")


@cache
def _encoded(game_id: str, chapter: str, packed: bool) -> bytes | None:
    data = lesson_json(game_id, chapter)
    return gzip.compress(data, mtime=0) if packed and data else data
