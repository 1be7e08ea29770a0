"""Failures: no storage, no socket, no server, or a wrong address."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tilewright.i18n import Catalogue
from tools.people import BOT, ME, TABLE, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
OPEN = {"kind": "open"}
HU = Catalogue("hu")
NO_STORAGE = """for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
}"""
NO_SOCKETS = """window.WebSocket = class {
  static CONNECTING = 0;
  readyState = 0;
  constructor() { setTimeout(() => this.onclose?.(new CloseEvent("close", { code: 1006 }))); }
  close() {}
};"""


NO_ADDRESSES = """history.replaceState = () => {
  throw new DOMException("so many times in so many seconds", "SecurityError");
};"""


def refuse(person: Person, kind: str, code: str) -> list[dict[str, Any]]:
    """Let messages of a kind be refused; return a list that they are put into."""
    refused: list[dict[str, Any]] = []

    def carry(route: WebSocketRoute) -> None:
        there = route.connect_to_server()

        def send(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] != kind:
                there.send(text)
                return
            refused.append(message)
            error = {"code": code, "sentence": "", "values": {}}
            route.send(json.dumps({"type": "refused", "id": message["id"], "error": error}))

        route.on_message(send)

    person.page.route_web_socket("**/socket*", carry)
    return refused


def hold_requests(person: Person, asked: str | re.Pattern[str]) -> list[Route]:
    """Let requests wait in a list that is returned."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    person.page.route(asked, keep)
    return held


def fail(route: Route) -> None:
    """Answer as a proxy does that finds no server."""
    route.fulfill(status=502, body="<html>Bad gateway</html>")


def deny(route: Route) -> None:
    """Answer as the server does to browsers that keep no cookies."""
    error = {"code": "session.none", "sentence": "nobody is signed in", "values": {}}
    route.fulfill(status=401, json={"error": error})


def test_one_can_play_where_nothing_may_be_kept(meet: Meet) -> None:
    anna = meet()
    anna.context.add_init_script(NO_STORAGE)
    anna.expect_errors("error: no$")  # what the people of these tests keep themselves
    anna.go("/")
    anna.page.get_by_role("button", name="Play now").click()
    anna.page.locator(TABLE).first.wait_for()
    anna.prepare()
    anna.act()
    anna.page.reload()
    anna.await_turn()


def test_one_can_play_where_nothing_can_be_moved(meet: Meet) -> None:
    anna = meet()
    anna.expect_errors("animate is not a function")
    anna.context.add_init_script("delete Element.prototype.animate")
    anna.context.add_init_script("localStorage.tilewright = JSON.stringify({ speed: 'normal' })")
    anna.make_match("azul", [ME, BOT], start=0)
    for _ in range(2):
        anna.prepare()
        anna.act()
    anna.await_turn()


# Animations that never end, as on a page that the browser does not draw.
NO_END = """Object.defineProperty(Animation.prototype, "finished", {
  get: () => new Promise(() => {}),
});"""
CANCEL = "setInterval(() => document.getAnimations().forEach((each) => each.cancel()), 50)"


@pytest.mark.parametrize("fault", [NO_END, CANCEL], ids=["endless", "cancelled"])
def test_a_match_goes_on_when_animations_fail(fault: str, meet: Meet) -> None:
    anna = meet()
    anna.context.add_init_script(fault)
    anna.context.add_init_script("localStorage.tilewright = JSON.stringify({ speed: 'quick' })")
    anna.make_match("azul", [ME, BOT], start=0)
    for _ in range(2):
        anna.prepare()
        anna.act()
    anna.await_turn()
    expect(anna.page.locator(".layer > *")).to_have_count(0)


def test_a_match_goes_on_when_animations_do_not_load(meet: Meet) -> None:
    anna = meet(service_workers="block")  # one would load them
    hold_requests(anna, re.compile(r"/assets/animation\.js"))
    anna.make_match("azul", [ME, BOT], start=0)
    for _ in range(2):
        anna.prepare()
        anna.act()
    anna.await_turn()


