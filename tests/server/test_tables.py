"""Commands at a table other than actions."""

import asyncio
import itertools
import os
import signal
from collections.abc import Callable

import pytest

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
    pass_time,
    running,
    until,
)
from tilewright.core.record import Record
from tilewright.server.ops.settings import Settings
from tilewright.store import LedgerEntry, StoreDown

pytestmark = pytest.mark.anyio

FISCHER = {"kind": "fischer", "seconds": 100, "increment": 50}


async def two_people(ada: Person, ben: Person, game: str = "azul", **options: object) -> str:
    """Return a match of two people that has begun with Ada."""
    made = await ada.make(game, ME, OPEN, start=0, public=True, **options)
    await ben.post(f"/api/matches/{made['id']}/join", {})
    return str(made["id"])


async def until_steps(screen: Screen) -> None:
    """Play until a turn is under way but not finished."""
    while True:
        await screen.my_turn()
        if screen.position["can_undo"]:
            return
        await screen.act(lambda legal: legal[-1])


# Undo and taking back


async def test_a_decision_of_an_unfinished_turn_is_undone(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("garden", ME, {"kind": "hot-seat", "name": "Ben"})
        async with ada.at(made["id"]) as screen:
            await until_steps(screen)
            ply, legal = screen.ply, screen.legal
            before = await ada.get(f"/api/matches/{made['id']}/plies/{ply - 1}")
            assert (await screen.send("undo", ply=ply))["type"] == "done"
            assert screen.ply == ply - 1
            assert screen.position["view"] == before["view"]
            assert screen.legal != legal


async def test_a_finished_turn_is_not_undone(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"})
        async with ada.at(made["id"]) as screen:
            await screen.act()
            assert code(await screen.send("undo", ply=screen.ply)) == "undo.nothing"


async def test_a_take_back_needs_everybody(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match_id = await two_people(ada, ben)
        async with ada.at(match_id) as first, ben.at(match_id) as second:
            before = first.position["view"]
            await first.act()
            assert (await first.send("take-back", ply=2))["type"] == "done"
            assert first.table["proposal"]["waiting"] == [1]
            assert code(await first.send("consent", accept=True)) == "takeback.own"
            await second.next("change", cause="take-back")
            assert (await second.send("consent", accept=True))["type"] == "done"
            assert second.table["proposal"] is None
            assert second.position["view"] == before
            await first.next("change", cause="consent")
            assert first.legal


async def test_a_take_back_that_is_refused_changes_nothing(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match_id = await two_people(ada, ben)
        async with ada.at(match_id) as first, ben.at(match_id) as second:
            await first.act()
            await first.send("take-back", ply=2)
            await second.next("change", cause="take-back")
            await second.send("consent", accept=False)
            assert second.table["proposal"] is None
            assert second.ply == 2
            assert code(await second.send("consent", accept=True)) == "takeback.none"


async def test_a_wish_ends_when_those_who_must_agree_change(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        made = await ada.make("azul", ME, OPEN, BOT, start=0, public=True)
        match_id = made["id"]
        await ben.post(f"/api/matches/{match_id}/join", {})
        async with ada.at(match_id) as first:
            await first.act()
            await first.send("take-back", ply=2)
            assert first.table["proposal"]["waiting"] == [1]
            await first.send("hand-over", seat=1)
            assert first.table["proposal"] is None


async def test_against_bots_a_take_back_is_immediate(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            before = screen.position["view"]
            assert code(await screen.send("take-back", ply=1)) == "takeback.nothing"
            await screen.act()
            await screen.my_turn()
            await screen.send("take-back", ply=screen.ply)
            assert screen.position["view"] == before


async def one_round(screen: Screen) -> None:
    """Play until the first ply of the second round is to come."""
    while screen.position["view"]["round"] == 1:
        await screen.act()
        await screen.my_turn()


@pytest.mark.parametrize("casual", [True, False])
async def test_what_was_revealed_is_taken_back_only_in_casual_matches(
    server: Running, casual: bool
) -> None:
    async with server.person("Ada") as ada:
        hot = {"kind": "hot-seat", "name": "Ben"}
        made = await ada.make("azul", ME, hot, casual=casual)
        async with ada.at(made["id"]) as screen:
            await one_round(screen)
            answer = await screen.send("take-back", ply=screen.ply)
            if casual:
                assert answer["type"] == "done"
                assert screen.position["view"]["round"] == 1
            else:
                assert code(answer) == "takeback.reveal"
                assert screen.position["view"]["round"] == 2


@pytest.mark.parametrize("casual", [True, False])
async def test_two_people_take_back_a_reveal_only_if_both_want_it(
    settings: Callable[..., Settings], casual: bool
) -> None:
    entropy = itertools.count().__next__
    async with (
        running(settings(), entropy) as server,
        server.person("Ada") as ada,
        server.person("Ben") as ben,
    ):
        match_id = await two_people(ada, ben, casual=casual)
        async with ada.at(match_id) as first, ben.at(match_id) as second:
            last = await one_round_of_two(first, second)
            first_deal = last.position["view"]["displays"]
            answer = await last.send("take-back", ply=last.ply)
            if not casual:
                assert code(answer) == "takeback.reveal"
                assert last.table["proposal"] is None
                return
            other = second if last is first else first
            await other.next("change", cause="take-back")
            assert other.table["proposal"]["reveals"]
            assert other.position["view"]["displays"] == first_deal
            await other.send("consent", accept=True)
            assert other.position["view"]["round"] == 1
            await last.next("change", cause="consent")
            await last.act()
            assert last.position["view"]["round"] == 2
            assert last.position["view"]["displays"] != first_deal


async def one_round_of_two(first: Screen, second: Screen) -> Screen:
    """Let two people play a round; return the screen of the person who acted last."""
    while True:
        for screen, other in ((first, second), (second, first)):
            if screen.legal:
                await screen.act()
                while other.version < screen.version:
                    await other.receive()
                if screen.position["view"]["round"] == 2:
                    return screen


# Giving up, and playing again


async def test_resigning_ends_a_match_of_two(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match_id = await two_people(ada, ben)
        async with ada.at(match_id) as first, ben.at(match_id) as second:
            await second.send("resign")
            assert second.table["result"]["ranking"] == [1, 2]
            assert second.table["result"]["reason"] == "resigned"
            await first.next("change", cause="resign")
            assert first.legal is None
            assert code(await first.send("act", ply=1, action="1R1")) == "match.not-playing"


async def test_a_bot_plays_on_for_one_of_three_who_resigns(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        made = await ada.make("azul", ME, OPEN, BOT, start=0, public=True)
        await ben.post(f"/api/matches/{made['id']}/join", {})
        async with ada.at(made["id"]) as first, ben.at(made["id"]) as second:
            await first.send("resign")
            assert first.table["status"] == "playing"
            assert first.table["seats"][0]["out"] == "resigned"
            assert code(await first.send("resign")) == "seat.out"
            await second.play()
            assert second.table["result"]["ranking"][0] == 3


async def test_a_rematch_moves_everyone_one_seat_on(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match_id = await two_people(ada, ben)
        async with ada.at(match_id) as first, ben.at(match_id) as second:
            assert code(await second.send("rematch")) == "match.not-over"
            await second.send("resign")
            assert (await second.send("rematch"))["match"] is None
            assert second.table["rematch"] is None and second.table["seats"][1]["again"]
            await first.next("change", cause="rematch")
            done = await first.send("rematch")
            assert done["match"] == first.table["rematch"] is not None
        played = await ada.get(f"/api/matches/{done['match']}")
        assert [seat["name"] for seat in played["seats"]] == ["Ben", "Ada"]
        assert played["status"] == "playing" and played["rematch_of"] == match_id


# Seats


async def test_lots_are_drawn_for_who_starts(settings: Callable[..., Settings]) -> None:
    entropy = itertools.count().__next__
    async with running(settings(), entropy) as server, server.person("Ada") as ada:
        hot = {"kind": "hot-seat", "name": "Ben"}
        starts = {(await ada.make("azul", ME, hot, hot))["start"] for _ in range(12)}
        assert starts == {0, 1, 2}
        assert (await ada.make("azul", ME, hot, start=1))["start"] == 1


async def test_the_host_begins_and_bots_take_the_open_seats(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        made = await ada.make("azul", ME, OPEN, OPEN, public=True)
        path = f"/api/matches/{made['id']}"
        assert [each["id"] for each in (await ben.get("/api/lobby"))["matches"]] == [made["id"]]
        assert code(await ben.post(f"{path}/start", {}, 403)) == "match.not-host"
        begun = await ada.post(f"{path}/start", {"bot": "random"})
        assert [seat["bot"] for seat in begun["seats"]] == [None, "random", "random"]
        assert [seat["name"] for seat in begun["seats"]] == ["Ada", "random 1", "random 2"]
        assert begun["status"] == "playing"
        assert (await ben.get("/api/lobby"))["matches"] == []


async def test_people_of_the_same_name_are_numbered_when_they_begin(server: Running) -> None:
    async with server.person("guest") as ada, server.person("guest") as ben:
        made = await ada.make("azul", ME, OPEN, BOT, BOT, public=True, start=0)
        joined = await ben.post(f"/api/matches/{made['id']}/join", {})
        names = ["guest 1", "guest 2", "greedy 1", "greedy 2"]
        assert [seat["name"] for seat in joined["seats"]] == names
        async with ada.at(made["id"]) as screen:
            await screen.act()
            record = (await ada.http.get(f"/api/matches/{made['id']}/record")).text
        assert Record.from_text(record).names == names


async def test_the_longest_names_are_numbered_too(server: Running) -> None:
    name = "x" * 40
    async with server.person(name) as ada:
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": name}, start=0)
        branch = await ada.post(f"/api/matches/{made['id']}/branch", {"ply": 1}, 201)
        for match in (made, branch):
            assert [seat["name"] for seat in match["seats"]] == [f"{name} 1", f"{name} 2"]


async def test_a_private_match_is_joined_by_invitation(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        made = await ada.make("azul", ME, OPEN, OPEN)
        path = f"/api/matches/{made['id']}/join"
        assert (await ben.get("/api/lobby"))["matches"] == []
        assert code(await ben.post(path, {}, 403)) == "match.invite"
        assert code(await ben.post(path, {"invite": "x"}, 403)) == "match.invite"
        joined = await ben.post(path, {"invite": made["invite"], "seat": 2})
        assert joined["yours"] == [2]
        assert code(await ben.post(path, {"invite": made["invite"]}, 409)) == "seat.taken"
        assert code(await ada.post(path, {"seat": 2}, 409)) == "seat.taken"


async def test_a_seat_is_open_again_when_its_person_leaves(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        made = await ada.make("azul", ME, OPEN, OPEN, public=True)
        path = f"/api/matches/{made['id']}"
        await ben.post(f"{path}/join", {})
        left = await ada.post(f"{path}/leave")
        assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "open"]
        assert (await ben.get(path))["host"]
        ended = await ben.post(f"{path}/leave")
        assert ended["status"] == "over" and ended["result"]["reason"] == "cancelled"


async def test_an_absent_seat_is_handed_to_a_bot_and_taken_back(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match_id = await two_people(ada, ben)
        async with ada.at(match_id) as first:
            await first.act()
            done = await first.send("hand-over", seat=1)
            assert done["type"] == "done"
            assert first.table["seats"][1]["bot"] == "greedy"
            await first.my_turn()
            assert first.ply == 3
            async with ben.at(match_id) as second:
                assert (await second.send("return"))["type"] == "done"
                await first.act()
                await second.my_turn()
                assert second.legal


async def test_a_present_seat_is_not_handed_over(settings: Callable[..., Settings]) -> None:
    async with (
        running(settings(absence=60)) as server,
        server.person("Ada") as ada,
        server.person("Ben") as ben,
    ):
        match_id = await two_people(ada, ben)
        async with ada.at(match_id) as first:
            assert code(await first.send("hand-over", seat=1)) == "seat.present"
            assert code(await first.send("hand-over", seat=0)) == "seat.not-person"


async def test_presence_is_shown(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match_id = await two_people(ada, ben)
        async with ada.at(match_id) as first:
            async with ben.at(match_id):
                while first.presence.get("present") != [True, True]:
                    await first.next("presence")
            while first.presence["present"] != [True, False]:
                await first.next("presence")


# Clocks


async def test_a_bot_takes_the_turn_of_a_person_who_runs_out_of_time(server: Running) -> None:
    async with server.person("Ada") as ada:
        clock = {"kind": "turn", "seconds": 1}
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"}, clock=clock)
        async with ada.at(made["id"]) as screen:
            assert screen.position["clocks"]["running"] == screen.position["actor"]
            await screen.next("change", cause="time-out")
            assert screen.legal is None
            await screen.next("change", cause="act")
            assert min(screen.position["clocks"]["left"]) > 0  # for the next turns, as ever
            assert screen.ply == 2 and screen.legal


async def test_a_turn_that_a_bot_finished_earns_its_time_too(server: Running) -> None:
    async with server.person("Ada") as ada:
        clock = {"kind": "fischer", "seconds": 1, "increment": 50}
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"}, clock=clock)
        async with ada.at(made["id"]) as screen:
            await screen.next("change", cause="time-out")
            seat = screen.position["actor"]
            await screen.next("change", cause="act")
            assert screen.position["clocks"]["left"][seat] >= 50_000


async def test_an_undone_decision_gives_no_time_back(server: Running) -> None:
    async with server.person("Ada") as ada:
        hot = {"kind": "hot-seat", "name": "Ben"}
        for clock in ({"kind": "turn", "seconds": 100}, FISCHER):
            made = await ada.make("garden", ME, hot, clock=clock)
            async with ada.at(made["id"]) as screen:
                await until_steps(screen)
                seat = screen.position["actor"]
                before = screen.position["clocks"]["left"][seat]
                pass_time(server, 10)
                await screen.send("undo", ply=screen.ply)
                assert screen.position["clocks"]["left"][seat] <= before - 10_000


async def test_after_a_take_back_a_turn_has_its_full_time_again(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match_id = await two_people(ada, ben, clock={"kind": "turn", "seconds": 100})
        async with ada.at(match_id) as first, ben.at(match_id) as second:
            await first.act()
            await second.my_turn()
            pass_time(server, 10)
            await first.send("take-back", ply=2)
            await second.next("change", cause="take-back")
            assert second.position["clocks"]["left"][1] <= 90_000
            await second.send("consent", accept=True)
            assert second.position["clocks"]["left"][1] == 100_000
            assert second.position["clocks"]["running"] == 0


@pytest.mark.parametrize("kind", ["turn", "fischer"])
async def test_time_that_is_up_can_forfeit(server: Running, kind: str) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        clock = {"kind": kind, "seconds": 1, "increment": 5, "on_timeout": "forfeit"}
        match_id = await two_people(ada, ben, clock=clock)
        async with ben.at(match_id) as screen:
            await screen.next("change", cause="forfeit")
            assert screen.table["result"] == {
                "reason": "forfeited",
                "scores": [0, 0],
                "ranking": [2, 1],
            }


async def test_fischer_gives_time_for_every_turn(server: Running) -> None:
    async with server.person("Ada") as ada:
        hot = {"kind": "hot-seat", "name": "Ben"}
        made = await ada.make("azul", ME, hot, clock=FISCHER, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.act()
            left = screen.position["clocks"]["left"]
            assert 140_000 < left[0] <= 150_000
            assert 90_000 < left[1] <= 100_000
            assert screen.position["clocks"]["running"] == 1


# Bots


async def test_a_worker_that_dies_is_replaced(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.act()
            await screen.my_turn()
            (worker,) = server.parts.pool.pids
            os.kill(worker, signal.SIGKILL)
            await screen.act()
            await screen.my_turn()
            assert screen.legal
            assert server.parts.pool.pids != [worker]


async def test_ctrl_c_is_for_the_server_not_for_its_workers(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.act()
            await screen.my_turn()
            (worker,) = server.parts.pool.pids
            assert os.getpgid(worker) != os.getpgid(0)  # a terminal sends it to the whole group


async def test_a_worker_that_hangs_is_replaced(settings: Callable[..., Settings]) -> None:
    async with running(settings(think_seconds=3)) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.act()
            await screen.my_turn()
            (worker,) = server.parts.pool.pids
            os.kill(worker, signal.SIGSTOP)
            await screen.act()
            await screen.my_turn()
            assert screen.legal
            assert server.parts.pool.replaced >= 1
            assert worker not in server.parts.pool.pids


# Sleeping and waking


async def test_a_table_sleeps_and_wakes_as_it_was(settings: Callable[..., Settings]) -> None:
    async with running(settings(idle=0)) as server, server.person("Ada") as ada:
        made = await ada.make("garden", ME, BOT)
        async with ada.at(made["id"]) as screen:
            await screen.act()
            await screen.my_turn()
        await until(lambda: len(server.parts.tables) == 0)
        async with ada.at(made["id"]) as again:
            assert again.position == screen.position
            assert again.version == screen.version
            assert again.legal == screen.legal


async def test_a_match_goes_on_by_itself_after_its_database_was_away(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = server.parts.store.ledger
    commit, failures = ledger.commit, [StoreDown("away")]

    async def fail_first(change: LedgerEntry) -> None:
        if failures and change.match.plies > 1:
            raise failures.pop()
        await commit(change)

    monkeypatch.setattr(ledger, "commit", fail_first)
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=1)  # the bot acts, though nobody is there
        async with asyncio.timeout(PATIENCE):
            while (await ada.get(f"/api/matches/{made['id']}"))["plies"] < 2:
                await asyncio.sleep(POLL)
        assert failures == []


async def test_a_match_goes_on_after_a_restart(settings: Callable[..., Settings]) -> None:
    async with running(settings()) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            assert screen.legal
            done = await screen.send("act", ply=1, action=screen.legal[0]["text"], id="first")
            await screen.my_turn()
        cookies = ada.http.cookies
    async with running(settings()) as server, server.person("Guest") as other:
        other.http.cookies = cookies
        async with other.at(made["id"], since=screen.version) as again:
            assert again.position == screen.position
            assert again.welcome["missed"] == []
            repeated = await again.send("act", ply=1, action="1R1", id="first")
            assert repeated == done
            await again.play()


async def test_a_client_that_reconnects_is_told_what_it_missed(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match_id = await two_people(ada, ben)
        async with ada.at(match_id) as first:
            async with ben.at(match_id) as second:
                seen = second.version
            await first.act()
            async with ben.at(match_id, since=seen) as second:
                missed = second.welcome["missed"]
                assert [told["ply"] for told in missed] == [1]
                assert missed == first.told
            async with ben.at(match_id, since=99) as second:
                assert second.welcome["missed"] is None
