"""Matches on one device, driven as by the worker: without a server, a page or a browser."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.browser.device import Device
from tilewright.browser import engine
from tilewright.browser.events import Kept
from tilewright.browser.site import MOST_TABLES
from tilewright.browser.table import bot_here
from tilewright.core.record import Record
from tilewright.puzzles.collection import puzzles_of

ME = {"kind": "me"}
OTHER = {"kind": "hot-seat", "name": "Bela"}


@pytest.fixture
def device() -> Device:
    return Device()


def status_of(device: Device, match_id: str) -> str:
    return str(device.ask("GET", f"/matches/{match_id}")["status"])


@pytest.mark.parametrize("game", ["azul", "pavilion", "garden"])
def test_a_whole_match_against_a_bot_ends_with_a_record_that_replays(
    device: Device, game: str
) -> None:
    match_id = device.create(game)
    device.connect(match_id)
    device.play()
    assert status_of(device, match_id) == "over"
    record = Record.from_text(device.ask("GET", f"/matches/{match_id}/record"))
    assert record.state().is_over
    assert len(device.ask("GET", f"/matches/{match_id}/replay")["plies"]) == len(record.plies)
    assert device.ask("GET", f"/matches/{match_id}/statistics")["scores"] == record.state().scores()


def test_several_people_play_at_one_device(device: Device) -> None:
    match_id = device.create("azul", ME, OTHER, {**OTHER, "name": "Cleo"}, {"kind": "bot"})
    device.connect(match_id)
    assert device.heard[-1]["you"]["seats"] == [0, 1, 2]
    device.play(12)
    assert status_of(device, match_id) == "playing"


def test_everything_that_was_shown_is_there_after_the_page_was_killed(device: Device) -> None:
    match_id = device.create()
    device.connect(match_id)
    for _ in range(6):
        device.play(1)
        shown = device.latest()["position"]
        device.restart()
        device.connect(match_id)
        assert device.latest()["position"]["view"] == shown["view"]
        assert device.latest()["position"]["ply"] == shown["ply"]


def test_a_message_that_is_repeated_after_a_restart_gets_its_first_answer(device: Device) -> None:
    match_id = device.create("azul", ME, OTHER)
    device.connect(match_id)
    seen = device.latest()
    action = seen["legal"][0]["text"]
    first = device.say("act", "once", ply=seen["position"]["ply"], action=action)
    plies = len(device.plies[match_id])
    device.restart()
    device.connect(match_id)
    again = device.say("act", "once", ply=seen["position"]["ply"], action=action)
    assert (again, len(device.plies[match_id])) == (first, plies)


def test_nothing_is_shown_that_could_not_be_written(device: Device) -> None:
    match_id = device.create("azul", ME, OTHER)
    device.connect(match_id)
    before, heard = device.latest()["position"], len(device.heard)
    device.is_full = True
    text = {"type": "act", "id": "x", "ply": before["ply"]}
    text["action"] = device.latest()["legal"][0]["text"]
    device.tell("say", socket="s", text=json.dumps(text))
    assert (len(device.heard), device.closed) == (heard, [1012])
    device.is_full = False
    device.connect(match_id)
    assert device.latest()["position"] == before


def test_a_preview_and_a_refusal_are_those_of_the_server(device: Device) -> None:
    match_id = device.create("azul", ME, OTHER)
    device.connect(match_id)
    found = device.say("preview")
    assert len(found["actions"]) == len(device.heard[0]["legal"])
    refused = device.say("act", ply=device.latest()["position"]["ply"] + 7, action="x")
    assert refused["error"]["code"] == "ply.stale"


def test_an_unfinished_turn_can_be_undone(device: Device) -> None:
    match_id = device.create("pavilion", ME, OTHER)
    device.connect(match_id)
    while not device.latest()["position"]["can_undo"]:
        device.play(1)
    ply = device.latest()["position"]["ply"]
    assert device.say("undo", ply=ply)["type"] == "done"
    assert device.latest()["position"]["ply"] == ply - 1
    device.restart()
    device.connect(match_id)
    assert device.latest()["position"]["ply"] == ply - 1


def test_a_rematch_is_another_match(device: Device) -> None:
    match_id = device.create()
    device.connect(match_id)
    assert device.say("resign")["type"] == "done"
    again = device.say("rematch")["match"]
    assert status_of(device, again) == "playing"
    assert set(device.kept) == {match_id, again}


def test_matches_are_listed_with_their_positions_after_a_restart(device: Device) -> None:
    ids = [device.create() for _ in range(3)]
    device.restart()
    found = device.ask("GET", "/matches?over=false&glance=true&limit=2")
    more = device.ask("GET", f"/matches?over=false&limit=2&before={found['before']}")
    listed = [each["id"] for each in found["matches"] + more["matches"]]
    assert sorted(listed) == sorted(ids)
    assert all(each["glance"]["view"] for each in found["matches"])


def test_everything_can_be_exported_and_imported_on_another_device(device: Device) -> None:
    match_id = device.create("garden")
    device.connect(match_id)
    device.play(5)
    exported = json.dumps(device.ask("GET", "/export"))
    shown = device.latest()["position"]["view"]
    other = Device()
    assert other.ask("POST", "/import", exported)["added"] == 1
    assert other.ask("POST", "/import", exported)["added"] == 0
    other.restart()
    other.connect(match_id)
    assert other.latest()["position"]["view"] == shown


def test_more_matches_are_exported_than_stay_in_memory(device: Device) -> None:
    ids = [device.create("azul", ME, OTHER) for _ in range(4 * MOST_TABLES + 3)]
    device.restart()
    exported = device.ask("GET", "/export")["matches"]
    assert {each["match"]["id"] for each in exported} == set(ids)


def test_exported_records_name_the_limits_of_lighter_levels(device: Device) -> None:
    device.create("azul", ME, {"kind": "bot", "bot": "master"})
    (exported,) = device.ask("GET", "/export")["matches"]
    assert "X-Limits: master 2000 nodes" in exported["record"]


def test_a_match_of_earlier_rules_is_over_and_can_still_be_exported(device: Device) -> None:
    match_id = device.create("azul", ME, OTHER)
    device.connect(match_id)
    device.play(3)
    kept = device.kept[match_id]
    device.kept[match_id] = Kept(replace(kept.match, rules=0), kept.seats)
    device.restart()
    (listed,) = device.ask("GET", "/matches?over=true&glance=true")["matches"]
    assert (listed["result"]["reason"], listed["glance"]) == ("rules", None)
    device.connect(match_id)
    assert device.heard[-1]["table"]["status"] == "over"
    assert "Rules: 0" in device.ask("GET", f"/matches/{match_id}/record")
    exported = json.dumps(device.ask("GET", "/export"))
    assert Device().ask("POST", "/import", exported)["added"] == 1


def test_a_single_record_can_be_imported_and_replayed(device: Device) -> None:
    match_id = device.create()
    device.connect(match_id)
    device.play()
    text = device.ask("GET", f"/matches/{match_id}/record")
    other = Device()
    (found,) = other.ask("POST", "/import", text)["matches"]
    assert status_of(other, found) == "over"
    assert other.ask("GET", f"/matches/{found}/replay")["match"]["result"]["reason"] == "played"


@pytest.mark.parametrize("text", ["{}", "[", "nonsense", '{"format":"x","matches":[]}'])
def test_a_file_that_is_none_of_ours_is_refused(device: Device, text: str) -> None:
    assert "error" in device.ask("POST", "/import", text)
    assert device.kept == {}


def test_a_match_can_be_continued_from_an_earlier_position(device: Device) -> None:
    match_id = device.create()
    device.connect(match_id)
    device.play(4)
    found = device.ask("POST", f"/matches/{match_id}/branch", {"ply": 3, "bot": "tiler"})
    assert (found["branch_of"], found["branch_ply"]) == (match_id, 3)


def test_a_match_that_is_over_can_be_analysed(device: Device) -> None:
    match_id = device.create()
    device.connect(match_id)
    device.play(2)
    device.say("resign")
    body = {"ply": 2, "seconds": 0.05}
    started = device.ask("POST", f"/matches/{match_id}/analyses", body)
    assert started["status"] == "running"
    device.think()
    done = device.ask("GET", f"/analyses/{started['id']}")
    assert (done["status"], done["result"]["ply"]) == ("done", 2)


def test_every_move_of_a_match_is_analysed(device: Device) -> None:
    match_id = device.create("azul", ME, OTHER)
    device.connect(match_id)
    device.play(3)
    device.say("resign")
    started = device.ask("POST", f"/matches/{match_id}/analyses", {})
    device.think()
    done = device.ask("GET", f"/analyses/{started['id']}")
    assert done["status"] == "done"
    assert len(done["result"]["moments"]) == len(device.plies[match_id]) + 1


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot(device: Device) -> None:
    clock = {"kind": "turn", "seconds": 1, "increment": 0, "on_timeout": "bot"}
    match_id = device.create("azul", ME, OTHER, clock=clock)
    device.connect(match_id)
    ply = device.latest()["position"]["ply"]
    timer = device.timers[-1]
    device.tell("ring", match=timer.match, version=timer.version)
    device.think()
    assert device.latest()["position"]["ply"] > ply


def test_a_removed_match_is_gone(device: Device) -> None:
    match_id = device.create()
    device.tell("ask", method="DELETE", path=f"/matches/{match_id}")
    assert device.ask("GET", f"/matches/{match_id}")["error"]["code"] == "match.unknown"
    device.connect(match_id)
    assert device.closed == [4004]


def test_levels_that_would_be_too_slow_look_at_fewer_positions_and_records_say_so(
    device: Device,
) -> None:
    assert bot_here("master") == "master:nodes=2000"
    assert bot_here("artisan") == "artisan"
    match_id = device.create("azul", ME, {"kind": "bot", "bot": "master"})
    assert "X-Limits: master 2000 nodes" in device.ask("GET", f"/matches/{match_id}/record")


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/nothing", None, "page.unknown"),
        ("GET", "/matches/none", None, "match.unknown"),
        ("POST", "/matches", {"game": "azul"}, "request.malformed"),
        ("POST", "/matches", {"game": "azul", "seats": [{"kind": "open"}]}, "request.malformed"),
        ("GET", "/matches?limit=x", None, "request.malformed"),
    ],
)
def test_requests_that_make_no_sense_get_a_clear_answer(
    device: Device, method: str, path: str, body: object, code: str
) -> None:
    assert device.ask(method, path, body)["error"]["code"] == code


# The analysis board


def test_a_match_is_analysed_on_a_board_of_its_own(device: Device) -> None:
    match_id = device.create("azul", ME, OTHER)
    device.connect(match_id)
    device.play(4)
    refused = device.ask("GET", f"/matches/{match_id}/board")
    assert refused["error"]["code"] == "match.not-over"
    device.play()
    line = device.ask("GET", f"/matches/{match_id}/board")
    record = device.ask("GET", f"/matches/{match_id}/record")
    assert device.ask("POST", "/board/record", {"record": record}) == line
    body = {"position": line["start"], "text": line["turns"][0]["text"]}
    step = device.ask("POST", "/board/play", body)
    assert step["turn"]["position"] == line["turns"][0]["position"]
    refused = device.ask("POST", "/board/play", {**body, "text": "BBBB"})
    assert refused["error"]["code"] == "deal.too-few"


def test_a_bot_answers_what_is_asked_about_a_position(device: Device) -> None:
    start = device.ask("POST", "/board/position", {"game": "azul"})["position"]
    dealt = device.ask("POST", "/board/draw", {"position": start, "seed": 1})["turn"]["position"]
    body = {"position": dealt, "nodes": 50}
    out = device.tell("ask", method="POST", path="/board/analysis", body=body, name="Anna")
    [task] = out.tasks
    assert out.reply is None and out.pending == task.id and task.long
    found = json.loads(engine.think(task.line, lambda part: None))["look"]
    played = device.ask("POST", "/board/play", {**body, "text": found["candidates"][0]["turn"]})
    assert played["turn"]["actor"] == found["actor"]


# Puzzles


@pytest.mark.parametrize("game", ["azul", "pavilion", "garden"])
def test_a_puzzle_is_solved_on_one_device(device: Device, game: str) -> None:
    listed = device.ask("GET", f"/games/{game}/puzzles?day=2026-11-19")
    puzzle = next(each for each in puzzles_of(game) if each.id == listed["daily"])
    path = f"/games/{game}/puzzles/{puzzle.id}"
    assert device.ask("GET", path)["start"]["position"] == puzzle.position
    wrong = device.ask("POST", f"{path}/tries", {"turn": puzzle.second.line[0]})
    assert wrong["verdict"] == "wrong"
    right = device.ask("POST", f"{path}/tries", {"turn": puzzle.right[0][0]})
    assert right["verdict"] == "right"
    assert device.ask("GET", f"{path}/solution")["why"]


def test_a_puzzle_that_does_not_exist_is_refused(device: Device) -> None:
    assert device.ask("GET", "/games/azul/puzzles/none")["error"]["code"] == "page.unknown"
    assert device.ask("GET", "/games/azul/puzzles?day=x")["error"]["code"] == "request.malformed"
