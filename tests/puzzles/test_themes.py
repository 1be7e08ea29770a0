"""The themes of puzzles: each is a fact about the position and the solution."""

from __future__ import annotations

from collections.abc import Sequence

from tests.azul.drawn import board as azul_board
from tests.azul.drawn import drawn as azul
from tests.garden.drawn import board as garden_board
from tests.garden.drawn import drawn as garden
from tests.pavilion.drawn import board as pavilion_board
from tests.pavilion.drawn import drawn as pavilion
from tilewright.core.registry import find_game, game_ids
from tilewright.core.state import State
from tilewright.puzzles.puzzle import read_turn
from tilewright.puzzles.themes import Facts, themes_for, themes_of

ALMOST_ROW = "xxx.. ..... ..... ..... ....."


def themes(state: State, *turns: str, others: Sequence[str] = ()) -> set[str]:
    """Return the themes of turns that follow one another; `others` are as right as the first."""
    played = [read_turn(state.game, turn) for turn in turns]
    right = [played[0], *(read_turn(state.game, turn) for turn in others)]
    return set(themes_of(Facts(state, right, played)))


# Azul


def test_azul_denial_takes_what_would_fill_the_line_of_another() -> None:
    rival = azul_board("- - BB - -")
    state = azul(azul_board(), rival, displays="BBYR KKKK YYYY")
    assert "denial" in themes(state, "1B2")
    assert "denial" not in themes(state, "2K4")


def test_azul_denial_needs_that_nothing_else_fills_the_line() -> None:
    rival = azul_board("- - BB - -")
    state = azul(azul_board(), rival, displays="BBYR BKKK")
    assert "denial" not in themes(state, "1B2")


def test_azul_floor_leaves_others_with_tiles_that_fall() -> None:
    full = azul_board("B YY RRR KKKK WWWWW")
    state = azul(azul_board("- - - - B"), full, centre="YYYYR")
    assert "floor" in themes(state, "CR1", "CYF")
    assert "floor" not in themes(state, "CY4", "CRF")


def test_azul_sacrifice_drops_two_tiles_or_more() -> None:
    state = azul(azul_board(), displays="BBBY RRRR")
    assert "sacrifice" in themes(state, "1B1")
    assert "sacrifice" not in themes(state, "1B2")


def test_azul_marker_is_taken_from_the_centre() -> None:
    state = azul(azul_board(), displays="BBBY", centre="R")
    assert "marker" in themes(state, "CR1")
    assert "marker" not in themes(state, "1B3")


def test_azul_row_is_complete_at_the_end_of_the_round() -> None:
    state = azul(azul_board(wall="xxxx. ..... ..... ..... ....."), displays="WBBB")
    assert "row" in themes(state, "1W1")
    assert "row" not in themes(state, "1B3")


def test_azul_column_reaches_four_tiles() -> None:
    three = azul_board(wall="x.... x.... x.... ..... .....")
    two = azul_board(wall="x.... x.... ..... ..... .....")
    assert "column" in themes(azul(three, displays="RRRR BBBB"), "1R4")
    assert "column" not in themes(azul(two, displays="RRRR BBBB"), "1R4")


def test_azul_colour_reaches_four_tiles() -> None:
    wall = "x.... .x... ..x.. ..... ....."  # three blue ones
    assert "colour" in themes(azul(azul_board(wall=wall), displays="BBBB RRRR"), "1B4")
    assert "colour" not in themes(azul(azul_board(wall=wall), displays="BBBB RRRR"), "2R4")


def test_the_last_round_is_a_theme_of_every_game() -> None:
    last = azul(azul_board("W - - - -", wall="xxxx. ..... ..... ..... ....."), displays="BBBB")
    assert "endgame" in themes(last, "1B4")
    assert "endgame" not in themes(azul(azul_board(), displays="BBBB"), "1B4")


# Summer Pavilion


def test_pavilion_denial_takes_a_colour_that_another_collects() -> None:
    rival = pavilion_board(hand="BB")
    state = pavilion(pavilion_board(), rival, displays="BBGG")
    assert "denial" in themes(state, "1B")
    assert "denial" not in themes(state, "1G")


