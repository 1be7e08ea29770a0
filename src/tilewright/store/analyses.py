"""The queue of requested analyses."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, Text, cast, func, insert, null, or_, select, update

from tilewright.store import tables
from tilewright.store.clock import live_processes
from tilewright.store.database import Database
from tilewright.store.rows import Analysis

CANDIDATES: Final = 16  # analyses that other processes may be taking at this moment

users = tables.users.c
analyses = tables.analyses.c
_HEAD: Final = [column for column in analyses if column is not analyses.result]
_WHOLE: Final = (*_HEAD, cast(analyses.result, Text).label("result"))  # not parsed
_WITHOUT_RESULT: Final = (*_HEAD, null().label("result"))


class Analyses:
    """The queue of analyses, and their results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, analysis: Analysis) -> None:
        """Add an analysis to the queue."""

        def work(connection: Connection) -> None:
            names = [column.name for column in tables.analyses.columns]
            values = {name: getattr(analysis, name) for name in names}
            connection.execute(insert(tables.analyses), values)

        await self._database.write(work)

    async def find(self, analysis_id: str) -> Analysis | None:
        """Return an analysis by id."""
        wanted = select(*_WHOLE).where(analyses.id == analysis_id)

        def work(connection: Connection) -> Analysis | None:
            row = connection.execute(wanted).mappings().one_or_none()
            return None if row is None else Analysis.read(row)

        return await self._database.read(work)

    async def of_match(self, match_id: str) -> list[Analysis]:
        """Return the analyses of a match, the newest first."""
        wanted = select(*_WHOLE).where(analyses.match == match_id)
        wanted = wanted.order_by(analyses.created.desc(), analyses.id).limit(20)

        def work(connection: Connection) -> list[Analysis]:
            rows = connection.execute(wanted).mappings()
            return [Analysis.read(row) for row in rows]

        return await self._database.read(work)

    async def of_users(self, users: Collection[str]) -> list[Analysis]:
        """Return all analyses that users have requested, without results, the oldest first."""
        wanted = select(*_WITHOUT_RESULT).where(analyses.user.in_(users))
        wanted = wanted.order_by(analyses.created, analyses.id)

        def work(connection: Connection) -> list[Analysis]:
            return [Analysis.read(row) for row in connection.execute(wanted).mappings()]

        return await self._database.read(work)

    async def unfinished(self, users: Collection[str] | None = None) -> int:
        """Return how many analyses are unfinished, of some users or of all."""
        wanted = select(func.count()).select_from(tables.analyses)
        wanted = wanted.where(analyses.status.in_(("queued", "running")))
        if users is not None:
            wanted = wanted.where(analyses.user.in_(users))

        def work(connection: Connection) -> int:
            return int(connection.scalar(wanted) or 0)

        return await self._database.read(work)

    async def unfinished_from(self, user: str) -> int:
        """Return how many analyses are unfinished, of all users from the same origin as one."""
        origin = func.coalesce(users.origin, users.id)
        mine = select(origin).where(users.id == user).scalar_subquery()
        wanted = select(func.count()).join_from(
            tables.analyses, tables.users, users.id == analyses.user
        )
        wanted = wanted.where(analyses.status.in_(("queued", "running")), origin == mine)

        def work(connection: Connection) -> int:
            return int(connection.scalar(wanted) or 0)

        return await self._database.read(work)

    async def take(self, process: str, now: int) -> Analysis | None:
        """Take the next analysis from the queue, if there is one; no other process gets it.

        The first of everyone come first, then everyone's second, and so on.
        """
        left = (analyses.status == "running") & analyses.process.not_in(live_processes())
        waits = or_(analyses.status == "queued", left)
        oldest = (analyses.created, analyses.id)
        origin = func.coalesce(users.origin, users.id)
        turn = func.row_number().over(partition_by=origin, order_by=oldest)
        queue = select(analyses.id).join_from(
            tables.analyses, tables.users, users.id == analyses.user
        )
        queue = queue.where(waits).order_by(turn, *oldest).limit(CANDIDATES)
        lock = select(analyses.id).where(waits).with_for_update(skip_locked=True)

        def work(connection: Connection) -> Analysis | None:
            candidates = list(connection.scalars(queue))
            tries = (connection.scalar(lock.where(analyses.id == each)) for each in candidates)
            found = next((each for each in tries if each is not None), None)
            if found is None:
                return None
            values = {"status": "running", "process": process, "changed": now}
            statement = update(tables.analyses).where(analyses.id == found).values(values)
            rows = connection.execute(statement.returning(*_WITHOUT_RESULT))
            return Analysis.read(rows.mappings().one())

        return await self._database.write(work)

    async def advance(self, analysis_id: str, progress: float, now: int) -> None:
        """Store the progress of an analysis, from 0 to 1."""
        still = (analyses.id == analysis_id) & (analyses.status == "running")
        statement = update(tables.analyses).where(still)

        def work(connection: Connection) -> None:
            connection.execute(statement.values(progress=progress, changed=now))

        await self._database.write(work)

    async def finish(
        self, analysis_id: str, status: str, result: dict[str, Any] | None, now: int
    ) -> None:
        """Store the outcome of an analysis."""
        statement = update(tables.analyses).where(analyses.id == analysis_id)

        def work(connection: Connection) -> None:
            values = {"status": status, "result": result, "progress": 1.0, "changed": now}
            connection.execute(statement.values(values))

        await self._database.write(work)
