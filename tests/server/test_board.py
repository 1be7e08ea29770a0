"""The analysis board over HTTP: any position, and live analyses that end with their viewer."""

import asyncio
import itertools
import os
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.server.clients import PATIENCE, Person, Running, code, running, until
from tests.server.test_analyses import short_match
from tilewright.core.record import Record
from tilewright.core.registry import find_game, game_ids
from tilewright.core.rng import Rng
from tilewright.server.http.board_models import LONGEST_RECORD
from tilewright.server.ops.settings import Settings
from tilewright.server.sources import system_entropy
from tilewright.server.thinking import pool
from tilewright.server.thinking.fair_queue import Owner
from tilewright.server.thinking.workshop import Asker

pytestmark = pytest.mark.anyio

ENDLESS = 10**15  # nodes
ADA, BEN = Asker("ada", "10.0.0.1"), Asker("ben", "10.0.0.2")


def position(game: str = "azul", seats: int = 2) -> str:
    """Return a position in which a seat has a choice."""
    state, rng = find_game(game).new(seats), Rng(1)
    while state.actor < 0 or len(state.legal_actions()) < 2:
        if state.actor < 0:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
    return state.to_text()


class Viewer:
    """A connection that is open until it is told to close."""

    def __init__(self) -> None:
        self.closed = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        await self.closed.wait()
        return {"type": "http.disconnect"}


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a look take as long as its viewer stays, and its process start as slowly as it likes."""
    monkeypatch.setattr(pool, "LOOK_SECONDS", 3600.0)
    monkeypatch.setattr(pool, "STOPS_WITHIN", PATIENCE)


@pytest.mark.parametrize("game", game_ids())
async def test_a_match_is_walked_and_varied_without_a_session(server: Running, game: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{server.host}", timeout=PATIENCE) as http:
        ask = Person(server.host, http)
        start = await ask.post("/api/board/position", {"game": game, "seats": 3})
        assert start["deal"] and start["actor"] is None
        dealt = await ask.post("/api/board/draw", {"position": start["position"], "seed": 3})
        while dealt["shown"]["deal"]:
            body = {"position": dealt["turn"]["position"]}
            dealt = await ask.post("/api/board/draw", body)
        shown = dealt["shown"]
        here = {"position": shown["position"], "names": ["Ada", "Ben", "Cleo"]}
        first = shown["legal"][0]["text"]
        ways = (await ask.post("/api/board/ways", {**here, "action": first}))["ways"]
        [foreseen] = await ask.post("/api/board/previews", {**here, "turns": [ways[0]["text"]]})
        step = await ask.post("/api/board/play", {**here, "text": ways[0]["text"]})
        assert step["turn"]["scores"] == foreseen["scores"]
        assert step["turn"]["actor"] == shown["actor"]


@pytest.mark.parametrize("game", game_ids())
async def test_an_analysis_gives_whole_turns_that_can_be_played(server: Running, game: str) -> None:
    async with server.person("Ada") as ada:
        text = position(game)
        found = await ada.post("/api/board/analysis", {"position": text, "nodes": 3000})
        assert found["nodes"] >= 1000 or len(found["candidates"]) == 1
        for each in found["candidates"][:3]:
            step = await ada.post("/api/board/play", {"position": text, "text": each["turn"]})
            assert step["turn"]["text"] == each["turn"] == each["line"][0]["text"]
            assert sum(each["chances"]) == pytest.approx(1, abs=0.001)
            assert each["shown"]["events"]
        worst = found["candidates"][-1]
        body = {"position": text, "nodes": 3000, "played": worst["turn"]}
        compared = await ada.post("/api/board/analysis", body)
        assert compared["played"]["turn"] == worst["turn"]
        assert compared["loss"]["chance"] >= 0


async def test_a_position_before_a_deal_has_an_outlook_and_no_turns(server: Running) -> None:
    async with server.person("Ada") as ada:
        text = find_game("azul").new(2).to_text()
        found = await ada.post("/api/board/analysis", {"position": text})
        assert found["candidates"] == [] and found["actor"] is None
        assert sum(found["chances"]) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize(
    ("path", "body", "status", "expected"),
    [
        ("position", {"position": "chess e4"}, 422, "unknown.game"),
        ("position", {"position": "azul"}, 422, "position.unreadable"),
        ("position", {"position": "azul " * 1000}, 422, "request.malformed"),
        ("position", {}, 422, "request.malformed"),
        ("position", {"game": "azul", "seats": 7}, 422, "setup.seats"),
        ("position", {"game": "azul", "names": ["a\nb"]}, 422, "name.unprintable"),
        ("record", {"record": "nothing"}, 422, "record.header"),
        ("record", {"record": "x" * (LONGEST_RECORD + 1)}, 422, "request.malformed"),
        ("play", {"text": "9B1"}, 422, "source.unknown"),
        ("play", {"text": "what"}, 422, "notation"),
        ("draw", {}, 422, "deal.not-due"),
        ("odds", {}, 422, "deal.not-due"),
        ("previews", {"turns": ["1B1"] * 513}, 422, "request.malformed"),
        ("analysis", {"nodes": 10**9}, 422, "request.malformed"),
        ("analysis", {"played": "9B1"}, 422, "source.unknown"),
        ("analysis", {"position": "azul"}, 422, "position.unreadable"),
    ],
)
async def test_what_cannot_be_is_refused_with_a_code(
    server: Running, path: str, body: dict[str, Any], status: int, expected: str
) -> None:
    if path not in ("position", "record"):
        body = {"position": position(), **body}
    async with server.person("Ada") as ada:
        refused = await ada.post(f"/api/board/{path}", body, status)
        assert refused["error"]["code"] == expected


async def test_a_match_opens_on_the_board_once_it_is_over(server: Running) -> None:
    async with server.person("Ada") as ada:
        match_id = await short_match(ada)
        line = await ada.get(f"/api/matches/{match_id}/board")
        text = (await ada.http.get(f"/api/matches/{match_id}/record")).text
        record = Record.from_text(text)
        assert line["turns"][-1]["position"] == record.state().to_text()
        assert line["names"] == record.names
        assert await ada.post("/api/board/record", {"record": text}) == line
        running_match = await ada.make("azul", {"kind": "me"}, {"kind": "bot", "bot": "greedy"})
        refused = await ada.get(f"/api/matches/{running_match['id']}/board", 409)
        assert refused["error"]["code"] == "match.not-over"


async def test_a_look_costs_only_the_time_of_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    days = itertools.count(0, 86_400)
    monkeypatch.setattr(pool, "time", SimpleNamespace(monotonic=lambda: next(days)))
    workers = pool.WorkerPool(1, PATIENCE, system_entropy)
    workers.start()
    spent: list[float] = []
    try:
        await workers.look(position(), 100, Owner("ada"), spend=spent.append)
    finally:
        await workers.stop()
    assert 0 < spent[0] < PATIENCE


@pytest.mark.usefixtures("patient")
async def test_a_search_ends_with_its_viewer_and_its_process_goes_on(server: Running) -> None:
    live = server.parts.live
    viewer = Viewer()
    endless = asyncio.create_task(live.look(ADA, viewer.receive, position(), ENDLESS))
    await until(lambda: bool(live._pool.pids))
    pids = live._pool.pids
    viewer.closed.set()
    assert await endless is None
    found = await live.look(BEN, Viewer().receive, position(), 500)
    assert found is not None and found["candidates"]
    assert live._pool.pids == pids and live._pool.replaced == 0
    assert live.waiting == 0


@pytest.mark.usefixtures("patient")
async def test_closing_the_page_stops_its_search(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = server.parts.live
    look = live._pool.look

    async def endless(text: str, nodes: int, *rest: Any) -> Any:
        return await look(text, ENDLESS, *rest)

    monkeypatch.setattr(live._pool, "look", endless)
    async with server.person("Ada") as ada:
        asked = asyncio.create_task(ada.post("/api/board/analysis", {"position": position()}))
        await until(lambda: bool(live._pool.pids))
        asked.cancel()
        await until(lambda: live.waiting == 0)


@pytest.mark.usefixtures("patient")
async def test_nobody_has_more_than_one_worker(settings: Callable[..., Settings]) -> None:
    async with running(settings(analysis_workers=2)) as server:
        live, viewers = server.parts.live, [Viewer(), Viewer()]
        tabs = [
            asyncio.create_task(live.look(ADA, viewer.receive, position(), ENDLESS))
            for viewer in viewers
        ]
        found = await live.look(BEN, Viewer().receive, position(), 500)
        assert found is not None and not any(tab.done() for tab in tabs)
        for viewer in viewers:
            viewer.closed.set()
        assert await asyncio.gather(*tabs) == [None, None]


async def test_the_bots_of_matches_come_before_analyses(server: Running) -> None:
    live, bots = server.parts.live, server.parts.pool
    state = find_game("azul").from_text(position())
    await live.look(ADA, Viewer().receive, position(), 500)
    await bots.choose("greedy", state)
    niceness = {pid: os.getpriority(os.PRIO_PROCESS, pid) for pid in (*live._pool.pids, *bots.pids)}
    assert live._pool.pids and bots.pids
    for pid in live._pool.pids:
        assert all(niceness[pid] == min(19, niceness[bot] + 10) for bot in bots.pids)


async def test_a_visitor_who_has_used_up_their_time_has_to_wait(
    settings: Callable[..., Settings],
) -> None:
    few = settings(live_analysis=1e-6, burst=1.0)
    async with running(few) as server, server.person("Ada") as ada, server.person("Ben") as ben:
        body = {"position": position(), "nodes": 500}
        await ada.post("/api/board/analysis", body)
        assert code(await ada.post("/api/board/analysis", body, 429)) == "limit.rate"
        await ben.post("/api/board/analysis", body)
        server.clock.ahead += 1e9
        await ada.post("/api/board/analysis", body)


async def test_too_many_viewers_are_refused_and_tables_go_on(
    settings: Callable[..., Settings],
) -> None:
    async with running(settings(max_queue=1)) as server, server.person("Ada") as ada:
        live, viewer = server.parts.live, Viewer()
        endless = asyncio.create_task(live.look(BEN, viewer.receive, position(), ENDLESS))
        await until(lambda: live.waiting == 1)
        refused = await ada.post("/api/board/analysis", {"position": position()}, 503)
        assert code(refused) == "limit.busy"
        made = await ada.make("azul", {"kind": "me"}, {"kind": "bot", "bot": "greedy"}, start=1)
        async with ada.at(made["id"]) as screen:
            await screen.my_turn()
        viewer.closed.set()
        await endless
