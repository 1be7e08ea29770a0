"""The route of the position editor. It keeps nothing: every request brings its position."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Response

from tilewright.server.http.dependencies import TheAsker, TheSources, TheWorkshop
from tilewright.server.http.editor_models import EditBody, EditedPosition
from tilewright.server.http.responses import respond
from tilewright.server.live.editing import EditRequest, edit_position

router = APIRouter(prefix="/api", tags=["positions"])


@router.post("/positions", response_model=EditedPosition)
async def edit(
    workshop: TheWorkshop, sources: TheSources, asker: TheAsker, body: EditBody
) -> Response:
    """Change a position; return it with everything that keeps it from arising.

    What is placed comes from the bag, then from the used tiles; what is removed goes to the bag.
    """
    request = msgspec.convert(body.model_dump(), EditRequest)
    return await respond(workshop, asker, lambda: edit_position(request, sources.chance))
