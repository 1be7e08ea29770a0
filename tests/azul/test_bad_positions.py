"""Positions that cannot arise or cannot be parsed are refused with a reason."""

import copy
from typing import Any

import pytest

from tests.azul.drawn import board, drawn_data
from tilewright import Azul, BadPosition
from tilewright.games.azul.data import AzulData

ONE_ROW = "xxxxx ..... ..... ..... ....."
HUGE = 10**5000


def code_of(data: object) -> str:
    """Return the refusal code of a position."""
    with pytest.raises(BadPosition) as caught:
        Azul.from_data(data)
    assert str(caught.value)
    return caught.value.code


def changed(data: AzulData, path: str, value: object) -> dict[str, Any]:
    """Return a position with one value replaced; the path is such as `boards.0.floor`."""
    twin: Any = copy.deepcopy(data)
    *way, last = path.split(".")
    inner = twin
    for step in way:
        inner = inner[int(step) if step.isdigit() else step]
    inner[int(last) if last.isdigit() else last] = value
    return dict(twin)


TOTALS = {
    "one tile too many": changed(drawn_data(displays="B"), "lid", [1, 0, 0, 0, 0]),
    "one tile too few": changed(drawn_data(displays="B"), "displays.0", [0, 1, 0, 0, 0]),
    "a colour swapped": changed(drawn_data(displays="B"), "bag", [18, 21, 20, 20, 20]),
    "a tile on a wall only": changed(
        drawn_data(displays="B"), "boards.0", board(wall="x.... ..... ..... ..... .....")
    ),
}


def test_there_are_twenty_tiles_of_each_colour() -> None:
    codes = {name: code_of(data) for name, data in TOTALS.items() if name != "a colour swapped"}
    assert set(codes.values()) == {"position.tiles"}


def test_no_heap_holds_more_than_twenty_of_a_colour() -> None:
    assert code_of(TOTALS["a colour swapped"]) == "position.unreadable"


def test_a_line_holds_no_more_than_it_has_room_for() -> None:
    assert code_of(drawn_data(board("BB - - - -"), displays="K")) == "position.unreadable"


def test_a_line_holds_no_colour_that_its_row_has() -> None:
    data = drawn_data(board("- B - - -", "..... .x... ..... ..... ....."), displays="K")
    assert code_of(data) == "position.line"


@pytest.mark.parametrize(
    "wall",
    [
        ".B... ..... ..... ..... .....",
        "..... ..... ..... ..... B....",
        "BYRWK ..... ..... ..... .....",
    ],
)
def test_a_coloured_wall_has_its_colours_where_they_are_printed(wall: str) -> None:
    assert code_of(drawn_data(board(wall=wall), displays="K")) == "position.wall"


@pytest.mark.parametrize("wall", ["B...B ..... ..... ..... .....", "B.... ..... ..... ..... B...."])
def test_no_colour_lies_twice_in_a_row_or_column_of_the_grey_wall(wall: str) -> None:
    assert code_of(drawn_data(board(wall=wall), side="grey", displays="K")) == "position.wall"


def test_a_grey_wall_is_no_coloured_one() -> None:
    data = drawn_data(board(wall=".B... ..... ..... ..... ....."), side="grey", displays="K")
    assert Azul.from_data(data).side == "grey"
    assert code_of(changed(data, "side", "coloured")) == "position.wall"


MARKERS = {
    "twice on one floor": drawn_data(board(floor="**"), displays="K"),
    "on two floors": drawn_data(board(floor="*"), board(floor="*"), displays="K"),
    "on a floor and in the centre": drawn_data(board(floor="*"), displays="K", marker="centre"),
    "on the floor of another": drawn_data(board(floor="*"), displays="K", marker=1),
    "on no floor": drawn_data(displays="K", marker=0),
    "not in the centre before a deal": drawn_data(actor="nature", marker=0),
}


@pytest.mark.parametrize("data", MARKERS.values(), ids=MARKERS)
def test_there_is_one_marker_and_it_lies_with_its_owner(data: AzulData) -> None:
    assert code_of(data) == "position.marker"


PHASES = {
    "over with tiles on offer": drawn_data(displays="B", actor=None, idle=3),
    "over without a reason": drawn_data(actor=None),
    "over with a floor": drawn_data(board(wall=ONE_ROW, floor="B"), actor=None),
    "over with a full line": drawn_data(board("B - - - -"), actor=None, idle=3),
    "over and laid": drawn_data(actor=None, idle=3, laid=True),
    "chance to act with tiles on offer": drawn_data(displays="B", actor="nature"),
    "chance to act with a floor": drawn_data(board(floor="B"), actor="nature"),
    "chance to act with a full line": drawn_data(board("B - - - -"), actor="nature"),
    "chance to act with a complete row": drawn_data(board(wall=ONE_ROW), actor="nature"),
    "chance to act after three idle rounds": drawn_data(actor="nature", idle=3),
    "chance to act and laid": drawn_data(actor="nature", laid=True),
    "chance to act without a tile": drawn_data(
        *[board("- K R Y WW", "xxxx. xxxx. xxxx. xxxx. xxx.x")] * 4, actor="nature"
    ),
    "taking with a complete row": drawn_data(board(wall=ONE_ROW), displays="B"),
    "taking after three idle rounds": drawn_data(displays="B", idle=3),
    "taking and laid": drawn_data(displays="B", laid=True),
    "a seat to act with nothing on offer": drawn_data(),
    "a column to choose on the coloured wall": drawn_data(board("- RR - - -")),
    "tiling without a full line": drawn_data(board("- R - - -"), side="grey"),
    "tiling with one column only": drawn_data(
        board("- RR - - -", "..... BYK.. ....R ..... ....."), side="grey"
    ),
    "tiling where an upper line would be laid first": drawn_data(
        board("R RR - - -", "BYKW. ..... ..... ..... ....."), side="grey"
    ),
    "tiling after a seat with a floor": drawn_data(
        board(floor="B"), board("- RR - - -"), side="grey", actor=1
    ),
    "tiling after a seat with a full line": drawn_data(
        board("- RR - - -"), board("- RR - - -"), side="grey", actor=1
    ),
    "tiling before a seat with a complete row": drawn_data(
        board("- RR - - -"), board(wall="BYRKW ..... ..... ..... ....."), side="grey"
    ),
    "tiling after three idle rounds": drawn_data(board("- RR - - -"), side="grey", idle=3),
}


