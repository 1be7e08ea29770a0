"""The garden as a map: cells, decorations, and what stands beside what."""

import pytest

from tests.garden.drawn import NEXT_TO
from tilewright.games.garden.geometry import (
    AREAS,
    BENCHES,
    CELL_AT,
    CELL_NAMES,
    DECORATIONS,
    FOUNTAIN,
    SPOTS,
    STATUES,
    Spot,
    around,
    cells_round,
    printed_cell,
)

# Where the fountain's flower meets an area, and where neighbouring areas meet.
CONTACTS = (
    ((1, 0), (2, 0)),
    ((1, -1), (2, -2)),
    ((0, -1), (0, -2)),
    ((-1, 0), (-2, 0)),
    ((-1, 1), (-2, 2)),
    ((0, 1), (0, 2)),
    ((3, -1), (3, -2)),
    ((2, -3), (1, -3)),
    ((-1, -2), (-2, -1)),
    ((-3, 1), (-3, 2)),
    ((-2, 3), (-1, 3)),
    ((1, 2), (2, 1)),
)
FIXED = (*STATUES, *BENCHES)


def name_at(spot: Spot) -> str:
    return CELL_NAMES[CELL_AT[spot]]


def names_round(spot: Spot) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells_round(spot)]


def test_a_garden_has_48_cells_at_most() -> None:
    assert len(set(SPOTS)) == len(set(CELL_NAMES)) == 48


def test_an_area_is_named_by_its_middle_and_the_six_cells_round_it() -> None:
    for area, middle in enumerate(AREAS, 1):
        assert name_at(middle) == f"{area}0"
        assert names_round(middle) == [f"{area}{place}" for place in range(1, 7)]


def test_the_six_cells_round_the_fountain_are_01_to_06() -> None:
    assert names_round(FOUNTAIN) == ["01", "02", "03", "04", "05", "06"]
    assert FOUNTAIN not in CELL_AT


def test_cells_are_beside_one_another_both_ways() -> None:
    assert all(cell in NEXT_TO[other] for cell in NEXT_TO for other in NEXT_TO[cell])


def test_flowers_meet_through_twelve_pairs_of_cells() -> None:
    meeting = {
        frozenset((cell, other))
        for cell in NEXT_TO
        for other in NEXT_TO[cell]
        if cell[0] != other[0]
    }
    assert meeting == {frozenset(map(name_at, pair)) for pair in CONTACTS}


def test_a_decoration_is_outside_the_flowers_with_all_its_neighbours_inside() -> None:
    outside = {spot for cell in SPOTS for spot in around(cell)} - {*SPOTS, FOUNTAIN}
    assert {spot for spot in outside if len(cells_round(spot)) == 6} == set(FIXED)


@pytest.mark.parametrize("spot", FIXED)
def test_a_decoration_is_ringed_by_two_cells_of_each_of_three_flowers(spot: Spot) -> None:
    flowers = [name[0] for name in names_round(spot)]
    assert sorted(map(flowers.count, set(flowers))) == [2, 2, 2]
    assert flowers.count("0") == 2


def test_the_statue_at_2_1_and_the_bench_at_1_1_have_these_rings() -> None:
    assert sorted(names_round((2, -1))) == ["01", "02", "13", "14", "25", "26"]
    assert sorted(names_round((1, 1))) == ["01", "06", "14", "15", "62", "63"]


def test_there_are_a_fountain_three_statues_three_benches_and_six_pavilions() -> None:
    found = [(d.kind, d.jokers) for d in DECORATIONS]
    assert found == [
        ("fountain", 1), *[("statue", 2)] * 3, *[("bench", 2)] * 3, *[("pavilion", 3)] * 6,
    ]  # fmt: skip


def test_each_has_a_ring_of_six_cells() -> None:
    assert all(len(set(d.cells)) == 6 for d in DECORATIONS)


def test_no_cell_is_beside_more_than_three_of_them() -> None:
    counts = [sum(cell in d.cells for d in DECORATIONS) for cell in range(48)]
    assert max(counts) == 3
    assert [counts[CELL_AT[1, 0]], counts[CELL_AT[2, 0]], counts[CELL_AT[4, 0]]] == [3, 3, 1]


def test_rotation_i_puts_the_printed_hexagon_on_the_ith_neighbour_of_the_middle() -> None:
    for area, middle in enumerate(AREAS):
        spots = [SPOTS[printed_cell(area, rotation)] for rotation in range(6)]
        assert spots == around(middle)


def test_a_printed_hexagon_is_beside_at_most_one_cell_of_another_flower() -> None:
    for cell, near in NEXT_TO.items():
        assert sum(other[0] != cell[0] for other in near) <= 1
