"""Take screenshots of the client for the documentation: `python -m tools.gallery [NAME ...]`.

Starts a server with an empty database, plays matches on it up to the position that a picture
shows, and writes the pictures and their page into docs. A picture that looks the same as before is
left alone. Matches are random, so name the pictures whose pages have changed.
"""

from __future__ import annotations

import argparse
import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

from tools.kill import UNLIMITED
from tools.people import BOT, ME, TABLE, Person, find_chromium
from tools.process import ServerProcess

FOLDER: Final = Path("docs/gallery")
PAGE: Final = Path("docs/gallery.md")
MAX_BYTES: Final = 150_000
QUALITIES: Final = (84, 74, 64, 50)
VISIBLE: Final = 48  # of 255: a larger difference of a pixel comes from more than compression
MAX_CHANGED: Final = 0.0005  # share of the pixels that may differ so much in the same picture
NAMES: Final = ("Anna", "Bence", "Олена", "小明")
DESKTOP: Final = (1440, 900)
TABLET: Final = (820, 1180)
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (320, 640)
LARGE: Final = (2560, 1440)
# Play on one device: choose the action whose preview shows the most points, and pass only if
# nothing else is legal, so that the match is not over before the picture.
PLAY = """([match, plies]) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/socket?version=0`);
  let position, legal, id = 0;
  const send = (message) => socket.send(JSON.stringify({ ...message, id: `gallery-${id++}` }));
  const worth = ({ points, log }) => log.reduce(
    (sum, { values }) => sum + (values?.gain ?? 0) - (values?.loss ?? 0), points);
  const goOn = () => {
    if (!position || position.actor === null || position.actor < 0) return finish();
    if (position.ply >= plies && position.steps === 0) return finish();
    const all = legal.map((each) => each.text).sort(() => Math.random() - 0.5);
    const more = all.filter((text) => text !== "pass");
    const few = (more.length ? more : all).slice(0, 40);
    send({ type: "preview", actions: few });
  };
  const finish = () => { socket.close(); done(position?.ply ?? 0); };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "refused") return fail(new Error(data));
    if (message.type === "previews") {
      const best = message.actions.reduce((a, b) => (worth(b) > worth(a) ? b : a));
      send({ type: "act", ply: position.ply, action: best.text });
    }
    if (message.type !== "welcome" && message.type !== "change") return;
    ({ position, legal } = message);
    if (message.table?.status === "over") return finish();
    goOn();
  };
})"""

Prepare = Callable[[Person], None]


class Shot(NamedTuple):
    """A picture: what it shows, on which screen, in which theme and language."""

    name: str
    words: str
    prepare: Prepare
    size: tuple[int, int] = DESKTOP
    theme: str = "light"
    language: str = "en"


def page(path: str) -> Prepare:
    """Open a page."""
    return lambda person: person.go(path)


def on_one_device(person: Person, game: str, seats: int, plies: int, side: str | None) -> str:
    """Create a match on one device, play some plies, and return its id."""
    others = [{"kind": "hot-seat", "name": name} for name in NAMES[1:seats]]
    more = {} if side is None else {"side": side}
    match = person.create_match(game, [ME, *others], start=0, **more)
    person.page.evaluate(PLAY, [match, plies])
    return match


def table(
    game: str, plies: int, seats: int = 2, side: str | None = None, chosen: bool = True
) -> Prepare:
    """Open a table in the middle of a match, with a choice to confirm."""

    def prepare(person: Person) -> None:
        person.open_table(on_one_device(person, game, seats, plies, side))
        person.await_turn()
        if chosen:
            person.passing = 0
            person.prepare()

    return prepare


def result(game: str) -> Prepare:
    """Play a match to its end."""

    def prepare(person: Person) -> None:
        match = on_one_device(person, game, 2, 10_000, None)
        person.page.goto(f"{person.url}/table/{match}")
        person.page.wait_for_selector("tfoot .total")

    return prepare


def replay(game: str, ply: int) -> Prepare:
    """Open the replay of a finished match, with the ranked actions of a position."""

    def prepare(person: Person) -> None:
        match = on_one_device(person, game, 2, 10_000, None)
        person.page.goto(f"{person.url}/replay/{match}/{ply}")
        person.page.wait_for_selector(TABLE)
        person.page.get_by_role("button", name="Analyse position").click()
        person.page.get_by_text("Best moves for").wait_for()

    return prepare


