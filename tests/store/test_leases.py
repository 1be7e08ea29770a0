"""Which process may write a match."""

import asyncio

import pytest
from sqlalchemy import Connection, delete, event, select, update

from tests.store.rows import match, seats, user
from tilewright.store import Store, tables
from tilewright.store.leases import Claim

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
async def one_match(store: Store) -> None:
    await store.users.add(user("ada"))
    await store.matches.add(match("m", wake=True), seats("m", "ada", None))


async def test_a_free_match_is_claimed(store: Store) -> None:
    assert await store.leases.claim("m", "p", 10) == Claim(fence=1)


async def test_a_match_that_does_not_exist_belongs_to_nobody(store: Store) -> None:
    assert await store.leases.claim("x", "p", 10) == Claim()


async def test_a_match_of_a_living_process_is_not_taken(store: Store) -> None:
    await store.leases.renew("p", "http://p", 100)
    await store.leases.claim("m", "p", 10)
    assert await store.leases.claim("m", "q", 50) == Claim(address="http://p")


async def test_a_match_of_a_dead_process_is_taken_with_a_new_fence(store: Store) -> None:
    await store.leases.renew("p", "http://p", 100)
    await store.leases.claim("m", "p", 10)
    assert await store.leases.claim("m", "q", 101) == Claim(fence=2)


async def test_a_lease_can_be_renewed(store: Store) -> None:
    await store.leases.renew("p", "http://p", 100)
    await store.leases.claim("m", "p", 10)
    await store.leases.renew("p", "http://p", 200)
    assert await store.leases.claim("m", "q", 150) == Claim(address="http://p")


async def test_of_many_who_claim_at_once_one_gets_it(store: Store) -> None:
    names = [f"p{n}" for n in range(4)]
    for name in names:
        await store.leases.renew(name, name, 100)
    claims = await asyncio.gather(*(store.leases.claim("m", name, 50) for name in names))
    assert sorted(claim.fence or 0 for claim in claims) == [0, 0, 0, 1]


async def test_a_match_is_given_back_only_by_its_last_owner(store: Store) -> None:
    await store.leases.renew("p", "http://p", 100)
    await store.leases.renew("q", "http://q", 100)
    await store.leases.claim("m", "p", 10)
    await store.leases.release("m", fence=0)
    assert await store.leases.claim("m", "q", 10) == Claim(address="http://p")
    await store.leases.release("m", fence=1)
    assert await store.leases.claim("m", "q", 10) == Claim(fence=2)


async def test_a_process_that_ends_gives_everything_back(store: Store) -> None:
    await store.leases.renew("p", "http://p", 100)
    await store.leases.claim("m", "p", 10)
    assert await store.leases.orphans(50, 10) == []
    await store.leases.end("p")
    assert await store.leases.orphans(50, 10) == ["m"]


async def test_a_process_inherits_from_the_one_before_it_at_its_address(store: Store) -> None:
    await store.leases.renew("p", "http://here", 100)
    await store.leases.claim("m", "p", 10)
    await store.leases.succeed("http://there", 50)
    assert await store.leases.claim("m", "q", 50) == Claim(address="http://here")
    await store.leases.succeed("http://here", 50)
    assert await store.leases.claim("m", "q", 50) == Claim(fence=2)


async def test_processes_whose_leases_are_over_are_forgotten(store: Store) -> None:
    for name in ("p", "q"):
        await store.leases.renew(name, f"http://{name}", 100)
    await store.leases.succeed("http://r", 101)

    def work(connection: Connection) -> list[str]:
        return list(connection.scalars(select(tables.processes.c.id)))

    assert await store.database.read(work) == []


async def test_a_match_whose_owner_goes_at_this_moment_is_not_unknown(store: Store) -> None:
    if store.is_alone:
        pytest.skip("SQLite does one thing after the other")
    await store.leases.renew("p", "http://p", 100)
    await store.leases.claim("m", "p", 10)

    def owner_goes(*arguments: object) -> None:
        if str(arguments[2]).startswith("UPDATE matches"):
            with other.database.engine.begin() as connection:
                connection.execute(update(tables.matches).values(process=None))
                connection.execute(delete(tables.processes))

    other = Store(store.url)
    event.listen(store.database.engine, "after_cursor_execute", owner_goes, once=True)
    assert await store.leases.claim("m", "q", 50) == Claim(fence=2)
    await other.close()


async def test_the_matches_of_a_dead_process_are_orphans(store: Store) -> None:
    await store.leases.renew("p", "http://p", 100)
    await store.leases.claim("m", "p", 10)
    assert await store.leases.orphans(101, 10) == ["m"]
