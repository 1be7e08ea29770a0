"""Positions that cannot arise or cannot be parsed are refused with a reason."""

import copy
from typing import Any

import pytest

from tests.pavilion.drawn import board, drawn_data
from tilewright import BadPosition, Pavilion
from tilewright.games.pavilion.data import PavilionData

HUGE = 10**5000
FULL = "0:PGOYBR 1:xxxxxx 2:xxxxxx 3:xxxxxx 4:xxxxxx 5:xxxxxx 6:xxxxxx"
TAKING = drawn_data(displays="G")
OUT = board(passed=True)
# Three full boards and six more tiles: nothing is left to draw.
NOTHING_LEFT = [board(FULL, passed=True)] * 3


def code_of(data: object) -> str:
    """Return the refusal code of a position."""
    with pytest.raises(BadPosition) as caught:
        Pavilion.from_data(data)
    assert str(caught.value)
    return caught.value.code


def where_of(data: object) -> str:
    """Return where a position is wrong."""
    with pytest.raises(BadPosition) as caught:
        Pavilion.from_data(data)
    return caught.value.where


def changed(data: PavilionData, path: str, value: object) -> dict[str, Any]:
    """Return a position with one value replaced; the path is such as `boards.0.hand`."""
    twin: Any = copy.deepcopy(data)
    *way, last = path.split(".")
    inner = twin
    for step in way:
        inner = inner[int(step) if step.isdigit() else step]
    inner[int(last) if last.isdigit() else last] = value
    return dict(twin)


TOTALS = {
    "one tile too many": changed(TAKING, "tower", [1, 0, 0, 0, 0, 0]),
    "one tile too few": changed(TAKING, "displays.0", [0, 0, 0, 0, 0, 0]),
    "one colour for another": changed(TAKING, "displays.0", [0, 0, 1, 0, 0, 0]),
    "a tile on a board only": changed(TAKING, "boards.0", board("1:x.....")),
    "a tile in a hand only": changed(TAKING, "boards.1", board(hand="R")),
    "a tile on a corner only": changed(TAKING, "boards.1", board(kept="R")),
    "a tile in the supply only": changed(TAKING, "supply", [1, 1, 1, 1, 1, 1]),
}


@pytest.mark.parametrize("data", TOTALS.values(), ids=[*TOTALS])
def test_there_are_22_tiles_of_each_colour(data: object) -> None:
    assert code_of(data) == "position.tiles"


def test_no_heap_holds_more_than_22_of_a_colour() -> None:
    assert code_of(changed(TAKING, "bag", [23, 20, 20, 20, 20, 20])) == "position.unreadable"


@pytest.mark.parametrize(
    "stars", ["1:G.....", "6:xxxxxP", "3:..B...", "0:P....P", "0:PGOYBB", "5:Y.P..."]
)
def test_a_coloured_star_holds_what_could_have_been_laid_there(stars: str) -> None:
    assert code_of(drawn_data(board(stars), displays="G")) == "position.star"


@pytest.mark.parametrize("stars", ["0:PPG...", "1:PG..P.", "4:BBBBBR", "6:P.GG.."])
def test_a_grey_star_is_one_coloured_or_many_coloured(stars: str) -> None:
    assert code_of(drawn_data(board(stars), displays="G", side="grey")) == "position.star"


@pytest.mark.parametrize("stars", ["0:PP....", "1:GGGGGG", "4:PGOYBR", "6:R....."])
def test_a_grey_board_is_no_coloured_one(stars: str) -> None:
    data = drawn_data(board(stars), displays="G", side="grey")
    assert Pavilion.from_data(data).side == "grey"
    assert code_of(changed(data, "side", "coloured")) == "position.star"


def test_a_star_that_is_wrong_is_named() -> None:
    data = drawn_data(board(), board("2:R....."), displays="G")
    assert where_of(data) == "boards[1].stars[2]"


def test_a_display_holds_four_tiles() -> None:
    assert code_of(drawn_data(displays="GGGGR")) == "position.display"


def test_the_supply_holds_ten_tiles() -> None:
    assert code_of(drawn_data(displays="G", supply="P" * 11)) == "position.display"


def test_the_corners_hold_four_tiles() -> None:
    held = board(kept="GGGGG", passed=True)
    assert code_of(drawn_data(board(hand="R"), held)) == "position.display"


def chance(phase: str, *boards: Any, **rest: object) -> PavilionData:
    """Return a drawn position in which it is chance's turn."""
    return drawn_data(*boards, **({"phase": phase, "actor": "nature"} | rest))


def over(*boards: Any, **rest: object) -> PavilionData:
    """Return a drawn position after the end."""
    return drawn_data(*boards, **({"phase": "over", "actor": None, "round": 6} | rest))


