"""Positions as plain data and as text; those that cannot arise are refused and say why."""

import copy
import json
from typing import Any

import pytest

from tests.garden.drawn import HEXAGONS, board, drawn, drawn_data
from tests.garden.table import play, tokens
from tilewright import BadPosition, Garden
from tilewright.games.garden.data import GardenData

KEYS = {
    "game", "side", "seats", "round", "start", "actor", "phase", "turn", "waiting", "marker",
    "supply", "stack", "display", "reveals", "unseen", "bag", "tower", "pending", "boards",
}  # fmt: skip
RICH = board("01:B1 02:B2", "1:Y3r2 4:down", tiles="B4 B1 B3 B5 G6", expansions="P2 B6")
DISPLAY = "0:P1G5G6 1xL2 2:B5P1 3^Y1Y2Y3B5"


def code_of(data: object) -> str:
    """Return the refusal code of a position."""
    with pytest.raises(BadPosition) as caught:
        Garden.from_data(data)
    assert str(caught.value)
    return caught.value.code


def changed(data: GardenData, path: str, value: object) -> dict[str, Any]:
    """Return a position with one value replaced; the path is such as `boards.0.score`."""
    twin: Any = copy.deepcopy(data)
    *way, last = path.split(".")
    inner = twin
    for step in way:
        inner = inner[int(step) if step.isdigit() and isinstance(inner, list) else step]
    inner[int(last) if last.isdigit() and isinstance(inner, list) else last] = value
    return dict(twin)


def test_a_position_has_these_keys() -> None:
    data = Garden().to_data()
    assert set(data) == KEYS
    assert set(data["display"][0]) == {"place", "top", "tiles", "expansion"}
    assert set(data["boards"][0]) == {
        "score", "jokers", "tiles", "expansions", "passed", "areas", "cells",
    }  # fmt: skip


PENDING = ["", "takeB", "takeB from2", "take1", "take1 from2", "take3", "B4@03", "B4@03 payB1",
           "B4@03 payB1 payB3", "B4@03 payJ", "xP2@2r0", "xB6@2r0 payB1", "pass", "pass dropB4",
           "pass dropxB6", "pass stop", "buy3"]  # fmt: skip


@pytest.mark.parametrize("played", PENDING)
def test_text_and_data_hold_the_whole_position(played: str) -> None:
    state = drawn(RICH, display=DISPLAY)
    play(state, played)
    for twin in (
        Garden.from_text(state.to_text()),
        Garden.from_data(json.loads(json.dumps(state.to_data()))),
    ):
        assert twin == state
        assert twin.steps == state.steps or state.phase_name == "discarding"
        assert tokens(twin) == tokens(state)


def test_the_order_of_the_copies_chosen_plays_no_part_in_data() -> None:
    """Objects have no order: whoever keeps them may sort the names, and L comes before P."""
    state = drawn(display="0:P3L3Y3 1:P3L3Y3 2^Y1Y2M4G4")
    play(state, "take3 from0 from1")
    data = json.loads(json.dumps(state.to_data(), sort_keys=True))
    assert Garden.from_data(data) == state


def test_a_position_can_be_pasted_back() -> None:
    state = drawn(RICH, display=DISPLAY)
    assert repr(state) == f"Garden.from_text({state.to_text()!r})"
    assert len(state.to_text().splitlines()) == 1


def test_waiting_and_pending_may_be_left_out() -> None:
    data = dict(drawn_data(RICH, display=DISPLAY))
    del data["waiting"], data["pending"]
    assert Garden.from_data(data) == drawn(RICH, display=DISPLAY)


@pytest.mark.parametrize("name", sorted(KEYS - {"waiting", "pending"}))
def test_nothing_else_may_be_left_out(name: str) -> None:
    data = dict(drawn_data(RICH, display=DISPLAY))
    del data[name]
    assert code_of(data) == "position.unreadable"


