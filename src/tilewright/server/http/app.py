"""The application that answers requests: its routes and its errors."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Final

from fastapi import FastAPI

from tilewright import __version__
from tilewright.server.http.errors import handle_errors
from tilewright.server.http.models import ErrorBody
from tilewright.server.http.routes import (
    accounts,
    board,
    editor,
    internal,
    lessons,
    lists,
    mail,
    matches,
    programs,
    puzzles,
    records,
    rules,
    security,
    sessions,
    status,
)

_ROUTES: Final = (
    sessions,
    accounts,
    security,
    mail,
    lists,
    matches,
    rules,
    lessons,
    puzzles,
    records,
    board,
    editor,
    programs,
    status,
    internal,
)


def make_app(
    lifespan: Callable[[FastAPI], AbstractAsyncContextManager[None]], parts: Mapping[str, object]
) -> FastAPI:
    """Return the application; routes get the parts that they name as dependencies."""
    app = FastAPI(
        title="Tilewright",
        version=__version__,
        summary="Tables for the Azul family of board games",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        responses={
            422: {"model": ErrorBody, "description": "Refused"},
            "default": {"model": ErrorBody, "description": "Refused"},
        },
        generate_unique_id_function=lambda route: route.name,
    )
    for name, part in parts.items():
        setattr(app.state, name, part)
    for each in _ROUTES:
        app.include_router(each.router)
    handle_errors(app)
    return app
