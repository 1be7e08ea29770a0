"""Limits: what counts as one address, shares of time, and turns in a queue."""

import asyncio
from functools import partial

import pytest

from tilewright.server.http import turns as turns_module
from tilewright.server.http.bans import is_within, read_network
from tilewright.server.http.connections import ConnectionLimits
from tilewright.server.http.results import Results
from tilewright.server.http.turns import ReadingTurns, Slots
from tilewright.server.limits import Bucket, Budget, network_of
from tilewright.server.problems import Problem
from tilewright.server.thinking.fair_queue import FairQueue, Owner
from tilewright.server.thinking.workshop import Asker, Workshop

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_an_ipv6_address_counts_as_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_a_budget_is_spent_and_fills_up_again() -> None:
    now = 100.0
    budget = Budget(0.1, 10, lambda: now)
    assert budget.has("eve")
    budget.spend("eve", 3.0)
    assert not budget.has("eve") and budget.has("ada")
    now += 19
    assert not budget.has("eve")
    now += 2
    assert budget.has("eve")


async def _order(queue: FairQueue[str], owners: list[Owner]) -> list[str]:
    """Return in which order those who wait get the only worker."""
    served: list[str] = []

    async def wait(owner: Owner) -> None:
        worker = await queue.take(owner)
        served.append(owner.user)
        await asyncio.sleep(0)
        queue.give(worker)

    worker = await queue.take(Owner("first", "somewhere"))
    tasks = [asyncio.create_task(wait(owner)) for owner in owners]
    await asyncio.sleep(0)
    queue.give(worker)
    await asyncio.gather(*tasks)
    return served


async def test_who_asks_for_much_waits_for_the_others() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.give("worker")
    eve, ada = Owner("eve", "a"), Owner("ada", "b")
    assert await _order(queue, [eve] * 5 + [ada]) == ["eve", "ada"] + ["eve"] * 4


async def test_many_guests_of_one_address_count_as_one() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.give("worker")
    guests = [Owner(f"eve{number}", "a") for number in range(4)]
    served = await _order(queue, [*guests, guests[0], Owner("ada", "b"), Owner("ben", "b")])
    assert served == ["eve0", "ada", "eve1", "ben", "eve2", "eve3", "eve0"]


async def test_who_stops_waiting_takes_nothing() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.give("worker")
    worker = await queue.take(Owner("ada"))
    waiting = asyncio.create_task(queue.take(Owner("eve")))
    await asyncio.sleep(0)
    waiting.cancel()
    queue.give(worker)
    await asyncio.gather(waiting, return_exceptions=True)
    assert await asyncio.wait_for(queue.take(Owner("ben")), 5) == "worker"


def test_a_banned_network_covers_its_addresses() -> None:
    networks = [read_network("192.0.2.0/24"), read_network("2001:db8::/32")]
    assert is_within("192.0.2.200", networks) and is_within("::ffff:192.0.2.1", networks)
    assert is_within("2001:db8::5", networks)
    assert not is_within("192.0.3.1", networks) and not is_within("somewhere", networks)
    mapped = [read_network("::ffff:198.51.100.0/120"), read_network("fe80::1%eth0")]
    assert is_within("198.51.100.7", mapped) and is_within("fe80::1%eth1", mapped)
    with pytest.raises(Problem, match="neither"):
        read_network("the neighbours")


def test_what_has_happened_is_counted_and_more_has_to_wait() -> None:
    bucket = Bucket(10.0, 1.0, 0.0)
    assert bucket.take(10, 0.0) == 0
    assert bucket.take(5, 0.0) == pytest.approx(0.5)
    assert bucket.take(1000, 0.0) == pytest.approx(1.0)  # nobody waits for longer
    assert bucket.take(0, 1.0) == 0


def test_proxies_are_trusted_by_address_or_network() -> None:
    limits = ConnectionLimits(1, 1000.0, 1.0, 1, ["192.0.2.1", "10.0.0.0/8", "/run/proxy", ""])
    for proxy in ("192.0.2.1", "10.1.2.3", "::ffff:10.9.9.9"):
        assert all(limits.enter(proxy) for _ in range(3))
    assert limits.enter("192.0.2.2") and not limits.enter("192.0.2.2")


async def test_connections_of_different_addresses_read_in_turn() -> None:
    turns, read = ReadingTurns(), list[str]()
    for number in range(3):
        turns.ask("192.0.2.1", partial(read.append, f"eve {number}"))
    turns.ask("192.0.2.2", lambda: read.append("ada"))
    while len(read) < 4:
        await asyncio.sleep(0)
    assert read == ["eve 0", "ada", "eve 1", "eve 2"]


async def test_reading_leaves_time_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "SLICE", -1.0)  # no time at all: one after the other
    turns, read = ReadingTurns(), list[str]()
    turns.ask("192.0.2.1", lambda: read.append("eve"))
    asyncio.get_running_loop().call_soon(lambda: read.append("ada"))
    turns.ask("192.0.2.1", lambda: read.append("eve"))
    for _ in range(10):
        await asyncio.sleep(0)
    assert read == ["eve", "ada", "eve"]


async def test_an_address_has_only_so_many_slots() -> None:
    slots, order, gate = Slots(1), list[str](), asyncio.Event()

    async def work(name: str, address: str) -> None:
        async with slots.taken(address):
            order.append(name)
            await gate.wait()

    tasks = [asyncio.create_task(work(*each)) for each in (("a", "x"), ("b", "x"), ("c", "y"))]
    for _ in range(5):
        await asyncio.sleep(0)
    assert order == ["a", "c"]
    gate.set()
    await asyncio.gather(*tasks)
    assert order == ["a", "c", "b"]


async def test_who_asks_the_workshop_for_much_waits_for_the_others() -> None:
    shop, order = Workshop(Budget(1, 100, lambda: 0.0), Budget(1, 100, lambda: 0.0)), list[str]()

    async def ask(name: str, address: str) -> None:
        await shop.work_out(Asker(name, address), lambda: order.append(name))

    await asyncio.gather(*(ask("eve", "a") for _ in range(3)), ask("ada", "b"))
    assert order == ["eve", "eve", "ada", "eve"]
    shop.stop()


def test_results_are_kept_up_to_a_number_of_bytes() -> None:
    results = Results(10)
    results.keep("a", b"1234")
    results.keep("b", b"5678")
    assert results.find("a") == b"1234"
    results.keep("c", b"90ab")
    assert results.find("b") is None and results.find("a") and results.find("c")
    results.keep("a", b"12345678")
    assert results.find("c") is None and results.find("a") == b"12345678"
    results.keep("d", bytes(11))
    assert results.find("d") is None
