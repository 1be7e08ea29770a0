"""The log beside the board, the field for moves, popovers and the chat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tilewright import game_ids
from tools.people import BOT, ME, Person, meet_at_table

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1366, "height": 768}
LINES = "[data-area=log] a"
MINUS = "\N{MINUS SIGN}"
ROUND = "[data-area=log] h3 button"
RECALLED = ".recalled[data-key]"
# Acts until the log has a round that is over.
MOST_ACTS = 400


def play_a_round(person: Person) -> Page:
    """Play until the first round is over."""
    for _ in range(MOST_ACTS):
        person.await_turn()
        if person.page.locator(ROUND).count():
            break
        person.act()
    return person.page


def covers(first: Locator, second: Locator) -> bool:
    """Return whether two elements overlap on the screen."""
    a, b = first.bounding_box(), second.bounding_box()
    assert a and b
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    down = a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]
    return bool(across and down)


@pytest.mark.parametrize("game", game_ids())
def test_a_turn_is_one_line_with_name_tiles_and_place(game: str, meet: Meet) -> None:
    anna = meet(viewport=DESKTOP)
    anna.make_match(game, [ME, BOT], start=0)
    anna.prepare()
    anna.act()
    anna.await_turn()
    lines = anna.page.locator(LINES)
    own = lines.last
    expect(own.locator(".name")).to_have_text("You")
    expect(own.locator(".what svg, .note").first).to_be_visible()
    expect(own).to_have_accessible_name(re.compile(r"^You \w+ .*\."))
    expect(lines.first.locator(".name")).to_have_text("Novice")
    expect(anna.page.locator("[data-area=log] .last a")).to_have_attribute(
        "href", lines.first.get_attribute("href") or ""
    )


@pytest.mark.parametrize("game", game_ids())
def test_rounds_have_headings_with_the_points_of_every_seat(game: str, meet: Meet) -> None:
    anna = meet(viewport=DESKTOP)
    anna.make_match(game, [ME, BOT], start=0)
    page = play_a_round(anna)
    heading = page.locator(ROUND)
    expect(heading).to_have_text(
        re.compile(rf"Round 1\s*You [+{MINUS}]?\d+\s*Novice [+{MINUS}]?\d+")
    )
    points = [int(text.replace(MINUS, "-")) for text in heading.locator("strong").all_inner_texts()]
    if game == "azul":  # elsewhere this round has scored already
        scores = page.locator(".seat header .hidden").all_inner_texts()
        assert sorted(points) == sorted(int(text.split()[0]) for text in scores)
    heading.click()
    expect(page.locator("[data-area=log] .sentences li").first).to_be_visible()


def test_chance_is_never_the_last_move(meet: Meet) -> None:
    anna = meet(viewport=DESKTOP)
    anna.make_match("garden", [ME, BOT], start=0)
    anna.passing = 0
    for _ in range(4):
        anna.prepare()
        anna.act()
        anna.await_turn()
        first = anna.page.locator("[data-area=log] li").first
        expect(first.locator("a")).to_have_count(1)
        expect(first).to_have_class(re.compile("last"))


@pytest.mark.parametrize("game", game_ids())
def test_pointing_at_a_line_shows_the_move_on_the_boards(game: str, meet: Meet) -> None:
    anna = meet(viewport=DESKTOP)
    anna.passing = 0  # a pass touches nothing
    anna.make_match(game, [ME, BOT], start=0)
    anna.prepare()
    anna.act()
    anna.await_turn()
    page = anna.page
    line = page.locator(LINES).last
    expect(page.locator(RECALLED)).to_have_count(0)
    line.hover()
    expect(page.locator(RECALLED).first).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(RECALLED)).to_have_count(0)
    page.locator(LINES).first.focus()
    page.keyboard.press("End")
    expect(line).to_be_focused()
    expect(page.locator(RECALLED).first).to_be_visible()


def test_a_line_opens_the_replay_at_its_move(meet: Meet) -> None:
    anna = meet(viewport=DESKTOP)
    match = anna.make_match("azul", [ME, BOT], start=0)
    anna.prepare()
    anna.act()
    anna.await_turn()
    anna.page.locator(LINES).last.click()
    expect(anna.page).to_have_url(re.compile(rf"/replay/{match}/2$"))
    expect(anna.page.locator(".told")).to_have_text(re.compile("^You take"))
    anna.page.get_by_role("link", name="Table").click()
    anna.await_turn()


@pytest.mark.parametrize("game", game_ids())
def test_a_replay_lists_moves_as_compactly(game: str, meet: Meet) -> None:
    anna = meet(viewport=DESKTOP)
    match = anna.make_match(game, [ME, BOT], start=0)
    anna.prepare()
    anna.act()
    anna.await_turn()
    anna.go(f"/replay/{match}")
    line = anna.page.locator(".plies .ply", has_text="You ").filter(has=anna.page.locator(".move"))
    expect(line.first.locator(".move strong").first).to_have_text("You")
    expect(line.first.locator(".what svg, .note").first).to_be_visible()
    expect(line.first).to_have_accessible_name(re.compile(r"^\d+ You \w+ .*\."))


def test_moves_are_typed_into_a_field_that_a_key_or_the_menu_opens(meet: Meet) -> None:
    anna = meet(viewport=PHONE)
    anna.make_match("azul", [ME, BOT], start=0)
    anna.await_turn()
    page, field = anna.page, anna.page.get_by_label("Type a move")
    expect(field).to_have_count(0)
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Type a move").click()
    expect(field).to_be_focused()
    assert not covers(page.locator("form:has(#notation)"), page.locator("[data-area=offer]").first)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_the_contents_of_the_bag_cover_no_score_and_close(
    game: str, viewport: dict[str, int], meet: Meet
) -> None:
    anna = meet(viewport=viewport)
    anna.make_match(game, [ME, BOT], start=0)
    anna.await_turn()
    page = anna.page
    bag, contents = page.locator(".pile summary").first, page.locator(".pile .list")
    score = page.locator(".strips" if viewport == PHONE else ".own .score").first
    bag.click()
    expect(contents).to_be_visible()
    assert not covers(contents, score)
    page.keyboard.press("Escape")
    expect(contents).to_have_count(0)
    bag.click()
    expect(contents).to_be_visible()
    page.locator("h1").click()
    expect(contents).to_have_count(0)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_the_chat_is_beside_the_board(viewport: dict[str, int], meet: Meet) -> None:
    anna, bence = meet(viewport=viewport), meet("Bence")
    meet_at_table(anna, bence, "Azul", talk=True)
    button = anna.page.get_by_role("button", name=re.compile("^Chat"))
    bence.page.get_by_role("button", name="Chat").click()
    bence.page.get_by_role("button", name="Good luck!").click()
    expect(button).to_have_accessible_name("Chat 1 new message")
    notice = anna.page.get_by_role("button", name="Bence: Good luck!", include_hidden=True)
    board = anna.page.locator("[data-area=board]")
    assert not covers(notice, board)
    button.click()
    chat = anna.page.get_by_role("region", name="Chat")
    expect(chat.get_by_role("listitem")).to_have_text(["Bence: Good luck!"])
    expect(button).to_have_accessible_name("Chat")
    assert not covers(chat, board)
    violations = Axe().run(anna.page).response["violations"]
    assert [each["id"] for each in violations] == []
    chat.get_by_role("button", name="Thanks!").click()
    expect(chat.get_by_role("listitem").last).to_have_text("You: Thanks!")
    anna.page.keyboard.press("Escape")
    expect(chat).to_have_count(0)
    expect(button).to_be_focused()
