"""Whole matches in a real browser, against the real server."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.people import Person
from tilewright import find_game, game_ids
from tools.process import ServerProcess

pytestmark = [pytest.mark.web, pytest.mark.xdist_group("web")]

Meet = Callable[..., Person]
BOT = {"kind": "bot", "bot": "novice"}
WAYS = [(game, side) for game in game_ids() for side in find_game(game).sides]


def hot_seat(name: str) -> dict[str, str]:
    return {"kind": "hot-seat", "name": name}


@pytest.mark.parametrize(("game", "side"), WAYS)
def test_a_whole_match_with_the_mouse(game: str, side: str, meet: Meet) -> None:
    anna = meet()
    anna.make_match(game, [{"kind": "me"}, BOT], side=side)
    anna.play()
    expect(anna.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(anna.page.locator("tfoot .total")).to_have_count(2)


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_match_with_the_keyboard(game: str, meet: Meet) -> None:
    anna = meet()
    anna.make_match(game, [{"kind": "me"}, BOT])
    anna.play_by_keys()


@pytest.mark.parametrize("seats", [3, 4])
def test_several_people_on_one_device(seats: int, meet: Meet) -> None:
    anna = meet()
    others = [hot_seat(name) for name in ("Bence", "Олена", "小明")[: seats - 1]]
    anna.make_match("azul", [{"kind": "me"}, *others])
    boards = set()
    while not anna.look()["over"]:
        boards.add(anna.page.locator(".own .seat h2").text_content())
        anna.act_times(1)
    assert len(boards) == seats


def test_a_phone(meet: Meet) -> None:
    anna = meet(viewport={"width": 390, "height": 844}, has_touch=True)
    anna.make_match("azul", [{"kind": "me"}, BOT])
    anna.play()


def test_play_now_takes_one_click(meet: Meet) -> None:
    anna = meet()
    anna.go("/")
    anna.page.get_by_role("button", name="Play now").click()
    anna.page.wait_for_selector("[data-area=offer] svg")
    anna.act_times(3)


def test_two_people_online_with_a_spectator_and_troubles(meet: Meet, server: ServerProcess) -> None:
    anna, bence, olena = meet(), meet(name="Bence"), meet(name="Olena")
    anna.go("/new?friends=1")
    anna.page.get_by_role("button", name="Open the table").click()
    link = anna.page.get_by_label("Link of the invitation")
    expect(link).to_be_visible()
    invitation = link.input_value().removeprefix(anna.url)
    bence.go(invitation)
    bence.page.get_by_role("button", name="Take a seat").click()
    bence.page.wait_for_selector("[data-area=offer] svg")
    olena.sit_at(invitation.partition("?")[0].rpartition("/")[2])
    anna.act_times(6, bence)
    assert not olena.act()
    bence.context.set_offline(True)
    anna.page.wait_for_timeout(300)
    bence.context.set_offline(False)
    anna.act_times(6, bence)
    server.kill()
    expect(anna.page.get_by_text("Reconnecting. Your match is safe.")).to_be_visible()
    server.start()
    expect(anna.page.get_by_text("Reconnecting. Your match is safe.")).to_be_hidden(timeout=20_000)
    anna.play(bence)
    expect(olena.page.locator("h2.result")).to_be_visible()


def test_a_typed_move_is_chosen_and_an_unknown_one_refused(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [{"kind": "me"}, BOT], start=0)
    anna.page.keyboard.press("/")
    anna.page.keyboard.type("9X9")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_text("That is not a legal move here.")).to_be_visible()
    group = next(key for key in anna.look()["offer"] if key.startswith("source:1/"))
    colour = group.rpartition("/")[2]
    letter = {"black": "K"}.get(colour, colour[0].upper())
    anna.page.get_by_label("Type a move").fill(f"1{letter.lower()}5")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("button.confirm")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("u")
    expect(anna.page.locator("button.confirm")).to_be_hidden()


def test_the_position_is_described(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [{"kind": "me"}, BOT], start=0)
    anna.page.keyboard.press("d")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Azul, coloured wall, round 1.")


def test_a_match_is_shown_again_and_played_on_from_a_ply(meet: Meet) -> None:
    anna = meet()
    match = anna.make_match("azul", [{"kind": "me"}, BOT])
    anna.play()
    anna.go(f"/replay/{match}/5")
    expect(anna.page.get_by_text("5 / ")).to_be_visible()
    anna.page.get_by_role("button", name="One step on").click()
    expect(anna.page).to_have_url(f"{anna.url}/replay/{match}/6")
    anna.page.get_by_role("button", name="What if: play on from here").click()
    anna.page.wait_for_selector("[data-area=tray], [data-area=offer] svg")
    anna.act_times(2)


@pytest.mark.parametrize("game", game_ids())
def test_a_lesson_goes_on_with_what_the_learner_does(game: str, meet: Meet) -> None:
    anna = meet()
    anna.go(f"/learn/{game}")
    anna.page.wait_for_selector("[data-area=offer] svg")
    coach = anna.page.get_by_label("Lesson")
    expect(coach).to_contain_text("1 / 8")
    anna.act_times(6)
    expect(coach).not_to_contain_text("1 / 8")
