"""B. Where a tile may be placed: neighbours and groups."""

import pytest

from tests.garden.drawn import HEXAGONS, NEXT_TO, board, drawn
from tests.garden.table import cells_for, cells_of, play, refusal, tokens
from tilewright import NATURE, Garden, Rng
from tilewright.games.garden.data import BoardData
from tilewright.games.garden.geometry import CELL_NAMES

FOUNTAIN = ["01", "02", "03", "04", "05", "06"]


def is_there(held: BoardData, cell: str) -> bool:
    area = held["areas"][int(cell[0]) - 1] if cell[0] != "0" else "down"
    return area == "down" or (area is not None and cell[1] != "0")


def is_lawful(cells: dict[str, str]) -> bool:
    """Look at the whole garden: whether no group holds two identical hexagons."""
    for kind in (0, 1):
        label = {cell: cell for cell in cells}
        for _ in cells:  # the lowest name of a group spreads over it
            for cell, name in cells.items():
                near = [o for o in NEXT_TO[cell] if o in cells and cells[o][kind] == name[kind]]
                label[cell] = min([label[cell], *(label[other] for other in near)])
        marked = [(label[cell], name) for cell, name in cells.items()]
        if len(set(marked)) < len(marked):
            return False
    return True


def slow_cells(held: BoardData, hexagon: str) -> list[str]:
    """Return the cells for a hexagon the obvious way, trying every cell of the garden."""
    found = []
    for cell in CELL_NAMES:
        if cell in held["cells"] or not is_there(held, cell):
            continue
        near = [held["cells"][other] for other in NEXT_TO[cell] if other in held["cells"]]
        if near and not any(set(hexagon) & set(other) for other in near):
            continue
        if is_lawful({**held["cells"], cell: hexagon}):
            found.append(cell)
    return found


def grown(seed: int) -> Garden:
    """Return a table late in a match in which everyone builds as much as possible."""
    state, rng = Garden(2), Rng(seed)
    while not (state.actor >= 0 and state.to_data()["round"] == 4):
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
            continue
        legal = tokens(state)
        liked = [t for t in legal if "@" in t or t.startswith("buy")] or [
            t for t in legal if t.startswith("take")
        ]
        chosen = (liked or legal) if rng.randbelow(12) else legal
        play(state, chosen[rng.randbelow(len(chosen))])
    return state


@pytest.mark.parametrize("seed", range(12))
def test_legal_cells_are_those_of_a_slow_look_at_the_whole_garden(seed: int) -> None:
    garden = grown(seed).to_data()["boards"][seed % 2]
    assert len(garden["cells"]) > 8
    for hexagon in HEXAGONS:
        tiles = [int(name == hexagon) for name in HEXAGONS]
        own: BoardData = {**garden, "tiles": tiles, "jokers": 6, "expansions": []}
        counts = list(garden["cells"].values())
        if counts.count(hexagon) < 3:
            assert cells_for(drawn(own, round=4), hexagon) == slow_cells(own, hexagon)


def test_an_empty_garden_takes_any_hexagon_on_any_of_its_six_cells() -> None:
    assert cells_for(drawn(board(tiles="G6", jokers=5)), "G6") == FOUNTAIN


def test_a_cell_with_no_hexagon_beside_it_takes_anything() -> None:
    state = drawn(board("01:B1", tiles="G2"))
    assert cells_for(state, "G2") == ["03", "04", "05"]


@pytest.mark.parametrize(("hexagon", "fits"), [("B5", True), ("G2", True), ("G5", False)])
def test_a_neighbour_must_share_colour_or_pattern(hexagon: str, fits: bool) -> None:
    state = drawn(board("01:B2", tiles=hexagon, jokers=5))
    assert (refusal(state, f"{hexagon}@02") is None) is fits


def test_a_hexagon_that_shares_nothing_is_refused_for_its_neighbours() -> None:
    state = drawn(board("01:B2", tiles="G5", jokers=5))
    assert refusal(state, "G5@02") == "garden.neighbours"


def test_one_fitting_neighbour_is_enough() -> None:
    state = drawn(board("01:B2 03:Y6", tiles="B5", jokers=5))
    assert refusal(state, "B5@02") is None


def test_two_identical_hexagons_are_never_beside_one_another() -> None:
    state = drawn(board("01:B2", tiles="B2"))
    assert refusal(state, "B2@02") == "garden.group"


