"""Turns of several decisions in a real browser: chosen in any order, confirmed once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tools.people import ME, POINT, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
OTHER = {"kind": "hot-seat", "name": "Ben"}
PASS = "[data-area=tray] [data-key=pass]"
CONFIRM = "button.confirm"
AWAY = "ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|fetching the script"
HAND = """() => [...document.querySelectorAll("[data-area=board] [role=button][data-key^='hand:']")]
  .map((each) => each.dataset.key.split(/[:@]/)[1])"""
UNASKED = """() => {
  const settings = JSON.parse(localStorage.tilewright);
  localStorage.tilewright = JSON.stringify({ ...settings, confirmation: "off" });
}"""


def take_all(person: Person) -> None:
    """Take tiles until they can be placed."""
    person.await_turn()
    while not person.page.locator(PASS).count():
        person.act()
        person.await_turn()


def take_three_colours(person: Person) -> None:
    """Take tiles, and start again if chance gave fewer than three colours to the seat to place."""
    for _ in range(5):
        person.make_match("pavilion", [ME, OTHER], start=0)
        take_all(person)
        if len(set(person.page.evaluate(HAND))) > 2:
            return


def press(person: Person, key: str) -> None:
    point = person.page.evaluate(POINT, ["board", key])
    assert point is not None, key
    person.page.mouse.click(*point)


KEPT = "[data-key^=kept] .ghost"  # what would be kept


@pytest.mark.parametrize("size", [(1280, 900), (390, 844)])
def test_passing_keeps_as_many_tiles_as_possible(size: tuple[int, int], meet: Meet) -> None:
    anna = meet(viewport={"width": size[0], "height": size[1]})
    take_three_colours(anna)
    page = anna.page
    page.locator(PASS).click()
    expect(page.locator(KEPT)).to_have_count(4)
    page.locator(CONFIRM).click()
    expect(page.locator("[data-key^='kept:']")).to_have_count(4)


def test_what_is_kept_can_be_changed(meet: Meet) -> None:
    anna = meet()
    take_three_colours(anna)
    page = anna.page
    page.locator(PASS).click()
    expect(page.locator(KEPT)).to_have_count(4)
    kept = page.locator("[data-area=board] .chosen[data-key^='hand:']")
    key = str(kept.first.get_attribute("data-key"))
    kept.first.locator(".hit").click()
    expect(page.locator(f"[data-area=board] .chosen[data-key='{key}']")).to_have_count(0)
    left = page.locator(KEPT).count()
    page.locator(CONFIRM).click()
    expect(page.locator("[data-key^='kept:']")).to_have_count(left)


def test_going_back_from_passing_changes_nothing(meet: Meet) -> None:
    anna = meet()
    anna.make_match("pavilion", [ME, OTHER], start=0)
    take_all(anna)
    anna.page.locator(PASS).click()
    expect(anna.page.locator(KEPT)).to_have_count(4)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(KEPT)).to_have_count(0)
    expect(anna.page.locator(PASS)).to_be_visible()


def test_without_confirmation_passing_still_asks(meet: Meet) -> None:
    anna = meet()
    match = anna.create_match("pavilion", [ME, OTHER], start=0)
    anna.page.evaluate(UNASKED)
    anna.open_table(match)
    take_all(anna)
    anna.page.locator(PASS).click()
    expect(anna.page.locator(KEPT)).to_have_count(4)
    anna.page.locator(CONFIRM).click()
    expect(anna.page.locator("[data-key^='kept:']")).to_have_count(4)


def test_what_is_chosen_outlives_a_lost_connection(meet: Meet) -> None:
    anna = meet()
    anna.expect_errors(AWAY)
    anna.make_match("pavilion", [ME, OTHER], start=0)
    take_all(anna)
    page = anna.page
    page.locator(PASS).click()
    kept = page.locator(KEPT)
    expect(kept).to_have_count(4)
    anna.lose_connection()
    expect(page.locator(".lost")).to_be_visible()
    expect(kept).to_have_count(0)
    with page.expect_response("**/health"):  # the page learns that the server is there again
        anna.restore_connection()
    expect(kept).to_have_count(4)
    page.locator(CONFIRM).click()
    expect(page.locator("[data-key^='kept:']")).to_have_count(4)


def test_a_whole_turn_is_typed_in_any_order(meet: Meet) -> None:
    anna = meet()
    anna.make_match("pavilion", [ME, OTHER], start=0)
    take_all(anna)
    hand = anna.page.evaluate(HAND)
    first, second = (colour[0].upper() for colour in (hand[-1], hand[0]))
    anna.page.keyboard.press("/")
    expect(anna.page.locator("#notation")).to_be_focused()
    anna.page.get_by_label("Type a move").fill(f"pass keep{first} keep{second}")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("[data-key^=kept] .ghost")).to_have_count(2)
    expect(anna.page.locator(CONFIRM)).to_be_visible()


@pytest.mark.parametrize("confirmation", ["countdown", "off"])
def test_a_choice_confirms_itself_where_that_is_wanted(confirmation: str, meet: Meet) -> None:
    anna = meet()
    match = anna.create_match("azul", [ME, OTHER], start=0)
    kept = {"speed": "none", "volume": "off", "confirmation": confirmation}
    anna.page.evaluate("(kept) => (localStorage.tilewright = JSON.stringify(kept))", kept)
    anna.open_table(match)
    record = anna.record(match)
    text = record.game.write_action(record.state().legal_actions()[0])
    anna.await_turn()
    anna.page.keyboard.press("/")
    expect(anna.page.locator("#notation")).to_be_focused()
    anna.page.get_by_label("Type a move").fill(text)
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".own .seat h2")).to_have_text(OTHER["name"])
    after = anna.record(match)
    assert [after.write_ply(ply) for ply in after.plies[len(record.plies) :]] == [text]
