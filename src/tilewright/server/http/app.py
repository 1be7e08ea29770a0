"""The application: routes, errors, and the life of a process."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DataError, DBAPIError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from tilewright import __version__
from tilewright.core.errors import TilewrightError
from tilewright.server.http.guard import error_response
from tilewright.server.http.models import UNPRINTABLE, ErrorBody
from tilewright.server.http.routes import accounts, internal, matches, programs, records, status
from tilewright.server.ops.database import opened, prepare
from tilewright.server.ops.secret import find_secret
from tilewright.server.ops.settings import Settings
from tilewright.server.problems import Problem
from tilewright.server.site import Site, system_entropy

log = logging.getLogger(__name__)


def create_app(
    settings: Settings | None = None, entropy: Callable[[], int] = system_entropy
) -> FastAPI:
    """Return the application of one process."""
    settings = settings or Settings()
    site = Site(settings, find_secret(settings), entropy)

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        async with opened(site.store), prepare(site.store):
            await site.start()
            try:
                yield
            finally:
                await site.stop()

    app = FastAPI(
        title="Tilewright",
        version=__version__,
        summary="Tables for the Azul family of board games",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=life,
        responses={
            422: {"model": ErrorBody, "description": "Refused"},
            "default": {"model": ErrorBody, "description": "Refused"},
        },
        generate_unique_id_function=lambda route: route.name,
    )
    app.state.site = site
    for each in (accounts, matches, records, programs, status, internal):
        app.include_router(each.router)
    _handle_errors(app)
    return app


def _handle_errors(app: FastAPI) -> None:
    @app.exception_handler(TilewrightError)
    async def refused(_request: Request, error: TilewrightError) -> JSONResponse:
        return error_response(error)

    @app.exception_handler(RequestValidationError)
    async def malformed(_request: Request, error: RequestValidationError) -> JSONResponse:
        first: dict[str, Any] = error.errors()[0]
        where = ".".join(map(str, first["loc"]))
        code = UNPRINTABLE if first["type"] == UNPRINTABLE else "request.malformed"
        return error_response(Problem(code, f"{where}: {first['msg']}", where=where))

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> JSONResponse:
        if isinstance(error.__cause__, Problem):
            return error_response(error.__cause__)
        if error.status_code == 405:
            sentence = f"{request.method} is not possible here"
            response = error_response(Problem("method.unknown", sentence))
            response.headers.update(error.headers or {})
            return response
        if error.status_code == 404:
            return error_response(Problem("page.unknown", "there is nothing at this address"))
        return error_response(Problem("request.malformed", str(error.detail)))

    @app.exception_handler(DataError)
    async def unusual(_request: Request, _error: DataError) -> JSONResponse:
        return error_response(Problem("request.malformed", "no database takes a text like this"))

    @app.exception_handler(DBAPIError)
    async def away(_request: Request, error: DBAPIError) -> JSONResponse:
        log.warning("the database is away", extra={"error": str(error.orig)})
        return error_response(Problem("store.away", "the database does not answer"))

    @app.exception_handler(Exception)
    async def broken(_request: Request, error: Exception) -> JSONResponse:
        log.error("a request failed", exc_info=error)
        return error_response(Problem("internal", "something is wrong with the server"))
