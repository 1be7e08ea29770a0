"""Links that were sent by e-mail: each is good for one use, for a while."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from tilewright.store import tables
from tilewright.store.database import Database
from tilewright.store.rows import MailToken, User
from tilewright.store.users import change_password

CONFIRM: Final = "confirm"
RESET: Final = "reset"
LIFETIMES: Final = {CONFIRM: 24 * 3600, RESET: 3600}  # seconds
MOST_TOKENS: Final = 3  # unused links of one purpose, for one account

tokens = tables.mail_tokens.c
users = tables.users.c


class MailTokens:
    """The links that were sent and not yet used."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, token: MailToken) -> bool:
        """Store a new link; return False if the account has enough of them."""
        lapsed = tokens.created < token.created - 1000 * LIFETIMES[token.purpose]
        mine = (tokens.user == token.user) & (tokens.purpose == token.purpose)
        row = {name: getattr(token, name) for name in tokens.keys()}  # noqa: SIM118  # no mapping

        def work(connection: Connection) -> bool:
            connection.execute(
                delete(tables.mail_tokens).where(tokens.purpose == token.purpose, lapsed)
            )
            if (connection.scalar(select(func.count()).where(mine)) or 0) >= MOST_TOKENS:
                return False
            connection.execute(insert(tables.mail_tokens), row)
            return True

        return await self._database.write(work)

    async def pending(self, user_id: str, now: int) -> str | None:
        """Return the address that an account has yet to confirm."""
        wanted = (
            select(tokens.address)
            .where(tokens.user == user_id, tokens.purpose == CONFIRM)
            .where(tokens.created >= now - 1000 * LIFETIMES[CONFIRM])
            .order_by(tokens.created.desc())
            .limit(1)
        )
        return await self._database.read(lambda connection: connection.scalar(wanted))

    async def confirm(self, digest: str, now: int) -> MailToken | None:
        """Use a link to confirm an address; return the link, or None if it is not good."""

        def work(connection: Connection) -> MailToken | None:
            token = _take(connection, digest, CONFIRM, now)
            if token is not None:
                mine = (users.id == token.user) & (users.kind == "account")
                connection.execute(update(tables.users).where(mine).values(email=token.address))
            return token

        return await self._database.write(work)

    async def forget(self, user_id: str) -> None:
        """Make the address of an account, and all links that were sent, void."""

        def work(connection: Connection) -> None:
            connection.execute(delete(tables.mail_tokens).where(tokens.user == user_id))
            connection.execute(update(tables.users).where(users.id == user_id).values(email=None))

        await self._database.write(work)

    async def owner_of(self, digest: str, now: int) -> User | None:
        """Return the account for which a link was sent, unless the link lapsed."""
        link = select(tables.mail_tokens).where(tokens.token == digest)

        def work(connection: Connection) -> User | None:
            found = connection.execute(link).mappings().first()
            if found is None or found["created"] < now - 1000 * LIFETIMES[found["purpose"]]:
                return None
            mine = select(tables.users).where(users.id == found["user"])
            return User.read(connection.execute(mine).mappings().one())

        return await self._database.read(work)

    async def reset(self, digest: str, password: str, now: int) -> MailToken | None:
        """Use a link to set a password; return the link, or None if it is not good."""

        def work(connection: Connection) -> MailToken | None:
            token = _take(connection, digest, RESET, now)
            if token is not None:
                change_password(connection, token.user, password)
            return token

        return await self._database.write(work)


def _take(connection: Connection, digest: str, purpose: str, now: int) -> MailToken | None:
    """Delete a link, and with it all others of its account for the same purpose."""
    good = (tokens.token == digest) & (tokens.purpose == purpose)
    in_time = tokens.created >= now - 1000 * LIFETIMES[purpose]
    used = delete(tables.mail_tokens).where(good, in_time).returning(*tokens.values())
    found = connection.execute(used).mappings().first()
    if found is None:
        return None
    token = MailToken.read(found)
    others = (tokens.user == token.user) & (tokens.purpose == purpose)
    connection.execute(delete(tables.mail_tokens).where(others))
    return token