def waiting(person: Person) -> None:
    """Open a table that waits for friends."""
    person.go("/new?friends=1")
    person.page.get_by_role("button", name="Open table").click()
    person.page.get_by_label("Invitation link").wait_for()


def lobby(person: Person) -> None:
    """Open the lobby, with some open tables."""
    for game, seats in (("azul", 2), ("pavilion", 4)):
        person.create_match(game, [ME, *[{"kind": "open"}] * (seats - 1)], public=True)
    person.go("/lobby")


def own_matches(person: Person) -> None:
    """Open the list of one's own matches, with some matches."""
    on_one_device(person, "garden", 3, 20, None)
    on_one_device(person, "azul", 2, 10_000, None)
    person.go("/matches")


def offline(person: Person) -> None:
    """Open a page without a network."""
    person.go_offline("/lobby")
    person.page.get_by_text("No connection.").wait_for()


def menu(person: Person) -> None:
    """Open the menu of a table with people."""
    person.open_table(on_one_device(person, "azul", 2, 12, None))
    person.await_turn()
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("dialog").wait_for()


def dialog(key: str) -> Prepare:
    """Open a dialog at a table by its key."""

    def prepare(person: Person) -> None:
        person.make_match("azul", [ME, BOT], start=0)
        person.await_turn()
        person.page.keyboard.press(key)
        person.page.get_by_role("dialog").wait_for()

    return prepare


SHOTS: Final = (
    Shot("front", "Front page", page("/")),
    Shot("front-dark", "Front page, dark", page("/"), theme="dark"),
    Shot("front-phone", "Front page on a phone", page("/"), PHONE),
    Shot("front-uk", "Front page in Ukrainian", page("/"), language="uk"),
    Shot(
        "front-hu",
        "Front page in Hungarian, on a small phone",
        page("/"),
        SMALL_PHONE,
        "light",
        "hu",
    ),
    Shot(
        "front-zh",
        "Front page in Traditional Chinese, dark",
        page("/"),
        DESKTOP,
        "dark",
        "zh-TW",
    ),
    Shot("azul", "Azul: a move to confirm", table("azul", 26)),
    Shot(
        "azul-four",
        "Azul with four players, grey wall, dark",
        table("azul", 50, 4, "grey"),
        theme="dark",
    ),
    Shot("azul-phone", "Azul on a phone", table("azul", 26), PHONE),
    Shot(
        "azul-small",
        "Azul with three players on a small phone, dark",
        table("azul", 30, 3),
        SMALL_PHONE,
        "dark",
    ),
    Shot("azul-large", "Azul on a large screen", table("azul", 26), LARGE),
    Shot("azul-uk", "Azul in Ukrainian", table("azul", 22), language="uk"),
    Shot("pavilion", "Summer Pavilion: a placement with its payment", table("pavilion", 62)),
    Shot(
        "pavilion-four",
        "Summer Pavilion with four players, grey side, dark",
        table("pavilion", 120, 4, "grey"),
        theme="dark",
    ),
    Shot("pavilion-phone", "Summer Pavilion on a phone", table("pavilion", 62), PHONE),
    Shot("pavilion-tablet", "Summer Pavilion on a tablet", table("pavilion", 40), TABLET),
    Shot("pavilion-hu", "Summer Pavilion in Hungarian", table("pavilion", 62), language="hu"),
    Shot("garden", "Queen's Garden: a move to confirm", table("garden", 60)),
    Shot(
        "garden-four",
        "Queen's Garden with four players, back of the board, dark",
        table("garden", 110, 4, "back"),
        theme="dark",
    ),
    Shot("garden-phone", "Queen's Garden on a phone", table("garden", 60), PHONE),
    Shot(
        "garden-zh", "Queen's Garden in Traditional Chinese", table("garden", 60), language="zh-TW"
    ),
    Shot(
        "garden-large",
        "Queen's Garden with three players on a large screen",
        table("garden", 80, 3),
        LARGE,
    ),
    Shot(
        "garden-uk",
        "Queen's Garden in Ukrainian, on a tablet, dark",
        table("garden", 60),
        TABLET,
        "dark",
        "uk",
    ),
    Shot("result", "Result of a match", result("azul")),
    Shot(
        "result-garden",
        "Result of Queen's Garden on a phone, dark",
        result("garden"),
        PHONE,
        "dark",
    ),
    Shot("replay", "Replay with the best actions in a position", replay("azul", 7)),
    Shot("replay-phone", "Replay on a phone", replay("pavilion", 30), PHONE),
    Shot("new", "New match", page("/new")),
    Shot("waiting", "Waiting room", waiting),
    Shot("lobby", "Lobby", lobby),
    Shot("matches", "My matches", own_matches),
    Shot("rules", "Rules of Summer Pavilion", page("/rules/pavilion")),
    Shot(
        "rules-zh",
        "Rules of Queen's Garden in Traditional Chinese, dark",
        page("/rules/garden"),
        DESKTOP,
        "dark",
        "zh-TW",
    ),
    Shot("lesson", "Lesson of Queen's Garden", page("/learn/garden/paying")),
    Shot(
        "lesson-hu",
        "Lesson of Azul in Hungarian, on a phone",
        page("/learn/azul/taking"),
        PHONE,
        "light",
        "hu",
    ),
    Shot("menu", "Table menu", menu),
    Shot("help", "Keyboard shortcuts", dialog("?")),
    Shot("describe", "The position in words, on a phone", dialog("d"), PHONE, "dark"),
    Shot("settings", "Settings on a phone", page("/settings"), PHONE),
    Shot("account", "Account, dark", page("/account"), DESKTOP, "dark"),
    Shot("about", "About the project", page("/about")),
    Shot("missing", "Unknown table", page("/table/nosuchtable")),
    Shot("offline", "Offline", offline, PHONE),
)