@pytest.mark.parametrize("data", PHASES.values(), ids=PHASES)
def test_a_position_fits_a_phase_of_the_round(data: AzulData) -> None:
    assert code_of(data) == "position.phase"


def test_a_display_holds_four_tiles() -> None:
    assert code_of(drawn_data(displays="BBBBY")) == "position.display"


def test_a_position_says_where_it_is_wrong() -> None:
    with pytest.raises(BadPosition) as caught:
        Azul.from_data(changed(drawn_data(displays="B"), "boards.1.floor", ["green"]))
    assert caught.value.where == "boards[1].floor[0]"
    assert "'green'" in str(caught.value)


UNREADABLE: list[tuple[str, object]] = [
    ("game", "go"), ("game", None), ("game", 1),
    ("side", "Grey"), ("side", None), ("side", 0), ("side", ["grey"]),
    ("seats", 1), ("seats", 5), ("seats", 2.0), ("seats", True), ("seats", "2"), ("seats", HUGE),
    ("seats", 3),
    ("round", 0), ("round", -1), ("round", 10**9), ("round", float("nan")), ("round", HUGE),
    ("start", -1), ("start", 2), ("start", False), ("start", None),
    ("actor", "seat"), ("actor", -1), ("actor", 2), ("actor", True), ("actor", 0.0), ("actor", []),
    ("marker", "floor"), ("marker", None), ("marker", 2), ("marker", False), ("marker", HUGE),
    ("idle", -1), ("idle", 4), ("idle", True), ("idle", float("inf")),
    ("laid", 0), ("laid", "no"), ("laid", None),
    ("displays", []), ("displays", None), ("displays", [[0] * 5] * 6), ("displays", {}),
    ("displays.0", None), ("displays.0", [1, 0, 0, 0]), ("displays.0", "B"),
    ("displays.0.0", -1), ("displays.0.0", True), ("displays.0.0", 1.0),
    ("centre", [0] * 6), ("centre", [None] * 5), ("bag", 100), ("bag.0", 21), ("bag.0", HUGE),
    ("lid", [float("nan")] * 5), ("lid.4", "0"),
    ("boards", []), ("boards", None), ("boards", "board"), ("boards.0", None), ("boards.1", []),
    ("boards.0.score", -1), ("boards.0.score", 10**6), ("boards.0.score", True),
    ("boards.0.score", float("nan")), ("boards.0.score", HUGE), ("boards.0.score", "0"),
    ("boards.0.lines", [None] * 4), ("boards.0.lines", {}), ("boards.0.lines.0", []),
    ("boards.0.lines.0", {}), ("boards.0.lines.0", {"colour": "blue"}),
    ("boards.0.lines.0", {"colour": "green", "count": 1}),
    ("boards.0.lines.0", {"colour": "blue", "count": 0}),
    ("boards.0.lines.0", {"colour": "blue", "count": True}),
    ("boards.0.lines.0", {"colour": "blue", "count": 1, "size": 1}),
    ("boards.0.wall", [[None] * 5] * 4), ("boards.0.wall.0", None), ("boards.0.wall.0.0", "x"),
    ("boards.0.wall.0.0", 0), ("boards.0.wall.0.0", [None]), ("boards.0.wall.0.0", "marker"),
    ("boards.0.floor", None), ("boards.0.floor", ["blue"] * 8), ("boards.0.floor", [None]),
    ("boards.0.floor", "blue"), ("boards.0.floor", [0]),
    ("colour", "blue"), ("boards.0.name", "Ann"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("path", "value"),
    UNREADABLE,
    ids=[f"{path}-{number}" for number, (path, _) in enumerate(UNREADABLE)],
)
def test_a_value_of_the_wrong_kind_is_refused(path: str, value: object) -> None:
    assert code_of(changed(drawn_data(displays="B"), path, value)) == "position.unreadable"


@pytest.mark.parametrize("name", [*drawn_data()])
def test_nothing_else_may_be_left_out(name: str) -> None:
    data = dict(drawn_data(displays="B"))
    del data[name]
    if name not in ("idle", "laid"):
        assert code_of(data) == "position.unreadable"


@pytest.mark.parametrize("data", [None, 0, "azul", [], {}, [{}], float("nan"), object()])
def test_only_an_object_is_a_position(data: object) -> None:
    assert code_of(data) == "position.unreadable"
