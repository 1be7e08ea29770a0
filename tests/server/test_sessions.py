"""Sessions are stored, so that they can be listed and ended."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer
from websockets.asyncio.client import connect

from tests.server.clients import BOT, ME, Person, Running, Screen, code, running
from tilewright.server.http.devices import device_of
from tilewright.server.http.sessions import COOKIE
from tilewright.server.ops.settings import Settings
from tilewright.server.sources import now_ms
from tilewright.store import Store

pytestmark = pytest.mark.anyio

ACCOUNT = {"name": "Ada Lovelace", "password": "analytical engine"}
OTHER = {"name": "Ben", "password": "analytical engine"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SECRET = "the key of this site"


@asynccontextmanager
async def browser(server: Running, **cookies: str) -> AsyncIterator[Person]:
    """Yield a browser without a session, or with some cookies."""
    url = f"http://{server.host}"
    async with httpx.AsyncClient(base_url=url, timeout=60, cookies=cookies) as http:
        yield Person(server.host, http)


@asynccontextmanager
async def copy_of(person: Person) -> AsyncIterator[Person]:
    """Yield somebody who has copied the cookie of a person."""
    async with httpx.AsyncClient(
        base_url=f"http://{person.host}", timeout=60, cookies=dict(person.http.cookies)
    ) as http:
        yield Person(person.host, http)


async def test_logging_out_ends_the_session_on_the_server(server: Running) -> None:
    async with server.person("Ada") as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        async with copy_of(ada) as thief:
            await thief.get("/api/session")
            await ada.delete("/api/session")
            await thief.get("/api/session", 401)
        await ada.get("/api/session", 401)


async def test_sessions_are_listed_and_can_be_ended(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as phone, browser(server) as other:
        await ada.post("/api/account", ACCOUNT, 201)
        phone.http.headers["user-agent"] = FIREFOX
        await phone.post("/api/login", ACCOUNT)
        await other.post("/api/login", ACCOUNT)
        listed = await phone.get("/api/sessions")
        assert [each["current"] for each in listed].count(True) == 1
        (here,) = [each for each in listed if each["current"]]
        assert (here["browser"], here["system"]) == ("Firefox", "Linux")
        assert len(listed) == 3 and all(each["used"] >= each["created"] for each in listed)

        assert await ada.delete(f"/api/sessions/{here['id']}") is None
        await phone.get("/api/session", 401)
        await other.get("/api/session")
        await ada.delete("/api/sessions")
        await other.get("/api/session", 401)
        assert [each["current"] for each in await ada.get("/api/sessions")] == [True]


async def test_nobody_ends_sessions_of_others(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Eve") as eve:
        (session,) = await ada.get("/api/sessions")
        refused = await eve.delete(f"/api/sessions/{session['id']}", status=404)
        assert code(refused) == "session.unknown"
        await eve.delete("/api/sessions")
        await ada.get("/api/session")


async def test_ending_the_own_session_logs_out(server: Running) -> None:
    async with server.person("Ada") as ada:
        (session,) = await ada.get("/api/sessions")
        await ada.delete(f"/api/sessions/{session['id']}")
        assert COOKIE not in ada.http.cookies


async def test_a_session_that_ends_ends_its_sockets_and_no_others(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as phone:
        await ada.post("/api/account", ACCOUNT, 201)
        made = await ada.make("azul", ME, BOT)
        await phone.post("/api/login", ACCOUNT)
        async with ada.at(made["id"]) as here, phone.at(made["id"]) as there:
            await ada.delete("/api/sessions")
            assert code(await there.next("refused")) == "session.none"  # although it sends nothing
            assert await there.closed() == 4001
            assert (await here.send("ping"))["type"] == "pong"


async def test_every_login_has_a_cookie_of_its_own(server: Running) -> None:
    async with server.person("Ada") as ada:
        cookies = {ada.http.cookies[COOKIE]}
        await ada.post("/api/account", ACCOUNT, 201)
        cookies.add(ada.http.cookies[COOKIE])
        for _ in range(2):
            await ada.post("/api/login", ACCOUNT)
            cookies.add(ada.http.cookies[COOKIE])
        assert len(cookies) == 4
        assert len(await ada.get("/api/sessions")) == 1


async def test_a_prepared_cookie_does_not_become_that_of_an_account(server: Running) -> None:
    async with server.person("Eve") as eve, copy_of(eve) as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        await eve.get("/api/session", 401)
    async with server.person("Eve") as eve, copy_of(eve) as ada:
        await ada.post("/api/login", ACCOUNT)
        await eve.get("/api/session", 401)
    async with browser(server, **{COOKIE: "chosen by eve"}) as ada:
        await ada.post("/api/login", ACCOUNT)
        async with browser(server, **{COOKIE: "chosen by eve"}) as eve:
            await eve.get("/api/session", 401)


async def test_the_cookie_of_a_guest_ends_when_an_account_takes_it_over(server: Running) -> None:
    async with server.person("Ada") as ada, server.person("Guest 2") as guest:
        await ada.post("/api/account", ACCOUNT, 201)
        made = await guest.make("azul", ME, BOT)
        async with copy_of(guest) as stale, stale.at(made["id"]) as screen:
            user = await stale.get("/api/session")
            await guest.post("/api/login", ACCOUNT)
            await stale.get("/api/session", 401)
            await stale.delete("/api/account", {"id": user["id"]}, 401)
            assert code(await screen.next("refused")) == "session.none"
        assert (await ada.get(f"/api/matches/{made['id']}"))["seats"][0]["name"] == "Guest 2"


async def test_deleting_asks_for_the_password(server: Running) -> None:
    async with server.person("Ada") as ada:
        user = await ada.post("/api/account", ACCOUNT, 201)
        for body in ({"id": user["id"]}, {"id": user["id"], "password": "wrong"}):
            assert code(await ada.delete("/api/account", body, 403)) == "password.wrong"
        await ada.get("/api/session")
        assert await ada.delete_account() == 204


async def test_a_page_of_one_user_does_not_delete_another(server: Running) -> None:
    async with server.person("Ada") as ada:
        before = await ada.post("/api/account", ACCOUNT, 201)
        await ada.delete("/api/session")
        await ada.post("/api/session", {"name": "Ben"}, 201)
        await ada.post("/api/account", OTHER, 201)
        body = {"id": before["id"], "password": OTHER["password"]}
        assert code(await ada.delete("/api/account", body, 409)) == "account.other"
        await ada.get("/api/session")
        await ada.post("/api/login", ACCOUNT)


async def test_a_deleted_account_is_gone_everywhere_at_once(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as phone:
        await ada.post("/api/account", ACCOUNT, 201)
        await phone.post("/api/login", ACCOUNT)
        program = await ada.post("/api/programs", {"name": "Engine"}, 201)
        assert await ada.delete_account() == 204
        await phone.get("/api/session", 401)
        bearer = {"Authorization": f"Bearer {program['token']}"}
        assert (await phone.http.get("/api/session", headers=bearer)).status_code == 401


async def test_a_guest_is_deleted_without_a_password(server: Running) -> None:
    async with server.person("Ada") as ada:
        assert await ada.delete_account("") == 204
        await ada.get("/api/session", 401)


async def test_another_password_revokes_tokens_of_programs(server: Running) -> None:
    async with server.person("Ada") as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        program = await ada.post("/api/programs", {"name": "Engine"}, 201)
        assert (await ada.get("/api/programs"))[0]["used"] is None
        bearer = {"Authorization": f"Bearer {program['token']}"}
        made = await ada.make("azul", ME, BOT, public=True)
        url = f"ws://{server.host}/api/matches/{made['id']}/socket"
        async with connect(url, additional_headers=bearer) as socket:
            screen = Screen(socket)
            await screen.next("welcome")
            while (await ada.get("/api/programs"))[0]["used"] is None:
                await asyncio.sleep(0.05)
            body = {"old": ACCOUNT["password"], "new": "another engine"}
            await ada.put("/api/account/password", body, 204)
            assert code(await screen.next("refused")) == "session.none"
        async with browser(server) as engine:
            refused = (await engine.http.get("/api/session", headers=bearer)).json()
            assert code(refused) == "token.unknown"
        assert await ada.get("/api/programs") == []


async def test_a_program_has_no_sessions_and_changes_no_account(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as engine:
        await ada.post("/api/account", ACCOUNT, 201)
        program = await ada.post("/api/programs", {"name": "Engine"}, 201)
        engine.http.headers["authorization"] = f"Bearer {program['token']}"
        proof = {"password": ACCOUNT["password"]}
        assert code(await engine.get("/api/sessions", 403)) == "account.needed"
        assert code(await engine.delete("/api/sessions", status=403)) == "account.needed"
        for path in ("/api/account/recovery-codes", "/api/account/second-factor"):
            assert code(await engine.post(path, proof, 403)) == "account.needed"
        body = {"id": program["id"], "password": ACCOUNT["password"]}
        assert code(await engine.delete("/api/account", body, 403)) == "account.needed"


async def test_the_last_use_of_a_session_is_noted(server: Running) -> None:
    async with server.person("Ada") as ada:
        store: Store = server.parts.store
        (session,) = await ada.get("/api/sessions")
        await store.sessions.touch(session["id"], 1)
        await ada.get("/api/session")
        while (await ada.get("/api/sessions"))[0]["used"] == 1:
            await asyncio.sleep(0.05)
        assert abs((await ada.get("/api/sessions"))[0]["used"] - now_ms()) < 600_000


def signed(*data: object) -> str:
    """Return a cookie as they were before sessions were stored."""
    return str(URLSafeTimedSerializer(SECRET, salt="session").dumps(list(data)))


async def test_a_guest_from_before_stays_logged_in_until_the_session_ends(
    settings: Callable[..., Settings],
) -> None:
    async with running(settings(secret=SECRET)) as server, server.person("Ada") as ada:
        user = await ada.get("/api/session")
        old = signed(user["id"], 0)
        async with browser(server, **{COOKIE: old}) as before:
            found = await asyncio.gather(*(before.get("/api/session") for _ in range(5)))
            assert {each["id"] for each in found} == {user["id"]}
            assert len(await before.get("/api/sessions")) == 2
            async with copy_of(before) as thief:
                await before.delete("/api/session")
                await thief.get("/api/session", 401)


async def test_an_old_cookie_is_void_once_any_session_was_ended(
    settings: Callable[..., Settings],
) -> None:
    async with running(settings(secret=SECRET)) as server, server.person("Ada") as ada:
        user = await ada.post("/api/account", ACCOUNT, 201)
        store: Store = server.parts.store
        found = await store.users.find(user["id"])
        assert found is not None
        old = signed(user["id"], found.epoch)
        for cookie in (signed(user["id"], found.epoch - 1), signed(user["id"]), signed([], "x")):
            async with browser(server, **{COOKIE: cookie}) as forged:
                await forged.get("/api/session", 401)
        body = {"old": ACCOUNT["password"], "new": "another engine"}
        await ada.put("/api/account/password", body, 204)
        async with browser(server, **{COOKIE: old}) as before:
            await before.get("/api/session", 401)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", ("Edge", "Windows")),
        (
            "Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36",
            ("Chrome", "Android"),
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1",
            ("Safari", "iPhone"),
        ),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Safari/605.1", ("Safari", "macOS")),
        ("", ("", "")),
    ],
)
def test_devices_are_told_in_plain_words(agent: str, device: tuple[str, str]) -> None:
    assert device_of(agent) == device


async def test_no_route_that_changes_something_accepts_pages_of_other_sites(
    server: Running,
) -> None:
    async with server.person("Ada") as ada:
        paths = (await ada.get("/api/openapi.json"))["paths"]
        tried = 0
        for path, methods in paths.items():
            for method in set(methods) - {"get", "head"}:
                for headers in (
                    {"origin": "https://evil.example"},
                    {"sec-fetch-site": "same-site"},
                ):
                    where = path.replace("{", "").replace("}", "")
                    answer = await ada.http.request(method, where, json={}, headers=headers)
                    assert code(answer.json()) == "origin.foreign", (method, path)
                    tried += 1
        assert tried > 30
        await ada.get("/api/session")
