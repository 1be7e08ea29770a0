"""For those who look after a server: whether it lives, whether it works, and its numbers."""

from __future__ import annotations

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tilewright.server.http.sessions import TheSite
from tilewright.server.problems import Problem
from tilewright.store import NO_ANSWER

router = APIRouter(tags=["status"])


@router.get("/health")
async def health() -> dict[str, str]:
    """Say that the process lives."""
    return {"status": "alive"}


@router.get("/ready")
async def ready(site: TheSite) -> dict[str, str]:
    """Say that the process can work: its database answers."""
    try:
        await site.store.check()
    except NO_ANSWER as error:
        raise Problem("store.away", "the database does not answer") from error
    return {"status": "ready"}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(site: TheSite) -> Response:
    """Return the numbers of this process, for Prometheus."""
    numbers = site.metrics
    numbers.sockets.set(site.sockets)
    numbers.tables.set(len(site.tables))
    numbers.batches.set(site.store.ledger.batches)
    numbers.changes.set(site.store.ledger.changes)
    numbers.replaced.set(site.thinkers.replaced)
    return Response(generate_latest(numbers.registry), media_type=CONTENT_TYPE_LATEST)
