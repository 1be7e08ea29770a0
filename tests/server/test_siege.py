"""What one hostile visitor can do: the limits that keep the site usable for everybody else."""

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect

from tests.server.clients import BOT, ME, OPEN, PATIENCE, POLL, Person, Running, code, running
from tilewright.server.compose import create_app
from tilewright.server.http import bans, uvicorn_http
from tilewright.server.limits import Rate
from tilewright.server.live import foresight
from tilewright.server.live.requests import PIECE, Pace
from tilewright.server.ops.settings import Settings
from tilewright.server.sources import now_ms
from tilewright.server.thinking import workshop
from tilewright.store import Ban, Leases
from tools.siege_work import MANY_WAYS

pytestmark = pytest.mark.anyio

HOT = {"kind": "hot-seat", "name": "Ben"}
ELSEWHERE = {"X-Forwarded-For": "198.51.100.7"}  # the tests' own address is a trusted proxy


async def knock(person: Person, match_id: str) -> str:
    """Open a socket that is refused, and return why."""
    url = f"ws://{person.host}/api/matches/{match_id}/socket"
    async with connect(url, additional_headers={"Cookie": person.cookie}) as socket:
        return code(json.loads(await socket.recv()))


# Questions about a position


async def test_only_the_seat_whose_turn_it_is_may_ask_what_it_could_do(server: Running) -> None:
    async with (
        server.person("Ada") as ada,
        server.person("Ben") as ben,
        server.person("Eve") as eve,
    ):
        made = await ada.make("azul", ME, OPEN, start=0, public=True)
        await ben.post(f"/api/matches/{made['id']}/join", {})
        async with (
            ada.at(made["id"]) as first,
            ben.at(made["id"]) as second,
            eve.at(made["id"]) as watching,
        ):
            for question in ("preview", "complete"):
                assert (await first.send(question))["type"] in ("previews", "ways")
                assert code(await second.send(question)) == "seat.not-yours"
                assert code(await watching.send(question)) == "match.not-seated"
            assert (await watching.send("describe"))["type"] == "description"


async def test_questions_have_a_budget_and_known_answers_cost_nothing(
    settings: Callable[..., Settings],
) -> None:
    async with running(settings(foresight=1e-9)) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT, start=0)
        async with ada.at(made["id"]) as screen:
            first = await screen.send("preview")
            again = await screen.send("preview")
            assert first["actions"] == again["actions"]
            assert code(await screen.send("complete")) == "limit.rate"
            assert (await screen.act())["type"] == "done"


async def test_the_same_question_in_other_words_is_answered_once(
    settings: Callable[..., Settings],
) -> None:
    async with running(settings(foresight=1e-9)) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT, start=0)
        async with ada.at(made["id"]) as screen:
            assert screen.legal
            action = screen.legal[0]["text"]
            first = await screen.send("complete", action=action)
            again = await screen.send("complete", action=f"  {action} ")
            assert first["ways"] == again["ways"] and again["type"] == "ways"


async def test_only_so_many_answers_are_remembered_at_all_tables(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foresight, "MAX_REMEMBERED", 250)
    tables = []
    async with server.person("Ada") as ada:
        for _ in range(5):
            made = await ada.make("azul", ME, HOT, start=0)
            async with ada.at(made["id"]) as screen:
                shown = await screen.send("preview")
            tables.append(await server.parts.tables.find(made["id"]))
            sizes = [table.remembered.answers.size for table in tables]
            assert sizes[-1] == len(shown["actions"]) and sum(sizes) <= 250
    assert sizes[0] == 0


async def test_an_address_has_one_budget_for_all_its_users(
    settings: Callable[..., Settings],
) -> None:
    chosen = settings(address_foresight=1e-9)
    async with running(chosen) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        made = await ada.make("azul", ME, HOT, start=0)
        async with ada.at(made["id"]) as screen, eve.at(made["id"]) as watching:
            assert (await screen.send("preview"))["type"] == "previews"
            assert code(await watching.send("describe")) == "limit.rate"


async def test_messages_of_an_address_wait_but_none_is_lost(
    settings: Callable[..., Settings],
) -> None:
    chosen = settings(address_message_rate=20.0, burst=0.1)
    async with running(chosen) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT, start=0)
        async with ada.at(made["id"]) as screen:
            for number in range(10):
                await screen.post("ping", id=f"p{number}")
            for number in range(10):
                await screen.next("pong", id=f"p{number}")


def test_a_large_answer_counts_as_several_messages() -> None:
    pace = Pace(Rate(10.0, 1.0, lambda: 0.0))
    pace.charge("small", PIECE - 1)
    pace.charge("large", 8 * PIECE)
    assert sum(pace.allows("small") for _ in range(20)) == 10
    assert sum(pace.allows("large") for _ in range(20)) == 2


