"""The edition without a server, in a real browser, after the host of its files has gone away."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as PlaywrightError

from tests.web.conftest import run
from tests.web.editions import BUILT, Visitor
from tilewright import game_ids
from tilewright.core.record import Record
from tilewright.i18n import LANGUAGES
from tools.file_host import FileHost
from tools.people import BOT, ME, PATHS, TABLE, Person
from tools.static import ENGINE, build, is_fetched, weight, write_worker

pytestmark = pytest.mark.web

MOST_BYTES = 7_000_000  # to download, compressed
MOST_BYTES_AT_FIRST = 175_000  # of a page with its pictures and fonts, without the engine
OTHER = {"kind": "hot-seat", "name": "Bela"}
Visit = Callable[..., Visitor]
GAMES = "fetch('data/games.json').then((answer) => answer.text())"
BREAK = """async () => {
  const channel = new BroadcastChannel("tilewright-tables:" + new URL(".", location.href).pathname);
  const found = new Promise((resolve) => {
    channel.onmessage = ({ data }) => data.page === "test" && resolve(data.reply.status);
  });
  channel.postMessage({ kind: "ask", page: "test", id: 1, method: "GET", path: 7, name: "" });
  return found;
}"""
KEYS = """() => [...document.querySelectorAll("[data-area=offer] [data-key]")]
  .map((each) => each.dataset.key)"""


@pytest.fixture(scope="module")
def edition(node: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the edition."""
    assert node
    if BUILT:
        return Path(BUILT)
    if not is_fetched():
        assert not os.environ.get("CI"), "CI needs Pyodide to play without a server"
        pytest.skip("Pyodide is not here: run `make engine`")
    folder = tmp_path_factory.mktemp("edition")
    build(folder)
    return folder


@pytest.fixture
def host(edition: Path) -> Iterator[FileHost]:
    started = FileHost(edition)
    yield started
    started.stop()


@pytest.fixture
def visit(browser: Browser, host: FileHost) -> Iterator[Visit]:
    """Return a function that makes people at the edition; none may report an error."""
    met: list[Visitor] = []

    def make() -> Visitor:
        met.append(Visitor(browser, host.address))
        return met[-1]

    yield make
    for visitor in met:
        visitor.close()
    assert [visitor.errors for visitor in met if visitor.errors] == []


def cut(host: FileHost, anna: Visitor) -> None:
    """Wait until everything is on the device, then take the network away."""
    anna.arrive()
    host.stop()
    anna.page.reload()
    anna.page.locator("main").wait_for()


def record_of(anna: Visitor, match: str) -> Record:
    """Return the record of a match, from everything that is exported."""
    exported = json.loads(export(anna))
    found = next(each for each in exported["matches"] if each["match"]["id"] == match)
    return Record.from_text(found["record"])


def export(anna: Visitor) -> str:
    anna.page.goto(f"{anna.url}/matches")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Export all").click()
    return Path(download.value.path()).read_text("utf-8")


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_match_without_a_network(game: str, visit: Visit, host: FileHost) -> None:
    anna = visit()
    cut(host, anna)
    match = anna.make_match(game, [ME, BOT])
    anna.play()
    totals = anna.totals()
    record = record_of(anna, match)
    assert record.state().is_over
    assert list(totals.values()) == record.state().scores()


def test_a_whole_match_with_the_keyboard_without_a_network(visit: Visit, host: FileHost) -> None:
    anna = visit()
    cut(host, anna)
    anna.make_match("azul", [ME, BOT])
    anna.play(by=Person.act_by_keys)
    assert anna.totals()


def test_a_match_starts_from_the_front_page(visit: Visit) -> None:
    anna = visit()
    anna.page.goto(anna.folder)
    anna.page.get_by_role("button", name="Play now").click()
    anna.page.locator(TABLE).first.wait_for()
    anna.await_turn()
    assert "/#/table/" in anna.page.url


def offered(page: Page) -> list[str]:
    """Return what lies in the offer."""
    found = page.locator("[data-area=offer] [data-key]").evaluate_all(
        "all => all.map((each) => each.dataset.key)"
    )
    return [str(key) for key in found]


def take(anna: Visitor) -> list[str]:
    """Make a move, and return what lies in the offer then."""
    before = offered(anna.page)
    anna.await_turn()
    anna.prepare()
    anna.act()
    anna.page.wait_for_function(f"before => `${{({KEYS})()}}` !== before", arg=",".join(before))
    anna.await_turn()
    return offered(anna.page)


def test_a_match_survives_a_reload_and_a_crash(visit: Visit, host: FileHost) -> None:
    anna = visit()
    cut(host, anna)
    match = anna.make_match("azul", [ME, OTHER])
    shown = take(anna)
    anna.page.reload()
    anna.await_turn()
    assert offered(anna.page) == shown
    shown = take(anna)
    crash(anna.page)
    anna.open_page()
    anna.open_table(match)
    anna.await_turn()
    assert offered(anna.page) == shown


