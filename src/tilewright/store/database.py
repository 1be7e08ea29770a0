"""The way to the database: work that is done on a connection, in a thread beside the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from tilewright.core.errors import BadSetup, quote

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
    """A database, and the threads in which it is asked."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self._reader = self.engine.execution_options(**_reading(url))
        self._writer = self.engine.execution_options(write=True)
        self._threads = ThreadPoolExecutor(THREADS, "store")
        self._turn = asyncio.Lock()

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file of SQLite."""
        return is_sqlite(self.url)

    async def read(self, work: Work[T]) -> T:
        """Return what some work finds, all of it as it was at one moment; nothing is changed."""
        return await self._run(self._do_read, work)

    async def write(self, work: Work[T]) -> T:
        """Do some work in one transaction: all of it or, if it raises, nothing."""
        if not self.is_sqlite:
            return await self._run(self._do_write, work)
        # SQLite lets one write at a time, and those who wait try again at random; here they queue.
        async with self._turn:
            return await self._run(self._do_write, work)

    async def close(self) -> None:
        """Let go of the database."""
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()

    def _do_read(self, work: Work[T]) -> T:
        with self._reader.connect() as connection:
            return work(connection)

    def _do_write(self, work: Work[T]) -> T:
        with self._writer.begin() as connection:
            return work(connection)

    async def _run(self, do: Callable[[Work[T]], T], work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, do, work)


def read_url(url: str) -> URL:
    """Return the parts of an address of a database; raise if it cannot be read."""
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:
        sentence = f"{quote(url)} is no address of a database: {error}"
        raise BadSetup("setup.database", sentence, {"url": url}) from error


def driver_url(url: str) -> str:
    """Return an address of a database with the driver that we use for it."""
    scheme = url.partition(":")[0].partition("+")[0]
    if scheme not in DRIVERS:
        known = " or ".join(DRIVERS)
        raise BadSetup("setup.database", f"{quote(url)} is no address of {known}", {"url": url})
    parsed = read_url(url).set(drivername=DRIVERS[scheme])
    return parsed.render_as_string(hide_password=False)


def is_sqlite(url: str) -> bool:
    """Return whether an address is that of a SQLite file."""
    return url.startswith("sqlite")


def open_engine(url: str) -> Engine:
    """Return an engine; with `write` among its options a transaction may write."""
    wanted: dict[str, Any] = {"pool_size": THREADS, "max_overflow": 1}
    if not is_sqlite(url):
        wanted |= {"pool_pre_ping": True, "connect_args": {"connect_timeout": 5}}
    engine = create_engine(driver_url(url), **wanted)
    if is_sqlite(url):
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
    return engine


def _reading(url: str) -> dict[str, Any]:
    """Return how a transaction is told to see nothing that others write meanwhile."""
    return {} if is_sqlite(url) else {"isolation_level": "REPEATABLE READ"}


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    for pragma in PRAGMAS:
        connection.execute(pragma)


def _begin(connection: Connection) -> None:
    """Take the lock at once where there is something to write: none is ever taken half-way."""
    writes = connection.get_execution_options().get("write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
