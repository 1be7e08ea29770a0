"""A game of another package, without a folder in the client, played in a browser."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tools.kill import UNLIMITED
from tools.people import BOT, ME, Person
from tools.process import ServerProcess

pytestmark = pytest.mark.web

FOURTH = Path(__file__).parents[1] / "fourth"
DRAWING = "[data-area=offer] pre"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return a server that finds the fourth game."""
    database = tmp_path_factory.mktemp("fourth") / "server.db"
    settings = {**UNLIMITED, "bot_pause": 0, "absence": 0, "workers": 1}
    started = ServerProcess(f"sqlite:///{database}", None, **settings)
    with pytest.MonkeyPatch.context() as patch:
        paths = [str(FOURTH), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        started.start()
    yield started.host
    started.kill()


@pytest.fixture
def anna(browser: Browser, host: str) -> Iterator[Person]:
    """Return somebody whose browser complained about nothing."""
    person = Person(browser, host)
    yield person
    person.close()
    assert person.errors == []


def sit_down(anna: Person, **options: str) -> str:
    """Sit down to a match against a bot; return the match."""
    match = anna.create_match("quarry", [ME, BOT], start=0, **options)
    anna.page.goto(f"{anna.url}/table/{match}")
    expect(anna.page.locator(DRAWING)).to_contain_text("Anna")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Quarry")
    return match


def test_it_is_offered_like_any_other(anna: Person) -> None:
    anna.go("/")
    anna.page.get_by_role("radio", name="Quarry").check(force=True)
    expect(anna.page.get_by_text("Opponent in Quarry:")).to_be_visible()
    anna.go("/new")
    expect(anna.page.get_by_role("radio", name="Quarry")).to_be_checked()
    expect(anna.page.get_by_text("Double", exact=True)).to_be_visible()
    anna.page.get_by_role("button", name="Start").click()
    expect(anna.page.locator(DRAWING)).to_contain_text("Quarry")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Quarry")


def test_its_rules_are_those_of_its_own_catalogue(anna: Person) -> None:
    anna.go("/rules/quarry")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Quarry")
    expect(anna.page.get_by_text("Between equals, most amber stones win.")).to_be_visible()
    main = anna.page.get_by_role("main")
    expect(main.get_by_role("link", name="Learn")).to_have_count(0)


def test_actions_are_buttons_in_the_words_of_the_server(anna: Person) -> None:
    sit_down(anna)
    anna.await_turn()
    actions = anna.page.locator("[data-area=board]").get_by_role("button", name="take")
    before = anna.page.locator(DRAWING).inner_text()
    actions.first.click()
    expect(actions.first).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator("#foreseen")).to_contain_text("take")
    anna.page.get_by_role("button", name="Confirm").click()
    expect(anna.page.locator(DRAWING)).not_to_have_text(before)
    expect(anna.page.get_by_role("region", name="Match log")).to_contain_text("Anna takes")


@pytest.mark.parametrize("side", ["single", "double"])
def test_a_whole_match_is_played_with_the_mouse(anna: Person, side: str) -> None:
    match = sit_down(anna, side=side)
    anna.play()
    shown = anna.totals()
    result = anna.page.request.get(f"{anna.url}/api/matches/{match}").json()["result"]
    assert sorted(shown.values()) == sorted(result["scores"])


def test_a_whole_match_is_played_with_the_keyboard_and_replayed(anna: Person) -> None:
    match = sit_down(anna)
    anna.page.keyboard.press("b")
    anna.play(Person.act_by_keys)
    anna.page.goto(f"{anna.url}/replay/{match}/2")
    drawing = anna.page.locator(DRAWING)
    expect(drawing).to_contain_text("Anna")
    before = drawing.inner_text()
    anna.page.get_by_role("button", name="Next step").click()
    expect(drawing).not_to_have_text(before)
