"""On laptops a whole table is visible: nothing is behind the action bar, nothing scrolls."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.test_effects import press
from tilewright import game_ids
from tools.gallery import on_one_device
from tools.people import ASK, ME, TABLE, Person

pytestmark = pytest.mark.web

PATIENCE = 60_000  # milliseconds
Meet = Callable[..., Person]
OTHERS = [{"kind": "hot-seat", "name": name} for name in ("Bence", "Олена", "小明")]
# What browsers leave of usual screens, from 1366x768 and 1280x800 to 1920x1080.
LAPTOPS = [(1366, 625), (1366, 650), (1280, 720), (1536, 730), (1440, 789), (1920, 950)]
# What is seen only by scrolling, or behind the bar.
HIDDEN = """() => {
  const bottom = (selector) =>
    Math.max(...[...document.querySelectorAll(selector)].map((each) =>
      each.getBoundingClientRect().bottom));
  const [bar] = document.querySelectorAll("button.confirm");
  const low = {
    offer: bottom("[data-area=offer] svg"),
    others: bottom(".others .seat"),
    confirm: bar.getBoundingClientRect().bottom,
  };
  const wrong = Object.entries(low).filter(([, at]) => at > innerHeight);
  const own = bottom("[data-area=board] svg [data-key]:not(.chosen)");
  if (own > bar.closest(".action").getBoundingClientRect().top + 1) wrong.push(["own", own]);
  return wrong.map(([name, at]) => `${name} ends at ${Math.round(at)} of ${innerHeight}`);
}"""
# How far one's own board is behind the controls of a replay, and whether it and the analysis fit.
BEHIND = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [board, controls, analysis] = [".own .board svg", ".own .controls", ".log"].map(box);
  const behind = Math.round(board.bottom - controls.top);
  const beyond = Math.round(Math.max(controls.bottom, analysis.bottom) - innerHeight);
  return [
    ...(behind > 0 ? [`${behind} px of the board are behind the controls`] : []),
    ...(beyond > 0 ? [`${beyond} px are beyond the edge`] : []),
  ];
}"""
BEYOND = "document.documentElement.scrollHeight - innerHeight"
DESKTOPS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160)]
PHONES = [(360, 740), (390, 844), (430, 932)]
# Parts that overlap another or are partly beyond the screen, and whether the page scrolls sideways.
OVERLAPS = """() => {
  const names = ".table > .offer, .own .seat, .others .seat, .table > .log, .table > .standing";
  const parts = names.split(", ")
    .flatMap((each) => [...document.querySelectorAll(each)])
    .map((each) => [each.className.split(" ").slice(0, 2).join(" "), each.getBoundingClientRect()])
    .filter(([, box]) => box.width && box.height);
  const apart = (a, b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 ||
    a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const wrong = parts.flatMap(([name, box], i) => [
    ...(box.bottom > innerHeight + 1 || box.right > innerWidth + 1
      ? [`${name} is partly hidden`]
      : []),
    ...parts.slice(i + 1).filter(([, other]) => !apart(box, other))
      .map(([other]) => `${name} overlaps ${other}`),
  ]);
  return document.documentElement.scrollWidth > innerWidth ? [...wrong, "it scrolls"] : wrong;
}"""
SHARE = "document.querySelector('.own .seat').getBoundingClientRect().width / innerWidth"
# The smaller side of what is in your hand or storage.
HELD = """() => [...document.querySelectorAll(
    "[data-area=board] [role=button]:is([data-key^='hand:'], [data-key^='storage:'])")]
  .map((each) => each.getBoundingClientRect())
  .map(({ width, height }) => Math.min(width, height))"""
# The bonuses beside your own board that can be read: large enough, and inside the picture.
BONUSES = """() => {
  const picture = document.querySelector("[data-area=board] svg").getBoundingClientRect();
  const bonuses = "[data-area=board] .bonus text, [data-area=board] .chip .end";
  const texts = document.querySelectorAll(bonuses);
  return [...texts].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.height >= 11 && box.left >= picture.left - 2 && box.right <= picture.right + 2;
  }).map((each) => each.textContent.trim());
}"""
GRID = "getComputedStyle(document.querySelector('.table')).gridTemplateAreas"

