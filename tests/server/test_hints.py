"""Hints at a table: worked out in a worker, counted, and stored before they are sent."""

import pytest

from tests.server.clients import BOT, ME, Running, code

pytestmark = pytest.mark.anyio

HOT = {"kind": "hot-seat", "name": "Ben"}
GAMES = ("azul", "pavilion", "garden")


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_is_a_legal_turn_in_words_with_its_reasons(server: Running, game: str) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make(game, ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.my_turn()
            hint = await screen.send("hint", ply=screen.ply)
            assert (hint["type"], hint["ply"]) == ("hinted", screen.ply)
            assert hint["move"]["id"].startswith(f"{game}-")
            assert 1 <= len(hint["told"]) <= 3
            assert all(each["values"]["seat"] in (0, 1) for each in hint["told"])
            assert [seat["hints"] for seat in screen.table["seats"]] == [1, 0]
            answer = await screen.send("act", ply=screen.ply, action=hint["turn"])
            assert answer["type"] == "done"


async def test_a_position_counts_once_and_the_count_is_stored(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.my_turn()
            for _ in range(2):
                assert (await screen.send("hint", ply=screen.ply))["type"] == "hinted"
            await screen.act()
            await screen.my_turn()
            await screen.send("hint", ply=screen.ply)
            assert screen.table["seats"][0]["hints"] == 2
        stored = await server.parts.store.matches.load(made["id"])
        assert stored is not None
        assert [len(seat.hints) for seat in stored.seats] == [2, 0]
        again = await ada.get(f"/api/matches/{made['id']}")
        assert again["seats"][0]["hints"] == 2


async def test_a_table_that_is_loaded_again_knows_its_hints(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.my_turn()
            await screen.send("hint", ply=screen.ply)
        table = await server.parts.tables.find(made["id"])
        table.lose()
        async with ada.at(made["id"]) as screen:
            assert screen.table["seats"][0]["hints"] == 1
        assert await server.parts.tables.find(made["id"]) is not table


async def test_nobody_gets_a_hint_against_people(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, HOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.my_turn()
            assert code(await screen.send("hint", ply=screen.ply)) == "hint.off"
            assert (await screen.send("ping"))["type"] == "pong"


async def test_nobody_gets_a_hint_in_a_rated_match(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0, casual=False)
        async with ada.at(made["id"]) as screen:
            await screen.my_turn()
            assert code(await screen.send("hint", ply=screen.ply)) == "hint.off"


async def test_a_match_goes_on_while_a_hint_is_worked_out(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.my_turn()
            await screen.post("hint", id="first", ply=screen.ply)
            assert code(await screen.send("hint", ply=screen.ply)) == "limit.rate"
            assert (await screen.act())["type"] == "done"
