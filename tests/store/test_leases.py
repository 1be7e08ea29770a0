"""Which process may write a match."""

import asyncio
import time

import pytest
from sqlalchemy import Connection, delete, event, select, update

from tests.store.rows import match, seats, user
from tilewright.store import Standing, Store, tables
from tilewright.store.leases import CHUNK, Claim

pytestmark = pytest.mark.anyio

LONG = 60_000  # milliseconds
OVER = -1000  # a lease that has lapsed already


@pytest.fixture(autouse=True)
async def one_match(store: Store) -> None:
    await store.users.add(user("ada"))
    await store.matches.add(match("m", wake=True), seats("m", "ada", None))


async def test_a_free_match_is_claimed(store: Store) -> None:
    assert await store.leases.claim("m", "p") == Claim(fence=1)


async def test_a_match_that_does_not_exist_belongs_to_nobody(store: Store) -> None:
    assert await store.leases.claim("x", "p") == Claim()


async def test_a_match_of_a_living_process_is_not_taken(store: Store) -> None:
    await store.leases.renew("p", "http://p", LONG)
    await store.leases.claim("m", "p")
    assert await store.leases.claim("m", "q") == Claim(address="http://p")


async def test_a_match_of_a_dead_process_is_taken_with_a_new_fence(store: Store) -> None:
    await store.leases.renew("p", "http://p", OVER)
    await store.leases.claim("m", "p")
    assert await store.leases.claim("m", "q") == Claim(fence=2)


async def test_a_lease_can_be_renewed(store: Store) -> None:
    await store.leases.renew("p", "http://p", LONG)
    await store.leases.claim("m", "p")
    assert await store.leases.renew("p", "http://p", LONG)
    assert await store.leases.claim("m", "q") == Claim(address="http://p")


async def test_a_renewal_tells_whether_the_lease_had_lapsed(store: Store) -> None:
    assert not await store.leases.renew("p", "http://p", OVER)
    assert not await store.leases.renew("p", "http://p", LONG)
    assert await store.leases.renew("p", "http://p", LONG)
    await store.leases.end("p")
    assert not await store.leases.renew("p", "http://p", LONG)


async def test_leases_are_timed_by_the_clock_of_the_database(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.leases.renew("p", "http://p", LONG)
    await store.leases.claim("m", "p")
    true_time = time.time
    monkeypatch.setattr(time, "time", lambda: true_time() + 3600)  # the clock of another process
    assert await store.leases.claim("m", "q") == Claim(address="http://p")
    assert await store.leases.orphans(10) == []


async def test_the_standings_of_many_matches_are_found(store: Store) -> None:
    names = [f"n{number}" for number in range(CHUNK + 1)]
    for name in (names[0], names[-1]):
        await store.matches.add(match(name), seats(name, "ada", None))
    await store.leases.claim(names[-1], "p")
    found = await store.leases.standings(names)
    assert found == {names[0]: Standing(0, 0), names[-1]: Standing(1, 0)}


async def test_of_many_who_claim_at_once_one_gets_it(store: Store) -> None:
    names = [f"p{n}" for n in range(4)]
    for name in names:
        await store.leases.renew(name, name, LONG)
    claims = await asyncio.gather(*(store.leases.claim("m", name) for name in names))
    assert sorted(claim.fence or 0 for claim in claims) == [0, 0, 0, 1]


async def test_a_match_is_given_back_only_by_its_last_owner(store: Store) -> None:
    await store.leases.renew("p", "http://p", LONG)
    await store.leases.renew("q", "http://q", LONG)
    await store.leases.claim("m", "p")
    await store.leases.release("m", "p", fence=0)
    assert await store.leases.claim("m", "q") == Claim(address="http://p")
    await store.leases.release("m", "p", fence=1)
    assert await store.leases.claim("m", "q") == Claim(fence=2)


async def test_a_process_that_ends_gives_everything_back(store: Store) -> None:
    await store.leases.renew("p", "http://p", LONG)
    await store.leases.claim("m", "p")
    assert await store.leases.orphans(10) == []
    await store.leases.end("p")
    assert await store.leases.orphans(10) == ["m"]


async def test_a_process_inherits_from_the_one_before_it_at_its_address(store: Store) -> None:
    await store.leases.renew("p", "http://here", LONG)
    await store.leases.claim("m", "p")
    await store.leases.succeed("http://there")
    assert await store.leases.claim("m", "q") == Claim(address="http://here")
    await store.leases.succeed("http://here")
    assert await store.leases.claim("m", "q") == Claim(fence=2)


async def test_processes_whose_leases_are_over_are_forgotten(store: Store) -> None:
    for name in ("p", "q"):
        await store.leases.renew(name, f"http://{name}", OVER)
    await store.leases.succeed("http://r")

    def work(connection: Connection) -> list[str]:
        return list(connection.scalars(select(tables.processes.c.id)))

    assert await store.database.read(work) == []


async def test_a_match_whose_owner_goes_at_this_moment_is_not_unknown(store: Store) -> None:
    if store.is_alone:
        pytest.skip("SQLite does one thing after the other")
    await store.leases.renew("p", "http://p", LONG)
    await store.leases.claim("m", "p")

    def owner_goes(*arguments: object) -> None:
        if "FOR UPDATE" in str(arguments[2]):
            with other.database.engine.begin() as connection:
                connection.execute(update(tables.matches).values(process=None))
                connection.execute(delete(tables.processes))

    other = Store(store.url)
    event.listen(store.database.engine, "after_cursor_execute", owner_goes, once=True)
    assert await store.leases.claim("m", "q") == Claim(fence=2)
    await other.close()


async def test_the_matches_of_a_dead_process_are_orphans(store: Store) -> None:
    await store.leases.renew("p", "http://p", OVER)
    await store.leases.claim("m", "p")
    assert await store.leases.orphans(10) == ["m"]
