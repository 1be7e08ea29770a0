"""Hints on one device: a worker finds them, and the count is kept."""

import pytest

from tests.browser.device import Device


@pytest.fixture
def device() -> Device:
    return Device()


OTHER = {"kind": "hot-seat", "name": "Bela"}


@pytest.mark.parametrize("game", ["azul", "pavilion", "garden"])
def test_a_worker_finds_a_hint_and_it_is_counted(device: Device, game: str) -> None:
    match_id = device.create(game)
    device.connect(match_id)
    device.think()
    ply = device.latest()["position"]["ply"]
    for name in ("one", "two"):
        device.post("hint", name, ply=ply)
        device.think()
        hint = device.answer(name)
        assert (hint["type"], hint["ply"]) == ("hinted", ply)
    seats = [seat["hints"] for seat in device.ask("GET", f"/matches/{match_id}")["seats"]]
    assert sorted(seats) == [0, 1]
    assert device.say("act", ply=ply, action=hint["turn"])["type"] == "done"


def test_hints_are_kept_with_the_match(device: Device) -> None:
    match_id = device.create()
    device.connect(match_id)
    device.think()
    device.post("hint", "one", ply=device.latest()["position"]["ply"])
    device.think()
    device.restart()
    device.connect(match_id)
    counts = [seat["hints"] for seat in device.heard[-1]["table"]["seats"]]
    assert sum(counts) == 1


def test_a_hint_that_comes_too_late_is_refused(device: Device) -> None:
    match_id = device.create()
    device.connect(match_id)
    device.think()
    seen = device.latest()["position"]["ply"]
    device.post("hint", "late", ply=seen)
    asked = [task for task in device.tasks if task.id.startswith("hint:")]
    device.tasks.clear()
    device.act()
    device.tasks = asked
    device.think()
    assert device.answer("late")["error"]["code"] in ("ply.stale", "seat.not-yours")


def test_people_at_one_device_get_no_hints(device: Device) -> None:
    match_id = device.create("azul", {"kind": "me"}, OTHER)
    device.connect(match_id)
    answer = device.say("hint", ply=device.latest()["position"]["ply"])
    assert answer["error"]["code"] == "hint.off"
