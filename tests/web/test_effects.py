"""Before you confirm: every destination says in words what would happen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.positions import Found, play_until
from tools.people import POINT, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
DESKTOP, PHONE = (1366, 768), (390, 844)
MINUS = "\N{MINUS SIGN}"
LANGUAGES = ("en", "uk", "hu", "zh-Hant")
BAR = "#foreseen"
COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}
# What is cut off: by its box, after some lines, or with an ellipsis.
CUT = """(box) => [box, ...box.querySelectorAll("*")].filter((each) => {
  const { webkitLineClamp, textOverflow, overflow, display } = getComputedStyle(each);
  if (display === "inline" || each.classList.contains("hidden")) return false;
  const isWider = each.scrollWidth > each.clientWidth + 1;
  return isWider || overflow === "hidden" || webkitLineClamp !== "none" || textOverflow !== "clip";
}).map((each) => each.outerHTML)"""
# Labels on the board that reach beyond the screen.
OUTSIDE = """() => [...document.querySelectorAll(".effect text")].filter((each) => {
  const { left, right } = each.getBoundingClientRect();
  return left < 0 || right > innerWidth;
}).map((each) => each.textContent)"""


def press(person: Person, area: str, key: str) -> None:
    """Click something on the table."""
    person.page.wait_for_function(POINT, arg=[area, key])
    person.page.mouse.click(*person.page.evaluate(POINT, [area, key]))


def take_tiles(person: Person, found: Found) -> Locator:
    """Choose the tiles of a taking of Azul, and return the control of its line."""
    source = "0" if found.text[0] == "C" else found.text[0]
    press(person, "offer", f"source:{source}/{COLOURS[found.text[1]]}")
    return person.page.locator(f"[data-area=board] [data-key='{line_of(found)}']").first


def line_of(found: Found) -> str:
    return f"line:{found.text[2]}@{found.seat}"


def in_view(meet: Meet, size: tuple[int, int]) -> Person:
    return meet(viewport={"width": size[0], "height": size[1]})


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_completing_tile_says_that_it_ends_the_match(size: tuple[int, int], meet: Meet) -> None:
    anna = in_view(meet, size)
    found = play_until(anna, "azul", "effect-ends", "azul-effect-completes")
    line = take_tiles(anna, found)
    expect(line).to_have_attribute("aria-label", re.compile("ends the match; completes row"))
    expect(anna.page.locator("svg .effect.end").first).to_have_text("ends the match")
    press(anna, "board", line_of(found))
    bar = anna.page.locator(BAR)
    expect(bar).to_contain_text("nds the match after this round")
    expect(bar).to_contain_text("ompletes row")


def test_a_net_zero_shows_its_parts(meet: Meet) -> None:
    anna = in_view(meet, DESKTOP)
    found = play_until(anna, "azul", "azul-effect-fills", "azul-effect-falls")
    line = take_tiles(anna, found)
    parts = re.compile(rf"fills, \+\d+; \d+.falls?, {MINUS}\d")
    expect(line).to_have_attribute("aria-label", parts)
    press(anna, "board", line_of(found))
    bar = anna.page.locator(BAR)
    expect(bar.locator(".gain").last).to_contain_text("when the round is scored")
    expect(bar.locator(".loss")).to_contain_text(f"floor: {MINUS}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_no_consequence_is_cut_off_in_any_language(size: tuple[int, int], meet: Meet) -> None:
    anna = in_view(meet, size)
    wanted = ("effect-ends", "azul-effect-completes", "azul-effect-fills", "azul-effect-falls")
    found = play_until(anna, "azul", *wanted)
    for language in LANGUAGES:
        anna.set_language(language)
        anna.await_turn()
        take_tiles(anna, found)
        expect(anna.page.locator("svg .effect.end").first).to_be_visible()
        assert anna.page.evaluate(OUTSIDE) == []
        press(anna, "board", line_of(found))
        bar = anna.page.locator(BAR)
        expect(bar.locator(".effect").nth(3)).to_be_visible()
        assert bar.evaluate(CUT) == []


def test_a_complete_star_is_told_at_its_space_and_below_the_board(meet: Meet) -> None:
    anna = in_view(meet, DESKTOP)
    found = play_until(anna, "pavilion", "pavilion-effect-star")
    press(anna, "board", f"space:{found.text[0]}/{found.text[1]}@{found.seat}")
    expect(anna.page.locator("svg .effect.gain").first).to_have_text(re.compile(r"star, \+\d+"))
    expect(anna.page.locator(BAR)).to_contain_text("at the end")


def test_a_group_says_what_it_scores_at_the_end(meet: Meet) -> None:
    anna = in_view(meet, DESKTOP)
    found = play_until(anna, "garden", "effect-gain")
    thing, cell = found.text.split("@")
    press(anna, "board", f"storage:{thing}@{found.seat}")
    expect(anna.page.locator("svg .effect.gain").first).to_have_text(re.compile(r"\+\d+"))
    press(anna, "board", f"cell:{printed(cell)}@{found.seat}")
    expect(anna.page.locator(BAR)).to_contain_text("roup of")


def printed(cell: str) -> str:
    """Return the cell of a hexagon: its own, or that of an area in a rotation, such as 2r4."""
    return f"{cell[0]}{int(cell[2]) + 1}" if "r" in cell else cell
