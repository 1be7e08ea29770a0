# ruff: noqa: RUF001
"""The account page: signing in with a second factor, sessions, codes, e-mail and programs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect
from pyotp.totp import TOTP

from tests.mailbox import Mailbox, link_in, mailbox
from tests.web.test_axe import TAGS
from tilewright.i18n import Catalogue
from tilewright.server.http.totp import PERIOD
from tilewright.server.sources import now_ms
from tools.kill import UNLIMITED
from tools.people import Person
from tools.process import ServerProcess

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
PASSWORD = "purple teapot sings"
PHONE = {"width": 390, "height": 844}
SITE = "https://tilewright.example"


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, box: Mailbox) -> Iterator[ServerProcess]:
    database = tmp_path_factory.mktemp("account") / "server.db"
    settings = {**UNLIMITED, "login_rate": 1e6, "workers": 1, **box.settings}
    started = ServerProcess(f"sqlite:///{database}", None, **settings)
    started.start()
    yield started
    started.kill()


class App:
    """An app that computes codes; each is used once."""

    def __init__(self, secret: str) -> None:
        self._totp = TOTP(secret.replace(" ", ""))
        self._step = now_ms() // 1000 // PERIOD - 1

    def code(self) -> str:
        self._step = max(self._step, now_ms() // 1000 // PERIOD - 1) + 1
        return self._totp.generate_otp(self._step - 1)


def section(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def sign_up(person: Person, name: str) -> None:
    person.go("/account")
    person.page.locator("label", has_text="Create an account").click()
    person.page.get_by_label("Name", exact=True).fill(name)
    person.page.get_by_label("Password").fill(PASSWORD)
    person.page.get_by_role("button", name="Create an account").click()
    expect(person.page.get_by_text("signed in as")).to_be_visible()


def sign_in(person: Person, name: str, password: str = PASSWORD) -> None:
    person.go("/account")
    person.page.get_by_label("Name", exact=True).fill(name)
    person.page.get_by_label("Password").fill(password)
    person.page.get_by_role("button", name="Sign in").click()


def set_up_factor(person: Person) -> tuple[App, list[str]]:
    """Turn on a second factor; return its app and the recovery codes."""
    factor = section(person.page, "Second factor")
    factor.get_by_role("button", name="Set up").click()
    factor.get_by_label("Current password").fill(PASSWORD)
    person.page.keyboard.press("Enter")
    app = App(factor.get_by_label("type this key").input_value())
    expect(factor.get_by_role("img", name="QR code")).to_be_visible()
    expect(factor.get_by_role("textbox", name="Code")).to_be_focused()
    person.page.keyboard.type(app.code())
    person.page.keyboard.press("Enter")
    expect(factor.get_by_text("They won’t be shown again")).to_be_visible()
    expect(factor.get_by_role("listitem")).to_have_count(10)
    codes = factor.get_by_role("listitem").all_inner_texts()
    factor.get_by_role("button", name="I’ve saved them").click()
    expect(factor.get_by_text("On. Signing in also takes a code")).to_be_visible()
    return app, codes


def test_somebody_with_a_second_factor_signs_in(meet: Meet) -> None:
    anna, phone = meet(), meet("", viewport=PHONE)
    sign_up(anna, "Anna Factor")
    app, codes = set_up_factor(anna)
    phone.expect_errors("401.*/api/login")
    page = phone.page
    for code in (app.code(), codes[0]):
        sign_in(phone, "Anna Factor")
        field = page.get_by_label("Code")
        expect(field).to_be_focused()
        field.fill("000000")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("Wrong code")
        field.fill(code)
        page.keyboard.press("Enter")
        expect(page.get_by_text("signed in as Anna Factor")).to_be_visible()
        expect(page.get_by_role("heading", name="Account", exact=True)).to_be_focused()
        section(page, "Profile").get_by_role("button", name="Sign out").click()
        expect(page.get_by_label("Guest name")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Guest name")).to_be_visible()


def test_going_back_from_the_code_starts_again(meet: Meet) -> None:
    anna, phone = meet(), meet("")
    sign_up(anna, "Anna Back")
    set_up_factor(anna)
    phone.expect_errors("401.*/api/login")
    sign_in(phone, "Anna Back")
    phone.page.get_by_role("button", name="Back").click()
    name = phone.page.get_by_label("Name", exact=True)
    expect(name).to_be_focused()
    expect(name).to_have_value("Anna Back")
    expect(phone.page.get_by_label("Password")).to_have_value("")


def test_a_second_factor_is_turned_off_with_password_and_code(meet: Meet) -> None:
    anna = meet()
    anna.expect_errors("403.*second-factor", "401.*second-factor")
    sign_up(anna, "Anna Off")
    app, _ = set_up_factor(anna)
    factor = section(anna.page, "Second factor")
    factor.get_by_role("button", name="Turn off").click()
    factor.get_by_label("Current password").fill("wrong")
    factor.get_by_role("textbox", name="Code").fill(app.code())
    anna.page.keyboard.press("Enter")
    expect(factor.get_by_role("alert")).to_have_text("Wrong password.")
    factor.get_by_label("Current password").fill(PASSWORD)
    factor.get_by_role("textbox", name="Code").fill(app.code())
    anna.page.keyboard.press("Enter")
    expect(factor.get_by_text("Second factor turned off.")).to_be_visible()
    expect(factor.get_by_role("button", name="Set up")).to_be_focused()


def test_other_devices_are_listed_and_signed_out(meet: Meet) -> None:
    anna, phone = meet(), meet("", viewport=PHONE)
    sign_up(anna, "Anna Sessions")
    for _ in range(2):
        sign_in(phone, "Anna Sessions")
        expect(phone.page.get_by_text("signed in as")).to_be_visible()
        anna.page.reload()
        sessions = section(anna.page, "Sessions")
        expect(sessions.get_by_role("listitem")).to_have_count(2)
        expect(sessions.get_by_text("This device")).to_have_count(1)
        expect(sessions.get_by_text("Chrome on Linux")).to_have_count(2)
        other = sessions.get_by_role("listitem").filter(has_not_text="This device")
        if _ == 0:
            other.get_by_role("button", name="Sign out").click()
        else:
            sessions.get_by_role("button", name="Sign out on all other devices").click()
        expect(sessions.get_by_role("listitem")).to_have_count(1)
        expect(sessions.get_by_role("heading")).to_be_focused()
        phone.expect_errors("401")
        phone.page.reload()
        expect(phone.page.get_by_label("Guest name")).to_be_visible()


def test_a_password_is_changed_and_weak_ones_are_refused(meet: Meet) -> None:
    anna = meet()
    anna.expect_errors("422.*password")
    sign_up(anna, "Anna Password")
    password = section(anna.page, "Password")
    change = password.get_by_role("button", name="Change password")
    change.press("Enter")
    expect(password.get_by_label("Current password")).to_be_focused()
    anna.page.keyboard.type(PASSWORD)
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.type("password1234")
    anna.page.keyboard.press("Enter")
    expect(password.get_by_role("alert")).to_contain_text("easy to guess")
    password.get_by_label("New password").fill("green kettle hums")
    anna.page.keyboard.press("Enter")
    expect(password.get_by_text("Password changed.")).to_be_visible()
    expect(change).to_be_focused()
    expect(section(anna.page, "Sessions").get_by_role("listitem")).to_have_count(1)


def test_a_forgotten_password_is_replaced_by_e_mail(meet: Meet, box: Mailbox) -> None:
    anna, phone = meet(), meet("", viewport=PHONE)
    sign_up(anna, "Anna Mail")
    mail = section(anna.page, "E-mail")
    mail.get_by_role("button", name="Add address").click()
    mail.get_by_label("E-mail address").fill("anna@example.org")
    mail.get_by_label("Current password").fill(PASSWORD)
    before = len(box.mails)
    anna.page.keyboard.press("Enter")
    expect(mail.get_by_text("Check your inbox")).to_be_visible()
    phone.go(link_in(box.await_mail(before + 1)).removeprefix(SITE))
    phone.page.get_by_role("button", name="Confirm").click()
    expect(phone.page.get_by_text("confirmed for the account Anna Mail")).to_be_visible()
    assert "#" not in phone.page.url

    phone.go("/account")
    phone.page.get_by_role("link", name="Forgot your password?").click()
    phone.page.get_by_label("Name or e-mail address").fill("anna@example.org")
    phone.page.get_by_role("button", name="Send link").click()
    expect(phone.page.get_by_text("we’ve sent a link to it")).to_be_visible()
    phone.go(link_in(box.await_mail(before + 2)).removeprefix(SITE))
    phone.page.get_by_label("New password").fill("green kettle hums")
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_text("Your new password is set")).to_be_visible()
    sign_in(phone, "Anna Mail", "green kettle hums")
    expect(phone.page.get_by_text("signed in as Anna Mail")).to_be_visible()
    expect(section(phone.page, "E-mail").get_by_text("anna@example.org")).to_be_visible()
    anna.expect_errors("401")
    anna.page.reload()
    expect(anna.page.get_by_label("Guest name")).to_be_visible()


def test_a_forgotten_password_is_replaced_with_a_recovery_code(meet: Meet) -> None:
    anna = meet()
    sign_up(anna, "Anna Codes")
    codes = section(anna.page, "Recovery codes")
    expect(codes.get_by_text("You have no recovery codes")).to_be_visible()
    codes.get_by_role("button", name="Create new codes").click()
    codes.get_by_label("Current password").fill(PASSWORD)
    anna.page.keyboard.press("Enter")
    expect(codes.get_by_role("listitem")).to_have_count(10)
    (first, *_) = codes.get_by_role("listitem").all_inner_texts()
    codes.get_by_role("button", name="I’ve saved them").click()
    expect(codes.get_by_text(re.compile("You have 10.recovery codes"))).to_be_visible()
    section(anna.page, "Profile").get_by_role("button", name="Sign out").click()
    anna.page.get_by_role("link", name="Forgot your password?").click()
    anna.page.locator("label", has_text="With a recovery code").click()
    anna.page.get_by_label("Name", exact=True).fill("Anna Codes")
    anna.page.get_by_label("Recovery code", exact=True).fill(first)
    anna.page.get_by_label("New password").fill("green kettle hums")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("link", name="Sign in").click()
    sign_in(anna, "Anna Codes", "green kettle hums")
    expect(anna.page.get_by_text("signed in as Anna Codes")).to_be_visible()


def test_programs_get_tokens_and_lose_them(meet: Meet) -> None:
    anna = meet()
    sign_up(anna, "Anna Programs")
    programs = section(anna.page, "Programs")
    programs.get_by_role("button", name="Create token").click()
    programs.get_by_label("Name of the program").fill("My engine")
    anna.page.keyboard.press("Enter")
    assert programs.get_by_label("Token", exact=True).input_value().startswith("tw_")
    expect(programs.get_by_role("listitem")).to_contain_text(["My engine"])
    programs.get_by_role("button", name="Revoke the token of My engine").click()
    expect(programs.get_by_text("Token revoked.")).to_be_visible()
    expect(programs.get_by_text("You have no programs.")).to_be_visible()


def test_deleting_asks_for_the_password_and_deletes_what_the_page_shows(meet: Meet) -> None:
    anna = meet()
    anna.expect_errors("403.*account", "409.*account")
    sign_up(anna, "Anna Delete")
    page, other = anna.page, anna.context.new_page()
    delete = section(page, "Delete account")
    delete.get_by_role("button", name="Delete account").click()
    delete.get_by_label("Current password").fill("wrong")
    delete.get_by_label("Yes, delete the account Anna Delete").check()
    button = delete.get_by_role("button", name="Delete account")
    button.click()
    expect(delete.get_by_role("alert")).to_have_text("Wrong password.")

    other.goto(f"{anna.url}/account")  # somebody else signs in, in another tab
    section(other, "Profile").get_by_role("button", name="Sign out").click()
    other.locator("label", has_text="Create an account").click()
    other.get_by_label("Name", exact=True).fill("Ben Delete")
    other.get_by_label("Password").fill(PASSWORD)
    other.keyboard.press("Enter")
    expect(other.get_by_text("signed in as Ben Delete")).to_be_visible()
    delete.get_by_label("Current password").fill(PASSWORD)
    button.click()
    expect(delete.get_by_role("alert")).to_contain_text("somebody else now")

    page.reload()
    delete.get_by_role("button", name="Delete account").click()
    delete.get_by_label("Current password").fill(PASSWORD)
    delete.get_by_label("Yes, delete the account Ben Delete").check()
    button.click()
    expect(page.get_by_label("Guest name")).to_be_visible()
    other.close()


def test_a_name_like_that_of_an_account_is_refused_with_its_reason(meet: Meet) -> None:
    anna, eve = meet(), meet("Eve")
    sign_up(anna, "Anna Original")
    eve.expect_errors("409.*session", "422.*session")
    eve.go("/account")
    field = eve.page.get_by_label("Guest name")
    for name, reason in (
        ("Anna 0riginal", "looks like Anna Original"),
        ("anna original", "taken"),
        ("Admin", "reserved"),
        ("An\N{CYRILLIC SMALL LETTER EN}a", "different alphabets"),
    ):
        field.fill(name)
        field.blur()
        expect(eve.page.get_by_role("alert")).to_contain_text(reason)


@pytest.mark.parametrize(
    ("language", "theme", "viewport"),
    [
        ("en", "light", {"width": 1280, "height": 900}),
        ("uk", "dark", PHONE),
        ("hu", "light", PHONE),
        ("zh-Hant", "dark", {"width": 1280, "height": 900}),
    ],
)
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    language: str, theme: str, viewport: dict[str, int], meet: Meet, tmp_path: Path
) -> None:
    words = Catalogue(language)
    anna = meet(viewport=viewport, color_scheme=theme, reduced_motion="reduce")
    sign_up(anna, f"Anna {language}")
    page = anna.page
    anna.set_language(language)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    opened = ("web-account-change", "web-factor-start", "web-codes-new", "web-mail-add")
    found = [look(page)]
    for id_ in (*opened, "web-programs-add", "web-account-delete"):
        page.get_by_role("button", name=words.say(id_), exact=True).click()
    found.append(look(page))
    factor = section(page, words.say("web-factor"))
    factor.locator("input[type=password]").fill(PASSWORD)
    page.keyboard.press("Enter")
    key = factor.locator("input[readonly]").input_value()
    found.append(look(page))
    factor.locator("input[autocomplete=one-time-code]").fill(App(key).code())
    page.keyboard.press("Enter")
    expect(factor.get_by_role("listitem")).to_have_count(10)
    found.append(look(page))
    page.screenshot(path=tmp_path / "account.png", full_page=True)
    for path in ("/account/reset", "/account/confirm"):
        anna.go(path)
        expect(page.get_by_role("heading", level=2)).to_be_visible()
        found.append(look(page))
    assert [each for each in found if each] == []


def look(page: Page) -> list[str]:
    """Return what axe finds, and whether the page scrolls sideways."""
    options = {"runOnly": {"type": "tag", "values": TAGS}}
    found = Axe().run(page, options=options).response["violations"]
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found] + ["wide"] * wide


def test_with_the_usual_rates_a_person_with_a_second_factor_signs_in(
    browser: Browser, tmp_path: Path
) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'server.db'}", None, workers=1)
    server.start()
    try:
        anna, phone = Person(browser, server.host), Person(browser, server.host, "")
        sign_up(anna, "Anna Usual")
        app, _ = set_up_factor(anna)
        phone.page.wait_for_timeout(12_000)  # the buckets of this address fill again
        sign_in(phone, "Anna Usual")
        phone.page.get_by_label("Code").fill(app.code())
        phone.page.keyboard.press("Enter")
        expect(phone.page.get_by_text("signed in as Anna Usual")).to_be_visible()
        for person in (anna, phone):
            person.close()
    finally:
        server.kill()