def test_pavilion_wild_takes_a_wild_tile() -> None:
    state = pavilion(pavilion_board(), displays="PBBG")  # purple is wild in the first round
    assert "wild" in themes(state, "1B")
    assert "wild" not in themes(pavilion(pavilion_board(), displays="RBBG"), "1B")


def test_pavilion_star_covers_the_fifth_space() -> None:
    assert "star" in themes(pavilion(pavilion_board("3:x..xxx", hand="RR")), "32R")
    assert "star" not in themes(pavilion(pavilion_board("3:x...xx", hand="RR")), "32R")


def test_pavilion_cost_covers_the_last_spaces_of_a_number() -> None:
    ones = "0:P..... 1:x..... 2:x..... 3:x..... 4:x..... 5:x....."
    state = pavilion(pavilion_board(ones, hand="G"))
    assert "cost" in themes(state, "61G")
    assert "cost" not in themes(pavilion(pavilion_board(hand="G")), "61G")


def test_pavilion_structure_is_completed() -> None:
    state = pavilion(pavilion_board("4:....x.", hand="BBBBBB"))
    assert "structure" in themes(state, "46B pickP pickP pickG")
    assert "structure" not in themes(pavilion(pavilion_board(hand="BB")), "42B")


def test_pavilion_payment_may_use_wild_tiles_or_not() -> None:
    assert "payment" in themes(pavilion(pavilion_board(hand="BBP")), "42B")
    assert "payment" not in themes(pavilion(pavilion_board(hand="BB")), "42B")


def test_pavilion_marker_comes_with_the_centre() -> None:
    state = pavilion(pavilion_board(), displays="BBGG", centre="R")
    assert "marker" in themes(state, "CR")
    assert "marker" not in themes(state, "1B")


def test_pavilion_keep_is_a_pass() -> None:
    state = pavilion(pavilion_board(hand="BB"), pavilion_board(hand="RR"))
    assert "keep" in themes(state, "pass")


# Queen's Garden

TOP = "0^Y1Y2Y3Y4"


def test_garden_wheel_counts_what_the_round_shows() -> None:
    assert "wheel" in themes(garden(garden_board("01:P1", tiles="B1"), display=TOP), "B1@02")
    assert "wheel" not in themes(garden(garden_board("01:P1", tiles="B1"), display=TOP), "takeY")


def test_garden_group_gains_points() -> None:
    state = garden(garden_board("01:P3 02:Y3", tiles="L3 L1 L2"), display=TOP, round=4)
    assert "group" in themes(state, "L3@03 payL1 payL2")
    assert "group" not in themes(state, "takeY")


def test_garden_structure_surrounds_a_decoration() -> None:
    cells = "01:B1 02:B2 03:B3 04:B4 05:B5"
    state = garden(garden_board(cells, tiles="P5 B6", jokers=5), display=TOP, round=2)
    assert "structure" in themes(state, "B6@06")


def test_garden_expansion_is_laid_or_bought() -> None:
    state = garden(garden_board("01:P1", expansions="Y1", score=20), display=TOP)
    assert "expansion" in themes(state, "xY1@1r0")
    assert "expansion" in themes(state, "buy1")
    assert "expansion" not in themes(state, "takeY")


def test_garden_denial_takes_what_another_stores() -> None:
    rival = garden_board(tiles="Y5 Y6")
    assert "denial" in themes(garden(garden_board(), rival, display=TOP), "takeY")
    other = garden_board(tiles="G5 M6")
    assert "denial" not in themes(garden(garden_board(), other, display=TOP), "takeY")


def test_garden_harvest_takes_three_pieces() -> None:
    state = garden(garden_board(), display=TOP)
    assert "harvest" in themes(state, "takeY")
    assert "harvest" not in themes(state, "take1")


def test_garden_payment_could_be_made_otherwise() -> None:
    state = garden(garden_board("01:P3", tiles="L3 L1 L2"), display=TOP)
    assert "payment" in themes(state, "L3@02 payL1 payL2")
    alone = garden(garden_board("01:P1", tiles="B1"), display=TOP)
    assert "payment" not in themes(alone, "B1@02")


def test_garden_keep_is_a_pass() -> None:
    assert "keep" in themes(garden(garden_board(), display=TOP), "pass")


def test_every_game_has_themes() -> None:
    for game in game_ids():
        assert len(themes_for(find_game(game))) >= 6
