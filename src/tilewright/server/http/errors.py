"""Refusals and failures as responses over HTTP."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DataError, DBAPIError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from tilewright.core.errors import TilewrightError
from tilewright.server.http.models import UNPRINTABLE
from tilewright.server.problems import Problem, status_of

log = logging.getLogger(__name__)


def error_response(error: TilewrightError) -> JSONResponse:
    """Return a refusal as a response."""
    body = {"code": error.code, "sentence": str(error), "values": dict(error.values)}
    status = status_of(error)
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    return JSONResponse({"error": body}, status, headers)


def handle_errors(app: FastAPI) -> None:
    """Let an application answer every error with a code and a sentence."""

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
            sentence = f"{request.method} is not allowed here"
            response = error_response(Problem("method.unknown", sentence))
            response.headers.update(error.headers or {})
            return response
        if error.status_code == 404:
            return error_response(Problem("page.unknown", "there is nothing at this address"))
        return error_response(Problem("request.malformed", str(error.detail)))

    @app.exception_handler(DataError)
    async def unusual(_request: Request, _error: DataError) -> JSONResponse:
        return error_response(Problem("request.malformed", "the database cannot store this text"))

    @app.exception_handler(DBAPIError)
    async def away(_request: Request, error: DBAPIError) -> JSONResponse:
        log.warning("the database is unavailable", extra={"error": str(error.orig)})
        return error_response(Problem("store.away", "the database does not answer"))

    @app.exception_handler(Exception)
    async def broken(_request: Request, error: Exception) -> JSONResponse:
        log.error("a request failed", exc_info=error)
        return error_response(Problem("internal", "something went wrong in the server"))
