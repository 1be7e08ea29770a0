"""Access to the database: work on a connection runs in a thread beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError

from tilewright.core.errors import BadSetup, quote
from tilewright.store import postgres

THREADS: Final = 4
DRIVERS: Final = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 10000",
)

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database:
    """A database, and the threads that use it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self._reader = self.engine.execution_options(**_reading(url))
        self._writer = self.engine.execution_options(write=True)
        self._threads = ThreadPoolExecutor(THREADS, "store")
        self._urgent = ThreadPoolExecutor(1, "store-urgent")
        self._turn = asyncio.Lock()

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a SQLite file."""
        return is_sqlite(self.url)

    async def read(self, work: Work[T], *, urgent: bool = False) -> T:
        """Return what some work reads, all of it as of one moment."""
        return await self._within_limit(self._run(self._do_read, work, urgent))

    async def write(self, work: Work[T], *, urgent: bool = False) -> T:
        """Do some work in one transaction: all of it or, if it raises, nothing.

        Urgent work does not wait for the threads that everything else uses.
        """
        if not self.is_sqlite:
            return await self._within_limit(self._run(self._do_write, work, urgent))
        # SQLite allows one writer at a time, and others retry at random; here they queue instead.
        async with self._turn:
            return await self._run(self._do_write, work, urgent)

    async def migrate(self, work: Work[T]) -> T:
        """Do some work in one transaction, however long it takes."""
        async with self._turn:
            return await self._run(self._do_migrate, work)

    async def close(self) -> None:
        """Close all connections."""
        for threads in (self._threads, self._urgent):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    def _do_read(self, work: Work[T]) -> T:
        with self._reader.connect() as connection:
            return work(connection)

    def _do_write(self, work: Work[T]) -> T:
        with self._writer.begin() as connection:
            return work(connection)

    def _do_migrate(self, work: Work[T]) -> T:
        if self.is_sqlite:
            return _migrate_sqlite(self._writer, work)
        with self._writer.begin() as connection:
            postgres.lift_limits(connection)
            return work(connection)

    async def _run(self, do: Callable[[Work[T]], T], work: Work[T], urgent: bool = False) -> T:
        threads = self._urgent if urgent else self._threads
        return await asyncio.get_running_loop().run_in_executor(threads, do, work)

    async def _within_limit(self, running: Coroutine[Any, Any, T]) -> T:
        """Wait for some work, but not forever; it may still be done later."""
        if self.is_sqlite:
            return await running
        try:
            async with asyncio.timeout(postgres.ANSWER):
                return await running
        except TimeoutError as error:
            reason = TimeoutError(f"no answer within {postgres.ANSWER:.0f} seconds")
            raise OperationalError(None, None, reason) from error


def read_url(url: str) -> URL:
    """Return the parts of a database URL; raise if it cannot be read."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:
        sentence = f"{quote(url)} is not a database address: {error}"
        raise BadSetup("setup.database", sentence, {"url": url}) from error


def driver_url(url: str) -> str:
    """Return a database URL with the driver that we use."""
    scheme = url.partition(":")[0].partition("+")[0]
    if scheme not in DRIVERS:
        known = " or ".join(DRIVERS)
        raise BadSetup("setup.database", f"{quote(url)} is not an address of {known}", {"url": url})
    parsed = read_url(url).set(drivername=DRIVERS[scheme])
    return parsed.render_as_string(hide_password=False)


def is_sqlite(url: str) -> bool:
    """Return whether a database URL names a SQLite file."""
    return url.startswith("sqlite")


def open_engine(url: str) -> Engine:
    """Return an engine; transactions may write if its options include `write`."""
    address = driver_url(url)
    wanted: dict[str, Any] = {"pool_size": THREADS + 1, "max_overflow": 1}
    if not is_sqlite(url):
        wanted |= {"pool_pre_ping": True, "connect_args": postgres.connect_args(read_url(address))}
    engine = create_engine(address, **wanted)
    if is_sqlite(url):
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
    return engine


def _reading(url: str) -> dict[str, Any]:
    """Return the options of transactions that see nothing that others write meanwhile."""
    return {} if is_sqlite(url) else {"isolation_level": "REPEATABLE READ"}


def _migrate_sqlite(engine: Engine, work: Work[T]) -> T:
    """Migrate with foreign keys off, and check them at the end.

    SQLite changes a table by replacing it, and meanwhile other tables would refer to nothing.
    """
    with engine.connect() as connection:
        plain: Any = connection.connection.dbapi_connection
        plain.execute("PRAGMA foreign_keys = OFF")  # has no effect within a transaction
        try:
            with connection.begin():
                result = work(connection)
                broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
                if broken is not None:
                    reason = ValueError(f"a row of {broken[0]} refers to none of {broken[2]}")
                    raise IntegrityError(None, None, reason)
                return result
        finally:
            plain.execute("PRAGMA foreign_keys = ON")


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # we start transactions ourselves
    for pragma in PRAGMAS:
        connection.execute(pragma)


def _begin(connection: Connection) -> None:
    """Take the write lock at the start: a transaction never has to upgrade its lock half-way."""
    writes = connection.get_execution_options().get("write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
