"""Guests, accounts and programs."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tilewright.store import tables
from tilewright.store.database import Database
from tilewright.store.errors import UserGone
from tilewright.store.rows import User
from tilewright.store.sessions import end_sessions
from tilewright.store.skeletons import skeleton

# Everything that only accounts have.
PRIVATE: Final = (
    tables.sessions,
    tables.second_factors,
    tables.recovery_codes,
    tables.mail_tokens,
)
NO_TOKEN: Final = {"token": None, "kind": "deleted"}

users = tables.users.c


class Users:
    """The users of a site."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, user: User) -> None:
        """Store a new user."""
        await self._database.write(lambda c: c.execute(insert(tables.users), _fields(user)))

    async def add_program(self, program: User, session: str, most: int) -> bool:
        """Store a program of an account; return False if it has so many already.

        Raises `UserGone` if the session that asks for it has ended: a new password, which also
        ends it, revokes all tokens, and this one would stay.
        """
        owner = select(users.id).where(users.id == program.owner).with_for_update()
        theirs = (users.owner == program.owner) & (users.kind == "program")
        alive = select(tables.sessions.c.id).where(tables.sessions.c.id == session)

        def work(connection: Connection) -> bool:
            connection.execute(owner)
            if connection.scalar(alive) is None:
                raise UserGone
            if (connection.scalar(select(func.count()).where(theirs)) or 0) >= most:
                return False
            connection.execute(insert(tables.users), _fields(program))
            return True

        return await self._database.write(work)

    async def find(self, user_id: str) -> User | None:
        """Return a user by id."""
        return await self._one(users.id == user_id)

    async def by_login(self, login: str) -> User | None:
        """Return the account with a login name."""
        return await self._one(users.login == login)

    async def by_skeleton(self, name: str) -> User | None:
        """Return the account whose name looks like a name."""
        return await self._one(users.skeleton == skeleton(name))

    async def by_email(self, address: str) -> list[User]:
        """Return the accounts that have confirmed an address."""
        return await self._all((users.email == address) & (users.kind == "account"))

    async def by_token(self, digest: str) -> User | None:
        """Return the program whose token has this digest."""
        return await self._one(users.token == digest)

    async def exist(self, ids: Collection[str]) -> set[str]:
        """Return which of some users have not been deleted."""
        wanted = select(users.id).where(users.id.in_(ids), users.kind != "deleted")
        return await self._database.read(lambda connection: set(connection.scalars(wanted)))

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
        """Give a guest another name, unless it has been deleted meanwhile."""
        await self._update((users.id == user_id) & (users.kind == "guest"), name=name)

    async def make_account(self, user_id: str, login: str, name: str, password: str) -> bool:
        """Turn a guest into an account; return False if the name is taken or it is no guest.

        The sessions of the guest end.
        """
        guest = (users.id == user_id) & (users.kind == "guest") & users.merged_into.is_(None)
        change = update(tables.users).where(guest).values(kind="account", login=login, name=name)
        change = change.values(password=password, skeleton=skeleton(name))

        def work(connection: Connection) -> bool:
            if connection.execute(change).rowcount == 0:
                return False
            end_sessions(connection, user_id)
            return True

        try:
            return await self._database.write(work)
        except IntegrityError:
            return False

    async def merge(self, guest: str, account: str) -> None:
        """Let an account take over the matches of a guest, whose sessions end."""
        condition = (users.id == guest) & (users.kind == "guest") & users.merged_into.is_(None)
        change = update(tables.users).where(condition).values(merged_into=account)

        def work(connection: Connection) -> None:
            if connection.execute(change).rowcount:
                end_sessions(connection, guest)

        await self._database.write(work)

    async def set_password(self, user_id: str, password: str) -> None:
        """Change the password of an account; all its sessions end, and its programs' tokens."""
        await self._database.write(lambda c: change_password(c, user_id, password))

    async def touch(self, user_id: str, now: int) -> None:
        """Note that a program was here."""
        await self._update(users.id == user_id, used=now)

    async def remove_program(self, owner: str, program: str) -> bool:
        """Revoke the token of a program; return whether it had one."""
        condition = (users.id == program) & (users.owner == owner) & users.token.is_not(None)
        return await self._update(condition, **NO_TOKEN) > 0

    async def erase(self, user_id: str) -> None:
        """Delete the personal data of a user; matches keep an unnamed seat."""
        mine = or_(users.id == user_id, users.merged_into == user_id, users.owner == user_id)

        def work(connection: Connection) -> None:
            connection.execute(select(users.id).where(users.id == user_id).with_for_update())
            ids = list(connection.scalars(select(users.id).where(mine)))
            gone = {"kind": "deleted", "name": "-", "login": None, "password": None, "token": None}
            gone |= {"origin": None, "skeleton": None, "email": None}
            connection.execute(
                update(tables.users).where(users.id.in_(ids)).values(**gone, epoch=users.epoch + 1)
            )
            seats = tables.seats
            for table in (tables.analyses, tables.answers, *PRIVATE):
                connection.execute(delete(table).where(table.c.user.in_(ids)))
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


def lock_users(
    connection: Connection, ids: Collection[str], *, wait: bool = True
) -> dict[str, str]:
    """Return the kinds of users, who do not change until the end of the transaction.

    Without waiting, those are left out whom another transaction is changing.
    """
    wanted = select(users.id, users.kind).where(users.id.in_(ids)).order_by(users.id)
    rows = connection.execute(wanted.with_for_update(read=True, skip_locked=not wait))
    return {row.id: row.kind for row in rows}


def change_password(connection: Connection, user_id: str, password: str) -> None:
    """Change a password; sessions, tokens of programs and links to reset it are void."""
    programs = (users.owner == user_id) & (users.kind == "program")
    tokens = tables.mail_tokens.c
    links = (tokens.user == user_id) & (tokens.purpose == "reset")
    connection.execute(update(tables.users).where(users.id == user_id).values(password=password))
    connection.execute(update(tables.users).where(programs).values(**NO_TOKEN))
    connection.execute(delete(tables.mail_tokens).where(links))
    end_sessions(connection, user_id)


def _fields(user: User) -> dict[str, object]:
    return {column.name: getattr(user, column.name) for column in tables.users.columns}
