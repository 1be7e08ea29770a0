"""Chat at a table, and the lobby."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.clients import (
    BOT,
    ME,
    OPEN,
    Person,
    Running,
    Screen,
    at_lobby,
    code,
    listed,
    running,
    until,
)
from tilewright.server.live.chat import PHRASES
from tilewright.server.ops.settings import Settings

pytestmark = pytest.mark.anyio


async def two_people(ada: Person, ben: Person, **options: object) -> str:
    made = await ada.make("azul", ME, OPEN, public=True, **options)
    await ben.post(f"/api/matches/{made['id']}/join", {})
    return str(made["id"])


async def heard(screen: Screen) -> tuple[Any, ...]:
    """Return who said what."""
    said = await screen.next("said")
    return said["seat"], said["name"], said["phrase"], said["text"]


async def test_a_phrase_reaches_everyone_at_the_table(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match_id = await two_people(ada, ben)
        async with ada.at(match_id) as first, ben.at(match_id) as second:
            assert (await first.send("chat", phrase=PHRASES[0]))["type"] == "done"
            assert await heard(second) == (0, "Ada", PHRASES[0], None)
            assert code(await second.send("chat", phrase="nonsense")) == "chat.phrase"
            assert code(await second.send("chat")) == "chat.empty"
            assert code(await second.send("chat", phrase="hello", text="x")) == "chat.empty"
        async with ben.at(match_id) as again:
            assert [each["phrase"] for each in again.welcome["chat"]] == [PHRASES[0]]


async def test_spectators_neither_talk_nor_hear(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        made = await ada.make("azul", ME, BOT)
        async with ada.at(made["id"]) as screen, eve.at(made["id"]) as watching:
            assert watching.welcome["chat"] is None
            assert code(await watching.send("chat", phrase="hello")) == "match.not-seated"
            assert code(await watching.send("agree-chat")) == "match.not-seated"
            await screen.send("chat", phrase="hello")
            await watching.post("ping", id="after")
            while (message := await watching.receive()).get("id") != "after":
                assert message["type"] != "said"


async def test_free_text_needs_the_agreement_of_everyone(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match_id = await two_people(ada, ben, free_chat=True)
        async with ada.at(match_id) as first, ben.at(match_id) as second:
            assert [seat["chat"] for seat in first.table["seats"]] == [True, False]
            assert code(await first.send("chat", text="Hello there")) == "chat.off"
            assert (await second.send("agree-chat"))["type"] == "done"
            await first.next("change", cause="agree-chat")
            assert [seat["chat"] for seat in first.table["seats"]] == [True, True]
            await first.send("chat", text="  Привіт!  ")
            assert await heard(second) == (0, "Ada", None, "Привіт!")
            await second.send("agree-chat", agree=False)
            assert code(await second.send("chat", text="Still there?")) == "chat.off"
            await second.send("chat", phrase="goodbye")


async def test_without_free_text_nobody_can_agree_to_it(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        match_id = await two_people(ada, ben)
        async with ada.at(match_id) as screen:
            assert code(await screen.send("agree-chat")) == "chat.off"
            assert code(await screen.send("chat", text="Hello")) == "chat.off"


@pytest.mark.parametrize("text", ["", "x" * 201])
async def test_a_text_of_a_wrong_length_is_no_message(server: Running, text: str) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, free_chat=True)
        async with ada.at(made["id"]) as screen:
            await screen.post("chat", text=text)
            assert code(await screen.next("refused")) == "message.malformed"


@pytest.mark.parametrize("text", ["   ", "two\nlines", "\u202eturned"])
async def test_a_text_is_one_line_that_can_be_read(server: Running, text: str) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, free_chat=True)
        async with ada.at(made["id"]) as screen:
            assert code(await screen.send("chat", text=text)) == "chat.empty"
            assert (await screen.send("chat", text="one line"))["type"] == "done"


async def test_a_user_who_chats_too_much_must_wait(settings: Callable[..., Settings]) -> None:
    quiet = settings(chat_rate=0.002, burst=1000)
    async with running(quiet) as server, server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT)
        async with ada.at(made["id"]) as screen, ada.at(made["id"]) as other:
            assert (await screen.send("chat", phrase="hello"))["type"] == "done"
            assert (await other.send("chat", phrase="hello"))["type"] == "done"
            assert code(await screen.send("chat", phrase="hello")) == "limit.rate"


# The lobby


async def test_the_lobby_shows_what_is_open_as_it_changes(server: Running) -> None:
    async with (
        server.person("Ada") as ada,
        server.person("Ben") as ben,
        at_lobby(server) as lobby,
    ):
        await listed(lobby)
        await ada.make("azul", ME, OPEN)
        made = await ada.make("garden", ME, OPEN, OPEN, public=True)
        (entry,) = await listed(lobby, made["id"])
        assert entry["table"]["game"] == "garden" and entry["created"] == made["created"]
        assert "invite" not in json.dumps(entry)
        await ben.post(f"/api/matches/{made['id']}/join", {})
        (entry,) = await listed(lobby, made["id"])
        kinds = [seat["kind"] for seat in entry["table"]["seats"]]
        assert kinds == ["person", "person", "open"]
        await ada.post(f"/api/matches/{made['id']}/start", {})
        await listed(lobby)


async def test_all_who_look_at_the_lobby_see_the_same(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: int) -> list[object]:
        return []

    async with server.person("Ada") as ada, at_lobby(server) as first:
        made = await ada.make("azul", ME, OPEN, public=True)
        await listed(first, made["id"])
        monkeypatch.setattr(server.parts.store.matches, "lobby", nothing)
        async with at_lobby(server) as second:
            await listed(second)
            monkeypatch.undo()
            server.parts.lobby.wake()
            await listed(second, made["id"])


async def test_the_lobby_goes_on_after_an_error_that_nobody_thought_of(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = server.parts.store.matches
    find, failures = matches.lobby, [RuntimeError("a bug")]

    async def fail_first(*arguments: int) -> object:
        if failures:
            raise failures.pop()
        return await find(*arguments)

    async with server.person("Ada") as ada, at_lobby(server) as lobby:
        await listed(lobby)
        monkeypatch.setattr(matches, "lobby", fail_first)
        made = await ada.make("azul", ME, OPEN, public=True)
        await until(lambda: failures == [])
        server.parts.lobby.wake()
        await listed(lobby, made["id"])


async def test_a_match_leaves_the_lobby_with_its_people(
    settings: Callable[..., Settings],
) -> None:
    async with (
        running(settings(idle=2)) as server,  # before that, Ada has come to the table
        server.person("Ada") as ada,
        at_lobby(server) as lobby,
    ):
        await listed(lobby)
        made = await ada.make("azul", ME, OPEN, public=True)
        async with ada.at(made["id"]):
            await listed(lobby, made["id"])
        await listed(lobby)


async def test_a_client_that_floods_the_lobby_is_disconnected(
    settings: Callable[..., Settings],
) -> None:
    async with (
        running(settings(message_rate=0.002, burst=1000)) as server,
        at_lobby(server) as lobby,
    ):
        await listed(lobby)
        for _ in range(4):
            await lobby.send("hello")
        assert code(json.loads(await lobby.recv())) == "limit.rate"
