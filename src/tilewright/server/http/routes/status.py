"""Routes for administrators: whether the server is alive and ready, and its metrics."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tilewright.server.http.admission import host_of
from tilewright.server.http.bans import is_within, read_network
from tilewright.server.http.dependencies import (
    TheAdmission,
    TheMetrics,
    TheOwnership,
    ThePool,
    TheSettings,
    TheStore,
    TheTables,
)
from tilewright.server.problems import Problem
from tilewright.store import NO_ANSWER

router = APIRouter(tags=["status"])


@router.get("/health")
async def health() -> dict[str, str]:
    """Tell that the process is alive."""
    return {"status": "alive"}


@router.get("/ready")
async def ready(store: TheStore, ownership: TheOwnership) -> dict[str, str]:
    """Tell whether the process can work: its database answers, and takes what it writes."""
    try:
        await store.check()
    except NO_ANSWER as error:
        raise Problem("store.away", "the database does not answer") from error
    if not ownership.is_renewed:
        raise Problem("store.away", "the database takes no writes")
    if ownership.is_retiring:
        raise Problem("limit.busy", "this process is about to stop")
    return {"status": "ready"}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(
    request: Request,
    settings: TheSettings,
    numbers: TheMetrics,
    admission: TheAdmission,
    tables: TheTables,
    store: TheStore,
    pool: ThePool,
) -> Response:
    """Return the metrics of this process, for Prometheus; not for everybody."""
    if not is_within(host_of(request), [read_network(each) for each in settings.metrics]):
        raise Problem("page.unknown", "there is nothing at this address")
    numbers.sockets.set(admission.sockets)
    numbers.tables.set(len(tables))
    numbers.batches.set(store.ledger.batches)
    numbers.changes.set(store.ledger.changes)
    numbers.replaced.set(pool.replaced)
    return Response(generate_latest(numbers.registry), media_type=CONTENT_TYPE_LATEST)
