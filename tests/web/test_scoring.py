"""Scoring as a show: lit tiles, points beside them, scores that count, a card for each round."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_animation import HOLD, change_ply, open_replay
from tools.people import BOT, ME, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
Event = dict[str, Any]
LAID: Final = {"event": "laid", "seat": 0, "colour": "blue", "points": 5, "across": [], "down": []}
# What a score showed, and which points stood on the table, whenever either changed.
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const score = document.querySelector('[data-score="0"] span')?.textContent;
    const pill = document.querySelector(".layer .points")?.textContent ?? "";
    const last = seen.at(-1);
    if (score && (!last || last[0] !== score || last[1] !== pill)) seen.push([score, pill]);
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document, all);
  look();
}"""
# Whether points cover a tile that counts.
COVERED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } =
    document.querySelector(".layer .points"); // where they stand, not where they come from
  const pill = { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
  const tiles = [...document.querySelectorAll(".spot.counts > .face")].map(box);
  return tiles.some(({ left, top, right, bottom }) =>
    left < pill.right && pill.left < right && top < pill.bottom && pill.top < bottom);
}"""
# Let everything arrive until the scoring starts, which then stands still.
RELEASE = """() => {
  if (document.querySelector(".caption")) return true;
  document.getAnimations().forEach((animation) => animation.finish());
  return false;
}"""
IS_CUT = "each => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1"


def laid(row: int, column: int, points: int, **runs: list[list[int]]) -> Event:
    """Return the event of a tile on the wall of the first seat."""
    return {**LAID, "row": row, "column": column, "points": points, **runs}


def end_a_round(person: Person, *events: Event, **options: object) -> None:
    """Move at a table of Azul, with a move that ends the round and scores events."""
    gained = sum(event.get("points", 0) for event in events)

    def change(text: str) -> str:
        message = json.loads(text)
        if message["type"] == "change" and message["position"]:
            message["position"]["view"]["round"] = 2
            message["position"]["scores"][0] += gained
            for told in message["told"]:
                if told["actor"] == 0:
                    told["events"] += [{"event": "tiling", "round": 1}, *events]
        return json.dumps(message)

    match = person.create_match("azul", [ME, BOT], start=0)
    settings = json.dumps({"speed": "normal", "volume": "off", **options})
    person.page.evaluate("text => (localStorage.tilewright = text)", settings)
    person.change_messages(change)
    person.open_table(match)
    if options.get("speed") != "instant":
        person.skip_deal()
    person.prepare()
    person.page.locator("button.confirm").click()


def score(page: Page) -> Any:
    """Return the first score of the first seat that is shown."""
    return page.locator('[data-score="0"] > span').first


def test_a_score_changes_after_its_points_are_shown(meet: Meet) -> None:
    anna = meet()

    def change(replay: dict[str, Any]) -> None:
        change_ply(replay, {}, laid(1, 1, 5))
        for position in replay["positions"][2:]:
            position["scores"][0] = 5

    open_replay(anna, "azul", change, is_held=False, on_start=WATCH)
    expect(score(anna.page)).to_have_text("5")
    seen = anna.page.evaluate("seen")
    first = next(i for i, (points, _) in enumerate(seen) if points != "0")
    assert ["0", "+5"] in seen[:first]


def test_points_stand_beside_the_run_they_score(meet: Meet) -> None:
    anna = meet()
    wall = [["blue", "yellow", None, None, None], *[[None] * 5] * 4]
    event = laid(1, 3, 3, across=[[1, 1], [1, 2], [1, 3]])
    open_replay(anna, "azul", lambda replay: change_ply(replay, {"wall": wall}, event))
    anna.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    anna.page.locator(".layer .points").wait_for(state="attached")
    assert anna.page.locator(".spot.counts").count() == 3
    assert not anna.page.evaluate(COVERED)


@pytest.mark.parametrize("width", [390, 1280])
def test_a_group_of_the_garden_lights_up_with_its_factors(width: int, meet: Meet) -> None:
    anna = meet(viewport={"width": width, "height": 844})
    cells = {"01": "B3", "02": "P3", "03": "Y3", "05": "G1"}
    group = {"event": "group", "by": "pattern", "kind": "butterflies", "count": 3, "points": 9}
    open_replay(
        anna,
        "garden",
        lambda replay: change_ply(replay, {"cells": cells}, group),
        awaited=".layer .points",
    )
    expect(anna.page.locator(".layer .points")).to_have_text("3 \u00d7 3 = 9")
    lit = {each.get_attribute("data-key") for each in anna.page.locator(".spot.counts").all()}
    assert lit == {"cell:01@0", "cell:02@0", "cell:03@0"}


def test_one_key_skips_a_scoring(meet: Meet) -> None:
    anna = meet()
    anna.page.add_init_script(HOLD)
    end_a_round(anna, *(laid(row, 1, 2) for row in range(1, 6)))
    anna.page.wait_for_function(RELEASE)
    anna.page.keyboard.press("Escape")
    expect(score(anna.page)).to_have_text("10")
    expect(anna.page.locator(".layer .points")).to_have_count(0)


def test_a_round_ends_with_a_card_that_stays_until_it_is_closed(meet: Meet) -> None:
    anna = meet()
    end_a_round(anna, laid(1, 1, 5), laid(2, 1, 2, down=[[1, 1], [2, 1]]), speed="instant")
    card = anna.page.locator(".round-card")
    expect(card.locator(".result")).to_contain_text("Round 1: you +7, ")
    card.get_by_role("button", name="Details").click()
    expect(card.locator("li").last).to_contain_text("A column of 2")
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def test_a_phone_tells_in_the_bar_what_a_round_scored_and_shows_details_on_demand(
    meet: Meet,
) -> None:
    anna = meet(viewport={"width": 390, "height": 844}, has_touch=True)
    end_a_round(anna, laid(1, 1, 5), laid(2, 1, 2, down=[[1, 1], [2, 1]]), speed="instant")
    bar, card = anna.page.locator(".action"), anna.page.locator(".round-card")
    expect(bar).to_contain_text("Round 1: you +7, ")
    expect(card).to_have_count(0)
    bar.get_by_role("button", name="Details").tap()
    expect(card.locator("li").last).to_contain_text("A column of 2")
    card.get_by_role("button", name="Close").tap()
    expect(card).to_have_count(0)
    expect(bar).to_contain_text("Round 1: you +7, ")


def test_a_round_is_announced_in_one_sentence(meet: Meet) -> None:
    anna = meet()
    end_a_round(anna, laid(1, 1, 5), speed="instant")
    heard = anna.page.locator("[role=log]", has_text="Round 1: you +5")
    expect(heard).to_have_count(1)


def test_no_caption_is_cut_off(meet: Meet) -> None:
    anna = meet(viewport={"width": 320, "height": 640})
    anna.page.add_init_script(HOLD)
    runs = {"across": [[1, 1], [1, 2]], "down": [[1, 1], [2, 1]]}
    end_a_round(anna, laid(1, 1, 4, **runs), language="uk")
    anna.page.wait_for_function(RELEASE)
    caption = anna.page.locator(".caption")
    assert not caption.evaluate(IS_CUT)
