"""The way to the database: engines for SQLite and PostgreSQL that behave alike."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tilewright.core.errors import BadSetup, quote

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 10000",
)


def driver_url(url: str) -> str:
    """Return an address of a database with the driver that we use for it."""
    scheme = url.partition(":")[0].partition("+")[0]
    if scheme not in DRIVERS:
        known = " or ".join(DRIVERS)
        raise BadSetup("setup.database", f"{quote(url)} is no address of {known}", {"url": url})
    parsed = make_url(url).set(drivername=DRIVERS[scheme])
    return parsed.render_as_string(hide_password=False)


def is_sqlite(url: str) -> bool:
    """Return whether an address is that of a SQLite file."""
    return url.startswith("sqlite")


def open_engine(url: str, pool_size: int = 4) -> AsyncEngine:
    """Return an engine; with `write` among its options a transaction may write."""
    engine = create_async_engine(driver_url(url), pool_size=pool_size, pool_pre_ping=True)
    if is_sqlite(url):
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say so
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    """Take the lock at once where there is something to write: none is ever taken half-way."""
    writes = connection.get_execution_options().get("write", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
