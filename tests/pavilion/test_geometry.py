"""The board: seven stars of six spaces, what they cost, and the structures between them."""

from collections import Counter
from math import cos, dist, pi, sin

import pytest

from tests.pavilion.drawn import LETTERS
from tilewright.games.pavilion import geometry
from tilewright.games.pavilion.geometry import (
    STRUCTURES,
    Structure,
    cost,
    direction,
    place_of,
    space,
)

Point = tuple[float, float]

ALL = range(42)
PILLARS = {
    1: "12 13 05 06",
    2: "22 23 06 01",
    3: "32 33 01 02",
    4: "42 43 02 03",
    5: "52 53 03 04",
    6: "62 63 04 05",
}
STATUES = {
    1: "11 12 23 24",
    2: "21 22 33 34",
    3: "31 32 43 44",
    4: "41 42 53 54",
    5: "51 52 63 64",
    6: "61 62 13 14",
}
WINDOWS = {1: "15 16", 2: "25 26", 3: "35 36", 4: "45 46", 5: "55 56", 6: "65 66"}
# Where position 1 to 6 of each star points, seen from its own middle.
DIRECTIONS = {
    0: "N NE SE S SW NW",
    1: "N NE SE S SW NW",
    2: "NE SE S SW NW N",
    3: "SE S SW NW N NE",
    4: "S SW NW N NE SE",
    5: "SW NW N NE SE S",
    6: "NW N NE SE S SW",
}
# Degrees clockwise from east, y down.
DEGREES = {"N": 270, "NE": 330, "SE": 30, "S": 90, "SW": 150, "NW": 210}
STAR_DEGREES = {1: 180, 2: 240, 3: 300, 4: 0, 5: 60, 6: 120}
RADIUS = 3.0  # from the middle of the board to the middle of an outer star; an edge is 1
TO_SPACE = 3**0.5 / 2  # from the middle of a star to the middle of a space


def names(kind: str, number: int) -> set[str]:
    """Return the spaces round a structure, such as 12 for position 2 of star 1."""
    (found,) = [s for s in STRUCTURES if (s.kind, s.number) == (kind, number)]
    return {"{}{}".format(*place_of(at)) for at in found.spaces}


def away(degrees: float, distance: float) -> Point:
    """Return the point in a direction and at a distance from the middle of the board."""
    return (distance * cos(degrees * pi / 180), distance * sin(degrees * pi / 180))


def middle_of(star: int) -> Point:
    """Return where the middle of a star lies."""
    return away(STAR_DEGREES[star], RADIUS) if star else (0.0, 0.0)


def lies_at(number: int) -> Point:
    """Return where the middle of a space lies."""
    (x, y), (dx, dy) = (
        middle_of(place_of(number)[0]),
        away(DEGREES[direction(number)], TO_SPACE),
    )
    return (x + dx, y + dy)


def stands_at(structure: Structure) -> Point:
    """Return where a structure stands: between two stars, or outside of one."""
    star = structure.number
    if structure.kind == "window":
        return away(STAR_DEGREES[star], 1.5 * RADIUS)
    other = 0 if structure.kind == "pillar" else star % 6 + 1
    (x1, y1), (x2, y2) = middle_of(star), middle_of(other)
    return ((x1 + x2) / 2, (y1 + y2) / 2)


@pytest.mark.parametrize("number", PILLARS)
def test_a_pillar_stands_between_two_inner_spaces_and_two_of_the_centre(number: int) -> None:
    assert names("pillar", number) == set(PILLARS[number].split())


@pytest.mark.parametrize("number", STATUES)
def test_a_statue_stands_between_two_outer_stars(number: int) -> None:
    assert names("statue", number) == set(STATUES[number].split())


@pytest.mark.parametrize("number", WINDOWS)
def test_a_window_lies_between_the_two_outward_spaces_of_a_star(number: int) -> None:
    assert names("window", number) == set(WINDOWS[number].split())


def test_there_are_six_of_each_structure() -> None:
    kinds = Counter(structure.kind for structure in STRUCTURES)
    assert kinds == {"pillar": 6, "statue": 6, "window": 6}


def test_a_pillar_gives_one_tile_a_statue_two_a_window_three() -> None:
    assert {(s.kind, s.gives) for s in STRUCTURES} == {("pillar", 1), ("statue", 2), ("window", 3)}


def test_an_inner_space_belongs_to_a_pillar_and_a_statue_and_others_to_fewer() -> None:
    uses = Counter(place_of(at) for structure in STRUCTURES for at in structure.spaces)
    for star in range(1, 7):
        assert [uses[star, position] for position in range(1, 7)] == [1, 2, 2, 1, 1, 1]
    assert [uses[0, position] for position in range(1, 7)] == [2] * 6


