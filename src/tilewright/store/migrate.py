"""Bringing a database up to date with alembic."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

FOLDER: Final = str(files("tilewright.store") / "migrations")


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", FOLDER.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """Return the revision that this program works with."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


async def current(engine: AsyncEngine) -> str | None:
    """Return the revision of a database, or None if there are no tables yet."""
    async with engine.connect() as connection:
        return await connection.run_sync(
            lambda sync: MigrationContext.configure(sync).get_current_revision()
        )


async def upgrade(engine: AsyncEngine) -> None:
    """Bring a database up to date."""
    writer = engine.execution_options(write=True)
    async with writer.begin() as connection:
        await connection.run_sync(lambda sync: command.upgrade(_config(sync), "head"))
