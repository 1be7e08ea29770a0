"""Routes for sessions and accounts."""

from __future__ import annotations

import unicodedata
from typing import Any

from fastapi import APIRouter, Request, Response

from tilewright.server.cluster.limits import Limits
from tilewright.server.http.admission import address_of
from tilewright.server.http.dependencies import (
    KnownIdentity,
    KnownUser,
    TheDispatcher,
    TheLimits,
    TheSessions,
    TheStore,
)
from tilewright.server.http.models import Login, NewAccount, NewPassword, NewSession, UserInfo
from tilewright.server.http.passwords import hash_password, is_password
from tilewright.server.problems import Problem
from tilewright.server.records import to_text
from tilewright.server.sources import new_id, now_ms
from tilewright.store import Matches, User
from tilewright.table import Identity

router = APIRouter(prefix="/api", tags=["people"])


def _info(user: User) -> UserInfo:
    return UserInfo(id=user.id, name=user.name, kind=user.kind)


def _login_name(name: str) -> str:
    """Return a name in the form in which accounts are compared."""
    return unicodedata.normalize("NFKC", name).casefold()[:60]


def _new_guest(name: str, origin: str) -> User:
    return User(new_id(), "guest", name, None, None, 0, None, None, None, now_ms(), origin)


async def _check_rate(limits: Limits, request: Request, rate: str) -> None:
    """Raise if an address tries something too often."""
    if not await limits.allows_everywhere(rate, address_of(request)):
        raise Problem("limit.rate", "too many attempts from this address: wait a moment")


@router.get("/session")
async def who_am_i(user: KnownUser) -> UserInfo:
    """Return who is logged in."""
    return _info(user)


@router.post("/session", status_code=201)
async def begin_session(
    sessions: TheSessions,
    store: TheStore,
    limits: TheLimits,
    request: Request,
    response: Response,
    body: NewSession,
) -> UserInfo:
    """Become a guest; an existing guest gets the new name."""
    known = await sessions.find_user(request)
    if known is not None and known.kind == "guest":
        await store.users.rename(known.id, body.name)
        return UserInfo(id=known.id, name=body.name, kind="guest")
    if known is not None:
        return _info(known)
    await _check_rate(limits, request, "guest")
    user = _new_guest(body.name, sessions.origin_of(request))
    await store.users.add(user)
    sessions.start(response, user)
    return _info(user)


@router.delete("/session", status_code=204)
async def leave_session(sessions: TheSessions, response: Response) -> None:
    """Log out on this device."""
    sessions.end(response)


@router.post("/account", status_code=201)
async def make_account(
    sessions: TheSessions,
    store: TheStore,
    limits: TheLimits,
    request: Request,
    response: Response,
    body: NewAccount,
) -> UserInfo:
    """Create an account; a guest keeps all matches."""
    await _check_rate(limits, request, "login")
    user = await sessions.find_user(request)
    if user is not None and user.kind != "guest":
        raise Problem("account.exists", "this session already belongs to an account")
    login = _login_name(body.name)
    if await store.users.by_login(login):
        raise Problem("account.name-taken", f"the name {body.name} is taken")
    password = await hash_password(body.password)
    if user is None:
        user = _new_guest(body.name, sessions.origin_of(request))
        await store.users.add(user)
    if not await store.users.make_account(user.id, login, body.name, password):
        raise Problem("account.name-taken", f"the name {body.name} is taken")
    epoch = await store.users.end_sessions(user.id)
    sessions.start(response, user, epoch)
    return UserInfo(id=user.id, name=body.name, kind="account")


@router.post("/login")
async def log_in(
    sessions: TheSessions,
    store: TheStore,
    limits: TheLimits,
    request: Request,
    response: Response,
    body: Login,
) -> UserInfo:
    """Log in to an account, which takes over the matches of a guest on this device."""
    await _check_rate(limits, request, "login")
    login = _login_name(body.name)
    if not await limits.allows_everywhere("account", login):
        raise Problem("limit.rate", "too many attempts for this account: wait a moment")
    account = await store.users.by_login(login)
    kept = account.password if account is not None else None
    if not await is_password(kept, body.password) or account is None:
        raise Problem("login.wrong", "wrong name or password")
    guest = await sessions.find_user(request)
    if guest is not None and guest.kind == "guest":
        await store.users.merge(guest.id, account.id)
    sessions.start(response, account)
    return _info(account)


@router.put("/account/password", status_code=204)
async def change_password(
    sessions: TheSessions,
    store: TheStore,
    limits: TheLimits,
    request: Request,
    response: Response,
    user: KnownUser,
    body: NewPassword,
) -> None:
    """Change the password; all other devices are logged out."""
    await _check_rate(limits, request, "login")
    if user.kind != "account":
        raise Problem("account.needed", "only an account has a password")
    if not await is_password(user.password, body.old):
        raise Problem("login.wrong", "wrong old password")
    epoch = await store.users.set_password(user.id, await hash_password(body.new))
    sessions.start(response, user, epoch)


@router.delete("/account", status_code=204)
async def delete_account(
    sessions: TheSessions, dispatcher: TheDispatcher, response: Response, identity: KnownIdentity
) -> None:
    """Delete your name, password and programs; matches keep an unnamed seat."""
    if identity.kind == "program":
        raise Problem("account.needed", "a program cannot delete itself")
    await dispatcher.delete_user(identity)
    sessions.end(response)


@router.get("/export")
async def export(store: TheStore, user: KnownUser, identity: KnownIdentity) -> dict[str, Any]:
    """Return everything that is stored about you."""
    return {
        "user": {"id": user.id, "name": user.name, "kind": user.kind, "created": user.created},
        "also": sorted(identity.ids - {user.id}),
        "programs": [
            {"id": program.id, "name": program.name, "created": program.created}
            for program in await store.users.programs(user.id)
        ],
        "matches": await _export_matches(store.matches, identity),
        "analyses": [
            {"id": each.id, "match": each.match, "bot": each.bot, "created": each.created}
            for each in await store.analyses.of_users(identity.ids)
        ],
    }


async def _export_matches(matches: Matches, identity: Identity) -> list[dict[str, object]]:
    """Return all matches of a user, with their records."""
    exported: list[dict[str, object]] = []
    for match_id in await matches.ids_of(identity.ids):
        stored = await matches.load(match_id)
        if stored is not None:
            mine = [seat.seat for seat in stored.seats if identity.owns(seat)]
            record = to_text(stored) if stored.plies else None
            status = stored.match.status
            exported.append({"id": match_id, "status": status, "seats": mine, "record": record})
    return exported
