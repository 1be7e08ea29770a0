"""Malicious or faulty clients: malformed messages, floods, slow readers."""

import asyncio
import itertools
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.clients import (
    BOT,
    ME,
    OPEN,
    PATIENCE,
    POLL,
    Person,
    Running,
    Screen,
    code,
    running,
)
from tilewright.core.const import NATURE
from tilewright.server.ops.settings import Settings

pytestmark = pytest.mark.anyio

MARKS = r'(?<="created":|"changed":)\d+|(?<="id":")i\d+'  # times, and ids of messages
HOT = {"kind": "hot-seat", "name": "Ben"}

MALFORMED = [
    "",
    "nonsense",
    "[]",
    "null",
    '"act"',
    "{}",
    '{"type": "act"}',
    '{"type": "fly", "id": "1"}',
    '{"type": "act", "id": "1", "ply": "1", "action": "1R1"}',
    '{"type": "act", "id": "1", "ply": -1, "action": "1R1"}',
    '{"type": "act", "id": "1", "ply": 1e999, "action": "1R1"}',
    '{"type": "act", "id": "", "ply": 1, "action": "1R1"}',
    '{"type": "act", "id": "1", "ply": 1, "action": "1R1", "seat": 1}',
    '{"type": "act", "id": "1", "ply": 1, "action": "' + "1" * 401 + '"}',
    '{"type": "resign", "id": "1", "seat": 4}',
    '{"type": "ping", "id": "' + "x" * 65 + '"}',
    '{"type": "ping", "id": "\\ud800"}',
    '{"type": "ping", "id": "a\\u0000b"}',
    "[" * 3000,
    '{"type": ' + "[" * 3000,
]


async def test_a_malformed_frame_is_refused_and_changes_nothing(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT, start=0)
        async with ada.at(made["id"]) as screen:
            for frame in MALFORMED:
                await screen.socket.send(frame)
                assert code(await screen.next("refused")) == "message.malformed", frame
                assert (await screen.send("ping"))["version"] == 1


