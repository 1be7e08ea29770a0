"""Sessions: a signed cookie for people, a token for programs."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Final

from fastapi import Depends, Request, Response
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy.exc import DBAPIError
from starlette.requests import HTTPConnection

from tilewright.server.ids import digest
from tilewright.server.live.who import Who
from tilewright.server.problems import Problem
from tilewright.server.site import Site
from tilewright.store import User

COOKIE: Final = "tilewright_session"
LIFETIME: Final = 400 * 24 * 3600  # the longest that browsers keep a cookie
SCHEME: Final = "Bearer "
RECHECK: Final = 10.0  # seconds that an open socket goes on without another look


def _signer(site: Site) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(site.secret, salt="session")


def set_session(site: Site, response: Response, user: User, epoch: int | None = None) -> None:
    """Let whoever gets this response be a user from now on."""
    data = [user.id, user.epoch if epoch is None else epoch]
    response.set_cookie(
        COOKIE,
        str(_signer(site).dumps(data)),
        max_age=LIFETIME,
        httponly=True,
        samesite="lax",
        secure=site.settings.behind_tls,
        path="/",
    )


def end_session(site: Site, response: Response) -> None:
    """Let whoever gets this response be nobody from now on."""
    response.delete_cookie(
        COOKIE, path="/", httponly=True, samesite="lax", secure=site.settings.behind_tls
    )


async def find_user(site: Site, connection: HTTPConnection) -> User | None:
    """Return the user of a request; raise if it names one that it is not."""
    authorization = connection.headers.get("authorization", "")
    if authorization.startswith(SCHEME):
        user = await site.store.users.by_token(digest(authorization.removeprefix(SCHEME)))
        if user is None:
            raise Problem("token.unknown", "this token is not, or no longer, known")
        return user
    cookie = connection.cookies.get(COOKIE)
    if cookie is None:
        return None
    try:
        user_id, epoch = _signer(site).loads(cookie, max_age=LIFETIME)
    except (BadSignature, ValueError, TypeError):
        return None
    user = await site.store.users.find(str(user_id))
    return user if user is not None and user.epoch == epoch and user.kind != "deleted" else None


async def find_who(site: Site, connection: HTTPConnection) -> Who | None:
    """Return who sent a request, or None for a visitor."""
    user = await find_user(site, connection)
    if user is None:
        return None
    if not site.rates.allows("session", user.id):
        raise Problem("limit.rate", "too many requests: wait a little")
    ids = await site.store.users.ids(user.id) if user.kind == "account" else frozenset([user.id])
    return Who.of(user, ids)


class Pass:
    """What lets somebody with an open socket act: looked up again now and then.

    Accounts change their passwords and programs lose their tokens while sockets are open; a
    guest has nothing that could be taken away.
    """

    __slots__ = ("_site", "_until", "_who")

    def __init__(self, site: Site, who: Who) -> None:
        self._site = site
        self._who = who
        self._until = site.monotonic() + RECHECK

    async def check(self) -> None:
        """Raise if somebody is not any more who they were when they came."""
        now, who = self._site.monotonic(), self._who
        if now < self._until or who.kind not in ("account", "program"):
            return
        self._until = now + RECHECK
        with suppress(DBAPIError):  # without the database nothing can be done anyway
            user = await self._site.store.users.find(who.id)
            if user is None or (user.kind, user.epoch) != (who.kind, who.epoch):
                raise Problem("session.none", "this session has ended: log in again")


def _site(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


TheSite = Annotated[Site, Depends(_site)]


async def _user(site: TheSite, request: Request) -> User:
    user = await find_user(site, request)
    if user is None:
        raise Problem("session.none", "nobody is logged in: begin a session first")
    return user


async def _any_who(site: TheSite, request: Request) -> Who | None:
    return await find_who(site, request)


AnyWho = Annotated[Who | None, Depends(_any_who)]


async def _who(who: AnyWho) -> Who:
    if who is None:
        raise Problem("session.none", "nobody is logged in: begin a session first")
    return who


SomeWho = Annotated[Who, Depends(_who)]
SomeUser = Annotated[User, Depends(_user)]
