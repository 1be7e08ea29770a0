"""Responses that are worked out beside the event loop, and whose schemas are in protocol.ts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import Response

from tilewright.server.protocol import encode
from tilewright.server.thinking.workshop import Asker, Workshop


def described(what: str) -> dict[int | str, dict[str, Any]]:
    """Describe a response for OpenAPI; its schema is in protocol.ts."""
    return {200: {"description": what, "content": {"application/json": {"schema": {}}}}}


async def respond(workshop: Workshop, asker: Asker, work: Callable[[], object]) -> Response:
    """Work out a response and charge it to the budget of the visitor."""
    data = await workshop.work_out(asker, lambda: encode(work()))
    return Response(data, media_type="application/json")
