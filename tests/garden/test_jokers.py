"""Jokers for what is surrounded."""

import pytest

from tests.garden.drawn import board, drawn
from tests.garden.table import only, play, storage_of
from tilewright.games.garden.geometry import CELL_NAMES, DECORATIONS

TREES = ["B1", "P1", "L1", "Y1", "M1", "G1"]
RINGS = [(d.kind, d.number, [CELL_NAMES[cell] for cell in d.cells], d.jokers) for d in DECORATIONS]
FIXED = [ring for ring in RINGS if ring[0] != "pavilion"]


@pytest.mark.parametrize(
    ("kind", "number", "cells", "count"), FIXED, ids=[f"{r[0]} {r[1]}" for r in FIXED]
)
def test_the_last_of_six_cells_gives_jokers(
    kind: str, number: int, cells: list[str], count: int
) -> None:
    ring = " ".join(f"{cell}:{tree}" for cell, tree in zip(cells[1:], TREES[1:], strict=True))
    areas = " ".join(f"{area}:down" for area in sorted({cell[0] for cell in cells} - {"0"}))
    state = drawn(board(ring, areas, tiles="B1", jokers=0), round=2)
    events = play(state, f"B1@{cells[0]}")
    assert only(events, "surrounded") == [
        {"seat": 0, "decoration": kind, "number": number, "count": count}
    ]
    assert storage_of(state, 0) == " ".join(["J"] * count)


@pytest.mark.parametrize(
    ("kind", "jokers"), [("fountain", 1), ("statue", 2), ("bench", 2), ("pavilion", 3)]
)
def test_each_kind_gives_its_number(kind: str, jokers: int) -> None:
    assert {count for what, _, _, count in RINGS if what == kind} == {jokers}


@pytest.mark.parametrize("area", range(1, 7))
def test_a_pavilion_gives_three_and_its_printed_hexagon_counts(area: int) -> None:
    ring = " ".join(f"{area}{place}:{TREES[place - 1]}" for place in range(2, 6))
    state = drawn(board(ring, f"{area}:B1r0", tiles="G1", jokers=0))
    events = play(state, f"G1@{area}6")
    assert only(events, "surrounded") == [
        {"seat": 0, "decoration": "pavilion", "number": area, "count": 3}
    ]


def test_a_face_down_expansion_has_no_pavilion() -> None:
    ring = " ".join(f"1{place}:{TREES[place - 1]}" for place in range(1, 6))
    state = drawn(board(ring, "1:down", tiles="G1", jokers=0))
    assert only(play(state, "G1@16"), "surrounded") == []


def test_five_of_six_give_nothing() -> None:
    state = drawn(board("01:B1 02:P1 03:L1 04:Y1", tiles="G1", jokers=0))
    assert only(play(state, "G1@05"), "jokers") == []


def test_jokers_for_several_things_are_added_up() -> None:
    garden = "01:B1 02:P1 06:M2 12:L1 13:Y1 15:M1 16:G1 25:L2 26:Y2 62:M3 63:P3"
    state = drawn(board(garden, "1:P2r0 2:down 6:down", tiles="B2 B6", jokers=0), round=2)
    events = play(state, "B2@14")
    assert [s["decoration"] for s in only(events, "surrounded")] == ["statue", "bench", "pavilion"]
    assert storage_of(state, 0) == "J J J J J J J"


def test_placed_tile_and_payment_have_left_before_the_jokers_come() -> None:
    own = board(
        "01:B1 02:P1 03:L1 04:Y1 05:M1",
        tiles="M2 B6 B6 B5 B5 B4 B4 B3 P6 P6 P5 M6",
        jokers=0,
    )
    state = drawn(own)
    play(state, "M2@06")  # M6 pays
    assert storage_of(state, 0).endswith("P6 P6 J")


def test_jokers_that_find_no_place_are_lost() -> None:
    ring = " ".join(f"1{place}:{TREES[place - 1]}" for place in range(2, 6))
    own = board(ring, "1:B1r0", tiles="G1 B6 B6 B5 B5 B4 B4 B3 P6 P6 P5", jokers=0)
    state = drawn(own)
    assert only(play(state, "G1@16"), "jokers") == [{"seat": 0, "count": 2, "lost": 1}]


def test_jokers_can_be_spent_from_the_next_turn_on() -> None:
    ring = " ".join(f"1{place}:{TREES[place - 1]}" for place in range(2, 6))
    state = drawn(board(ring, "1:B1r0", tiles="G1 Y4", jokers=0))
    play(state, "G1@16 pass Y4@03")
    assert storage_of(state, 0) == ""
