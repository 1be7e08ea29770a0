"""The table of Queen's Garden: stored tiles can be read, and the display tells what it has."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tilewright import NATURE, Garden, Rng
from tools.people import ME, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
OTHER = {"kind": "hot-seat", "name": "Bence"}
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
OWN = "[data-area=board]"
# The widths of stored things, the share of one's own card, and the smallest text on the table.
SIZES = """() => {
  const box = (each) => each.getBoundingClientRect();
  const stored = [...document.querySelectorAll("[data-area=board] [data-key^='store:']")]
    .filter((each) => !each.dataset.key.startsWith("store:x"));
  const words = "[data-area=board] text, .others text, [data-area=offer] .word";
  const texts = [...document.querySelectorAll(words)]
    .filter((each) => each.getClientRects().length);
  const scale = (each) => each.getScreenCTM().a;
  return {
    stored: Math.min(...stored.map((each) => box(each).width)),
    own: box(document.querySelector(".own")).width / innerWidth,
    text: Math.min(
      ...texts.map((each) => parseFloat(getComputedStyle(each).fontSize) * scale(each)),
    ),
  };
}"""
# How many pixels of the storage are behind the bar at the bottom.
COVERED = """() => {
  const stored = "[data-area=board] [data-key^='store:']";
  const bottom = Math.max(...[...document.querySelectorAll(stored)]
    .map((each) => each.getBoundingClientRect().bottom));
  return bottom - document.querySelector(".action").getBoundingClientRect().top;
}"""


# Take for the first seat until its storage is full, and leave the turn to it.
FILL = """(match) => new Promise((done, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/socket?version=0`);
  const used = ({ tiles, jokers }) => tiles.reduce((sum, each) => sum + each, jokers);
  const kinds = ({ tiles, expansions }) => tiles.filter(Boolean).length + expansions.length;
  let id = 0;
  const act = ({ position: { ply, actor, steps, view: { boards } }, legal }) => {
    if (actor === 0 && steps === 0 && kinds(boards[0]) > 8) return done(kinds(boards[0]));
    const wanted = actor === 0 ? ["take", "from"] : ["from", "pass", "stop"];
    const texts = legal.map(({ text }) => text);
    const found = wanted.flatMap((word) => texts.filter((text) => text.startsWith(word)));
    if (!found.length) return done(0);
    const action = found[(7 * ply) % found.length];
    socket.send(JSON.stringify({ type: "act", ply, action, id: `fill-${id++}` }));
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "refused") fail(new Error(data));
    if (message.type === "welcome" || message.type === "change") act(message);
  };
})"""


def start(meet: Meet, size: dict[str, int], **options: object) -> Person:
    """Return somebody at a new table whose turn it is."""
    anna = meet(viewport=size, **options)
    anna.make_match("garden", [ME, OTHER], start=0)
    anna.await_turn()
    return anna


def test_the_own_garden_is_the_largest_part_with_a_labelled_storage(meet: Meet) -> None:
    anna = start(meet, LAPTOP)
    own = anna.page.locator(OWN)
    expect(own.get_by_text("Storage 3 of 12")).to_be_visible()
    expect(own.get_by_text("Expansions 0 of 2")).to_be_visible()
    sizes = anna.page.evaluate(SIZES)
    assert sizes["stored"] >= 44
    assert 0.55 <= sizes["own"] <= 0.61
    assert sizes["text"] >= 11.9


def test_the_display_says_what_it_has_and_lights_what_a_colour_takes(meet: Meet) -> None:
    anna = start(meet, LAPTOP)
    offer = anna.page.locator("[data-area=offer]")
    for words in ("Round 1 of 4", "stack, 4 left", "Take a colour", "Take a pattern"):
        expect(offer.get_by_text(words)).to_be_visible()
    takes = offer.locator("[data-key^='take:'].lit")
    takes.first.hover()
    expect(offer.locator("[data-key^='tile:']:is(.counts, .asked)").first).to_be_visible()


def test_what_gives_jokers_tells_what_it_lacks(meet: Meet) -> None:
    anna = start(meet, LAPTOP)
    words = "Fountain: 1\u00a0joker once surrounded, 6 to go"
    fountain = anna.page.locator(f"{OWN} [data-key='fountain:1@0']")
    expect(fountain).to_have_accessible_name(words)
    fountain.hover()
    expect(anna.page.locator(f"{OWN} .tag")).to_have_text(words)
    expect(anna.page.locator(f"{OWN} .missing")).to_have_count(6)


def crowded_display(places: int) -> str:
    """Return a position with so many places in the display, as text."""
    state, rng = Garden(seats=4, side="front"), Rng(1)
    while state.actor == NATURE or state.steps or len(state.to_data()["display"]) < places:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
            continue
        legal = state.legal_actions()
        taking = [each for each in legal if str(each).startswith(("take", "from", "stop"))] or legal
        state.apply(taking[rng.randbelow(len(taking))])
    return state.to_text()


@pytest.mark.parametrize("places", [6, 7])
def test_a_phone_of_four_shows_a_crowded_display_and_the_whole_storage(
    places: int, meet: Meet
) -> None:
    anna = meet(viewport=PHONE, has_touch=True, is_mobile=True)
    others = [{"kind": "hot-seat", "name": name} for name in ("Bence", "Olena", "Ming")]
    anna.make_match("garden", [ME, *others], casual=True, position=crowded_display(places))
    anna.await_turn()
    expect(anna.page.locator("[data-area=offer] [data-key^='place:']")).to_have_count(places)
    anna.page.wait_for_function(f"() => ({COVERED})() <= 0")


def test_choices_on_a_phone_leave_the_storage_visible(meet: Meet) -> None:
    anna = start(meet, PHONE, has_touch=True, is_mobile=True)
    anna.page.locator("[data-key='place:0']").tap()
    anna.page.locator("[data-area=tray] [data-key^='take:']").first.wait_for()
    assert anna.page.evaluate(COVERED) <= 0


def test_a_full_storage_is_passed_with_in_one_turn_that_discards_only_what_is_chosen(
    meet: Meet,
) -> None:
    anna = meet(viewport=LAPTOP)
    page = anna.page
    for _ in range(8):
        match = anna.create_match("garden", [ME, OTHER], start=0)
        if page.evaluate(FILL, match):
            break
    anna.open_table(match)
    anna.await_turn()
    page.locator("[data-area=tray] [data-key=pass]").click()
    confirm = page.locator("button.confirm")
    expect(confirm).to_be_visible()
    bar = page.locator(".action")
    expect(bar).to_contain_text("Discard anything? Each piece costs its value.")
    stored = page.locator(f"{OWN} [data-key^='storage:'].lit")
    kinds = list(stored.evaluate_all("all => all.map((each) => each.dataset.key)"))
    assert len(kinds) > 8
    for key in kinds[:2]:
        anna.page.locator(f"{OWN} [data-key='{key}']").click()
    expect(confirm).to_be_visible()
    expect(page.locator(f"{OWN} .given")).to_have_count(2)
    confirm.click()
    expect(confirm).to_be_hidden()
    anna.await_turn()
    replay = page.request.get(f"{anna.url}/api/matches/{match}/replay").json()
    dropped = [f"drop{key.removeprefix('storage:').removesuffix('@0')}" for key in kinds[:2]]
    own = [ply["text"] for ply in replay["plies"] if ply["actor"] == 0]
    assert own[-4:] == ["pass", *dropped, "stop"]
