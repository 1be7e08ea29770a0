"""Every page: nothing that axe finds, no scrolling sideways, every language, quick and offline."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.people import MOVING, Person
from tilewright import game_ids
from tilewright.i18n import LANGUAGES, Catalogue

pytestmark = [pytest.mark.web, pytest.mark.xdist_group("web")]

Meet = Callable[..., Person]
BOT = {"kind": "bot", "bot": "novice"}
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PATHS = (
    "/",
    "/new",
    "/lobby",
    "/matches",
    *(f"/rules/{game}" for game in game_ids()),
    "/settings",
    "/account",
    "/about",
    "/no-such-page",
    "/table/nosuchtable",
)
AN_ID = re.compile(r"\b(web|error|lesson|azul|pavilion|garden|refusal)-[a-z]+-[a-z-]+\b")
MOST_BYTES = 150 * 1024  # compressed, fonts included, of a table that is opened for the first time
LOCALES = {"zh-Hant": "zh-TW"}
IS_WIDE = "document.documentElement.scrollWidth > innerWidth"


def violations(page: Page) -> list[str]:
    """Return what axe finds on a page as it is now."""
    options = {"runOnly": {"type": "tag", "values": TAGS}}
    found = Axe().run(page, options=options).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:200]}" for each in found]


def settle(page: Page) -> None:
    """Wait until a page has loaded what it needs."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(theme: str, meet: Meet) -> None:
    anna = meet(color_scheme=theme, reduced_motion="reduce")
    for path in PATHS:
        anna.go(path)
        settle(anna.page)
        assert violations(anna.page) == [], path


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_at_a_table(game: str, width: int, meet: Meet) -> None:
    anna = meet(viewport={"width": width, "height": 844}, reduced_motion="reduce")
    anna.make_match(game, [{"kind": "me"}, BOT], start=0)
    assert violations(anna.page) == [], "own turn"
    anna.act()
    assert violations(anna.page) == [], "something is chosen"
    for key in ("?", "d"):
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        assert violations(anna.page) == [], key
        anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Menu").click()
    assert violations(anna.page) == [], "menu"
    anna.page.get_by_role("button", name="Give up").click()
    anna.page.get_by_role("button", name="Give up").click()
    expect(anna.page.locator("h2.result")).to_be_visible()
    settle(anna.page)
    assert violations(anna.page) == [], "summary"
    anna.page.get_by_role("link", name="Replay").click()
    anna.page.wait_for_selector(MOVING)
    assert violations(anna.page) == [], "replay"


def test_axe_finds_nothing_while_players_are_awaited(meet: Meet) -> None:
    anna = meet()
    anna.go("/new?friends=1")
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.get_by_label("Link of the invitation")).to_be_visible()
    assert violations(anna.page) == []


@pytest.mark.parametrize("width", [320, 800])
def test_no_page_scrolls_sideways(width: int, meet: Meet) -> None:
    anna = meet(viewport={"width": width, "height": 740})
    for path in PATHS:
        anna.go(path)
        settle(anna.page)
        assert not anna.page.evaluate(IS_WIDE), path
    for game in game_ids():
        anna.make_match(game, [{"kind": "me"}, BOT, BOT, BOT], start=0)
        assert not anna.page.evaluate(IS_WIDE), game
        anna.act()
        assert not anna.page.evaluate(IS_WIDE), game


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_of_the_browser(language: str, meet: Meet) -> None:
    anna = meet(locale=LOCALES.get(language, language))
    say = Catalogue(language).say
    for path in PATHS:
        anna.go(path)
        settle(anna.page)
        assert anna.page.locator("html").get_attribute("lang") == language
        assert not AN_ID.search(anna.page.inner_text("body")), path
    for game in game_ids():
        anna.make_match(game, [{"kind": "me"}, BOT], start=0)
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(say(f"{game}-title"))
        assert not AN_ID.search(anna.page.inner_text("body")), game


def test_the_language_is_switched_at_run_time(meet: Meet) -> None:
    anna = meet()
    anna.go("/settings")
    for language in (*LANGUAGES[1:], "en"):
        anna.page.get_by_role("combobox").select_option(language)
        heading = Catalogue(language).say("web-settings")
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(heading)


def test_errors_are_told_in_the_language_of_the_page(meet: Meet) -> None:
    anna = meet(locale="hu")
    anna.go("/account")
    anna.page.get_by_label("Név").first.fill("senki")
    anna.page.get_by_label("Jelszó").fill("rossz jelszó")
    anna.page.get_by_role("button", name="Belépés").click()
    expect(anna.page.get_by_role("alert")).to_have_text(Catalogue("hu").say("error-login-wrong"))


def test_the_first_load_of_a_table_is_small(meet: Meet) -> None:
    anna = meet()
    match = anna.make_match("azul", [{"kind": "me"}, BOT], start=0)
    cookies = anna.context.cookies()
    fresh = meet(service_workers="block")
    fresh.context.add_cookies([{**cookie} for cookie in cookies])  # type: ignore[typeddict-item]
    loaded: dict[str, int] = {}

    def note(response: object) -> None:
        sizes = response.request.sizes()  # type: ignore[attr-defined]
        loaded[response.url] = sizes["responseBodySize"]  # type: ignore[attr-defined]

    fresh.page.on("requestfinished", lambda request: note(request.response()))
    fresh.sit_at(match)
    settle(fresh.page)
    assert sum(loaded.values()) <= MOST_BYTES, sorted(loaded.items(), key=lambda item: -item[1])
    assert not [url for url in loaded if re.search(r"/(garden|pavilion)-", url)]


def test_the_page_opens_without_a_network_and_goes_on_by_itself(meet: Meet) -> None:
    anna = meet()
    anna.go("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    anna.page.wait_for_function("caches.keys().then((names) => names.length > 0)")
    anna.go("/")
    anna.context.set_offline(True)
    anna.page.goto(anna.url + "/lobby")
    offline = anna.page.get_by_text("No connection.")
    expect(offline).to_be_visible()
    anna.context.set_offline(False)
    expect(offline).to_be_hidden(timeout=15_000)
    expect(anna.page.get_by_text("No open tables just now.")).to_be_visible(timeout=15_000)
