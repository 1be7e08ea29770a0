"""What a tile scores when it is laid, for every shape of wall around it."""

import pytest

from tests.azul.drawn import board, drawn
from tests.azul.table import only, play

# The tile that is laid is shown as o; x are tiles that lie there already.
SHAPES = {
    "..... ..... ..o.. ..... .....": 1,
    "..... .x.x. ..o.. .x.x. .....": 1,
    "x...x ..... ..o.. ..... x...x": 1,
    "..... ..... .xo.. ..... .....": 2,
    "..... ..... ..ox. ..... .....": 2,
    "..... ..x.. ..o.. ..... .....": 2,
    "..... ..... ..o.. ..x.. .....": 2,
    "..... ..... xxo.. ..... .....": 3,
    "..... ..... .xox. ..... .....": 3,
    "..x.. ..x.. ..o.. ..... .....": 3,
    "..... ..x.. ..o.. ..x.. .....": 3,
    "..... ..... x.ox. ..... .....": 2,
    "..x.. ..... ..o.. ..x.. .....": 2,
    "..... ..x.. .xo.. ..... .....": 4,
    "..... ..x.. .xox. ..x.. .....": 6,
    "..... ..x.. xxox. ..... .....": 6,
    "..... ..... xxox. ..... .....": 4,
    "..x.. ..x.. ..o.. ..x.. .....": 4,
    "..x.. ..x.. ..o.. ..x.. ..x..": 5,
    "..x.. ..x.. .xo.. ..x.. ..x..": 7,
    "..x.. ..x.. xxo.. ..x.. ..x..": 8,
    "..x.. ..x.. xxox. ..x.. ..x..": 9,
    "..x.. ..x.. xxoxx ..x.. ..x..": 10,
    "..... ..... xxoxx ..... .....": 5,
    "o.... x.... x.... x.... x....": 5,
    "oxxxx x.... x.... x.... x....": 10,
    "x.... x.... x.... x.... oxxxx": 10,
    "....x ....x ....x ....x xxxxo": 10,
    "oxxx. x.... x.... ..... .....": 7,
    "oxxx. x.x.. x.... ..... .....": 7,
    "o.xxx ..... x.... ..... .....": 1,
    ".xxxx xo... xxxx. .xxxx .xxxx": 7,
}


@pytest.mark.parametrize(("shape", "points"), SHAPES.items(), ids=str)
def test_a_tile_scores_both_runs_through_it(shape: str, points: int) -> None:
    assert laid_points(shape, "coloured") == points


@pytest.mark.parametrize(("shape", "points"), SHAPES.items(), ids=str)
def test_a_tile_scores_the_same_when_its_column_was_chosen(shape: str, points: int) -> None:
    assert laid_points(shape, "grey") == points


def laid_points(shape: str, side: str) -> object:
    """Return the points of the tile drawn as o, laid on a wall in the colours of the printed."""
    row, column = divmod(shape.replace(" ", "").index("o"), 5)
    colour = "BYRKW"[(column - row) % 5]
    lines = " ".join(colour * row if i == row and row else "-" for i in range(5))
    state = drawn(board(lines, shape.replace("o", ".")), side=side, displays=colour)
    events = play(state, f"1{colour}{row + 1}")
    if state.actor >= 0 and state.is_tiling:
        events += play(state, f"col{column + 1}")
    return only(events, "laid")[0]["points"]


def test_no_tile_scores_more_than_ten() -> None:
    assert max(SHAPES.values()) == 10