def test_identical_hexagons_may_lie_apart() -> None:
    state = drawn(board("01:B2", tiles="B2"))
    assert refusal(state, "B2@04") is None


def test_a_hexagon_may_not_come_into_a_colour_group_that_holds_it() -> None:
    state = drawn(board("01:B2 02:B3", tiles="B2"))
    assert refusal(state, "B2@03") == "garden.group"


def test_a_hexagon_may_not_come_into_a_pattern_group_that_holds_it() -> None:
    state = drawn(board("01:B2 02:P2", tiles="B2"))
    assert refusal(state, "B2@03") == "garden.group"


def test_the_two_kinds_of_group_are_apart() -> None:
    state = drawn(board("01:B2 02:P2 03:P4", tiles="B4", jokers=4))
    assert refusal(state, "B4@04") is None


def test_colour_groups_that_share_a_hexagon_are_not_joined() -> None:
    state = drawn(board("01:B2 02:B1 04:B2", tiles="B5", jokers=4))
    assert refusal(state, "B5@03") == "garden.group"


def test_pattern_groups_that_share_a_hexagon_are_not_joined() -> None:
    state = drawn(board("01:B2 02:P2 04:B2", tiles="G2", jokers=4))
    assert refusal(state, "G2@03") == "garden.group"


def test_groups_without_a_common_hexagon_are_joined() -> None:
    state = drawn(board("01:B2 02:B1 04:B3", tiles="B5", jokers=4))
    assert refusal(state, "B5@03") is None


def test_a_hexagon_of_another_colour_does_not_join_two_colour_groups() -> None:
    state = drawn(board("02:B1 04:B2 01:B2", tiles="P1"))
    assert refusal(state, "P1@03") is None


def test_printed_hexagons_count_for_neighbours() -> None:
    state = drawn(board(areas="1:B2r3", tiles="G5", jokers=5))  # B2 lies on 14, beside 01
    assert refusal(state, "G5@01") == "garden.neighbours"


def test_printed_hexagons_count_for_groups() -> None:
    state = drawn(board("02:B1", areas="1:B2r3", tiles="B2 P3", jokers=3))
    assert refusal(state, "B2@01") == "garden.group"


def test_a_colour_group_may_not_be_joined_through_a_printed_hexagon() -> None:
    state = drawn(board("02:B4 13:B4", areas="1:B2r3", tiles="B5", jokers=4))
    assert refusal(state, "B5@01") == "garden.group"


def test_a_pattern_group_may_not_be_joined_through_a_printed_hexagon() -> None:
    state = drawn(board("02:P2 13:P2", areas="1:B2r3", tiles="G2", jokers=4))
    assert refusal(state, "G2@01") == "garden.group"


def test_a_group_holds_at_most_six() -> None:
    garden = "01:B1 02:B2 03:B3 04:B4 05:B5 06:B6"
    state = drawn(board(garden, "1:down", tiles="B1 B2 B3 B4 B5 B6", jokers=6))
    assert [cells_for(state, f"B{value}") for value in range(1, 7)] == [
        ["10", "11", "12", "13", "15", "16"]
    ] * 6


def test_a_cell_of_an_area_is_there_once_an_expansion_lies_on_it() -> None:
    state = drawn(board(tiles="B1"))
    assert refusal(state, "B1@14") == "garden.no-cell"


def test_no_tile_is_placed_on_a_pavilion() -> None:
    state = drawn(board(areas="1:G6r0", tiles="B1"))
    assert refusal(state, "B1@10") == "garden.no-cell"


def test_no_tile_is_placed_on_another() -> None:
    state = drawn(board("01:B2", tiles="B1"))
    assert refusal(state, "B1@01") == "garden.cell-filled"


def test_no_tile_is_placed_on_a_printed_hexagon() -> None:
    state = drawn(board(areas="1:G6r0", tiles="B1"))
    assert refusal(state, "B1@11") == "garden.cell-filled"


def test_a_placed_tile_leaves_the_storage() -> None:
    state = drawn(board(tiles="B1 B1"))
    play(state, "B1@03")
    assert cells_of(state, 0) == "03:B1"
    assert state.to_data()["boards"][0]["tiles"][0] == 1


def test_only_stored_tiles_are_placed() -> None:
    assert refusal(drawn(board(tiles="B1")), "B2@01") == "garden.no-tile"
