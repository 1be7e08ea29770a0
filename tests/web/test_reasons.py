"""What cannot be chosen says why, and what costs says its price, in a real browser."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tools.people import BOT, ME, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
OTHER = {"kind": "hot-seat", "name": "Ben"}
BUBBLE = "p.reason"
SAID = "[data-reason]"  # the live region
BOARD = "[data-area=board] [role=button]"
PASS = "[data-area=tray] [data-key=pass]"
MINUS = "\N{MINUS SIGN}"
BUY = "[data-area=tray] [data-key=buy]"
MIDDLE = """(element) => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def click_middle(person: Person, found: Locator) -> None:
    """Click the middle of a picture's part, whatever can be chosen around it."""
    person.page.mouse.click(*found.first.evaluate(MIDDLE))


def expect_reason(person: Person, words: str) -> None:
    """Expect a bubble, and the same in the live region."""
    expect(person.page.locator(BUBBLE)).to_contain_text(re.compile(words))
    expect(person.page.locator(SAID)).to_have_text(person.page.locator(BUBBLE).inner_text())


def take_all(person: Person) -> None:
    """Take tiles until they can be placed."""
    person.await_turn()
    while not person.page.locator(PASS).count():
        person.act()
        person.await_turn()


@pytest.mark.parametrize("has_touch", [False, True])
def test_a_wall_says_how_tiles_get_there(has_touch: bool, meet: Meet) -> None:
    anna = meet(has_touch=has_touch)
    anna.make_match("azul", [ME, OTHER], start=0)
    anna.await_turn()
    wall = anna.page.locator("[data-area=board] [data-key^='wall:3/3@']").first
    if has_touch:
        anna.page.touchscreen.tap(*wall.evaluate(MIDDLE))
    else:
        click_middle(anna, wall)
    expect_reason(anna, "Tiles go to a line first")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(BUBBLE)).to_have_count(0)


def test_a_full_line_says_that_it_is_full_and_the_choice_stays(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [ME, OTHER], start=0)
    page = anna.page
    anna.await_turn()
    for _ in range(2):  # both seats fill their first line
        page.locator("[data-area=offer] .lit[data-key^='source:']").first.click()
        page.locator("[data-area=board] .lit[data-key^='line:1@']").click()
        page.locator("button.confirm").click()
        expect(page.locator("button.confirm")).to_have_count(0)
        anna.await_turn()
    group = page.locator("[data-area=offer] .lit[data-key^='source:']").first
    group.click()
    click_middle(anna, page.locator(f"{BOARD}[data-key^='line:1@']"))
    expect_reason(anna, "Line.1 is full")
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_count(0)
    expect(page.locator("[data-area=offer] .chosen")).to_have_count(1)


def test_a_disabled_place_says_why_by_keyboard(meet: Meet) -> None:
    anna = meet()
    anna.make_match("pavilion", [ME, OTHER], start=0)
    anna.await_turn()
    spot = anna.page.locator(f"{BOARD}[data-key^='space:1/6@'][aria-disabled=true]")
    spot.focus()
    anna.page.keyboard.press("Enter")
    expect_reason(anna, "You can.t do that while tiles are being taken")


def test_a_space_that_cannot_be_paid_says_what_is_missing(meet: Meet) -> None:
    anna = meet()
    anna.make_match("pavilion", [ME, OTHER], start=0)
    take_all(anna)
    spots = anna.page.locator(f"{BOARD}[data-key^='space:'][aria-disabled=true]")
    assert spots.count()
    said = set()
    for spot in spots.all()[:12]:
        spot.focus()
        anna.page.keyboard.press("Enter")
        expect(anna.page.locator(BUBBLE)).to_be_visible()
        said.add(anna.page.locator(BUBBLE).inner_text())
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator(BUBBLE)).to_have_count(0)
    pattern = re.compile(r"Costs.\d: \d.\w+ tiles? missing|You have no \w+ tile")
    assert all(pattern.search(text) for text in said), said


def test_a_cell_of_the_garden_says_why_nothing_goes_there(meet: Meet) -> None:
    anna = meet()
    anna.make_match("garden", [ME, OTHER], start=0)
    anna.await_turn()
    cell = anna.page.locator(f"{BOARD}[data-key^='cell:0'][aria-disabled=true]")
    click_middle(anna, cell)
    expect_reason(anna, "Your storage is empty|storage can go here|already filled|missing")


def test_those_who_watch_are_told_so(meet: Meet) -> None:
    anna, ben = meet("Anna"), meet("Ben")
    match = anna.create_match("azul", [ME, BOT], start=0, public=True)
    anna.open_table(match)
    ben.open_table(match, anna.invitation(match))
    click_middle(ben, ben.page.locator("[data-area=offer] [data-key^='source:']"))
    expect_reason(ben, "You are watching this match")


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_passing_shows_its_price_and_what_is_kept(size: tuple[int, int], meet: Meet) -> None:
    anna = meet(viewport={"width": size[0], "height": size[1]})
    button = anna.page.locator(PASS)
    for _ in range(8):  # who took many tiles with the marker has the lowest score: no more to lose
        anna.make_match("pavilion", [ME, OTHER], start=0)
        take_all(anna)
        expect(button).to_contain_text("keep")
        if MINUS in button.inner_text():
            break
    expect(button).to_have_text(re.compile(rf"^Pass, keep.4 of.\d+, {MINUS}\d+$"))
    button.click()
    expect(anna.page.locator(".headline")).to_have_text(re.compile("^Pass\\?"))
    expect(anna.page.locator("button.confirm")).to_be_visible()
    anna.page.get_by_role("button", name="Back", exact=True).click()
    expect(button).to_be_visible()


def test_passing_first_in_the_garden_costs_a_point(meet: Meet) -> None:
    anna = meet()
    anna.make_match("garden", [ME, OTHER], start=0)
    anna.await_turn()
    expect(anna.page.locator(PASS)).to_contain_text(f"{MINUS}1")


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_one_button_buys_face_down_and_lights_where_it_goes(
    size: tuple[int, int], meet: Meet
) -> None:
    anna = meet(viewport={"width": size[0], "height": size[1]})
    anna.make_match("garden", [ME, OTHER], start=0)
    anna.await_turn()
    page = anna.page
    areas = page.locator("[data-area=board] .lit[data-key^='area:']")
    expect(areas).to_have_count(0)
    expect(page.locator(BUY)).to_contain_text(f"{MINUS}6")
    page.locator(BUY).click()
    expect(areas).to_have_count(6)
    expect(page.locator(".headline")).to_contain_text("Where does the face-down expansion go?")
    areas.first.locator(".hit").click()
    expect(page.locator("button.confirm")).to_be_visible()
