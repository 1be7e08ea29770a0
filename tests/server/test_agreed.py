"""Only what all have agreed to happens to seats: the bot that takes one over, and a rematch."""

import pytest

from tests.server.clients import ME, OPEN, Person, Running, Screen, code, pass_time

pytestmark = pytest.mark.anyio

MINUTE = 60
CLOCK = {"kind": "turn", "seconds": 10 * MINUTE}


async def table_of(*people: Person, **options: object) -> str:
    """Start a match of several people, and return its id."""
    first, *others = people
    made = await first.make("azul", ME, *[OPEN] * len(others), **options)
    for person in others:
        await person.post(f"/api/matches/{made['id']}/join", {"invite": made["invite"]})
    return str(made["id"])


async def end(*screens: Screen) -> None:
    """Let all but the first resign."""
    for screen in screens[1:]:
        assert (await screen.send("resign"))["type"] == "done"
    for screen in screens:
        while not screen.is_over:
            await screen.receive()


@pytest.mark.parametrize("bot", ["random", "strong", "novice", "mason", "nonsense"])
async def test_a_seat_is_handed_to_no_other_bot_than_that_of_the_table(
    server: Running, bot: str
) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match = await table_of(ada, ben)
        async with ada.at(match) as screen:
            refused = await screen.send("hand-over", seat=1, bot=bot)
            assert code(refused) == "seat.bot"
            assert refused["error"]["values"] == {"bot": "greedy"}
        assert (await ada.get(f"/api/matches/{match}"))["seats"][1]["bot"] is None


async def test_a_seat_is_handed_to_the_bot_of_the_table_whether_it_is_named_or_not(
    server: Running,
) -> None:
    for named in ({}, {"bot": "greedy"}):
        async with server.person("Ada") as ada, server.person("Ben") as ben:
            match = await table_of(ada, ben)
            async with ada.at(match) as screen:
                async with ben.at(match):
                    pass
                while screen.presence.get("present") != [True, False]:
                    await screen.receive()
                assert (await screen.send("hand-over", seat=1, **named))["type"] == "done"
            assert (await ada.get(f"/api/matches/{match}"))["seats"][1]["bot"] == "greedy"


async def test_a_rematch_and_its_clock_start_when_all_have_agreed(server: Running) -> None:
    async with (
        server.person("Ada") as ada,
        server.person("Ben") as ben,
        server.person("Cleo") as cleo,
    ):
        match = await table_of(ada, ben, cleo, clock=CLOCK)
        async with ada.at(match) as one, ben.at(match) as two, cleo.at(match) as three:
            await end(one, two, three)
            for screen in (one, three):
                answer = await screen.send("rematch")
                assert (answer["type"], answer["match"]) == ("done", None)
            pass_time(server, 9 * MINUTE)
            found = await ada.get(f"/api/matches/{match}")
            assert found["rematch"] is None
            assert [seat["again"] for seat in found["seats"]] == [True, False, True]
            again = (await two.send("rematch"))["match"]
            assert again is not None
        async with ada.at(again) as screen:
            assert screen.table["status"] == "playing"
            clocks = screen.position["clocks"]
            assert clocks["running"] == screen.position["actor"]
            # Nine minutes have passed since the first wish: none of them is missing here.
            assert min(clocks["left"]) > 5 * MINUTE * 1000


async def test_nobody_else_makes_a_rematch_start(server: Running) -> None:
    async with (
        server.person("Ada") as ada,
        server.person("Ben") as ben,
        server.person("Eve") as eve,
    ):
        match = await table_of(ada, ben)
        async with ada.at(match) as one, ben.at(match) as two, eve.at(match) as watcher:
            await end(one, two)
            for _ in range(2):
                assert (await one.send("rematch"))["match"] is None
            assert code(await watcher.send("rematch")) == "match.not-seated"
        assert (await ada.get(f"/api/matches/{match}"))["rematch"] is None
