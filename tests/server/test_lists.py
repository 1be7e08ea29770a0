"""Lists of matches: your own with their positions, and public ones to watch."""

from typing import Any

import pytest

from tests.server.clients import BOT, ME, OPEN, Person, Running
from tilewright.server.live import lobby

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "FRESH", 0)


async def own(person: Person, query: str = "glance=true") -> list[dict[str, Any]]:
    found = await person.get(f"/api/matches?{query}")
    assert isinstance(found["matches"], list)
    return found["matches"]


async def test_a_glance_is_the_position_of_a_match(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.my_turn()
            assert [match["glance"]["acted"] for match in await own(ada)] == [False]
            await screen.act()
            await screen.my_turn()
            (listed,) = await own(ada)
            shown = screen.position
            glance = listed["glance"]
            assert {name: glance[name] for name in ("actor", "scores", "view")} == {
                name: shown[name] for name in ("actor", "scores", "view")
            }
            assert glance["acted"]


async def test_a_list_has_no_positions_unless_they_are_wanted(server: Running) -> None:
    async with server.person("Ada") as ada:
        await ada.make("azul", ME, BOT)
        await ada.make("azul", ME, OPEN)
        assert [match["glance"] for match in await own(ada, "limit=5")] == [None, None]
        waiting, playing = await own(ada)
        assert waiting["status"] == "waiting" and waiting["glance"] is None
        assert playing["glance"]["view"]["round"] == 1


async def test_finished_and_unfinished_matches_are_listed_apart(server: Running) -> None:
    async with server.person("Ada") as ada:
        ended = await ada.make("azul", ME, BOT)
        async with ada.at(ended["id"]) as screen:
            await screen.send("resign")
        going = await ada.make("azul", ME, BOT)
        assert [match["id"] for match in await own(ada, "over=true")] == [ended["id"]]
        assert [match["id"] for match in await own(ada, "over=false")] == [going["id"]]


async def test_a_page_with_positions_is_bounded(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = [(await ada.make("azul", ME, OPEN))["id"] for _ in range(31)]
        first = await ada.get("/api/matches?glance=true&limit=100")
        assert len(first["matches"]) == 30
        rest = await ada.get(f"/api/matches?glance=true&limit=100&before={first['before']}")
        listed = [match["id"] for match in first["matches"] + rest["matches"]]
        assert sorted(listed) == sorted(made)


async def start(host: Person, guest: Person, **options: Any) -> str:
    """Let two people begin a match of Azul, and return its id."""
    made = await host.make("azul", ME, OPEN, **options)
    await guest.post(f"/api/matches/{made['id']}/join", {"invite": made["invite"]})
    return str(made["id"])


async def test_public_matches_under_way_can_be_watched(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match = await start(ada, ben, public=True)
        async with server.person("Cleo") as cleo, cleo.at(match):
            (found,) = (await cleo.get("/api/live"))["matches"]
            assert found["match"]["id"] == match
            assert found["watchers"] == 1
            assert found["match"]["glance"]["scores"] == [0, 0]
            assert found["match"]["yours"] == []
            assert found["match"]["invite"] is None


async def test_private_waiting_and_finished_matches_are_not_watched(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        await start(ada, ben)
        await ada.make("azul", ME, OPEN, public=True)
        ended = await start(ada, ben, public=True)
        async with ada.at(ended) as screen:
            await screen.send("resign")
        assert (await ada.get("/api/live"))["matches"] == []


async def test_the_list_of_matches_to_watch_is_bounded(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        for _ in range(3):
            await start(ada, ben, public=True)
        assert len((await ada.get("/api/live?limit=2"))["matches"]) == 2
        await ada.get("/api/live?limit=13", status=422)


async def test_the_best_and_worst_scorings_of_a_match_are_known(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("pavilion", ME, BOT)
        async with ada.at(made["id"]) as screen:
            await screen.play()
        figures = await ada.get(f"/api/matches/{made['id']}/statistics")
        replay = await ada.get(f"/api/matches/{made['id']}/replay")
        for peak in figures["peaks"]:
            assert peak["event"] in replay["plies"][peak["ply"]]["events"]
            assert abs(peak["points"]) <= abs(figures["sources"][peak["seat"]][peak["source"]])
            assert figures["counts"][peak["seat"]][peak["source"]] > 0
            assert peak["log"]
