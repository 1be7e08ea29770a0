"""Leases: which process may write which match.

A live process renews its own lease, which the database times by its own clock. A match names the
process that owns it and counts its owners: that count is the fence. To write a step, a process
must hold the fence that is in the database, so a process that was away for too long can do no
harm when it comes back.

Nothing here waits for a match that a transaction of another process has locked: that process may
be frozen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from tilewright.store import tables
from tilewright.store.clock import DatabaseTime, live_processes
from tilewright.store.database import Database

CHUNK: Final = 500  # matches in one query

matches = tables.matches.c
processes = tables.processes.c


@dataclass(frozen=True, slots=True)
class Claim:
    """The owner of a match: this process, with a fence, or another, at its address."""

    fence: int | None = None
    address: str | None = None
    is_busy: bool = False  # the match is changing hands, or locked by a process that is frozen


class Standing(NamedTuple):
    """How a match stands in the database."""

    fence: int
    version: int


class Leases:
    """The leases of processes, and the matches they own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def renew(self, process: str, address: str, milliseconds: int) -> bool:
        """Extend the lease of a process; return whether it had one that had not lapsed."""
        values = {"address": address, "expires": DatabaseTime() + milliseconds}
        mine = processes.id == process
        alive = processes.expires >= DatabaseTime()
        extend = update(tables.processes).where(mine, alive).values(values)

        def work(connection: Connection) -> bool:
            if connection.execute(extend).rowcount:
                return True
            connection.execute(delete(tables.processes).where(mine))
            connection.execute(insert(tables.processes).values(id=process, **values))
            return False

        return await self._database.write(work, urgent=True)

    async def standings(self, ids: Sequence[str]) -> dict[str, Standing]:
        """Return the fences and versions of matches."""
        columns = select(matches.id, matches.fence, matches.version)

        def work(connection: Connection) -> dict[str, Standing]:
            found = {}
            for first in range(0, len(ids), CHUNK):
                wanted = columns.where(matches.id.in_(ids[first : first + CHUNK]))
                for row in connection.execute(wanted):
                    found[row.id] = Standing(row.fence, row.version)
            return found

        return await self._database.read(work, urgent=True)

    async def others(self, process: str) -> list[str]:
        """Return the addresses of all live processes but one, in order."""
        wanted = select(processes.address).where(
            processes.id != process, processes.expires >= DatabaseTime()
        )

        def work(connection: Connection) -> list[str]:
            return sorted(set(connection.scalars(wanted)))

        return await self._database.read(work)

    async def end(self, process: str) -> None:
        """Return a lease, and with it all matches."""
        await self._end(processes.id == process)

    async def succeed(self, address: str) -> None:
        """End the leases of earlier processes at an address, and all that have lapsed."""
        await self._end((processes.address == address) | (processes.expires < DatabaseTime()))

    async def end_all(self) -> None:
        """End all leases: only for a process that is alone."""

        def work(connection: Connection) -> None:
            owned = update(tables.matches).where(matches.process.is_not(None))
            connection.execute(owned.values(process=None))
            connection.execute(delete(tables.processes))

        await self._database.write(work)

    async def claim(self, match_id: str, process: str) -> Claim:
        """Take a match that no live process owns; otherwise return its owner."""
        free = or_(matches.process == process, _is_free())
        this = matches.id == match_id
        take = update(tables.matches).where(this)
        take = take.values(process=process, fence=matches.fence + 1)
        other = (processes.id == matches.process) & (processes.id != process)
        owner = select(processes.address).join_from(tables.matches, tables.processes, other)
        owner = owner.where(this, processes.expires >= DatabaseTime())

        def work(connection: Connection) -> Claim:
            for _ in range(2):  # the owner may go between the queries
                if _lock(connection, this & free):
                    return Claim(fence=connection.scalar(take.returning(matches.fence)))
                address = connection.scalar(owner)
                if address is not None:
                    return Claim(address=address)
            return Claim(is_busy=connection.scalar(select(matches.id).where(this)) is not None)

        return await self._database.write(work)

    async def find_owner(self, match_id: str, process: str) -> Claim | None:
        """Return the live process that owns a match, or None if it has to be claimed.

        Reads only: a match that does not exist, or that another process has, is no write.
        """
        other = (processes.id == matches.process) & (processes.id != process)
        other &= processes.expires >= DatabaseTime()
        wanted = select(processes.address).join_from(
            tables.matches, tables.processes, other, isouter=True
        )
        wanted = wanted.where(matches.id == match_id)

        def work(connection: Connection) -> Claim | None:
            row = connection.execute(wanted).one_or_none()
            if row is None:
                return Claim()
            return None if row.address is None else Claim(address=row.address)

        return await self._database.read(work)

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

    async def release(self, match_id: str, process: str, fence: int | None) -> bool:
        """Release a match, unless it has had another owner since; return False if it is locked.

        Without a fence, it is released from this process whatever its fence is.
        """
        this = matches.id == match_id
        mine = this & (matches.process == process)
        if fence is not None:
            mine &= matches.fence == fence

        def work(connection: Connection) -> bool:
            if not _lock(connection, this):
                return connection.scalar(select(matches.id).where(mine)) is None
            connection.execute(update(tables.matches).where(mine).values(process=None))
            return True

        return await self._database.write(work)

    async def orphans(self, limit: int) -> list[str]:
        """Return matches that go on by themselves and that no live process owns."""
        wanted = select(matches.id).where(matches.wake, _is_free())
        wanted = wanted.order_by(matches.id).limit(limit)

        def work(connection: Connection) -> list[str]:
            return list(connection.scalars(wanted))

        return await self._database.read(work)

    async def _end(self, which: ColumnElement[bool]) -> None:
        """End leases; matches that are locked are free all the same, as their owner is unknown."""
        ended = select(processes.id).where(which).with_for_update(skip_locked=True)

        def work(connection: Connection) -> None:
            ids = list(connection.scalars(ended))
            owned = select(matches.id).where(matches.process.in_(ids))
            held = matches.id.in_(owned.with_for_update(skip_locked=True))
            connection.execute(update(tables.matches).where(held).values(process=None))
            connection.execute(delete(tables.processes).where(processes.id.in_(ids)))

        await self._database.write(work)


def _is_free() -> ColumnElement[bool]:
    """Return the condition that no live process owns a match."""
    return or_(matches.process.is_(None), matches.process.not_in(live_processes()))


def _lock(connection: Connection, which: ColumnElement[bool]) -> bool:
    """Lock a match, unless another transaction has locked it; return whether that worked."""
    wanted = select(matches.id).where(which).with_for_update(of=tables.matches, skip_locked=True)
    return connection.scalar(wanted) is not None
