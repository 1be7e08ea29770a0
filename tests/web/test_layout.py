"""On laptops a whole table is visible: nothing is behind the action bar, nothing scrolls."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tilewright import game_ids
from tools.gallery import on_one_device
from tools.people import ME, TABLE, Person

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
