"""Dragging tiles with a mouse and with a finger."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket, expect

from tilewright import game_ids
from tools.people import BOT, ME, POINT, Person

pytestmark = pytest.mark.web

Meet = Callable[..., Person]
DRAGS = 4
MOST = 60
NARROW = {"width": 390, "height": 844}
# What can be dragged, tiles of the hand first: offers can always be taken.
DRAGGABLE = """() => ["board", "offer"].flatMap((area) =>
  [...document.querySelectorAll(`[data-area=${area}] [data-drag]`)].map(
    (each) => [area, each.dataset.key]))"""
GOALS = """() => [...document.querySelectorAll("[data-area=board] .place-spot.lit[role=button]")]
  .map((each) => ["board", each.dataset.key])"""
CHOSEN = "() => [...document.querySelectorAll('.chosen[data-key]')].map((each) => each.dataset.key)"
MIDDLE = """() => {
  const box = document.querySelector("[data-area=board]").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
# What follows a drop: it is confirmed, or more is asked for, by buttons or on the board.
GOES_ON = "button.confirm, [data-area=tray], [data-area=board] .asked"
IS_HELD = "document.querySelector('.held') !== null"
LETTERS = {"blue": "B", "yellow": "Y", "red": "R", "black": "K", "white": "W"}


def acts_of(person: Person) -> list[str]:
    """Return a list that grows by every decision the page sends."""
    acts: list[str] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            acts.extend(message["action"].split())

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    person.page.on("websocket", listen)
    return acts


def own_plies(person: Person, match: str) -> list[str]:
    """Return what the first seat did, as the record has it."""
    record = person.record(match)
    return [record.write_ply(step.ply) for step in record.walk() if step.actor == 0]


def lift(person: Person, place: list[str]) -> bool:
    """Take tiles up with the mouse, if they can be reached; return whether they follow it."""
    point = person.page.evaluate(POINT, place)
    if point is None:
        return False
    person.page.mouse.move(*point)
    person.page.mouse.down()
    for step in range(10):  # what follows a mouse is loaded when it is first pressed
        person.page.mouse.move(point[0] + 14 + step % 2, point[1] + 4, steps=3)
        if person.page.evaluate(IS_HELD):
            return True
        person.page.wait_for_timeout(50)
    person.page.mouse.up()
    return False


def drop(person: Person) -> str | None:
    """Drop what is held on the first place that is lit, or on the board; return the place."""
    goals = person.page.evaluate(GOALS)
    point = person.page.evaluate(POINT, goals[0]) if goals else person.page.evaluate(MIDDLE)
    person.page.mouse.move(*point, steps=4)
    person.page.mouse.up()
    return goals[0][1] if goals else None


def drag_something(person: Person) -> list[str] | None:
    """Drag the first tiles that go somewhere; return the keys of tiles and place."""
    for place in person.page.evaluate(DRAGGABLE):
        if lift(person, place):
            goal = drop(person)
            return [place[1]] if goal is None else [place[1], goal]
    return None


@pytest.mark.parametrize("game", game_ids())
def test_tiles_are_dragged_to_where_they_go(game: str, meet: Meet) -> None:
    anna = meet()
    anna.passing = 0
    acts = acts_of(anna)
    match = anna.make_match(game, [ME, BOT], start=0)
    dragged: list[str] = []
    goals: list[str] = []
    for _ in range(MOST):
        anna.await_turn()
        keys = drag_something(anna)
        if keys is None:
            anna.act()
            continue
        expect(anna.page.locator(GOES_ON).first).to_be_visible()
        assert set(keys[1:]) <= set(anna.page.evaluate(CHOSEN))
        dragged += keys[:1]
        goals += keys[1:]
        anna.prepare()
        anna.act()
        if len(dragged) >= DRAGS and goals:
            break
    assert len(dragged) >= DRAGS, "too little was dragged"
    assert goals, "nothing was dragged to a place"
    anna.await_turn()
    assert own_plies(anna, match) == acts


def test_a_dragged_group_goes_to_its_line(meet: Meet) -> None:
    anna = meet()
    match = anna.make_match("azul", [ME, BOT], start=0)
    anna.await_turn()
    area, key = anna.page.evaluate(DRAGGABLE)[0]
    assert lift(anna, [area, key])
    expect(anna.page.locator("button.confirm")).to_be_hidden()
    goal = drop(anna)
    anna.page.locator("button.confirm").click()
    anna.await_turn()
    source, colour = key.removeprefix("source:").split("/")
    assert goal is not None
    line = goal.removeprefix("line:").partition("@")[0]
    assert own_plies(anna, match) == [f"{source}{LETTERS[colour]}{line}"]


@pytest.mark.parametrize("how", ["Escape", "elsewhere"])
def test_tiles_go_back_when_they_are_dropped_elsewhere(how: str, meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [ME, BOT], start=0)
    anna.await_turn()
    assert lift(anna, anna.page.evaluate(DRAGGABLE)[0])
    if how == "Escape":
        anna.page.keyboard.press("Escape")
    else:
        anna.page.mouse.move(8, 8, steps=3)
    anna.page.mouse.up()
    assert not anna.page.evaluate(IS_HELD)
    assert anna.look()["chosen"] == []
    assert anna.act(), "nothing can be chosen any more"


def test_a_click_stays_a_click(meet: Meet) -> None:
    anna = meet()
    anna.make_match("azul", [ME, BOT], start=0)
    anna.await_turn()
    place = anna.page.evaluate(DRAGGABLE)[0]
    x, y = anna.page.evaluate(POINT, place)
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x + 3, y + 2)
    anna.page.mouse.up()
    assert anna.page.evaluate(CHOSEN) == [place[1]]


def test_a_finger_drags_tiles_and_scrolls_elsewhere(meet: Meet) -> None:
    anna = meet(viewport=NARROW, has_touch=True)
    anna.make_match("azul", [ME, BOT], start=0)
    anna.await_turn()
    touch = anna.context.new_cdp_session(anna.page)

    def go(kind: str, *point: float) -> None:
        where = [dict(zip("xy", point, strict=True))] if point else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    place = anna.page.evaluate(DRAGGABLE)[0]
    x, y = anna.page.evaluate(POINT, place)
    scrolled = anna.page.evaluate("scrollY")
    go("touchStart", x, y)
    go("touchMove", x + 4, y + 12)
    for step in range(300):  # what follows a finger is loaded when it first comes down
        go("touchMove", x + 8, y + 40 + step % 2)
        if anna.page.evaluate(IS_HELD):
            break
        anna.page.wait_for_timeout(100)
    assert anna.page.evaluate(IS_HELD)
    goal = anna.page.evaluate(GOALS)[1]
    go("touchMove", *anna.page.evaluate(POINT, goal))
    go("touchEnd")
    expect(anna.page.locator("button.confirm")).to_be_visible()
    assert {place[1], goal[1]} <= set(anna.page.evaluate(CHOSEN))
    assert anna.page.evaluate("scrollY") == scrolled
    x, y = anna.page.evaluate(MIDDLE)
    go("touchStart", x, y)
    for step in range(1, 9):
        go("touchMove", x, y - 25 * step)
    go("touchEnd")
    anna.page.wait_for_function("(before) => scrollY > before", arg=scrolled)
