"""The drawing: costs, tiles, hands, and what is one tile away, within 80 columns."""

import pytest

from tests.pavilion.drawn import board, drawn
from tilewright import NATURE, Pavilion, Rng
from tilewright.core.layout import line_width
from tilewright.core.presentation import Style
from tilewright.i18n import Catalogue

COLOURED = """\
         5  6  1     4  5  6
          2O=17       3R=14
         4  3  2     3  2  1
   6  1  2     6  1  2     3  4  5
    1P=20        0=12       4B=15
   5  4  3     5  4  3     2  1  6
         1  2  3     2  3  4
          6G=18       5Y=16
         6  5  4     1  6  5"""
GREY = """\
          5:5 6:6 1:3    4:4 5:5 6:6
              2=?            3=?
          4:4 3:1 2:2    3:1 2:2 1:3
  6:6 1:3 2:2    6:3 1:3 2:3    3:1 4:4 5:5
      1=?            0=?            4=?
  5:5 4:4 3:1    5:3 4:3 3:3    2:2 1:3 6:6
          1:3 2:2 3:1    2:2 3:1 4:4
              6=?            5=?
          6:6 5:5 4:4    1:3 6:6 5:5"""
LONG_NAMES = ("W" * 18, "M" * 18, "Q" * 18, "O" * 18)


def first_board(state: Pavilion) -> str:
    """Return the stars of the first seat as drawn."""
    lines = str(state).splitlines()
    top = next(i for i, line in enumerate(lines) if line.startswith(("> seat 1", "  seat 1")))
    return "\n".join(line[:48].rstrip() for line in lines[top + 2 : top + 11])


def alone(stars: str, side: str = "coloured") -> Pavilion:
    """Return a table where only the first board holds tiles."""
    return drawn(board(stars, hand="G"), side=side)


def test_an_empty_coloured_board_shows_all_costs_and_the_values_of_the_stars() -> None:
    lines = str(drawn(board(hand="G"), board())).splitlines()
    assert [line[:35].rstrip() for line in lines[7:16]] == COLOURED.splitlines()


def test_an_empty_grey_board_shows_positions_and_costs() -> None:
    assert first_board(alone("", "grey")) == GREY


def test_a_grey_board_with_shapes_shows_the_position_small_before_the_cost() -> None:
    state = alone("0:.G....", "grey")
    lines = state.game.presentation.draw(
        state, Style(Catalogue("en").word, LONG_NAMES, signs="shapes")
    )
    rows = ["".join(text for text, _ in line)[:36].rstrip() for line in lines]
    assert "  ₆6 ₁3 ₂2    ₆3 ₁3 G♣    ₃1 ₄4 ₅5" in rows


def test_a_tile_stands_where_its_space_lies() -> None:
    lines = str(drawn(board("1:x....x 0:.G....", hand="G"))).splitlines()
    assert lines[10][:35].rstrip() == "   P  P  2     6  1  G     3  4  5"


def test_a_grey_star_shows_its_value_once_it_is_decided() -> None:
    drawing = str(alone("0:PG.... 1:RR.... 2:G.....", "grey"))
    assert [label in drawing for label in ("0=12", "1R=14", "2=?")] == [True] * 3


def test_a_board_shows_score_hand_kept_tiles_token_and_who_has_passed() -> None:
    state = drawn(board(hand="GGGB", score=31), board(kept="RR", passed=True))
    lines = str(state).splitlines()
    assert "> seat 1  points: 31  @" in lines[5]
    assert "  hand: 3G 1B" in lines[6]
    assert "seat 2  points: 5  passed" in lines[5]
    assert "kept: 2R" in lines[7]


def test_structures_built_are_counted() -> None:
    drawing = str(alone("1:....xx 2:....xx"))
    assert "pillar 0/6 statue 0/6 window 2/6" in drawing


def test_what_is_one_tile_away_is_named_with_what_it_gives() -> None:
    assert "one tile away: 46 +3" in str(alone("4:....x."))
    assert "one tile away: 12 +1, 12 +2" in str(alone("0:....BR 1:x.x... 2:..xx.."))
    assert "one tile away" not in str(alone("4:...x.."))


def test_the_table_shows_displays_centre_token_supply_and_heaps() -> None:
    state = drawn(displays="GGPR YY", centre="BB", tower="RR")
    drawing = str(state)
    for part in (
        "1 [P G G R]   2 [Y Y . .]   3 [. . . .]",
        "C centre: @ B B",
        "supply: P P G G O O Y Y B R",
        "bag 112 (P19 G18 O20 Y18 B19 R18)   tower 2 (R2)",
        "wild: purple",
    ):
        assert part in drawing


def test_displays_are_not_shown_while_tiles_are_placed() -> None:
    assert "centre:" not in str(drawn(board(hand="G")))


def test_a_short_supply_shows_its_empty_places() -> None:
    assert "supply: P G . . . . . . . ." in str(drawn(board(hand="G"), supply="PG"))


def test_the_title_says_who_is_to_act() -> None:
    title = str(drawn(board(hand="G"), round=3, side="grey")).splitlines()[0]
    assert title == "Summer Pavilion, grey stars, round 3 - seat 1 to act"
    assert str(Pavilion()).splitlines()[0].endswith("tiles are to be drawn")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("signs", ["letters", "shapes", "ascii"])
def test_a_table_with_long_names_is_drawn_within_80_columns(
    seats: int, side: str, signs: str
) -> None:
    style = Style(Catalogue("en").word, LONG_NAMES[:seats], signs=signs)
    state, rng = Pavilion(seats, side), Rng(seats)
    while not state.is_over:
        if state.actor == NATURE:
            state.apply_deal(state.deal(rng))
        else:
            state.apply(state.random_action(rng))
        if state.steps == 0:
            assert max(map(line_width, state.game.presentation.draw(state, style))) <= 80


def test_the_fullest_table_is_drawn_within_80_columns() -> None:
    hands = ["PGOYBR" * 5, "PGOYBR" * 5, "PGOYBR" * 5]
    boards = [board(hand=hand, score=199) for hand in hands]
    lines = str(drawn(*boards)).splitlines()
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_two_coloured_boards_stand_side_by_side_and_grey_ones_below(side: str) -> None:
    heads = [
        line for line in str(drawn(board(hand="G"), side=side)).splitlines() if "seat 2" in line
    ]
    assert ["seat 1" in line for line in heads] == [side == "coloured"]
