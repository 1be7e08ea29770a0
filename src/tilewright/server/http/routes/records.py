"""Routes for records, positions, statistics and analyses of matches."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from tilewright.arena.analyst import Analyst
from tilewright.core.registry import find_game
from tilewright.server.http.dependencies import (
    AnyIdentity,
    KnownIdentity,
    ThePubSub,
    TheSettings,
    TheStore,
    VisibleMatch,
)
from tilewright.server.http.models import (
    AnalysisInfo,
    MatchId,
    NewAnalysis,
    PlyInfo,
    PositionInfo,
    Replay,
    Statistics,
)
from tilewright.server.http.routes.matches import fresh_info
from tilewright.server.live.drawing import draw
from tilewright.server.live.figures import figures as make_figures
from tilewright.server.live.replay import ply_data, position_data
from tilewright.server.live.replay import replay as make_replay
from tilewright.server.loading import load_record
from tilewright.server.problems import Problem
from tilewright.server.protocol import Language
from tilewright.server.sources import new_id, now_ms
from tilewright.store import Analysis
from tilewright.table.seats import find_bot

router = APIRouter(prefix="/api", tags=["records"])
PlyNumber = Annotated[int, Path(ge=0, le=1_000_000)]
FirstPly = Annotated[int, Query(ge=0, le=1_000_000)]


@router.get(
    "/matches/{match_id}/record",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(store: TheStore, match: VisibleMatch) -> PlainTextResponse:
    """Return the record of a match as a file."""
    found = await load_record(store.matches, match.id)
    name = f"{found.game.id}-{match.id}.tilewright.txt"
    headers = {"Content-Disposition": f'inline; filename="{name}"'}
    return PlainTextResponse(found.to_text(), headers=headers)


@router.get("/matches/{match_id}/plies/{ply}")
async def position(
    store: TheStore, match: VisibleMatch, ply: PlyNumber, language: Language | None = None
) -> PositionInfo:
    """Return the position after so many plies, and the ply that led to it."""
    found = await load_record(store.matches, match.id)
    if ply > len(found.plies):
        sentence = f"the match has {len(found.plies)} plies, not {ply}"
        raise Problem("ply.unknown", sentence, plies=len(found.plies))
    told = next((step for step in found.walk() if step.number == ply - 1), None)
    state = told.state if told is not None else found.initial()
    return PositionInfo(
        **position_data(state, ply),
        plies=len(found.plies),
        told=None if told is None else PlyInfo(**ply_data(found, told)),
        drawing=None if language is None else draw(state, found.names, language),
    )


@router.get("/matches/{match_id}/replay", response_model=Replay)
async def replay(
    store: TheStore, identity: AnyIdentity, request: Request, row: VisibleMatch, since: FirstPly = 0
) -> Response:
    """Return a match from its beginning or from a ply: all plies, and all positions around them."""
    found = await load_record(store.matches, row.id)
    match = await fresh_info(store.matches, row.id, identity)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    data = await asyncio.to_thread(make_replay, match.model_dump(), found, packed, since)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(data, headers=headers, media_type="application/json")


@router.get("/matches/{match_id}/statistics")
async def figures(store: TheStore, match: VisibleMatch) -> Statistics:
    """Return where the points of a match came from, seat by seat."""
    record = await load_record(store.matches, match.id)
    return Statistics(**await asyncio.to_thread(make_figures, record))


@router.get("/matches/{match_id}/analyses")
async def analyses(store: TheStore, match: VisibleMatch) -> list[AnalysisInfo]:
    """List the analyses of a match, the newest first."""
    return [_info(each) for each in await store.analyses.of_match(match.id)]


@router.post("/matches/{match_id}/analyses", status_code=202)
async def ask(
    store: TheStore,
    pubsub: ThePubSub,
    settings: TheSettings,
    identity: KnownIdentity,
    row: VisibleMatch,
    body: NewAnalysis,
) -> AnalysisInfo:
    """Request an analysis of a match that is over, or of one position of it.

    It waits in a queue. The result for a whole match is every seat's chances over time with the
    turning points; the result for a position is its actions, the best first.
    """
    if row.status != "over":
        raise Problem("match.not-over", "a match can be analysed after it ends")
    if body.ply is not None and body.ply > row.plies:
        raise Problem("ply.unknown", f"the match has {row.plies} plies", plies=row.plies)
    Analyst(find_game(row.game), find_bot(body.bot))
    if await store.analyses.unfinished(identity.ids) >= settings.max_analyses:
        raise Problem(
            "limit.analyses", "you have too many unfinished analyses: wait for one to finish"
        )
    if await store.analyses.unfinished_from(identity.id) >= settings.max_analyses_per_address:
        raise Problem(
            "limit.analyses", "too many unfinished analyses from your address: wait for one"
        )
    if await store.analyses.unfinished() >= settings.max_queue:
        raise Problem("limit.busy", "the analysis queue is full: try again later")
    now = now_ms()
    analysis = Analysis(
        id=new_id(),
        match=row.id,
        user=identity.id,
        bot=body.bot,
        ply=body.ply,
        seconds=body.seconds or settings.analysis_seconds,
        progress=0.0,
        status="queued",
        process=None,
        result=None,
        created=now,
        changed=now,
    )
    await store.analyses.add(analysis)
    pubsub.publish("analysis", analysis.id)
    return _info(analysis)


@router.get("/analyses/{analysis_id}")
async def analysis(store: TheStore, analysis_id: MatchId) -> AnalysisInfo:
    """Return one analysis, finished or not."""
    found = await store.analyses.find(analysis_id)
    if found is None:
        raise Problem("analysis.unknown", f"there is no analysis {analysis_id}")
    return _info(found)


def _info(analysis: Analysis) -> AnalysisInfo:
    fields: dict[str, Any] = {name: getattr(analysis, name) for name in AnalysisInfo.model_fields}
    return AnalysisInfo(**fields)
