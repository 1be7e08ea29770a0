"""Routes for sessions: becoming a guest, logging in and out, and the list of devices."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tilewright.server.http.dependencies import (
    KnownLogin,
    KnownUser,
    TheCredentials,
    TheSessions,
    TheStore,
)
from tilewright.server.http.models import Login, MatchId, NewSession, SessionInfo, UserInfo
from tilewright.server.http.names import check_name, find_account, login_name
from tilewright.server.problems import Problem
from tilewright.server.sources import new_id, now_ms
from tilewright.store import Session, User

router = APIRouter(prefix="/api", tags=["people"])


def user_info(user: User) -> UserInfo:
    """Return a user as it is sent."""
    return UserInfo(id=user.id, name=user.name, kind=user.kind)


def new_guest(name: str, origin: str) -> User:
    """Return a new guest."""
    return User(new_id(), "guest", name, None, None, 0, None, None, None, now_ms(), origin)


@router.get("/session")
async def who_am_i(user: KnownUser) -> UserInfo:
    """Return who is logged in."""
    return user_info(user)


@router.post("/session", status_code=201)
async def begin_session(
    sessions: TheSessions,
    store: TheStore,
    credentials: TheCredentials,
    request: Request,
    response: Response,
    body: NewSession,
) -> UserInfo:
    """Become a guest; an existing guest gets the new name."""
    known = await sessions.find_user(request)
    if known is not None and (known.kind != "guest" or known.name == body.name):
        return user_info(known)
    await check_name(store.users, body.name, "guest")
    if known is not None:
        await store.users.rename(known.id, body.name)
        return UserInfo(id=known.id, name=body.name, kind="guest")
    await credentials.check_rate(request, "guest")
    user = new_guest(body.name, sessions.origin_of(request))
    await store.users.add(user)
    await sessions.start(request, response, user)
    return user_info(user)


@router.delete("/session", status_code=204)
async def leave_session(sessions: TheSessions, request: Request, response: Response) -> None:
    """Log out on this device."""
    await sessions.end(request, response)


@router.post("/login")
async def log_in(
    sessions: TheSessions,
    store: TheStore,
    credentials: TheCredentials,
    request: Request,
    response: Response,
    body: Login,
) -> UserInfo:
    """Log in to an account, which takes over the matches of a guest on this device.

    With a second factor the first answer is `login.code-needed`: send the same again, with a code.
    """
    rate = "proof" if body.code else "login"
    await credentials.check_rate(request, rate, login_name(body.name))
    found = await find_account(store.users, body.name)
    account = await credentials.check_login(found, body.password, body.code)
    before = await sessions.find(request)
    await sessions.start(request, response, account)
    if before is not None and before.user.kind == "guest":
        await store.users.merge(before.user.id, account.id)
    return user_info(account)


@router.get("/sessions")
async def list_sessions(store: TheStore, login: KnownLogin) -> list[SessionInfo]:
    """List the browsers in which you are logged in, the one used last first."""
    here = _session(login.session)
    found = await store.sessions.of_user(login.user.id)
    return [
        SessionInfo(
            id=each.id,
            browser=each.browser,
            system=each.system,
            created=each.created,
            used=each.used,
            current=each.id == here.id,
        )
        for each in found
    ]


@router.delete("/sessions", status_code=204)
async def end_other_sessions(store: TheStore, login: KnownLogin) -> None:
    """Log out everywhere but here."""
    await store.sessions.end_others(login.user.id, _session(login.session).id)


@router.delete("/sessions/{session_id}", status_code=204)
async def end_session(
    sessions: TheSessions,
    store: TheStore,
    response: Response,
    login: KnownLogin,
    session_id: MatchId,
) -> None:
    """Log out in one browser."""
    here = _session(login.session)
    if not await store.sessions.end(login.user.id, session_id):
        raise Problem("session.unknown", f"you have no session {session_id}")
    if session_id == here.id:
        sessions.drop_cookie(response)


def _session(session: Session | None) -> Session:
    """Return the session of a request; raise if a program sends it."""
    if session is None:
        raise Problem("account.needed", "programs have no sessions")
    return session
