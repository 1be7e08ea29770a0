"""A server with newer rules: what happens to matches of earlier rules, and to their records."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import httpx
import pytest

from tests.server.clients import BOT, ME, OPEN, Person, code, running
from tests.server.test_admin import admin
from tilewright.core.registry import find_game
from tilewright.server.loading import load_record
from tilewright.server.ops.settings import Settings
from tilewright.server.problems import Problem
from tilewright.store import Store

pytestmark = [pytest.mark.anyio, pytest.mark.processes]

NOW = find_game("azul").rules_version
EARLIER, LATER = NOW - 1, NOW + 1


def change_rules(database: str, rules: int) -> None:
    """Let all matches be of other rules, and let nobody read their plies by ours."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        connection.execute("UPDATE matches SET rules = ?", [rules])
        connection.execute("UPDATE plies SET text = 'other' WHERE actor >= 0")
        connection.commit()


async def test_a_match_of_earlier_rules_ends_and_its_record_stays(
    settings: Callable[..., Settings],
) -> None:
    chosen = settings()
    async with running(chosen) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"}, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.act()
            await screen.act()
    path = f"/api/matches/{made['id']}"
    change_rules(chosen.database, EARLIER)
    async with running(chosen) as server:
        url = f"http://{server.host}"
        async with httpx.AsyncClient(base_url=url, cookies=ada.http.cookies) as http:
            again = Person(server.host, http)
            async with again.at(made["id"], since=screen.version) as after:
                assert after.is_over and after.position == {}
                assert after.table["result"]["reason"] == "rules"
                refused = await after.send("resign")
                assert code(refused) == "match.not-playing"
            text = (await http.get(f"{path}/record")).text
            assert f"Rules: {EARLIER}\n" in text and "other other\n" in text
            assert "X-Ended: rules\n" in text and text.count("Result: *\n") == 1
            for rest in ("replay", "plies/0", "statistics"):
                assert code(await again.get(f"{path}/{rest}", 409)) == "match.rules"
            asked = await again.post(f"{path}/analyses", {"bot": "greedy"}, 409)
            branched = await again.post(f"{path}/branch", {"ply": 0}, 409)
            assert code(asked) == code(branched) == "match.rules"
            assert text in [each["record"] for each in (await again.get("/api/export"))["matches"]]


async def test_a_match_of_later_rules_is_left_alone(settings: Callable[..., Settings]) -> None:
    chosen = settings()
    async with running(chosen) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"}, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.act()
    change_rules(chosen.database, LATER)
    async with running(chosen) as server, server.person("Eve") as eve:
        answer = await eve.get(f"/api/matches/{made['id']}")
        assert answer["status"] == "playing"
        found = await eve.post(f"/api/matches/{made['id']}/start", {}, 409)
        assert code(found) == "match.rules"


async def test_a_match_that_has_not_begun_is_played_by_the_new_rules(
    settings: Callable[..., Settings],
) -> None:
    chosen = settings()
    async with running(chosen) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, OPEN, start=0)
    change_rules(chosen.database, EARLIER)
    async with running(chosen) as server, server.person("Ben") as ben:
        await ben.post(f"/api/matches/{made['id']}/join", {"invite": made["invite"]})
        text = (
            await ben.http.get(f"/api/matches/{made['id']}/record?invite={made['invite']}")
        ).text
        assert f"Rules: {NOW}\n" in text


async def test_a_check_tells_what_it_cannot_replay(settings: Callable[..., Settings]) -> None:
    chosen = settings()
    async with running(chosen) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
    change_rules(chosen.database, EARLIER)
    result = await admin("check", "--database", chosen.database)
    assert result.exit_code == 0
    told = f"{made['id']}: not replayed: played by rules {EARLIER} of azul"
    assert told in result.stdout
    assert "0 invalid, 1 not replayed" in result.stdout
    shown = await admin("show", made["id"], "--database", chosen.database)
    assert "valid: unknown: played by rules" in shown.stdout


async def test_an_administrator_can_end_a_match_of_other_rules(
    settings: Callable[..., Settings],
) -> None:
    chosen = settings()
    async with running(chosen) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
    change_rules(chosen.database, LATER)
    assert (await admin("end", made["id"], "--database", chosen.database)).exit_code == 0
    exported = await admin("export", made["id"], "--database", chosen.database)
    assert f"Rules: {LATER}\n" in exported.stdout and "X-Ended: ended\n" in exported.stdout
    store = Store(chosen.database)
    with pytest.raises(Problem, match=f"rules {LATER}"):
        await load_record(store.matches, made["id"])
    await store.close()
