"""Moving tiles: they start where they lie, and nothing else moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Route, expect

from tilewright import game_ids
from tools.people import BOT, ME, TABLE, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
Replay = dict[str, Any]
NEAR: Final = 4.5  # pixels: tiles that were chosen are still sinking back
# Whatever moves waits at its beginning.
HOLD = """const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const animation = animate.apply(this, how);
  animation.pause();
  return animation;
};"""
# How far what flies is from the nearest tile that lies on the table, and how much larger it is.
STARTS = """() => {
  const boxes = (where) => [...document.querySelectorAll(`${where} .tile`)]
    .map((each) => each.getBoundingClientRect());
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const far = (one, other) => {
    const [[x, y], [left, top]] = [middle(one), middle(other)];
    return Math.hypot(x - left, y - top);
  };
  const lying = boxes("[data-area=offer]");
  return boxes(".layer .flying").map((box) => {
    const [nearest] = lying.toSorted((one, other) => far(box, one) - far(box, other));
    return [lying.indexOf(nearest), far(box, nearest), box.width / nearest.width];
  });
}"""
TURNS = """() => [...document.querySelectorAll(".layer .flying")].map((each) => {
  const [animation] = each.getAnimations();
  animation.currentTime = animation.effect.getComputedTiming().endTime;
  const { a, b } = each.querySelector("use").getScreenCTM();
  return Math.round(Math.atan2(b, a) * 180 / Math.PI);
})"""
COUNT_DEALT = """window.dealt = new Set();
new MutationObserver(() => document.querySelectorAll(".layer .flying").forEach((e) => dealt.add(e)))
  .observe(document, { childList: true, subtree: true });"""
IS_SEEN = "each => each.checkVisibility({ opacityProperty: true })"
FINISH = "document.getAnimations().forEach((animation) => animation.finish())"


@pytest.mark.parametrize(("game", "tiles"), [("azul", 20), ("pavilion", 30), ("garden", 4)])
def test_the_first_tiles_of_a_match_are_dealt_one_by_one(
    game: str, tiles: int, meet: Meet
) -> None:
    anna = meet()
    anna.context.add_init_script(COUNT_DEALT)
    anna.context.add_init_script("localStorage.tilewright = JSON.stringify({ speed: 'quick' })")
    anna.make_match(game, [ME, BOT], start=0)
    anna.await_turn()
    assert anna.page.evaluate("dealt.size") == tiles
    expect(anna.page.locator(".layer > *")).to_have_count(0)
    anna.page.reload()
    anna.skip_deal()
    anna.await_turn()
    assert anna.act()


def open_replay(
    person: Person,
    game: str,
    change: Callable[[Replay], None],
    awaited: str = ".layer .flying",
    is_held: bool = True,
    on_start: str = "() => {}",
) -> None:
    """Open a replay in which the next ply is another one, and stop in the middle of it."""
    match = person.create_match(game, [ME, {"kind": "hot-seat", "name": "Bence"}], start=0)
    person.open_table(match)
    person.prepare()
    person.act()
    person.await_turn()

    def answer(route: Route) -> None:
        replay = route.fetch().json()
        change(replay)
        route.fulfill(json=replay)

    person.page.route("**/api/matches/*/replay", answer)
    person.page.evaluate("localStorage.tilewright = JSON.stringify({ speed: 'normal' })")
    if is_held:
        person.page.add_init_script(HOLD)
    person.page.goto(f"{person.url}/replay/{match}/1")
    person.page.locator(TABLE).first.wait_for()
    person.page.evaluate(on_start)
    person.page.keyboard.press("ArrowRight")
    person.page.locator(awaited).first.wait_for(state="attached")


def change_ply(
    replay: Replay, changes: Mapping[str, object], *events: Mapping[str, object]
) -> None:
    """Let the second ply be made of other events, at a board with other things on it."""
    replay["positions"][1]["view"]["boards"][0].update(changes)
    replay["plies"][1]["events"] = [{"seat": 0, **event} for event in events]


def visible(person: Person, key: str) -> list[bool]:
    """Return for each tile that lies at a key whether it is visible."""
    tiles = person.page.locator(f'[data-key="{key}"] .tile').all()
    return [tile.evaluate(IS_SEEN) for tile in tiles]


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("width", [320, 1280])
def test_tiles_take_off_from_where_they_lie_in_their_size(
    game: str, width: int, meet: Meet
) -> None:
    anna = meet(viewport={"width": width, "height": 900})
    match = anna.create_match(game, [ME, {"kind": "hot-seat", "name": "Bence"}], start=0)
    anna.page.evaluate("localStorage.tilewright = JSON.stringify({ speed: 'normal' })")
    anna.page.add_init_script(HOLD)
    anna.open_table(match)
    anna.skip_deal()
    anna.passing = 0
    anna.prepare()
    anna.act()
    anna.page.locator(".layer .flying").first.wait_for()
    starts = anna.page.evaluate(STARTS)
    assert len({tile for tile, _, _ in starts}) == len(starts) > 0
    assert all(far < NEAR and 0.9 < size < 1.1 for _, far, size in starts), starts


def test_the_places_of_azul_stay_when_tiles_leave(meet: Meet) -> None:
    anna = meet()
    laid = {"event": "laid", "row": 2, "column": 1, "colour": "white", "points": 1}
    lines = [None, {"colour": "white", "count": 2}, None, None, None]
    open_replay(anna, "azul", lambda replay: change_ply(replay, {"lines": lines}, laid))
    for place in ("line:2/1@0", "line:2/2@0"):  # one tile goes to the wall, the other to the lid
        assert visible(anna, place) == [False]
        bare = anna.page.locator(f'[data-key="{place}"] [href="#azul-place"]')
        assert bare.evaluate(IS_SEEN)


def test_the_rest_of_a_hand_stays_with_its_number_and_tiles_turn_on_their_way(meet: Meet) -> None:
    anna = meet()
    paid = {"event": "paid", "colour": "green", "count": 2, "wild": "purple", "wilds": 0}
    placed = {"event": "placed", "star": 0, "position": 2, "colour": "green", "points": 1}
    hand = [0, 4, 0, 0, 0, 0]
    open_replay(anna, "pavilion", lambda replay: change_ply(replay, {"hand": hand}, paid, placed))
    assert visible(anna, "hand:green@0") == [True]
    badge = anna.page.locator('[data-key="hand:green@0"] .badge')
    expect(badge.locator("use")).to_have_attribute("href", "#count-2")
    assert anna.page.evaluate(TURNS) in ([-30], [150])
    anna.page.keyboard.press("ArrowRight")  # any input finishes what is shown
    expect(badge).to_have_count(0)


def test_one_of_two_equal_pieces_leaves_and_the_other_stays(meet: Meet) -> None:
    anna = meet()
    things = {"tiles": [0] * 35 + [2]}
    placed = {"event": "placed", "hexagon": "G6", "cell": "01"}
    open_replay(anna, "garden", lambda replay: change_ply(replay, things, placed))
    assert visible(anna, "storage:G6@0") == [True, False]
