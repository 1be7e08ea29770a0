"""Simulated people at browsers: they open pages, and play with the mouse or the keyboard."""

from __future__ import annotations

import json
import random
import re
import shutil
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final, cast

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    WebSocketRoute,
    expect,
)
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tilewright import game_ids
from tilewright.core.record import Record

PATIENCE: Final = 120_000  # milliseconds to wait for anything, on a slow machine
OFTEN: Final = 0.4
MOST_STEPS: Final = 8
SOON: Final = 10_000  # milliseconds for a button that is already there
MOST_MISSED: Final = 2  # buttons that go away before they are clicked, in one match
MOST_LOOKS: Final = 100
BETWEEN_LOOKS: Final = 150  # milliseconds
FRAMES_KEPT: Final = 40  # messages of sockets, shown when a table stands still
FRAME_SHOWN: Final = 400  # characters of each
TABLE: Final = "[data-area=offer] svg"
DESKTOP: Final = {"width": 1280, "height": 900}
BOT: Final = {"kind": "bot", "bot": "novice"}
ME: Final = {"kind": "me"}
PATHS: Final = (
    "/",
    "/new",
    "/lobby",
    "/matches",
    *(f"/rules/{game}" for game in game_ids()),
    "/learn",
    *(f"/learn/{game}" for game in game_ids()),
    "/learn/azul/taking",
    "/analysis",
    "/puzzles",
    *(f"/puzzles/{game}" for game in game_ids()),
    "/settings",
    "/account",
    "/about",
    "/no-such-page",
    "/table/nosuchtable",
)
NO_SUCH: Final = "404.*/api/matches/nosuchtable"
AREA_KEYS: Final = {"offer": "o", "board": "b", "tray": "t"}
# Requests that were aborted because somebody left the page.
LEFT: Final = "net::ERR_ABORTED"

# What can be done now: a result to read, a choice to confirm, or things to choose. While the client
# waits for the server to list the ways to go on, nothing can be chosen.
LOOK = """() => {
  const waits = document.querySelector(".action.waiting") !== null;
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length);
  const lit = (area, state) =>
    seen(`[data-area=${area}] [data-key]:is(button, [role=button])${state}`)
      .map((each) => [area, each.dataset.key]);
  const kinds = new Set(seen(".chosen[data-key]").map((each) => each.dataset.key.split(":")[0]));
  return {
    over: document.querySelector("h2.result") !== null,
    confirm: document.querySelector("button.confirm") !== null,
    chosen: [...kinds],
    lit: waits ? [] : [...lit("tray", ""), ...lit("offer", ".lit"), ...lit("board", ".lit")],
  };
}"""
CAN_ACT = """() => !document.querySelector(".action.waiting") && document.querySelector(
  "h2.result, button.confirm, [data-area=tray] [data-key], [data-area] .lit[data-key]"
) !== null"""
# A point of an element that is not covered by another.
POINT = """([area, key]) => {
  const all = document.querySelectorAll(`[data-area=${area}] [data-key="${key}"]`);
  const element = [...all].find((each) => each.getClientRects().length);
  if (!element) return null;
  element.scrollIntoView({ block: "center", inline: "center" });
  const box = element.getBoundingClientRect();
  const spots = [6, 3, 9, 1, 2, 4, 5, 7, 8, 10, 11];
  for (const i of spots) for (const j of spots) {
    const [x, y] = [box.x + (box.width * i) / 12, box.y + (box.height * j) / 12];
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest("[data-key]:is(.lit, .ready), .choice") === element) return [x, y];
  }
  return null;
}"""
# The arrow key that leads from the focused element towards another; null when it has the focus.
ARROW = """([area, key]) => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const focused = document.activeElement;
  const all = document.querySelectorAll(`[data-area=${area}] [data-key="${key}"]`);
  const wanted = [...all].find((each) => each.getClientRects().length);
  if (!wanted || focused?.dataset.key === key) return null;
  if (!focused?.matches("[data-key]")) return "Home";
  const [from, to] = [middle(focused), middle(wanted)];
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "ArrowRight" : "ArrowLeft";
  return y > 0 ? "ArrowDown" : "ArrowUp";
}"""
ASK = """([path, body]) => fetch(`/api${path}`, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
}).then((response) => response.json())"""

