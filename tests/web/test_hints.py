"""Hints at a table in a real browser: where to look, the move, and why; counted in the result."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.i18n.games import BUILT_IN
from tilewright.i18n import LANGUAGES, Catalogue
from tools.people import BOT, ME, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
BUTTON = "button.hint"
TEXT = ".action [role=status]"
MARKED = "[data-area] .hinted"
OTHER = {"kind": "hot-seat", "name": "Ben"}
CHANCE = "chance to win is then"


def start(person: Person, game: str = "azul", **more: object) -> None:
    """Open a new match against a bot, and wait for the turn."""
    person.make_match(game, [ME, BOT], start=0, **more)
    person.await_turn()


def take_turn_by_keys(person: Person) -> None:
    """Choose a turn and confirm it with the keyboard."""
    while not person.look()["confirm"]:
        person.act_by_keys()
    person.act_by_keys()


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_hint_shows_where_to_look_then_the_move_then_why(game: str, meet: Meet) -> None:
    anna = meet()
    start(anna, game)
    button, text = anna.page.locator(BUTTON), anna.page.locator(TEXT)
    expect(button).to_have_attribute("aria-label", "Hint")
    expect(text).to_be_empty()
    button.click()
    expect(text).to_contain_text("Look here: ")
    expect(anna.page.locator(MARKED)).not_to_have_count(0)
    expect(button).to_have_attribute("aria-label", "Show the move")
    button.click()
    expect(text).to_contain_text("A good move: “")
    expect(button).to_have_attribute("aria-label", "Why?")
    button.click()
    expect(text).to_contain_text(CHANCE)
    expect(text).not_to_contain_text("A good move")  # it stays marked, and the reasons need room
    expect(anna.page.locator(MARKED)).not_to_have_count(0)
    expect(button).to_have_count(0)


def test_the_source_is_marked_first_then_the_target_as_well(meet: Meet) -> None:
    anna = meet()
    start(anna)
    page = anna.page
    page.locator(BUTTON).click()
    expect(page.locator("[data-area=offer] .hinted")).not_to_have_count(0)
    expect(page.locator("[data-area=board] .hinted")).to_have_count(0)
    page.locator(BUTTON).click()
    expect(page.locator("[data-area=offer] .hinted")).not_to_have_count(0)
    expect(page.locator("[data-area=board] .hinted")).not_to_have_count(0)


def test_hints_by_keyboard_end_with_the_move_and_are_counted_in_the_result(meet: Meet) -> None:
    anna = meet()
    start(anna)
    page, text = anna.page, anna.page.locator(TEXT)
    for _ in range(2):
        page.keyboard.press("h")
        expect(text).to_contain_text("Look here: ")
        page.keyboard.press("h")
        page.keyboard.press("h")
        expect(text).to_contain_text(CHANCE)
        take_turn_by_keys(anna)
        expect(text).to_be_empty()
        expect(page.locator(MARKED)).to_have_count(0)
        expect(page.locator(BUTTON)).to_have_attribute("aria-label", "Hint")
    anna.resign()
    expect(page.get_by_text("Hints used: 2")).to_be_visible()


@pytest.mark.parametrize(("seats", "more"), [([ME, OTHER], {}), ([ME, BOT], {"casual": False})])
def test_there_are_no_hints_against_people_or_in_rated_matches(
    seats: list[dict[str, str]], more: dict[str, bool], meet: Meet
) -> None:
    anna = meet()
    anna.make_match("azul", seats, start=0, **more)
    anna.await_turn()
    expect(anna.page.locator(BUTTON)).to_have_count(0)
    anna.page.keyboard.press("h")
    expect(anna.page.locator(TEXT)).to_be_empty()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_hint_is_told_in_the_language_of_the_page(language: str, meet: Meet) -> None:
    anna = meet()
    start(anna, "garden")
    anna.set_language(language)
    anna.await_turn()
    button = anna.page.locator(BUTTON)
    expect(button).to_have_attribute("aria-label", Catalogue(language).say("web-hint"))
    for step in (1, 2):
        button.click()
        label = Catalogue(language).say("study-hint-more", step=step)
        expect(button).to_have_attribute("aria-label", label)
    button.click()
    expect(button).to_have_count(0)
    expect(anna.page.locator(TEXT)).to_contain_text("%")
