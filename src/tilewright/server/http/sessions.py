"""Sessions: a signed cookie for people, a token for programs."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy.exc import DBAPIError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tilewright.server.cluster.limits import Limits
from tilewright.server.http.admission import address_of
from tilewright.server.problems import Problem
from tilewright.server.sources import Sources, token_digest
from tilewright.store import User, Users
from tilewright.table import Identity

COOKIE: Final = "tilewright_session"
LIFETIME: Final = 400 * 24 * 3600  # the longest that browsers keep a cookie
SCHEME: Final = "Bearer "
ORIGIN_LENGTH: Final = 16
RECHECK: Final = 10.0  # seconds for which an open socket trusts its session


class Sessions:
    """Starts and ends sessions, and finds out who sends a request."""

    def __init__(
        self,
        users: Users,
        limits: Limits,
        sources: Sources,
        secrets: Sequence[str],  # the first one signs
        secure: bool,
    ) -> None:
        self._users = users
        self._limits = limits
        self._sources = sources
        self._signer = URLSafeTimedSerializer(list(reversed(secrets)), salt="session")
        self._key = hmac.new(secrets[0].encode(), b"origins", "sha256").digest()
        self._secure = secure  # cookies travel over https only

    def origin_of(self, connection: HTTPConnection) -> str:
        """Return a digest of where a request comes from, which says nothing without the key."""
        digest = hmac.new(self._key, address_of(connection).encode(), "sha256")
        return digest.hexdigest()[:ORIGIN_LENGTH]

    def start(self, response: Response, user: User, epoch: int | None = None) -> None:
        """Make the receiver of a response a user from now on."""
        data = [user.id, user.epoch if epoch is None else epoch]
        response.set_cookie(
            COOKIE,
            str(self._signer.dumps(data)),
            max_age=LIFETIME,
            httponly=True,
            samesite="lax",
            secure=self._secure,
            path="/",
        )

    def end(self, response: Response) -> None:
        """Make the receiver of a response a visitor from now on."""
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=self._secure)

    async def find_user(self, connection: HTTPConnection) -> User | None:
        """Return the user of a request; raise if its token is invalid."""
        authorization = connection.headers.get("authorization", "")
        if authorization.startswith(SCHEME):
            digest = token_digest(authorization.removeprefix(SCHEME))
            user = await self._users.by_token(digest)
            if user is None:
                raise Problem("token.unknown", "invalid or revoked token")
            return user
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        try:
            user_id, epoch = self._signer.loads(cookie, max_age=LIFETIME)
        except (BadSignature, ValueError, TypeError):
            return None
        user = await self._users.find(str(user_id))
        is_valid = user is not None and user.epoch == epoch and user.kind != "deleted"
        return user if is_valid else None

    async def find_identity(self, connection: HTTPConnection) -> Identity | None:
        """Return who sends a request, or None for a visitor."""
        user = await self.find_user(connection)
        if user is None:
            return None
        if not self._limits.allows("session", user.id):
            raise Problem("limit.rate", "too many requests: wait a moment")
        is_account = user.kind == "account"
        ids = await self._users.ids(user.id) if is_account else frozenset([user.id])
        return Identity(user.id, user.name, user.kind, ids, user.epoch)

    def guard(self, identity: Identity) -> SessionGuard:
        """Return a guard that checks the session of an open socket."""
        return SessionGuard(self._users, self._sources, identity)


class SessionGuard:
    """Checks now and then that the session of an open socket is still valid.

    Accounts change their passwords and programs lose their tokens while sockets are open; a
    guest has nothing that could be revoked.
    """

    __slots__ = ("_identity", "_sources", "_until", "_users")

    def __init__(self, users: Users, sources: Sources, identity: Identity) -> None:
        self._users = users
        self._sources = sources
        self._identity = identity
        self._until = sources.seconds() + RECHECK

    async def check(self) -> None:
        """Raise if the session has ended."""
        now, identity = self._sources.seconds(), self._identity
        if now < self._until or identity.kind not in ("account", "program"):
            return
        self._until = now + RECHECK
        with suppress(DBAPIError):  # without the database nothing can be done anyway
            user = await self._users.find(identity.id)
            if user is None or (user.kind, user.epoch) != (identity.kind, identity.epoch):
                raise Problem("session.none", "this session has ended: log in again")
