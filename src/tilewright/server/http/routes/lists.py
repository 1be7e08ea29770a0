"""Routes that list matches: open ones, your own, and those to watch."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from tilewright.server.http.dependencies import (
    AnyIdentity,
    KnownIdentity,
    TheAsker,
    TheGlances,
    TheLobby,
    TheStore,
    TheTables,
)
from tilewright.server.http.models import Glance, LiveList, LiveMatch, MatchInfo, MatchList
from tilewright.server.http.packing import respond
from tilewright.server.http.routes.matches import match_info
from tilewright.store import MatchRow

router = APIRouter(prefix="/api", tags=["matches"])
CURSOR: Final = r"^[0-9]{1,15}-[A-Za-z0-9_-]{1,64}$"  # where a list continues
MOST_GLANCES: Final = 30  # matches in a list with positions
MOST_LIVE: Final = 12
Limit = Annotated[int, Query(ge=1, le=100)]
LiveLimit = Annotated[int, Query(ge=1, le=MOST_LIVE)]


@router.get("/lobby")
async def lobby(
    lobby: TheLobby,
    identity: AnyIdentity,
    limit: Limit = 50,
    before: Annotated[int, Query(ge=0, le=100_000)] = 0,
) -> MatchList:
    """List public matches that wait for players; `before` is the number of those already seen."""
    found = await lobby.matches(limit, before)
    more = str(before + limit) if len(found) == limit else None
    return MatchList(matches=[match_info(*each, identity) for each in found], before=more)


@router.get("/live", response_model=LiveList)
async def live(
    request: Request,
    lobby: TheLobby,
    tables: TheTables,
    glances: TheGlances,
    identity: AnyIdentity,
    limit: LiveLimit = MOST_LIVE,
) -> Response:
    """List public matches under way, which anyone may watch, with their positions."""
    found = await lobby.live(limit)
    seen = await glances.at(found)
    listed = [
        LiveMatch(
            match=_with_glance(match_info(row, seats, identity), seen),
            watchers=tables.watchers_of(row.id),
        )
        for row, seats in found
    ]
    return respond(request, LiveList(matches=listed))


@router.get("/matches", response_model=MatchList)
async def my_matches(
    request: Request,
    store: TheStore,
    glances: TheGlances,
    identity: KnownIdentity,
    asker: TheAsker,
    limit: Limit = 50,
    before: Annotated[str | None, Query(pattern=CURSOR)] = None,
    over: bool | None = None,
    glance: bool = False,
) -> Response:
    """List your own matches, those with the latest change first.

    `over` selects finished or unfinished matches. `glance` adds their positions; a page then has
    at most 30 matches.
    """
    limit = min(limit, MOST_GLANCES) if glance else limit
    after = None if before is None else _read_cursor(before)
    found = await store.matches.of_users(identity.ids, limit, after, over)
    seen = await glances.at(found, asker) if glance else {}
    last = _cursor(found[-1][0]) if len(found) == limit else None
    listed = [_with_glance(match_info(*each, identity), seen) for each in found]
    return respond(request, MatchList(matches=listed, before=last))


def _with_glance(match: MatchInfo, seen: dict[str, Glance | None]) -> MatchInfo:
    match.glance = seen.get(match.id)
    return match


def _cursor(match: MatchRow) -> str:
    """Return where a list continues after a match."""
    return f"{match.changed}-{match.id}"


def _read_cursor(cursor: str) -> tuple[int, str]:
    changed, _, match_id = cursor.partition("-")
    return int(changed), match_id
