"""Leases: which process may write which match.

A live process renews its own lease. A match names the process that owns it and counts its
owners: that count is the fence. To write a step, a process must hold the fence that is in the
database, so a process that was away for too long can do no harm when it comes back.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from tilewright.store import tables
from tilewright.store.database import Database

matches = tables.matches.c
processes = tables.processes.c


@dataclass(frozen=True, slots=True)
class Claim:
    """The owner of a match: this process, with a fence, or another, at its address."""

    fence: int | None = None
    address: str | None = None


class Leases:
    """The leases of processes, and the matches they own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def renew(self, process: str, address: str, expires: int) -> None:
        """Extend the lease of a process until a time."""
        values = {"address": address, "expires": expires}

        def work(connection: Connection) -> None:
            statement = update(tables.processes).where(processes.id == process).values(values)
            if connection.execute(statement).rowcount == 0:
                connection.execute(insert(tables.processes), {"id": process, **values})

        await self._database.write(work)

    async def end(self, process: str) -> None:
        """Return a lease, and with it all matches."""
        await self._end(processes.id == process)

    async def succeed(self, address: str, now: int) -> None:
        """End the leases of earlier processes at an address, and all that have expired."""
        await self._end((processes.address == address) | (processes.expires < now))

    async def end_all(self) -> None:
        """End all leases: only for a process that is alone."""

        def work(connection: Connection) -> None:
            owned = update(tables.matches).where(matches.process.is_not(None))
            connection.execute(owned.values(process=None))
            connection.execute(delete(tables.processes))

        await self._database.write(work)

    async def claim(self, match_id: str, process: str, now: int) -> Claim:
        """Take a match that no live process owns; otherwise return its owner."""
        alive = select(processes.id).where(processes.expires >= now)
        free = or_(
            matches.process.is_(None),
            matches.process == process,
            matches.process.not_in(alive),
        )
        statement = (
            update(tables.matches)
            .where(matches.id == match_id, free)
            .values(process=process, fence=matches.fence + 1)
            .returning(matches.fence)
        )

        owner = select(processes.address).where(
            processes.id == select(matches.process).where(matches.id == match_id).scalar_subquery()
        )

        def work(connection: Connection) -> Claim:
            for _ in range(2):  # the owner may go between the two queries
                fence = connection.execute(statement).scalar_one_or_none()
                if fence is not None:
                    return Claim(fence=fence)
                address = connection.scalar(owner)
                if address is not None:
                    return Claim(address=address)
            return Claim()

        return await self._database.write(work)

    async def seize(self, match_id: str) -> int | None:
        """Take a match from its owner; return the new fence, or None if there is no such match."""
        statement = (
            update(tables.matches)
            .where(matches.id == match_id)
            .values(process=None, fence=matches.fence + 1)
            .returning(matches.fence)
        )

        def work(connection: Connection) -> int | None:
            return connection.execute(statement).scalar_one_or_none()

        return await self._database.write(work)

    async def release(self, match_id: str, fence: int) -> None:
        """Release a match, unless it has had another owner since."""
        mine = (matches.id == match_id) & (matches.fence == fence)

        def work(connection: Connection) -> None:
            connection.execute(update(tables.matches).where(mine).values(process=None))

        await self._database.write(work)

    async def orphans(self, now: int, limit: int) -> list[str]:
        """Return matches that go on by themselves and that no live process owns."""
        alive = select(processes.id).where(processes.expires >= now)
        free = matches.process.is_(None) | matches.process.not_in(alive)
        wanted = select(matches.id).where(matches.wake, free).order_by(matches.id).limit(limit)

        def work(connection: Connection) -> list[str]:
            return list(connection.scalars(wanted))

        return await self._database.read(work)

    async def _end(self, which: ColumnElement[bool]) -> None:
        ended = select(processes.id).where(which)

        def work(connection: Connection) -> None:
            owned = update(tables.matches).where(matches.process.in_(ended))
            connection.execute(owned.values(process=None))
            connection.execute(delete(tables.processes).where(which))

        await self._database.write(work)
