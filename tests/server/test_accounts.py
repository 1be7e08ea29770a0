"""Sessions, accounts, programs, and the data of a user."""

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.clients import BOT, ME, OPEN, Person, Running, Screen, code, running
from tilewright.core.errors import BadSetup
from tilewright.core.record import Record
from tilewright.server.ops.secret import find_secret
from tilewright.server.ops.settings import Settings
from tilewright.server.problems import Problem
from tilewright.server.protocol import RESTARTING

pytestmark = pytest.mark.anyio

ACCOUNT = {"name": "Ada Lovelace", "password": "analytical engine"}


async def test_without_a_session_there_is_nothing_to_play(server: Running) -> None:
    async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
        for path in ("/api/session", "/api/matches", "/api/export", "/api/programs"):
            response = await http.get(path)
            assert response.status_code == 401
            assert code(response.json()) == "session.none"


async def test_the_cookie_is_for_this_site_and_not_for_scripts(server: Running) -> None:
    async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
        response = await http.post("/api/session", json={"name": "Ada"})
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie


async def test_behind_tls_the_cookie_is_secure(settings: Callable[..., Settings]) -> None:
    async with (
        running(settings(behind_tls=True)) as server,
        httpx.AsyncClient(base_url=f"http://{server.host}") as http,
    ):
        response = await http.post("/api/session", json={"name": "Ada"})
        assert "secure" in response.headers["set-cookie"].lower()
        assert response.headers["strict-transport-security"]


async def test_a_forged_cookie_is_nobody(server: Running) -> None:
    async with server.person("Ada") as ada:
        value = ada.http.cookies["tilewright_session"]
        for forged in (value[:-2] + "xx", "x" + value, "", "a.b.c"):
            async with httpx.AsyncClient(base_url=f"http://{server.host}") as http:
                http.cookies.set("tilewright_session", forged)
                assert (await http.get("/api/session")).status_code == 401


@pytest.mark.parametrize("left", ["", "half a key"])
def test_a_key_that_was_not_written_whole_signs_nothing(
    settings: Callable[..., Settings], tmp_path: Path, left: str
) -> None:
    key = tmp_path / "server.db.secret"
    key.write_text(left)
    key.chmod(0o600)
    with pytest.raises(BadSetup, match="no complete key"):
        find_secret(settings())


async def test_a_guest_may_take_another_name(server: Running) -> None:
    async with server.person("Ada") as ada:
        before = await ada.get("/api/session")
        after = await ada.post("/api/session", {"name": "Augusta"}, 201)
        assert after == {**before, "name": "Augusta"}


@pytest.mark.parametrize("name", ["", "   ", "x" * 41])
async def test_a_name_is_a_short_line(server: Running, name: str) -> None:
    async with server.person("Ada") as ada:
        answer = await ada.post("/api/session", {"name": name}, 422)
        assert code(answer) == "request.malformed"


@pytest.mark.parametrize(
    "name", ["two\nlines", "A\x00", "A\u00a0B", "\u202eA", "A\u200b", "An\u200dna", "\u200dA"]
)
async def test_signs_that_are_not_seen_are_refused_by_name(server: Running, name: str) -> None:
    async with server.person("Ada") as ada:
        answer = await ada.post("/api/session", {"name": name}, 422)
        assert code(answer) == "name.unprintable"


async def test_emoji_may_be_part_of_a_name(server: Running) -> None:
    name = "Zoë \N{WOMAN}\u200d\N{ROCKET} \N{WHITE FLAG}\ufe0f\u200d\N{RAINBOW}"
    async with server.person(name) as zoe:
        made = await zoe.make("azul", ME, BOT)
        answer = await zoe.http.get(f"/api/matches/{made['id']}/record")
        assert Record.from_text(answer.text).names[0] == name


async def test_an_account_keeps_the_matches_of_the_guest(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT)
        account = await ada.post("/api/account", ACCOUNT, 201)
        assert account["kind"] == "account"
        assert [each["id"] for each in (await ada.get("/api/matches"))["matches"]] == [made["id"]]
        assert code(await ada.post("/api/account", ACCOUNT, 409)) == "account.exists"


