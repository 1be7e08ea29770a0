"""The analysis board in a real browser: by mouse, by touch and by keyboard, and what axe finds."""

from __future__ import annotations

from urllib.parse import parse_qs, quote, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.test_axe import Checks, Meet
from tilewright import game_ids
from tilewright.core.record import Record
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tools.people import BOT, ME, Person

pytestmark = pytest.mark.web

PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
STILL = {"reduced_motion": "reduce"}
GAMES = ("azul", "pavilion", "garden")


@pytest.fixture
def checks() -> Checks:
    return Checks()


def played(game: str, plies: int, seats: int = 2) -> Record:
    """Return the record of random play, up to a seat's turn."""
    record, rng = Record(find_game(game), find_game(game).sides[0], seats), Rng(5)
    state = record.initial()
    while len(record.plies) < plies or state.actor < 0 or state.steps:
        ply = state.deal(rng) if state.actor < 0 else state.random_action(rng)
        if isinstance(ply, tuple):
            state.apply_deal(ply)
        else:
            state.apply(ply)
        record.plies.append(ply)
    return record


def address(game: str, plies: int = 8, seats: int = 2) -> str:
    """Return the address of a position."""
    text = played(game, plies, seats).state().to_text()
    return f"/analysis?position={quote(text.replace(' ', '!'), safe='!,:/=')}"


def moves(page: Page) -> Locator:
    return page.locator(".engine .move")


def turns(page: Page) -> Locator:
    return page.locator(".tree .turn")


def text_of(page: Page) -> str:
    """Return the text of the position that is shown."""
    page.get_by_role("button", name="Import and export").click()
    text: str = page.get_by_label("Position", exact=True).input_value()
    page.keyboard.press("Escape")
    return text


@pytest.mark.parametrize("game", GAMES)
def test_the_best_moves_are_drawn_and_one_is_played_with_a_click(game: str, meet: Meet) -> None:
    anna = meet(viewport=DESKTOP, **STILL)
    anna.go(address(game))
    page = anna.page
    expect(moves(page).first).to_be_visible()
    expect(page.locator(".arrows .rank1.badge")).to_be_visible()
    before = page.url
    moves(page).first.click()
    expect(turns(page)).to_have_count(1)
    expect(turns(page)).to_have_attribute("aria-current", "step")
    page.wait_for_url(lambda url: url != before)
    expect(moves(page).first.or_(page.locator(".deal"))).to_be_visible()


def test_the_analysis_deepens_until_it_is_complete(meet: Meet) -> None:
    anna = meet(viewport=DESKTOP, **STILL)
    anna.go(address("azul"))
    page = anna.page
    expect(page.locator(".engine [role=status]")).to_have_text("Analysis complete")
    expect(page.locator(".engine header")).to_contain_text("Depth")
    page.get_by_label("Analyse").uncheck()
    expect(page.locator(".engine [role=status]")).to_have_text("Analysis is off.")


