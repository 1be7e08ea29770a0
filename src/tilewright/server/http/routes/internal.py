"""Routes for other processes of the same site."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from fastapi import APIRouter, Request, Response

from tilewright.server.cluster.ownership import Elsewhere
from tilewright.server.cluster.proxy import Proxy
from tilewright.server.http.dependencies import TheProxy, TheTables
from tilewright.server.problems import Problem
from tilewright.table import Identity
from tilewright.table.commands import Command

router = APIRouter(include_in_schema=False)


@router.post("/internal/matches/{match_id}")
async def command(proxy: TheProxy, tables: TheTables, request: Request, match_id: str) -> Response:
    """Carry out a command that was sent to another process."""
    identity = _caller(proxy, request)
    received = msgspec.json.decode(await request.body(), type=Command)
    try:
        table = await tables.find(match_id)
    except Elsewhere as error:
        raise Problem("match.moved", "the match has moved on") from error
    return Response(await table.command(identity, received), media_type="application/json")


@router.post("/internal/matches/{match_id}/take", status_code=204)
async def take(proxy: TheProxy, tables: TheTables, request: Request, match_id: str) -> None:
    """Take a match that another process has given back, unless somebody was quicker."""
    _caller(proxy, request)
    with suppress(Elsewhere):
        await tables.find(match_id)


def _caller(proxy: Proxy, request: Request) -> Identity:
    """Return on whose behalf another process asks; nobody else may."""
    identity = proxy.caller(request)
    if identity is None:
        raise Problem("page.unknown", "there is nothing at this address")
    return identity