# A turn in which a green tile can be paid for in six ways.
PAYING = (
    "pavilion coloured 2 round=5 start=1 actor=1 phase=placing turn=1 owed=0 token=2"
    " displays=-,-,-,-,- centre=- supply=3P1G1O4Y1B bag=4P5G4O2Y2B5R tower=9P6G8O10Y6B8R"
    " board1=16:in:2P6G2O5B1R:-:RO..../.P..../OO..../RR.R../BB..B./Y.Y.../G..G.."
    " board2=11:in:1O2Y2B2R:-:RG.P../P.P.../OO.O../.R..../BBB.../Y.Y.../.G...."
)
# Payments that are cut off, and how many pixels of the hand are behind the bar with them.
PAYMENTS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const cut = [...document.querySelectorAll("[data-area=tray] [data-key^='pay:']")]
    .filter((each) => [...each.querySelectorAll(".part")]
      .some((part) => box(part).left < box(each).left || box(part).right > box(each).right));
  const hand = document.querySelectorAll("[data-area=board] [data-key^='hand:']");
  const bottom = Math.max(...[...hand].map((each) => box(each).bottom));
  const behind = Math.max(0, bottom - box(document.querySelector(".action")).top);
  return [...cut.map((each) => each.dataset.key), ...(behind ? [behind] : [])];
}"""


def laid_out(person: Person, look: Callable[[], list[str]]) -> list[str]:
    """Return what is wrong once the page is laid out for its size, frame by frame."""
    until = time.monotonic() + PATIENCE / 1000
    while (found := look()) and time.monotonic() < until:
        person.page.wait_for_timeout(50)
    return found


def hidden(person: Person, seats: int) -> list[str]:
    """Return what is not seen of a table."""
    found: list[str] = person.page.evaluate(HIDDEN)
    # The log of three others may be further down, where all their boards are shown.
    if seats == 2 and person.page.evaluate(BEYOND) > 0:
        found.append("there is something to scroll to")
    return found


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", game_ids())
def test_a_laptop_shows_the_whole_table(game: str, seats: int, meet: Meet) -> None:
    anna = meet(viewport={"width": 1366, "height": 650})
    anna.passing = 0
    anna.make_match(game, [ME, *OTHERS[: seats - 1]], start=0)
    anna.prepare()
    found = {}
    for width, height in LAPTOPS:
        anna.page.set_viewport_size({"width": width, "height": height})
        found[width, height] = laid_out(anna, lambda: hidden(anna, seats))
    assert found == {size: [] for size in LAPTOPS}


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", game_ids())
def test_a_laptop_shows_a_replay_with_its_analysis(game: str, seats: int, meet: Meet) -> None:
    anna = meet(viewport={"width": 1366, "height": 625})
    match = on_one_device(anna, game, seats, 10, None)
    anna.page.goto(f"{anna.url}/replay/{match}/6")
    anna.page.locator(TABLE).first.wait_for()
    found = {}
    for width, height in LAPTOPS[:-1]:
        anna.page.set_viewport_size({"width": width, "height": height})
        found[width, height] = laid_out(anna, lambda: anna.page.evaluate(BEHIND))
    assert found == {size: [] for size in LAPTOPS[:-1]}


# Whether the page has stayed where it was, the list shows its ply, and the sentence is whole.
REPLAYED = """() => {
  const [list, told] = [".plies", ".told"].map((each) => document.querySelector(each));
  const current = list.querySelector("[aria-current]").getBoundingClientRect();
  const box = list.getBoundingClientRect();
  return {
    page: scrollY,
    listed: current.top >= box.top - 1
      && (current.bottom <= box.bottom + 1 || current.height > box.height),
    whole: told.scrollHeight <= told.clientHeight + 1,
  };
}"""


@pytest.mark.parametrize("size", [(1366, 650), (390, 844)])
def test_a_replay_shows_its_ply_in_the_list_and_tells_all_of_it(
    size: tuple[int, int], meet: Meet
) -> None:
    anna = meet(viewport={"width": size[0], "height": size[1]})
    match = on_one_device(anna, "azul", 2, 28, None)
    anna.page.goto(f"{anna.url}/replay/{match}/0")
    anna.page.locator(TABLE).first.wait_for()
    anna.page.locator(".plies").wait_for()
    found = []
    for _ in range(26):
        anna.page.keyboard.press("ArrowRight")
        found.append(anna.page.evaluate(REPLAYED))
    assert [each for each in found if each != {"page": 0, "listed": True, "whole": True}] == []


@pytest.mark.parametrize("game", ["garden", "pavilion"])
def test_ones_own_board_is_the_largest_part_of_a_laptop(game: str, meet: Meet) -> None:
    anna = meet(viewport={"width": 1366, "height": 768})
    anna.open_table(on_one_device(anna, game, 2, 9, None))
    anna.await_turn()
    assert laid_out(anna, lambda: [] if 0.55 <= anna.page.evaluate(SHARE) <= 0.6 else ["no"]) == []
    anna.page.wait_for_function(f"() => ({HELD})().length > 0")
    assert min(anna.page.evaluate(HELD)) >= 44


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", game_ids())
def test_the_parts_of_a_table_are_apart_on_every_desktop(game: str, seats: int, meet: Meet) -> None:
    anna = meet(viewport={"width": 1366, "height": 768})
    anna.make_match(game, [ME, *OTHERS[: seats - 1]], start=0)
    anna.await_turn()
    found = {}
    for width, height in DESKTOPS:
        anna.page.set_viewport_size({"width": width, "height": height})
        found[width, height] = laid_out(anna, lambda: anna.page.evaluate(OVERLAPS))
    assert found == {size: [] for size in DESKTOPS}


@pytest.mark.parametrize(
    ("game", "bonuses"),
    [("azul", ["+2"] * 5 + ["+7"] * 5 + ["+10"]), ("pavilion", ["+4", "+8", "+12", "+16"])],
)
def test_bonuses_of_the_end_are_seen_on_every_screen(
    game: str, bonuses: list[str], meet: Meet
) -> None:
    anna = meet(viewport={"width": 1366, "height": 768})
    anna.make_match(game, [ME, OTHERS[0]], start=0)
    anna.await_turn()
    found = {}
    for width, height in [*DESKTOPS, *PHONES]:
        anna.page.set_viewport_size({"width": width, "height": height})
        found[width, height] = laid_out(
            anna, lambda: [] if anna.page.evaluate(BONUSES) == bonuses else ["missing"]
        )
    assert found == {size: [] for size in [*DESKTOPS, *PHONES]}


@pytest.mark.parametrize("game", game_ids())
def test_a_banner_above_the_table_leaves_its_parts_where_they_are(game: str, meet: Meet) -> None:
    anna = meet(viewport={"width": 1366, "height": 768})
    match = on_one_device(anna, game, 2, 10, None)
    anna.open_table(match)
    before = anna.page.evaluate(GRID)
    branch = anna.page.evaluate(ASK, [f"/matches/{match}/branch", {"ply": 6, "bot": "novice"}])
    anna.open_table(branch["id"])
    anna.page.get_by_role("link", name="Back to replay").wait_for()
    assert anna.page.evaluate(GRID) == before
    assert laid_out(anna, lambda: anna.page.evaluate(OVERLAPS)) == []


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (390, 844)])
def test_many_payments_are_whole_and_leave_the_hand_visible(
    size: tuple[int, int], meet: Meet
) -> None:
    anna = meet(viewport={"width": size[0], "height": size[1]})
    anna.make_match("pavilion", [ME, OTHERS[0]], casual=True, position=PAYING)
    anna.await_turn()
    press(anna, "board", "space:0/6@0")
    press(anna, "board", "hand:green@0")
    expect(anna.page.locator("[data-area=tray] [data-key^='pay:']")).to_have_count(6)
    assert laid_out(anna, lambda: anna.page.evaluate(PAYMENTS)) == []