def test_variations_are_walked_promoted_and_deleted_with_the_keyboard(meet: Meet) -> None:
    anna = meet(viewport=DESKTOP, **STILL)
    anna.go(address("azul"))
    page = anna.page
    moves(page).first.focus()
    page.keyboard.press("Enter")
    expect(turns(page)).to_have_count(1)
    page.locator("main").click(position={"x": 2, "y": 2})
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".tree .start")).to_have_attribute("aria-current", "step")
    expect(moves(page).nth(1)).to_be_visible()
    moves(page).nth(1).focus()
    page.keyboard.press("Enter")
    expect(turns(page)).to_have_count(2)
    page.locator("main").click(position={"x": 2, "y": 2})
    page.keyboard.press("ArrowUp")
    expect(turns(page).first).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowDown")
    expect(turns(page).nth(1)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Make main line").click()
    expect(turns(page).first).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Delete from here").click()
    expect(turns(page)).to_have_count(1)


@pytest.mark.parametrize("game", GAMES)
def test_any_legal_move_is_played_on_the_boards(game: str, meet: Meet) -> None:
    anna = meet(viewport=DESKTOP, **STILL)
    anna.go(address(game))
    expect(moves(anna.page).first).to_be_visible()
    while anna.act() and turns(anna.page).count() == 0:
        pass
    expect(turns(anna.page)).to_have_count(1)


def test_a_finger_plays_a_suggestion_on_a_phone(meet: Meet) -> None:
    anna = meet(viewport=PHONE, has_touch=True, is_mobile=True, **STILL)
    anna.go(address("azul"))
    page = anna.page
    expect(moves(page).first).to_be_visible()
    moves(page).first.tap()
    expect(turns(page)).to_have_count(1)
    page.get_by_role("button", name="Back", exact=True).tap()
    expect(page.locator(".tree .start")).to_have_attribute("aria-current", "step")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_deal_is_drawn_chosen_and_refused(meet: Meet) -> None:
    anna = meet(viewport=DESKTOP, **STILL)
    anna.expect_errors("422.*/api/board/play")
    anna.go("/analysis?game=azul")
    page = anna.page
    page.get_by_role("button", name="Draw at random").click()
    expect(turns(page)).to_have_count(1)
    page.get_by_role("button", name="Redraw").click()
    expect(turns(page)).to_have_count(2)
    page.get_by_role("button", name="First position").click()
    page.get_by_role("button", name="Choose tiles").click()
    page.get_by_role("button", name="blue, 20 left").click()
    page.get_by_role("button", name="blue, 19 left").click()
    page.get_by_role("button", name="Draw the rest at random").click()
    expect(turns(page)).to_have_count(3)
    page.get_by_role("button", name="First position").click()
    page.get_by_role("button", name="Choose tiles").click()
    page.get_by_label("Or type the deal").fill("BBBB")
    page.keyboard.press("Enter")
    expect(page.locator(".deal [role=alert]")).to_be_visible()
    expect(turns(page)).to_have_count(3)


def test_a_link_leads_to_the_same_position(meet: Meet) -> None:
    anna, ben = meet(viewport=DESKTOP, **STILL), meet("Ben", viewport=DESKTOP, **STILL)
    anna.go(address("garden", 20))
    moves(anna.page).first.click()
    expect(turns(anna.page)).to_have_count(1)
    wanted = text_of(anna.page)
    ben.page.goto(anna.page.url)
    expect(ben.page.locator(".tree")).to_be_visible()
    assert text_of(ben.page) == wanted


def test_the_front_page_leads_to_the_board_and_the_board_to_the_editor(meet: Meet) -> None:
    anna = meet(viewport=DESKTOP, **STILL)
    anna.go("/")
    page = anna.page
    page.get_by_role("link", name="Analysis", exact=True).click()
    expect(page.locator(".tree")).to_be_visible()
    anna.go(address("azul"))
    expect(moves(page).first).to_be_visible()
    wanted = text_of(page)
    page.get_by_role("link", name="Edit position").click()
    expect(page.locator(".editor .spot").first).to_be_visible()
    [position] = parse_qs(urlsplit(page.url).query)["position"]
    assert position.replace("!", " ") == wanted


def test_a_record_is_imported_and_a_broken_one_says_where(meet: Meet) -> None:
    anna = meet(viewport=DESKTOP, **STILL)
    anna.expect_errors("422.*/api/board/")
    anna.go("/analysis?game=azul")
    page, record = anna.page, played("azul", 10)
    page.get_by_role("button", name="Import and export").click()
    field = page.get_by_label("Paste a record or a position")
    field.fill(record.to_text().replace("Seats: 2", "Seats: 9"))
    page.get_by_role("button", name="Open").click()
    expect(page.locator("#import-error")).to_contain_text("4")
    field.fill("azul nothing")
    page.get_by_role("button", name="Open").click()
    expect(page.locator("#import-error")).to_be_visible()
    field.fill(record.to_text())
    page.get_by_role("button", name="Open").click()
    expect(turns(page)).to_have_count(len(record.plies))
    assert text_of(page) == record.state().to_text()
    page.get_by_role("button", name="Import and export").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    assert download.value.path().read_text("utf-8") == record.to_text()


def over(person: Person, game: str = "azul") -> str:
    """Return a match that somebody has just finished."""
    match = person.make_match(game, [ME, BOT], start=0)
    person.play()
    return match


def test_a_finished_match_is_graded_and_its_mistakes_are_exercises(meet: Meet) -> None:
    anna = meet(viewport=DESKTOP, **STILL)
    over(anna)
    page = anna.page
    page.get_by_role("link", name="Analysis").click()
    page.get_by_role("button", name="Analyse the whole match").click()
    learn = page.get_by_role("button", name="Learn from your mistakes")
    expect(learn).to_be_enabled()
    expect(page.locator(".report figure svg").first).to_be_visible()
    expect(page.locator(".tree .grade").first).to_be_visible()
    learn.click()
    expect(page.locator(".learn")).to_contain_text("find a better move")
    expect(page.locator(".arrows .badge")).to_have_count(0)
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".learn")).to_contain_text("The best move")
    expect(page.locator(".arrows .badge")).to_have_count(1)
    page.get_by_role("button", name="Back to the board").click()
    expect(page.locator(".engine")).to_be_visible()


@pytest.mark.parametrize(("theme", "viewport"), [("light", DESKTOP), ("dark", PHONE)])
def test_axe_finds_nothing_on_the_board(
    theme: str, viewport: dict[str, int], meet: Meet, checks: Checks
) -> None:
    anna = meet(viewport=viewport, color_scheme=theme, **STILL)
    for game in game_ids():
        anna.go(address(game, seats=3))
        expect(moves(anna.page).first).to_be_visible()
        checks.look(anna, f"{game}: the best moves")
        moves(anna.page).first.click()
        expect(turns(anna.page)).to_have_count(1)
        checks.look(anna, f"{game}: a variation")
    anna.go("/analysis?game=azul")
    anna.page.get_by_role("button", name="Choose tiles").click()
    expect(anna.page.locator(".deal .item").first).to_be_visible()
    checks.look(anna, "a deal")
    anna.page.get_by_role("button", name="Import and export").click()
    checks.look(anna, "texts")
    assert checks.found == {}


@pytest.mark.parametrize("language", ["uk", "hu", "zh-Hant"])
def test_every_word_of_the_board_is_translated(language: str, meet: Meet) -> None:
    anna = meet(viewport=DESKTOP, **STILL)
    anna.go("/")
    anna.set_language(language)
    anna.go(address("pavilion"))
    expect(moves(anna.page).first).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    assert "board-" not in anna.page.locator("main").inner_text()
