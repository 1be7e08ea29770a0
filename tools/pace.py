"""Measure the client in Chromium: `python -m tools.pace [bytes] [load] [motion] [memory] [engine]`.

`bytes` counts what the first load of a table sends, in every language, `load` opens tables on a
slow machine and a slow network, `motion` counts the frames while tiles move, `memory` plays several
matches in one page and measures its memory, `engine` loads the edition without a server, built
before into `--edition`. Results are tables of text.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, cast

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    expect,
    sync_playwright,
)

from tilewright import game_ids
from tilewright.i18n import LANGUAGES
from tools.file_host import measure_engine
from tools.frames import Motion, draw, read_motion
from tools.kill import UNLIMITED
from tools.people import BOT, ME, Person, find_chromium
from tools.process import ServerProcess
from tools.throttle import Speed, Throttle
from tools.weight import weigh_first_load

SLOW_4G: Final = Speed("slow 4G", round_trip=0.150, down=1.6e6, up=0.75e6)
HOME: Final = Speed("at home", round_trip=0.040, down=20e6, up=5e6)
FAST_4G: Final = Speed("4G", round_trip=0.170, down=9e6, up=9e6)
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 412, "height": 823},
    "device_scale_factor": 1.75,
    "is_mobile": True,
    "has_touch": True,
    "locale": "en-GB",
}
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
ACTS: Final = 18  # things done while frames are counted
# Note when the first frame shows something that can be taken.
NOTE_USABLE: Final = """new MutationObserver((_, observer) => {
  if (!document.querySelector("[data-area=offer] .lit[data-key]")) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())));
}).observe(document, { subtree: true, childList: true, attributes: true });"""
# Whether the service worker has cached its files.
IS_KEPT: Final = (
    """() => navigator.serviceWorker.getRegistration().then((found) => found?.active)"""
)
# The benchmark index of Lighthouse: how often a text of 10,000 letters can be built.
SPEED: Final = """() => {
  const start = performance.now();
  let times = 0;
  for (; performance.now() - start < 500; times++) {
    let text = "";
    for (let letter = 0; letter < 10000; letter++) text += "a";
    if (text.length === 1) throw new Error();
  }
  return Math.round((times * 100) / (performance.now() - start));
}"""
# Mark in the trace where animations start and end.
MARK_MOTION: Final = """() => {
  let moved = false;
  const frame = () => {
    const moves = document.getAnimations().some(({ effect, playState, pending }) =>
      playState === "running" && !pending && effect.target.matches(".flying, .points"));
    if (moves !== moved) performance.mark(moves ? "moves" : "rests");
    moved = moves;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
CATEGORIES: Final = ["blink.user_timing", "disabled-by-default-devtools.timeline.frame"]


class Options(argparse.Namespace):
    """What to measure, and how."""

    what: list[str]
    times: int
    slower: float
    matches: int
    picture: Path | None
    traces: Path | None
    edition: Path


@contextmanager
def serve() -> Iterator[ServerProcess]:
    """Run a server whose bots play without a pause."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(
            f"sqlite:///{folder}/server.db", None, **{**UNLIMITED, "bot_pause": 0, "workers": 1}
        )
        server.start()
        try:
            yield server
        finally:
            server.kill()


def slow_down(page: Page, times: float) -> CDPSession:
    """Slow the page down by a factor."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    return session


# Loading


def show_bytes(browser: Browser, _: Options) -> None:
    """Print the bytes of the first load of a table, for every game and language."""
    print(f"| bytes | {' | '.join(LANGUAGES)} |\n|---|{'---|' * len(LANGUAGES)}")
    with serve() as server:
        for game in game_ids():
            loads = [weigh_first_load(browser, server.host, game, each) for each in LANGUAGES]
            print(f"| {game} | {' | '.join(f'{sum(load.values()):,}' for load in loads)} |")


class Guest:
    """A person with a fresh browser profile and a seat at a table."""

    def __init__(self, browser: Browser, host: str, game: str) -> None:
        self.context: BrowserContext = browser.new_context(**PHONE)
        self._url = f"http://{host}"
        user = self._ask("/session", {"name": "Anna"})
        self.match = self._ask("/matches", {"game": game, "seats": [ME, BOT], "start": 0})["id"]
        self.context.add_init_script(f"localStorage['tilewright-user'] = '{user['id']}'")
        self.context.add_init_script(NOTE_USABLE)

    def _ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.context.request.post(f"{self._url}/api{path}", data=body)
        return cast("dict[str, Any]", answer.json())

    def open_table(self, slower: float) -> float:
        """Return the milliseconds until something can be taken."""
        page = self.context.new_page()
        slow_down(page, slower)
        page.goto(f"{self._url}/table/{self.match}")
        page.wait_for_function("() => window.usable")
        usable = float(page.evaluate("usable"))
        page.wait_for_function(IS_KEPT)
        page.close()
        return usable


def measure_load(browser: Browser, speed: Speed, game: str, chosen: Options) -> str:
    """Return a row with the time until a table can be used, on the first and the next visit."""
    slower = chosen.slower
    first, again = [], []
    with serve() as server, Throttle(server.host, speed) as line:
        for _ in range(chosen.times):
            guest = Guest(browser, line.host, game)
            first.append(guest.open_table(slower))
            again.append(guest.open_table(slower))
            guest.context.close()
    cells = [f"{min(ms) / 1000:.2f} | {statistics.median(ms) / 1000:.2f}" for ms in (first, again)]
    return f"| {game} | {speed.name} | {slower:g} | {' | '.join(cells)} |"


def show_load(browser: Browser, chosen: Options) -> None:
    """Measure every game on both connections."""
    page = browser.new_page()
    print(f"benchmark index of this machine now: {page.evaluate(SPEED)}")
    page.close()
    print("| game | line | times slower | first time, s: best | median | again: best | median |")
    print("|---|---|---|---|---|---|---|")
    for speed in (HOME, FAST_4G, SLOW_4G):
        for game in game_ids():
            print(measure_load(browser, speed, game, chosen), flush=True)


# Moving


@contextmanager
def trace(session: CDPSession, page: Page) -> Iterator[list[dict[str, Any]]]:
    """Record a trace of the browser's frames."""
    events: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    config = {"includedCategories": CATEGORIES}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    yield events
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)


def measure_motion(
    browser: Browser, game: str, slower: float, options: dict[str, Any], chosen: Options
) -> Motion:
    """Return the frames during the animations of several turns."""
    with serve() as server:
        anna = Person(browser, server.host, **options)
        match = anna.create_match(game, [ME, BOT], start=0)
        anna.page.evaluate("localStorage.tilewright = JSON.stringify({ speed: 'normal' })")
        anna.open_table(match)
        anna.await_turn()
        session = slow_down(anna.page, slower)
        anna.page.evaluate(MARK_MOTION)
        with trace(session, anna.page) as events:
            for _ in range(ACTS):
                anna.await_turn()
                anna.act()
            anna.await_turn()
        anna.close()
    name = f"{game}, {options['viewport']['width']} px, {slower:g}x slower"
    if chosen.traces is not None:
        path = chosen.traces / f"{name.replace(' ', '-').replace(',', '')}.json"
        path.write_text(json.dumps({"traceEvents": events}), "utf-8")
    return read_motion(name, events)


def show_motion(browser: Browser, chosen: Options) -> None:
    """Count frames for every game, on a desktop and on a slow phone."""
    print("| game, width, slowness | frames | a second | dropped | in time | longest |")
    print("|---|---|---|---|---|---|")
    motions = []
    for options, slower in ((DESKTOP, 1.0), (PHONE, 2.0), (PHONE, 4.0)):
        for game in game_ids():
            motion = measure_motion(browser, game, slower, options, chosen)
            motions.append(motion)
            print(
                f"| {motion.name} | {len(motion.gaps)} | {motion.rate:.1f} | {motion.dropped} | "
                f"{motion.in_time:.0%} | {max(motion.gaps):.0f} ms |",
                flush=True,
            )
    if chosen.picture is not None:
        chosen.picture.write_text(draw(motions), "utf-8")


# Memory


def weigh(session: CDPSession) -> dict[str, float]:
    """Return the memory of a page after a garbage collection."""
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    got = session.send("Performance.getMetrics")["metrics"]
    found = {each["name"]: each["value"] for each in got}
    return {name: found[name] for name in ("JSHeapUsedSize", "Nodes", "JSEventListeners")}


def play_and_weigh(anna: Person, tell: Callable[[str, dict[str, float]], None], name: str) -> None:
    """Play a match to its end and report the page's memory at the start of every round."""
    session = anna.page.context.new_cdp_session(anna.page)
    session.send("Performance.enable")
    shown = None
    anna.await_turn()
    while not anna.look()["over"]:
        here = anna.page.locator(".chip.full").text_content()
        if here != shown:
            shown = here
            tell(f"{name}, {here}", weigh(session))
        anna.act()
        anna.await_turn()
    tell(f"{name}, over", weigh(session))
    session.detach()


def show_memory(browser: Browser, chosen: Options) -> None:
    """Play several matches of every game in one page and print its memory."""
    print("| when | heap | nodes | listeners |\n|---|---|---|---|")

    def tell(when: str, kept: dict[str, float]) -> None:
        heap, nodes, listeners = kept.values()
        print(f"| {when} | {heap / 1e6:.2f} MB | {nodes:,.0f} | {listeners:,.0f} |", flush=True)

    for game in game_ids():
        with serve() as server:
            anna = Person(browser, server.host)
            anna.make_match(game, [ME, BOT])
            for number in range(1, chosen.matches + 1):
                play_and_weigh(anna, tell, f"{game} {number}")
                over = anna.page.url
                anna.page.get_by_role("button", name="Rematch").click()
                expect(anna.page).not_to_have_url(over)
            anna.close()


def main() -> None:
    """Measure what the command line names, or everything."""
    parser = argparse.ArgumentParser(prog="python -m tools.pace", description=__doc__)
    parser.add_argument("what", nargs="*", choices=[*WHAT, []])
    parser.add_argument("--times", type=int, default=5, help="loads of every kind")
    parser.add_argument("--slower", type=float, default=4, help="than this machine, for loads")
    parser.add_argument("--matches", type=int, default=3, help="matches played in one page")
    parser.add_argument("--picture", type=Path, help="file (SVG) for the frames of motion")
    parser.add_argument("--traces", type=Path, help="folder for traces of motion, for DevTools")
    parser.add_argument("--edition", type=Path, default=Path("dist/static"), help="its folder")
    chosen = parser.parse_args(namespace=Options())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for what in chosen.what or [name for name in WHAT if name != "engine"]:
            WHAT[what](browser, chosen)
        browser.close()


def show_engine(browser: Browser, chosen: Options) -> None:
    """Load the edition without a server as a phone does."""
    for speed in (HOME, FAST_4G):
        print(measure_engine(browser, chosen.edition, speed, PHONE, chosen.times), flush=True)


WHAT: Final = {
    "bytes": show_bytes,
    "load": show_load,
    "motion": show_motion,
    "memory": show_memory,
    "engine": show_engine,
}

if __name__ == "__main__":
    main()
