"""Two processes that share PostgreSQL: one owns a match, the other forwards requests to it.

With Redis, changes are announced at once; without it, or while it is down, they are found later.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import pytest
from redis.asyncio import Redis
from starlette.types import Message
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from tests import services
from tests.server.clients import (
    BOT,
    ME,
    OPEN,
    PATIENCE,
    Person,
    Running,
    at_lobby,
    code,
    listed,
    running,
)
from tilewright.core.errors import BadSetup, UnknownName
from tilewright.server.cluster.proxy import Proxy
from tilewright.server.cluster.redis_transport import CHANNEL
from tilewright.server.compose import create_app
from tilewright.server.ops.database import opened, prepare
from tilewright.server.ops.settings import Settings
from tilewright.server.problems import Problem
from tilewright.store import Store
from tilewright.store.migrate import upgrade
from tilewright.table import NOBODY
from tools.process import free_port

pytestmark = pytest.mark.anyio

SECRET = "a secret that both processes share"


@pytest.fixture
async def url(postgres: services.Postgres) -> str:
    address = postgres.new_database()
    store = Store(address)
    await upgrade(store.database)
    await store.close()
    return address


def member(settings: Callable[..., Settings], url: str, **changes: Any) -> Settings:
    """Return the settings of one process of several."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    values: dict[str, Any] = {"database": url, "secret": SECRET, "port": port, "address": address}
    return settings(**values | {"lease": 6, "patience": 30} | changes)


@asynccontextmanager
async def two_of(
    settings: Callable[..., Settings], url: str, **changes: Any
) -> AsyncIterator[tuple[Running, Running]]:
    async with (
        running(member(settings, url, **changes)) as one,
        running(member(settings, url, **changes)) as two,
    ):
        yield one, two


@pytest.fixture(params=["redis", None])
async def pair(
    settings: Callable[..., Settings], url: str, request: pytest.FixtureRequest
) -> AsyncIterator[tuple[Running, Running]]:
    redis = request.getfixturevalue("redis").url if request.param else None
    async with two_of(settings, url, redis=redis) as both:
        yield both


async def test_people_at_different_processes_play_together(pair: tuple[Running, Running]) -> None:
    one, two = pair
    async with one.person("Ada") as ada, two.person("Беата") as ben:
        made = await ada.make("azul", ME, OPEN, start=0)
        joined = await ben.post(f"/api/matches/{made['id']}/join", {"invite": made["invite"]})
        assert joined["yours"] == [1]
        async with ada.at(made["id"]) as first, ben.at(made["id"]) as second:
            assert second.you["seats"] == [1]
            await first.act()
            await second.my_turn()
            assert (await second.act())["type"] == "done"
            await first.my_turn()
            assert first.position == second.position
    assert len(one.parts.tables) + len(two.parts.tables) == 1


async def test_what_the_database_cannot_take_is_not_its_fault(
    pair: tuple[Running, Running],
) -> None:
    one, _ = pair
    async with httpx.AsyncClient(base_url=f"http://{one.host}") as http:
        answer = await http.get("/api/matches/a%00b")
        assert (answer.status_code, code(answer.json())) == (422, "request.malformed")


async def test_a_refusal_comes_through_other_processes(pair: tuple[Running, Running]) -> None:
    one, two = pair
    async with one.person("Ada") as ada, two.person("Eve") as eve:
        made = await ada.make("azul", ME, OPEN)
        async with ada.at(made["id"]):
            answer = await eve.post(f"/api/matches/{made['id']}/join", {"invite": "no"}, 403)
            assert code(answer) == "match.invite"


async def test_another_process_takes_over_what_one_gives_back(
    settings: Callable[..., Settings], url: str
) -> None:
    async with running(member(settings, url)) as two, two.person("Ada") as ada:
        async with running(member(settings, url)) as one:
            ada.host = one.host
            made = await ada.make("azul", ME, BOT)
            async with ada.at(made["id"]) as screen:
                await screen.act()
                await screen.my_turn()
        ada.host = two.host
        async with ada.at(made["id"], since=screen.version) as again:
            assert again.position == screen.position
            await again.play()


async def test_a_process_that_lost_its_matches_writes_nothing(
    pair: tuple[Running, Running],
) -> None:
    one, _ = pair
    async with one.person("Ada") as ada:
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"})
        async with ada.at(made["id"]) as screen:
            owner = next(each for each in pair if each.parts.tables.here(made["id"]))
            await owner.parts.store.leases.seize(made["id"])
            with pytest.raises(ConnectionClosed) as ended:
                await screen.act()
            assert ended.value.rcvd is not None and ended.value.rcvd.code == 1012
        async with ada.at(made["id"]) as again:
            assert again.ply == 1
            assert (await again.act())["type"] == "done"


