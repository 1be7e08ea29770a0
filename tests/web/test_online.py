"""Two people online and one who watches, while connections and servers fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import TABLE, Person, play_together
from tilewright import game_ids
from tools.process import ServerProcess

pytestmark = [pytest.mark.web, pytest.mark.xdist_group("web")]

Meet = Callable[..., Person]
AWAY = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_NETWORK_CHANGED|ERR_EMPTY_RESPONSE"
LOST = "Reconnecting. Your match is safe."
SOON = 60_000


def open_table(host: Person, game: str) -> tuple[str, str]:
    """Open a table for two as a person would; return its match and the way there."""
    host.go("/new?friends=1")
    host.page.get_by_role("radio", name=game).check(force=True)
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Link of the invitation")
    expect(link).to_be_visible()
    invitation = link.input_value().removeprefix(host.url)
    return invitation.partition("?")[0].rpartition("/")[2], invitation


def take_seat(guest: Person, invitation: str) -> None:
    guest.go(invitation)
    guest.page.get_by_role("button", name="Take a seat").click()
    guest.page.wait_for_selector(TABLE)


def plies(person: Person, match: str) -> list[str]:
    """Return the plies of a match so far, as the server has them."""
    record = person.record(match)
    return [record.write_ply(ply) for ply in record.plies]


def test_a_match_online_goes_on_through_every_trouble(meet: Meet, server: ServerProcess) -> None:
    anna, bence, olena = meet(), meet("Bence"), meet("Olena")
    match, invitation = open_table(anna, "Azul")
    take_seat(bence, invitation)
    olena.sit_at(match)
    for person in (anna, bence, olena):
        person.expect_trouble(AWAY)
    play_together([anna, bence], 6)
    assert not olena.act()
    expect(anna.page.get_by_text("1 person watches")).to_be_attached()

    before = plies(anna, match)
    bence.context.set_offline(True)
    bence.page.evaluate("dispatchEvent(new Event('offline'))")
    bence.context.set_offline(False)
    play_together([anna, bence], 6)
    assert plies(anna, match)[: len(before)] == before

    before = plies(anna, match)
    server.kill()
    for person in (anna, bence, olena):
        expect(person.page.get_by_text(LOST)).to_be_visible(timeout=SOON)
    server.start()
    for person in (anna, bence, olena):
        expect(person.page.get_by_text(LOST)).to_be_hidden(timeout=SOON)
    assert plies(anna, match)[: len(before)] == before

    play_together([anna, bence])
    scores = anna.record(match).state().scores()
    for person in (anna, bence, olena):
        expect(person.page.locator("h2.result")).to_be_visible(timeout=SOON)
        assert person.totals() == dict(zip(["Anna", "Bence"], scores, strict=True))
