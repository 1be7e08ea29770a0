"""Responses that are compressed for clients that accept it."""

from __future__ import annotations

import gzip
from typing import Final

from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response

LEAST: Final = 1024  # bytes: shorter responses are sent as they are
LEVEL: Final = 5


def respond(request: Request, body: BaseModel) -> Response:
    """Return a model as JSON, compressed with gzip if that helps and the client accepts it."""
    data = body.model_dump_json().encode()
    headers = {"Vary": "Accept-Encoding"}
    if len(data) >= LEAST and "gzip" in request.headers.get("accept-encoding", ""):
        data = gzip.compress(data, LEVEL, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(data, headers=headers, media_type="application/json")
