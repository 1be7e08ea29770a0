"""Matches played through sockets."""

import pytest

from tests.server.clients import BOT, ME, OPEN, Running, Screen, code
from tilewright.core.record import Record
from tilewright.core.registry import find_game, game_ids
from tilewright.store import ANSWERS_KEPT

pytestmark = pytest.mark.anyio

SIDES = [(name, side) for name in game_ids() for side in find_game(name).sides]


@pytest.mark.processes
@pytest.mark.parametrize(("game", "side"), SIDES)
async def test_a_whole_match_against_bots(server: Running, game: str, side: str) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make(game, ME, BOT, {"kind": "bot", "bot": "random"}, side=side)
        async with ada.at(made["id"]) as screen:
            await screen.play()
        response = await ada.http.get(f"/api/matches/{made['id']}/record")
        record = Record.from_text(response.text)
        assert record.state().is_over
        assert record.state().scores() == screen.table["result"]["scores"]
        seen = range(screen.welcome["position"]["ply"], len(record.plies))
        assert [told["ply"] for told in screen.told] == list(seen)
        figures = await ada.get(f"/api/matches/{made['id']}/statistics")
        assert [sum(seat.values()) for seat in figures["sources"]] == figures["scores"]
        replay = await ada.get(f"/api/matches/{made['id']}/replay")
        last = [position["last_round"] for position in replay["positions"]]
        assert last[1:] == [step.state.is_last_round() for step in record.walk()]
        assert (last[0], last[-1]) == (False, False)


