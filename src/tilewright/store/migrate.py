"""Migrating a database with alembic."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection

from tilewright.store.database import Database

FOLDER: Final = str(files("tilewright.store") / "migrations")


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", FOLDER.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """Return the revision that this version of the program needs."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def scripts() -> list[Script]:
    """Return all migrations, the newest first."""
    return list(ScriptDirectory.from_config(_config()).walk_revisions())


def revisions() -> list[str]:
    """Return all revisions that this version of the program knows."""
    return [script.revision for script in scripts()]


async def current(database: Database) -> str | None:
    """Return the revision of a database, or None if there are no tables yet."""
    return await database.read(
        lambda connection: MigrationContext.configure(connection).get_current_revision()
    )


async def upgrade(database: Database, revision: str = "head") -> None:
    """Migrate a database to a revision, by default to the newest."""
    await database.migrate(lambda connection: command.upgrade(_config(connection), revision))


async def downgrade(database: Database, revision: str) -> None:
    """Take a database back to an earlier revision, if every step on the way has a way back."""
    await database.migrate(lambda connection: command.downgrade(_config(connection), revision))