def crash(page: Page) -> None:
    """Let the process of a page crash."""
    with page.expect_event("crash"), suppress(PlaywrightError):
        page.goto("chrome://crash")


def test_two_tabs_show_the_same_match_and_either_may_close(visit: Visit, host: FileHost) -> None:
    anna = visit()
    cut(host, anna)
    match = anna.make_match("azul", [ME, OTHER])
    anna.await_turn()
    first = anna.page
    second = anna.open_page()
    anna.open_table(match)
    after = take(anna)
    first.wait_for_function(f"after => `${{({KEYS})()}}` === after", arg=",".join(after))
    first.close()  # its worker served both
    assert take(anna) != after
    assert not second.is_closed()


def test_matches_move_to_another_device_in_a_file(visit: Visit, tmp_path: Path) -> None:
    anna, bela = visit(), visit()
    anna.arrive()
    match = anna.make_match("garden", [ME, OTHER])
    anna.await_turn()
    file = tmp_path / "tilewright.json"
    file.write_text(export(anna), "utf-8")
    bela.arrive()
    bela.page.goto(f"{bela.url}/matches")
    bela.page.locator("input[type=file]").set_input_files(file)
    expect(bela.page.get_by_text("1 match imported.")).to_be_visible()
    bela.open_table(match)
    bela.await_turn()


def test_a_new_version_takes_over_when_the_person_agrees(
    browser: Browser, edition: Path, tmp_path: Path
) -> None:
    shutil.copytree(edition, tmp_path, dirs_exist_ok=True)
    host = FileHost(tmp_path)
    anna = Visitor(browser, host.address)
    anna.arrive()
    games = tmp_path / "data" / "games.json"
    games.write_text(games.read_text("utf-8").replace('"Azul"', '"Azulejo"'), "utf-8")
    write_worker(tmp_path)
    anna.page.reload()
    button = anna.page.get_by_role("button", name="Update")
    button.wait_for()
    assert "Azulejo" not in str(anna.page.evaluate(GAMES))
    with anna.page.expect_navigation():
        button.click()
    anna.page.locator("main").wait_for()
    assert "Azulejo" in str(anna.page.evaluate(GAMES))
    anna.close()
    host.stop()
    assert anna.errors == []


def test_an_update_in_one_tab_reaches_the_others(
    browser: Browser, edition: Path, tmp_path: Path
) -> None:
    shutil.copytree(edition, tmp_path, dirs_exist_ok=True)
    host = FileHost(tmp_path)
    anna = Visitor(browser, host.address)
    anna.arrive()
    first = anna.page
    anna.open_page()
    anna.arrive()
    games = tmp_path / "data" / "games.json"
    games.write_text(games.read_text("utf-8").replace('"Azul"', '"Azulejo"'), "utf-8")
    write_worker(tmp_path)
    anna.page.reload()
    with first.expect_navigation():
        anna.page.get_by_role("button", name="Update").click()
    first.locator("main").wait_for()
    assert "Azulejo" in str(first.evaluate(GAMES))
    anna.close()
    host.stop()
    assert anna.errors == []


def test_rules_and_lessons_need_no_engine(visit: Visit) -> None:
    anna = visit()
    anna.context.route("**/*.packed", lambda route: route.abort())
    anna.expect_errors(
        "packed", "python_stdlib.zip", "pyodide.asm.wasm", "packages.zip", "wasm", "WebAssembly"
    )
    anna.page.goto(f"{anna.url}/rules/azul")
    expect(anna.page.locator("article").first).to_contain_text("wall")
    anna.page.get_by_role("link", name="Learn", exact=True).click()
    anna.page.locator("a[href*='learn/azul']").first.click()
    anna.page.locator("a[href*='learn/azul/taking']").first.click()
    anna.page.locator("[data-prompt]").wait_for()


def test_the_contents_of_the_rules_lead_to_their_sections(visit: Visit) -> None:
    anna = visit()
    anna.page.goto(f"{anna.url}/rules/azul")
    link = anna.page.locator("nav.contents a").nth(3)
    section = str(link.get_attribute("href")).removeprefix("#")
    link.click()
    expect(anna.page.locator(f"#{section}-title")).to_be_focused()
    assert anna.page.url == f"{anna.url}/rules/azul"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_opens_without_a_network(language: str, visit: Visit, host: FileHost) -> None:
    anna = visit()
    cut(host, anna)
    anna.set_language(language)
    for path in PATHS:
        anna.page.goto(anna.url + path)
        expect(anna.page.locator("main, [data-area=offer]").first).to_be_visible()
        anna.settle()
        assert anna.page.locator("html").get_attribute("lang") == language, path


