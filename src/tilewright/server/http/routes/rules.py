"""Routes for learning a game: its rules, in any language."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from tilewright.core.game import Game
from tilewright.core.registry import find_game
from tilewright.learn.pictures import Picture, pictures_of
from tilewright.learn.rules import rules_of
from tilewright.server.http.models import RuleBlock, RulePicture, RuleSection, RulesInfo, Word
from tilewright.server.protocol import Language, encode

router = APIRouter(prefix="/api", tags=["rules"])


@router.get("/games/{game}/rules", response_model=RulesInfo)
async def rules(
    request: Request,
    game: Word,
    side: Annotated[Word | None, Query(description="The first side by default.")] = None,
    language: Language = "en",
) -> Response:
    """Return the rules of one side of a game, with the pictures that they mention."""
    found = find_game(game)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    wanted = found.id, found.sides[0] if side is None else side, language, packed
    data = await asyncio.to_thread(_encoded, *wanted)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(data, headers=headers, media_type="application/json")


@cache
def _encoded(game_id: str, side: str, language: str, packed: bool) -> bytes:
    data = encode(rules_info(game_id, side, language).model_dump())
    return gzip.compress(data, mtime=0) if packed else data


def rules_info(game_id: str, side: str, language: str) -> RulesInfo:
    """Return the rules of one side of a game, as clients get them."""
    page = rules_of(game_id, language).on_side(side)
    sections = [
        RuleSection(
            id=section.id,
            level=section.level,
            title=section.title,
            blocks=[RuleBlock(**block._asdict()) for block in section.blocks],
        )
        for section in page.sections
    ]
    return RulesInfo(
        game=game_id,
        side=side,
        language=page.language,
        sections=sections,
        pictures={
            name: _picture(find_game(game_id), picture, side)
            for name, picture in pictures_of(game_id).items()
            if name in page.pictures()
        },
    )


def _picture(game: Game, picture: Picture, side: str) -> RulePicture:
    return RulePicture(
        view=dict(picture.state_on(game, side).to_data()),
        shows=picture.shows,
        seat=picture.seat,
        numbers=list(picture.numbers),
        arrows=[list(arrow) for arrow in picture.arrows],
    )
