"""Building positions in the editor: with a mouse, a finger and the keyboard, and playing on."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import quote

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from tests.web.test_axe import TAGS
from tilewright import Record, Rng, find_game, game_ids
from tools.people import Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
NARROW = {"width": 390, "height": 844}


class Case(NamedTuple):
    """A piece of a game, two places it can lie at, and its digit."""

    piece: str
    first: str
    second: str
    digit: str
    pile: str


CASES = {
    "azul": Case("Red", "wall:2/4@0", "wall:3/5@1", "3", "bag"),
    "pavilion": Case("Red", "space:3/1@0", "space:0/2@1", "6", "bag"),
    "garden": Case("Dark purple tree", "cell:01@0", "cell:04@1", "2", "bag"),
}
GAMES = tuple(CASES)


def test_every_game_has_a_case() -> None:
    assert set(GAMES) == set(game_ids())


def place(person: Person, key: str) -> Locator:
    """Return the control of a place."""
    return person.page.locator(f'.editor button[data-place="{key}"]').first


def piece(person: Person, name: str) -> Locator:
    """Return a piece of the palette."""
    return person.page.get_by_role("group", name="Pieces").get_by_role(
        "button", name=name, exact=True
    )


def open_editor(person: Person, game: str, text: str | None = None) -> None:
    """Open the editor at the start of a match, or at a position."""
    query = f"game={game}" if text is None else f"position={quote(text)}"
    person.go(f"/analysis/edit?{query}")
    expect(person.page.locator(".spot").first).to_be_visible()


def reserve(person: Person, name: str) -> int:
    """Return how many pieces are in a pile."""
    return int(person.page.locator(f'.heap [data-key="{name}"] .count').inner_text())


def drag(person: Person, start: Locator, goal: Locator) -> None:
    """Drag with the mouse from one control to another."""
    start.scroll_into_view_if_needed()
    here = start.bounding_box()
    assert here
    mouse = person.page.mouse
    mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    mouse.down()
    mouse.move(here["x"] + here["width"] / 2 + 12, here["y"] + here["height"] / 2 + 4, steps=3)
    expect(person.page.locator(".held")).to_be_visible()
    there = goal.bounding_box()
    assert there
    mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=5)
    mouse.up()


@pytest.mark.parametrize("game", GAMES)
def test_a_click_places_a_piece_and_the_bag_follows(game: str, meet: Meet) -> None:
    anna, case = meet(), CASES[game]
    open_editor(anna, game)
    before = reserve(anna, case.pile)
    piece(anna, case.piece).click()
    place(anna, case.first).click()
    expect(place(anna, case.first)).to_have_attribute("data-piece", _word(game))
    assert reserve(anna, case.pile) == before - 1
    place(anna, case.first).click(button="right")
    expect(place(anna, case.first)).not_to_have_attribute("data-piece", _word(game))
    assert reserve(anna, case.pile) == before
    anna.page.get_by_role("button", name="Undo").click()
    expect(place(anna, case.first)).to_have_attribute("data-piece", _word(game))
    anna.page.get_by_role("button", name="Redo").click()
    expect(place(anna, case.first)).not_to_have_attribute("data-piece", _word(game))


@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_dragged_from_the_palette_between_places_and_off_the_board(
    game: str, meet: Meet
) -> None:
    anna, case = meet(viewport={"width": 1440, "height": 2000}), CASES[game]
    open_editor(anna, game)
    before = reserve(anna, case.pile)
    drag(anna, piece(anna, case.piece), place(anna, case.first))
    expect(place(anna, case.first)).to_have_attribute("data-piece", _word(game))
    drag(anna, place(anna, case.first), place(anna, case.second))
    expect(place(anna, case.second)).to_have_attribute("data-piece", _word(game))
    expect(place(anna, case.first)).not_to_have_attribute("data-piece", _word(game))
    assert reserve(anna, case.pile) == before - 1
    drag(anna, place(anna, case.second), anna.page.get_by_role("heading", name="Problems"))
    expect(place(anna, case.second)).not_to_have_attribute("data-piece", _word(game))
    assert reserve(anna, case.pile) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_built_with_the_keyboard_alone(game: str, meet: Meet) -> None:
    anna, case = meet(), CASES[game]
    open_editor(anna, game)
    anna.page.keyboard.press(f"Digit{case.digit}")
    place(anna, case.first).focus()
    anna.page.keyboard.press("Enter")
    expect(place(anna, case.first)).to_have_attribute("data-piece", _word(game))
    anna.page.keyboard.press("ArrowDown")
    focused = anna.page.evaluate("document.activeElement.dataset.place")
    assert focused is not None
    assert focused != case.first
    place(anna, case.first).focus()
    anna.page.keyboard.press("m")
    place(anna, case.second).focus()
    anna.page.keyboard.press("Enter")
    expect(place(anna, case.second)).to_have_attribute("data-piece", _word(game))
    anna.page.keyboard.press("Delete")
    expect(place(anna, case.second)).not_to_have_attribute("data-piece", _word(game))
    expect(place(anna, case.second)).to_be_focused()
    anna.page.keyboard.press("Control+z")
    expect(place(anna, case.second)).to_have_attribute("data-piece", _word(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_places_a_piece_on_a_phone(game: str, meet: Meet) -> None:
    anna, case = meet(viewport=NARROW, has_touch=True), CASES[game]
    open_editor(anna, game)
    piece(anna, case.piece).tap()
    place(anna, case.first).tap()
    expect(place(anna, case.first)).to_have_attribute("data-piece", _word(game))
    overflow = "document.documentElement.scrollWidth - innerWidth"
    assert anna.page.evaluate(overflow) <= 0


def test_an_impossible_position_says_why_rings_the_place_and_offers_a_way_out(meet: Meet) -> None:
    anna = meet()
    open_editor(anna, "azul")
    piece(anna, "Red").click()
    place(anna, "wall:1/1@0").click()
    problem = anna.page.get_by_text("Row 1, column 1 is not the space for red.")
    expect(problem).to_be_visible()
    expect(anna.page.get_by_role("button", name="Play on")).to_be_disabled()
    problem.hover()
    expect(anna.page.locator('.ringed[data-key="wall:1/1@0"]')).to_be_visible()
    anna.page.get_by_role("button", name="Fix").click()
    expect(anna.page.get_by_text("This position can be played.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Play on")).to_be_enabled()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_goes_on_from_a_position_and_its_record_replays(game: str, meet: Meet) -> None:
    anna, case = meet(), CASES[game]
    open_editor(anna, game)
    piece(anna, case.piece).click()
    place(anna, case.first).click()
    expect(place(anna, case.first)).to_have_attribute("data-piece", _word(game))
    anna.page.get_by_label("Opponents").select_option("novice")
    anna.page.get_by_role("button", name="Play on").click()
    anna.page.wait_for_url("**/table/*")
    match = anna.page.url.rsplit("/", 1)[1]
    anna.await_turn()
    record = anna.record(match)
    assert record.position is not None
    assert Record.from_text(record.to_text()).state() == record.state()


@pytest.mark.parametrize("game", GAMES)
def test_the_address_and_the_text_lead_back_to_the_position(game: str, meet: Meet) -> None:
    state = find_game(game).new(3)
    while state.actor < 0:
        state.apply_deal(state.deal(Rng(5)))
    anna = meet()
    open_editor(anna, game, state.to_text())
    expect(anna.page.get_by_text("This position can be played.")).to_be_visible()
    before = anna.page.url
    anna.page.reload()
    expect(anna.page.get_by_text("This position can be played.")).to_be_visible()
    assert anna.page.url == before
    anna.page.get_by_role("button", name="New position").click()
    anna.page.get_by_label("Paste a position as text").fill(state.to_text())
    anna.page.get_by_role("button", name="Load").click()
    expect(anna.page.get_by_role("dialog")).to_be_hidden()
    anna.expect_errors("422.*/api/positions")
    anna.page.get_by_role("button", name="New position").click()
    anna.page.get_by_label("Paste a position as text").fill(f"{game} nonsense")
    anna.page.get_by_role("button", name="Load").click()
    expect(anna.page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("theme", "viewport"), [("light", NARROW), ("dark", None)])
def test_axe_finds_nothing_in_the_editor(
    game: str, theme: str, viewport: dict[str, int] | None, meet: Meet
) -> None:
    options = {"viewport": viewport} if viewport else {}
    anna = meet(color_scheme=theme, reduced_motion="reduce", **options)
    open_editor(anna, game)
    piece(anna, CASES[game].piece).click()
    source = "place:0" if game == "garden" else "source:1"
    place(anna, source).focus()
    anna.page.keyboard.press("Delete")
    for name in ("", "New position"):
        if name:
            anna.page.get_by_role("button", name=name).click()
        options_ = {"runOnly": {"type": "tag", "values": TAGS}}
        violations = Axe().run(anna.page, options=options_).response["violations"]
        found = [(each["id"], each["nodes"][0]["html"][:200]) for each in violations]
        assert found == []


def _word(game: str) -> str:
    return {"azul": "red", "pavilion": "red", "garden": "P1"}[game]