async def test_a_malformed_message_is_refused_by_its_id_where_it_has_one(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        async with ada.at(made["id"]) as screen:
            await screen.socket.send('{"type": "hand-over", "id": "mine", "seat": null}')
            assert code(await screen.next("refused", id="mine")) == "message.malformed"
            await screen.socket.send('{"type": "hand-over", "id": 7, "seat": null}')
            assert (await screen.next("refused"))["id"] is None


async def test_frames_of_bytes_are_read_like_text(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        async with ada.at(made["id"]) as screen:
            await screen.socket.send(b'{"type": "ping", "id": "b"}')
            await screen.next("pong", id="b")
            await screen.socket.send(b"\xff\xfe")
            assert code(await screen.next("refused")) == "message.malformed"


async def test_a_message_that_is_too_long_is_refused(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        async with ada.at(made["id"]) as screen:
            await screen.socket.send(json.dumps({"type": "ping", "id": "x", "more": "y" * 5000}))
            assert code(await screen.next("refused")) == "message.size"
            await screen.socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await screen.next("pong")


async def test_every_order_of_messages_is_judged_by_its_ply(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT, start=0)
        async with ada.at(made["id"]) as screen:
            assert screen.legal
            actions = [action["text"] for action in screen.legal]
            for ply in (3, 2, 1, 1, 0):
                await screen.post("act", id=f"p{ply}-{next(_ids)}", ply=ply, action=actions[ply])
            outcomes: list[str] = []
            while len(outcomes) < 5:
                message = await screen.receive()
                if message["type"] == "done":
                    outcomes.append("done")
                elif message["type"] == "refused":
                    outcomes.append(code(message))
            assert outcomes == ["ply.stale", "ply.stale", "done", "ply.stale", "ply.stale"]
            assert screen.ply == 2


_ids = itertools.count()


async def test_an_answer_belongs_to_the_user_who_asked(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        made = await ada.make("azul", ME, HOT)
        async with ada.at(made["id"]) as screen, eve.at(made["id"]) as other:
            assert screen.legal
            message: dict[str, Any] = {"ply": 1, "action": screen.legal[0]["text"], "id": "same"}
            assert (await screen.send("act", **message))["type"] == "done"
            assert code(await other.send("act", **message)) == "match.not-seated"


async def test_an_old_id_can_be_used_again(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT, start=0)
        async with ada.at(made["id"]) as screen:
            for number in range(20):
                assert screen.legal
                text = screen.legal[0]["text"]
                identity = "same" if number in (0, 19) else str(number)
                answer = await screen.send("act", ply=screen.ply, action=text, id=identity)
                assert answer["type"] == "done"
            assert (await screen.send("ping"))["version"] == 21


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://["]
)
async def test_pages_of_others_may_do_nothing(server: Running, origin: str) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, OPEN)
        response = await ada.http.post(
            f"/api/matches/{made['id']}/leave", headers={"Origin": origin}
        )
        assert response.status_code == 403
        assert code(response.json()) == "origin.foreign"
        headers = {"Cookie": ada.cookie, "Origin": origin}
        url = f"ws://{server.host}/api/matches/{made['id']}/socket"
        async with connect(url, additional_headers=headers) as socket:
            assert code(json.loads(await socket.recv())) == "origin.foreign"
            with pytest.raises(ConnectionClosed):
                await socket.recv()
        assert (await ada.get(f"/api/matches/{made['id']}"))["status"] == "waiting"


async def test_our_own_page_may(server: Running) -> None:
    async with server.person("Ada") as ada:
        headers = {"Origin": f"http://{server.host}"}
        response = await ada.http.post("/api/session", json={"name": "Ada"}, headers=headers)
        assert response.status_code == 201


async def test_behind_tls_pages_without_it_are_not_ours(
    settings: Callable[..., Settings],
) -> None:
    async with (
        running(settings(behind_tls=True)) as server,
        httpx.AsyncClient(base_url=f"http://{server.host}") as http,
    ):
        statuses = []
        for scheme in ("http", "https"):
            headers = {"Origin": f"{scheme}://{server.host}"}
            answer = await http.post("/api/session", json={"name": "Ada"}, headers=headers)
            statuses.append(answer.status_code)
        assert statuses == [403, 201]


async def test_every_answer_has_the_headers_of_a_careful_site(server: Running) -> None:
    async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
        for path in ("/health", "/nowhere", "/api/session"):
            headers = (await http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers


async def test_a_request_that_is_too_large_is_refused(server: Running) -> None:
    async with server.person("Ada") as ada:
        answer = await ada.post("/api/session", {"name": "x" * 70_000}, 413)
        assert code(answer) == "limit.size"

        async def endless() -> Any:
            for _ in range(100):
                yield b" " * 10_000

        response = await ada.http.post("/api/session", content=endless())
        assert response.status_code == 413


async def test_a_client_that_asks_too_often_must_wait(settings: Callable[..., Settings]) -> None:
    async with running(settings(session_rate=0.005, burst=1000)) as server:
        async with server.person("Ada") as ada:
            answers = [await ada.http.get("/api/matches") for _ in range(10)]
        assert [a.status_code for a in answers[:5]] == [200] * 5
        assert answers[-1].status_code == 429
        assert code(answers[-1].json()) == "limit.rate"


async def test_an_address_makes_only_so_many_guests(settings: Callable[..., Settings]) -> None:
    async with (
        running(settings(guest_rate=0.003, burst=1000)) as server,
        httpx.AsyncClient(base_url=f"http://{server.host}") as http,
    ):
        made = []
        for _ in range(5):
            http.cookies.clear()
            made.append((await http.post("/api/session", json={"name": "x"})).status_code)
        assert made == [201, 201, 201, 429, 429]


async def test_a_socket_takes_only_so_many_messages(settings: Callable[..., Settings]) -> None:
    slow = settings(message_rate=0.004, burst=1000)
    async with running(slow) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        async with ada.at(made["id"]) as screen:
            for _ in range(6):
                await screen.post("ping")
            assert code(await screen.next("refused")) == "limit.rate"


async def test_an_address_has_only_so_many_sockets(settings: Callable[..., Settings]) -> None:
    few = settings(max_connections_per_address=2)
    async with running(few) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        async with ada.at(made["id"]), ada.at(made["id"]):
            url = f"ws://{server.host}/api/matches/{made['id']}/socket"
            async with connect(url) as third:
                assert code(json.loads(await third.recv())) == "limit.connections"
        async with ada.at(made["id"]):
            pass


async def test_one_user_has_only_so_many_open_matches(settings: Callable[..., Settings]) -> None:
    async with running(settings(max_open_matches=2)) as server, server.person("Ada") as ada:
        for _ in range(2):
            await ada.make("azul", ME, OPEN)
        body = {"game": "azul", "seats": [ME, OPEN]}
        assert code(await ada.post("/api/matches", body, 409)) == "limit.matches"


async def test_a_client_that_reads_too_slowly_is_disconnected(
    settings: Callable[..., Settings],
) -> None:
    async with running(settings(max_pending=5)) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT, start=0)
        async with ada.at(made["id"]) as screen, ada.at(made["id"]) as slow:
            slow.socket.transport.pause_reading()
            table = server.parts.tables.here(made["id"])
            assert table is not None and len(table.audience) == 2
            while len(table.audience) == 2:
                await screen.act()
                await screen.send("take-back", ply=screen.ply)
                _flood(table)
            assert (await screen.send("ping"))["type"] == "pong"
            slow.socket.transport.abort()


async def test_a_client_that_answers_no_pings_is_disconnected(
    settings: Callable[..., Settings],
) -> None:
    async with running(settings(heartbeat=1)) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        async with ada.at(made["id"]) as screen, ada.at(made["id"]) as silent:
            silent.socket.transport.pause_reading()
            table = server.parts.tables.here(made["id"])
            assert table is not None and len(table.audience) == 2
            async with asyncio.timeout(PATIENCE):
                while len(table.audience) == 2:
                    assert (await screen.send("ping"))["type"] == "pong"
                    await asyncio.sleep(POLL)
            assert (await screen.act())["type"] == "done"
            silent.socket.transport.abort()


def _flood(table: Any) -> None:
    """Send what a long match would send to a client that does not read."""
    for connection in list(table.audience):
        if connection.is_closing:
            continue
        connection.send(
            b'{"type":"presence","present":[],"watchers":0,"x":"' + b"x" * 500_000 + b'"}'
        )


async def test_bots_alone_are_no_match(server: Running) -> None:
    async with server.person("Ada") as ada:
        body = {"game": "azul", "seats": [BOT, BOT]}
        assert code(await ada.post("/api/matches", body, 422)) == "match.no-person"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "unknown.game"),
        ({"game": "azul", "side": "green", "seats": [ME, BOT]}, "unknown.side"),
        ({"game": "azul", "seats": [ME]}, "request.malformed"),
        ({"game": "azul", "seats": [ME, {"kind": "bot", "bot": "hal"}]}, "unknown.bot"),
        ({"game": "azul", "seats": [ME, BOT], "start": 2}, "setup.start"),
        ({"game": "azul", "seats": [ME, BOT], "clock": {"kind": "turn"}}, "request.malformed"),
        ({"game": "azul", "seats": [ME, BOT], "colour": "red"}, "request.malformed"),
    ],
)
async def test_a_match_that_cannot_be_is_not_made(
    server: Running, body: dict[str, Any], expected: str
) -> None:
    async with server.person("Ada") as ada:
        assert code(await ada.post("/api/matches", body, 422)) == expected
        assert (await ada.get("/api/matches"))["matches"] == []


