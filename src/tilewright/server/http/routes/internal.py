"""Routes for other processes of the same site."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request, Response

from tilewright.server.cluster.ownership import Elsewhere
from tilewright.server.http.dependencies import TheProxy, TheTables
from tilewright.server.problems import Problem
from tilewright.table.commands import Command

router = APIRouter(include_in_schema=False)


@router.post("/internal/matches/{match_id}")
async def command(proxy: TheProxy, tables: TheTables, request: Request, match_id: str) -> Response:
    """Carry out a command that was sent to another process."""
    identity = proxy.caller(request)
    if identity is None:
        raise Problem("page.unknown", "there is nothing at this address")
    received = msgspec.json.decode(await request.body(), type=Command)
    try:
        table = await tables.find(match_id)
    except Elsewhere as error:
        raise Problem("match.moved", "the match has moved on") from error
    return Response(await table.command(identity, received), media_type="application/json")
