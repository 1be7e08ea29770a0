"""The ledger: steps of many matches, written together.

While one transaction is running, the steps that arrive wait, and the next transaction writes them
all. So a disk that takes a few milliseconds does not limit how many matches can be played.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Insert, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tilewright.store import tables
from tilewright.store.database import Database
from tilewright.store.errors import Fenced, StoreDown, is_outage
from tilewright.store.matches import named_users
from tilewright.store.users import lock_users
from tilewright.table.rows import LedgerEntry

BATCH: Final = 200
PAUSE: Final = 0.1  # seconds before the first retry
LONGEST_PAUSE: Final = 2.0

Waiting = tuple[LedgerEntry, "asyncio.Future[None]"]

_UPDATE_MATCH: Final = (
    update(tables.matches)
    .where(tables.matches.c.id == bindparam("_id"))
    .values({name: bindparam(f"_{name}") for name in tables.PROGRESS})
)
_UPDATE_SEAT: Final = (
    update(tables.seats)
    .where(tables.seats.c.match == bindparam("_match"), tables.seats.c.seat == bindparam("_seat"))
    .values({name: bindparam(f"_{name}") for name in tables.SEAT_PROGRESS})
)
_CUT: Final = delete(tables.plies).where(
    tables.plies.c.match == bindparam("_match"), tables.plies.c.ply >= bindparam("_cut")
)


class Ledger:
    """Writes the steps of matches in the order in which they arrive."""

    def __init__(self, database: Database, patience: float = 30.0) -> None:
        self._database = database
        self._patience = patience
        self._waiting: deque[Waiting] = deque()
        self._task: asyncio.Task[None] | None = None
        self._later: set[asyncio.Task[None]] = set()  # steps of matches that others have locked
        self.batches = 0
        self.changes = 0

    async def commit(self, change: LedgerEntry) -> None:
        """Return when a step is on disk; raise `Fenced` or `StoreDown` if it is not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        await done

    async def close(self) -> None:
        """Return when nothing is left to write."""
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        while self._later:
            await asyncio.wait(self._later)

    async def _write_all(self) -> None:
        while self._waiting:
            size = min(BATCH, len(self._waiting))
            deadline = asyncio.get_running_loop().time() + self._patience
            await self._write_patiently([self._waiting.popleft() for _ in range(size)], deadline)

    async def _write_patiently(self, batch: Sequence[Waiting], deadline: float) -> None:
        """Write a batch; retry while the database is unavailable."""
        pause = PAUSE
        while True:
            try:
                written = await self._database.write(_Batch([change for change, _ in batch]))
            except Exception as error:  # noqa: BLE001  every waiting caller must be told
                if not is_outage(error):
                    await self._write_apart(batch, error, deadline)
                    return
                if asyncio.get_running_loop().time() + pause > deadline:
                    _fail(batch, StoreDown(str(error)))
                    return
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                self._finish(
                    [one for one in batch if one[0].match.id not in written.locked], written.fenced
                )
                self._postpone(
                    [one for one in batch if one[0].match.id in written.locked], deadline
                )
                return

    async def _write_apart(
        self, batch: Sequence[Waiting], error: Exception, deadline: float
    ) -> None:
        """Write the steps of a failed batch one by one, so that only the bad one fails."""
        if len(batch) == 1:
            _fail(batch, error)
            return
        for one in batch:
            await self._write_patiently([one], deadline)

    def _finish(self, batch: Sequence[Waiting], fenced: set[str]) -> None:
        self.batches += 1
        self.changes += len(batch)
        for change, done in batch:
            if done.cancelled():
                continue
            if change.match.id in fenced:
                done.set_exception(Fenced(change.match.id))
            else:
                done.set_result(None)

    def _postpone(self, batch: Sequence[Waiting], deadline: float) -> None:
        """Write some steps a little later, so that the others need not wait for them."""
        if batch:
            task = asyncio.create_task(self._write_later(batch, deadline))
            self._later.add(task)
            task.add_done_callback(self._later.discard)

    async def _write_later(self, batch: Sequence[Waiting], deadline: float) -> None:
        await asyncio.sleep(PAUSE)
        if asyncio.get_running_loop().time() > deadline:
            _fail(batch, StoreDown("another transaction has locked the match"))
        else:
            await self._write_patiently(batch, deadline)


