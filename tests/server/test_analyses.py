"""Analyses, made in processes of their own; replays; and playing on from any ply."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.clients import (
    BOT,
    ME,
    OPEN,
    PATIENCE,
    POLL,
    Person,
    Running,
    code,
    running,
)
from tilewright.core.record import Record
from tilewright.core.registry import game_ids
from tilewright.server.ops.settings import Settings
from tilewright.store import Stored

pytestmark = pytest.mark.anyio

HOT = {"kind": "hot-seat", "name": "Ben"}
SOON = {"seconds": 0.05}
UNFINISHED = ("queued", "running")


async def short_match(person: Person, game: str = "azul", plies: int = 3) -> str:
    """Return a match of somebody against themselves that ended early."""
    made = await person.make(game, ME, HOT, start=0)
    async with person.at(made["id"]) as screen:
        for _ in range(plies):
            await screen.act()
        await screen.send("resign", seat=1)
        assert screen.is_over
    return str(made["id"])


async def ended(person: Person, analysis: str) -> Any:
    """Return an analysis when it is made, or has failed."""
    async with asyncio.timeout(PATIENCE):
        while (found := await person.get(f"/api/analyses/{analysis}"))["status"] in UNFINISHED:
            await asyncio.sleep(POLL)
    return found


async def finished(person: Person, analysis: str) -> Any:
    """Return an analysis when it is made."""
    found = await ended(person, analysis)
    assert found["status"] == "done"
    return found


# Analyses


@pytest.mark.parametrize("game", game_ids())
async def test_an_analysis_tells_the_curve_of_a_match(server: Running, game: str) -> None:
    async with server.person("Ada") as ada:
        match_id = await short_match(ada, game)
        asked = await ada.post(f"/api/matches/{match_id}/analyses", SOON, 202)
        found = await finished(ada, asked["id"])
        record = Record.from_text((await ada.http.get(f"/api/matches/{match_id}/record")).text)
        whole = found["result"]
        assert found["progress"] == 1 and whole["complete"]
        assert [each["ply"] for each in whole["moments"]] == list(range(len(record.plies) + 1))
        assert all(sum(each["chances"]) == pytest.approx(1, abs=0.001) for each in whole["moments"])
        decided = [each for each in whole["moments"] if each["played"]]
        assert decided and all(each["best"]["hint"]["id"] for each in decided)
        assert [each["told"]["id"] for each in whole["accounts"]] == ["analysis-account"] * 2


async def test_an_analysis_ranks_the_actions_of_a_position(server: Running) -> None:
    async with server.person("Ada") as ada:
        match_id = await short_match(ada)
        path = f"/api/matches/{match_id}/analyses"
        asked = await ada.post(path, {"ply": 2, "bot": "master", **SOON}, 202)
        found = await finished(ada, asked["id"])
        shown = await ada.get(f"/api/matches/{match_id}/plies/2")
        position = found["result"]
        assert (found["ply"], found["bot"]) == (2, "master")
        assert position["actor"] == shown["actor"]
        chances = [each["chances"][shown["actor"]] for each in position["candidates"][:10]]
        assert chances == sorted(chances, reverse=True)
        assert position["candidates"][0]["hint"]["id"].startswith("azul-hint")
        played = (await ada.get(f"/api/matches/{match_id}/plies/3"))["told"]["text"]
        assert position["played"]["action"] == played
        assert [each["id"] for each in await ada.get(path)] == [asked["id"]]


async def test_an_analysis_outlasts_a_database_that_is_away(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    load, failures = server.parts.store.matches.load, [OSError("away")]

    async def fail_first(match_id: str) -> Stored | None:
        if failures:
            raise failures.pop()
        found: Stored | None = await load(match_id)
        return found

    async with server.person("Ada") as ada:
        match_id = await short_match(ada)
        monkeypatch.setattr(server.parts.store.matches, "load", fail_first)
        asked = await ada.post(f"/api/matches/{match_id}/analyses", SOON, 202)
        assert (await finished(ada, asked["id"]))["result"]["complete"]
        assert failures == []


async def test_an_analysis_that_fails_says_so_and_the_next_is_made(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: str) -> Stored:
        raise ValueError("something that nobody thought of")

    async with server.person("Ada") as ada:
        path = f"/api/matches/{await short_match(ada)}/analyses"
        with monkeypatch.context() as patch:
            patch.setattr(server.parts.store.matches, "load", fail)
            failed = await ada.post(path, SOON, 202)
            assert (await ended(ada, failed["id"]))["status"] == "failed"
        asked = await ada.post(path, SOON, 202)
        await finished(ada, asked["id"])


async def test_what_cannot_be_analysed_is_refused(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT)
        path = f"/api/matches/{made['id']}/analyses"
        assert code(await ada.post(path, SOON, 409)) == "match.not-over"
        path = f"/api/matches/{await short_match(ada)}/analyses"
        assert code(await ada.post(path, {"bot": "nobody"}, 422)) == "unknown.bot"
        assert code(await ada.post(path, {"bot": "greedy"}, 422)) == "setup.analyst"
        assert code(await ada.post(path, {"bot": "strong:threads=64"}, 422)) == "unknown.bot"
        assert code(await ada.post(path, {"ply": 99}, 404)) == "ply.unknown"
        assert code(await ada.post(path, {"seconds": 60}, 422)) == "request.malformed"
        assert await ada.get(path) == []


async def test_only_so_much_is_analysed_for_one_user(settings: Callable[..., Settings]) -> None:
    few = settings(max_analyses=1, analysis_seconds=60)
    async with running(few) as server, server.person("Ada") as ada, server.person("Ben") as ben:
        path = f"/api/matches/{await short_match(ada)}/analyses"
        await ada.post(path, {"ply": 1, "seconds": 5}, 202)
        assert code(await ada.post(path, SOON, 409)) == "limit.analyses"
        await ben.post(path, SOON, 202)


async def test_only_so_much_is_analysed_for_all(settings: Callable[..., Settings]) -> None:
    async with running(settings(max_queue=1)) as server, server.person("Ada") as ada:
        path = f"/api/matches/{await short_match(ada)}/analyses"
        await ada.post(path, {"ply": 1, "seconds": 5}, 202)
        assert code(await ada.post(path, SOON, 503)) == "limit.busy"


# Replays


@pytest.mark.parametrize("game", game_ids())
async def test_a_replay_has_every_ply_and_every_position(server: Running, game: str) -> None:
    async with server.person("Ada") as ada:
        match_id = await short_match(ada, game)
        told = await ada.get(f"/api/matches/{match_id}/replay")
        assert told["match"]["id"] == match_id
        assert len(told["positions"]) == len(told["plies"]) + 1
        for ply in range(len(told["positions"])):
            shown = await ada.get(f"/api/matches/{match_id}/plies/{ply}")
            position = told["positions"][ply]
            assert {name: shown[name] for name in position} == position
            assert shown["told"] == (told["plies"][ply - 1] if ply else None)


async def test_a_replay_can_start_at_any_ply(server: Running) -> None:
    async with server.person("Ada") as ada:
        path = f"/api/matches/{await short_match(ada)}/replay"
        whole = await ada.get(path)
        for since in range(len(whole["plies"]) + 1):
            part = await ada.get(f"{path}?since={since}")
            assert part["plies"] == whole["plies"][since:]
            assert part["positions"] == whole["positions"][since:]


async def test_a_replay_is_packed_for_those_who_can_unpack_it(server: Running) -> None:
    async with server.person("Ada") as ada:
        path = f"/api/matches/{await short_match(ada)}/replay"
        packed = await ada.http.get(path, headers={"Accept-Encoding": "gzip"})
        plain = await ada.http.get(path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < len(plain.content) / 3


# Branches


async def test_one_plays_on_from_any_ply_against_a_bot(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        made = await ada.make("azul", ME, OPEN, start=0, public=True)
        await ben.post(f"/api/matches/{made['id']}/join", {})
        async with ada.at(made["id"]) as first, ben.at(made["id"]) as second:
            await first.act()
            await second.my_turn()
            await second.act()
            await second.send("resign")
        path = f"/api/matches/{made['id']}/branch"
        branched = await ada.post(path, {"ply": 2, "bot": "novice"}, 201)
        assert (branched["branch_of"], branched["branch_ply"]) == (made["id"], 2)
        assert [seat["kind"] for seat in branched["seats"]] == ["person", "bot"]
        assert branched["seats"][1]["bot"] == "novice"
        assert branched["casual"] and not branched["public"]
        async with ada.at(branched["id"]) as screen:
            await screen.play()
        texts = [await _record(ada, each) for each in (made["id"], branched["id"])]
        old, new = map(Record.from_text, texts)
        assert new.plies[:2] == old.plies[:2]
        assert new.notes["X-Branch-Of"] == f"{made['id']} 2"
        assert new.state().is_over


async def _record(person: Person, match_id: str) -> str:
    return (await person.http.get(f"/api/matches/{match_id}/record")).text


async def test_a_stranger_branches_as_the_seat_to_act(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        match_id = await short_match(ada)
        branched = await eve.post(f"/api/matches/{match_id}/branch", {"ply": 2}, 201)
        assert branched["yours"] == [1]
        assert branched["status"] == "playing"


async def test_players_of_one_device_keep_their_names(server: Running) -> None:
    async with server.person("Ada") as ada:
        hot_seats = [{"kind": "hot-seat", "name": name} for name in ("Ben", "Eve")]
        made = await ada.make("azul", *hot_seats, BOT, start=0, casual=True)
        branched = await ada.post(f"/api/matches/{made['id']}/branch", {"ply": 0}, 201)
        assert [seat["name"] for seat in branched["seats"]][:2] == ["Ben", "Eve"]
        assert branched["yours"] == [0, 1]


async def test_a_branch_before_a_deal_gets_a_new_deal(server: Running) -> None:
    async with server.person("Ada") as ada:
        match_id = await short_match(ada)
        body = {"ply": 0, "seats": [ME, {"kind": "hot-seat", "name": "Cy"}]}
        branched = await ada.post(f"/api/matches/{match_id}/branch", body, 201)
        assert [seat["name"] for seat in branched["seats"]] == ["Ada", "Cy"]
        assert branched["plies"] == 1
        async with ada.at(branched["id"]) as screen:
            assert screen.legal


async def test_where_no_branch_is_possible_there_is_none(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        made = await ada.make("azul", ME, OPEN, public=True)
        path = f"/api/matches/{made['id']}/branch"
        assert code(await ada.post(path, {"ply": 0}, 409)) == "match.not-playing"
        await ben.post(f"/api/matches/{made['id']}/join", {})
        assert code(await ada.post(path, {"ply": 0}, 409)) == "branch.playing"
        alone = await ada.make("azul", ME, BOT)
        path = f"/api/matches/{alone['id']}/branch"
        assert code(await ben.post(path, {"ply": 0}, 409)) == "branch.playing"
        await ada.post(path, {"ply": 1}, 201)
        assert code(await ada.post(path, {"ply": 999}, 404)) == "ply.unknown"
        for seats, expected in (
            ([ME, BOT, BOT], "branch.seats"),
            ([BOT, BOT], "match.no-person"),
            ([ME, OPEN], "request.malformed"),
            ([ME, {"kind": "bot", "bot": "hal"}], "unknown.bot"),
        ):
            assert code(await ada.post(path, {"ply": 1, "seats": seats}, 422)) == expected


async def test_a_match_that_was_played_out_has_no_branch_at_its_end(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT)
        async with ada.at(made["id"]) as screen:
            await screen.play()
        path = f"/api/matches/{made['id']}/branch"
        assert code(await ada.post(path, {"ply": screen.ply}, 409)) == "branch.over"
