"""What people show to prove that an account is theirs: passwords, codes of apps, recovery codes."""

from __future__ import annotations

import secrets
from typing import Final

from fastapi import Request

from tilewright.server.cluster.limits import Limits
from tilewright.server.http.admission import address_of
from tilewright.server.http.passwords import is_password
from tilewright.server.http.totp import find_step
from tilewright.server.problems import Problem
from tilewright.server.sources import ALPHABET, now_ms, token_digest
from tilewright.store import Store, User

CODES: Final = 10
CODE_LENGTH: Final = 16  # about 79 bits
GROUP: Final = 4
APP_DIGITS: Final = 6


class Credentials:
    """Checks what people show, and how often they try."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits

    async def check_rate(self, request: Request, rate: str, account: str = "") -> None:
        """Raise if an address tries something too often, or if it is tried with one account."""
        if not await self._limits.allows_everywhere(rate, address_of(request)):
            raise Problem("limit.rate", "too many attempts from this address: wait a moment")
        if account and not await self._limits.allows_everywhere("account", account):
            raise Problem("limit.rate", "too many attempts for this account: wait a moment")

    async def check_login(self, account: User | None, password: str, code: str | None) -> User:
        """Return an account if password and code are right; raise if not."""
        kept = account.password if account is not None else None
        if not await is_password(kept, password) or account is None:
            raise Problem("login.wrong", "wrong name or password")
        await self._check_code(account, code)
        return account

    async def check_owner(
        self, request: Request, user: User, password: str, code: str | None
    ) -> None:
        """Raise unless somebody who is logged in proves to be the owner of the account."""
        if user.kind != "account":
            raise Problem("account.needed", "only an account can do this")
        await self.check_rate(request, "proof", user.id)
        if not await is_password(user.password, password):
            raise Problem("password.wrong", "wrong password")
        await self._check_code(user, code)

    async def new_codes(self, user: User) -> list[str]:
        """Give an account new recovery codes, and return them; the old ones are void."""
        made = ["".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH)) for _ in range(CODES)]
        await self._store.factors.set_codes(user.id, [token_digest(code) for code in made])
        return [_in_groups(code) for code in made]

    async def use_recovery_code(self, user_id: str, code: str) -> bool:
        """Use up a recovery code; return whether it was good."""
        return await self._store.factors.use_code(user_id, token_digest(_plain(code)))

    async def use_app_code(self, user_id: str, secret: str, code: str) -> bool:
        """Use up the code of an app; return whether it was good."""
        now = now_ms()
        if not await self._store.factors.may_try(user_id, now):
            raise Problem("limit.rate", "too many wrong codes: wait a quarter of an hour")
        step = find_step(secret, code, now)
        return step is not None and await self._store.factors.use_step(user_id, step)

    async def _check_code(self, account: User, code: str | None) -> None:
        """Raise unless a code is right, if the account needs one."""
        factor = await self._store.factors.find(account.id)
        if factor is None or not factor.confirmed:
            return
        plain = _plain(code or "")
        if not plain:
            raise Problem("login.code-needed", "this account also needs a code")
        if len(plain) == APP_DIGITS:
            is_good = await self.use_app_code(account.id, factor.secret, plain)
        else:
            is_good = await self.use_recovery_code(account.id, plain)
        if not is_good:
            raise Problem("login.code-wrong", "wrong code, or one that was used before")


def _plain(code: str) -> str:
    """Return a code as it is stored, however it was typed."""
    return "".join(char for char in code.casefold() if char.isascii() and char.isalnum())


def _in_groups(code: str) -> str:
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))
