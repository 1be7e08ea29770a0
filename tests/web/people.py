"""People at browsers: they open pages, choose with the mouse or by keys, and play matches."""

from __future__ import annotations

import random
import time
from typing import Any, Final, cast

from playwright.sync_api import Browser, BrowserContext, Page, expect

PATIENCE: Final = 90  # seconds in which a match must go on
OFTEN: Final = 0.4
MOVING: Final = "[data-area=offer] svg"
LOOK = """() => {
  const seen = (area, all = false) =>
    [...document.querySelectorAll(`[data-area=${area}] [data-key]`)]
      .filter((each) => each.getClientRects().length && (all || each.classList.contains("lit")))
      .map((each) => each.dataset.key);
  return {
    over: document.querySelector("h2.result") !== null,
    confirm: document.querySelector("button.confirm") !== null,
    chosen: document.querySelectorAll("[data-key].chosen").length > 0,
    offer: seen("offer"), board: seen("board"), tray: seen("tray", true),
  };
}"""
# A point of an element that is not covered by another.
POINT = """([area, key]) => {
  const all = document.querySelectorAll(`[data-area=${area}] [data-key="${key}"]`);
  const element = [...all].find((each) => each.getClientRects().length);
  if (!element) return null;
  element.scrollIntoView({ block: "center" });
  const box = element.getBoundingClientRect();
  for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
    const [x, y] = [box.x + (box.width * i) / 12, box.y + (box.height * j) / 12];
    const hit = document.elementFromPoint(x, y);
    if (hit?.closest("[data-key].lit, .choice") === element) return [x, y];
  }
  return null;
}"""
ASK = """([path, body]) => fetch(`/api${path}`, {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
}).then((response) => response.json())"""


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, host: str, name: str = "Anna", **options: Any) -> None:
        options = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", **options}
        self.context: BrowserContext = browser.new_context(**options)
        settings = f'{{"speed":"none","volume":"off","name":"{name}"}}'
        self.context.add_init_script(f"localStorage.tilewright ??= '{settings}'")
        self.page: Page = self.context.new_page()
        self.url = f"http://{host}"
        self.errors: list[str] = []
        self._chance = random.Random(7)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        network = "Failed to load resource" in message.text or "WebSocket" in message.text
        if message.type == "error" and not network:
            self.errors.append(message.text)

    def close(self) -> None:
        """Go away."""
        self.context.close()

    def go(self, path: str) -> None:
        """Open a page, and wait until it is there."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector("main")

    def make_match(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """Make a match by a request, and go to its table."""
        self.go("/about")
        user = self.page.evaluate(ASK, ["/session", {"name": "Anna"}])
        self.page.evaluate("id => (localStorage['tilewright-user'] = id)", user["id"])
        match = self.page.evaluate(ASK, ["/matches", {"game": game, "seats": seats, **more}])
        self.sit_at(match["id"])
        return str(match["id"])

    def sit_at(self, match: str) -> None:
        """Go to a table where a match is being played."""
        self.go(f"/table/{match}")
        self.page.wait_for_selector(MOVING)

    def look(self) -> dict[str, Any]:
        """Return what can be chosen now."""
        return cast("dict[str, Any]", self.page.evaluate(LOOK))

    def next_area(self, seen: dict[str, Any]) -> str | None:
        """Return where to choose next: where tiles go, where they come from, or the buttons.

        Buttons are often for passing: who presses them now and then has shorter matches.
        """
        wish = ("board", "tray", "offer") if seen["chosen"] else ("offer", "board", "tray")
        is_choice = len(seen["tray"]) > 2 or self._chance.random() < OFTEN
        if is_choice and not seen["chosen"]:
            wish = ("tray", "offer", "board")
        return next((area for area in wish if seen[area]), None)

    # With the mouse

    def act(self) -> bool:
        """Do one thing with the mouse, if there is one to do."""
        seen = self.look()
        if seen["confirm"]:
            self.page.locator("button.confirm").click()
            return True
        area = self.next_area(seen)
        if area is None:
            return False
        point = self.page.evaluate(POINT, [area, self._chance.choice(seen[area])])
        if point is not None:
            self.page.mouse.click(*point)
        return point is not None

    def play(self, *others: Person) -> None:
        """Play to the end with the mouse, with others at their own browsers."""
        until = time.monotonic() + PATIENCE
        while not self.look()["over"]:
            acted = [person.act() for person in (self, *others)]
            if not any(acted):
                self.page.wait_for_timeout(10)
            assert time.monotonic() < until, f"the match does not go on: {self.look()}"

    def act_times(self, count: int, *others: Person) -> None:
        """Play on for so many things done, by whoever can."""
        until = time.monotonic() + PATIENCE
        while count > 0:
            count -= sum(person.act() for person in (self, *others))
            self.page.wait_for_timeout(10)
            assert time.monotonic() < until, f"the match does not go on: {self.look()}"

    # With the keyboard

    def act_by_keys(self) -> bool:
        """Do one thing with the keyboard, if there is one to do."""
        seen, keys = self.look(), self.page.keyboard
        if seen["confirm"]:
            expect(self.page.locator("button.confirm")).to_be_focused()
            keys.press("Enter")
            return True
        area = self.next_area(seen)
        if area is None:
            return False
        keys.press({"offer": "o", "board": "b", "tray": "t"}[area])
        for _ in range(self._chance.randrange(4)):
            keys.press(self._chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        keys.press(self._chance.choice(["Enter", "Space"]))
        return True

    def play_by_keys(self) -> None:
        """Play to the end without a mouse."""
        until = time.monotonic() + PATIENCE
        while not self.look()["over"]:
            if not self.act_by_keys():
                self.page.wait_for_timeout(20)
            assert time.monotonic() < until, f"the match does not go on: {self.look()}"
