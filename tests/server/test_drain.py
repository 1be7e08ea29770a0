"""A process that stops hands its matches to others, and nobody waits for long."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests import services
from tests.server.clients import ME, OPEN, PATIENCE, Person, Running, Screen, code, running, until
from tests.server.test_cluster import member, two_of
from tests.server.test_stale import both_seats, migrated, play_on
from tilewright.server import run
from tilewright.server.compose import create_app
from tilewright.server.ops.settings import Settings
from tilewright.server.protocol import RESTARTING
from tilewright.server.run import Server, configure
from tilewright.store import Store
from tools.process import free_port

pytestmark = [pytest.mark.anyio, pytest.mark.processes]


@pytest.fixture
async def url(postgres: services.Postgres) -> str:
    return await migrated(postgres)


@pytest.fixture
async def pair(
    settings: Callable[..., Settings], url: str
) -> AsyncIterator[tuple[Running, Running]]:
    async with two_of(settings, url) as both:  # without Redis: nothing is announced
        yield both


async def test_both_seats_go_on_at_the_next_process(pair: tuple[Running, Running]) -> None:
    one, two = pair
    async with both_seats(one, two) as (ada, ben, match_id, first, second):
        await play_on(first, second)
        draining = asyncio.create_task(one.parts.drain.run())
        assert [await first.closed(), await second.closed()] == [RESTARTING, RESTARTING]
        await until(lambda: two.parts.tables.here(match_id) is not None)  # though nobody asks
        async with ada.at(match_id, first.version) as third, ben.at(match_id) as fourth:
            assert third.version == fourth.version == first.version
            await play_on(third, fourth)
        await draining
    assert len(one.parts.tables) == 0


async def test_a_process_that_drains_still_serves_but_takes_nothing(
    pair: tuple[Running, Running],
) -> None:
    one, two = pair
    async with one.person("Ada") as ada:
        await one.parts.drain.run()
        assert code(await ada.get("/ready", 503)) == "limit.busy"
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"})
        async with ada.at(made["id"]) as screen:
            assert (await screen.act())["type"] == "done"
        assert two.parts.tables.here(made["id"]) is not None
    assert len(one.parts.tables) == 0


async def test_a_bot_that_was_thinking_thinks_on_elsewhere(
    settings: Callable[..., Settings], url: str
) -> None:
    async with (
        running(member(settings, url, bot_pause=3600)) as one,  # it never comes to an end there
        running(member(settings, url)) as two,
        one.person("Ada") as ada,
    ):
        made = await ada.make("azul", ME, {"kind": "bot", "bot": "greedy"}, start=1)
        async with ada.at(made["id"]) as screen:
            await one.parts.drain.run()
            assert (await screen.closed(), screen.ply) == (RESTARTING, 1)
        ada.host = two.host
        async with ada.at(made["id"]) as screen:
            assert (await screen.act())["type"] == "done"


async def test_who_is_connecting_while_a_process_stops_is_not_turned_away(
    settings: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "SETTLE", PATIENCE)
    asked, goes_on = asyncio.Event(), asyncio.Event()
    app = create_app(settings())

    async def find_slowly(_connection: object) -> None:
        asked.set()
        await goes_on.wait()

    async def drain() -> None:
        """Hand over nothing: there is no match."""

    monkeypatch.setattr(app.state.sessions, "find_identity", find_slowly)
    server = Server(configure(settings(), app), lambda port: None, drain)
    task = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    port = server.servers[0].sockets[0].getsockname()[1]
    connecting = asyncio.create_task(open_lobby(port))
    await asked.wait()
    listening = server.servers[0]
    server.should_exit = True
    await until(lambda: not listening.is_serving())
    goes_on.set()
    socket = await connecting
    assert json.loads(await socket.recv())["type"] == "lobby"
    await socket.wait_closed()
    assert socket.close_code == RESTARTING
    await task


async def open_lobby(port: int) -> ClientConnection:
    """Open a socket at the lobby."""
    return await connect(f"ws://127.0.0.1:{port}/api/lobby/socket")


async def test_a_match_that_nobody_looks_at_is_only_given_back(
    pair: tuple[Running, Running], url: str
) -> None:
    one, two = pair
    async with one.person("Ada") as ada:
        made = await ada.make("azul", ME, OPEN)
        async with ada.at(made["id"]):
            pass
        await one.parts.drain.run()
    assert len(one.parts.tables) == len(two.parts.tables) == 0
    assert await two.parts.store.leases.find_owner(made["id"], "nobody") is None


async def test_a_process_that_takes_nothing_is_not_waited_for(
    pair: tuple[Running, Running], url: str
) -> None:
    one, _ = pair
    dead = Store(url)
    await dead.leases.renew("dead", f"http://127.0.0.1:{free_port()}", 60_000)
    async with one.person("Ada") as ada:
        screens = [await _watched(ada) for _ in range(6)]
        await one.parts.drain.run()
        assert [await screen.closed() for screen in screens] == [RESTARTING] * 6
    assert len(one.parts.tables) == 0
    await dead.close()


async def test_nobody_waits_for_a_process_that_takes_slowly(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    goes_on, take = asyncio.Event(), one.parts.proxy.take

    async def take_slowly(*arguments: object) -> None:
        await goes_on.wait()
        await take(*arguments)

    monkeypatch.setattr(one.parts.proxy, "take", take_slowly)
    async with both_seats(one, two) as (_, ben, match_id, first, second):
        draining = asyncio.create_task(one.parts.drain.run())
        assert await first.closed() == RESTARTING
        async with ben.at(match_id) as third:  # who asks gets it before it was given
            assert two.parts.tables.here(match_id) is not None
            assert third.version == first.version
        goes_on.set()
        await draining
        assert await second.closed() == RESTARTING
    assert len(one.parts.tables) == 0


async def _watched(ada: Person) -> Screen:
    made = await ada.make("azul", ME, OPEN)
    url = f"ws://{ada.host}/api/matches/{made['id']}/socket"
    screen = Screen(await connect(url, additional_headers={"Cookie": ada.cookie}))
    await screen.next("welcome")
    return screen
