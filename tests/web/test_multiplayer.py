"""Two players online and a spectator, while connections and servers fail."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tilewright.i18n import Catalogue
from tools.people import ME, TABLE, Person, meet_at_table, play_together
from tools.process import ServerProcess

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
AWAY = (
    "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_NETWORK_CHANGED|ERR_EMPTY_RESPONSE"
    "|An unknown error occurred when fetching the script"  # the service worker, looking for a newer
)
HU = Catalogue("hu")
LOST = ".lost"  # the bar that says so
SOON = 60_000
PHONE = {"width": 390, "height": 844}
TIMES = """() => {
  window.times = [];
  const note = () => {
    const timer = document.querySelector(".own [role=timer]");
    times.push(timer?.innerText.match(/\\d+:[\\d.]+/)?.[0] ?? "");
  };
  new MutationObserver(note).observe(document.body, { subtree: true, characterData: true });
}"""


def plies(person: Person, match: str) -> list[str]:
    """Return the plies of a match so far, as the server has them."""
    record = person.record(match)
    return [record.write_ply(ply) for ply in record.plies]


def begin(first: Person, second: Person, **more: object) -> str:
    """Let two people sit down to a match of Azul, and return its id."""
    seats = [ME, {"kind": "open"}]
    match = first.create_match("azul", seats, public=True, start=0, **more)
    second.go(f"/table/{match}")
    second.page.get_by_role("button", name="Take a seat").click()
    first.open_table(match)
    return match


def test_a_match_online_goes_on_through_every_trouble(meet: Meet, server: ServerProcess) -> None:
    anna, bence, olena = meet(), meet("Bence"), meet("Olena")
    match = meet_at_table(anna, bence, "Azul")
    olena.open_table(match, anna.invitation(match))
    for person in (anna, bence, olena):
        person.expect_errors(AWAY)
    play_together([anna, bence], 6)
    assert not olena.act()
    expect(anna.page.get_by_text("1 watching")).to_be_attached()

    while not anna.look()["lit"]:
        play_together([anna, bence], 1)
    before = plies(anna, match)
    bence.lose_connection()
    expect(bence.page.locator(LOST)).to_be_visible(timeout=SOON)
    expect(anna.page.get_by_text("away")).to_be_visible(timeout=SOON)
    expect(anna.page.get_by_role("button", name="Hand to bot")).to_be_visible()
    expect(olena.page.get_by_text("away")).to_be_visible(timeout=SOON)
    expect(olena.page.get_by_role("button", name="Hand to bot")).to_be_hidden()
    anna.prepare()
    anna.act()
    expect(anna.page.get_by_text(re.compile("Bence.s turn"))).to_be_visible(timeout=SOON)
    bence.restore_connection()
    expect(bence.page.locator(LOST)).to_be_hidden(timeout=SOON)
    play_together([anna, bence], 6)
    assert plies(anna, match)[: len(before)] == before

    before = plies(anna, match)
    server.kill()
    for person in (anna, bence, olena):
        expect(person.page.locator(LOST)).to_be_visible(timeout=SOON)
    server.start()
    for person in (anna, bence, olena):
        expect(person.page.locator(LOST)).to_be_hidden(timeout=SOON)
    assert plies(anna, match)[: len(before)] == before

    play_together([anna, bence])
    scores = anna.record(match).state().scores()
    for person in (anna, bence, olena):
        expect(person.page.locator("h2.result")).to_be_visible(timeout=SOON)
        names = ["You" if name == person.name else name for name in ("Anna", "Bence")]
        assert person.totals() == dict(zip(names, scores, strict=True))


def test_an_action_whose_answer_is_lost_is_carried_out_once(meet: Meet) -> None:
    anna = meet()
    routes: list[WebSocketRoute] = []

    def carry(route: WebSocketRoute) -> None:
        """Forward everything except, on the first connection, the results of actions."""
        routes.append(route)
        is_first = len(routes) == 1
        there = route.connect_to_server()
        route.on_message(there.send)

        def hand_on(message: str | bytes) -> None:
            if not is_first or not re.search('"type":"(done|change)"', str(message)):
                route.send(message)

        there.on_message(hand_on)

    anna.page.route_web_socket("**/socket*", carry)
    match = anna.make_match("garden", [ME, {"kind": "hot-seat", "name": "Bence"}], start=0)
    anna.prepare()
    before = plies(anna, match)
    anna.act()
    sending = anna.page.get_by_text("Sending…")
    expect(sending).to_be_visible()
    anna.page.keyboard.press("d")  # what is asked meanwhile makes no difference
    expect(anna.page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(sending).to_be_visible()
    routes[0].close(code=1012)
    anna.await_turn()
    after = plies(anna, match)
    assert len(routes) == 2
    assert [len(after), after[:-1]] == [len(before) + 1, before]


def test_an_absent_seat_is_handed_to_a_bot(meet: Meet) -> None:
    anna, bence = meet(), meet("Bence")
    begin(anna, bence)
    anna.prepare()
    anna.act()
    bence.close()
    anna.page.get_by_role("button", name="Hand to bot").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Hand to bot").click()
    anna.await_turn()
    assert anna.act()


def test_a_clock_never_shows_more_time_than_there_is(meet: Meet) -> None:
    anna, bence = meet(), meet("Bence")
    clock = {"kind": "turn", "seconds": 600, "increment": 0, "on_timeout": "bot"}
    begin(anna, bence, clock=clock)
    anna.prepare()
    anna.act()
    bence.prepare()
    bence.page.wait_for_timeout(3000)  # so much more Anna would see
    anna.page.evaluate(TIMES)
    bence.act()
    anna.await_turn()
    anna.page.wait_for_function("() => times.some((time) => time.startsWith('9:'))")
    times = anna.page.evaluate("times")
    assert [time for time in times if not re.match(r"9:|10:00|$", time)] == []


def test_whose_wish_to_take_back_is_refused_is_told_so(meet: Meet) -> None:
    anna, bence = meet(), meet("Bence")
    # As if chance had drawn since:
    bence.change_messages(lambda text: text.replace('"reveals":false', '"reveals":true'))
    begin(anna, bence)
    anna.prepare()
    anna.act()
    bence.await_turn()
    anna.page.get_by_role("button", name="Menu", exact=True).click()
    anna.page.get_by_role("button", name="Take back turn").click()
    expect(bence.page.get_by_text("Tiles drawn since")).to_be_visible()
    expect(bence.page.get_by_text("Anna wants to take back")).to_be_visible()
    expect(anna.page.get_by_text("You asked")).not_to_contain_text("drawn")
    bence.page.get_by_role("button", name="Decline").click()
    expect(anna.page.get_by_role("alert")).to_have_text("Take-back declined")
    expect(bence.page.get_by_role("alert")).to_have_count(0)


def test_the_terms_of_a_match_are_told_before_one_takes_a_seat(meet: Meet) -> None:
    anna, bence = meet(), meet("Bence")
    clock = {"kind": "turn", "seconds": 120}
    seats = [ME, {"kind": "open"}]
    more = {"side": "grey", "casual": False, "clock": clock, "public": True}
    match = anna.create_match("azul", seats, **more)
    anna.page.goto(f"{anna.url}/table/{match}")  # the lobby shows tables where somebody is
    bence.go("/lobby")
    join = bence.page.get_by_role("link", name="Join")
    row = bence.page.get_by_role("listitem").filter(has_text="Anna").filter(has=join)
    expect(row).to_contain_text("grey wall · 2 minutes per turn · serious")
    row.get_by_role("link", name="Join").click()
    expect(bence.page.get_by_text("grey wall · 2 minutes per turn · serious")).to_be_visible()


def test_a_rematch_begins_when_both_want_it(meet: Meet) -> None:
    anna, bence = meet(), meet("Bence")
    begin(anna, bence)
    bence.resign()
    old = bence.page.url
    anna.page.get_by_role("button", name="Rematch").click()
    expect(anna.page.get_by_text("Waiting for Bence to agree…")).to_be_visible()
    expect(bence.page.get_by_text("Anna would like a rematch.")).to_be_visible()
    bence.page.get_by_role("button", name="Rematch").click()
    expect(bence.page).not_to_have_url(old)
    expect(anna.page).to_have_url(bence.page.url)


def test_all_are_told_that_a_turn_is_taken_back_and_nothing_said_covers_it(meet: Meet) -> None:
    anna, bence = meet(), meet("Bence", viewport=PHONE)
    begin(anna, bence)
    anna.prepare()
    anna.act()
    bence.await_turn()
    anna.page.get_by_role("button", name="Menu", exact=True).click()
    anna.page.get_by_role("button", name="Take back turn").click()
    agree = bence.page.get_by_role("button", name="Accept")
    agree.wait_for()
    anna.page.get_by_role("button", name="Chat").click()
    anna.page.get_by_role("button", name="Oops!").click()
    said = bence.page.get_by_role("button", name="Anna: Oops!")
    bubble, strip = said.bounding_box(), agree.bounding_box()
    assert bubble and strip and bubble["y"] + bubble["height"] <= strip["y"]
    agree.click()
    for person in (anna, bence):
        expect(person.page.get_by_role("status")).to_contain_text(["Take-back accepted"])
    anna.page.keyboard.press("Escape")
    anna.prepare()
    anna.act()
    for person in (anna, bence):
        expect(person.page.get_by_text("Take-back accepted")).to_be_hidden()


def test_people_write_to_each_other_once_both_have_agreed(meet: Meet) -> None:
    anna, bence = meet(), meet("Bence")
    match = meet_at_table(anna, bence, "Azul", talk=True)
    bence.set_language("hu")
    anna.page.get_by_role("button", name="Chat").click()
    talk = anna.page.get_by_role("region", name="Chat")
    field = talk.get_by_label("Message", exact=True)
    expect(talk.get_by_text("once all players allow free text")).to_be_visible()
    expect(talk.get_by_role("button", name="Disallow free text")).to_be_visible()
    expect(field).to_be_hidden()

    bence.page.get_by_role("button", name=HU.say("web-talk"), exact=True).click()
    there = bence.page.get_by_role("region", name=HU.say("web-talk"))
    there.get_by_role("button", name=HU.say("web-talk-agree")).click()
    field.fill("Szép húzás! <b>:)</b>")
    anna.page.keyboard.press("Enter")
    expect(talk.get_by_role("listitem")).to_have_text(["You: Szép húzás! <b>:)</b>"])
    expect(there.get_by_role("listitem")).to_have_text(["Anna: Szép húzás! <b>:)</b>"])
    expect(field).to_have_value("")
    field.fill("Ez is!")
    field.evaluate("({ form }) => [1, 2].forEach(() => form.requestSubmit())")
    expect(field).to_have_value("")
    talk.get_by_role("button", name="Well played").click()
    expect(talk.get_by_role("listitem")).to_have_count(3)
    expect(there.get_by_role("listitem").last).to_contain_text("Anna: ")
    expect(there.get_by_role("listitem").last).not_to_contain_text("Well played")

    there.get_by_role("button", name=HU.say("web-talk-withdraw")).click()
    expect(field).to_be_hidden()
    olena = meet("Olena")
    olena.open_table(match, anna.invitation(match))
    expect(olena.page.get_by_role("button", name="Chat")).to_be_hidden()


def test_a_guest_without_a_name_is_called_so_in_the_language_of_every_reader(meet: Meet) -> None:
    nobody, bence = meet(""), meet("Bence")
    meet_at_table(nobody, bence, "Azul")
    expect(bence.page.get_by_role("heading", name="Guest")).to_be_visible()
    bence.set_language("hu")
    expect(bence.page.get_by_role("heading", name=HU.say("web-guest"))).to_be_visible()
    nobody.go("/account")
    field = nobody.page.get_by_label("Guest name")
    field.fill("Zsófia")
    field.blur()
    expect(nobody.page.get_by_role("link", name="Zsófia")).to_be_visible()


def test_guests_without_names_are_numbered_only_for_those_who_see_both(meet: Meet) -> None:
    first, second, olena = meet(""), meet(""), meet("Olena")
    first.name = "guest"  # as the client calls it
    match = begin(first, second)
    for own_or_other in ("You", "Guest"):
        expect(first.page.get_by_role("heading", name=own_or_other, exact=True)).to_be_visible()
    guest = HU.say("web-guest")
    second.set_language("hu")
    expect(second.page.get_by_role("heading", name=guest, exact=True)).to_be_visible()
    first.prepare()
    first.act()
    expect(second.page.get_by_role("log").first).to_contain_text(guest)
    olena.open_table(match)
    for seat in ("Guest 1", "Guest 2"):
        expect(olena.page.get_by_role("heading", name=seat)).to_be_visible()


def test_a_person_who_takes_a_seat_is_asked_for_a_name_once(meet: Meet) -> None:
    anna, bence = meet(), meet("")
    match = anna.create_match("azul", [ME, {"kind": "open"}, {"kind": "open"}], public=True)
    bence.go(f"/table/{match}")
    name = bence.page.get_by_label("What should the others call you?")
    change = bence.page.get_by_role("button", name="Change name")
    for called in ("Zsófia", "Zoltán"):
        if called == "Zoltán":
            expect(bence.page.get_by_text("You play as Zsófia.")).to_be_visible()
            change.click()
        name.fill(called)
        bence.page.get_by_role("button", name="Take a seat").click()
        own = bence.page.get_by_role("listitem").filter(has_text="you")
        expect(own).to_contain_text(called)
        expect(name).to_be_hidden()
        bence.page.get_by_role("button", name="Leave").click()


def test_a_name_that_cannot_be_shown_is_refused_where_it_is_typed(meet: Meet) -> None:
    anna = meet()
    anna.expect_errors("422.*/api/session")
    anna.go("/account")
    field = anna.page.get_by_label("Guest name")
    field.fill("An\u200bna")
    field.blur()
    alert = anna.page.get_by_role("alert")
    expect(alert).to_contain_text("This name contains characters that")
    assert anna.page.evaluate("JSON.parse(localStorage.tilewright).name") == "Anna"
    field.fill("Zoë \N{WOMAN}\u200d\N{ROCKET}")
    field.blur()
    expect(anna.page.get_by_role("link", name="Zoë")).to_be_visible()
    expect(alert).to_be_hidden()


def test_a_person_with_an_old_forbidden_name_plays_without_it(meet: Meet) -> None:
    anna = meet("An\u200bna")
    anna.expect_errors("422.*/api/session")
    anna.go("/")
    anna.page.get_by_role("button", name="Play now").click()
    anna.page.locator(TABLE).first.wait_for()
    assert anna.page.evaluate("JSON.parse(localStorage.tilewright).name") == ""


def test_only_those_who_play_are_told_to_plan(meet: Meet) -> None:
    anna, bence, olena = meet(), meet("Bence"), meet("Olena")
    match = meet_at_table(anna, bence, "Azul")
    olena.open_table(match, anna.invitation(match))
    plan = "You can look around and plan ahead."
    turn = re.compile("(Anna|Bence).s turn")
    expect(olena.page.locator(".action").get_by_text(turn).first).to_be_visible()
    assert plan not in olena.page.locator(".action").inner_text()
    both = [person.page.locator(".action").inner_text() for person in (anna, bence)]
    assert [plan in text for text in both].count(True) == 1
