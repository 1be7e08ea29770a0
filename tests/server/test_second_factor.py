"""Second factors, recovery codes, and what an attacker could try with them."""

import asyncio
from collections.abc import Callable
from typing import Any

import pyotp
import pytest
from pyotp.totp import TOTP

from tests.server.clients import Person, Running, code, running
from tests.server.test_sessions import browser
from tilewright.server.http.totp import PERIOD
from tilewright.server.ops.settings import Settings
from tilewright.server.sources import now_ms
from tilewright.store import Store
from tilewright.store.factors import FREE_TRIES

pytestmark = pytest.mark.anyio

ACCOUNT = {"name": "Ada Lovelace", "password": "analytical engine"}
PROOF = {"password": ACCOUNT["password"]}
WRONG = "000000"


class App:
    """An app that computes codes; each call returns one that was not used yet."""

    def __init__(self, secret: str) -> None:
        self._totp = TOTP(secret)
        self._step = now_ms() // 1000 // PERIOD - 1

    def code(self) -> str:
        self._step = max(self._step, now_ms() // 1000 // PERIOD - 1)
        found = self._totp.generate_otp(self._step)
        self._step += 1
        return found


async def set_up(ada: Person) -> tuple[App, list[str]]:
    """Create an account with a second factor; return its app and its recovery codes."""
    await ada.post("/api/account", ACCOUNT, 201)
    made = await ada.post("/api/account/second-factor", PROOF, 201)
    app = App(made["secret"])
    found = await ada.put("/api/account/second-factor", {"code": app.code()})
    codes: list[str] = found["codes"]
    return app, codes


def login(**more: Any) -> dict[str, Any]:
    return {**ACCOUNT, **more}


async def test_with_a_second_factor_a_password_is_not_enough(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as phone:
        app, _ = await set_up(ada)
        assert code(await phone.post("/api/login", login(), 401)) == "login.code-needed"
        wrong = await phone.post("/api/login", login(code=WRONG), 401)
        assert code(wrong) == "login.code-wrong"
        await phone.get("/api/session", 401)
        await phone.post("/api/login", login(code=app.code()))
        assert (await phone.get("/api/account"))["second_factor"] is True


async def test_a_wrong_password_does_not_tell_about_a_second_factor(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as eve:
        app, _ = await set_up(ada)
        for more in ({}, {"code": WRONG}, {"code": app.code()}):
            refused = await eve.post("/api/login", login(password="wrong", **more), 401)
            assert code(refused) == "login.wrong"


async def test_the_qr_code_holds_what_apps_read(server: Running) -> None:
    async with server.person("Ada") as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        made = await ada.post("/api/account/second-factor", PROOF, 201)
        parsed = pyotp.parse_uri(made["address"])
        assert isinstance(parsed, TOTP)
        assert (parsed.secret, parsed.name, parsed.issuer) == (
            made["secret"],
            "Ada Lovelace",
            "Tilewright",
        )


async def test_a_second_factor_counts_only_after_its_first_code(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as phone:
        await ada.post("/api/account", ACCOUNT, 201)
        none = await ada.put("/api/account/second-factor", {"code": WRONG}, 409)
        assert code(none) == "factor.none"
        await ada.post("/api/account/second-factor", PROOF, 201)
        wrong = await ada.put("/api/account/second-factor", {"code": WRONG}, 401)
        assert code(wrong) == "login.code-wrong"
        assert (await ada.get("/api/account"))["second_factor"] is False
        await phone.post("/api/login", login())


async def test_a_code_works_once(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as phone, browser(server) as eve:
        app, codes = await set_up(ada)
        for used in (app.code(), codes[0]):
            await phone.post("/api/login", login(code=used))
            again = await eve.post("/api/login", login(code=used), 401)
            assert code(again) == "login.code-wrong"


async def test_of_two_uses_of_a_code_at_once_only_one_is_good(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as one, browser(server) as two:
        app, codes = await set_up(ada)
        for used in (app.code(), codes[0]):
            tries = (each.http.post("/api/login", json=login(code=used)) for each in (one, two))
            answers = await asyncio.gather(*tries)
            assert sorted(each.status_code for each in answers) == [200, 401]


async def test_recovery_codes_can_be_typed_in_any_way(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as phone:
        _, codes = await set_up(ada)
        assert len(set(codes)) == 10
        for typed in (codes[0].upper(), codes[1].replace("-", ""), f" {codes[2]} "):
            await phone.post("/api/login", login(code=typed))
        assert (await ada.get("/api/account"))["recovery_codes"] == 7


async def test_new_recovery_codes_replace_the_old_ones(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as phone:
        app, old = await set_up(ada)
        refused = await ada.post("/api/account/recovery-codes", PROOF, 401)
        assert code(refused) == "login.code-needed"
        proof = {**PROOF, "code": app.code()}
        new = (await ada.post("/api/account/recovery-codes", proof, 201))["codes"]
        assert code(await phone.post("/api/login", login(code=old[0]), 401)) == "login.code-wrong"
        await phone.post("/api/login", login(code=new[0]))


async def test_recovery_codes_are_stored_as_digests(server: Running) -> None:
    async with server.person("Ada") as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        codes = (await ada.post("/api/account/recovery-codes", PROOF, 201))["codes"]
        exported = await ada.get("/api/export")
        store: Store = server.parts.store
        assert store.database.is_sqlite
        content = b""
        for path in (
            store.url.removeprefix("sqlite:///"),
            store.url.removeprefix("sqlite:///") + "-wal",
        ):
            with open(path, "rb") as file:  # noqa: PTH123
                content += file.read()
        for each in codes:
            assert each not in str(exported)
            assert each.encode() not in content
            assert each.replace("-", "").encode() not in content


async def test_codes_cannot_be_guessed(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as eve:
        app, codes = await set_up(ada)
        found = [
            code(await eve.post("/api/login", login(code=WRONG), status))
            for status in [401] * FREE_TRIES + [429]
        ]
        assert found == ["login.code-wrong"] * FREE_TRIES + ["limit.rate"]
        locked = await eve.post("/api/login", login(code=app.code()), 429)
        assert code(locked) == "limit.rate"
        await eve.post("/api/login", login(code=codes[0]))  # the owner is not locked out


async def test_a_lost_app_is_replaced_with_a_recovery_code(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as phone:
        _, codes = await set_up(ada)
        await phone.post("/api/login", login(code=codes[0]))
        refused = await phone.delete("/api/account/second-factor", PROOF, 401)
        assert code(refused) == "login.code-needed"
        await phone.delete("/api/account/second-factor", {**PROOF, "code": codes[1]})
        await phone.delete("/api/session")
        await phone.post("/api/login", login())
        made = await phone.post("/api/account/second-factor", PROOF, 201)
        await phone.put("/api/account/second-factor", {"code": App(made["secret"]).code()})


async def test_a_second_factor_cannot_be_replaced_unseen(server: Running) -> None:
    async with server.person("Ada") as ada:
        app, _ = await set_up(ada)
        proof = {**PROOF, "code": app.code()}
        refused = await ada.post("/api/account/second-factor", proof, 409)
        assert code(refused) == "factor.exists"
        again = await ada.put("/api/account/second-factor", {"code": WRONG}, 409)
        assert code(again) == "factor.exists"


async def test_changes_of_the_account_need_the_code_too(server: Running) -> None:
    async with server.person("Ada") as ada:
        app, _ = await set_up(ada)
        body = {"old": ACCOUNT["password"], "new": "another engine"}
        assert code(await ada.put("/api/account/password", body, 401)) == "login.code-needed"
        await ada.put("/api/account/password", {**body, "code": app.code()}, 204)
        user = await ada.get("/api/session")
        deletion = {"id": user["id"], "password": "another engine"}
        assert code(await ada.delete("/api/account", deletion, 401)) == "login.code-needed"
        await ada.delete("/api/account", {**deletion, "code": app.code()})


async def test_a_recovery_code_sets_a_new_password_but_skips_no_second_factor(
    server: Running,
) -> None:
    async with server.person("Ada") as ada, browser(server) as phone:
        app, codes = await set_up(ada)
        body = {"name": "ada lovelace", "code": codes[0], "password": "another engine"}
        await phone.post("/api/recover", body, 204)
        await ada.get("/api/session", 401)
        assert code(await phone.post("/api/recover", body, 403)) == "recovery.wrong"
        new = login(password="another engine")
        assert code(await phone.post("/api/login", new, 401)) == "login.code-needed"
        await phone.post("/api/login", {**new, "code": app.code()})


async def test_a_wrong_recovery_code_and_an_unknown_name_look_alike(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as eve:
        await ada.post("/api/account", ACCOUNT, 201)
        answers = [
            await eve.post(
                "/api/recover", {"name": name, "code": "x" * 16, "password": "an" * 9}, 422
            )
            for name in (ACCOUNT["name"], "Nobody")
        ]
        body = {"code": "x" * 16, "password": "another engine"}
        answers += [
            await eve.post("/api/recover", {"name": name, **body}, 403)
            for name in (ACCOUNT["name"], "Nobody")
        ]
        assert answers[0] == answers[1] and answers[2] == answers[3]


async def test_recovery_codes_need_no_second_factor(server: Running) -> None:
    async with server.person("Ada") as ada, browser(server) as phone:
        await ada.post("/api/account", ACCOUNT, 201)
        codes = (await ada.post("/api/account/recovery-codes", PROOF, 201))["codes"]
        body = {"name": ACCOUNT["name"], "code": codes[0], "password": "another engine"}
        await phone.post("/api/recover", body, 204)
        await phone.post("/api/login", login(password="another engine"))


async def test_the_common_attempts_do_not_stop_somebody_with_an_app(
    settings: Callable[..., Settings],
) -> None:
    """With the default rates: a login without the code, then one with it."""
    async with running(settings(login_rate=0.2)) as server, server.person("Ada") as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        made = await ada.post("/api/account/second-factor", PROOF, 201)
        app = App(made["secret"])
        await ada.put("/api/account/second-factor", {"code": app.code()})
        server.clock.ahead += 60
        async with browser(server) as phone:
            assert code(await phone.post("/api/login", login(), 401)) == "login.code-needed"
            wrong = await phone.post("/api/login", login(code=WRONG), 401)
            assert code(wrong) == "login.code-wrong"
            await phone.post("/api/login", login(code=app.code()))
