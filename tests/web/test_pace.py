"""What just happened: moves of others at a pace, rings, deals, and the last turn again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.test_animation import HOLD
from tilewright import game_ids
from tools.people import BOT, ME, TABLE, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
OTHERS: Final = ["Novice 1", "Novice 2", "Novice 3"]
PACE: Final = "localStorage.tilewright = JSON.stringify({ speed: 'quick', volume: 'off' })"
NEAR: Final = 2  # pixels
# Who moves whenever a trail appears, and what is marked then.
WATCH = """() => {
  window.seen = [];
  let last = null;
  new MutationObserver(() => {
    const trail = document.querySelector(".layer .trail");
    if (trail && trail !== last) {
      const marked = [...document.querySelectorAll(".last[data-key]")];
      const told = document.querySelector(".headline").textContent;
      seen.push([told, marked.map((each) => each.dataset.key)]);
    }
    last = trail;
  }).observe(document, { subtree: true, childList: true });
}"""
LAST_KEYS = (
    '() => [...document.querySelectorAll(".last[data-key]")].map((each) => each.dataset.key)'
)
# Where flying tiles end, as far as they end on the offer.
ENDS = """() => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const offer = document.querySelector("[data-area=offer]").getBoundingClientRect();
  return [...document.querySelectorAll(".layer .flying")].map((each) => {
    for (const animation of each.getAnimations()) {
      animation.currentTime = animation.effect.getComputedTiming().endTime;
    }
    return middle(each.querySelector(".tile").getBoundingClientRect());
  }).filter(([x, y]) => x > offer.left && x < offer.right && y > offer.top && y < offer.bottom);
}"""
# Where tiles lie in the offer.
LYING = """() => [...document.querySelectorAll("[data-area=offer] .tile")].map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
# How many tiles lie where.
CONTENTS = """() => [...document.querySelectorAll("[data-key]")]
  .map((each) => `${each.dataset.key} ${each.querySelectorAll(".tile").length}`)"""
STARTS = """() => [...document.querySelectorAll(".layer .flying")]
  .map((each) => each.getAnimations()[0].effect.getTiming().delay)"""
FINISH = "document.getAnimations().forEach((animation) => animation.finish())"
HOT_SEAT: Final = {"kind": "hot-seat", "name": "Bence"}


def sit_with_bots(person: Person) -> None:
    """Open a table of Azul with three bots, at a pace, and confirm a move."""
    match = person.create_match("azul", [ME, BOT, BOT, BOT], start=0)
    person.page.evaluate(PACE)
    person.open_table(match)
    person.prepare()
    person.page.evaluate(WATCH)
    person.act()
    person.page.wait_for_function("() => seen.length >= 3")
    person.await_turn()


def movers(seen: list[Any]) -> list[str]:
    """Return who moved, in the order in which it was shown."""
    return [next(name for name in OTHERS if told.startswith(name)) for told, _ in seen]


def far(spot: list[float], others: list[list[float]]) -> float:
    """Return the distance to the nearest of other spots, in pixels."""
    return min(max(abs(spot[0] - x), abs(spot[1] - y)) for x, y in others)


def test_moves_of_three_bots_are_shown_one_by_one_and_each_is_marked(meet: Meet) -> None:
    anna = meet()
    sit_with_bots(anna)
    seen = anna.page.evaluate("seen")
    assert movers(seen) == OTHERS
    for seat, (_, marked) in enumerate(seen, 1):
        assert any(key.startswith("source:") and "/" in key for key in marked)
        assert any(key.endswith(f"@{seat}") for key in marked)


def test_everything_since_your_last_move_stays_ringed_until_you_act(meet: Meet) -> None:
    anna = meet()
    sit_with_bots(anna)
    ringed = anna.page.evaluate(LAST_KEYS)
    assert {key.partition("@")[2] for key in ringed} == {"", "1", "2", "3"}
    badges = anna.page.locator("[data-area=offer] .mover")
    assert {text.strip() for text in badges.all_text_contents()} == {"N1", "N2", "N3"}
    anna.page.reload()
    anna.page.wait_for_function(f"count => ({LAST_KEYS})().length === count", arg=len(ringed))
    assert set(anna.page.evaluate(LAST_KEYS)) == set(ringed)
    anna.prepare()
    anna.act()
    anna.page.wait_for_function(f"() => ({LAST_KEYS})().some((key) => key.endsWith('@0'))")
    assert not set(anna.page.evaluate(LAST_KEYS)) & set(ringed)


