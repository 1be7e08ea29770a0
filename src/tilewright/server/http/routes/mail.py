"""Routes for e-mail: the address of an account, and links that were sent."""

from __future__ import annotations

from fastapi import APIRouter, Request

from tilewright.server.http.dependencies import (
    KnownUser,
    Language,
    TheCredentials,
    TheLetters,
    TheStore,
)
from tilewright.server.http.letters import read_address
from tilewright.server.http.models import Link, LinkInfo, NewAddress, Proof, Reset, ResetRequest
from tilewright.server.http.names import login_name
from tilewright.server.http.password_rules import check_password
from tilewright.server.http.passwords import hash_password
from tilewright.server.problems import Problem
from tilewright.server.sources import now_ms, token_digest

router = APIRouter(prefix="/api", tags=["people"])


@router.put("/account/email", status_code=204)
async def set_address(
    credentials: TheCredentials,
    letters: TheLetters,
    language: Language,
    request: Request,
    user: KnownUser,
    body: NewAddress,
) -> None:
    """Send a link to an address, which is the account's once the link was used."""
    letters.check_on()
    await credentials.check_owner(request, user, body.password, body.code)
    await letters.confirm(user, read_address(body.address), language)


@router.delete("/account/email", status_code=204)
async def remove_address(
    store: TheStore,
    credentials: TheCredentials,
    letters: TheLetters,
    language: Language,
    request: Request,
    user: KnownUser,
    body: Proof,
) -> None:
    """Forget the address of the account, and all links that were sent."""
    await credentials.check_owner(request, user, body.password, body.code)
    await store.mail.forget(user.id)
    letters.notify(user, "address", language)


@router.post("/email/confirm")
async def confirm_address(
    store: TheStore,
    credentials: TheCredentials,
    letters: TheLetters,
    language: Language,
    request: Request,
    body: Link,
) -> LinkInfo:
    """Confirm an address with a link."""
    await credentials.check_rate(request, "login")
    digest, now = token_digest(body.token), now_ms()
    before = await store.mail.owner_of(digest, now)
    token = await store.mail.confirm(digest, now)
    if before is None or token is None:
        raise _invalid()
    if before.email != token.address:
        letters.notify(before, "address", language)
    return LinkInfo(name=before.name)


@router.post("/reset", status_code=204)
async def request_reset(
    credentials: TheCredentials,
    letters: TheLetters,
    language: Language,
    request: Request,
    body: ResetRequest,
) -> None:
    """Send a link to set a new password, if there is such an account with an e-mail address.

    The answer is the same if there is none.
    """
    letters.check_on()
    await credentials.check_rate(request, "login", login_name(body.account))
    letters.reset(body.account, language)


@router.post("/reset/password")
async def reset_password(
    store: TheStore,
    credentials: TheCredentials,
    letters: TheLetters,
    language: Language,
    request: Request,
    body: Reset,
) -> LinkInfo:
    """Set a new password with a link; then log in with it, and with a code if needed."""
    await credentials.check_rate(request, "login")
    digest, now = token_digest(body.token), now_ms()
    user = await store.mail.owner_of(digest, now)
    if user is None:
        raise _invalid()
    check_password(body.password, user.name)
    if await store.mail.reset(digest, await hash_password(body.password), now) is None:
        raise _invalid()
    letters.notify(user, "password", language)
    return LinkInfo(name=user.name)


def _invalid() -> Problem:
    return Problem("link.invalid", "this link was used, or is too old: ask for another one")