PHASES = {
    "a seat to act where chance is": chance("supply", supply="PPP", actor=0),
    "a seat to act while displays are filled": chance("displays", token="centre", actor=0),
    "nobody to act while tiles are taken": changed(TAKING, "actor", None),
    "chance to act while tiles are taken": changed(TAKING, "actor", "nature"),
    "another seat to act than has the turn": changed(TAKING, "actor", 1),
    "a seat to act after the end": over(OUT, OUT, actor=0),
    "tiles owed while tiles are taken": changed(TAKING, "owed", 1),
    "tiles owed while tiles are placed": drawn_data(board(hand="G"), owed=2),
    "tiles owed while the supply is filled": chance("supply", supply="PPP", owed=1),
    "no tiles owed while tiles are picked": drawn_data(board(), phase="picking", owed=0),
    "a supply to fill with tiles on offer": chance("supply", displays="G", supply="PPP"),
    "a supply to fill that is full": chance("supply"),
    "a supply to fill without a tile": chance(
        "supply", *NOTHING_LEFT, board(), supply="PGOYBR", bag=""
    ),
    "a supply to fill and a hand after a pass": chance(
        "supply", board(hand="G", passed=True), supply="PPP"
    ),
    "a supply to fill and kept tiles without a pass": chance(
        "supply", board(kept="G"), supply="PPP"
    ),
    "displays to fill with tiles on offer": chance("displays", displays="G", token="centre"),
    "displays to fill with tiles in the centre": chance("displays", centre="G", token="centre"),
    "displays to fill after a pass": chance("displays", OUT, token="centre"),
    "displays to fill and kept tiles": chance("displays", board(kept="G"), token="centre"),
    "displays to fill without a tile": chance(
        "displays",
        *[board(FULL)] * 3,
        board(),
        supply="PGOYBR",
        bag="",
        token="centre",
    ),
    "displays to fill and a taken token": chance("displays", token=1),
    "displays to fill in a later turn": chance("displays", token="centre", turn=1),
    "taking after a pass": drawn_data(OUT, displays="G"),
    "taking with kept tiles": drawn_data(board(kept="G"), displays="G"),
    "taking where nothing lies": drawn_data(board(hand="G"), phase="taking"),
    "placing with tiles on offer": drawn_data(board(hand="G"), displays="G", phase="placing"),
    "placing after a pass": drawn_data(OUT),
    "placing with an empty hand": drawn_data(board()),
    "placing and a hand after a pass": drawn_data(board(hand="G"), board(hand="G", passed=True)),
    "placing and kept tiles without a pass": drawn_data(board(hand="G"), board(kept="G")),
    "placing and own kept tiles": drawn_data(board(hand="G", kept="G")),
    "picking with tiles on offer": drawn_data(displays="G", phase="picking", owed=1),
    "picking after a pass": drawn_data(OUT, phase="picking", owed=1),
    "picking with a hand after a pass": drawn_data(
        board(), board(hand="G", passed=True), phase="picking", owed=1
    ),
    "picking from one colour": drawn_data(phase="picking", owed=1, supply="GGGG"),
    "picking as many as there are": drawn_data(phase="picking", owed=3, supply="PGO"),
    "picking more than there are": drawn_data(phase="picking", owed=3, supply="PG"),
    "picking from nothing": drawn_data(phase="picking", owed=3, supply=""),
    "keeping with tiles on offer": drawn_data(
        board(hand="G", passed=True), displays="G", phase="keeping"
    ),
    "keeping without a pass": drawn_data(board(hand="G"), phase="keeping"),
    "keeping in round 6": drawn_data(board(hand="G", passed=True), phase="keeping", round=6),
    "keeping with an empty hand": drawn_data(OUT, phase="keeping"),
    "keeping with four kept": drawn_data(
        board(hand="G", kept="GGGG", passed=True), phase="keeping"
    ),
    "keeping with earlier colours only": drawn_data(
        board(hand="PG", kept="Y", passed=True), phase="keeping"
    ),
    "keeping and kept tiles of another without a pass": drawn_data(
        board(hand="G", passed=True), board(kept="G"), phase="keeping"
    ),
    "over with tiles on offer": over(OUT, OUT, displays="G"),
    "over before round 6": over(OUT, OUT, round=5),
    "over before all have passed": over(OUT, board()),
    "over with tiles in a hand": over(OUT, board(hand="G", passed=True)),
}


@pytest.mark.parametrize("data", PHASES.values(), ids=[*PHASES])
def test_a_position_fits_a_phase_of_the_round(data: PavilionData) -> None:
    assert code_of(data) == "position.phase"


@pytest.mark.parametrize(
    ("path", "value"),
    [("token", 0), ("turn", 1), ("start", 1), ("boards.0.passed", True)],
)
def test_with_all_tiles_in_the_bag_nothing_has_happened_yet(path: str, value: object) -> None:
    assert code_of(changed(Pavilion().to_data(), path, value)) == "position.phase"


