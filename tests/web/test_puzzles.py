"""Puzzles in a browser: solved by mouse, touch and keyboard, with wrong turns and solutions."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_axe import PHONE, Checks, checks
from tests.web.test_lessons import Place, click, press
from tilewright import find_game, game_ids
from tilewright.i18n import LANGUAGES, Catalogue
from tilewright.puzzles import Puzzle
from tilewright.puzzles.choice import daily_puzzle
from tilewright.puzzles.collection import puzzles_of
from tools.people import POINT, Person
from tools.weight import LOCALES

__all__ = ["checks"]  # a fixture
pytestmark = pytest.mark.web

Meet = Callable[..., Person]
Choose = Callable[[Person, Place], None]
TAKES = 1  # decisions of a taking


def puzzle_of(game: str, turns: int = 1) -> Puzzle:
    """Return a puzzle whose turns are takings of one decision."""
    return next(
        puzzle
        for puzzle in puzzles_of(game)
        if len(puzzle.right) == turns
        and all(is_taking(game, turn[0]) for turn in puzzle.right)
        and is_taking(game, puzzle.second.line[0])
    )


def parts_of(game: str, turn: str) -> dict[str, Any]:
    found = find_game(game)
    action: Any = found.new().action_table()[found.read_action(turn.split(maxsplit=1)[0])]
    return dict(action.parts())


def is_taking(game: str, turn: str) -> bool:
    return len(turn.split()) == TAKES and parts_of(game, turn)["kind"] == "take"


def places_of(game: str, turn: str) -> list[Place]:
    """Return what to choose for a taking."""
    parts = parts_of(game, turn)
    if "source" not in parts:
        return [("tray", f"take:{parts.get('colour') or parts['pattern']}")]
    tiles = ("offer", f"source:{parts['source']}/{parts['colour']}")
    if "line" not in parts:
        return [tiles]
    line = f"line:{parts['line']}@" if parts["line"] else "floor@"
    return [tiles, ("board", line)]


def tap(person: Person, place: Place) -> None:
    area, key = place
    found = person.page.locator(f'[data-area={area}] .lit[data-key^="{key}"]').first
    whole = (area, str(found.get_attribute("data-key")))
    person.page.touchscreen.tap(*person.page.evaluate(POINT, whole))


def take(person: Person, game: str, turn: str, choose: Choose) -> None:
    """Choose a turn and confirm it."""
    for place in places_of(game, turn):
        expect(person.page.locator(".lit[data-key]").first).to_be_visible()
        choose(person, place)
    confirm = person.page.get_by_role("button", name="Confirm")
    if choose is press:
        expect(confirm).to_be_focused()
        person.page.keyboard.press("Enter")
    else:
        confirm.tap() if choose is tap else confirm.click()


def answer(page: Page) -> Any:
    return page.locator(".answer")


def open_puzzle(person: Person, puzzle: Puzzle) -> None:
    person.go(f"/puzzles/{puzzle.game}/{puzzle.id}")
    expect(person.page.locator("[data-prompt]")).to_be_visible()
    expect(person.page.locator(".lit[data-key]").first).to_be_visible()


@pytest.mark.parametrize("game", game_ids())
def test_a_puzzle_is_solved_with_the_mouse(game: str, meet: Meet, checks: Checks) -> None:
    anna, puzzle = meet(reduced_motion="reduce"), puzzle_of(game)
    open_puzzle(anna, puzzle)
    checks.look(anna, "puzzle")
    take(anna, game, puzzle.right[0][0], click)
    expect(answer(anna.page)).to_contain_text("Solved!")
    expect(answer(anna.page).locator(".why")).not_to_be_empty()
    checks.look(anna, "solved")
    following = anna.page.get_by_role("button", name="Next puzzle")
    expect(following).to_be_focused()
    following.press("Enter")
    expect(anna.page).not_to_have_url(f"/{puzzle.id}$")
    expect(anna.page.locator("[data-prompt]")).to_be_focused()
    anna.go(f"/puzzles/{game}")
    expect(anna.page.get_by_text("Solved at first try: 1 of 1")).to_be_visible()
    assert checks.found == {}


def test_a_wrong_turn_is_undone_and_tried_again_with_the_keyboard(meet: Meet) -> None:
    anna, puzzle = meet(reduced_motion="reduce"), puzzle_of("azul")
    open_puzzle(anna, puzzle)
    take(anna, "azul", puzzle.second.line[0], press)
    expect(answer(anna.page)).to_contain_text("Try again.")
    expect(anna.page.locator("[data-area] .chosen")).to_have_count(0)
    take(anna, "azul", puzzle.right[0][0], press)
    expect(answer(anna.page)).to_contain_text("This is the solution.")
    anna.go("/puzzles/azul")
    expect(anna.page.get_by_text("Solved at first try: 0 of 1")).to_be_visible()


def test_a_puzzle_is_solved_with_fingers_on_a_phone(meet: Meet, checks: Checks) -> None:
    anna = meet(reduced_motion="reduce", viewport=PHONE, has_touch=True)
    puzzle = puzzle_of("azul")
    open_puzzle(anna, puzzle)
    checks.look(anna, "phone")
    take(anna, "azul", puzzle.right[0][0], tap)
    expect(answer(anna.page)).to_contain_text("Solved!")
    width = "document.documentElement.scrollWidth - innerWidth"
    assert anna.page.evaluate(width) <= 0
    checks.look(anna, "solved on a phone")
    assert checks.found == {}


def test_a_long_solution_goes_on_after_the_replies(meet: Meet) -> None:
    anna, puzzle = meet(reduced_motion="reduce"), puzzle_of("azul", turns=2)
    open_puzzle(anna, puzzle)
    expect(anna.page.locator("[data-prompt]")).to_contain_text("1 of 2")
    take(anna, "azul", puzzle.right[0][0], click)
    expect(anna.page.locator("[data-prompt]")).to_contain_text("2 of 2")
    expect(answer(anna.page)).to_contain_text("Find your next turn.")
    take(anna, "azul", puzzle.right[1][0], click)
    expect(answer(anna.page)).to_contain_text("Solved!")


def test_the_solution_is_shown_with_its_reasons_and_can_be_analysed(meet: Meet) -> None:
    anna, puzzle = meet(reduced_motion="reduce"), puzzle_of("azul")
    open_puzzle(anna, puzzle)
    anna.page.get_by_role("button", name="Show solution").click()
    expect(answer(anna.page)).to_contain_text("This is the solution.")
    expect(answer(anna.page).locator(".why")).not_to_be_empty()
    link = anna.page.get_by_role("link", name="Analyse").get_attribute("href")
    assert link is not None
    assert link.startswith("/analysis?position=azul")


def test_the_puzzle_of_the_day_counts_days(meet: Meet) -> None:
    anna = meet(reduced_motion="reduce")
    anna.go("/puzzles/azul")
    link = anna.page.get_by_role("link", name="Puzzle of the day")
    expect(link).to_contain_text("A new one every day.")
    today = daily_puzzle(puzzles_of("azul"), datetime.now(UTC).date())
    assert today is not None
    assert link.get_attribute("href") == f"/puzzles/azul/{today.id}"
    link.click()
    expect(anna.page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()


def test_themes_lead_to_puzzles_about_them(meet: Meet) -> None:
    anna = meet(reduced_motion="reduce")
    anna.go("/puzzles/azul")
    anna.page.get_by_role("button", name="Denial (").click()
    anna.page.wait_for_url("**/puzzles/azul/*?theme=denial")
    puzzle = anna.page.url.rpartition("/")[2].partition("?")[0]
    assert "denial" in next(p.themes for p in puzzles_of("azul") if p.id == puzzle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_speaks_every_language(language: str, meet: Meet) -> None:
    anna, words = meet(locale=LOCALES.get(language, language)), Catalogue(language)
    for game in game_ids():
        open_puzzle(anna, puzzle_of(game))
        anna.page.get_by_role("button", name=words.say("puzzles-show")).click()
        expect(answer(anna.page)).to_contain_text(words.say("puzzles-done"))
        expect(answer(anna.page).locator(".why")).not_to_be_empty()
