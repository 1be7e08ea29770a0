"""Browsers in which people are logged in."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tilewright.store import tables
from tilewright.store.database import Database
from tilewright.store.errors import UserGone
from tilewright.store.rows import Session, User

LIFETIME: Final = 400 * 24 * 3600  # seconds; the longest that browsers keep a cookie

sessions = tables.sessions.c
users = tables.users.c


class OpenSessions:
    """The sessions of all users; one that has ended is gone."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, session: Session, instead_of: str | None = None, known: User | None = None
    ) -> None:
        """Start a session, instead of the one with another token; forget those that lapsed.

        Raises `UserGone` if the user has another password than the one that is known, or has been
        deleted: a login that was under way would outlive the change.
        """
        lapsed = sessions.created < session.created - 1000 * LIFETIME
        gone = lapsed if instead_of is None else lapsed | (sessions.token == instead_of)

        def work(connection: Connection) -> None:
            if known is not None and not _is_unchanged(connection, known):
                raise UserGone
            connection.execute(delete(tables.sessions).where(gone))
            connection.execute(insert(tables.sessions), _fields(session))

        await self._database.write(work)

    async def adopt(self, session: Session) -> None:
        """Store a session that began before there was a list of them, unless it is stored."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables.sessions), _fields(session))

        try:
            await self._database.write(work)
        except IntegrityError:  # another request of the same browser was faster
            return

    async def find(self, token: str, now: int) -> tuple[Session, User] | None:
        """Return the session with this token and its user, unless it lapsed."""
        wanted = (
            select(*tables.sessions.columns)
            .where(sessions.token == token, sessions.created >= now - 1000 * LIFETIME)
            .limit(1)
        )

        def work(connection: Connection) -> tuple[Session, User] | None:
            found = connection.execute(wanted).mappings().first()
            if found is None:
                return None
            mine = select(tables.users).where(users.id == found["user"])
            owner = connection.execute(mine).mappings().one()
            return Session.read(found), User.read(owner)

        return await self._database.read(work)

    async def exist(self, ids: Collection[str]) -> set[str]:
        """Return which of some sessions have not ended."""
        wanted = select(sessions.id).where(sessions.id.in_(ids))
        return await self._database.read(lambda connection: set(connection.scalars(wanted)))

    async def of_user(self, user_id: str) -> list[Session]:
        """Return the sessions of a user, the one used last first."""
        wanted = (
            select(tables.sessions)
            .where(sessions.user == user_id)
            .order_by(sessions.used.desc(), sessions.id)
        )

        def work(connection: Connection) -> list[Session]:
            return [Session.read(row) for row in connection.execute(wanted).mappings()]

        return await self._database.read(work)

    async def touch(self, session_id: str, now: int) -> None:
        """Note that a session was used."""
        statement = update(tables.sessions).where(sessions.id == session_id).values(used=now)
        await self._database.write(lambda connection: connection.execute(statement))

    async def end(self, user_id: str, session_id: str) -> bool:
        """End one session of a user; return whether there was one."""
        return await self._end(user_id, sessions.id == session_id) > 0

    async def end_others(self, user_id: str, session_id: str) -> int:
        """End all sessions of a user but one; return how many there were."""
        return await self._end(user_id, sessions.id != session_id)

    async def _end(self, user_id: str, which: ColumnElement[bool]) -> int:

        def work(connection: Connection) -> int:
            return end_sessions(connection, user_id, which)

        return await self._database.write(work)


def end_sessions(
    connection: Connection, user_id: str, which: ColumnElement[bool] | None = None
) -> int:
    """End sessions of a user, by default all, and void cookies that no session was made of yet."""
    mine = sessions.user == user_id
    ended = delete(tables.sessions).where(mine if which is None else mine & which)
    connection.execute(
        update(tables.users).where(users.id == user_id).values(epoch=users.epoch + 1)
    )
    return connection.execute(ended).rowcount


def _is_unchanged(connection: Connection, known: User) -> bool:
    """Return whether somebody has the same password, also until the end of the transaction."""
    same = users.password.is_not_distinct_from(known.password)
    alive = (users.kind != "deleted") & users.merged_into.is_(None)
    wanted = select(users.id).where(users.id == known.id, same, alive)
    return connection.scalar(wanted.with_for_update(read=True)) is not None


def _fields(session: Session) -> dict[str, object]:
    return {column.name: getattr(session, column.name) for column in tables.sessions.columns}
