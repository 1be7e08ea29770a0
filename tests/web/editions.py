"""The edition without a server: built once, served by a plain host of files, and played."""

from __future__ import annotations

import os
from typing import Final

from playwright.sync_api import Browser, Page

from tools.people import Person

BUILT: Final = os.environ.get("TILEWRIGHT_EDITION")  # a folder to use instead of building one
IS_KEPT: Final = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
CREATE: Final = """async ([game, seats, more]) => {
  const channel = new BroadcastChannel("tilewright-tables:" + new URL(".", location.href).pathname);
  const page = "test" + Math.random();
  const body = { game, seats, ...more };
  const ask = { kind: "ask", page, id: 1, method: "POST", path: "/matches", body, name: "Anna" };
  let asked = false;
  const text = await new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data.kind === "ready" && !asked) channel.postMessage(ask), (asked = true);
      if (data.kind === "reply" && data.page === page) resolve(data.reply.text);
    };
    channel.postMessage({ kind: "hello" });
  });
  channel.close();
  return JSON.parse(text).id;
}"""


class Visitor(Person):
    """A person at the edition; every address is behind the one page."""

    def __init__(self, browser: Browser, host: str, folder: str = "") -> None:
        super().__init__(browser, host)
        self.url = f"http://{host}/{folder}#"
        self.folder = f"http://{host}/{folder}"

    def arrive(self) -> None:
        """Open the front page, and wait until everything is on the device."""
        self.page.goto(self.folder)
        self.page.locator("main").wait_for()
        self.page.evaluate(IS_KEPT)

    def create_match(self, game: str, seats: list[dict[str, str]], **more: object) -> str:
        """Create a match as the client does, and return its id."""
        return str(self.page.evaluate(CREATE, [game, seats, more]))

    def open_page(self) -> Page:
        """Open another tab, in which this person acts from now on."""
        self.page = self.context.new_page()
        self._listen()
        return self.page