async def test_what_is_not_there_is_said_so(server: Running) -> None:
    async with server.person("Ada") as ada:
        assert code(await ada.get("/api/matches/nothing", 404)) == "match.unknown"
        assert code(await ada.get("/nowhere", 404)) == "page.unknown"
        assert code(await ada.post("/health", {}, 405)) == "method.unknown"
        async with connect(f"ws://{server.host}/api/matches/nothing/socket") as socket:
            assert code(json.loads(await socket.recv())) == "match.unknown"


@pytest.mark.parametrize("game", ["azul", "pavilion", "garden"])
async def test_nothing_that_is_sent_tells_of_what_is_to_be_drawn(
    settings: Callable[..., Settings], tmp_path: Path, game: str
) -> None:
    """Two servers that differ only in chance to come say the same until it is drawn."""
    first, second = [await _until_a_deal(settings, tmp_path, game, n) for n in (1000, 2000)]
    assert len(first.said) > 10
    assert first.said == second.said
    assert first.deal != second.deal


@dataclass
class Heard:
    """All that has left a server, over sockets and over HTTP."""

    said: list[str]
    deal: str  # the frame that tells what was drawn


async def _until_a_deal(
    settings: Callable[..., Settings], folder: Path, game: str, future: int
) -> Heard:
    """Play until chance acts, asking for everything there is; names of things are left out."""
    draws = itertools.count()
    begun = False

    def entropy() -> int:
        return next(draws) + (future if begun else 0)

    chosen = settings(database=f"sqlite:///{folder / str(future)}.db")
    async with (
        running(chosen, entropy) as server,
        server.person("Ada") as ada,
        server.person("Eve") as eve,
    ):
        made = await ada.make(game, ME, HOT, start=0)
        begun = True
        said = []
        async with ada.at(made["id"]) as screen, eve.at(made["id"]) as watching:
            while not any(told["actor"] == NATURE for told in screen.told):
                said += await _ask_everything(ada, screen)
                await watching.send("describe", id="d")
                await screen.act(lambda legal: legal[len(legal) // 2])
            await watching.next("change", version=screen.version)
        last = f'{{"type":"change","version":{screen.version},'
        for frames in (screen.frames, watching.frames):
            before = itertools.takewhile(lambda frame: not frame.startswith(last), frames)
            said += [frame for frame in before if not frame.startswith('{"type":"presence"')]
        deal = next(frame for frame in watching.frames if frame.startswith(last))
        me = await ada.get("/api/session")
        names = re.compile(f"{made['id']}|{made['invite']}|{me['id']}|" + MARKS)
        return Heard([names.sub("", text) for text in said], deal)


async def _ask_everything(ada: Person, screen: Screen) -> list[str]:
    """Ask for all that can be had of a match that is played."""
    await screen.send("preview", id="p")
    await screen.send("describe", id="d")
    path = f"/api/matches/{screen.table['id']}"
    pages = [path, "/api/matches", "/api/lobby", "/api/export"]
    pages += [f"{path}/{page}" for page in ("record", "replay", "statistics", "analyses")]
    return [(await ada.http.get(page)).text for page in [*pages, f"{path}/plies/{screen.ply}"]]


async def test_a_burst_of_connections_is_survived(settings: Callable[..., Settings]) -> None:
    async with running(settings(max_connections=50)) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT, public=True)
        async with ada.at(made["id"]) as screen:
            outcomes = await asyncio.gather(*(_knock(server, made["id"]) for _ in range(300)))
            assert set(outcomes) <= {"welcome", "limit.busy"}
            assert outcomes.count("welcome") <= 50 * 6
            assert (await screen.act())["type"] == "done"


async def _knock(server: Running, match_id: str) -> str:
    async with connect(f"ws://{server.host}/api/matches/{match_id}/socket") as socket:
        message = json.loads(await socket.recv())
        return "welcome" if message["type"] == "welcome" else code(message)