async def test_logging_in_brings_along_what_one_did_as_a_guest(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Elsewhere") as other:
        await ada.post("/api/account", ACCOUNT, 201)
        made = await other.make("azul", ME, {"kind": "hot-seat", "name": "Ben"})
        await other.post("/api/login", {**ACCOUNT, "name": "ADA LOVELACE"})
        async with ada.at(made["id"]) as screen:
            assert screen.you["seats"] == [0, 1]
            assert (await screen.act())["type"] == "done"


async def test_a_wrong_password_opens_nothing(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        await ada.post("/api/account", ACCOUNT, 201)
        wrong = {**ACCOUNT, "password": "difference engine"}
        assert code(await eve.post("/api/login", wrong, 401)) == "login.wrong"
        nobody = {"name": "Nobody", "password": "x"}
        assert code(await eve.post("/api/login", nobody, 401)) == "login.wrong"
        assert code(await eve.post("/api/account", ACCOUNT, 409)) == "account.name-taken"
        short = await eve.post("/api/account", {"name": "E", "password": "1234"}, 422)
        assert code(short) == "password.short"


async def test_another_password_logs_out_other_devices(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Phone") as phone:
        await ada.post("/api/account", ACCOUNT, 201)
        await phone.post("/api/login", ACCOUNT)
        body = {"old": ACCOUNT["password"], "new": "another engine"}
        assert (await ada.http.put("/api/account/password", json=body)).status_code == 204
        await phone.get("/api/session", 401)
        await ada.get("/api/session")


async def test_passwords_are_in_no_log_and_in_no_answer(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    async with server.person("Ada") as ada:
        answer = await ada.post("/api/account", ACCOUNT, 201)
        login = await ada.post("/api/login", ACCOUNT)
        refused = await ada.post("/api/account", {"name": "A", "password": "secret7"}, 409)
    told = caplog.text + json.dumps([answer, login, refused])
    for record in caplog.records:
        told += str(vars(record))
    assert ACCOUNT["password"] not in told and "secret7" not in told


async def test_everything_about_oneself_can_be_had(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = await ada.make("azul", ME, BOT, start=0)
        async with ada.at(made["id"]) as screen:
            await screen.act()
            await screen.my_turn()
        exported = await ada.get("/api/export")
        assert exported["user"]["name"] == "Ada"
        assert exported["analyses"] == []
        (match,) = exported["matches"]
        assert len(Record.from_text(match["record"]).plies) == screen.ply


async def test_an_export_is_sent_part_by_part(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on, work_out = asyncio.Event(), server.parts.workshop.work_out

    async def wait(*arguments: object, **options: object) -> bytes:
        await goes_on.wait()
        return bytes(await work_out(*arguments, **options))

    async with server.person("Ada") as ada:
        ids = {(await ada.make("azul", ME, OPEN))["id"] for _ in range(3)}
        monkeypatch.setattr(server.parts.workshop, "work_out", wait)
        async with ada.http.stream("GET", "/api/export") as answer:
            parts = answer.aiter_bytes()
            text = await anext(parts)  # although no match has been worked out yet
            goes_on.set()
            async for part in parts:
                text += part
        assert {each["id"] for each in json.loads(text)["matches"]} == ids


async def test_a_deleted_account_leaves_an_unnamed_seat(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        await ada.post("/api/account", ACCOUNT, 201)
        made = await ada.make("azul", ME, OPEN, public=True)
        waiting = await ada.make("azul", ME, OPEN, public=True)
        await ben.post(f"/api/matches/{made['id']}/join", {})
        assert await ada.delete_account() == 204
        assert code(await ben.post("/api/login", ACCOUNT, 401)) == "login.wrong"
        left = await ben.get(f"/api/matches/{made['id']}")
        assert left["result"]["reason"] == "resigned"
        assert left["seats"][0]["name"] == "-"
        assert (await ben.get(f"/api/matches/{waiting['id']}"))["status"] == "over"
        record = await ben.http.get(f"/api/matches/{made['id']}/record")
        assert "Lovelace" not in record.text
        await ada.get("/api/session", 401)


async def test_a_user_who_cannot_leave_a_match_is_deleted_anyway(
    settings: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_arguments: object) -> None:
        raise Problem("match.rules", "the match was played by other rules")

    async with running(settings(max_open_matches=200)) as server, server.person("Ada") as ada:
        for _ in range(100):
            await ada.make("azul", ME, OPEN)
        monkeypatch.setattr(server.parts.dispatcher, "command", refuse)
        assert await ada.delete_account() == 204
        await ada.get("/api/session", 401)


async def test_no_table_keeps_the_name_of_a_deleted_user(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        await ada.post("/api/account", ACCOUNT, 201)
        made = await ada.make("azul", ME, OPEN, public=True)
        await ben.post(f"/api/matches/{made['id']}/join", {})
        async with ben.at(made["id"]) as screen:
            assert ACCOUNT["name"] in str(screen.table)
            assert await ada.delete_account() == 204
            with pytest.raises(ConnectionClosed):
                await screen.next("pong")
        async with ben.at(made["id"]) as screen:
            assert ACCOUNT["name"] not in str(screen.welcome)
            done = await screen.send("rematch")
        again = await ben.get(f"/api/matches/{done['match']}")
        assert [seat["name"] for seat in again["seats"]] == ["Ben", "-"]


async def test_programs_of_a_deleted_account_leave_their_matches_and_their_names(
    server: Running,
) -> None:
    async with server.person("Ada") as ada, server.person("Ben") as ben:
        await ada.post("/api/account", ACCOUNT, 201)
        program = await ada.post("/api/programs", {"name": "Engine"}, 201)
        made = await ben.make("azul", ME, OPEN, public=True)
        bearer = {"Authorization": f"Bearer {program['token']}"}
        await ada.http.post(f"/api/matches/{made['id']}/join", json={}, headers=bearer)
        async with ben.at(made["id"]) as screen:
            assert "Engine" in str(screen.table)
            assert await ada.delete_account() == 204
            await screen.closed()
        async with ben.at(made["id"]) as screen:
            assert "Engine" not in str(screen.welcome)
            assert screen.table["result"]["reason"] == "resigned"


async def test_somebody_who_is_being_deleted_takes_no_seat(server: Running) -> None:
    await server.parts.sessions.watch.stop()  # the socket stays open
    async with server.person("Ada") as ada, server.person("Vanishing") as other:
        made = await ada.make("azul", ME, OPEN, public=True)
        async with other.at(made["id"]) as screen:
            assert await other.delete_account() == 204
            await screen.post("sit")
            assert await screen.closed() == RESTARTING
        seats = (await ada.get(f"/api/matches/{made['id']}"))["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open"]
        assert "Vanishing" not in str(seats)


async def test_a_match_that_was_being_made_does_not_outlive_its_user(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.person("Vanishing") as ada:
        store = server.parts.store
        find, user = store.matches.unfinished_hosted_by, await ada.get("/api/session")

        async def delete_meanwhile(*arguments: object) -> int:
            await store.users.erase(user["id"])
            return int(await find(*arguments))

        monkeypatch.setattr(store.matches, "unfinished_hosted_by", delete_meanwhile)
        body = {"game": "azul", "seats": [ME, OPEN]}
        assert code(await ada.post("/api/matches", body, 401)) == "session.none"
        assert await store.matches.ids() == []


async def test_a_login_with_the_old_password_does_not_outlive_a_new_one(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        user = await ada.post("/api/account", ACCOUNT, 201)
        store = server.parts.store
        find = server.parts.credentials.check_login

        async def change_meanwhile(*arguments: object) -> object:
            found = await find(*arguments)
            await store.users.set_password(user["id"], "another hash")
            return found

        monkeypatch.setattr(server.parts.credentials, "check_login", change_meanwhile)
        assert code(await eve.post("/api/login", ACCOUNT, 401)) == "session.none"
        assert await store.sessions.of_user(user["id"]) == []
        assert (await eve.get("/api/session"))["name"] == "Eve"  # still the guest


async def test_a_token_that_was_being_made_does_not_outlive_a_new_password(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.person("Ada") as ada:
        user = await ada.post("/api/account", ACCOUNT, 201)
        store = server.parts.store
        add = store.users.add_program

        async def change_meanwhile(*arguments: object) -> bool:
            await store.users.set_password(user["id"], "another hash")
            return bool(await add(*arguments))

        monkeypatch.setattr(store.users, "add_program", change_meanwhile)
        answer = await ada.post("/api/programs", {"name": "Engine"}, 401)
        assert code(answer) == "session.none"
        assert await store.users.programs(user["id"]) == []


async def test_a_program_plays_a_seat_with_its_token(server: Running) -> None:
    async with server.person("Ada") as ada:
        assert code(await ada.post("/api/programs", {"name": "Mine"}, 403)) == "account.needed"
        await ada.post("/api/account", ACCOUNT, 201)
        program = await ada.post("/api/programs", {"name": "Engine"}, 201)
        made = await ada.make("azul", ME, OPEN, start=1)
        bearer = {"Authorization": f"Bearer {program['token']}"}
        async with httpx.AsyncClient(base_url=f"http://{server.host}", headers=bearer) as http:
            engine = Person(server.host, http)
            path = f"/api/matches/{made['id']}/join"
            joined = await engine.post(path, {"invite": made["invite"]})
            assert joined["seats"][1]["name"] == "Engine"
            url = f"ws://{server.host}/api/matches/{made['id']}/socket"
            async with connect(url, additional_headers=bearer) as socket:
                screen = Screen(socket)
                await screen.next("welcome")
                assert (await screen.act())["type"] == "done"
            assert [p["id"] for p in await ada.get("/api/programs")] == [program["id"]]
            removed = await ada.http.delete(f"/api/programs/{program['id']}")
            assert removed.status_code == 204
            assert code(await engine.get("/api/session", 401)) == "token.unknown"


async def test_a_socket_of_a_program_ends_with_its_token(server: Running) -> None:
    async with server.person("Ada") as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        program = await ada.post("/api/programs", {"name": "Engine"}, 201)
        made = await ada.make("azul", ME, OPEN, start=1, public=True)
        bearer = {"Authorization": f"Bearer {program['token']}"}
        await ada.http.post(f"/api/matches/{made['id']}/join", json={}, headers=bearer)
        url = f"ws://{server.host}/api/matches/{made['id']}/socket"
        async with connect(url, additional_headers=bearer) as socket:
            screen = Screen(socket)
            await screen.next("welcome")
            assert (await screen.send("ping"))["type"] == "pong"
            await ada.http.delete(f"/api/programs/{program['id']}")
            assert code(await screen.next("refused")) == "session.none"
            await socket.wait_closed()
            assert socket.close_code == 4001
        assert (await ada.get(f"/api/matches/{made['id']}"))["plies"] == 1


async def test_another_password_ends_open_sockets(server: Running) -> None:
    async with server.person("Ada") as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        made = await ada.make("azul", ME, BOT)
        async with ada.at(made["id"]) as screen:
            body = {"old": ACCOUNT["password"], "new": "another secret"}
            assert (await ada.http.put("/api/account/password", json=body)).status_code == 204
            assert code(await screen.next("refused")) == "session.none"
        async with ada.at(made["id"]) as screen:
            assert (await screen.send("resign"))["type"] == "done"


async def test_the_example_program_plays_a_match(server: Running) -> None:
    async with server.person("Ada") as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        program = await ada.post("/api/programs", {"name": "Example"}, 201)
        made = await ada.make("azul", ME, OPEN)
        script = Path(__file__).parents[2] / "examples" / "program.py"
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(script),
            f"http://{server.host}",
            program["token"],
            made["id"],
            made["invite"],
            stdout=asyncio.subprocess.PIPE,
        )
        async with ada.at(made["id"]) as screen:
            await screen.play()
        output, _ = await process.communicate()
        assert json.loads(output) == screen.table["result"]


async def test_own_matches_are_listed_part_by_part(server: Running) -> None:
    async with server.person("Ada") as ada:
        made = [str((await ada.make("azul", ME, OPEN))["id"]) for _ in range(5)]
        listed: list[str] = []
        path = "/api/matches?limit=2"
        for count in (2, 2, 1):
            part = await ada.get(path)
            listed += [match["id"] for match in part["matches"]]
            assert len(part["matches"]) == count
            path = f"/api/matches?limit=2&before={part['before']}"
        assert part["before"] is None
        assert sorted(listed) == sorted(made)


@pytest.mark.parametrize("mark", ["", "7", "7-", "-abc", "x-abc", "9" * 16 + "-abc", "7-a%00"])
async def test_a_place_in_a_list_that_there_is_not_is_refused(mark: str, server: Running) -> None:
    async with server.person("Ada") as ada:
        assert code(await ada.get(f"/api/matches?before={mark}", 422)) == "request.malformed"