SET_LANGUAGE = """(language) => {
  const settings = JSON.parse(localStorage.tilewright);
  localStorage.tilewright = JSON.stringify({ ...settings, language });
}"""
NOTE_SOCKETS = """window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...args) { super(...args); sockets.push(this); }
};"""

Look = dict[str, Any]
Place = tuple[str, str]


def find_chromium() -> str | None:
    """Return the path of the installed browser, if there is one."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


class Person:
    """A person with a browser of their own."""

    def __init__(self, browser: Browser, host: str, name: str = "Anna", **options: object) -> None:
        self.name = name
        self.url = f"http://{host}"
        chosen: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", **options}
        self.context: BrowserContext = browser.new_context(**chosen)
        self.context.set_default_timeout(PATIENCE)
        self.context.set_default_navigation_timeout(PATIENCE)
        self.set_settings(speed="instant", volume="off", name=name)
        self.context.add_init_script(NOTE_SOCKETS)
        self.page: Page = self.context.new_page()
        self.passing = OFTEN
        self.missed = 0
        self._chance = random.Random(7)
        self._errors: list[str] = []
        self._expected: list[str] = []
        self._frames: deque[str] = deque(maxlen=FRAMES_KEPT)
        self._listen()

    def set_settings(self, **settings: str) -> None:
        """Start with settings as if they had been chosen before."""
        text = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"localStorage.tilewright ??= {text}")

    def close(self) -> None:
        """Close the browser."""
        self.context.close()

    # Errors

    def _listen(self) -> None:
        self.page.on("pageerror", lambda error: self._errors.append(f"error: {error}"))
        self.page.on("console", self._on_console)
        self.page.on("requestfailed", self._on_failure)
        self.page.on("websocket", self._on_socket)

    def _on_socket(self, socket: WebSocket) -> None:
        """Note the messages of a socket, to show them if the table stands still."""

        def note(what: str) -> None:
            self._frames.append(f"{time.monotonic():.2f} {what[:FRAME_SHOWN]}")

        note(f"opened {socket.url}")
        socket.on("framesent", lambda text: note(f"> {text!s}"))
        socket.on("framereceived", lambda text: note(f"< {text!s}"))
        socket.on("close", lambda _: note("closed"))

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and LEFT not in message.text:
            where = f"{message.location.get('url')} on {self.page.url}"
            self._errors.append(f"{message.type}: {message.text} {where}")

    def _on_failure(self, request: Request) -> None:
        if request.failure != LEFT:
            self._errors.append(f"failed: {request.url} {request.failure}")

    def expect_errors(self, *patterns: str) -> None:
        """Ignore errors like these: they are part of the test."""
        self._expected += patterns

    @property
    def errors(self) -> list[str]:
        """Errors and warnings of the browser: scripts, content policy, requests."""
        return [e for e in self._errors if not any(re.search(p, e) for p in self._expected)]

    # Pages

    def go(self, path: str) -> None:
        """Open a page, and wait until it is loaded."""
        self.page.goto(self.url + path)
        self.page.locator("main").wait_for()
        self.settle()

    def go_offline(self, path: str) -> None:
        """Open a page without a network, after the browser has cached the client."""
        self.go("/")
        self.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        self.page.wait_for_function("() => caches.keys().then((names) => names.length > 0)")
        self.go("/")
        self.context.set_offline(True)
        self.page.goto(self.url + path)

    def set_language(self, language: str) -> None:
        """Choose a language, and reload the page."""
        self.page.evaluate(SET_LANGUAGE, language)
        self.page.reload()

    def settle(self) -> None:
        """Wait until nothing is loading."""
        self.page.wait_for_load_state("networkidle")
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def make_match(self, game: str, seats: list[dict[str, str]], **more: object) -> str:
        """Create a match by a request, and open its table."""
        match = self.create_match(game, seats, **more)
        self.open_table(match)
        return match

    def create_match(self, game: str, seats: list[dict[str, str]], **more: object) -> str:
        """Create a match by a request, and return its id."""
        self.page.goto(f"{self.url}/about")
        user = self.page.evaluate(ASK, ["/session", {"name": self.name}])
        self.page.evaluate("id => (localStorage['tilewright-user'] = id)", user["id"])
        match = self.page.evaluate(ASK, ["/matches", {"game": game, "seats": seats, **more}])
        return str(match["id"])

    def invitation(self, match: str) -> str:
        """Return the invitation of an own match."""
        answer = self.page.request.get(f"{self.url}/api/matches/{match}")
        return str(answer.json()["invite"])

    def open_table(self, match: str, invitation: str = "") -> None:
        """Open the table of a match in play."""
        query = f"?invite={invitation}" if invitation else ""
        self.page.goto(f"{self.url}/table/{match}{query}")
        self.page.locator(TABLE).first.wait_for()

    def skip_deal(self) -> None:
        """End the first deal at a table at once, as any input does."""
        self.page.locator(".layer .flying").first.wait_for(state="attached")
        self.page.keyboard.press("Shift")

    def totals(self) -> dict[str, int]:
        """Return the total of every seat by its name, as shown in the result."""
        self.page.locator("tfoot .total").first.wait_for()
        names = self.page.locator("thead th:not(:first-child) .head").all_inner_texts()
        totals = self.page.locator("tfoot .total").all_inner_texts()
        # The first line of a heading is the initial in the circle.
        shown = [name.splitlines()[-1].strip() for name in names]
        return dict(zip(shown, map(int, totals), strict=True))

    def record(self, match: str) -> Record:
        """Return the record of a match from the server."""
        answer = self.page.request.get(f"{self.url}/api/matches/{match}/record")
        return Record.from_text(answer.text())

    def lose_connection(self) -> None:
        """Cut the network connection."""
        # With data left to send, Chromium would not close a socket for the server.
        self.page.evaluate("sockets.forEach((socket) => (socket.send = () => {}))")
        self.context.set_offline(True)
        self.page.evaluate("sockets.forEach((socket) => socket.close())")

    def change_messages(self, change: Callable[[str], str]) -> None:
        """Change the messages of sockets that are opened from now on."""

        def forward(route: WebSocketRoute) -> None:
            there = route.connect_to_server()
            there.on_message(lambda text: route.send(change(str(text))))

        self.page.route_web_socket("**/socket*", forward)

    def restore_connection(self) -> None:
        """Restore the network connection."""
        self.context.set_offline(False)

    # Playing

    def look(self) -> Look:
        """Return what can be done now."""
        return cast("Look", self.page.evaluate(LOOK))

    def await_turn(self) -> None:
        """Wait until something can be done, or the match is over."""
        try:
            self.page.wait_for_function(CAN_ACT)
        except PlaywrightTimeout as error:
            raise AssertionError(f"nothing can be done:\n{self.describe_table()}") from error

    def describe_table(self) -> str:
        """Return the state of the table and the last messages of its socket, to find a fault."""
        bar = self.page.evaluate("document.querySelector('.action')?.outerHTML")
        return "\n".join([self.page.url, str(self.look()), str(bar), *self.errors, *self._frames])

    def choose(self, seen: Look) -> Place | None:
        """Return what to choose next, to continue what has been chosen already.

        Words, such as Pass, are chosen now and then, so that matches are short.
        """
        places = [(area, key) for area, key in seen["lit"]]
        words = [place for place in places if ":" not in place[1]]
        things = [place for place in places if ":" in place[1]]
        fresh = [place for place in things if place[1].split(":")[0] not in seen["chosen"]]
        if words and not seen["chosen"] and (not things or self._chance.random() < self.passing):
            return self._chance.choice(words)
        for area in ("tray", "offer", "board"):
            if here := [place for place in fresh if place[0] == area]:
                return here[0] if self._chance.random() < OFTEN else self._chance.choice(here)
        return self._chance.choice(things) if things else None

    def pick(self, seen: Look) -> bool:
        """Click one of the things that can be chosen; return whether there was one.

        Nothing is confirmed, even if that has become possible.
        """
        place = self.choose(seen)
        point = self.page.evaluate(POINT, place) if place else None
        if point is not None:
            self.page.mouse.click(*point)
        return point is not None

    def find_resting(self, place: Place | None = None, script: str = POINT) -> list[Any] | None:
        """Return what a script finds once it finds the same twice, such as the point of a place."""
        last: list[Any] | None = self.page.evaluate(script, place)
        for _ in range(MOST_LOOKS):
            self.page.wait_for_timeout(BETWEEN_LOOKS)
            found: list[Any] | None = self.page.evaluate(script, place)
            if found == last:
                return found
            last = found
        raise AssertionError(f"the page does not come to rest: {script}")

    def pick_by_keys(self, seen: Look) -> bool:
        """Choose one of the things with the keyboard; return whether there was one."""
        place = self.choose(seen)
        if place is None:
            return False
        keys = self.page.keyboard
        keys.press(AREA_KEYS[place[0]])
        for _ in range(MOST_STEPS):
            arrow = self.page.evaluate(ARROW, place)
            if arrow is None:
                break
            keys.press(arrow)
        keys.press(self._chance.choice(["Enter", "Space"]))
        return True

    def act(self) -> bool:
        """Do one thing with the mouse, if possible; return whether it was."""
        seen = self.look()
        if seen["over"]:
            return False
        if seen["confirm"]:
            return self._confirm()
        return self.pick(seen)

    def _confirm(self) -> bool:
        """Click Confirm; return whether it stayed long enough, which it nearly always must."""
        try:
            self.page.locator("button.confirm").click(timeout=SOON)
        except PlaywrightError:
            self.missed += 1
            assert self.missed <= MOST_MISSED, f"Confirm cannot be clicked: {self.look()}"
            return False
        return True

    def act_by_keys(self) -> bool:
        """Do one thing with the keyboard, if possible; return whether it was."""
        seen = self.look()
        if seen["over"]:
            return False
        if seen["confirm"]:
            expect(self.page.locator("button.confirm")).to_be_focused()
            self.page.keyboard.press("Enter")
            return True
        return self.pick_by_keys(seen)

    def resign(self) -> None:
        """Resign through the menu."""
        self.page.get_by_role("button", name="Menu", exact=True).click()
        self.page.get_by_role("button", name="Resign").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Resign").click()

    def prepare(self, by: Callable[[Person, Look], bool] | None = None) -> None:
        """Choose something until it only has to be confirmed."""
        pick = by or Person.pick
        self.await_turn()
        until = time.monotonic() + PATIENCE / 1000
        while not (seen := self.look())["confirm"]:
            assert not seen["over"], "the match is over, and nothing is left to choose"
            assert time.monotonic() < until, f"the choice leads to nothing: {seen}"
            pick(self, seen)

    def play(self, by: Callable[[Person], bool] | None = None) -> None:
        """Play to the end, by default with the mouse."""
        act = by or Person.act
        self.await_turn()
        while not self.look()["over"]:
            act(self)
            self.await_turn()


def play_together(people: list[Person], things: int | None = None) -> None:
    """Let several people play, each at their own browser, for so many steps or to the end."""
    until = time.monotonic() + PATIENCE / 1000
    while not people[0].look()["over"]:
        acted = [person.act() for person in people]
        if any(acted):
            until = time.monotonic() + PATIENCE / 1000
        if things is not None:
            things -= sum(acted)
            if things <= 0:
                return
        assert time.monotonic() < until, f"the match does not go on: {people[0].look()}"
        people[0].page.wait_for_timeout(10)


def meet_at_table(host: Person, guest: Person, game: str, *, talk: bool = False) -> str:
    """Let one person open a table and another join by the link; return the id of the match."""
    host.go("/new?friends=1")
    host.page.get_by_text(game, exact=True).click()
    if talk:
        host.page.get_by_label("Allow free text in the chat if everyone agrees").check()
    host.page.get_by_role("button", name="Open table").click()
    link = host.page.get_by_label("Invitation link")
    expect(link).to_be_visible()
    invitation: str = link.input_value().removeprefix(host.url)
    guest.go(invitation)
    guest.page.get_by_role("button", name="Take a seat").click()
    for person in (host, guest):
        person.page.locator(TABLE).first.wait_for()
    return invitation.partition("?")[0].rpartition("/")[2]