def test_a_question_whose_answer_is_lost_is_asked_again(meet: Meet) -> None:
    anna = meet()
    lost: list[str] = []

    def carry(route: WebSocketRoute) -> None:
        there = route.connect_to_server()

        def send(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "complete" and not lost:
                lost.append(message["id"])
            else:
                there.send(text)

        route.on_message(send)

    anna.page.route_web_socket("**/socket*", carry)
    anna.make_match("garden", [ME, BOT], start=0)
    anna.await_turn()
    while not lost:
        anna.act()
    anna.prepare()


@pytest.mark.parametrize("ply", ["-5", "1.5", "99999", "abc"])
def test_a_ply_that_there_is_not_leads_to_one_that_there_is(ply: str, meet: Meet) -> None:
    anna = meet()
    match = anna.make_match("azul", [ME, BOT], start=0)
    anna.page.goto(f"{anna.url}/replay/{match}/{ply}")
    anna.page.locator(TABLE).first.wait_for()
    expect(anna.page).to_have_url(re.compile(rf"/replay/{match}/[01]$"))


@pytest.mark.parametrize("path", ["/table", "/replay/", "/constructor", "/hu/table/abc"])
def test_an_address_that_leads_nowhere_says_so(path: str, meet: Meet) -> None:
    anna = meet(locale="hu")
    anna.go(path)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(HU.say("web-not-found"))
    expect(anna.page).to_have_title(f"{HU.say('web-not-found')} · Tilewright")
    expect(anna.page.get_by_role("link", name=HU.say("web-home"), exact=True)).to_be_visible()


def test_where_no_socket_opens_there_are_words_and_a_way_on(meet: Meet) -> None:
    anna = meet(locale="hu")
    match = anna.make_match("azul", [ME, BOT], start=0)
    anna.context.add_init_script(NO_SOCKETS)
    anna.page.goto(f"{anna.url}/table/{match}")
    expect(anna.page.get_by_text(HU.say("error-network-away"))).to_be_visible()
    expect(anna.page.get_by_role("button", name=HU.say("web-try-again"))).to_be_visible()
    anna.page.get_by_role("link", name=HU.say("web-lobby")).click()
    expect(anna.page.get_by_text(HU.say("error-network-away"))).to_be_visible()


def test_a_page_without_a_server_behind_its_proxy_goes_on_by_itself(meet: Meet) -> None:
    anna = meet(locale="hu")
    anna.expect_errors("502")
    match = anna.make_match("azul", [ME, BOT], start=0)
    for path, sign in ((f"/table/{match}", TABLE), ("/matches", f"a[href='/table/{match}']")):
        anna.context.route(re.compile(r"/(api|health)"), fail)
        anna.page.goto(anna.url + path)
        expect(anna.page.get_by_text(HU.say("error-network-away"))).to_be_visible()
        anna.context.unroute(re.compile(r"/(api|health)"), fail)
        expect(anna.page.locator(sign).first).to_be_visible()


def test_somebody_who_was_signed_out_elsewhere_plays_as_a_guest(meet: Meet) -> None:
    anna = meet()
    anna.expect_errors("401")
    anna.make_match("azul", [ME, BOT], start=0)
    anna.go("/")
    anna.context.clear_cookies()
    anna.page.get_by_role("button", name="Play now").click()
    anna.page.locator(TABLE).first.wait_for()
    anna.await_turn()


def test_without_cookies_it_is_said_that_they_are_needed(meet: Meet) -> None:
    anna = meet(locale="hu")
    anna.expect_errors("401")
    anna.go("/")
    anna.page.route("**/api/matches", deny)
    anna.page.get_by_role("button", name=HU.say("web-play-now")).click()
    expect(anna.page.get_by_role("alert")).to_have_text(HU.say("error-session-none"))


def test_a_person_who_cannot_sit_down_is_told_why(meet: Meet) -> None:
    anna, bence = meet(), meet("Bence", locale="hu")
    match = anna.create_match("azul", [ME, OPEN], public=True)
    bence.expect_errors("502")
    bence.page.route("**/api/session", fail)
    bence.go(f"/table/{match}")
    bence.page.get_by_role("button", name=HU.say("web-sit")).click()
    expect(bence.page.get_by_role("alert")).to_have_text(HU.say("error-network-away"))
    bence.page.unroute("**/api/session", fail)
    bence.page.get_by_role("button", name=HU.say("web-sit")).click()
    expect(bence.page.locator(TABLE).first).to_be_visible()


def test_two_tabs_of_one_person_do_not_hinder_each_other(meet: Meet) -> None:
    anna = meet()
    match = anna.make_match("azul", [ME, BOT], start=0)
    anna.prepare()
    first, anna.page = anna.page, anna.context.new_page()
    anna.open_table(match)
    anna.prepare()
    anna.act()
    expect(first.locator("button.confirm")).to_be_hidden()
    anna.page = first
    anna.prepare()
    anna.act()
    anna.await_turn()


def test_a_rematch_that_is_refused_says_why(meet: Meet) -> None:
    anna = meet(locale="hu")
    refuse(anna, "rematch", "limit.matches")
    anna.make_match("azul", [ME, BOT], start=0)
    anna.page.get_by_role("button", name=HU.say("web-menu"), exact=True).click()
    anna.page.get_by_role("button", name=HU.say("web-resign")).click()
    anna.page.get_by_role("dialog").get_by_role("button", name=HU.say("web-resign")).click()
    anna.page.get_by_role("button", name=HU.say("web-rematch")).click()
    expect(anna.page.get_by_role("alert")).to_have_text(HU.say("error-limit-matches"))


def test_a_description_that_is_refused_says_why(meet: Meet) -> None:
    anna = meet(locale="hu")
    refuse(anna, "describe", "internal")
    anna.make_match("azul", [ME, BOT], start=0)
    anna.page.keyboard.press("d")
    alert = anna.page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_have_text(HU.say("error-internal"))


def test_what_is_confirmed_by_itself_is_not_tried_again_when_it_is_refused(meet: Meet) -> None:
    anna = meet(locale="hu")
    refused = refuse(anna, "act", "internal")
    anna.context.add_init_script(
        "localStorage.tilewright = JSON.stringify({ confirmation: 'off', speed: 'none' })"
    )
    anna.make_match("pavilion", [ME, BOT], start=0)
    anna.await_turn()
    anna.pick(anna.look())
    expect(anna.page.get_by_role("alert")).to_have_text(HU.say("error-internal"))
    expect(anna.page.locator("button.confirm")).to_be_visible()
    anna.page.wait_for_timeout(500)
    assert len(refused) == 1
    anna.page.locator("button.confirm").click()
    expect(anna.page.get_by_role("alert")).to_have_text(HU.say("error-internal"))
    assert len(refused) == 2


def test_whose_turn_a_bot_makes_is_told_so(meet: Meet) -> None:
    anna = meet(locale="hu")
    # As the server does during a bot's turn:
    anna.change_messages(lambda text: json.dumps({**json.loads(text), "legal": None}))
    anna.make_match("azul", [ME, BOT], start=0)
    expect(anna.page.get_by_text(HU.say("error-seat-handed-over"))).to_be_visible()
    expect(anna.page.get_by_text(HU.say("web-seat-your-turn"))).to_have_count(0)
    expect(anna.page).not_to_have_title(re.compile(HU.say("web-title-turn")))


def test_a_table_that_is_left_before_it_opens_stays_closed(meet: Meet) -> None:
    anna = meet()
    match = anna.make_match("azul", [ME, BOT], start=0)
    page, asked = f"/replay/{match}/0", f"**/api/matches/{match}"
    anna.go(page)
    held = hold_requests(anna, asked)
    with anna.page.expect_request(asked):
        anna.page.locator(f"a[href='/table/{match}']").click()
    anna.page.go_back()
    anna.page.wait_for_url(f"**{page}")
    with anna.page.expect_response(asked):
        held.pop().continue_()
    anna.page.unroute(asked)
    anna.page.wait_for_timeout(500)
    opened = anna.page.evaluate("sockets.map(({ url }) => url)")
    assert [url for url in opened if "/matches/" in url] == []


def test_what_has_been_filled_in_outlasts_a_lost_connection(meet: Meet) -> None:
    anna = meet(locale="hu")
    anna.expect_errors("ERR_INTERNET_DISCONNECTED")
    anna.go("/new")
    four = anna.page.get_by_role("group", name=HU.say("web-new-seats")).get_by_label("4")
    four.check(force=True)
    anna.context.set_offline(True)
    expect(anna.page.get_by_text(HU.say("web-offline"))).to_be_visible()
    anna.context.set_offline(False)
    expect(anna.page.get_by_text(HU.say("web-offline"))).to_be_hidden()
    expect(four).to_be_checked()


def test_a_page_that_fails_after_it_was_left_disturbs_no_other(meet: Meet) -> None:
    anna = meet()
    anna.expect_errors("ERR_")
    anna.go("/about")
    parts = re.compile(r"/assets/\w+/RulesPage")
    held = hold_requests(anna, parts)
    with anna.page.expect_request(parts):
        anna.page.get_by_role("link", name="Rules").click()
    anna.page.go_back()
    expect(anna.page.get_by_role("heading", level=1, name="About")).to_be_visible()
    anna.page.evaluate("Object.defineProperty(navigator, 'onLine', { get: () => false })")
    with anna.page.expect_event("requestfailed"):
        held.pop().abort()
    anna.page.wait_for_timeout(500)
    expect(anna.page.get_by_role("heading", level=1, name="About")).to_be_visible()


def test_a_replay_goes_on_where_no_more_addresses_may_be_shown(meet: Meet) -> None:
    anna = meet()
    match = anna.make_match("azul", [ME, BOT], start=0)
    for _ in range(2):
        anna.prepare()
        anna.act()
    anna.await_turn()
    anna.context.add_init_script(NO_ADDRESSES)
    anna.page.goto(f"{anna.url}/replay/{match}/0")
    anna.page.locator(TABLE).first.wait_for()
    for ply in (1, 2):
        anna.page.keyboard.press("ArrowRight")
        expect(anna.page.locator("#ply")).to_have_value(str(ply))
    anna.page.get_by_role("link", name="Table").click()
    anna.await_turn()


def test_more_matches_are_shown_once_however_often_one_asks(meet: Meet) -> None:
    anna = meet()
    made = {anna.create_match("azul", [ME, BOT]) for _ in range(32)}
    anna.go("/matches")
    held = hold_requests(anna, "**/api/matches?*before=*")
    with anna.page.expect_request("**/api/matches?*before=*"):
        anna.page.get_by_role("button", name="Show more").dblclick()
    anna.page.wait_for_timeout(500)
    for route in held:
        route.continue_()
    rows = anna.page.locator("a[href^='/table/']")
    expect(rows).to_have_count(len(made))


def test_a_part_that_could_not_be_loaded_comes_with_the_connection(meet: Meet) -> None:
    anna = meet(service_workers="block")
    anna.expect_errors("ERR_INTERNET_DISCONNECTED", "Failed to fetch dynamically imported module")
    anna.expect_errors("Service Worker registration blocked")
    anna.make_match("azul", [ME, BOT], start=0)
    anna.await_turn()
    anna.lose_connection()
    anna.page.keyboard.press("?")
    anna.page.wait_for_timeout(500)
    anna.restore_connection()
    expect(anna.page.get_by_role("dialog")).to_be_visible()


def test_a_page_whose_words_do_not_come_tries_again(meet: Meet) -> None:
    anna = meet(locale="hu")
    anna.expect_errors("ERR_FAILED", "Failed to fetch dynamically imported module")
    failed: list[str] = []

    def fail_often(route: Route) -> None:
        if len(failed) == 5:  # more than are requested before and after the page reloads
            route.continue_()
            return
        failed.append(route.request.url)
        route.abort()

    anna.page.route(re.compile(r"/assets/\w+/base-hu\.js"), fail_often)
    anna.page.goto(f"{anna.url}/about", wait_until="commit")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(HU.say("web-about"))


def test_a_language_that_is_chosen_offline_comes_with_the_connection(meet: Meet) -> None:
    anna = meet(service_workers="block")
    anna.expect_errors("ERR_INTERNET_DISCONNECTED", "Failed to fetch dynamically imported module")
    anna.expect_errors("Service Worker registration blocked")
    anna.go("/settings")
    anna.context.set_offline(True)
    anna.page.get_by_label("Language").select_option("hu")
    anna.page.wait_for_timeout(500)
    anna.context.set_offline(False)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(HU.say("web-settings"))
