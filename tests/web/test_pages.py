"""Every page: all languages, no horizontal scrolling, large touch targets, fast, and offline."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Browser, expect

from tilewright import game_ids
from tilewright.i18n import LANGUAGES, Catalogue
from tools.people import BOT, ME, NO_SUCH, PATHS, TABLE, Person
from tools.process import ServerProcess
from tools.weight import LOCALES, weigh_first_load

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
MOST_BYTES = 150_000  # compressed, of a table that is opened for the first time
LONG = 14  # sentences from this length on are not part of others by chance
FINGER = 44
WIDTHS = (320, 390, 768, 1100, 2560)
# What reaches over the edge and can be scrolled to.
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
# Boards that do not fit their cards.
CUT = """() => [...document.querySelectorAll(".seat .board > svg")].filter((each) =>
  each.getBoundingClientRect().right > each.closest(".seat").getBoundingClientRect().right
).length"""
# Names, clocks and scores of a strip of seats that are cut, or cover one another.
CROWDED = """() => [...document.querySelectorAll("ul.strips > li")].flatMap((seat) => {
  const parts = [...seat.querySelectorAll("strong, [role=timer], .score")];
  const boxes = parts.map((each) => each.getBoundingClientRect());
  const within = seat.getBoundingClientRect();
  const isOut = (box) => box.width < 8 || box.left < within.left || box.right > within.right;
  const meet = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  const isWrong = (box, at) =>
    isOut(box) || boxes.some((other, place) => place !== at && meet(box, other));
  const wrong = parts.filter((_, at) => isWrong(boxes[at], at)).map((each) => each.outerHTML);
  return parts.length < 3 ? ["something is missing", ...wrong] : wrong;
})"""
# What is read: words on the page, and names for those who do not see it.
READ = """() => [document.body.innerText, document.title, ...[...document.querySelectorAll(
  "[aria-label], [title], [placeholder]"
)].flatMap((each) => ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name)))
].filter(Boolean).join("\\n")"""
CONTROLS = """button, summary, select, a.button, nav a, label:has(input),
  input:not([type=checkbox], [type=radio])"""
CLOCK = {"kind": "fischer", "seconds": 600, "increment": 20}
HOT_SEATS = [
    {"kind": "hot-seat", "name": name}
    for name in ("Wolfeschlegelsteinhausenbergerdorff", "Олена Коваль", "Player 4")
]
SMALL = """([controls, least]) => [...document.querySelectorAll(controls)]
  .filter((each) => each.getClientRects().length && !each.closest(".hidden, .skip"))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < least - 0.5 || height < least - 0.5)
  .map(([each, { width, height }]) =>
    `${each.outerHTML.slice(0, 120)}: ${width.toFixed()} x ${height.toFixed()}`)"""


@cache
def foreign(language: str) -> frozenset[str]:
    """Return English sentences that another language words otherwise."""
    english, other = Catalogue("en"), Catalogue(language)
    found = set()
    for name in english.ids():
        try:
            here, there = english.say(name), other.say(name)
        except LookupError:  # it needs values
            continue
        if len(here) >= LONG and here != there:
            found.add(here)
    return frozenset(found)


def check_words(person: Person, language: str) -> None:
    """Look for what is not said in the language: names of sentences, values, English."""
    text = person.page.evaluate(READ)
    assert person.page.locator("html").get_attribute("lang") == language
    ids = [name for name in Catalogue("en").ids() if "-" in name]
    assert [name for name in ids if re.search(rf"(?<![\w/-]){name}(?![\w-])", text)] == []
    assert re.findall(r"\{ ?\$?\w*", text) == []
    if language != "en":
        assert [sentence for sentence in foreign(language) if sentence in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_of_the_browser(language: str, meet: Meet) -> None:
    anna = meet(locale=LOCALES.get(language, language))
    anna.expect_errors(NO_SUCH)
    for path in PATHS:
        anna.go(path)
        check_words(anna, language)
    for game in game_ids():
        anna.make_match(game, [ME, BOT], start=0)
        title = Catalogue(language).say("web-game-name", game=game)
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(title)
        for _ in range(3):
            anna.await_turn()
            anna.act()
            check_words(anna, language)


def test_the_language_is_switched_at_run_time(meet: Meet) -> None:
    anna = meet()
    anna.go("/settings")
    for language in (*LANGUAGES[1:], "en"):
        anna.page.get_by_role("combobox").select_option(language)
        heading = Catalogue(language).say("web-settings")
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(heading)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_errors_are_told_in_the_language_of_the_page(language: str, meet: Meet) -> None:
    words = Catalogue(language)
    anna = meet(locale=LOCALES.get(language, language))
    anna.expect_errors("401", NO_SUCH)
    anna.make_match("azul", [ME, BOT], start=0)
    anna.await_turn()
    anna.page.keyboard.press("/")
    expect(anna.page.locator("#notation")).to_be_focused()
    anna.page.keyboard.type("9X9")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text(words.say("web-notation-unknown"))).to_be_visible()
    anna.go("/account")
    anna.page.locator("input[autocomplete=username]").fill("nobody")
    anna.page.locator("input[type=password]").fill("unknown to all")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("alert")).to_have_text(words.say("error-login-wrong"))
    anna.go("/table/nosuchtable")
    expect(anna.page.get_by_text(words.say("error-match-unknown"))).to_be_visible()
    anna.page.get_by_role("link", name=words.say("web-lobby")).click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(words.say("web-lobby"))


@pytest.mark.parametrize("width", WIDTHS)
def test_no_page_scrolls_sideways(width: int, meet: Meet) -> None:
    anna = meet(viewport={"width": width, "height": 740})
    anna.expect_errors(NO_SUCH)
    for path in PATHS:
        anna.go(path)
        assert anna.page.evaluate(TOO_WIDE) <= 0, path
    for game in game_ids():
        anna.make_match(game, [ME, BOT, BOT, BOT], start=0)
        for _ in range(4):
            anna.await_turn()
            assert anna.page.evaluate(TOO_WIDE) <= 0, game
            assert anna.page.evaluate(CUT) == 0, game
            anna.act()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [320, 390])
def test_a_phone_has_room_for_every_name_and_clock(width: int, seats: int, meet: Meet) -> None:
    anna = meet(viewport={"width": width, "height": 740})
    anna.make_match("azul", [ME, *HOT_SEATS[: seats - 1]], start=0, clock=CLOCK)
    anna.await_turn()
    expect(anna.page.locator(".others summary")).to_have_count(seats - 1)
    assert anna.page.evaluate(CROWDED) == []
    assert anna.page.evaluate(TOO_WIDE) <= 0


@pytest.mark.parametrize("width", [320, 390])
def test_fingers_find_every_control(width: int, meet: Meet) -> None:
    anna = meet(viewport={"width": width, "height": 740}, has_touch=True)
    anna.expect_errors(NO_SUCH)
    small = {}
    for path in PATHS:
        anna.go(path)
        small[path] = anna.page.evaluate(SMALL, [CONTROLS, FINGER])
    for game in game_ids():
        match = anna.make_match(game, [ME, BOT], start=0)
        for turn in range(4):
            anna.await_turn()
            small[f"{game} {turn}"] = anna.page.evaluate(SMALL, [CONTROLS, FINGER])
            anna.act()
        anna.go(f"/replay/{match}")
        anna.page.locator(TABLE).first.wait_for()
        small[f"{game} replay"] = anna.page.evaluate(SMALL, [CONTROLS, FINGER])
    assert {path: found for path, found in small.items() if found} == {}


@pytest.mark.parametrize("game", game_ids())
def test_the_first_load_of_a_table_is_small_in_every_language(
    game: str, browser: Browser, server: ServerProcess
) -> None:
    others = "|".join(other for other in game_ids() if other != game)
    for language in LANGUAGES:
        sizes = weigh_first_load(browser, server.host, game, language)
        assert any(url.endswith(".woff2") for url in sizes), "fonts count"
        assert sum(sizes.values()) <= MOST_BYTES, (language, sizes)
        assert [url for url in sizes if re.search(rf"/assets/.*\b({others})\b", url)] == []


def test_a_table_that_has_come_loads_the_words_and_styles_of_what_opens_over_it(meet: Meet) -> None:
    anna = meet()
    loaded: list[str] = []
    anna.page.on("request", lambda request: loaded.append(request.url.rpartition("/")[2]))
    anna.make_match("azul", [ME, BOT], start=0)
    loaded.clear()
    anna.page.reload()
    anna.page.locator(TABLE).first.wait_for()
    anna.await_turn()
    late = {"pages.css", "en-web-pages.js"}
    assert late.isdisjoint(loaded)
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Keyboard")
    assert late <= set(loaded)


def test_the_page_opens_without_a_network_and_goes_on_by_itself(meet: Meet) -> None:
    anna = meet()
    anna.expect_errors("ERR_INTERNET_DISCONNECTED")
    anna.page.set_default_timeout(20_000)
    anna.page.set_default_navigation_timeout(20_000)
    anna.go_offline("/lobby")
    offline = anna.page.get_by_text("No connection.")
    expect(offline).to_be_visible()
    anna.context.set_offline(False)
    expect(offline).to_be_hidden(timeout=60_000)
    expect(anna.page.get_by_text("No open tables right now.")).to_be_visible(timeout=60_000)


def test_a_long_name_in_the_lobby_covers_nothing(meet: Meet) -> None:
    anna = meet("Wolfeschlegelsteinhausenbergerdorff", viewport={"width": 390, "height": 740})
    anna.create_match("azul", [ME, BOT, {"kind": "open"}], public=True)
    anna.go("/lobby")
    words = anna.page.locator("li .words", has_text=anna.name)
    words.wait_for()
    assert words.evaluate("(each) => each.scrollWidth - each.clientWidth") <= 0


def test_selects_have_an_arrow_in_forced_colours(meet: Meet) -> None:
    anna = meet(forced_colors="active")
    anna.go("/settings")
    select = anna.page.get_by_role("combobox")
    assert select.evaluate("(each) => getComputedStyle(each).appearance") != "none"


def test_a_person_who_comes_from_a_table_finds_all_games(meet: Meet) -> None:
    anna, bence = meet("Anna"), meet("Bence")
    match = anna.create_match("azul", [ME, BOT], public=True)
    bence.page.goto(f"{bence.url}/table/{match}")
    bence.page.locator(TABLE).first.wait_for()
    bence.page.get_by_role("link", name="Tilewright").first.click()
    expect(bence.page.get_by_role("radio")).to_have_count(len(game_ids()))
