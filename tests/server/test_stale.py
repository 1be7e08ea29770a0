"""Nobody keeps looking at a table that its process has lost: both seats are always watched."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import psycopg
import pytest
from sqlalchemy import update

from tests import services
from tests.server.clients import ME, OPEN, Person, Running, Screen, code
from tests.server.test_cluster import SECRET, two_of
from tilewright.server.ops.settings import Settings
from tilewright.server.protocol import RESTARTING
from tilewright.store import Store, tables
from tilewright.store.migrate import upgrade
from tools.kill import UNLIMITED
from tools.process import ServerProcess, free_port

pytestmark = [pytest.mark.anyio, pytest.mark.processes]

LEASE = 2  # seconds


async def migrated(server: services.Postgres) -> str:
    address = server.new_database()
    store = Store(address)
    await upgrade(store.database)
    await store.close()
    return address


@pytest.fixture
async def url(postgres: services.Postgres) -> str:
    return await migrated(postgres)


@pytest.fixture
async def pair(
    settings: Callable[..., Settings], url: str, redis: services.Redis
) -> AsyncIterator[tuple[Running, Running]]:
    async with two_of(settings, url, redis=redis.url) as both:
        yield both


@asynccontextmanager
async def both_seats(
    one: Running, two: Running
) -> AsyncIterator[tuple[Person, Person, str, Screen, Screen]]:
    """Let two people play at two processes; the first process owns the match."""
    async with one.person("Ada") as ada, two.person("Ben") as ben:
        made = await ada.make("azul", ME, OPEN, start=0)
        async with ada.at(made["id"]) as first:
            await ben.post(f"/api/matches/{made['id']}/join", {"invite": made["invite"]})
            await first.next("change")
            async with ben.at(made["id"]) as second:
                yield ada, ben, made["id"], first, second


async def play_on(first: Screen, second: Screen) -> None:
    """See that each seat sees what the other does."""
    for _ in range(2):
        if first.legal:
            first, second = second, first
        assert (await second.act())["type"] == "done"
        await first.my_turn()
        assert first.version == second.version and first.position == second.position


async def test_a_lost_match_is_noticed_although_nobody_acts(pair: tuple[Running, Running]) -> None:
    async with both_seats(*pair) as (ada, ben, match_id, first, second):
        await pair[0].parts.store.leases.seize(match_id)
        assert [await first.closed(), await second.closed()] == [RESTARTING, RESTARTING]
        async with ada.back_at(match_id) as third, ben.back_at(match_id) as fourth:
            await play_on(third, fourth)


async def test_a_lease_that_another_process_ended_is_noticed(pair: tuple[Running, Running]) -> None:
    one, two = pair
    async with both_seats(one, two) as (ada, ben, match_id, first, second):
        lapsed = update(tables.processes).where(tables.processes.c.id == one.parts.process.id)
        await one.parts.store.database.write(
            lambda connection: connection.execute(lapsed.values(expires=0))
        )
        assert [await first.closed(), await second.closed()] == [RESTARTING, RESTARTING]
        async with ada.back_at(match_id) as third, ben.back_at(match_id) as fourth:
            await play_on(third, fourth)


async def test_a_step_that_the_table_was_not_told_of_is_noticed(
    pair: tuple[Running, Running],
) -> None:
    async with both_seats(*pair) as (ada, ben, match_id, first, second):
        ahead = update(tables.matches).where(tables.matches.c.id == match_id)
        await pair[0].parts.store.database.write(
            lambda connection: connection.execute(
                ahead.values(version=tables.matches.c.version + 1)
            )
        )
        assert [await first.closed(), await second.closed()] == [RESTARTING, RESTARTING]
        async with ada.back_at(match_id) as third, ben.back_at(match_id) as fourth:
            assert third.version == fourth.version == first.version + 1


async def test_nobody_is_left_behind_while_the_database_is_away(
    settings: Callable[..., Settings], redis: services.Redis
) -> None:
    with services.postgres(options=()) as database:
        address = await migrated(database)
        async with (
            two_of(settings, address, redis=redis.url, lease=LEASE) as (one, two),
            both_seats(one, two) as (ada, ben, match_id, first, second),
        ):
            await play_on(first, second)
            await asyncio.to_thread(database.stop)
            assert [await first.closed(), await second.closed()] == [RESTARTING, RESTARTING]
            assert len(one.parts.tables) == len(two.parts.tables) == 0
            await asyncio.to_thread(database.start)
            ada.host, ben.host = ben.host, ada.host
            async with ada.back_at(match_id) as third, ben.back_at(match_id) as fourth:
                assert third.version >= first.version
                await play_on(third, fourth)


# Processes that are frozen


@contextmanager
def two_processes(url: str, redis: str) -> Iterator[list[ServerProcess]]:
    """Run two servers in processes of their own, which can be frozen."""
    servers = []
    try:
        for _ in range(2):
            port = free_port()
            values: dict[str, Any] = {"secret": SECRET, "port": port, "redis": redis}
            values |= {"address": f"http://127.0.0.1:{port}", "lease": LEASE, **UNLIMITED}
            servers.append(ServerProcess(url, **values))
            servers[-1].start()
        yield servers
    finally:
        for server in servers:
            server.kill()


def outside(server: ServerProcess) -> Running:
    """Return a server as clients see it, without its parts."""
    return Running(server.host, None, None)  # type: ignore[arg-type]


@contextmanager
def frozen(server: ServerProcess) -> Iterator[None]:
    server.freeze()
    try:
        yield
    finally:
        server.thaw()


async def test_a_process_that_was_frozen_serves_nothing_old(
    url: str, redis: services.Redis
) -> None:
    with two_processes(url, redis.url) as (one, two):
        async with both_seats(outside(one), outside(two)) as (ada, ben, match_id, first, second):
            await play_on(first, second)
            with frozen(one):
                assert await second.closed() == RESTARTING  # although its owner says nothing
                ada.host = two.host
                async with ada.back_at(match_id) as third, ben.back_at(match_id) as fourth:
                    await play_on(third, fourth)  # taken over
                    version = third.version
            assert await first.closed() == RESTARTING
            ada.host = one.host
            async with ada.back_at(match_id) as again, ben.back_at(match_id) as second:
                assert again.version == second.version == version
                await play_on(again, second)


@contextmanager
def locked(url: str, ids: list[str]) -> Iterator[psycopg.Connection[Any]]:
    """Lock matches, as a process that is frozen inside a transaction does."""
    with psycopg.connect(url) as connection:
        connection.execute("SELECT 1 FROM matches WHERE id = ANY(%s) FOR UPDATE", [ids])
        yield connection


async def test_matches_locked_by_a_frozen_process_affect_no_others(
    url: str, pair: tuple[Running, Running]
) -> None:
    one, two = pair
    async with both_seats(one, two) as (ada, ben, _, first, second):
        ids = [(await ada.make("azul", ME, OPEN))["id"] for _ in range(8)]
        with locked(url, ids):
            joining = [asyncio.create_task(join(ben, match_id)) for match_id in ids]
            await play_on(first, second)
            assert (await ben.get("/ready"))["status"] == "ready"
            assert set(await asyncio.gather(*joining)) == {"match.moved"}
        async with ben.back_at(ids[0]) as screen:
            assert screen.table["status"] == "waiting"


async def join(person: Person, match_id: str) -> str:
    """Try to join a match that is locked, and return why that is refused."""
    return code(await person.post(f"/api/matches/{match_id}/join", {}, 503))


async def test_what_a_frozen_process_has_locked_is_taken_over(
    settings: Callable[..., Settings], url: str, redis: services.Redis
) -> None:
    gone = Store(url)  # of a process that is frozen inside a transaction
    async with (
        two_of(settings, url, redis=redis.url, lease=LEASE) as (one, two),
        one.person("Ada") as ada,
        two.person("Ben") as ben,
    ):
        made = await ada.make("azul", ME, OPEN, public=True, start=0)
        await gone.leases.renew("gone", "http://127.0.0.1:9", 1000 * LEASE)
        await gone.leases.claim(made["id"], "gone")
        connection = gone.database.engine.connect()
        connection.execute(update(tables.matches).values(changed=1))
        async with ada.back_at(made["id"]) as first, ben.back_at(made["id"]) as second:
            await second.send("sit", seat=1)
            await first.next("change")
            await play_on(first, second)
        connection.invalidate()
    await gone.close()
