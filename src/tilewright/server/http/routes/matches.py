"""Matches: made, found, joined and begun."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Query

from tilewright.bots import bot_names, level_names
from tilewright.core.game import check_setup
from tilewright.core.registry import find_game
from tilewright.core.registry import games as all_games
from tilewright.i18n import LANGUAGES
from tilewright.server import protocol
from tilewright.server.http.models import (
    ClockInfo,
    GameInfo,
    GameList,
    JoinBody,
    MatchId,
    MatchInfo,
    MatchList,
    NewBranch,
    NewMatch,
    SiteInfo,
    StartBody,
)
from tilewright.server.http.sessions import AnyWho, SomeWho, TheSite
from tilewright.server.ids import new_id, now_ms
from tilewright.server.live.branches import make_branch
from tilewright.server.live.clock import GOOD_CLOCKS, Clock
from tilewright.server.live.opponents import LEVEL
from tilewright.server.live.phrases import PHRASES
from tilewright.server.live.seats import new_seats
from tilewright.server.live.who import NOBODY, Who
from tilewright.server.problems import Problem
from tilewright.server.site import Site
from tilewright.store import MatchRow, SeatRow

router = APIRouter(prefix="/api", tags=["matches"])
MARK: Final = r"^[0-9]{1,15}-[A-Za-z0-9_-]{1,64}$"  # where a list goes on
Limit = Annotated[int, Query(ge=1, le=100)]


def match_info(site: Site, row: MatchRow, seats: list[SeatRow], who: Who | None) -> MatchInfo:
    """Return a match as somebody may see it."""
    who = who or NOBODY
    yours = [seat.seat for seat in seats if who.owns(seat)]
    is_host = row.host in who.ids
    data: dict[str, Any] = msgspec.to_builtins(site.info_of(row, seats))
    del data["proposal"]
    return MatchInfo(
        **data,
        version=row.version,
        plies=row.plies,
        created=row.created,
        changed=row.changed,
        yours=yours,
        host=is_host,
        invite=row.invite if yours or is_host else None,
    )


@router.get("/site")
async def site_info(site: TheSite) -> SiteInfo:
    """Tell what can be played here."""
    from tilewright import __version__

    return SiteInfo(
        version=__version__,
        protocol=protocol.PROTOCOL,
        games=_games(),
        bots=list(bot_names()),
        languages=list(LANGUAGES),
        absence=site.settings.absence,
        heartbeat=site.settings.heartbeat,
    )


@router.get("/games")
async def games() -> GameList:
    """Tell what a client may offer: games, bots, clocks, and what can be said."""
    return GameList(
        games=_games(),
        levels=list(level_names()),
        level=LEVEL,
        bots=list(bot_names()),
        clocks=[ClockInfo(**clock) for clock in GOOD_CLOCKS],
        phrases=list(PHRASES),
        longest_text=protocol.LONGEST_TEXT,
    )


def _games() -> list[GameInfo]:
    return [
        GameInfo(
            id=game.id,
            title=game.title,
            sides=list(game.sides),
            seats=list(game.seat_counts),
            rules=game.rules_version,
        )
        for game in all_games()
    ]


@router.get("/lobby")
async def lobby(site: TheSite, who: AnyWho, limit: Limit = 50) -> MatchList:
    """List public matches that wait for players."""
    found = await site.lobby.matches(limit)
    return MatchList(matches=[match_info(site, *each, who) for each in found], before=None)


@router.get("/matches")
async def my_matches(
    site: TheSite,
    who: SomeWho,
    limit: Limit = 50,
    before: Annotated[str | None, Query(pattern=MARK)] = None,
) -> MatchList:
    """List one's own matches, those with the latest change first."""
    after = None if before is None else _read_mark(before)
    found = await site.store.matches.of_users(who.ids, limit, after)
    last = _mark(found[-1][0]) if len(found) == limit else None
    return MatchList(matches=[match_info(site, *each, who) for each in found], before=last)


def _mark(match: MatchRow) -> str:
    """Return where a list goes on after a match."""
    return f"{match.changed}-{match.id}"