BASE = drawn_data(RICH, display=DISPLAY)
EMPTY_TOP = drawn_data(display="0:B1 1^", actor="nature", phase="tiles", turn=0)
REFUSED: dict[str, tuple[str, object]] = {
    "a tile too many": ("position.tiles", changed(BASE, "tower.0", 1)),
    "a tile too few": ("position.tiles", changed(BASE, "bag.7", 2)),
    "an expansion twice": ("position.expansions", changed(BASE, "boards.1.expansions", ["B6"])),
    "an unseen one face up": ("position.expansions", changed(BASE, "unseen", ["P2"])),
    "too many face down": ("position.expansions", changed(BASE, "supply", BASE["supply"] + 1)),
    "too few face down": ("position.expansions", changed(BASE, "stack", 0)),
    "thirteen tiles and jokers": ("position.storage", drawn_data(board(tiles="B1", jokers=12))),
    "three expansions": ("position.storage", drawn_data(board(expansions="B1 B2 B3"))),
    "no printed hexagon": ("position.garden", changed(BASE, "boards.0.areas.0.rotation", 1)),
    "a tile where nothing is": ("position.garden", drawn_data(board("21:B1"))),
    "a tile on a pavilion": ("position.garden", drawn_data(board("10:B1", "1:Y3r2"))),
    "a colour group with a hexagon twice": (
        "position.garden", drawn_data(board("01:B1 02:B2 03:B1")),
    ),
    "a pattern group with a hexagon twice": (
        "position.garden", drawn_data(board("01:B1 02:P1 03:B1")),
    ),
    "a place twice": ("position.phase", drawn_data(display="1:B1 1:B2 3^Y1")),
    "places descending": ("position.phase", drawn_data(display="2:B1 1:B2 3^Y1")),
    "a place in the stack": ("position.phase", drawn_data(display="0^Y1 3:B2", stack=3)),
    "an old top": ("position.phase", drawn_data(display="0^Y1 3:B2", stack=1)),
    "a face-down one without tiles": ("position.phase", drawn_data(display="0: 1^Y1")),
    "a top without tiles": ("position.phase", drawn_data(display="0^")),
    "a top with tiles to come": (
        "position.phase", drawn_data(display="0^B1", actor="nature", phase="tiles"),
    ),
    "reveals while a seat acts": ("position.phase", changed(BASE, "reveals", [0])),
    "a reveal of nothing": (
        "position.phase", drawn_data(display="1^B1", actor="nature", phase="reveal"),
    ),
    "a reveal where nothing lies": (
        "position.phase",
        drawn_data(display="1^B1", actor="nature", phase="reveal", reveals=[0]),
    ),
    "tiles to come but no top": (
        "position.phase", drawn_data(actor="nature", phase="tiles", turn=0),
    ),
    "a seat to act where chance is": ("position.phase", changed(EMPTY_TOP, "actor", 0)),
    "chance to act where a seat is": ("position.phase", changed(BASE, "actor", "nature")),
    "another seat than the turn's": ("position.phase", changed(BASE, "turn", 1)),
    "waiting while a seat acts": ("position.phase", changed(BASE, "waiting", True)),
    "an unfinished turn where none is": (
        "position.phase", changed(BASE, "pending", {"last": None, "points": 0}),
    ),
    "paying without a payment": ("position.phase", changed(BASE, "phase", "paying")),
    "over before round 4": (
        "position.phase",
        drawn_data(board(passed=True), board(passed=True), actor=None, turn=0),
    ),
    "over though not all have passed": (
        "position.phase", drawn_data(board(passed=True), actor=None, round=4),
    ),
    "a seat to act that has passed": ("position.phase", drawn_data(board(passed=True))),
    "everybody has passed": (
        "position.phase", drawn_data(board(passed=True), board(passed=True)),
    ),
    "a reveal after everybody has passed": (
        "position.phase",
        drawn_data(
            board(passed=True), board(passed=True), display="0: 1^Y1", actor="nature",
            phase="reveal", reveals=[0],
        ),
    ),
    "a marker without a pass": ("position.marker", drawn_data(marker=1)),
    "a pass without the marker": (
        "position.marker", drawn_data(board(), board(passed=True), marker="display"),
    ),
    "the marker with one who has not passed": (
        "position.marker", drawn_data(board(), board(passed=True), marker=0),
    ),
    "a payment that is not possible": (
        "position.pending",
        drawn_data(
            RICH, phase="paying",
            pending={"thing": "B4", "expansion": False, "at": "03", "paid": ["G6"]},
        ),
    ),
    "a placement that is not possible": (
        "position.pending",
        drawn_data(
            RICH, phase="paying",
            pending={"thing": "B4", "expansion": False, "at": "01", "paid": []},
        ),
    ),
    "a payment that is complete": (
        "position.pending",
        drawn_data(
            board(tiles="B1"), phase="paying",
            pending={"thing": "B1", "expansion": False, "at": "01", "paid": []},
        ),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("code", "data"), REFUSED.values(), ids=REFUSED)
def test_a_position_that_cannot_arise_is_refused(code: str, data: object) -> None:
    assert code_of(data) == code


def test_the_drawn_position_itself_is_possible() -> None:
    assert Garden.from_data(BASE).to_data() == BASE
    assert Garden.from_data(EMPTY_TOP).phase_name == "tiles"


HOLES: dict[str, object] = {
    "a stack without a top": drawn_data(display="0:B1", stack=4),
    "waiting for another seat than the first": drawn_data(
        display="0^", actor="nature", phase="tiles", waiting=True, start=0, turn=1
    ),
    "waiting though somebody has passed": drawn_data(
        board(passed=True), display="0^", actor="nature", phase="tiles", waiting=True
    ),
    "waiting with tiles taken from the stack": drawn_data(
        display="0:B1 1^", actor="nature", phase="tiles", waiting=True
    ),
    "four tiles beside the stack": drawn_data(display="0:B1B2B3B4 1^Y1Y2Y3Y4"),
}


@pytest.mark.parametrize("data", HOLES.values(), ids=HOLES)
def test_a_display_that_cannot_arise_is_refused(data: object) -> None:
    assert code_of(data) == "position.phase"


DISCARDS: dict[str, dict[str, object]] = {
    "less lost than the last one's value": {"last": "B4", "points": 1},
    "nothing lost": {"last": "B4", "points": 0},
    "something lost without a discard": {"last": None, "points": 3},
    "a tile that is not in the tower": {"last": "G2", "points": 2},
}


@pytest.mark.parametrize("pending", DISCARDS.values(), ids=DISCARDS)
def test_discards_that_cannot_have_been_are_refused(pending: dict[str, object]) -> None:
    own = board(tiles="P1 P2", expansions="G3", passed=True)
    data = drawn_data(own, display="0^Y1", phase="discarding", pending=pending)
    tower = [int(name == "B4") for name in HEXAGONS]
    bag = [total - one for total, one in zip(data["bag"], tower, strict=True)]
    assert code_of({**data, "bag": bag, "tower": tower}) == "position.pending"


NOTHING_LEFT: dict[str, tuple[str, str, str | None]] = {
    "an empty storage": ("", "", None),
    "an empty storage after a discard": ("", "", "B4"),
    "only an earlier tile than the last discard": ("B1", "", "B4"),
    "only tiles after an expansion": ("P1", "", "xB4"),
    "only an earlier expansion than the last discard": ("P1", "B1", "xB4"),
}


@pytest.mark.parametrize(("tiles", "expansions", "last"), NOTHING_LEFT.values(), ids=NOTHING_LEFT)
def test_discarding_ends_when_nothing_is_left_to_discard(
    tiles: str, expansions: str, last: str | None
) -> None:
    own = board(tiles=tiles, expansions=expansions, passed=True)
    points = 0 if last is None else int(last[-1])
    pending = {"last": last, "points": points}
    data = drawn_data(own, display="0^Y1", phase="discarding", pending=pending)
    tower = [int(name == last) for name in HEXAGONS]
    bag = [total - one for total, one in zip(data["bag"], tower, strict=True)]
    assert code_of({**data, "bag": bag, "tower": tower}) == "position.pending"


UNREADABLE: list[tuple[str, object]] = [
    ("game", "azul"), ("side", "Front"), ("side", None), ("seats", 5), ("seats", True),
    ("seats", 3), ("round", 0), ("round", 5), ("start", 2), ("start", None), ("actor", "seat"),
    ("actor", 2), ("phase", "dealing"), ("phase", None), ("turn", -1), ("waiting", 1),
    ("marker", "centre"), ("marker", None), ("supply", -1), ("supply", 37), ("stack", 6),
    ("display", None), ("display", [{}]), ("display.0.place", 5), ("display.0.top", 0),
    ("display.0.tiles", ["B7"]), ("display.0.expansion", "x"), ("display.3.tiles", ["B1"] * 5),
    ("reveals", [9]), ("unseen", ["B2", "B1"]), ("unseen", ["B1", "B1"]), ("unseen", "B1"),
    ("bag", [3] * 35), ("bag.0", 4), ("tower.3", -1), ("tower", None), ("pending", []),
    ("pending", {}), ("pending", {"take": 7, "chosen": {}}), ("pending", {"take": "B"}),
    ("pending", {"thing": "B4", "expansion": False, "at": "09", "paid": []}),
    ("pending", {"thing": "B4", "expansion": True, "at": [7, 0], "paid": []}),
    ("pending", {"thing": "B4", "expansion": False, "at": "03", "paid": ["joker"] * 6}),
    ("pending", {"last": "B9", "points": 0}), ("pending", {"last": None, "points": -1}),
    ("boards", []), ("boards.0", None), ("boards.0.score", -1), ("boards.0.score", 10**6),
    ("boards.0.jokers", 13), ("boards.0.tiles", [0] * 37), ("boards.0.expansions", ["B2", "B1"]),
    ("boards.0.passed", 0), ("boards.0.areas", [None] * 5), ("boards.0.areas.0", "up"),
    ("boards.0.areas.0", {"hexagon": "B1", "rotation": 6}), ("boards.0.cells", []),
    ("boards.0.cells", {"00": "B1"}), ("boards.0.cells", {"01": "B0"}), ("name", "Ann"),
    ("boards.0.name", "Ann"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("path", "value"), UNREADABLE, ids=[f"{p}-{n}" for n, (p, _) in enumerate(UNREADABLE)]
)
def test_a_value_of_the_wrong_kind_is_refused(path: str, value: object) -> None:
    assert code_of(changed(BASE, path, value)) == "position.unreadable"


TEXT = drawn(RICH, display=DISPLAY).to_text()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("garden", "azul"), ("front", "top"), ("front 2", "front two"), ("round=1", "round=x"),
        ("round=1", "round"), ("round=1", "round=1 round=1"), ("actor=1", "actor=0"),
        ("phase=acting", "phase=resting"), ("waiting=no", "waiting=maybe"),
        ("0:down:", "0:side:"), ("3:top:", "3top"), ("reveals=-", "reveals=B1"),
        ("unseen=", "unseen=B9+"), ("bag=", "bag=0x"), ("tower=-", "tower=ax1"),
        ("pending=-", "pending=take"), ("pending=-", "pending=wait:B1:-"), ("board1=", "board3="),
        ("board2=15:3", "board2=15"), (":in:", ":there:"), ("01B1", "01B9"), ("01B1", "01B1+01B1"),
        ("Y3r2", "Y3rx"), ("supply=", "supply=\u0661"), ("pending=-", "boards=-"),
    ],
)  # fmt: skip
def test_a_text_that_cannot_be_read_is_refused(old: str, new: str) -> None:
    assert old in TEXT
    with pytest.raises(BadPosition):
        Garden.from_text(TEXT.replace(old, new, 1))


@pytest.mark.parametrize("count", [0, 1, 19])
def test_expansions_in_stacks_have_never_been_seen(count: int) -> None:
    data = Garden().to_data()
    data["unseen"] = data["unseen"][:count]
    with pytest.raises(BadPosition) as caught:
        Garden.from_data(data)
    assert caught.value.code == "position.expansions"


def test_the_first_top_waits_for_its_tiles() -> None:
    data = Garden().to_data()
    data["waiting"] = False
    with pytest.raises(BadPosition, match="waiting"):
        Garden.from_data(data)