def test_the_licences_are_a_page_of_their_own(visit: Visit, host: FileHost) -> None:
    anna = visit()
    cut(host, anna)
    anna.page.goto(f"{anna.url}/about")
    with anna.context.expect_page() as opened:
        anna.page.get_by_role("link", name="Licences").click()
    expect(opened.value.get_by_text("Pyodide").first).to_be_visible()


def test_the_first_screens_are_light(edition: Path, browser: Browser) -> None:
    for page in ("", "#/rules/azul", "#/learn/azul/taking"):
        sent: dict[str, int] = {}
        host = FileHost(edition, sent)
        context = browser.new_context(service_workers="block", locale="en-GB")
        context.route("**/*.packed", lambda route: route.abort())
        shown = context.new_page()
        shown.goto(f"http://{host.address}/{page}", wait_until="networkidle")
        shown.locator("main h1, main [data-prompt]").first.wait_for()
        assert (
            sum(size for name, size in sent.items() if "/engine-" not in name) < MOST_BYTES_AT_FIRST
        ), sent
        context.close()
        host.stop()


def test_an_engine_that_could_not_be_loaded_is_loaded_by_another_tab(visit: Visit) -> None:
    anna = visit()
    anna.context.route("**/*.packed", lambda route: route.abort())
    anna.expect_errors(
        "packed", "python_stdlib.zip", "pyodide.asm.wasm", "packages.zip", "wasm", "WebAssembly"
    )
    anna.page.goto(anna.folder)
    first = anna.page
    expect(first.get_by_role("alert")).to_contain_text("Check your connection")
    anna.context.unroute("**/*.packed")
    anna.open_page().goto(anna.folder)
    anna.make_match("azul", [ME, OTHER])
    anna.await_turn()
    expect(first.get_by_role("alert")).to_have_count(0)


def test_a_request_that_breaks_the_engine_is_answered_and_nothing_is_lost(visit: Visit) -> None:
    anna = visit()
    anna.page.goto(anna.folder)
    match = anna.make_match("azul", [ME, OTHER])
    shown = take(anna)
    anna.expect_errors("ValidationError", "PythonError")
    assert anna.page.evaluate(BREAK) == 500
    anna.page.reload()
    anna.open_table(match)
    anna.await_turn()
    assert offered(anna.page) == shown


def test_a_device_without_space_is_told(visit: Visit) -> None:
    anna = visit()
    session = anna.context.new_cdp_session(anna.page)
    quota = {"origin": anna.folder.rstrip("/"), "quotaSize": 1_000_000}
    session.send("Storage.overrideQuotaForOrigin", quota)
    anna.expect_errors("QuotaExceeded", "ServiceWorker")
    anna.page.goto(anna.folder)
    expect(anna.page.get_by_text("no space to keep the game")).to_be_visible()


def test_a_browser_without_webassembly_is_told_what_still_works(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script("delete window.WebAssembly")
    anna.page.goto(anna.folder)
    expect(anna.page.get_by_role("alert")).to_contain_text("WebAssembly")


def test_the_edition_works_in_a_folder_of_a_site(
    browser: Browser, edition: Path, tmp_path: Path
) -> None:
    (tmp_path / "games").symlink_to(edition)
    host = FileHost(tmp_path)
    anna = Visitor(browser, host.address, "games/")
    anna.arrive()
    anna.make_match("azul", [ME, OTHER])
    anna.await_turn()
    host.stop()
    anna.page.reload()
    anna.await_turn()
    anna.close()
    assert anna.errors == []


def test_there_is_less_to_download_than_promised(edition: Path) -> None:
    assert sum(weight(edition).values()) < MOST_BYTES


def test_the_match_core_passes_its_tests_under_pyodide(node: str) -> None:
    if not is_fetched():
        pytest.skip("Pyodide is not here: run `make engine`")
    root, packages = ENGINE.parents[1], Path(pytest.__file__).parents[1]
    files = ("tests/browser", "tests/table/test_decide.py", "tests/table/test_turns.py")
    run(node, str(ENGINE / "test.mjs"), str(root), str(packages), *files)


def test_positions_are_analysed_without_a_network(visit: Visit, host: FileHost) -> None:
    anna = visit()
    anna.arrive()
    host.stop()
    page = anna.page
    page.goto(f"{anna.url}/analysis?game=azul")
    page.get_by_role("button", name="Draw at random").click()
    suggestions, turns = page.locator(".engine .move"), page.locator(".tree .turn")
    expect(turns).to_have_count(1)
    expect(page.locator(".arrows .rank1.badge")).to_be_visible()
    suggestions.first.click()
    expect(turns).to_have_count(2)
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_role("button", name="Forward").click()
    expect(turns.nth(1)).to_have_attribute("aria-current", "step")
    expect(page.locator(".engine header")).to_contain_text("Depth")
    suggestions.first.click()
    expect(turns).to_have_count(3)
