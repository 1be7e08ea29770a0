"""Test lessons over HTTP: the chapters of a game, and what a chapter needs."""

from collections.abc import AsyncIterator, Callable

import httpx
import pytest

from tests.server.clients import running
from tilewright.learn.lessons import chapters_of
from tilewright.learn.steps import lesson_json
from tilewright.server.ops.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
async def http(settings: Callable[..., Settings]) -> AsyncIterator[httpx.AsyncClient]:
    async with (
        running(settings()) as server,
        httpx.AsyncClient(base_url=f"http://{server.host}") as client,
    ):
        yield client


async def test_the_chapters_of_a_game_are_listed(http: httpx.AsyncClient) -> None:
    expected = [{"id": each.id, "steps": len(each.step)} for each in chapters_of("azul")]
    assert (await http.get("/api/games/azul/lessons")).json() == {"chapters": expected}
    games = (await http.get("/api/games")).json()["games"]
    lessons = next(game["lessons"] for game in games if game["id"] == "azul")
    assert lessons == [each["id"] for each in expected]


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
async def test_a_chapter_comes_with_all_its_steps(http: httpx.AsyncClient, encoding: str) -> None:
    chapter = chapters_of("azul")[0]
    address = f"/api/games/azul/lessons/{chapter.id}"
    answer = await http.get(address, headers={"Accept-Encoding": encoding})
    assert answer.headers.get("Content-Encoding", "identity") == encoding
    assert [step["id"] for step in answer.json()["steps"]] == [step.id for step in chapter.step]


async def test_chapters_that_visitors_make_up_are_not_remembered(http: httpx.AsyncClient) -> None:
    before = lesson_json.cache_info().currsize
    for number in range(3):
        assert (await http.get(f"/api/games/azul/lessons/nothing-{number}")).status_code == 404
    assert lesson_json.cache_info().currsize == before


async def test_an_unknown_chapter_is_not_found(http: httpx.AsyncClient) -> None:
    answer = await http.get("/api/games/azul/lessons/nothing")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "page.unknown")


async def test_an_unknown_game_is_not_found(http: httpx.AsyncClient) -> None:
    for address in ("/api/games/chess/lessons", "/api/games/chess/lessons/aim"):
        answer = await http.get(address)
        assert answer.json()["error"]["code"] == "unknown.game"
