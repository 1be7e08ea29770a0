"""Lessons in a browser: whole chapters by mouse and by keyboard, left, resumed and repeated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.test_axe import PHONE, Checks, checks
from tilewright import find_game, game_ids
from tilewright.learn.lesson_data import Lesson, LessonStep
from tilewright.learn.lessons import find_chapter
from tilewright.learn.steps import prepare
from tools.people import AREA_KEYS, ARROW, POINT, Person

__all__ = ["checks"]  # a fixture
pytestmark = pytest.mark.web

Meet = Callable[..., Person]
Place = tuple[str, str]  # area and key
Choose = Callable[[Person, Place], None]
CHAPTER = "taking"  # of every game
MOST_ARROWS = 12
IS_UNCOVERED = """() => {
  const ring = document.querySelector(".spotlight .ring");
  const { x, y, width, height } = ring?.getBoundingClientRect() ?? {};
  const hit = ring && document.elementFromPoint(x + width / 2, y + height / 2);
  return hit?.closest("svg.picture") != null;
}"""


def lesson_of(game: str) -> Lesson:
    chapter = find_chapter(game, CHAPTER)
    assert chapter is not None
    return prepare(find_game(game), chapter)


def turn_of(step: LessonStep, is_right: bool) -> str:
    """Return a turn that is right, or one that is not."""
    return next(
        text for text, answer in step.answers.items() if (answer.text == "right") is is_right
    )


def places_of(step: LessonStep, turn: str) -> list[Place]:
    """Return what to choose for a turn of taking tiles."""
    first, *others = turn.split()
    parts: dict[str, Any] = next(each.parts for each in step.legal if each.text == first)
    copies = [("offer", f"tile:{word.removeprefix('from')}/") for word in others]
    if "source" not in parts:
        return [("tray", f"take:{parts.get('colour') or parts['pattern']}"), *copies]
    tiles = ("offer", f"source:{parts['source']}/{parts['colour']}")
    if "line" not in parts:
        return [tiles]
    return [tiles, ("board", f"line:{parts['line']}@0" if parts["line"] else "floor@0")]


def find_place(page: Page, place: Place) -> Place:
    """Return where something is: in its area, or else among the buttons; a key may be cut short."""
    area, key = place
    found = page.locator(f'[data-area={area}] .lit[data-key^="{key}"]')
    if not found.count():
        return ("offer" if area == "tray" else "tray", key)
    return (area, str(found.first.get_attribute("data-key")))


def click(person: Person, place: Place) -> None:
    point = person.page.evaluate(POINT, find_place(person.page, place))
    person.page.mouse.click(*point)


def press(person: Person, place: Place) -> None:
    """Choose something with the keyboard."""
    place = find_place(person.page, place)
    person.page.keyboard.press(AREA_KEYS[place[0]])
    for _ in range(MOST_ARROWS):
        arrow = person.page.evaluate(ARROW, place)
        if arrow is None:
            break
        person.page.keyboard.press(arrow)
    person.page.keyboard.press("Enter")


def take(person: Person, step: LessonStep, turn: str, choose: Choose) -> None:
    """Choose a turn and confirm it."""
    for place in places_of(step, turn):
        choose(person, place)
    confirm = person.page.get_by_role("button", name="Confirm")
    if choose is press:
        expect(confirm).to_be_focused()
        person.page.keyboard.press("Enter")
    else:
        confirm.click()


def following(page: Page) -> Locator:
    return page.get_by_role("button", name="Next", exact=True)


def finish(person: Person, step: LessonStep, choose: Choose) -> None:
    """Do what a step asks for, and go on."""
    page = person.page
    if step.kind == "act":
        take(person, step, turn_of(step, is_right=True), choose)
    elif step.kind == "exercise":
        right = page.get_by_role("button", name=turn_of(step, is_right=True), exact=True)
        right.press("Enter") if choose is press else right.click()
    elif step.kind == "watch":
        page.get_by_role("button", name="Show me").press("Enter")
    if step.kind != "read":
        expect(following(page)).to_be_focused()
    following(page).press("Enter")


@pytest.mark.parametrize("game", game_ids())
def test_a_chapter_is_played_with_the_mouse(game: str, meet: Meet) -> None:
    anna = meet(reduced_motion="reduce")
    lesson = lesson_of(game)
    anna.go(f"/learn/{game}/{CHAPTER}")
    for number, step in enumerate(lesson.steps, 1):
        expect(anna.page.locator(".count")).to_have_text(f"{number}/{len(lesson.steps)}")
        finish(anna, step, click)
    expect(anna.page.get_by_role("heading", name="Well done!")).to_be_focused()
    anna.page.get_by_role("link", name="All chapters").click()
    expect(anna.page.get_by_role("link", name="Finished")).to_have_count(1)
    anna.go("/matches")
    assert anna.page.locator("a[href^='/table/'], a[href^='/replay/']").count() == 0


def test_a_chapter_is_played_with_the_keyboard(meet: Meet) -> None:
    anna = meet(reduced_motion="reduce")
    anna.go("/learn/azul")
    anna.page.locator(f"a[href='/learn/azul/{CHAPTER}']").press("Enter")
    for step in lesson_of("azul").steps:
        expect(anna.page.locator("[data-prompt]")).to_be_focused()
        finish(anna, step, press)
    expect(anna.page.get_by_role("heading", name="Well done!")).to_be_focused()
    anna.page.get_by_role("link", name="Next: ").press("Enter")
    expect(anna.page.locator("[data-prompt]")).to_be_focused()


def test_a_wrong_turn_is_answered_and_undone_and_a_chapter_is_resumed(
    meet: Meet, checks: Checks
) -> None:
    anna = meet(reduced_motion="reduce", viewport=PHONE)
    lesson = lesson_of("azul")
    number, step = next((n, each) for n, each in enumerate(lesson.steps) if each.kind == "act")
    anna.go(f"/learn/azul/{CHAPTER}")
    for each in lesson.steps[:number]:
        finish(anna, each, click)
    take(anna, step, turn_of(step, is_right=False), press)
    expect(anna.page.locator(".answer")).to_contain_text("Not quite.")
    expect(anna.page.locator("[data-area] .chosen")).to_have_count(0)
    checks.look(anna, "wrong answer")
    anna.page.reload()
    expect(anna.page.locator(".count")).to_have_text(f"{number + 1}/{len(lesson.steps)}")
    finish(anna, step, click)
    anna.page.get_by_role("button", name="Repeat this chapter").click()
    expect(anna.page.locator(".count")).to_have_text(f"1/{len(lesson.steps)}")
    assert checks.found == {}


def test_what_a_lesson_points_at_is_visible_on_a_small_phone(meet: Meet) -> None:
    anna = meet(reduced_motion="reduce", viewport={"width": 360, "height": 640})
    anna.go("/learn/garden/paying")
    for number in (1, 2, 3):
        expect(anna.page.locator(".count")).to_contain_text(f"{number}/")
        anna.page.wait_for_function(IS_UNCOVERED)
        anna.page.get_by_role("button", name="Skip this step").or_(following(anna.page)).click()


def test_the_points_of_a_right_answer_are_not_below_rings(meet: Meet) -> None:
    anna = meet(reduced_motion="reduce", viewport=PHONE)
    anna.go("/learn/azul/scoring")
    following(anna.page).click()
    expect(anna.page.locator(".spotlight .ring").first).to_be_visible()
    anna.page.get_by_role("button", name="1", exact=True).click()
    expect(following(anna.page)).to_be_visible()
    expect(anna.page.locator(".spotlight .ring")).to_have_count(0)


def test_answers_on_a_phone_move_nothing(meet: Meet) -> None:
    anna = meet(reduced_motion="reduce", viewport=PHONE)
    anna.go("/learn/garden/paying")
    anna.page.get_by_role("button", name="Skip this step").click()
    expect(anna.page.locator(".count")).to_contain_text("2/")
    own = anna.page.locator(".lesson > .own")
    before = own.bounding_box()
    for answer in ("1", "3"):
        anna.page.locator(".option", has_text=answer).click()
        expect(anna.page.locator(".verdict")).to_be_visible()
        assert own.bounding_box() == before
