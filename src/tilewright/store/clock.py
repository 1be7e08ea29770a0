"""The clock of the database, which all processes share: their own clocks may differ."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Select, select
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from tilewright.store import tables

POSTGRESQL: Final = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"
SQLITE: Final = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


class DatabaseTime(FunctionElement[int]):
    """The time now by the database's clock, in milliseconds since 1970."""

    name = "database_time"
    type = BigInteger()
    inherit_cache = True


@compiles(DatabaseTime, "postgresql")
def _postgresql(_element: DatabaseTime, _compiler: object, **_options: object) -> str:
    return POSTGRESQL


@compiles(DatabaseTime, "sqlite")
def _sqlite(_element: DatabaseTime, _compiler: object, **_options: object) -> str:
    return SQLITE


def live_processes() -> Select[tuple[str]]:
    """Select the ids of the processes whose lease has not lapsed."""
    processes = tables.processes.c
    return select(processes.id).where(processes.expires >= DatabaseTime())
