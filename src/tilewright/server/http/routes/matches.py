"""Routes for matches: creating, joining and starting them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from tilewright.bots import bot_names, level_names
from tilewright.core.registry import find_game
from tilewright.core.registry import games as all_games
from tilewright.i18n import LANGUAGES
from tilewright.i18n.catalogue import read_texts
from tilewright.learn.lessons import chapters_of
from tilewright.server import protocol
from tilewright.server.access import check_access
from tilewright.server.http.dependencies import (
    AnyIdentity,
    Invite,
    KnownIdentity,
    TheDispatcher,
    TheSettings,
    TheSources,
    TheStore,
    TheTables,
    VisibleMatch,
)
from tilewright.server.http.models import (
    BranchSeat,
    ClockInfo,
    GameInfo,
    GameList,
    JoinBody,
    MatchId,
    MatchInfo,
    NewBranch,
    NewMatch,
    NewSeat,
    SiteInfo,
    StartBody,
    Word,
)
from tilewright.server.http.names import check_seat_name
from tilewright.server.live.chat import PHRASES
from tilewright.server.live.creation import Branch, MatchOptions, new_match
from tilewright.server.live.views import match_data
from tilewright.server.loading import find_match, load_match
from tilewright.server.problems import Problem
from tilewright.server.sources import new_id
from tilewright.store import Matches, MatchRow, SeatRow
from tilewright.table import NOBODY, Identity
from tilewright.table.clock import PRESETS, TimeControl
from tilewright.table.commands import Leave, Rematch, Sit, Start
from tilewright.table.seats import DEFAULT_BOT

router = APIRouter(prefix="/api", tags=["matches"])


def match_info(row: MatchRow, seats: list[SeatRow], identity: Identity | None) -> MatchInfo:
    """Return a match as somebody may see it."""
    return MatchInfo(**match_data(row, seats, identity or NOBODY))


async def fresh_info(matches: Matches, match_id: str, identity: Identity | None) -> MatchInfo:
    """Return a match as it is now and as somebody may see it."""
    return match_info(*await find_match(matches, match_id), identity)


@router.get("/site")
async def site_info(settings: TheSettings) -> SiteInfo:
    """Return what can be played here."""
    from tilewright import __version__

    return SiteInfo(
        version=__version__,
        protocol=protocol.PROTOCOL,
        games=_games(),
        bots=list(bot_names()),
        languages=list(LANGUAGES),
        mail=settings.mail_host is not None,
        absence=settings.absence,
        heartbeat=settings.heartbeat,
    )


@router.get("/games")
async def games() -> GameList:
    """Return what a client may offer: games, bots, clocks and chat phrases."""
    return GameList(
        games=_games(),
        levels=list(level_names()),
        level=DEFAULT_BOT,
        bots=list(bot_names()),
        clocks=[ClockInfo(**asdict(control)) for control in PRESETS],
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
            lessons=[chapter.id for chapter in chapters_of(game.id)],
        )
        for game in all_games()
    ]


@router.get(
    "/games/{game}/texts",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def game_texts(game: Word, language: protocol.Language = "en") -> PlainTextResponse:
    """Return the messages that a game of another package brings, in Fluent, then those in English.

    If an id occurs twice, the first message counts.
    """
    found = find_game(game)
    languages = dict.fromkeys((language, LANGUAGES[0]))
    return PlainTextResponse("\n".join(read_texts(found, each) for each in languages))


@router.post("/matches", status_code=201)
async def make_match(
    store: TheStore,
    tables: TheTables,
    settings: TheSettings,
    identity: KnownIdentity,
    body: NewMatch,
) -> MatchInfo:
    """Create a match; it starts at once if no seat is open."""
    await _check_open_matches(store.matches, identity, settings.max_open_matches)
    _check_names(body.seats)
    waits = body.public and any(seat.kind == "open" for seat in body.seats)
    if waits and await store.matches.waiting_of(identity.id) >= settings.max_open_tables:
        raise Problem("limit.matches", "too many of your tables wait for players already")
    options = MatchOptions(
        body.game,
        body.side,
        body.public,
        body.casual,
        body.free_chat,
        TimeControl(**body.clock.model_dump()),
        body.start,
        body.position,
    )
    row, seats = new_match(identity, options, body.seats)
    if all(seat.kind == "bot" for seat in seats):
        raise Problem("match.no-person", "a match needs at least one person")
    await tables.create(row, seats)
    return await fresh_info(store.matches, row.id, identity)


@router.post("/matches/{match_id}/branch", status_code=201)
async def branch(
    store: TheStore,
    tables: TheTables,
    settings: TheSettings,
    sources: TheSources,
    identity: KnownIdentity,
    row: VisibleMatch,
    body: NewBranch,
) -> MatchInfo:
    """Play on from any ply of a match that is over, or of your own match against bots."""
    await _check_open_matches(store.matches, identity, settings.max_open_matches)
    _check_names(body.seats or [])
    stored = await load_match(store.matches, row.id)
    started = Branch(identity, stored, body.ply, sources.chance)
    new, seats = started.create(body.seats, body.bot)
    await tables.create(new, seats, started.plies)
    return await fresh_info(store.matches, new.id, identity)


@router.get("/matches/{match_id}")
async def match(store: TheStore, identity: AnyIdentity, row: VisibleMatch) -> MatchInfo:
    """Return one match; a private one to its players and to those with its invitation."""
    return await fresh_info(store.matches, row.id, identity)


@router.post("/matches/{match_id}/join")
async def join(
    dispatcher: TheDispatcher,
    store: TheStore,
    identity: KnownIdentity,
    match_id: MatchId,
    body: JoinBody,
    invite: Invite = None,
) -> MatchInfo:
    """Take an open seat."""
    row, seats = await find_match(store.matches, match_id)
    check_access(row, seats, identity, body.invite or invite)
    command = Sit(id=new_id(), seat=body.seat, invite=body.invite)
    await dispatcher.command(match_id, identity, command)
    return await fresh_info(store.matches, match_id, identity)


@router.post("/matches/{match_id}/leave")
async def leave(
    dispatcher: TheDispatcher, store: TheStore, identity: KnownIdentity, row: VisibleMatch
) -> MatchInfo:
    """Leave your seats before the match starts."""
    await dispatcher.command(row.id, identity, Leave(id=new_id()))
    return await fresh_info(store.matches, row.id, identity)


@router.post("/matches/{match_id}/start")
async def start(
    dispatcher: TheDispatcher,
    store: TheStore,
    identity: KnownIdentity,
    row: VisibleMatch,
    body: StartBody,
) -> MatchInfo:
    """Start the match, as the host; bots take the open seats."""
    await dispatcher.command(row.id, identity, Start(id=new_id(), bot=body.bot))
    return await fresh_info(store.matches, row.id, identity)


@router.post("/matches/{match_id}/rematch", status_code=201)
async def rematch(
    dispatcher: TheDispatcher, store: TheStore, identity: KnownIdentity, row: VisibleMatch
) -> MatchInfo:
    """Agree to play again, with everyone one seat further.

    Returns the new match if all have agreed, else the old one.
    """
    done = await dispatcher.command(row.id, identity, Rematch(id=new_id()))
    return await fresh_info(store.matches, done.match or row.id, identity)


def _check_names(seats: Sequence[NewSeat | BranchSeat]) -> None:
    """Raise if somebody at a hot seat may not be called so."""
    for seat in seats:
        if seat.name is not None:
            check_seat_name(seat.name)


async def _check_open_matches(matches: Matches, identity: Identity, most: int) -> None:
    """Raise if somebody hosts too many unfinished matches."""
    if await matches.unfinished_hosted_by(identity.ids) >= most:
        raise Problem("limit.matches", "you host too many unfinished matches")
