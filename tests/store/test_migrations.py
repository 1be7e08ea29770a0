"""The migrations create the tables that the program uses."""

from dataclasses import replace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect

from tests.store.rows import match, seats, session, user
from tilewright.core.errors import BadSetup
from tilewright.store import Store
from tilewright.store.database import driver_url
from tilewright.store.migrate import current, downgrade, newest, scripts, upgrade
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


async def test_the_latest_migrations_can_be_undone_and_done_again(url: str) -> None:
    store = Store(url)
    await upgrade(store.database)
    await store.users.add(user("ada", origin="somewhere"))
    await store.matches.add(match("m"), seats("m", "ada", None))
    await store.sessions.add(session("here", "ada"))
    await downgrade(store.database, "0003")
    assert await current(store.database) == "0003"
    await downgrade(store.database, "0002")
    assert await current(store.database) == "0002"
    await upgrade(store.database)
    found = await store.users.find("ada")
    assert found is not None and found.origin is None
    assert (await store.matches.with_seats("m")) is not None
    assert not await store.sessions.exist(["here"])
    assert await store.database.read(_differences) == []
    await store.close()


async def test_the_first_tables_can_be_removed_again(url: str) -> None:
    store = Store(url)
    await upgrade(store.database, "0001")
    assert "matches" in await store.database.read(_tables)
    await downgrade(store.database, "base")
    assert await store.database.read(_tables) == {"alembic_version"}
    await upgrade(store.database)
    assert await store.database.read(_differences) == []
    await store.close()


def _tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def test_accounts_from_before_keep_their_names_also_if_two_look_alike(url: str) -> None:
    store = Store(url)
    await upgrade(store.database)
    other = "Ad\N{CYRILLIC SMALL LETTER A}"
    account = replace(user("first"), kind="account", name="Ada", login="ada")
    await store.users.add(account)
    await store.users.add(replace(account, id="second", name=other, login=other, created=2))
    await store.users.add(replace(user("guest"), name="Ada"))
    await downgrade(store.database, "0003")
    await upgrade(store.database)
    found = await store.users.by_skeleton("A.da")
    assert found is not None and found.id == "first"
    second = await store.users.by_login(other)
    assert second is not None and (second.name, second.skeleton) == (other, None)
    await store.close()


def test_each_migration_can_be_undone_or_says_that_it_cannot() -> None:
    for script in scripts():
        has_way_back = hasattr(script.module, "downgrade")
        assert has_way_back or "There is no way back" in str(script.module.__doc__), script.path
