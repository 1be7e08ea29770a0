"""E-mail: confirming an address, resetting a password, and notices, through a real mail server."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from tests.mailbox import Mailbox, link_in, mailbox, token_in
from tests.server.clients import Person, Running, code, running
from tests.server.test_sessions import browser
from tilewright.core.errors import BadSetup
from tilewright.i18n import LANGUAGES
from tilewright.server.http.letters import read_address
from tilewright.server.ops.mail import check_mail
from tilewright.server.ops.settings import Settings
from tilewright.server.problems import Problem

pytestmark = pytest.mark.anyio

ACCOUNT = {"name": "Ada Lovelace", "password": "analytical engine"}
PROOF = {"password": ACCOUNT["password"]}
ADDRESS = "ada@example.org"


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
async def site(settings: Callable[..., Settings], box: Mailbox) -> AsyncIterator[Running]:
    async with running(settings(**box.settings)) as started:
        yield started


async def mail(box: Mailbox, count: int) -> str:
    """Wait for so many mails, and return the token in the last one."""
    return token_in(await asyncio.to_thread(box.await_mail, count))


async def confirmed(ada: Person, box: Mailbox) -> None:
    """Create an account with a confirmed address: one mail."""
    await ada.post("/api/account", ACCOUNT, 201)
    await ada.put("/api/account/email", {**PROOF, "address": ADDRESS}, 204)
    await ada.post("/api/email/confirm", {"token": await mail(box, 1)})


async def test_an_address_is_confirmed_by_a_link(site: Running, box: Mailbox) -> None:
    async with site.person("Ada") as ada, browser(site) as phone:
        await ada.post("/api/account", ACCOUNT, 201)
        await ada.put("/api/account/email", {**PROOF, "address": " Ada@Example.org "}, 204)
        account = await ada.get("/api/account")
        assert (account["email"], account["pending"]) == (None, ADDRESS)
        token = await mail(box, 1)
        (sent,) = box.mails
        assert (sent["To"], sent["Subject"]) == (ADDRESS, "Confirm your e-mail address")
        assert link_in(sent).startswith("https://tilewright.example/account/confirm#")
        assert await phone.post("/api/email/confirm", {"token": token}) == {"name": "Ada Lovelace"}
        account = await ada.get("/api/account")
        assert (account["email"], account["pending"]) == (ADDRESS, None)
        again = await phone.post("/api/email/confirm", {"token": token}, 404)
        assert code(again) == "link.invalid"


async def test_a_forgotten_password_is_reset_by_a_link(site: Running, box: Mailbox) -> None:
    async with site.person("Ada") as ada, browser(site) as phone:
        await confirmed(ada, box)
        for number, asked in enumerate((ADDRESS.upper(), "ada lovelace"), 2):
            await phone.post("/api/reset", {"account": asked}, 204)
            token = await mail(box, number)
        short = await phone.post("/api/reset/password", {"token": token, "password": "x"}, 422)
        assert code(short) == "password.short"
        body = {"token": token, "password": "another engine"}
        await phone.post("/api/reset/password", body)
        assert code(await phone.post("/api/reset/password", body, 404)) == "link.invalid"
        await phone.get("/api/session", 401)  # whoever has the mail still has to log in
        await ada.get("/api/session", 401)
        await phone.post("/api/login", {**ACCOUNT, "password": "another engine"})
        notice = await asyncio.to_thread(box.await_mail, 4)
        assert notice["Subject"] == "Your password was changed"


async def test_the_answer_does_not_tell_whether_there_is_an_account(
    site: Running, box: Mailbox
) -> None:
    async with site.person("Ada") as ada, browser(site) as eve:
        await confirmed(ada, box)
        asked = (ADDRESS, "Ada Lovelace", "nobody@example.org", "Nobody", "x y z")
        answers = [await eve.http.post("/api/reset", json={"account": each}) for each in asked]
        assert {(each.status_code, each.content) for each in answers} == {(204, b"")}
        await mail(box, 3)
        assert {each["To"] for each in box.mails} == {ADDRESS}


async def test_nobody_floods_a_mailbox(site: Running, box: Mailbox) -> None:
    async with site.person("Ada") as ada, browser(site) as eve:
        await confirmed(ada, box)
        for _ in range(10):
            await eve.post("/api/reset", {"account": ADDRESS}, 204)
        await mail(box, 4)
        assert len(box.mails) == 4
        for _ in range(3):
            await ada.put("/api/account/email", {**PROOF, "address": "b@example.org"}, 204)
        refused = await ada.put("/api/account/email", {**PROOF, "address": "b@example.org"}, 429)
        assert code(refused) == "limit.rate"


async def test_links_name_the_site_and_not_what_a_request_names(
    site: Running, box: Mailbox
) -> None:
    async with site.person("Ada") as ada, browser(site) as eve:
        await confirmed(ada, box)
        forged = {"host": "evil.example", "x-forwarded-host": "evil.example"}
        answer = await eve.http.post("/api/reset", json={"account": ADDRESS}, headers=forged)
        assert answer.status_code == 204
        await mail(box, 2)
        assert link_in(box.mails[1]).startswith("https://tilewright.example/account/reset#")
        assert "evil" not in box.mails[1].as_string()


async def test_a_link_for_one_purpose_does_nothing_else(site: Running, box: Mailbox) -> None:
    async with site.person("Ada") as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        await ada.put("/api/account/email", {**PROOF, "address": ADDRESS}, 204)
        body = {"token": await mail(box, 1), "password": "another engine"}
        assert code(await ada.post("/api/reset/password", body, 404)) == "link.invalid"
        await ada.post("/api/login", ACCOUNT)


async def test_an_unconfirmed_address_resets_nothing(site: Running, box: Mailbox) -> None:
    async with site.person("Ada") as ada, browser(site) as eve:
        await ada.post("/api/account", ACCOUNT, 201)
        await ada.put("/api/account/email", {**PROOF, "address": ADDRESS}, 204)
        await mail(box, 1)
        for asked in (ADDRESS, "Ada Lovelace"):
            await eve.post("/api/reset", {"account": asked}, 204)
        await ada.put("/api/account/email", {**PROOF, "address": ADDRESS}, 204)
        await mail(box, 2)
        assert [each["Subject"] for each in box.mails] == ["Confirm your e-mail address"] * 2


async def test_the_old_address_is_told_of_a_new_one(site: Running, box: Mailbox) -> None:
    async with site.person("Ada") as ada:
        await confirmed(ada, box)
        await ada.put("/api/account/email", {**PROOF, "address": "new@example.org"}, 204)
        await ada.post("/api/email/confirm", {"token": await mail(box, 2)})
        notice = await asyncio.to_thread(box.await_mail, 3)
        assert (notice["To"], notice["Subject"]) == (ADDRESS, "Your e-mail address was changed")


async def test_an_address_can_be_removed_with_all_its_links(site: Running, box: Mailbox) -> None:
    async with site.person("Ada") as ada, browser(site) as phone:
        await confirmed(ada, box)
        await phone.post("/api/reset", {"account": ADDRESS}, 204)
        token = await mail(box, 2)
        assert code(await ada.delete("/api/account/email", {"password": "x"}, 403))
        await ada.delete("/api/account/email", PROOF)
        assert (await ada.get("/api/account"))["email"] is None
        body = {"token": token, "password": "another engine"}
        assert code(await phone.post("/api/reset/password", body, 404)) == "link.invalid"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_mails_are_written_in_the_language_of_the_page(
    site: Running, box: Mailbox, language: str
) -> None:
    async with site.person("Ada") as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        path = f"/api/account/email?language={language}"
        await ada.put(path, {**PROOF, "address": ADDRESS}, 204)
        await mail(box, 1)
        assert ("open this link" in box.mails[0].get_content()) == (language == "en")
        assert "Ada Lovelace" in box.mails[0].get_content()


async def test_mails_hold_no_password_and_the_log_holds_no_token(
    site: Running, box: Mailbox, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    async with site.person("Ada") as ada:
        await confirmed(ada, box)
        token = token_in(box.mails[0])
        assert ACCOUNT["password"] not in box.mails[0].as_string()
        told = caplog.text + "".join(str(vars(record)) for record in caplog.records)
        assert token not in told


async def test_a_mail_server_that_is_away_breaks_nothing(
    settings: Callable[..., Settings], caplog: pytest.LogCaptureFixture
) -> None:
    with mailbox() as box:
        chosen = settings(**box.settings)
    async with running(chosen) as server, server.person("Ada") as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        await ada.put("/api/account/email", {**PROOF, "address": ADDRESS}, 204)
        async with asyncio.timeout(60):
            while "a mail could not be sent" not in caplog.text:
                await asyncio.sleep(0.05)


async def test_without_a_mail_server_there_is_no_mail(server: Running) -> None:
    async with server.person("Ada") as ada:
        await ada.post("/api/account", ACCOUNT, 201)
        assert (await ada.get("/api/account"))["mail"] is False
        assert (await ada.get("/api/site"))["mail"] is False
        asked = await ada.put("/api/account/email", {**PROOF, "address": ADDRESS}, 409)
        assert code(asked) == "mail.off"
        assert code(await ada.post("/api/reset", {"account": ADDRESS}, 409)) == "mail.off"


@pytest.mark.parametrize(
    "text",
    ["ada", "ada@", "@example.org", "a b@example.org", "a@b", "a@b.c\r\nBcc: x@y.zz", "<a@b.cc>"],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Problem) as refused:
        read_address(text)
    assert refused.value.code == "mail.address"


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"mail_from": None}, "MAIL_FROM"),
        ({"site": None}, "SITE"),
        ({"site": "tilewright.example"}, "SITE"),
        ({"site": "https://tilewright.example/path"}, "SITE"),
    ],
)
def test_a_mail_server_needs_the_address_of_the_site(
    settings: Callable[..., Settings], changes: dict[str, str | None], named: str
) -> None:
    good = {"mail_host": "mail.example", "mail_from": "a@b.cc", "site": "https://a.example"}
    check_mail(settings(**good))
    with pytest.raises(BadSetup, match=f"TILEWRIGHT_{named}"):
        check_mail(settings(**{**good, **changes}))
