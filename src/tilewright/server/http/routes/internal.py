"""What only other processes of the same site may ask for."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request, Response

from tilewright.server import protocol
from tilewright.server.http.sessions import TheSite
from tilewright.server.live.tables import Elsewhere
from tilewright.server.problems import Problem

router = APIRouter(include_in_schema=False)


@router.post("/internal/matches/{match_id}")
async def command(site: TheSite, request: Request, match_id: str) -> Response:
    """Carry out a message that came to another process."""
    who = site.relay.caller(request)
    if who is None:
        raise Problem("page.unknown", "there is nothing at this address")
    message = msgspec.json.decode(await request.body(), type=protocol.Command)
    try:
        table = await site.tables.find(match_id)
    except Elsewhere as error:
        raise Problem("match.moved", "the match has moved on") from error
    return Response(await table.command(who, message), media_type="application/json")
