"""Sessions, accounts, and what belongs to a user."""

from __future__ import annotations

import unicodedata
from typing import Any

from fastapi import APIRouter, Request, Response

from tilewright.server.http.models import Login, NewAccount, NewPassword, NewSession, UserInfo
from tilewright.server.http.passwords import hash_password, is_password
from tilewright.server.http.sessions import (
    SomeUser,
    SomeWho,
    TheSite,
    end_session,
    find_user,
    set_session,
)
from tilewright.server.ids import new_id, now_ms
from tilewright.server.problems import Problem
from tilewright.server.site import Site
from tilewright.store import User

router = APIRouter(prefix="/api", tags=["people"])


def _info(user: User) -> UserInfo:
    return UserInfo(id=user.id, name=user.name, kind=user.kind)


def _login(name: str) -> str:
    """Return a name as accounts are compared by."""
    return unicodedata.normalize("NFKC", name).casefold()[:60]


async def check_address(site: Site, request: Request, rate: str) -> None:
    """Raise if an address asks for something too often."""
    address = request.client.host if request.client else ""
    if not await site.allows(rate, address):
        raise Problem("limit.rate", "too many attempts from this address: wait a little")


@router.get("/session")
async def who_am_i(user: SomeUser) -> UserInfo:
    """Tell who one is."""
    return _info(user)


@router.post("/session", status_code=201)
async def begin_session(
    site: TheSite, request: Request, response: Response, body: NewSession
) -> UserInfo:
    """Become a guest; a guest who is one already gets the new name."""
    known = await find_user(site, request)
    if known is not None and known.kind == "guest":
        await site.store.users.rename(known.id, body.name)
        return UserInfo(id=known.id, name=body.name, kind="guest")
    if known is not None:
        return _info(known)
    await check_address(site, request, "guest")
    user = User(new_id(), "guest", body.name, None, None, 0, None, None, None, now_ms())
    await site.store.users.add(user)
    set_session(site, response, user)
    return _info(user)


@router.delete("/session", status_code=204)
async def leave_session(site: TheSite, response: Response) -> None:
    """Log out on this device."""
    end_session(site, response)


@router.post("/account", status_code=201)
async def make_account(
    site: TheSite, request: Request, response: Response, body: NewAccount
) -> UserInfo:
    """Become an account; a guest keeps all matches."""
    await check_address(site, request, "login")
    user = await find_user(site, request)
    if user is not None and user.kind != "guest":
        raise Problem("account.exists", "this session belongs to an account already")
    login = _login(body.name)
    if await site.store.users.by_login(login):
        raise Problem("account.name-taken", f"the name {body.name} is taken")
    password = await hash_password(body.password)
    if user is None:
        user = User(new_id(), "guest", body.name, None, None, 0, None, None, None, now_ms())
        await site.store.users.add(user)
    if not await site.store.users.make_account(user.id, login, body.name, password):
        raise Problem("account.name-taken", f"the name {body.name} is taken")
    epoch = await site.store.users.end_sessions(user.id)
    set_session(site, response, user, epoch)
    return UserInfo(id=user.id, name=body.name, kind="account")


@router.post("/login")
async def log_in(site: TheSite, request: Request, response: Response, body: Login) -> UserInfo:
    """Enter an account; what one did as a guest on this device comes along."""
    await check_address(site, request, "login")
    account = await site.store.users.by_login(_login(body.name))
    kept = account.password if account is not None else None
    if not await is_password(kept, body.password) or account is None:
        raise Problem("login.wrong", "name and password do not go together")
    guest = await find_user(site, request)
    if guest is not None and guest.kind == "guest":
        await site.store.users.merge(guest.id, account.id)
    set_session(site, response, account)
    return _info(account)


@router.put("/account/password", status_code=204)
async def change_password(
    site: TheSite, request: Request, response: Response, user: SomeUser, body: NewPassword
) -> None:
    """Change the password; all other devices are logged out."""
    await check_address(site, request, "login")
    if user.kind != "account":
        raise Problem("account.needed", "only an account has a password")
    if not await is_password(user.password, body.old):
        raise Problem("login.wrong", "this is not the old password")
    epoch = await site.store.users.set_password(user.id, await hash_password(body.new))
    set_session(site, response, user, epoch)


@router.delete("/account", status_code=204)
async def delete_account(site: TheSite, response: Response, who: SomeWho) -> None:
    """Be forgotten: name, password and programs; matches keep an unnamed seat."""
    if who.kind == "program":
        raise Problem("account.needed", "a program cannot delete itself")
    await site.forget(who)
    end_session(site, response)


@router.get("/export")
async def export(site: TheSite, user: SomeUser, who: SomeWho) -> dict[str, Any]:
    """Return everything that is kept about oneself."""
    return {
        "user": {"id": user.id, "name": user.name, "kind": user.kind, "created": user.created},
        "also": sorted(who.ids - {user.id}),
        "programs": [
            {"id": program.id, "name": program.name, "created": program.created}
            for program in await site.store.users.programs(user.id)
        ],
        "matches": await site.export_matches(who),
        "analyses": [
            {"id": each.id, "match": each.match, "bot": each.bot, "created": each.created}
            for each in await site.store.analyses.of_users(who.ids)
        ],
    }
