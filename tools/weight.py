"""Weigh what the browser of a new visitor loads to show a table."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser, Request

from tilewright.i18n import LANGUAGES
from tools.people import BOT, ME, Person

LOCALES: Final = {"zh-Hant": "zh-TW"}  # of browsers, where the language alone will not do
# Names in the letters of each language: those of another language are another part of a font.
NAMES: Final = dict(zip(LANGUAGES, ("Anna", "Оля", "Ági", "小美"), strict=True))
BLOCKED: Final = "Service Worker registration blocked"
# Wait until the table has been drawn, and the fonts that it asked for have come.
DRAWN: Final = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  .then(() => document.fonts.ready).then(() => undefined)"""


def weigh_first_load(browser: Browser, host: str, game: str, language: str) -> dict[str, int]:
    """Return what somebody loads who watches a match, with the bytes of each body as sent.

    The service worker comes later and fetches what other pages need; it is left out.
    """
    host_of_table = Person(browser, host, NAMES[language])
    match = host_of_table.create_match(game, [ME, BOT], start=0, public=True)
    host_of_table.close()
    locale = LOCALES.get(language, language)
    fresh = Person(browser, host, NAMES[language], service_workers="block", locale=locale)
    fresh.expect_errors(BLOCKED)
    sizes: dict[str, int] = {}

    def note(request: Request) -> None:
        sizes[request.url] = request.sizes()["responseBodySize"]

    fresh.page.on("requestfinished", note)
    fresh.open_table(match)
    fresh.page.evaluate(DRAWN)
    fresh.settle()
    fresh.close()
    assert not fresh.errors, fresh.errors
    return sizes