async def test_large_answers_are_charged(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    charged: list[int] = []
    monkeypatch.setattr(Pace, "charge", lambda _self, _address, size: charged.append(size))
    async with server.person("Ada") as ada:
        made = await ada.make("garden", ME, HOT, position=MANY_WAYS)
        async with ada.at(made["id"]) as screen:
            assert (await screen.send("complete", action="pass"))["type"] == "ways"
    assert max(charged) > 8 * PIECE


async def test_replays_have_a_budget_and_known_ones_cost_nothing(
    settings: Callable[..., Settings],
) -> None:
    async with running(settings(foresight=1e-9)) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.act()
        path = f"/api/matches/{made['id']}"
        first = await ada.get(f"{path}/replay")
        assert await ada.get(f"{path}/replay") == first
        for page in ("replay?since=1", "record", "plies/1", "statistics"):
            assert code(await ada.get(f"{path}/{page}", 429)) == "limit.rate"
        assert code(await ada.post(f"{path}/branch", {"ply": 1}, 429)) == "limit.rate"
        listed = await ada.get("/api/matches?glance=true")
        assert [match["glance"] for match in listed["matches"]] == [None]


async def test_an_export_waits_for_its_budget(
    settings: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workshop, "WAIT", 0.01)
    async with running(settings(foresight=0.01, burst=0.01)) as server, server.person("Ada") as ada:
        ids = {(await ada.make("azul", ME, HOT, start=0))["id"] for _ in range(3)}
        assert {match["id"] for match in (await ada.get("/api/export"))["matches"]} == ids


# Connections


async def _read_all(host: str, data: bytes) -> bytes:
    name, _, port = host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    with suppress(OSError):
        writer.write(data)
        await writer.drain()
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except OSError:
        return b""
    finally:
        writer.close()


async def test_endless_headers_are_refused(server: Running) -> None:
    start = b"GET /health HTTP/1.1\r\nHost: x\r\n"
    assert b"200 OK" in await _read_all(
        server.host, start + b"X-Long: " + b"x" * 4000 + b"\r\nConnection: close\r\n\r\n"
    )
    assert (await _read_all(server.host, start + b"X-Long: " + b"x" * 20_000)).startswith(
        b"HTTP/1.1 431"
    )
    many = b"".join(b"X-%d: x\r\n" % number for number in range(3000))
    assert b"431" in await _read_all(server.host, start + many)


@pytest.mark.parametrize(
    "half", [b"", b"GET / HTTP/1.1\r\nHo", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
)
async def test_half_a_request_is_not_waited_for(
    server: Running, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    monkeypatch.setattr(uvicorn_http, "HEAD_TIMEOUT", 0.3)
    monkeypatch.setattr(uvicorn_http, "BODY_TIMEOUT", 0.3)
    answer = await _read_all(server.host, half)  # returns when the server closes the connection
    assert answer.startswith(b"HTTP/1.1 4") or not half


async def test_an_address_may_have_so_many_connections(settings: Callable[..., Settings]) -> None:
    chosen = settings(max_requests_per_address=3, trusted_proxies="192.0.2.1")
    async with running(chosen) as server:
        name, _, port = server.host.partition(":")
        kept = [await asyncio.open_connection(name, int(port)) for _ in range(3)]
        reader, writer = await asyncio.open_connection(name, int(port))
        with suppress(ConnectionResetError):
            assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        writer.close()
        kept[0][1].close()
        await kept[0][1].wait_closed()
        async with asyncio.timeout(PATIENCE):
            while b"200 OK" not in await _read_all(
                server.host, b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            ):
                await asyncio.sleep(POLL)
        for _, each in kept:
            each.close()


async def test_an_address_may_open_so_many_sockets_a_second(
    settings: Callable[..., Settings],
) -> None:
    async with running(settings(socket_rate=0.01)) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        async with ada.at(made["id"]):
            assert await knock(ada, made["id"]) == "limit.rate"


async def test_a_socket_at_an_unknown_match_writes_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def claim(*_: object) -> None:
        raise AssertionError("this is a write")

    monkeypatch.setattr(Leases, "claim", claim)
    async with server.person("Ada") as ada:
        assert await knock(ada, "nowhere") == "match.unknown"


# Shared queues


async def test_nobody_can_hide_the_tables_of_others(server: Running) -> None:
    async with (
        server.person("Ada") as ada,
        httpx.AsyncClient(base_url=f"http://{server.host}", headers=ELSEWHERE) as http,
    ):
        mine = await ada.make("azul", ME, OPEN, public=True)
        for name in ("Eve", "Eva"):
            http.cookies.clear()
            await http.post("/api/session", json={"name": name})
            for _ in range(3):
                body = {"game": "azul", "seats": [ME, OPEN], "public": True}
                assert (await http.post("/api/matches", json=body)).status_code == 201
        first = await ada.get("/api/lobby?limit=2")
        assert mine["id"] in [match["id"] for match in first["matches"]]
        seen, before = list(first["matches"]), first["before"]
        while before is not None:
            page = await ada.get(f"/api/lobby?limit=2&before={before}")
            seen, before = seen + page["matches"], page["before"]
        assert len({match["id"] for match in seen}) == len(seen) == 7


async def test_an_address_may_have_so_many_open_tables(settings: Callable[..., Settings]) -> None:
    chosen = settings(max_open_tables=2)
    async with running(chosen) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        await ada.make("azul", ME, OPEN, public=True)
        await eve.make("azul", ME, OPEN, public=True)
        body = {"game": "azul", "seats": [ME, OPEN], "public": True}
        assert code(await eve.post("/api/matches", body, 409)) == "limit.matches"
        await eve.make("azul", ME, OPEN)  # private ones hide nobody's
        await eve.make("azul", ME, BOT, public=True)


async def test_an_address_may_make_so_many_matches_a_second(
    settings: Callable[..., Settings],
) -> None:
    async with running(settings(match_rate=0.1)) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT, start=0)
        body = {"game": "azul", "seats": [ME, HOT]}
        path = f"/api/matches/{made['id']}"
        for page, sent in (("/api/matches", body), (f"{path}/branch", {"ply": 0})):
            assert code(await ada.post(page, sent, 429)) == "limit.rate"
        async with ada.at(made["id"]) as screen:
            await screen.send("resign")
            assert code(await screen.send("rematch")) == "limit.rate"
        assert code(await ada.post(f"{path}/rematch", None, 429)) == "limit.rate"


async def test_an_address_may_have_so_many_analyses(settings: Callable[..., Settings]) -> None:
    chosen = settings(max_analyses_per_address=1)
    async with running(chosen) as server, server.person("Ada") as ada, server.person("Eve") as eve:
        ids = []
        for person in (ada, eve):
            made = await person.make("azul", ME, BOT, start=0)
            async with person.at(made["id"]) as screen:
                await screen.send("resign")
            ids.append(made["id"])
        server.parts.pubsub.publish = lambda *_: None  # it stays in the queue
        await ada.post(f"/api/matches/{ids[0]}/analyses", {}, 202)
        refused = await eve.post(f"/api/matches/{ids[1]}/analyses", {}, 409)
        assert code(refused) == "limit.analyses"


# Private matches


# Every route with a match in its address: method, what follows the match, body, status if allowed.
MATCH_ROUTES = [
    ("get", "", None, 200),
    ("get", "/record", None, 200),
    ("get", "/replay", None, 200),
    ("get", "/plies/{ply}", None, 200),
    ("get", "/statistics", None, 200),
    ("get", "/analyses", None, 200),
    ("get", "/board", None, 200),
    ("post", "/analyses", {}, 202),
    ("post", "/branch", {"ply": 1}, 201),
    ("post", "/join", {}, 409),
    ("post", "/leave", None, 409),
    ("post", "/start", {}, 409),
    ("post", "/rematch", None, 201),
]


def test_every_route_of_a_match_is_in_the_list(settings: Callable[..., Settings]) -> None:
    """A new route with a match in its address must be added there, and keep private ones so."""
    found = {
        (method.lower(), path.removeprefix(start))
        for path, operations in create_app(settings()).openapi()["paths"].items()
        for method in operations
        if path.startswith(start := "/api/matches/{match_id}")
    }
    assert found == {(method, page) for method, page, _, _ in MATCH_ROUTES}


async def test_a_private_match_takes_a_seat_or_its_invitation(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        made = await ada.make("azul", ME, HOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.send("resign")
        for method, page, body, status in MATCH_ROUTES:
            path = f"/api/matches/{made['id']}{page.format(ply=1)}"
            for wrong in (path, f"{path}?invite=wrong"):
                refused = await eve.http.request(method, wrong, json=body)
                assert (refused.status_code, code(refused.json())) == (403, "match.invite"), page
            host = await ada.http.request(method, path, json=body)
            assert host.status_code == status, (page, host.text)
            shown = await eve.http.request(method, f"{path}?invite={made['invite']}", json=body)
            assert shown.status_code != 403 or code(shown.json()) != "match.invite", page
        assert await knock(eve, made["id"]) == "match.invite"
        async with eve.at(made["id"]) as watching:
            assert watching.table["id"] == made["id"]


async def test_an_analysis_of_a_private_match_is_private(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        made = await ada.make("azul", ME, HOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.send("resign")
        asked = await ada.post(f"/api/matches/{made['id']}/analyses", {}, 202)
        path = f"/api/analyses/{asked['id']}"
        assert (await ada.http.get(path)).status_code == 200
        refused = await eve.http.get(path)
        assert (refused.status_code, code(refused.json())) == (403, "match.invite")
        assert (await eve.http.get(f"{path}?invite={made['invite']}")).status_code == 200
        theirs = await eve.post(f"/api/matches/{made['id']}/analyses", {}, 202)  # by invitation
        assert (await eve.http.get(f"/api/analyses/{theirs['id']}")).status_code == 200


async def test_nobody_else_wakes_a_private_match(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def claim(*_: object) -> None:
        raise AssertionError("this is a write")

    async with server.person("Ada") as ada, server.person("Eve") as eve:
        made = await ada.make("azul", ME, OPEN)
        monkeypatch.setattr(Leases, "claim", claim)
        assert await knock(eve, made["id"]) == "match.invite"
        for page in ("join", "leave", "start", "rematch"):
            refused = await eve.http.post(f"/api/matches/{made['id']}/{page}", json={})
            assert code(refused.json()) == "match.invite", page


async def test_a_public_match_is_for_everybody(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        made = await ada.make("azul", ME, HOT, public=True)
        assert (await eve.http.get(f"/api/matches/{made['id']}")).status_code == 200


# What operators can do


async def test_a_banned_address_is_refused(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.person("Ada") as ada:
        await server.parts.store.bans.add(Ban("198.51.100.0/24", "a flood", now_ms()))
        await server.parts.bans._load()
        refused = await ada.http.get("/api/games", headers=ELSEWHERE)
        assert (refused.status_code, code(refused.json())) == (403, "address.banned")
        assert (await ada.http.get("/api/games")).status_code == 200
        await server.parts.store.bans.remove("198.51.100.0/24")
        await server.parts.bans._load()
        assert (await ada.http.get("/api/games", headers=ELSEWHERE)).status_code == 200
    assert bans.RELOAD <= 10


async def test_a_ban_closes_open_sockets(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bans, "RELOAD", 0.1)
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        made = await ada.make("azul", ME, HOT, public=True)
        url = f"ws://{server.host}/api/matches/{made['id']}/socket"
        lobby = f"ws://{server.host}/api/lobby/socket"
        hostile = {"X-Forwarded-For": "2001:db8:1::7"}
        async with (
            ada.at(made["id"]) as screen,
            connect(url, additional_headers=hostile) as watching,
            connect(lobby, additional_headers=hostile) as waiting,
        ):
            await watching.recv(), await waiting.recv()
            await server.parts.store.bans.add(Ban("2001:db8:1::/48", "a flood", now_ms()))
            await server.parts.bans._load()
            for socket in (watching, waiting):
                async with asyncio.timeout(PATIENCE):
                    await socket.wait_closed()
                assert socket.close_code == 4003
            assert (await screen.send("ping"))["type"] == "pong"
            refused = await eve.http.get("/api/games", headers=hostile)
            assert code(refused.json()) == "address.banned"


@pytest.mark.parametrize("is_wanted", [True, False])
async def test_the_access_log_tells_addresses_only_if_asked(
    settings: Callable[..., Settings], caplog: pytest.LogCaptureFixture, is_wanted: bool
) -> None:
    caplog.set_level(logging.INFO, "tilewright.access")
    async with running(settings(log_addresses=is_wanted)) as server, server.person("Ada"):
        told = [getattr(record, "address", None) for record in caplog.records]
    assert ("127.0.0.1" in told) is is_wanted


async def test_other_names_of_the_site_are_refused(settings: Callable[..., Settings]) -> None:
    async with (
        running(settings(hosts=["play.example"])) as server,
        httpx.AsyncClient(base_url=f"http://{server.host}") as http,
    ):
        for name, status in (
            ("play.example", 200),
            ("Play.Example:443", 200),
            ("evil.example", 421),
            ("play.example.evil", 421),
        ):
            answer = await http.get("/api/games", headers={"Host": name})
            assert answer.status_code == status, name


async def test_metrics_are_not_for_everybody(server: Running) -> None:
    async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
        assert (await http.get("/metrics")).status_code == 200
        assert (await http.get("/metrics", headers=ELSEWHERE)).status_code == 404


async def test_a_server_that_cannot_write_is_not_ready(
    settings: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def renew(*_: Any) -> bool:
        raise OperationalError("UPDATE", {}, Exception("the disk is full"))

    async with running(settings(lease=1)) as server, server.person("Ada") as ada:
        async with asyncio.timeout(PATIENCE):
            while (await ada.http.get("/ready")).status_code != 200:  # on a slow machine
                await asyncio.sleep(POLL)
            monkeypatch.setattr(Leases, "renew", renew)
            while (await ada.http.get("/ready")).status_code == 200:
                await asyncio.sleep(POLL)
        assert code(await ada.get("/ready", 503)) == "store.away"
