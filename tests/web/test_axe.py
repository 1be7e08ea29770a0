"""Axe finds no problem, on any page and in any state of a table, light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tilewright import game_ids
from tools.people import BOT, ME, NO_SUCH, PATHS, TABLE, Person, meet_at_table

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 844}


class Checks:
    """What axe finds on the pages of a person, by the state they were in."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def look(self, person: Person, state: str) -> None:
        options = {"runOnly": {"type": "tag", "values": TAGS}}
        violations = Axe().run(person.page, options=options).response["violations"]
        if violations:
            self.found[state] = [
                f"{each['id']}: {node['html'][:160]}"
                for each in violations
                for node in each["nodes"][:3]
            ]


@pytest.fixture
def checks() -> Checks:
    return Checks()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(theme: str, meet: Meet, checks: Checks) -> None:
    anna = meet(color_scheme=theme, reduced_motion="reduce")
    anna.expect_errors(NO_SUCH)
    for path in PATHS:
        anna.go(path)
        checks.look(anna, path)
    assert checks.found == {}


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("theme", "viewport"), [("light", PHONE), ("dark", DESKTOP)])
def test_axe_finds_nothing_at_a_table(
    game: str, theme: str, viewport: dict[str, int], meet: Meet, checks: Checks
) -> None:
    anna = meet(viewport=viewport, color_scheme=theme, reduced_motion="reduce")
    anna.make_match(game, [ME, BOT, BOT], start=0)
    anna.await_turn()
    checks.look(anna, "own turn")
    while not (seen := anna.look())["confirm"]:
        anna.pick(seen)
        checks.look(anna, "something is chosen")
    for key in ("?", "d"):
        anna.page.keyboard.press(key)
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        checks.look(anna, f"dialog {key}")
        anna.page.keyboard.press("Escape")
        expect(anna.page.get_by_role("dialog")).to_be_hidden()
    anna.page.get_by_role("button", name="Menu").click()
    checks.look(anna, "menu")
    anna.page.get_by_role("button", name="Resign").click()
    checks.look(anna, "give up")
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(anna.page.locator("h2.result")).to_be_visible()
    anna.settle()
    checks.look(anna, "result")
    anna.page.get_by_role("link", name="Replay").click()
    anna.page.wait_for_selector(TABLE)
    checks.look(anna, "replay")
    assert checks.found == {}


def test_axe_finds_nothing_where_people_meet(meet: Meet, checks: Checks) -> None:
    anna, bence = meet(), meet("Bence", color_scheme="dark")
    anna.go("/new?friends=1")
    anna.page.get_by_role("button", name="Open table").click()
    expect(anna.page.get_by_label("Invitation link")).to_be_visible()
    checks.look(anna, "waiting")
    meet_at_table(anna, bence, "Azul")
    for person in (anna, bence):
        state = "own turn" if person.look()["lit"] else "turn of somebody else"
        checks.look(person, f"{state}: {person.name}")
    anna.page.get_by_role("button", name="Chat").click()
    expect(anna.page.get_by_role("region", name="Chat")).to_be_visible()
    checks.look(anna, "chat")
    assert checks.found == {}
