"""After the match: the summary, what is shared of it, and the lists of matches."""

import base64
import io
import re
from collections.abc import Callable

import pytest
from PIL import Image
from playwright.sync_api import expect

from tools.gallery import PLAY
from tools.people import BOT, ME, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
SOON = 60_000


def finish(person: Person, game: str, seats: int = 2) -> str:
    """Play a match on one device to its end, open its summary, and return its id."""
    others = [{"kind": "hot-seat", "name": name} for name in ("Mara", "Kim", "Lea")]
    match = person.create_match(game, [ME, *others[: seats - 1]], start=0)
    person.page.evaluate(PLAY, [match, 10_000])
    person.page.goto(f"{person.url}/table/{match}")
    person.page.locator("tfoot .total").first.wait_for()
    return match


def test_a_summary_says_what_decided_the_match_and_shows_its_course(meet: Meet) -> None:
    anna = meet()
    match = finish(anna, "azul")
    page = anna.page
    expect(page.locator(".reason")).not_to_be_empty()
    scores = anna.record(match).state().scores()
    course = page.get_by_role("slider", name="Score over time")
    for name, points in zip(("Anna", "Mara"), scores, strict=True):
        expect(course).to_have_attribute("aria-valuetext", re.compile(f"{name} {points}"))
    course.focus()
    page.keyboard.press("Home")
    expect(course).to_have_attribute("aria-valuetext", re.compile("^Start, "))
    page.get_by_role("link", name="Best tile").click()
    expect(page).to_have_url(re.compile(f"/replay/{match}/"))


def test_pointing_at_a_bonus_rings_what_it_counts(meet: Meet) -> None:
    anna = meet()
    finish(anna, "azul")
    board = anna.page.locator("section.seat", has=anna.page.locator("button.chip")).first
    bonus = board.get_by_role("button").first
    bonus.click()
    expect(bonus).to_have_attribute("aria-pressed", "true")
    expect(board.locator(".counts[data-key^='wall:']")).to_have_count(5)


def test_a_match_is_shared_as_a_picture_and_a_link(meet: Meet) -> None:
    anna = meet()
    match = finish(anna, "azul")
    anna.page.get_by_role("button", name="Share").click()
    dialog = anna.page.get_by_role("dialog")
    source = dialog.locator("img").get_attribute("src", timeout=SOON) or ""
    kind, _, data = source.partition(",")
    assert kind == "data:image/png;base64"
    picture = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
    assert picture.size == (1200, 630)
    boards = picture.crop((600, 60, 1150, 570)).getcolors(400_000) or []
    assert len(boards) > 100  # glazes, rims and letters, not a plain surface
    link = dialog.get_by_label("Link to the replay").input_value()
    assert link.startswith(f"{anna.url}/replay/{match}?invite=")
    olena = meet("Olena")
    olena.page.goto(link)
    olena.page.locator("[data-area=offer] svg").first.wait_for()
    expect(dialog.get_by_role("link", name="Save picture")).to_have_attribute(
        "download", f"tilewright-azul-{match}.png"
    )


def test_own_matches_show_the_board_the_score_the_round_and_whose_turn_it_is(meet: Meet) -> None:
    anna = meet()
    match = anna.create_match("azul", [ME, BOT], start=0)
    anna.open_table(match)
    anna.await_turn()
    anna.prepare()
    anna.act()
    anna.await_turn()
    unplayed = anna.create_match("azul", [ME, BOT], start=0)
    anna.go("/matches")
    card = anna.page.get_by_role("listitem").filter(
        has=anna.page.locator(f"a[href='/table/{match}']")
    )
    expect(card.first).to_contain_text("Your turn")
    expect(card.first).to_contain_text("Round 1")
    expect(card.first.locator(".score")).to_have_text(["0", "0"])
    expect(card.first.locator(".mini svg")).to_be_visible()
    hidden = anna.page.locator(f"a[href='/table/{unplayed}']")
    expect(hidden).to_be_hidden()
    anna.page.get_by_text("Not played yet (1)").click()
    expect(hidden).to_be_visible()


def test_a_public_match_is_listed_and_can_be_watched(meet: Meet) -> None:
    anna, bence, olena = meet(), meet("Bence"), meet("Olena")
    match = anna.create_match("azul", [ME, {"kind": "open"}], public=True, start=0)
    bence.go(f"/table/{match}")
    bence.page.get_by_role("button", name="Take a seat").click()
    anna.open_table(match)
    olena.go("/")
    card = olena.page.locator("#live li").filter(
        has=olena.page.locator(f"a[href='/table/{match}']")
    )
    expect(card.first).to_contain_text("Bence")
    card.first.get_by_role("link", name="Watch").click()
    olena.page.locator("[data-area=offer] svg").first.wait_for()


def test_a_name_is_asked_for_once_and_never_for_a_match_against_a_bot(meet: Meet) -> None:
    nobody = meet("")
    nobody.go("/new?friends=1")
    field = nobody.page.get_by_label("What should the others call you?")
    field.fill("Zoltán")
    nobody.page.get_by_role("button", name="Open table").click()
    expect(nobody.page.get_by_role("listitem").filter(has_text="Zoltán")).to_be_visible()
    nobody.go("/new?friends=1")
    expect(nobody.page.get_by_text("You play as Zoltán.")).to_be_visible()
    expect(field).to_be_hidden()
    nobody.go("/new")
    expect(nobody.page.get_by_text("You play as")).to_be_hidden()
