"""Routes for the second factor of an account, and its recovery codes."""

from __future__ import annotations

from fastapi import APIRouter, Request

from tilewright.server.http.dependencies import (
    KnownUser,
    Language,
    TheCredentials,
    TheLetters,
    TheStore,
)
from tilewright.server.http.models import CodeList, FactorCode, FactorInfo, Proof
from tilewright.server.http.totp import address_of, find_step, new_secret
from tilewright.server.problems import Problem
from tilewright.server.sources import now_ms

router = APIRouter(prefix="/api/account", tags=["people"])


@router.post("/second-factor", status_code=201)
async def propose_factor(
    store: TheStore,
    credentials: TheCredentials,
    request: Request,
    user: KnownUser,
    body: Proof,
) -> FactorInfo:
    """Return a new secret for an app; logins ask for its codes once one of them was sent."""
    await credentials.check_owner(request, user, body.password, body.code)
    secret = new_secret()
    if not await store.factors.propose(user.id, secret):
        raise Problem("factor.exists", "this account already has a second factor")
    return FactorInfo(secret=secret, address=address_of(secret, user.name))


@router.put("/second-factor")
async def confirm_factor(
    store: TheStore,
    credentials: TheCredentials,
    letters: TheLetters,
    language: Language,
    request: Request,
    user: KnownUser,
    body: FactorCode,
) -> CodeList:
    """Ask for codes of the app from now on; return new recovery codes."""
    await credentials.check_rate(request, "proof", user.id)
    factor = await store.factors.find(user.id)
    if user.kind != "account" or factor is None:
        raise Problem("factor.none", "there is no second factor to confirm")
    if factor.confirmed:
        raise Problem("factor.exists", "this account already has a second factor")
    step = find_step(factor.secret, "".join(filter(str.isdigit, body.code)), now_ms())
    if step is None:
        raise Problem("login.code-wrong", "wrong code: check the clock of your device")
    if not await store.factors.confirm(user.id, factor.secret, step):
        raise Problem("factor.none", "there is another second factor to confirm now")
    letters.notify(user, "factor-on", language)
    return CodeList(codes=await credentials.new_codes(user))


@router.delete("/second-factor", status_code=204)
async def remove_factor(
    store: TheStore,
    credentials: TheCredentials,
    letters: TheLetters,
    language: Language,
    request: Request,
    user: KnownUser,
    body: Proof,
) -> None:
    """Ask for the password alone from now on."""
    await credentials.check_owner(request, user, body.password, body.code)
    await store.factors.remove(user.id)
    letters.notify(user, "factor-off", language)


@router.post("/recovery-codes", status_code=201)
async def make_recovery_codes(
    credentials: TheCredentials, request: Request, user: KnownUser, body: Proof
) -> CodeList:
    """Return new recovery codes, each good for one use; the old ones are void."""
    await credentials.check_owner(request, user, body.password, body.code)
    return CodeList(codes=await credentials.new_codes(user))
