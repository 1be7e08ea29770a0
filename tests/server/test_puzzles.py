"""Puzzles over HTTP: lists with the puzzle of the day, tries, and solutions."""

from __future__ import annotations

import httpx
import pytest

from tests.server.clients import PATIENCE, Person, Running, code
from tilewright.core.registry import game_ids
from tilewright.puzzles.collection import puzzles_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", game_ids())
async def test_a_puzzle_is_solved_without_a_session(server: Running, game: str) -> None:
    async with httpx.AsyncClient(base_url=f"http://{server.host}", timeout=PATIENCE) as http:
        ask = Person(server.host, http)
        listed = await ask.get(f"/api/games/{game}/puzzles?day=2026-11-19")
        assert {entry["id"] for entry in listed["puzzles"]} == {p.id for p in puzzles_of(game)}
        puzzle = next(p for p in puzzles_of(game) if p.id == listed["daily"])
        path = f"/api/games/{game}/puzzles/{puzzle.id}"
        shown = await ask.get(path)
        assert (shown["seat"], shown["start"]["position"]) == (puzzle.seat, puzzle.position)
        assert "solution" not in shown
        wrong = await ask.post(f"{path}/tries", {"turn": puzzle.second.line[0]})
        assert (wrong["verdict"], wrong["frames"]) == ("wrong", [])
        for at, turns in enumerate(puzzle.right):
            answer = await ask.post(f"{path}/tries", {"at": at, "turn": turns[0]})
            assert answer["verdict"] == "right"
            assert (answer["next"] is None) == (at + 1 == len(puzzle.right))
        solution = await ask.get(f"{path}/solution")
        assert [frame["text"] for frame in solution["frames"]] == list(puzzle.solution)
        assert solution["why"]


async def test_the_puzzle_of_the_day_is_the_same_for_everyone(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        path = "/api/games/azul/puzzles"
        assert (await ada.get(path))["daily"] == (await ben.get(path))["daily"]
        days = [(await ada.get(f"{path}?day=2026-11-{day}"))["daily"] for day in range(10, 20)]
        assert len(set(days)) == 10


@pytest.mark.parametrize(
    ("path", "body", "expected"),
    [
        ("/api/games/azul/puzzles/none", None, "page.unknown"),
        ("/api/games/azul/puzzles/none/solution", None, "page.unknown"),
        ("/api/games/azul/puzzles/none/tries", {"turn": "1B1"}, "page.unknown"),
        ("/api/games/chess/puzzles", None, "unknown.game"),
        ("/api/games/azul/puzzles?day=today", None, "request.malformed"),
    ],
)
async def test_what_does_not_exist_is_refused(
    server: Running, path: str, body: dict[str, object] | None, expected: str
) -> None:
    async with server.person("Ada") as ada:
        response = await (ada.http.get(path) if body is None else ada.http.post(path, json=body))
        assert code(response.json()) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"turn": "hello"}, "notation"),
        ({"turn": "9B1"}, "source.unknown"),
        ({"at": 8, "turn": "1B1"}, "puzzle.no-turn"),
        ({"at": -1, "turn": "1B1"}, "request.malformed"),
        ({"turn": ""}, "request.malformed"),
        ({"turn": "B" * 500}, "request.malformed"),
    ],
)
async def test_a_turn_that_cannot_be_is_refused(
    server: Running, body: dict[str, object], expected: str
) -> None:
    puzzle = puzzles_of("azul")[0].id
    async with server.person("Ada") as ada:
        response = await ada.http.post(f"/api/games/azul/puzzles/{puzzle}/tries", json=body)
        assert (response.status_code, code(response.json())) == (422, expected)
