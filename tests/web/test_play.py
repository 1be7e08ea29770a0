"""Whole matches in a real browser, against the real server."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tilewright import find_game, game_ids
from tools.pace import weigh
from tools.people import BOT, ME, TABLE, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
WAYS = [(game, side) for game in game_ids() for side in find_game(game).sides]
NAMES = ("Anna", "Bence", "Олена", "小明")
# What a screen reader would say: what is added to live regions.
HEAR = """() => {
  window.heard = [];
  for (const region of document.querySelectorAll("[aria-live]")) {
    new MutationObserver((changes) => {
      const said = changes.flatMap(({ type, target, addedNodes }) =>
        type === "characterData" ? [target] : [...addedNodes]);
      heard.push(...said.map((each) => each.textContent.trim()).filter(Boolean));
    }).observe(region, { childList: true, characterData: true, subtree: true });
  }
}"""
NOTE_CLICKS = """() => addEventListener("click", (event) => {
  window.clicked = event.composedPath().map((each) => each.dataset?.key);
}, true)"""
COUNT_FLIGHTS = """() => {
  window.flown = 0;
  new MutationObserver((all) => { for (const { addedNodes } of all) flown += addedNodes.length; })
    .observe(document.querySelector(".layer"), { childList: true });
}"""
IS_AT_OFFER = "document.activeElement?.closest('[data-area=offer]') != null"


def check_result(person: Person, match: str, names: list[str]) -> None:
    """Compare the points that the page shows with those of the record."""
    record = person.record(match)
    assert record.state().is_over
    assert person.totals() == dict(zip(names, record.state().scores(), strict=True))


@pytest.mark.parametrize(("game", "side"), WAYS)
def test_a_whole_match_with_the_mouse(game: str, side: str, meet: Meet) -> None:
    anna = meet()
    match = anna.make_match(game, [ME, BOT], side=side)
    anna.play()
    check_result(anna, match, ["You", "Novice"])
    assert anna.record(match).side == side
    expect(anna.page.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_match_with_the_keyboard(game: str, meet: Meet) -> None:
    anna = meet()
    match = anna.make_match(game, [ME, BOT], start=0)
    anna.await_turn()
    for _ in range(20):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate(IS_AT_OFFER):
            break
    assert anna.page.evaluate(IS_AT_OFFER), "Tab does not lead to what can be taken"
    anna.play(by=Person.act_by_keys)
    check_result(anna, match, ["You", "Novice"])


@pytest.mark.parametrize(("game", "seats"), [("azul", 3), ("garden", 4)])
def test_several_people_on_one_device(game: str, seats: int, meet: Meet) -> None:
    anna = meet()
    names = list(NAMES[:seats])
    others = [{"kind": "hot-seat", "name": name} for name in names[1:]]
    match = anna.make_match(game, [ME, *others])
    large = set()
    anna.await_turn()
    first = str(anna.page.locator(".own .seat h2").text_content())
    expect(anna.page.locator(".headline")).to_contain_text(f"{first}: ")
    while not anna.look()["over"]:
        large.add(anna.page.locator(".own .seat h2").text_content())
        anna.act()
        anna.await_turn()
    assert large == set(names)
    check_result(anna, match, names)


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_match_on_a_phone(game: str, meet: Meet) -> None:
    anna = meet(viewport={"width": 320, "height": 640}, has_touch=True)
    match = anna.make_match(game, [ME, BOT])
    anna.play()
    check_result(anna, match, ["You", "Novice"])


@pytest.mark.parametrize("game", game_ids())
def test_a_calm_click_counts_where_a_choice_is_shown_beforehand(game: str, meet: Meet) -> None:
    anna = meet()
    anna.passing = 0.1
    anna.make_match(game, [ME, BOT], start=0)
    anna.page.evaluate(NOTE_CLICKS)
    mouse = anna.page.mouse
    for _ in range(24):
        anna.await_turn()
        seen = anna.look()
        if seen["confirm"]:
            anna.act()
            continue
        place = anna.choose(seen)
        if place is None:
            continue  # the server is being asked how the turn goes on
        point = anna.find_resting(place)
        if point is None:
            continue  # the turn has gone on
        mouse.move(*point)
        anna.page.wait_for_timeout(250)
        mouse.down()
        anna.page.wait_for_timeout(70)
        mouse.up()
        assert place[1] in anna.page.evaluate("clicked"), f"the click on {place} is lost"


def test_a_table_is_left_for_one_of_another_game(meet: Meet) -> None:
    anna = meet()
    page = anna.page
    anna.make_match("azul", [ME, BOT], start=0)
    page.get_by_role("link", name="Tilewright").first.click()
    anna.settle()
    page.get_by_text("Summer Pavilion").first.click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(TABLE)
    expect(page.get_by_role("heading", level=1)).to_have_text("Summer Pavilion")
    page.go_back()
    anna.settle()
    page.go_forward()
    page.wait_for_selector(TABLE)
    anna.go("/settings")
    anna.set_language("uk")
    expect(page).to_have_title("Налаштування · Tilewright")


def test_play_now_takes_one_click(meet: Meet) -> None:
    anna = meet()
    anna.go("/")
    anna.page.get_by_role("button", name="Play now").click()
    anna.page.wait_for_selector(TABLE)
    for _ in range(3):
        anna.await_turn()
        assert anna.act()


def test_no_key_is_lost_that_is_typed_while_the_field_for_moves_opens(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [ME, BOT], start=0)
    anna.await_turn()
    anna.page.keyboard.type("/1b5")
    expect(anna.page.locator("#notation")).to_have_value("1b5")


def test_a_typed_move_is_chosen_and_an_unknown_one_refused(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [ME, BOT], start=0)
    anna.await_turn()
    anna.page.keyboard.press("/")
    expect(anna.page.locator("#notation")).to_be_focused()
    anna.page.keyboard.type("9X9")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text("Not a legal move here.")).to_be_visible()
    group = next(key for _, key in anna.look()["lit"] if key.startswith("source:1/"))
    colour = group.rpartition("/")[2]
    letter = {"black": "K"}.get(colour, colour[0].upper())
    anna.page.get_by_label("Type a move").fill(f"1{letter.lower()}5")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("button.confirm")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("u")
    expect(anna.page.locator("button.confirm")).to_be_hidden()


TABLE_TREE = """
- banner:
  - link "Tilewright, Home"
  - heading "Azul" [level=1]
  - text: Round 1
  - group: bag 80
  - group: lid 0
  - button "Help"
  - 'button "Sound: off"'
  - button "Menu"
