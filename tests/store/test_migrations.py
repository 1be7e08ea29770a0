"""The migrations create the tables that the program uses."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from tilewright.core.errors import BadSetup
from tilewright.store import Store
from tilewright.store.database import driver_url
from tilewright.store.migrate import current, newest, upgrade
from tilewright.store.tables import metadata

pytestmark = pytest.mark.anyio


def _differences(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection), metadata)


async def test_migrated_tables_are_the_tables_of_the_program(store: Store) -> None:
    assert await store.database.read(_differences) == []


async def test_a_database_knows_its_revision(url: str) -> None:
    empty = Store(url)
    assert await current(empty.database) is None
    await upgrade(empty.database)
    assert await current(empty.database) == newest()
    await upgrade(empty.database)
    await empty.close()


def test_other_databases_are_refused() -> None:
    with pytest.raises(BadSetup, match="mysql"):
        driver_url("mysql://somewhere")