def _read_mark(mark: str) -> tuple[int, str]:
    changed, _, match_id = mark.partition("-")
    return int(changed), match_id


@router.post("/matches", status_code=201)
async def make_match(site: TheSite, who: SomeWho, body: NewMatch) -> MatchInfo:
    """Make a match; it begins at once if no seat is open."""
    await _demand_room(site, who)
    row = _new_row(who, body)
    seats = new_seats(who, row, body.seats)
    if all(seat.kind == "bot" for seat in seats):
        raise Problem("match.no-person", "a match needs at least one person")
    await site.make_match(row, seats)
    return await fresh_info(site, row.id, who)


@router.post("/matches/{match_id}/branch", status_code=201)
async def branch(site: TheSite, who: SomeWho, match_id: MatchId, body: NewBranch) -> MatchInfo:
    """Play on from any ply of a match that is over, or of one's own against bots."""
    await _demand_room(site, who)
    return await fresh_info(site, await make_branch(site, who, match_id, body), who)


@router.get("/matches/{match_id}")
async def match(site: TheSite, who: AnyWho, match_id: MatchId) -> MatchInfo:
    """Tell about one match."""
    return await fresh_info(site, match_id, who)


@router.post("/matches/{match_id}/join")
async def join(site: TheSite, who: SomeWho, match_id: MatchId, body: JoinBody) -> MatchInfo:
    """Take an open seat."""
    message = protocol.Sit(id=new_id(), seat=body.seat, invite=body.invite)
    return await _command(site, who, match_id, message)


@router.post("/matches/{match_id}/leave")
async def leave(site: TheSite, who: SomeWho, match_id: MatchId) -> MatchInfo:
    """Give one's seats back before the match has begun."""
    return await _command(site, who, match_id, protocol.Leave(id=new_id()))


@router.post("/matches/{match_id}/start")
async def start(site: TheSite, who: SomeWho, match_id: MatchId, body: StartBody) -> MatchInfo:
    """Begin, as the host; seats still open go to a bot."""
    return await _command(site, who, match_id, protocol.Start(id=new_id(), bot=body.bot))


@router.post("/matches/{match_id}/rematch", status_code=201)
async def rematch(site: TheSite, who: SomeWho, match_id: MatchId) -> MatchInfo:
    """Play once more, everyone one seat further; the first to ask makes the match."""
    done = await site.command(match_id, who, protocol.Rematch(id=new_id()))
    return await fresh_info(site, str(done.match), who)


async def _command(site: Site, who: Who, match_id: str, message: protocol.Command) -> MatchInfo:
    await site.command(match_id, who, message)
    return await fresh_info(site, match_id, who)


async def fresh_info(site: Site, match_id: str, who: Who | None) -> MatchInfo:
    """Return a match as it is now and as somebody may see it."""
    stored = await site.store.matches.with_seats(match_id)
    if stored is None:
        raise Problem("match.unknown", f"there is no match {match_id}", match=match_id)
    return match_info(site, *stored, who)


async def _demand_room(site: Site, who: Who) -> None:
    """Raise if somebody has made enough matches."""
    if await site.store.matches.waiting_of(who.ids) >= site.settings.max_open_matches:
        raise Problem("limit.matches", "you host too many unfinished matches")


def _new_row(who: Who, body: NewMatch) -> MatchRow:
    game = find_game(body.game)
    side = body.side or game.sides[0]
    check_setup(game, len(body.seats), side, body.start or 0)
    now = now_ms()
    clock = body.clock.model_dump()
    return MatchRow(
        id=new_id(),
        game=game.id,
        side=side,
        seats=len(body.seats),
        rules=game.rules_version,
        host=who.id,
        invite=new_id(16),
        public=body.public,
        casual=body.casual,
        free_chat=body.free_chat,
        clock=clock,
        rematch_of=None,
        branch_of=None,
        branch_ply=None,
        created=now,
        status="waiting",
        start=body.start,
        version=0,
        plies=0,
        times=Clock(**clock).fresh(len(body.seats)),
        result=None,
        rematch=None,
        wake=all(seat.kind != "open" for seat in body.seats),
        changed=now,
        process=None,
        fence=0,
    )
