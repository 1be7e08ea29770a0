"""Take the pictures of the rules for browsers without JavaScript: `python -m tools.rule_pictures`.

Opens every rules page in a browser, takes its pictures as the client draws them, and writes them
into `src/tilewright/learn/<game>/pictures/<side>`. A picture that looks the same on another side is
kept once. `taken.json` says what each picture was taken from; a test compares it with the pages.
"""

from __future__ import annotations

import io
import json
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tilewright.core.game import Game
from tilewright.core.registry import built_in_games
from tilewright.learn.pictures import Picture, pictures_of
from tilewright.learn.rules import rules_of
from tools.gallery import differs
from tools.kill import UNLIMITED
from tools.people import Person, find_chromium
from tools.process import ServerProcess

FOLDER: Final = Path("src/tilewright/learn")
TAKEN: Final = "taken.json"
VIEWPORT: Final = {"width": 530, "height": 900}  # the width of a picture is 460
QUALITY: Final = 48
# The same pictures serve all languages, so words are left out.
HIDE_WORDS: Final = r"""() => {
  for (const each of document.querySelectorAll("[data-picture] text"))
    if (/\p{L}{2}/u.test(each.textContent)) each.style.visibility = "hidden";
}"""


def digest(picture: Picture) -> str:
    """Return a digest of what a picture shows."""
    shown = (picture.position, picture.shows, picture.seat, picture.numbers, picture.arrows)
    return sha256(repr(shown).encode()).hexdigest()[:16]


def take(browser: Browser, host: str, game: Game, side: str) -> Iterator[tuple[str, Image.Image]]:
    """Return the pictures of a rules page by name."""
    person = Person(browser, host, viewport=VIEWPORT, reduced_motion="reduce", locale="en-GB")
    person.go(f"/rules/{game.id}/{side}")
    person.page.evaluate(HIDE_WORDS)
    for name in dict.fromkeys(rules_of(game.id, "en").on_side(side).pictures()):
        shot = person.page.locator(f'[data-picture="{name}"]').first.screenshot()
        yield name, Image.open(io.BytesIO(shot)).convert("RGB")
    person.close()


def write(folder: Path, side: str, name: str, picture: Image.Image, first: str) -> None:
    """Write a picture, unless it looks as before or as on the first side."""
    path = folder / side / f"{name}.webp"
    if side != first and not differs(picture, folder / first / f"{name}.webp"):
        path.unlink(missing_ok=True)
    elif differs(picture, path):
        path.parent.mkdir(parents=True, exist_ok=True)
        picture.save(path, "WEBP", quality=QUALITY, method=6)
        print(f"{path}: {path.stat().st_size} bytes")


def take_all(browser: Browser, host: str) -> None:
    """Take the pictures of all games and sides, and delete those that no page shows."""
    for game in built_in_games():
        folder, known = FOLDER / game.id / "pictures", pictures_of(game.id)
        for side in game.sides:
            for name, picture in take(browser, host, game, side):
                write(folder, side, name, picture, game.sides[0])
        for path in folder.rglob("*.webp"):
            if path.stem not in known:
                path.unlink()
        taken = {name: digest(picture) for name, picture in sorted(known.items())}
        (folder / TAKEN).write_text(json.dumps(taken, indent=1) + "\n", "utf-8")


def main() -> None:
    """Take all pictures, from a server of its own."""
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit("The pictures need Chromium, which is not installed.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{folder}/server.db", None, **UNLIMITED, workers=1)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        try:
            take_all(browser, server.host)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
