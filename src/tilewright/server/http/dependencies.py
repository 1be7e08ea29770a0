"""What routes can ask for: the parts of the server that they need, and who sends a request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from fastapi import Depends, Query, Request

from tilewright.server.access import check_access
from tilewright.server.cluster.limits import Limits
from tilewright.server.cluster.ownership import Ownership
from tilewright.server.cluster.proxy import Proxy
from tilewright.server.cluster.pubsub import PubSub
from tilewright.server.http.admission import Admission, address_of
from tilewright.server.http.credentials import Credentials
from tilewright.server.http.glances import Glances
from tilewright.server.http.letters import Letters
from tilewright.server.http.live_analysis import LiveAnalyses
from tilewright.server.http.models import MatchId
from tilewright.server.http.results import Results
from tilewright.server.http.rules_page import language_of
from tilewright.server.http.sessions import Login, Sessions
from tilewright.server.live.dispatch import Dispatcher
from tilewright.server.live.lobby import Lobby
from tilewright.server.live.tables import Tables
from tilewright.server.loading import find_match
from tilewright.server.ops.metrics import Metrics
from tilewright.server.ops.settings import Settings
from tilewright.server.problems import Problem
from tilewright.server.sources import Sources
from tilewright.server.thinking.pool import WorkerPool
from tilewright.server.thinking.workshop import Asker, Workshop
from tilewright.store import MatchRow, Store, User
from tilewright.table import Identity


def _part(name: str) -> Callable[[Request], Awaitable[Any]]:
    """Return what finds a part of the server by its name."""

    async def find(request: Request) -> Any:
        return getattr(request.app.state, name)

    return find


TheAdmission = Annotated[Admission, Depends(_part("admission"))]
TheCredentials = Annotated[Credentials, Depends(_part("credentials"))]
TheDispatcher = Annotated[Dispatcher, Depends(_part("dispatcher"))]
TheGlances = Annotated[Glances, Depends(_part("glances"))]
TheLetters = Annotated[Letters, Depends(_part("letters"))]
TheLimits = Annotated[Limits, Depends(_part("limits"))]
TheLive = Annotated[LiveAnalyses, Depends(_part("live"))]
TheLobby = Annotated[Lobby, Depends(_part("lobby"))]
TheMetrics = Annotated[Metrics, Depends(_part("metrics"))]
TheOwnership = Annotated[Ownership, Depends(_part("ownership"))]
TheResults = Annotated[Results, Depends(_part("results"))]
TheWorkshop = Annotated[Workshop, Depends(_part("workshop"))]
ThePool = Annotated[WorkerPool, Depends(_part("pool"))]
TheProxy = Annotated[Proxy, Depends(_part("proxy"))]
ThePubSub = Annotated[PubSub, Depends(_part("pubsub"))]
TheSessions = Annotated[Sessions, Depends(_part("sessions"))]
TheSettings = Annotated[Settings, Depends(_part("settings"))]
TheSources = Annotated[Sources, Depends(_part("sources"))]
TheStore = Annotated[Store, Depends(_part("store"))]
TheTables = Annotated[Tables, Depends(_part("tables"))]


async def _login(sessions: TheSessions, request: Request) -> Login:
    login = await sessions.find(request)
    if login is None:
        raise _no_session()
    return login


KnownLogin = Annotated[Login, Depends(_login)]


async def _user(login: KnownLogin) -> User:
    return login.user


async def _language(
    request: Request,
    language: Annotated[
        str | None, Query(max_length=40, description="Of e-mails; by default the browser's.")
    ] = None,  # which is read from the request
) -> str:
    return language_of(request)


Language = Annotated[str, Depends(_language)]


async def _any_identity(sessions: TheSessions, request: Request) -> Identity | None:
    return await sessions.find_identity(request)


AnyIdentity = Annotated[Identity | None, Depends(_any_identity)]


async def _identity(identity: AnyIdentity) -> Identity:
    if identity is None:
        raise _no_session()
    return identity


def _no_session() -> Problem:
    return Problem("session.none", "nobody is logged in: start a session first")


async def _asker(identity: AnyIdentity, request: Request) -> Asker:
    return Asker("" if identity is None else identity.id, address_of(request))


TheAsker = Annotated[Asker, Depends(_asker)]
Invite = Annotated[
    str | None, Query(max_length=40, description="The invitation code of a private match.")
]


async def _visible(
    store: TheStore, identity: AnyIdentity, match_id: MatchId, invite: Invite = None
) -> MatchRow:
    row, seats = await find_match(store.matches, match_id)
    check_access(row, seats, identity, invite)
    return row


VisibleMatch = Annotated[MatchRow, Depends(_visible)]
KnownIdentity = Annotated[Identity, Depends(_identity)]
KnownUser = Annotated[User, Depends(_user)]