def test_every_space_belongs_to_some_structure() -> None:
    assert {at for structure in STRUCTURES for at in structure.spaces} == set(ALL)


def test_a_space_is_named_by_star_and_position() -> None:
    assert [space(*place_of(number)) for number in ALL] == list(ALL)
    assert {place_of(number) for number in ALL} == {(s, p) for s in range(7) for p in range(1, 7)}


@pytest.mark.parametrize("star", DIRECTIONS)
def test_positions_run_clockwise_from_the_first(star: int) -> None:
    pointing = [direction(space(star, position)) for position in range(1, 7)]
    assert pointing == DIRECTIONS[star].split()


@pytest.mark.parametrize("star", range(7))
def test_neighbours_of_the_ring_point_sixty_degrees_apart(star: int) -> None:
    turns = [DEGREES[direction(space(star, position))] for position in range(1, 7)]
    assert [(b - a) % 360 for a, b in zip(turns, turns[1:] + turns[:1], strict=True)] == [60] * 6


@pytest.mark.parametrize("star", range(1, 7))
def test_positions_2_and_3_point_inwards_and_5_and_6_outwards(star: int) -> None:
    assert nearest(star, middle_of(0)) == {2, 3}
    assert nearest(star, away(STAR_DEGREES[star], 2 * RADIUS)) == {5, 6}


@pytest.mark.parametrize("star", range(1, 7))
def test_positions_1_and_2_point_to_the_next_star_and_3_and_4_to_the_one_before(star: int) -> None:
    assert nearest(star, middle_of(star % 6 + 1)) == {1, 2}
    assert nearest(star, middle_of((star - 2) % 6 + 1)) == {3, 4}


def nearest(star: int, point: Point) -> set[int]:
    """Return the two positions of a star that are nearest to a point."""
    positions = sorted(range(1, 7), key=lambda at: dist(point, lies_at(space(star, at))))
    return set(positions[:2])


@pytest.mark.parametrize("structure", STRUCTURES, ids=lambda s: f"{s.kind}-{s.number}")
def test_a_structure_is_surrounded_by_the_spaces_nearest_to_it(structure: Structure) -> None:
    place = stands_at(structure)
    by_distance = sorted(ALL, key=lambda at: dist(place, lies_at(at)))
    assert {*by_distance[: len(structure.spaces)]} == {*structure.spaces}


@pytest.mark.parametrize("structure", STRUCTURES, ids=lambda s: f"{s.kind}-{s.number}")
def test_the_spaces_round_a_structure_face_it_from_the_same_distance(
    structure: Structure,
) -> None:
    far = [dist(stands_at(structure), lies_at(at)) for at in structure.spaces]
    assert far == pytest.approx([TO_SPACE] * len(far))


def test_stars_lie_clockwise_from_the_left_round_the_centre() -> None:
    assert geometry.STAR_PLACES == ("C", "W", "NW", "NE", "E", "SE", "SW")


def test_the_outer_stars_have_their_colours() -> None:
    assert geometry.STAR_COLOURS == (
        None, "purple", "orange", "red", "blue", "yellow", "green",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("side", "star", "costs"),
    [
        *(("coloured", star, [1, 2, 3, 4, 5, 6]) for star in range(7)),
        *(("grey", star, [3, 2, 1, 4, 5, 6]) for star in range(1, 7)),
        ("grey", 0, [3, 3, 3, 3, 3, 3]),
    ],
)
def test_the_positions_of_a_star_cost_what_is_printed(
    side: str, star: int, costs: list[int]
) -> None:
    assert [cost(side, space(star, position)) for position in range(1, 7)] == costs


def test_the_coloured_side_has_seven_spaces_of_each_cost() -> None:
    assert Counter(cost("coloured", at) for at in ALL) == dict.fromkeys(range(1, 7), 7)


def test_the_grey_side_has_six_spaces_of_each_cost_but_twelve_of_cost_3() -> None:
    costs = Counter(cost("grey", at) for at in ALL)
    assert costs == {1: 6, 2: 6, 3: 12, 4: 6, 5: 6, 6: 6}


def test_the_colours_come_in_the_order_in_which_they_are_wild() -> None:
    assert geometry.COLOURS == ("purple", "green", "orange", "yellow", "blue", "red")
    assert geometry.LETTERS == LETTERS


def test_a_complete_star_has_its_end_value() -> None:
    assert geometry.STAR_BONUS == {
        "red": 14, "blue": 15, "yellow": 16, "orange": 17, "green": 18, "purple": 20,
    }  # fmt: skip


def test_all_spaces_of_a_cost_have_their_end_value() -> None:
    assert geometry.COST_BONUS == {1: 4, 2: 8, 3: 12, 4: 16}


@pytest.mark.parametrize(("seats", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_there_are_more_displays_with_more_seats(seats: int, displays: int) -> None:
    assert geometry.displays_for(seats) == displays