async def test_two_people_see_the_same(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        made = await ada.make("azul", ME, OPEN, start=0)
        assert made["status"] == "waiting"
        joined = await ben.post(f"/api/matches/{made['id']}/join", {"invite": made["invite"]})
        assert joined["status"] == "playing"
        async with ada.at(made["id"]) as first, ben.at(made["id"]) as second:
            assert [screen.legal is None for screen in (first, second)] == [False, True]
            assert (await first.act())["type"] == "done"
            await second.next("change", version=first.version)
            assert second.position == first.position
            assert [screen.legal is None for screen in (first, second)] == [True, False]


async def test_the_view_is_the_position_of_the_record(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("pavilion", ME, BOT)
        async with ada.at(made["id"]) as screen:
            for _ in range(5):
                await screen.act()
            await screen.my_turn()
            shown = await ada.get(f"/api/matches/{made['id']}/plies/{screen.ply}")
        assert shown["view"] == screen.position["view"]
        before = await ada.get(f"/api/matches/{made['id']}/plies/0")
        assert before["told"] is None and before["actor"] is None
        beyond = await ada.get(f"/api/matches/{made['id']}/plies/{screen.ply + 1}", 404)
        assert code(beyond) == "ply.unknown"


async def test_bots_of_one_level_can_be_told_apart(server: Running) -> None:
    async with server.person("Ada") as ada:
        random = {"kind": "bot", "bot": "random"}
        made = await ada.make("azul", ME, BOT, random, BOT)
        names = [seat["name"] for seat in made["seats"]]
        assert names == ["Ada", "greedy 1", "random", "greedy 2"]
        assert [seat["bot"] for seat in made["seats"]] == [None, "greedy", "random", "greedy"]


async def test_an_action_out_of_turn_is_refused(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        made = await ada.make("azul", ME, OPEN, start=0, public=True)
        await ben.post(f"/api/matches/{made['id']}/join", {})
        async with ben.at(made["id"]) as screen:
            answer = await screen.send("act", ply=1, action="1R1")
            assert code(answer) == "seat.not-yours"


async def test_a_spectator_sees_everything_and_changes_nothing(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen, eve.at(made["id"]) as watching:
            assert watching.you["seats"] == [] and watching.you["invite"] is None
            assert watching.legal is None
            for kind, fields in (("act", {"ply": 1, "action": "1R1"}), ("resign", {})):
                assert code(await watching.send(kind, **fields)) == "match.not-seated"
            await screen.act()
            await watching.next("change")
            assert watching.position["view"]["boards"]


async def test_an_illegal_action_is_refused_with_the_code_of_the_rules(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            refused = await screen.send("act", ply=1, action="CR1")
            assert code(refused) == "centre.lacks-colour"
            assert code(await screen.send("act", ply=1, action="nonsense")) == "notation"
            assert code(await screen.send("act", ply=7, action="1R1")) == "ply.stale"
            assert screen.version == 1


async def test_a_repeated_action_gets_the_first_answer_again(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"}, start=0)
        async with ada.at(made["id"]) as screen:
            assert screen.legal
            action = screen.legal[0]["text"]
            first = await screen.send("act", ply=1, action=action, id="mine")
            again = await screen.send("act", ply=1, action=action, id="mine")
            assert first == again and first["type"] == "done"
            assert screen.ply == 2
            refused = await screen.send("act", ply=1, action=action, id="other")
            assert code(refused) == "ply.stale"


async def test_a_spectator_cannot_push_out_the_answers_of_a_player(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"}, start=0, public=True)
        async with ada.at(made["id"]) as screen, eve.at(made["id"]) as spectator:
            assert screen.legal
            action = screen.legal[0]["text"]
            first = await screen.send("act", ply=1, action=action, id="mine")
            for _ in range(ANSWERS_KEPT + 1):
                assert (await spectator.send("act", ply=2, action=action))["type"] == "refused"
            assert await screen.send("act", ply=1, action=action, id="mine") == first


async def test_previews_tell_what_each_action_brings(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            assert screen.legal
            found = await screen.send("preview")
            assert [each["text"] for each in found["actions"]] == [a["text"] for a in screen.legal]
            one = found["actions"][0]
            assert one["hint"]["id"].startswith("azul-hint")
            assert one["log"] and one["events"][0]["event"] == "took"
            assert one["headline"]["id"] == "azul-choice"
            assert one["effects"][0]["text"]["id"].startswith("azul-effect")
            some = await screen.send("preview", actions=[one["text"]])
            assert some["actions"] == [one]
            assert code(await screen.send("preview", actions=["CR1"])) == "centre.lacks-colour"


async def test_a_position_forecasts_the_round_for_every_seat(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"}, start=0)
        async with ada.at(made["id"]) as screen:
            assert screen.position["forecast"] == [{"gain": 0, "loss": 0}] * 2
            await screen.act(lambda legal: next(a for a in legal if a["parts"]["line"] == 0))
            assert screen.position["forecast"][0]["loss"] > 0
            assert screen.position["forecast"][1] == {"gain": 0, "loss": 0}


async def test_what_cannot_be_done_is_explained(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, {"kind": "hot-seat", "name": "Ben"}, start=0)
        async with ada.at(made["id"]) as screen:
            found = await screen.send("explain", turns=["CR1"])
            assert found["type"] == "explained" and found["ply"] == screen.ply
            assert found["reason"]["code"] == "centre.lacks-colour"
            assert screen.legal
            legal = str(screen.legal[0]["text"])
            assert (await screen.send("explain", turns=[legal]))["reason"] is None
            assert code(await screen.send("explain", turns=["what"])) == "notation"


async def take_all(screen: Screen) -> None:
    """Play a match of Summer Pavilion up to where tiles are placed."""
    while screen.position["view"]["phase"] != "placing":
        await screen.act()


async def test_a_turn_is_completed_in_one_go(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("pavilion", ME, {"kind": "hot-seat", "name": "Ben"}, start=0)
        async with ada.at(made["id"]) as screen:
            await take_all(screen)
            found = await screen.send("complete", action="pass")
            assert found["question"]["id"] == "pavilion-ask-keeping"
            most = max(found["ways"], key=lambda way: len(way["text"]))
            kept = [event for event in most["events"] if event["event"] == "kept"]
            assert len(kept) == 4 and most["text"].count("keep") == 4
            bring = await screen.send("preview", actions=[most["text"]])
            assert bring["actions"][0]["text"] == most["text"]
            told = [sentence["id"] for sentence in bring["actions"][0]["log"]]
            assert told.count("pavilion-event-kept") == 1
            seat, before = screen.position["actor"], screen.ply
            assert (await screen.send("act", ply=before, action=most["text"]))["type"] == "done"
            assert screen.position["actor"] != seat
            assert sum(screen.position["view"]["boards"][seat]["kept"]) == 4


async def test_the_rest_of_a_turn_can_be_had_and_too_much_is_refused(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("pavilion", ME, {"kind": "hot-seat", "name": "Ben"}, start=0)
        async with ada.at(made["id"]) as screen:
            await take_all(screen)
            ply = screen.ply
            refused = await screen.send("act", ply=ply, action="pass stop pass")
            assert code(refused) == "turn.complete"
            assert code(await screen.send("act", ply=ply, action="stop pass")) is not None
            assert code(await screen.send("act", ply=ply, action=" ")) == "notation"
            assert code(await screen.send("preview", actions=["pass stop pass"])) == "turn.complete"
            assert screen.ply == ply
            await screen.send("act", ply=ply, action="pass")
            rest = await screen.send("complete")
            assert rest["action"] is None
            assert {"stop"} < {way["text"] for way in rest["ways"]}


async def test_the_position_can_be_had_in_sentences(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("garden", ME, BOT)
        async with ada.at(made["id"]) as screen:
            told = await screen.send("describe")
            assert all(sentence["id"].startswith("garden-") for sentence in told["sentences"])


async def test_hot_seat_plays_all_seats_in_turn(server: Running) -> None:
    async with server.person("Ada") as ada:
        seats = [ME, {"kind": "hot-seat", "name": "Ben"}, {"kind": "hot-seat", "name": "Cy"}]
        made = await ada.make("azul", *seats)
        assert [seat["name"] for seat in made["seats"]] == ["Ada", "Ben", "Cy"]
        async with ada.at(made["id"]) as screen:
            actors = set()
            for _ in range(3):
                actors.add(screen.position["actor"])
                await screen.act()
            assert actors == {0, 1, 2}