class _Written(NamedTuple):
    """What became of a batch: steps neither fenced nor locked are written."""

    fenced: set[str]  # matches that this process does not own
    locked: set[str]  # matches that another transaction has locked


class _Batch:
    """Steps of different matches, for one transaction."""

    def __init__(self, changes: Sequence[LedgerEntry]) -> None:
        self._changes = changes

    def __call__(self, connection: Connection) -> _Written:
        """Write the steps of matches that this process owns and that are not locked."""
        changes = self._changes
        ids = {change.match.id for change in changes}
        held = _held(connection, ids)
        locked = _existing(connection, ids - held.keys())
        ours = [c for c in changes if held.get(c.match.id, (-1, 0))[0] == c.match.fence]
        stale, busy = _check_names(connection, ours)
        locked |= busy
        ours = [c for c in ours if c.match.id not in stale | busy]
        # After a broken connection, a step may have been written already.
        new = [c for c in ours if held[c.match.id][1] < c.match.version]
        _apply(connection, new)
        return _Written(ids - {c.match.id for c in ours} - locked, locked)


def _fail(batch: Sequence[Waiting], error: Exception) -> None:
    for _, done in batch:
        if not done.cancelled():
            done.set_exception(error)


def _held(connection: Connection, ids: Collection[str]) -> dict[str, tuple[int, int]]:
    """Return fence and version of matches, locked until the end of the transaction.

    Those that others have locked are left out: their process may be frozen.
    """
    matches = tables.matches.c
    wanted = select(matches.id, matches.fence, matches.version).where(matches.id.in_(ids))
    rows = connection.execute(wanted.order_by(matches.id).with_for_update(skip_locked=True))
    return {row.id: (row.fence, row.version) for row in rows}


def _check_names(
    connection: Connection, changes: Sequence[LedgerEntry]
) -> tuple[set[str], set[str]]:
    """Return matches with a seat for somebody who was deleted, and those that have to wait.

    A deleted name must not be written again: by a table that has old seats in memory, or because
    somebody takes a seat while being deleted.
    """
    named = {c.match.id: named_users(c.seats) for c in changes if c.seats}
    users = {user for ids in named.values() for user in ids}
    kinds = lock_users(connection, users, wait=False) if users else {}
    deleted = {user for user, kind in kinds.items() if kind == "deleted"}
    stale = {match_id for match_id, ids in named.items() if ids & deleted}
    return stale, {match_id for match_id, ids in named.items() if not ids <= kinds.keys()}


def _existing(connection: Connection, ids: Collection[str]) -> set[str]:
    if not ids:
        return set()
    return set(connection.scalars(select(tables.matches.c.id).where(tables.matches.c.id.in_(ids))))


def _apply(connection: Connection, changes: Sequence[LedgerEntry]) -> None:
    if not changes:
        return
    matches = [
        {"_id": c.match.id} | {f"_{name}": getattr(c.match, name) for name in tables.PROGRESS}
        for c in changes
    ]
    connection.execute(_UPDATE_MATCH, matches)
    cuts = [{"_match": c.match.id, "_cut": c.cut} for c in changes if c.cut is not None]
    if cuts:
        connection.execute(_CUT, cuts)
    plies = [_values(ply) for c in changes for ply in c.plies]
    if plies:
        connection.execute(insert(tables.plies), plies)
    seats = [
        {f"_{name}": value for name, value in _values(seat).items()}
        for c in changes
        for seat in c.seats
    ]
    if seats:
        connection.execute(_UPDATE_SEAT, seats)
    answers = [_values(c.answer) for c in changes if c.answer is not None]
    if answers:
        connection.execute(_upsert_answer(connection.dialect.name), answers)


@cache
def _upsert_answer(dialect: str) -> Insert:
    """Return the statement that stores an answer, or replaces that to an older message."""
    make = sqlite.insert if dialect == "sqlite" else postgresql.insert
    statement: Any = make(tables.answers)
    new = {"version": statement.excluded.version, "answer": statement.excluded.answer}
    upsert: Insert = statement.on_conflict_do_update(
        index_elements=["match", "user", "action"], set_=new
    )
    return upsert


def _values(row: object) -> dict[str, object]:
    return {name: getattr(row, name) for name in type(row).__dataclass_fields__}  # type: ignore[attr-defined]
