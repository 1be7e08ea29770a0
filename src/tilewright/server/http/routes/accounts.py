"""Routes for accounts: creating and deleting them, passwords, and the data of a user."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from tilewright.server.http.dependencies import (
    KnownIdentity,
    KnownUser,
    Language,
    TheAsker,
    TheCredentials,
    TheDispatcher,
    TheLetters,
    TheSessions,
    TheStore,
    TheWorkshop,
)
from tilewright.server.http.models import (
    AccountInfo,
    Deletion,
    NewAccount,
    NewPassword,
    Recovery,
    UserInfo,
)
from tilewright.server.http.names import check_name, find_account, login_name
from tilewright.server.http.password_rules import check_password
from tilewright.server.http.passwords import hash_password
from tilewright.server.http.routes.sessions import new_guest
from tilewright.server.problems import Problem
from tilewright.server.records import to_text
from tilewright.server.sources import now_ms
from tilewright.store import Stored
from tilewright.table import Identity

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/account")
async def my_account(store: TheStore, letters: TheLetters, user: KnownUser) -> AccountInfo:
    """Return what your account has."""
    factor = await store.factors.find(user.id)
    return AccountInfo(
        id=user.id,
        name=user.name,
        kind=user.kind,
        created=user.created,
        email=user.email,
        pending=await store.mail.pending(user.id, now_ms()),
        second_factor=factor is not None and factor.confirmed,
        recovery_codes=await store.factors.count_codes(user.id),
        mail=letters.is_on,
    )


@router.post("/account", status_code=201)
async def make_account(
    sessions: TheSessions,
    store: TheStore,
    credentials: TheCredentials,
    request: Request,
    response: Response,
    body: NewAccount,
) -> UserInfo:
    """Create an account; a guest keeps all matches."""
    await credentials.check_rate(request, "login")
    user = await sessions.find_user(request)
    if user is not None and user.kind != "guest":
        raise Problem("account.exists", "this session already belongs to an account")
    await check_name(store.users, body.name, "account")
    check_password(body.password, body.name)
    password = await hash_password(body.password)
    if user is None:
        user = new_guest(body.name, sessions.origin_of(request))
        await store.users.add(user)
    if not await store.users.make_account(user.id, login_name(body.name), body.name, password):
        raise Problem("account.name-taken", f"the name {body.name} is taken")
    await sessions.start(request, response, replace(user, password=password))
    return UserInfo(id=user.id, name=body.name, kind="account")


@router.put("/account/password", status_code=204)
async def change_password(
    sessions: TheSessions,
    store: TheStore,
    credentials: TheCredentials,
    letters: TheLetters,
    language: Language,
    request: Request,
    response: Response,
    user: KnownUser,
    body: NewPassword,
) -> None:
    """Change the password; other devices are logged out, and tokens of programs revoked."""
    await credentials.check_owner(request, user, body.old, body.code)
    check_password(body.new, user.name)
    password = await hash_password(body.new)
    await store.users.set_password(user.id, password)
    await sessions.start(request, response, replace(user, password=password))
    letters.notify(user, "password", language)


@router.post("/recover", status_code=204)
async def recover(
    store: TheStore,
    credentials: TheCredentials,
    letters: TheLetters,
    language: Language,
    request: Request,
    body: Recovery,
) -> None:
    """Set a new password with a recovery code; then log in with it, and with a code if needed."""
    await credentials.check_rate(request, "login", login_name(body.name))
    check_password(body.password, body.name)
    password = await hash_password(body.password)  # in any case: the time tells nothing
    user = await find_account(store.users, body.name)
    is_good = await credentials.use_recovery_code(user.id if user else "", body.code)
    if user is None or not is_good:
        raise Problem("recovery.wrong", "wrong name or recovery code")
    await store.users.set_password(user.id, password)
    letters.notify(user, "password", language)


@router.delete("/account", status_code=204)
async def delete_account(
    sessions: TheSessions,
    dispatcher: TheDispatcher,
    credentials: TheCredentials,
    request: Request,
    response: Response,
    user: KnownUser,
    identity: KnownIdentity,
    body: Deletion,
) -> None:
    """Delete your name, password and programs; matches keep an unnamed seat.

    The body names the user that the page shows: somebody else may have logged in since.
    """
    if user.kind == "program":
        raise Problem("account.needed", "a program cannot delete itself")
    if body.id != user.id or identity.id != user.id:
        raise Problem("account.other", "somebody else is logged in here now")
    if user.kind == "account":
        await credentials.check_owner(request, user, body.password, body.code)
    await dispatcher.delete_user(identity)
    sessions.drop_cookie(response)


@router.get("/export", response_model=dict[str, Any])
async def export(
    store: TheStore,
    workshop: TheWorkshop,
    asker: TheAsker,
    user: KnownUser,
    identity: KnownIdentity,
) -> Response:
    """Return everything that is stored about you."""
    facts = {
        "user": {
            "id": user.id,
            "name": user.name,
            "kind": user.kind,
            "created": user.created,
            "email": user.email,
        },
        "sessions": [
            {"browser": each.browser, "system": each.system, "created": each.created}
            for each in await store.sessions.of_user(user.id)
        ],
        "also": sorted(identity.ids - {user.id}),
        "programs": [
            {"id": program.id, "name": program.name, "created": program.created}
            for program in await store.users.programs(user.id)
        ],
        "analyses": [
            {"id": each.id, "match": each.match, "bot": each.bot, "created": each.created}
            for each in await store.analyses.of_users(identity.ids)
        ],
    }
    ids = await store.matches.ids_of(identity.ids)

    async def work_out(match_id: str) -> bytes:
        if (stored := await store.matches.load(match_id)) is None:
            return b""
        work = partial(_export_match, stored, identity)
        return await workshop.work_out(asker, work, patient=True)

    return StreamingResponse(_export(facts, ids, work_out), media_type="application/json")


async def _export(
    facts: dict[str, Any], ids: Sequence[str], work_out: Callable[[str], Awaitable[bytes]]
) -> AsyncIterator[bytes]:
    """Yield an export part by part: somebody may have played thousands of matches."""
    yield msgspec.json.encode(facts)[:-1] + b',"matches":['
    comma = b""
    for match_id in ids:
        if part := await work_out(match_id):
            yield comma + part
            comma = b","
    yield b"]}"


def _export_match(stored: Stored, identity: Identity) -> bytes:
    """Return a match of a user, with its record, as JSON."""
    return msgspec.json.encode(
        {
            "id": stored.match.id,
            "status": stored.match.status,
            "seats": [seat.seat for seat in stored.seats if identity.owns(seat)],
            "record": to_text(stored) if stored.plies else None,
        }
    )
