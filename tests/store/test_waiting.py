"""Nobody waits for long for a process that is frozen inside a transaction, or for PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import replace

import psycopg
import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from tests import services
from tests.store.rows import match, ply, seats, user
from tilewright.store import NO_ANSWER, LedgerEntry, Store, StoreDown, postgres
from tilewright.store.database import read_url
from tilewright.store.leases import Claim
from tilewright.store.migrate import upgrade

pytestmark = pytest.mark.anyio

PATIENCE = 60.0  # seconds to wait for anything, on a slow machine


@pytest.fixture
def url(postgres: services.Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = Store(url, patience=PATIENCE)
    await upgrade(opened.database)
    await opened.users.add(user("ada"))
    for name in "ab":
        await opened.matches.add(match(name, wake=True), seats(name, "ada", None))
    yield opened
    await opened.close()


@contextmanager
def locked(url: str, match_id: str) -> Iterator[None]:
    """Lock a match, as a process does that is frozen inside a transaction, for any time."""
    with psycopg.connect(url) as connection:
        connection.execute("SELECT 1 FROM matches WHERE id = %s FOR UPDATE", [match_id])
        yield


async def version(store: Store, match_id: str) -> int:
    stored = await store.matches.load(match_id)
    assert stored is not None
    return stored.match.version


async def test_a_match_that_is_locked_is_busy_at_once(store: Store) -> None:
    await store.leases.renew("p", "http://p", 60_000)
    await store.leases.claim("a", "p")
    with locked(store.url, "a"):
        assert await store.leases.claim("a", "p") == Claim(is_busy=True)
        assert await store.leases.claim("a", "q") == Claim(address="http://p")
        assert not await store.leases.release("a", "p", 1)
        await store.leases.end("p")
        assert await store.leases.claim("a", "q") == Claim(is_busy=True)
        assert await store.leases.claim("b", "q") == Claim(fence=1)
    assert await store.leases.claim("a", "q") == Claim(fence=2)


async def test_a_step_of_a_locked_match_does_not_delay_the_others(store: Store) -> None:
    rows = [replace(match(name), fence=1, version=1) for name in "ab"]
    for row in rows:
        await store.leases.claim(row.id, "p")
    with locked(store.url, "a"):
        slow, fast = (
            asyncio.create_task(store.ledger.commit(LedgerEntry(row, [ply(row.id, 0)])))
            for row in rows
        )
        async with asyncio.timeout(PATIENCE):
            await fast
        assert await version(store, "b") == 1
        assert not slow.done()
    async with asyncio.timeout(PATIENCE):
        await slow
    assert await version(store, "a") == 1


async def test_a_step_that_stays_locked_is_not_called_written(url: str, store: Store) -> None:
    await store.leases.claim("a", "p")
    hasty = Store(url, patience=0.3)
    with locked(url, "a"), pytest.raises(StoreDown):
        await hasty.ledger.commit(LedgerEntry(replace(match("a"), fence=1, version=1)))
    await hasty.close()
    assert await version(store, "a") == 0


async def test_what_takes_too_long_counts_as_a_database_that_is_away(
    url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "STATEMENT", 200)
    monkeypatch.setattr(postgres, "LOCK", 100)
    hasty = Store(url)
    with pytest.raises(NO_ANSWER, match="statement timeout"):
        await hasty.database.read(
            lambda connection: connection.execute(text("SELECT pg_sleep(60)"))
        )
    with locked(url, "a"), pytest.raises(NO_ANSWER, match="lock timeout"):
        await hasty.leases.seize("a")
    await hasty.close()
    assert await store.leases.claim("a", "p") == Claim(fence=1)


async def test_a_database_that_is_frozen_itself_is_not_waited_for(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "ANSWER", 0.2)
    with pytest.raises(OperationalError, match="no answer"):
        await store.database.read(lambda connection: connection.execute(text("SELECT pg_sleep(1)")))


async def test_a_migration_may_take_its_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "STATEMENT", 100)
    monkeypatch.setattr(postgres, "ANSWER", 0.1)
    patient = Store(url)
    work = text("SELECT pg_sleep(0.5)")
    await patient.database.migrate(lambda connection: connection.execute(work))
    await patient.close()


async def test_a_process_frozen_inside_a_transaction_loses_its_locks(
    url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "IDLE", 200)
    frozen = Store(url)
    connection = frozen.database.engine.connect()
    connection.execute(text("SELECT 1 FROM matches WHERE id = 'a' FOR UPDATE"))
    async with asyncio.timeout(PATIENCE):
        while (await store.leases.claim("a", "q")).is_busy:
            await asyncio.sleep(0.05)
    with pytest.raises(NO_ANSWER):
        connection.execute(text("SELECT 1"))
    connection.close()
    await frozen.close()


async def test_a_step_whose_transaction_was_ended_is_written_again(
    url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "IDLE", 100)
    thawed, freezes = Store(url, patience=PATIENCE), [2.0]
    await store.leases.claim("a", "p")

    def freeze(_connection: Connection, *arguments: object) -> None:
        if freezes and "FOR UPDATE" in str(arguments[1]):
            seconds = freezes.pop()
            with psycopg.connect(url) as other:
                other.execute("SELECT pg_sleep(%s)", [seconds])

    event.listen(thawed.database.engine, "after_cursor_execute", freeze)
    await thawed.ledger.commit(LedgerEntry(replace(match("a"), fence=1, version=1), [ply("a", 0)]))
    await thawed.close()
    assert freezes == [] and await version(store, "a") == 1


def test_what_the_address_says_goes_first() -> None:
    url = read_url("postgresql://host/name?tcp_user_timeout=1&options=-c%20lock_timeout%3D7")
    chosen = postgres.connect_args(url)
    assert "tcp_user_timeout" not in chosen and chosen["keepalives"] == 1
    assert chosen["options"].startswith("-c lock_timeout=2000 -c statement_timeout=5000")
    assert chosen["options"].endswith("-c lock_timeout=7")
