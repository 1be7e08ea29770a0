"""Routes for administrators: whether the server is alive and ready, and its metrics."""

from __future__ import annotations

from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from tilewright.server.http.dependencies import (
    TheAdmission,
    TheMetrics,
    ThePool,
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
async def ready(store: TheStore) -> dict[str, str]:
    """Tell whether the process can work: its database answers."""
    try:
        await store.check()
    except NO_ANSWER as error:
        raise Problem("store.away", "the database does not answer") from error
    return {"status": "ready"}


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(
    numbers: TheMetrics, admission: TheAdmission, tables: TheTables, store: TheStore, pool: ThePool
) -> Response:
    """Return the metrics of this process, for Prometheus."""
    numbers.sockets.set(admission.sockets)
    numbers.tables.set(len(tables))
    numbers.batches.set(store.ledger.batches)
    numbers.changes.set(store.ledger.changes)
    numbers.replaced.set(pool.replaced)
    return Response(generate_latest(numbers.registry), media_type=CONTENT_TYPE_LATEST)
