"""Routes for the analysis board. They keep nothing: every request brings its position."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response

from tilewright.core.record import Record
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.learn import board
from tilewright.learn.board_data import (
    BoardOdds,
    BoardPosition,
    BoardRecord,
    BoardStep,
)
from tilewright.server.http.board_models import (
    BegunTurn,
    DealOdds,
    DrawDeal,
    LookBody,
    NewPosition,
    PlayTurn,
    RecordText,
    TurnsBody,
)
from tilewright.server.http.dependencies import (
    TheAsker,
    TheLive,
    TheSources,
    TheStore,
    TheWorkshop,
    VisibleMatch,
)
from tilewright.server.http.responses import described, respond
from tilewright.server.loading import load_match
from tilewright.server.problems import Problem
from tilewright.server.protocol import encode, to_error
from tilewright.server.records import check_rules, to_record

router = APIRouter(prefix="/api", tags=["board"])

CLIENT_GONE: Final = 499


@router.post("/board/position", responses=described("A position"))
async def board_position(workshop: TheWorkshop, asker: TheAsker, body: NewPosition) -> Response:
    """Return a position, or the start of a match, as the client draws it and chooses in it."""
    return await respond(workshop, asker, lambda: _position(body))


def _position(body: NewPosition) -> BoardPosition:
    if body.position is not None:
        return board.show(board.read_position(body.position), body.names)
    if body.game is None:
        raise Problem("request.malformed", "a position or a game is needed", where="position")
    state = find_game(body.game).new(body.seats, body.side, body.start)
    return board.show(state, body.names)


@router.post("/board/record", responses=described("A record as a line of turns"))
async def board_record(workshop: TheWorkshop, asker: TheAsker, body: RecordText) -> Response:
    """Read the text of a record."""
    return await respond(workshop, asker, lambda: _record(body.record))


def _record(text: str) -> BoardRecord:
    return board.open_record(Record.from_text(text))


@router.get("/matches/{match_id}/board", responses=described("A match as a line of turns"))
async def board_match(
    store: TheStore, workshop: TheWorkshop, asker: TheAsker, match: VisibleMatch
) -> Response:
    """Return a match that is over as a line of turns."""
    if match.status != "over":
        raise Problem("match.not-over", "a match can be analysed after it ends")
    check_rules(match)
    stored = await load_match(store.matches, match.id)
    return await respond(workshop, asker, lambda: board.open_record(to_record(stored)))


@router.post("/board/play", responses=described("What a turn leads to"))
async def board_play(workshop: TheWorkshop, asker: TheAsker, body: PlayTurn) -> Response:
    """Play a whole turn or, before a deal, a deal of your choice."""
    return await respond(workshop, asker, lambda: board.play(body.position, body.text, body.names))


@router.post("/board/draw", responses=described("What a deal leads to"))
async def board_draw(
    workshop: TheWorkshop, asker: TheAsker, sources: TheSources, body: DrawDeal
) -> Response:
    """Draw a deal at random, or the rest of one."""
    rng = sources.chance() if body.seed is None else Rng(body.seed)
    return await respond(workshop, asker, lambda: _draw(body, rng))


def _draw(body: DrawDeal, rng: Rng) -> BoardStep:
    return board.draw(body.position, body.drawn, rng, body.names)


@router.post("/board/odds", responses=described("What chance may draw next"))
async def board_odds(workshop: TheWorkshop, asker: TheAsker, body: DealOdds) -> Response:
    """Return what chance may draw next, and in how many ways."""
    return await respond(workshop, asker, lambda: _odds(body))


def _odds(body: DealOdds) -> BoardOdds:
    return board.odds(body.position, body.drawn)


@router.post("/board/previews", responses=described("What turns lead to"))
async def board_previews(workshop: TheWorkshop, asker: TheAsker, body: TurnsBody) -> Response:
    """Return what actions or whole turns lead to."""
    return await respond(
        workshop, asker, lambda: board.preview(body.position, body.turns, body.names)
    )


@router.post("/board/ways", responses=described("The ways to complete a turn"))
async def board_ways(workshop: TheWorkshop, asker: TheAsker, body: BegunTurn) -> Response:
    """Return all ways to complete a turn; null if they are too many to list."""
    return await respond(
        workshop, asker, lambda: board.complete(body.position, body.action, body.names)
    )


@router.post("/board/reason", responses=described("Why turns are not legal"))
async def board_reason(workshop: TheWorkshop, asker: TheAsker, body: TurnsBody) -> Response:
    """Return why none of some turns is legal, or null."""
    return await respond(workshop, asker, lambda: _reason(body))


def _reason(body: TurnsBody) -> object:
    found = board.explain(body.position, body.turns)
    return {"reason": None if found is None else to_error(found)}


@router.post("/board/analysis", responses=described("The best turns of a position"))
async def board_analysis(
    request: Request, live: TheLive, workshop: TheWorkshop, asker: TheAsker, body: LookBody
) -> Response:
    """Analyse a position; closing the connection stops the search.

    A client that watches a position asks again with more nodes, one request after another.
    """
    await workshop.work_out(asker, lambda: board.read_position(body.position))
    found = await live.look(
        asker, request.receive, body.position, body.nodes, body.played, body.names
    )
    if found is None:
        return Response(status_code=CLIENT_GONE)
    return Response(encode(found), media_type="application/json")