@pytest.mark.parametrize("by_key", [False, True])
def test_show_last_turn_replays_all_moves_since_yours(by_key: bool, meet: Meet) -> None:
    anna = meet()
    sit_with_bots(anna)
    before = anna.page.evaluate(CONTENTS)
    anna.page.evaluate("seen.length = 0")
    if by_key:
        anna.page.keyboard.press("r")
    else:
        anna.page.get_by_role("button", name="Show last turn").click()
    anna.page.wait_for_function("() => seen.length >= 3")
    anna.await_turn()
    assert movers(anna.page.evaluate("seen")) == OTHERS
    expect(anna.page.locator(".layer .flying")).to_have_count(0)
    assert anna.page.evaluate(CONTENTS) == before


def test_any_input_finishes_the_last_turn_that_is_shown(meet: Meet) -> None:
    anna = meet()
    sit_with_bots(anna)
    anna.page.evaluate("seen.length = 0")
    anna.page.keyboard.press("r")
    anna.page.wait_for_function("() => seen.length >= 1")
    anna.page.keyboard.press("Escape")
    anna.await_turn()
    assert len(anna.page.evaluate("seen")) < len(OTHERS)


@pytest.mark.parametrize("game", ["azul", "pavilion"])
def test_tiles_end_where_they_lie_afterwards(game: str, meet: Meet) -> None:
    anna = meet()
    match = anna.create_match(game, [ME, HOT_SEAT], start=0)
    anna.page.evaluate("localStorage.tilewright = JSON.stringify({ speed: 'normal' })")
    anna.page.add_init_script(HOLD)
    anna.open_table(match)
    anna.skip_deal()
    moved = 0
    while moved < 2:  # the second one finds tiles in the centre
        anna.page.mouse.move(0, 0)
        anna.prepare()
        anna.act()
        anna.page.locator(".layer .flying").first.wait_for()
        ends = anna.page.evaluate(ENDS)
        anna.page.evaluate(FINISH)
        expect(anna.page.locator(".layer .flying")).to_have_count(0)
        lying = anna.page.evaluate(LYING)
        assert max((far(end, lying) for end in ends), default=0) < NEAR
        moved += len(ends) > 0  # none goes to the centre if all are taken, or taken from there


@pytest.mark.parametrize("game", game_ids())
def test_deals_come_tile_by_tile_to_their_places(game: str, meet: Meet) -> None:
    anna = meet()
    match = anna.create_match(game, [ME, HOT_SEAT], start=0)
    deal = 2 if game == "pavilion" else 1  # the supply is filled first
    anna.page.evaluate("localStorage.tilewright = JSON.stringify({ speed: 'normal' })")
    anna.page.add_init_script(HOLD)
    anna.page.goto(f"{anna.url}/replay/{match}/{deal - 1}")
    anna.page.locator(TABLE).first.wait_for()
    anna.page.keyboard.press("ArrowRight")
    anna.page.locator(".layer .flying").first.wait_for(state="attached")
    starts = anna.page.evaluate(STARTS)
    assert len(starts) == len(set(starts)) == (4 if game == "garden" else 20)
    ends = anna.page.evaluate(ENDS)
    anna.page.evaluate(FINISH)
    expect(anna.page.locator(".layer .flying")).to_have_count(0)
    lying = anna.page.evaluate(LYING)
    assert len(ends) == len(starts)
    assert max(far(end, lying) for end in ends) < NEAR


def test_with_reduced_motion_moves_keep_their_pace_but_nothing_travels(meet: Meet) -> None:
    anna = meet(reduced_motion="reduce")
    sit_with_bots(anna)
    assert movers(anna.page.evaluate("seen")) == OTHERS
