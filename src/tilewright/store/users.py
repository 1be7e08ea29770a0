"""Guests, accounts and programs."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tilewright.store import tables
from tilewright.store.database import Database
from tilewright.store.rows import User

users = tables.users.c


class Users:
    """The users of a site."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, user: User) -> None:
        """Store a new user."""

        def work(connection: Connection) -> None:
            fields = {column.name: getattr(user, column.name) for column in tables.users.columns}
            connection.execute(insert(tables.users), fields)

        await self._database.write(work)

    async def find(self, user_id: str) -> User | None:
        """Return a user by id."""
        return await self._one(users.id == user_id)

    async def by_login(self, login: str) -> User | None:
        """Return the account with a login name."""
        return await self._one(users.login == login)

    async def by_token(self, digest: str) -> User | None:
        """Return the program whose token has this digest."""
        return await self._one(users.token == digest)

    async def programs(self, owner: str) -> list[User]:
        """Return the programs of a user, the oldest first."""
        return await self._all((users.owner == owner) & (users.kind == "program"))

    async def ids(self, user_id: str) -> frozenset[str]:
        """Return the ids of an account: its own and those of the guests it took over."""

        def work(connection: Connection) -> frozenset[str]:
            found = connection.scalars(select(users.id).where(users.merged_into == user_id))
            return frozenset([user_id, *found])

        return await self._database.read(work)

    async def rename(self, user_id: str, name: str) -> None:
        """Give a user another name."""
        await self._update(users.id == user_id, name=name)

    async def make_account(self, user_id: str, login: str, name: str, password: str) -> bool:
        """Turn a guest into an account; return False if the name is taken or it is no guest."""
        try:
            changed = await self._update(
                (users.id == user_id) & (users.kind == "guest"),
                kind="account",
                login=login,
                name=name,
                password=password,
            )
        except IntegrityError:
            return False
        return changed > 0

    async def merge(self, guest: str, account: str) -> None:
        """Let an account take over the matches of a guest."""
        condition = (users.id == guest) & (users.kind == "guest") & users.merged_into.is_(None)
        await self._update(condition, merged_into=account)

    async def set_password(self, user_id: str, password: str) -> int:
        """Change the password of an account; return the new epoch of its sessions."""
        return await self._new_epoch(user_id, password=password)

    async def end_sessions(self, user_id: str) -> int:
        """End all sessions of a user; return the new epoch."""
        return await self._new_epoch(user_id)

    async def remove_program(self, owner: str, program: str) -> bool:
        """Revoke the token of a program; return whether it had one."""
        condition = (users.id == program) & (users.owner == owner) & users.token.is_not(None)
        return await self._update(condition, token=None, kind="deleted") > 0

    async def erase(self, user_id: str) -> None:
        """Delete the personal data of a user; matches keep an unnamed seat."""
        mine = or_(users.id == user_id, users.merged_into == user_id, users.owner == user_id)

        def work(connection: Connection) -> None:
            ids = list(connection.scalars(select(users.id).where(mine)))
            gone = {"kind": "deleted", "name": "-", "login": None, "password": None, "token": None}
            gone["origin"] = None
            connection.execute(
                update(tables.users).where(users.id.in_(ids)).values(**gone, epoch=users.epoch + 1)
            )
            seats = tables.seats
            for column in (tables.analyses.c.user, tables.answers.c.user):
                connection.execute(delete(column.table).where(column.in_(ids)))
            unnamed = update(seats).where(seats.c.user.in_(ids))
            connection.execute(unnamed.values(name="-"))

        await self._database.write(work)

    async def _one(self, condition: ColumnElement[bool]) -> User | None:
        found = await self._all(condition)
        return found[0] if found else None

    async def _all(self, condition: ColumnElement[bool]) -> list[User]:
        wanted = select(tables.users).where(condition).order_by(users.created, users.id)

        def work(connection: Connection) -> list[User]:
            rows = connection.execute(wanted)
            return [User.read(row) for row in rows.mappings()]

        return await self._database.read(work)

    async def _update(self, condition: ColumnElement[bool], **values: object) -> int:

        def work(connection: Connection) -> int:
            done = connection.execute(update(tables.users).where(condition).values(**values))
            return done.rowcount

        return await self._database.write(work)

    async def _new_epoch(self, user_id: str, **values: object) -> int:
        statement = (
            update(tables.users)
            .where(users.id == user_id)
            .values(**values, epoch=users.epoch + 1)
            .returning(users.epoch)
        )

        def work(connection: Connection) -> int:
            return int(connection.execute(statement).scalar_one())

        return await self._database.write(work)
