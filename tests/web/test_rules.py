"""The rules: pages with live pictures, plain pages without scripts, and help at a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.web.test_axe import Checks
from tilewright.core.registry import built_in_games
from tilewright.i18n import LANGUAGES, Catalogue
from tilewright.learn.rules import rules_of
from tools.people import BOT, ME, Person
from tools.process import ServerProcess

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
LOCALES = {"zh-Hant": "zh-TW"}
PAGES = [(game.id, side) for game in built_in_games() for side in game.sides]
PHASES = {"azul": "taking", "pavilion": "taking", "garden": "turn"}  # at the start of a match
# Numbers of the pictures that are drawn, and keys that no picture shows.
DRAWN = """() => [...document.querySelectorAll("[data-picture]")].map((each) => [
  each.dataset.picture, each.querySelectorAll("circle").length > 0
    || each.querySelectorAll(".head").length > 0, each.dataset.missing ?? ""])"""
LOADED = "(image) => image.decode().then(() => image.naturalWidth)"


def title_of(section: str, language: str) -> str:
    """Return the title of a section of the rules of Azul."""
    parts = rules_of("azul", language).sections
    return next(part.title for part in parts if part.id == section)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_its_pictures_and_axe_finds_nothing(language: str, meet: Meet) -> None:
    narrow_and_dark = LANGUAGES.index(language) % 2 == 1
    anna = meet(
        locale=LOCALES.get(language, language),
        color_scheme="dark" if narrow_and_dark else "light",
        viewport={"width": 360 if narrow_and_dark else 1280, "height": 800},
        reduced_motion="reduce",
    )
    checks = Checks()
    for number, (game, side) in enumerate(PAGES):
        rules = rules_of(game, language).on_side(side)
        anna.go(f"/rules/{game}/{side}")
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(rules.title)
        expect(anna.page.locator(".rules-text section")).to_have_count(len(rules.sections) - 1)
        assert anna.page.evaluate(DRAWN) == [[name, True, ""] for name in rules.pictures()]
        assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        if number % len(LANGUAGES) == LANGUAGES.index(language):  # each in some language
            checks.look(anna, f"{game} {side}")
    assert checks.found == {}


def test_the_rules_are_readable_without_scripts(browser: Browser, server: ServerProcess) -> None:
    context = browser.new_context(java_script_enabled=False, locale="hu")
    page = context.new_page()
    for game, side in PAGES:
        page.goto(f"http://{server.host}/rules/{game}/{side}")
        rules = rules_of(game, "hu").on_side(side)
        expect(page.locator(".rules-text h2").first).to_have_text(rules.sections[1].title)
        images = page.locator("figure img")
        expect(images).to_have_count(len(rules.pictures()))
        assert images.first.evaluate(LOADED) == 460
    page.get_by_role("link", name="Українська").click()
    expect(page.locator(".rules-text h2").first).to_have_text(
        rules_of(game, "uk").on_side(side).sections[1].title
    )
    context.close()


def test_a_page_opens_at_a_section_and_in_another_language_and_prints(meet: Meet) -> None:
    anna = meet()
    anna.go("/rules/azul?language=uk#scoring")
    heading = anna.page.locator("#scoring .title")
    expect(heading).to_be_in_viewport()
    titles = {language: title_of("end", language) for language in ("uk", "hu")}
    expect(anna.page.locator("#end > .title")).to_have_text(titles["uk"])
    anna.page.get_by_role("link", name="Magyar").click()
    expect(anna.page.locator("#end > .title")).to_have_text(titles["hu"])
    anna.go("/rules/azul/grey")
    expect(anna.page.locator("#end > .title")).to_have_text(titles["hu"])
    anna.page.locator(".contents").get_by_role("link", name=titles["hu"]).click()
    expect(anna.page.locator("#end > .title")).to_be_in_viewport()
    anna.page.emulate_media(media="print")
    for gone in ("header", "nav.contents", ".choices", "footer"):
        expect(anna.page.locator(gone).first).to_be_hidden()
    expect(anna.page.locator("[data-picture]").first).to_be_visible()


@pytest.mark.parametrize("game", PHASES)
def test_help_opens_at_the_phase_of_the_match(game: str, meet: Meet) -> None:
    anna = meet(reduced_motion="reduce")
    anna.make_match(game, [ME, BOT], start=0)
    anna.await_turn()
    anna.page.keyboard.press("?")
    dialog = anna.page.get_by_role("dialog")
    heading = dialog.locator(f"#{PHASES[game]} > .title")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    dialog.locator(".contents a").last.click()
    expect(dialog.locator("section").last.locator(".title")).to_be_focused()
    assert "#" not in anna.page.url
    dialog.get_by_role("tab", name="Rules").press("ArrowRight")
    expect(dialog.get_by_role("tab", name="Keyboard")).to_be_focused()
    expect(dialog.get_by_text(Catalogue("en").say(f"{game}-notation"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Menu", exact=True).click()
    anna.page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    expect(anna.page.locator(".rules-page h1")).to_be_visible()
