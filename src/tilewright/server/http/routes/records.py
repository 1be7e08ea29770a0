"""Routes for records, positions, statistics and analyses of matches."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from tilewright.arena.analyst import Analyst
from tilewright.core.record import Record
from tilewright.core.registry import find_game
from tilewright.server.access import check_access
from tilewright.server.http.dependencies import (
    AnyIdentity,
    Invite,
    KnownIdentity,
    TheAsker,
    ThePubSub,
    TheResults,
    TheSettings,
    TheStore,
    TheWorkshop,
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
from tilewright.server.loading import find_match, load_match
from tilewright.server.problems import Problem
from tilewright.server.protocol import Language
from tilewright.server.records import check_rules, to_record, to_text
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
async def record(
    store: TheStore, workshop: TheWorkshop, asker: TheAsker, match: VisibleMatch
) -> PlainTextResponse:
    """Return the record of a match as a file."""
    stored = await load_match(store.matches, match.id)
    text = await workshop.work_out(asker, lambda: to_text(stored))
    name = f"{match.game}-{match.id}.tilewright.txt"
    headers = {"Content-Disposition": f'inline; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/matches/{match_id}/plies/{ply}")
async def position(
    store: TheStore,
    workshop: TheWorkshop,
    asker: TheAsker,
    match: VisibleMatch,
    ply: PlyNumber,
    language: Language | None = None,
) -> PositionInfo:
    """Return the position after so many plies, and the ply that led to it."""
    stored = await load_match(store.matches, match.id)
    return await workshop.work_out(asker, lambda: _position(to_record(stored), ply, language))


def _position(found: Record, ply: int, language: Language | None) -> PositionInfo:
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
    store: TheStore,
    workshop: TheWorkshop,
    results: TheResults,
    asker: TheAsker,
    identity: AnyIdentity,
    request: Request,
    row: VisibleMatch,
    since: FirstPly = 0,
) -> Response:
    """Return a match from its beginning or from a ply: all plies, and all positions around them."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    key = (row.id, row.version, asker.user, since, packed)
    data = results.find(key)
    if data is None:
        stored = await load_match(store.matches, row.id)
        match = await fresh_info(store.matches, row.id, identity)
        data = await workshop.work_out(
            asker, lambda: make_replay(match.model_dump(), to_record(stored), packed, since)
        )
        results.keep(key, data)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(data, headers=headers, media_type="application/json")


@router.get("/matches/{match_id}/statistics")
async def figures(
    store: TheStore, workshop: TheWorkshop, asker: TheAsker, match: VisibleMatch
) -> Statistics:
    """Return where the points of a match came from, seat by seat."""
    stored = await load_match(store.matches, match.id)
    found = await workshop.work_out(asker, lambda: make_figures(to_record(stored)))
    return Statistics(**found)


@router.get("/matches/{match_id}/analyses", response_model=list[AnalysisInfo])
async def analyses(store: TheStore, match: VisibleMatch) -> Response:
    """List the analyses of a match, the newest first."""
    return _respond([_data(each) for each in await store.analyses.of_match(match.id)])


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
    check_rules(row)
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
    return AnalysisInfo(**_data(analysis))


@router.get("/analyses/{analysis_id}", response_model=AnalysisInfo)
async def analysis(
    store: TheStore, identity: AnyIdentity, analysis_id: MatchId, invite: Invite = None
) -> Response:
    """Return one analysis, finished or not, to those who requested it or may see the match."""
    found = await store.analyses.find(analysis_id)
    if found is None:
        raise Problem("analysis.unknown", f"there is no analysis {analysis_id}")
    if identity is None or found.user not in identity.ids:
        check_access(*await find_match(store.matches, found.match), identity, invite)
    return _respond(_data(found))


def _data(analysis: Analysis) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(analysis, name) for name in AnalysisInfo.model_fields}
    result = analysis.result
    return data | {"result": None if result is None else msgspec.Raw(result.encode())}


def _respond(data: object) -> Response:
    """Return data with results as they are stored: to read and write them again takes too long."""
    return Response(msgspec.json.encode(data), media_type="application/json")