def differs(picture: Image.Image, path: Path) -> bool:
    """Return whether a picture is visibly different from the one in a file, if there is one."""
    if not path.exists():
        return True
    with Image.open(path) as kept:
        if kept.size != picture.size:
            return True
        grey = ImageChops.difference(kept.convert("RGB"), picture).convert("L")
    shades = grey.histogram()
    return sum(shades[VISIBLE:]) > sum(shades) * MAX_CHANGED


def pack(picture: Image.Image) -> bytes:
    """Return a picture as WebP, in the best quality that keeps it below the limit."""
    for quality in QUALITIES:
        packed = io.BytesIO()
        picture.save(packed, "WEBP", quality=quality, method=6)
        if packed.tell() < MAX_BYTES:
            return packed.getvalue()
    raise ValueError(f"a picture needs {packed.tell()} bytes, more than {MAX_BYTES}")


def write_page() -> None:
    """Write the page that shows all pictures."""
    lines = [
        "# Gallery",
        "",
        "Screenshots of the [web client](web.md), taken by `python -m tools.gallery`.",
        "[The table, before and now](table-edition-2.md) compares them with earlier ones.",
    ]
    for shot in SHOTS:
        name = f"gallery/{shot.name}.webp"
        lines += ["", f"## {shot.words}", "", f"![{shot.words}]({name})"]
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")


def take(shots: list[Shot], chromium: str, host: str) -> None:
    """Take pictures, each with a fresh browser profile."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for shot in shots:
            width, height = shot.size
            person = Person(
                browser,
                host,
                viewport={"width": width, "height": height},
                color_scheme=shot.theme,
                locale=shot.language,
                reduced_motion="reduce",
            )
            shot.prepare(person)
            person.settle()
            person.page.evaluate("scrollTo(0, 0)")
            picture = Image.open(io.BytesIO(person.page.screenshot())).convert("RGB")
            path = FOLDER / f"{shot.name}.webp"
            if differs(picture, path):
                path.write_bytes(pack(picture))
                print(f"{shot.name}: {path.stat().st_size} bytes")
            else:
                print(f"{shot.name}: as before")
            person.close()
        browser.close()


def main() -> None:
    """Take all pictures, or only those named on the command line."""
    parser = argparse.ArgumentParser(description="Take screenshots of the client.")
    parser.add_argument("names", nargs="*", help="pictures to take; all if none is named")
    names = parser.parse_args().names
    if unknown := set(names) - {shot.name for shot in SHOTS}:
        parser.error(f"there is no picture named {', '.join(sorted(unknown))}")
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit("The pictures need Chromium, which is not installed.")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        settings = {**UNLIMITED, "bot_pause": 0, "workers": 1}
        server = ServerProcess(f"sqlite:///{folder}/server.db", None, **settings)
        server.start()
        try:
            take([s for s in SHOTS if s.name in names or not names], chromium, server.host)
        finally:
            server.kill()
    write_page()


if __name__ == "__main__":
    main()