- main:
  - group "Displays and centre":
    - button /\\d\\s\\w+ tiles? on display\\s1/
  - region "You, Player 1":
    - heading "You" [level=2]
    - paragraph: your turn
    - text: 0 points
    - group "Board of player 1":
      - 'button /Line\\s1: empty/ [disabled]'
      - 'button /Line\\s2: empty/ [disabled]'
      - 'button /Line\\s3: empty/ [disabled]'
      - 'button /Line\\s4: empty/ [disabled]'
      - 'button /Line\\s5: empty/ [disabled]'
      - 'button "Floor: empty" [disabled]'
    - paragraph: Which tiles do you take, and where do they go?
  - region "Novice, Player 2":
    - heading "Novice" [level=2]
    - paragraph: bot
    - text: 0 points
    - img "Board of player 2"
  - region "Match log":
    - heading "Match log" [level=2]
    - list:
      - listitem: /Round 1/
"""


def test_a_table_reads_well_to_those_who_do_not_see_it(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [ME, BOT], start=0)
    anna.await_turn()
    page = anna.page
    expect(page.locator("body")).to_match_aria_snapshot(TABLE_TREE)
    page.evaluate(HEAR)
    for _ in range(2):
        page.keyboard.press("o")
        page.keyboard.press("Enter")
        page.keyboard.press("b")
        page.keyboard.press("Enter")
        confirm = page.get_by_role("button", name="Confirm")
        expect(confirm).to_be_focused()
        expect(confirm).to_have_accessible_description(re.compile(r"tiles? to line\s\d"))
        page.keyboard.press("Enter")
        expect(confirm).to_be_hidden()
        anna.await_turn()
    lines = page.get_by_role("log").locator("p").all_inner_texts()
    assert [re.split(" takes? ", line)[0] for line in lines] == [
        *("You", "Novice", "Which tiles do you take, and where do they go?")
    ] * 2, "nothing takes the place of what has not been read yet"
    heard = page.evaluate("heard")
    assert sum(text == "Which line, or the floor?" for text in heard) == 2
    assert sum("Novice takes" in text for text in heard) == 2, "nothing is said twice"


def test_what_the_keyboard_is_at_has_a_ring(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [ME, BOT], start=0)
    anna.await_turn()
    page = anna.page
    rings = page.locator(".focus:visible")
    expect(rings).to_have_count(0)
    page.keyboard.press("o")
    for key in ("ArrowRight", "ArrowDown", "End"):
        page.keyboard.press(key)
        expect(page.locator(":focus > .focus")).to_be_visible()
        expect(rings).to_have_count(1)
        expect(page.locator(":focus")).to_have_class(re.compile(r"\bhot\b"))
    page.mouse.click(4, 4)
    expect(rings).to_have_count(0)


def test_a_click_beside_what_can_be_chosen_draws_nothing(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [ME, BOT], start=0)
    anna.await_turn()
    for picture in anna.page.locator("[data-area] > svg").all():
        picture.click(position={"x": 2, "y": 2})
        assert picture.evaluate("(svg) => getComputedStyle(svg).outlineStyle") == "none"


def test_a_line_that_is_chosen_once_more_is_given_up(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [ME, BOT], start=0)
    anna.page.locator("[data-area=offer] .lit[data-key]").first.click()
    line = anna.page.locator("[data-key='line:3@0']")
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    box = line.bounding_box()
    assert box is not None
    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 12)  # another is not far
    expect(anna.page.locator("[data-area=board] [aria-pressed=true]")).to_have_count(0)
    expect(anna.page.locator("[data-area=offer] .chosen[data-key]")).to_have_count(1)


def test_links_lead_to_the_content_of_the_next_page(meet: Meet) -> None:
    anna = meet()
    anna.go("/")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#main")).to_be_focused()
    anna.page.get_by_role("link", name="Rules").first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page).to_have_title("Azul: the rules · Tilewright")
    expect(anna.page.locator("#main")).to_be_focused()


def test_bots_of_one_level_are_told_apart(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [ME, BOT, BOT], start=0)
    headings = anna.page.locator(".seat h2")
    expect(headings).to_have_text(["You", "Novice 1", "Novice 2"])
    anna.go("/matches")
    expect(anna.page.locator(".seats .name")).to_have_text(["You", "Novice 1", "Novice 2"])


def test_a_phone_counts_what_is_in_bag_and_lid_by_colour(meet: Meet) -> None:
    anna = meet(viewport={"width": 390, "height": 844})
    anna.make_match("azul", [ME, BOT], start=0)
    anna.page.locator("summary", has_text="bag").click()
    piles = anna.page.locator(".pile[open] section:visible")
    expect(piles).to_have_count(2)
    expect(piles.first.get_by_role("listitem")).to_have_count(5)
    expect(piles.first.get_by_role("listitem").first).to_have_text(re.compile(r"blue\s+\d+"))
    expect(piles.last).to_contain_text("lid")


def test_the_position_is_described(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [ME, BOT], start=0)
    anna.page.keyboard.press("d")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Azul, coloured wall, round 1.")


def test_a_match_is_shown_again_and_played_on_from_a_ply(meet: Meet) -> None:
    anna = meet()
    match = anna.make_match("azul", [ME, BOT], start=0)
    for _ in range(6):
        anna.await_turn()
        anna.act()
    anna.await_turn()
    anna.resign()
    expect(anna.page.locator("h2.result")).to_have_text("Novice wins")
    anna.go(f"/replay/{match}/2")
    expect(anna.page.locator("#ply")).to_have_value("2")
    anna.page.get_by_role("button", name="Next step").click()
    expect(anna.page).to_have_url(f"{anna.url}/replay/{match}/3")
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.page).to_have_url(f"{anna.url}/replay/{match}/2")
    anna.page.get_by_role("button", name="Play from here").click()
    anna.page.wait_for_url("**/table/**")
    for _ in range(2):
        anna.await_turn()
        assert anna.act()
    anna.page.get_by_role("link", name="Back to replay").click()
    expect(anna.page).to_have_url(f"{anna.url}/replay/{match}/2")


def test_steps_of_a_replay_that_come_fast_end_where_they_lead(meet: Meet) -> None:
    anna = meet()
    match = anna.make_match("azul", [ME, BOT], start=0)
    for _ in range(3):
        anna.prepare()
        anna.act()
        anna.await_turn()
    anna.page.evaluate("localStorage.tilewright = JSON.stringify({ speed: 'normal' })")
    board = "() => [...document.querySelectorAll('.boards, [data-area]')].map((e) => e.innerHTML)"
    anna.go(f"/replay/{match}/6")
    anna.page.locator(TABLE).first.wait_for()
    wanted = anna.find_resting(script=board)
    assert wanted is not None
    assert len(wanted) > 1
    anna.go(f"/replay/{match}/0")
    anna.page.locator(TABLE).first.wait_for()
    assert anna.find_resting(script=board) != wanted
    for _ in range(6):
        anna.page.keyboard.press("ArrowRight")
    expect(anna.page.locator("#ply")).to_have_value("6")
    expect(anna.page.locator(".layer > *")).to_have_count(0)
    same = f"(wanted) => JSON.stringify(({board})()) === JSON.stringify(wanted)"
    anna.page.wait_for_function(same, arg=wanted)


def test_the_last_turn_is_shown_again_after_an_absence(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [ME, BOT], start=0)
    anna.prepare()
    anna.act()
    anna.await_turn()
    kept = "localStorage.tilewright = JSON.stringify({ speed: 'normal', volume: 'off' })"
    anna.page.evaluate(kept)
    anna.page.reload()
    anna.await_turn()
    anna.page.evaluate(COUNT_FLIGHTS)
    anna.page.get_by_role("button", name="Show last turn").click()
    anna.page.wait_for_function("() => flown > 0")  # a flight may be over before we look
    expect(anna.page.locator(".headline")).to_contain_text("Novice takes")
    expect(anna.page.locator(".headline")).to_contain_text("Which tiles do you take")
    assert anna.act()


@pytest.mark.parametrize("game", game_ids())
def test_all_tiles_that_are_taken_fly_also_where_there_were_none_of_them(
    game: str, meet: Meet
) -> None:
    anna = meet()
    match = anna.create_match(game, [ME, {"kind": "hot-seat", "name": "Bence"}], start=0)
    anna.page.evaluate("localStorage.tilewright = JSON.stringify({ speed: 'quick' })")
    anna.open_table(match)
    anna.passing = 0
    anna.prepare()
    anna.page.evaluate(COUNT_FLIGHTS)
    anna.act()
    anna.await_turn()
    replay = anna.page.request.get(f"{anna.url}/api/matches/{match}/replay").json()
    acted = [ply["actor"] for ply in replay["plies"]].index(0)
    told = [event for ply in replay["plies"][acted:] for event in ply["events"]]
    goes = {"took", "took-expansion", "dealt"} if game == "garden" else {"took", "moved"}
    tiles = sum(event.get("count", 1) for event in told if event["event"] in goes)
    assert anna.page.evaluate("flown") == tiles > 0


@pytest.mark.parametrize("game", game_ids())
def test_what_a_match_leaves_behind_does_not_grow(game: str, meet: Meet) -> None:
    """The first matches bring what is kept for good; from then on nothing is added."""
    anna = meet()
    anna.make_match(game, [ME, BOT], start=0)
    session = anna.context.new_cdp_session(anna.page)
    session.send("Performance.enable")
    weights = []
    for _ in range(6):
        for _ in range(4):
            anna.await_turn()
            anna.act()
        anna.await_turn()
        weights.append(weigh(session))
        anna.resign()
        over = anna.page.url
        anna.page.get_by_role("button", name="Rematch").click()
        expect(anna.page).not_to_have_url(over)
    for name in ("Nodes", "JSEventListeners"):
        amounts = [weight[name] for weight in weights]
        assert max(amounts[4:]) <= 1.2 * max(amounts[:4]), amounts
