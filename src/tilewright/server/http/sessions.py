"""Sessions: a random cookie for people, a token for programs; the database knows their digests."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tilewright.server.cluster.limits import Limits
from tilewright.server.http.admission import address_of
from tilewright.server.http.devices import device_of
from tilewright.server.http.session_watch import SessionWatch
from tilewright.server.problems import Problem
from tilewright.server.sources import new_id, now_ms, token_digest
from tilewright.server.tasks import Background
from tilewright.store import Session, Store, User, UserGone
from tilewright.store.sessions import LIFETIME
from tilewright.table import Identity

COOKIE: Final = "tilewright_session"
SCHEME: Final = "Bearer "
ORIGIN_LENGTH: Final = 16
USE_AGAIN: Final = 10 * 60 * 1000  # milliseconds after which another use is noted


@dataclass(frozen=True, slots=True)
class Login:
    """Who sends a request: a user, and the session unless it is a program."""

    user: User
    session: Session | None


class Sessions:
    """Starts and ends sessions, and finds out who sends a request."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        background: Background,
        signing: Signing,
    ) -> None:
        self.watch = SessionWatch(store)
        self._store = store
        self._limits = limits
        self._background = background
        self._signing = signing

    def origin_of(self, connection: HTTPConnection) -> str:
        """Return a digest of where a request comes from, which says nothing without the key."""
        return self._signing.digest(address_of(connection))

    async def start(self, request: HTTPConnection, response: Response, user: User) -> Session:
        """Make the receiver of a response a user from now on; its earlier session ends.

        Every session has a cookie of its own, so nobody can prepare one for somebody else. The user
        must not have changed since the password was checked.
        """
        cookie = secrets.token_urlsafe(32)
        session = _new_session(request, user, cookie)
        before = request.cookies.get(COOKIE)
        try:
            await self._store.sessions.add(session, token_digest(before) if before else None, user)
        except UserGone as error:
            raise Problem("session.none", "the account has just changed: log in again") from error
        response.set_cookie(
            COOKIE,
            cookie,
            max_age=LIFETIME,
            httponly=True,
            samesite="lax",
            secure=self._signing.secure,
            path="/",
        )
        return session

    async def end(self, request: HTTPConnection, response: Response) -> None:
        """Make the receiver of a response a visitor from now on."""
        login = await self._by_cookie(request)
        if login is not None and login.session is not None:
            await self._store.sessions.end(login.user.id, login.session.id)
        self.drop_cookie(response)

    def drop_cookie(self, response: Response) -> None:
        """Let the browser forget its session."""
        secure = self._signing.secure
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=secure)

    async def find(self, connection: HTTPConnection) -> Login | None:
        """Return who sends a request, or None for a visitor; raise if its token is invalid."""
        authorization = connection.headers.get("authorization", "")
        if authorization.startswith(SCHEME):
            return await self._by_token(authorization.removeprefix(SCHEME))
        return await self._by_cookie(connection)

    async def find_user(self, connection: HTTPConnection) -> User | None:
        """Return the user of a request; raise if its token is invalid."""
        login = await self.find(connection)
        return None if login is None else login.user

    async def find_identity(self, connection: HTTPConnection) -> Identity | None:
        """Return who sends a request, or None for a visitor."""
        login = await self.find(connection)
        if login is None:
            return None
        user, session = login.user, login.session
        if not self._limits.allows("session", user.id):
            raise Problem("limit.rate", "too many requests: wait a moment")
        is_account = user.kind == "account"
        ids = await self._store.users.ids(user.id) if is_account else frozenset([user.id])
        return Identity(user.id, user.name, user.kind, ids, session.id if session else "")

    async def _by_token(self, token: str) -> Login:
        user = await self._store.users.by_token(token_digest(token))
        if user is None:
            raise Problem("token.unknown", "invalid or revoked token")
        now = now_ms()
        if now - (user.used or 0) > USE_AGAIN:
            self._background.spawn(self._store.users.touch, user.id, now)
        return Login(user, None)

    async def _by_cookie(self, connection: HTTPConnection) -> Login | None:
        cookie = connection.cookies.get(COOKIE)
        if not cookie:
            return None
        now = now_ms()
        found = await self._store.sessions.find(token_digest(cookie), now)
        found = found or await self._adopt(connection, cookie, now)
        if found is None or found[1].kind == "deleted" or found[1].merged_into is not None:
            return None
        session, user = found
        if now - session.used > USE_AGAIN:
            self._background.spawn(self._store.sessions.touch, session.id, now)
        return Login(user, session)

    async def _adopt(
        self, connection: HTTPConnection, cookie: str, now: int
    ) -> tuple[Session, User] | None:
        """Make a session of a cookie that was signed before sessions were stored.

        Such a cookie is void once any session of its user was ended.
        """
        signed = self._signing.read(cookie)
        user = await self._store.users.find(signed[0]) if signed else None
        if signed is None or user is None or user.epoch != signed[1] or user.merged_into:
            return None
        await self._store.sessions.adopt(_new_session(connection, user, cookie))
        return await self._store.sessions.find(token_digest(cookie), now)


class Signing:
    """What is made with the key of a site: digests of addresses, and cookies of the past."""

    def __init__(self, keys: Sequence[str], secure: bool) -> None:
        """Take the keys of the site, the one in use first."""
        self.secure = secure  # cookies travel over https only
        self._signer = URLSafeTimedSerializer(list(reversed(keys)), salt="session")
        self._key = hmac.new(keys[0].encode(), b"origins", "sha256").digest()

    def digest(self, address: str) -> str:
        """Return a digest of an address."""
        return hmac.new(self._key, address.encode(), "sha256").hexdigest()[:ORIGIN_LENGTH]

    def read(self, cookie: str) -> tuple[str, int] | None:
        """Return the user and the epoch in a signed cookie, or None if it is not one of ours."""
        try:
            user_id, epoch = self._signer.loads(cookie, max_age=LIFETIME)
            return str(user_id), int(epoch)
        except (BadSignature, ValueError, TypeError):
            return None


def _new_session(connection: HTTPConnection, user: User, cookie: str) -> Session:
    now = now_ms()
    browser, system = device_of(connection.headers.get("user-agent", ""))
    return Session(new_id(), token_digest(cookie), user.id, browser, system, now, now)