async def refused_for_now(ada: Person, match_id: str) -> None:
    """See that neither a socket nor a request gets anything but the right refusal."""
    url = f"ws://{ada.host}/api/matches/{match_id}/socket"
    async with connect(url, additional_headers={"Cookie": ada.cookie}) as socket:
        assert code(json.loads(await socket.recv())) == "store.away"
        await socket.wait_closed()
        assert socket.close_code == 1012
    assert code(await ada.get(f"/api/matches/{match_id}", 503)) == "store.away"
    assert code(await ada.get("/ready", 503)) == "store.away"


async def insist(ada: Person, match_id: str, message: dict[str, Any]) -> dict[str, Any]:
    """Send an action until it is answered: the lease may lapse just when a socket is open again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(ConnectionClosed):
                async with ada.back_at(match_id) as screen:
                    return await screen.send("act", **message)


async def test_play_goes_on_after_the_database_was_away(
    settings: Callable[..., Settings],
) -> None:
    with services.postgres(options=()) as database:
        address = database.new_database()
        store = Store(address)
        await upgrade(store.database)
        await store.close()
        chosen = member(settings, address)
        async with running(chosen) as server, server.person("Ada") as ada:
            made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"})
            async with ada.at(made["id"]) as screen:
                await screen.act()
                await asyncio.to_thread(database.stop)
                assert screen.legal
                await screen.post("act", ply=screen.ply, action=screen.legal[0]["text"], id="x")
                await refused_for_now(ada, made["id"])
                await asyncio.to_thread(database.start)
                again = {"ply": screen.ply, "action": screen.legal[0]["text"], "id": "x"}
            answer = await insist(ada, made["id"], again)
            assert (answer["type"], answer["version"]) == ("done", 3)
            async with ada.back_at(made["id"]) as screen:
                assert (await screen.act())["type"] == "done"


async def test_the_lobby_is_the_same_at_every_process(pair: tuple[Running, Running]) -> None:
    one, two = pair
    async with one.person("Ada") as ada, at_lobby(two) as lobby:
        await listed(lobby)
        made = await ada.make("azul", ME, OPEN, public=True)
        await listed(lobby, made["id"])
        await ada.post(f"/api/matches/{made['id']}/leave")
        await listed(lobby)


async def test_play_goes_on_while_redis_is_away(
    settings: Callable[..., Settings], url: str
) -> None:
    with services.redis() as redis:
        async with (
            two_of(settings, url, redis=redis.url) as (one, two),
            one.person("Ada") as ada,
            two.person("Ben") as ben,
            at_lobby(two) as lobby,
        ):
            made = await ada.make("azul", ME, OPEN, start=0, public=True)
            await listed(lobby, made["id"])
            await asyncio.to_thread(redis.stop)
            await ben.post(f"/api/matches/{made['id']}/join", {})
            await listed(lobby)
            async with ada.at(made["id"]) as first, ben.at(made["id"]) as second:
                await first.act()
                await second.my_turn()
                await second.act()
                await asyncio.to_thread(redis.start)
                await first.act()
                await second.my_turn()
                assert second.position["ply"] == 4
            made = await ada.make("azul", ME, OPEN, public=True)
            await listed(lobby, made["id"])


async def test_nobody_waits_for_a_redis_that_is_silent(settings: Callable[..., Settings]) -> None:
    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()  # and never say anything
        writer.close()

    silent = await asyncio.start_server(listen, "127.0.0.1", 0)
    port = silent.sockets[0].getsockname()[1]
    url = f"redis://127.0.0.1:{port}/0?socket_timeout=86400"  # some releases wait forever
    async with silent, running(settings(redis=url)) as server, server.person("Ada") as ada:
        await ada.make("azul", ME, OPEN, public=True)


async def test_redis_hears_of_names_and_versions_only(
    settings: Callable[..., Settings], url: str, redis: services.Redis
) -> None:
    async with (
        Redis.from_url(redis.url, decode_responses=True).pubsub() as heard,
        two_of(settings, url, redis=redis.url) as (one, two),
        one.person("Ada") as ada,
        two.person("Ben") as ben,
    ):
        await heard.subscribe(CHANNEL)
        await heard.get_message(timeout=5)
        made = await ada.make("azul", ME, OPEN, start=0, public=True)
        await ben.post(f"/api/matches/{made['id']}/join", {})
        async with ada.at(made["id"]) as first, ben.at(made["id"]) as second:
            await first.act()
            await second.my_turn()
        told = [str(message["data"]) async for message in _messages(heard)]
        processes = f"{one.parts.process.id}|{two.parts.process.id}"
        notice = re.compile(rf"({processes}) (lobby|orphans|analysis) ({made['id']}|-) \d+")
        assert any(text.endswith(f" lobby {made['id']} 1") for text in told)
        assert [text for text in told if not notice.fullmatch(text)] == []


async def _messages(heard: Any) -> AsyncIterator[Any]:
    """Yield what has been heard so far, and a little more."""
    while (message := await heard.get_message(timeout=1)) is not None:
        yield message


async def test_attempts_to_log_in_are_counted_together(
    settings: Callable[..., Settings], url: str, redis: services.Redis
) -> None:
    limits = {"login_rate": 0.003, "burst": 1000}
    async with two_of(settings, url, redis=redis.url, **limits) as (one, two):
        body = {"name": "nobody", "password": "guessed again"}
        statuses = []
        for server in (one, two, one, two):
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
                statuses.append((await http.post("/api/login", json=body)).status_code)
        assert statuses == [401, 401, 401, 429]


@pytest.mark.parametrize("address", ["nonsense", "http://127.0.0.1"])
def test_an_address_that_is_not_of_redis_is_refused(
    settings: Callable[..., Settings], address: str
) -> None:
    with pytest.raises(BadSetup, match="not a Redis address"):
        create_app(settings(redis=address))


def test_settings_that_no_process_can_work_by_are_refused_at_once(
    settings: Callable[..., Settings],
) -> None:
    with pytest.raises(BadSetup, match="TILEWRIGHT_ADDRESS"):
        create_app(settings(database="postgresql://127.0.0.1/none", secret=SECRET))
    with pytest.raises(UnknownName, match="nobody"):
        create_app(settings(substitute="nobody"))


async def test_a_database_without_tables_is_refused(postgres: services.Postgres) -> None:
    store = Store(postgres.new_database())
    async with opened(store):
        with pytest.raises(BadSetup, match="tilewright admin migrate"):
            async with prepare(store):
                pass


async def test_a_client_that_leaves_before_it_is_accepted_does_not_stay_at_the_table() -> None:
    has_gone = asyncio.Event()

    async def keep(socket: ServerConnection) -> None:
        await socket.wait_closed()
        has_gone.set()

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(_message: Message) -> None:
        raise OSError("nobody is there any more")

    scope = {"type": "websocket", "path": "/", "headers": [], "query_string": b""}
    proxy = Proxy([SECRET])
    async with serve(keep, "127.0.0.1", 0) as owner, asyncio.timeout(PATIENCE):
        address = f"http://127.0.0.1:{next(iter(owner.sockets)).getsockname()[1]}"
        with pytest.raises(OSError, match="nobody is there"):
            await proxy.socket(address, "m", NOBODY, WebSocket(scope, receive, send), "")
        await has_gone.wait()
    await proxy.close()


async def test_a_process_that_is_silent_is_not_asked_again_at_once() -> None:
    asked = 0

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal asked
        asked += 1
        await reader.read()  # and never say anything
        writer.close()

    silent = await asyncio.start_server(listen, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{silent.sockets[0].getsockname()[1]}"
    proxy = Proxy([SECRET])
    async with silent:
        for _ in range(3):
            with pytest.raises(Problem, match="does not answer"):
                await proxy.take(address, "m")
        await proxy.close()
    assert asked == 1


async def test_a_process_that_hands_on_for_many_need_not_wait(
    settings: Callable[..., Settings], url: str
) -> None:
    limits = {"address_rate": 0.005, "burst": 1000}
    async with (
        two_of(settings, url, **limits) as (one, two),
        one.person("Ada") as ada,
        two.person("Ben") as ben,
    ):
        made = await ada.make("azul", ME, OPEN, public=True)
        async with ada.at(made["id"]):  # so that the match is at the first process
            while (await ada.http.get("/health")).status_code != 429:
                pass
            await ben.post(f"/api/matches/{made['id']}/join", {})


async def test_only_our_processes_reach_what_is_between_them(
    pair: tuple[Running, Running],
) -> None:
    one, _ = pair
    async with one.person("Eve") as eve:
        made = await eve.make("azul", ME, OPEN)
        headers = {"x-tilewright-key": "guess", "x-tilewright-who": "e30="}
        path = f"/internal/matches/{made['id']}"
        response = await eve.http.post(path, json={"type": "leave", "id": "1"}, headers=headers)
        assert response.status_code == 404


async def test_a_relayed_socket_counts_for_the_address_of_its_client(
    settings: Callable[..., Settings], url: str
) -> None:
    async with (
        two_of(settings, url, address_foresight=1e-9) as (one, two),
        one.person("Ada") as ada,
        two.person("Eve") as eve,
    ):
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"}, start=0)
        async with ada.at(made["id"]) as screen, eve.at(made["id"]) as relayed:
            assert two.parts.tables.here(made["id"]) is None
            assert (await screen.send("preview"))["type"] == "previews"
            assert code(await relayed.send("describe")) == "limit.rate"
