"""What is left of a match: its record, its positions, its figures, and analyses."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse

from tilewright.arena.statistics import statistics
from tilewright.bots import make_bot
from tilewright.core.registry import find_game
from tilewright.server.ids import new_id, now_ms
from tilewright.server.models import (
    AnalysisInfo,
    MatchId,
    NewAnalysis,
    PlyInfo,
    PositionInfo,
    Statistics,
)
from tilewright.server.problems import Problem
from tilewright.server.sessions import SomeWho, TheSite
from tilewright.server.show import log_of
from tilewright.store import Analysis

router = APIRouter(prefix="/api", tags=["records"])
PlyNumber = Annotated[int, Path(ge=0, le=1_000_000)]


@router.get(
    "/matches/{match_id}/record",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(site: TheSite, match_id: MatchId) -> PlainTextResponse:
    """Return the record of a match as a file."""
    found = await site.load_record(match_id)
    name = f"{found.game.id}-{match_id}.tilewright.txt"
    headers = {"Content-Disposition": f'inline; filename="{name}"'}
    return PlainTextResponse(found.to_text(), headers=headers)


@router.get("/matches/{match_id}/plies/{ply}")
async def position(site: TheSite, match_id: MatchId, ply: PlyNumber) -> PositionInfo:
    """Return the position after so many plies, and the ply that led there."""
    found = await site.load_record(match_id)
    if ply > len(found.plies):
        sentence = f"the match has {len(found.plies)} plies, not {ply}"
        raise Problem("ply.unknown", sentence, plies=len(found.plies))
    told = next((step for step in found.walk() if step.number == ply - 1), None)
    state = told.state if told is not None else found.initial()
    actor = state.actor if state.actor >= 0 else None
    return PositionInfo(
        ply=ply,
        plies=len(found.plies),
        actor=actor,
        view=state.to_data(),
        scores=state.scores(),
        told=None
        if told is None
        else PlyInfo(
            ply=told.number,
            actor=told.actor,
            text=found.write_ply(told.ply),
            events=[dict(event.to_data()) for event in told.events],
            log=msgspec.to_builtins(log_of(found.game, told.events, found.names)),
        ),
    )


@router.get("/matches/{match_id}/statistics")
async def figures(site: TheSite, match_id: MatchId) -> Statistics:
    """Tell where the points of a match came from, seat by seat."""
    found = statistics(await site.load_record(match_id))
    return Statistics(scores=found.scores, sources=found.sources, actions=found.actions)


@router.get("/matches/{match_id}/analyses")
async def analyses(site: TheSite, match_id: MatchId) -> list[AnalysisInfo]:
    """List the analyses of a match, the newest first."""
    return [_info(each) for each in await site.store.analyses.of_match(match_id)]


@router.post("/matches/{match_id}/analyses", status_code=202)
async def ask(site: TheSite, who: SomeWho, match_id: MatchId, body: NewAnalysis) -> AnalysisInfo:
    """Ask for an analysis of a match that is over; it is made when its turn comes."""
    row = await site.store.matches.find(match_id)
    if row is None:
        raise Problem("match.unknown", f"there is no match {match_id}", match=match_id)
    if row.status != "over":
        raise Problem("match.not-over", "a match can be analysed when it is over")
    make_bot(body.bot, find_game(row.game))
    if await site.store.analyses.open_of(who.ids) >= site.settings.max_analyses:
        raise Problem("limit.analyses", "you have asked for enough: wait for the first to finish")
    now = now_ms()
    analysis = Analysis(new_id(), match_id, who.id, body.bot, "queued", None, None, now, now)
    await site.store.analyses.add(analysis)
    site.analyst.wake()
    return _info(analysis)


@router.get("/analyses/{analysis_id}")
async def analysis(site: TheSite, analysis_id: MatchId) -> AnalysisInfo:
    """Return one analysis, finished or not."""
    found = await site.store.analyses.find(analysis_id)
    if found is None:
        raise Problem("analysis.unknown", f"there is no analysis {analysis_id}")
    return _info(found)


def _info(analysis: Analysis) -> AnalysisInfo:
    fields: dict[str, Any] = {
        name: getattr(analysis, name)
        for name in ("id", "match", "bot", "status", "result", "created", "changed")
    }
    return AnalysisInfo(**fields)
