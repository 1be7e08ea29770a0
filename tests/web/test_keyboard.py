"""Keyboards and screen readers: where the focus is, and that it is visible."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tilewright import game_ids
from tools.people import BOT, ME, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
PHONE = {"width": 360, "height": 640}
MOST_STOPS = 60
# What has the focus, as a control: its key, or its name.
FOCUSED = """() => {
  const { activeElement: found } = document;
  if (!found || found === document.body) return null;
  return found.dataset.key ?? found.ariaLabel ?? found.innerText;
}"""
# What has the focus without being a control or a part that scrolls, or is hidden by a bar.
FAULT = """() => {
  const { activeElement: found } = document;
  if (found === document.body) return null;
  if (!found.matches("a, button, input, select, summary, [role=button], ol")) {
    return `nothing to do at ${found.outerHTML.slice(0, 100)}`;
  }
  const box = found.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2);
  const bar = hit?.closest(".action, .controls");
  if (box.bottom <= innerHeight + 1 && (!bar || bar.contains(found))) return null;
  return `hidden: ${found.outerHTML.slice(0, 100)}`;
}"""


def sit_down(person: Person, game: str) -> Page:
    """Begin a match against a bot, at a table that is complete."""
    person.make_match(game, [ME, BOT], start=0)
    person.await_turn()
    person.page.locator("[data-area=log]").wait_for()
    return person.page


def test_a_dialog_gives_the_focus_back(meet: Meet) -> None:
    page = sit_down(meet(), "azul")
    dialog = page.get_by_role("dialog")
    page.keyboard.press("o")
    before = page.evaluate(FOCUSED)
    for key in ("?", "d"):
        page.keyboard.press(key)
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        assert page.evaluate(FOCUSED) == before
    menu = page.get_by_role("button", name="Menu")
    menu.press("Enter")
    dialog.get_by_role("button", name="Settings").press("Enter")
    expect(dialog.get_by_role("combobox")).to_be_visible()
    dialog.get_by_role("button", name="Close").press("Enter")
    expect(menu).to_be_focused()


@pytest.mark.parametrize("game", game_ids())
def test_what_is_undone_gives_the_focus_back(game: str, meet: Meet) -> None:
    anna = meet(viewport=PHONE)
    page = sit_down(anna, game)
    page.keyboard.press("o")
    anna.prepare(Person.pick_by_keys)
    expect(page.locator("button.confirm")).to_be_focused()
    undo = page.get_by_role("button", name="Undo")
    while undo.count():
        undo.press("Enter")
        assert page.evaluate(FOCUSED) is not None
    assert page.evaluate(FOCUSED) != "Undo"


@pytest.mark.parametrize("game", game_ids())
def test_keys_stop_at_what_can_be_used_and_seen(game: str, meet: Meet) -> None:
    page = sit_down(meet(viewport=PHONE), game)
    faults, seen = [], set()
    for key in ("Tab", "Shift+Tab"):
        for _ in range(MOST_STOPS):
            page.keyboard.press(key)
            faults.append(page.evaluate(FAULT))
            seen.add(page.evaluate(FOCUSED))
            if page.evaluate(FOCUSED) is None:
                break
    assert [fault for fault in faults if fault] == []
    assert len(seen) > 6, seen


def test_a_lost_connection_and_the_result_are_told(meet: Meet) -> None:
    anna = meet()
    anna.expect_errors("ERR_INTERNET_DISCONNECTED", "WebSocket")
    page = sit_down(anna, "azul")
    lines = page.get_by_role("log").locator("p")
    anna.lose_connection()
    expect(lines.last).to_have_text("Reconnecting… Your match is safe.")
    anna.restore_connection()
    expect(lines.filter(has_text="Reconnected.")).to_have_count(1)
    anna.resign()
    expect(lines.last).to_have_text(page.locator("h2.result").inner_text())


def test_a_link_is_copied_without_https(meet: Meet) -> None:
    anna = meet(permissions=["clipboard-read"])
    anna.context.add_init_script("Object.defineProperty(Navigator.prototype, 'clipboard', {})")
    anna.go("/new?friends=1")
    page = anna.page
    page.get_by_role("button", name="Open table").click()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    link = page.get_by_label("Invitation link").input_value()
    anna.go("/account")
    field = page.get_by_label("Name", exact=True)
    field.press("ControlOrMeta+v")
    assert field.input_value() == link[:40]


def test_the_focus_goes_back_to_the_table_from_the_field_for_moves(meet: Meet) -> None:
    page = sit_down(meet(), "azul")
    page.keyboard.press("/")
    expect(page.locator("#notation")).to_be_focused()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.closest('[data-area]') !== null")


def test_who_signs_in_or_out_by_keys_goes_on_at_the_heading(meet: Meet) -> None:
    anna = meet()
    anna.go("/account")
    page = anna.page
    heading = page.get_by_role("heading", name="Account", exact=True)
    page.locator("label", has_text="Create an account").click()
    page.get_by_label("Name", exact=True).fill("Anna Focus")
    page.get_by_label("Password").fill("correct horse")
    page.keyboard.press("Enter")
    expect(page.get_by_text("signed in as")).to_be_visible(timeout=20_000)
    expect(heading).to_be_focused()
    page.get_by_role("button", name="Sign out", exact=True).press("Enter")
    expect(page.get_by_label("Guest name")).to_be_visible()
    expect(heading).to_be_focused()


def test_an_analysis_keeps_the_focus(meet: Meet) -> None:
    anna = meet()
    page = sit_down(anna, "azul")
    anna.resign()
    page.locator("h2.result").wait_for()
    anna.go(f"{page.url.removeprefix(anna.url).replace('table', 'replay')}/1")
    page.get_by_role("button", name="Analyse position").press("Enter")
    expect(page.get_by_role("heading", name="Analysis")).to_be_focused()
    expect(page.get_by_role("table")).to_be_visible()
    expect(page.get_by_role("heading", name="Analysis")).to_be_focused()