def test_with_all_tiles_in_the_bag_it_is_the_first_round() -> None:
    data = changed(Pavilion().to_data(), "round", 2)
    del data["wild"]
    assert code_of(data) == "position.phase"


def test_a_position_says_where_it_is_wrong() -> None:
    with pytest.raises(BadPosition) as caught:
        Pavilion.from_data(changed(TAKING, "boards.1.stars.4.2", "white"))
    assert caught.value.where == "boards[1].stars[4][2]"
    assert "'white'" in str(caught.value)


UNREADABLE: list[tuple[str, object]] = [
    ("game", "azul"), ("game", None), ("game", 1),
    ("side", "Grey"), ("side", None), ("side", 0), ("side", ["grey"]),
    ("seats", 1), ("seats", 5), ("seats", 2.0), ("seats", True), ("seats", "2"), ("seats", HUGE),
    ("seats", 3),
    ("round", 0), ("round", 7), ("round", -1), ("round", float("nan")), ("round", HUGE),
    ("round", 2),  # purple is not the wild colour then
    ("start", -1), ("start", 2), ("start", False), ("start", None),
    ("actor", "seat"), ("actor", -1), ("actor", 2), ("actor", True), ("actor", 0.0), ("actor", []),
    ("phase", "Taking"), ("phase", ""), ("phase", None), ("phase", 2), ("phase", ["taking"]),
    ("turn", -1), ("turn", 2), ("turn", None), ("turn", False), ("turn", "centre"),
    ("wild", "green"), ("wild", "P"), ("wild", None), ("wild", 0),
    ("token", "floor"), ("token", None), ("token", 2), ("token", False), ("token", HUGE),
    ("owed", -1), ("owed", 10), ("owed", True), ("owed", float("inf")), ("owed", None),
    ("displays", []), ("displays", None), ("displays", [[0] * 6] * 6), ("displays", {}),
    ("displays.0", None), ("displays.0", [1, 0, 0, 0, 0]), ("displays.0", "G"),
    ("displays.0.0", -1), ("displays.0.0", True), ("displays.0.0", 1.0),
    ("centre", [0] * 7), ("centre", [None] * 6), ("bag", 100), ("bag.0", 23), ("bag.0", HUGE),
    ("supply", None), ("supply", "PPG"), ("supply.5", -1),
    ("tower", [float("nan")] * 6), ("tower.5", "0"),
    ("boards", []), ("boards", None), ("boards", "board"), ("boards.0", None), ("boards.1", []),
    ("boards.0.score", 0), ("boards.0.score", -1), ("boards.0.score", 10**6),
    ("boards.0.score", True), ("boards.0.score", float("nan")), ("boards.0.score", HUGE),
    ("boards.0.score", "5"), ("boards.0.score", None),
    ("boards.0.hand", None), ("boards.0.hand", [0] * 5), ("boards.0.hand", "GG"),
    ("boards.0.kept", None), ("boards.0.kept", [0] * 7), ("boards.0.kept.0", -1),
    ("boards.0.passed", 0), ("boards.0.passed", "no"), ("boards.0.passed", None),
    ("boards.0.stars", [[None] * 6] * 6), ("boards.0.stars", {}), ("boards.0.stars", None),
    ("boards.0.stars.0", None), ("boards.0.stars.0", [None] * 5), ("boards.0.stars.0", "......"),
    ("boards.0.stars.0.0", "P"), ("boards.0.stars.0.0", 0), ("boards.0.stars.0.0", [None]),
    ("boards.0.stars.0.0", "white"), ("boards.0.stars.0.0", ""),
    ("marker", "centre"), ("boards.0.name", "Ann"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("path", "value"),
    UNREADABLE,
    ids=[f"{path}-{number}" for number, (path, _) in enumerate(UNREADABLE)],
)
def test_a_value_of_the_wrong_kind_is_refused(path: str, value: object) -> None:
    assert code_of(changed(TAKING, path, value)) == "position.unreadable"


@pytest.mark.parametrize("name", [name for name in TAKING if name not in ("owed", "wild")])
def test_nothing_else_may_be_left_out(name: str) -> None:
    data = dict(TAKING)
    del data[name]
    assert code_of(data) == "position.unreadable"


@pytest.mark.parametrize("name", ["score", "hand", "kept", "passed", "stars"])
def test_nothing_of_a_board_may_be_left_out(name: str) -> None:
    data: Any = copy.deepcopy(TAKING)
    del data["boards"][1][name]
    assert code_of(data) == "position.unreadable"


@pytest.mark.parametrize("data", [None, 0, "pavilion", [], {}, [{}], float("nan"), object()])
def test_only_an_object_is_a_position(data: object) -> None:
    assert code_of(data) == "position.unreadable"
