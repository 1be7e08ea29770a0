"""The worth of an Azul position: the score if the round ended now, and what is begun.

Everything is in points. The floor counts in full even where the score could not pay for it,
so that a player with no points does not think losses free.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.bots.evaluation import Evaluation
from tilewright.core.state import State
from tilewright.games.azul import const, rules
from tilewright.games.azul.state import Azul

if TYPE_CHECKING:
    from tilewright.games.azul.table import Table

LINE_SHARE = 0.6  # what a begun line is worth: a share of its points, by how full it is
TILE_HOPE = 2.0  # the points expected of a tile that is still to be laid
ROW_HOPE = 0.3
COLUMN_HOPE = 0.6
COLOUR_HOPE = 0.6


class AzulEvaluation(Evaluation):
    """Counts what the tiling would bring, and the way made towards bonuses and lines."""

    def __init__(self) -> None:
        self.scratch = Azul()

    def fast_value(self, state: State, seat: int) -> float:
        """Engine: the worth of an Azul position to a seat, in points."""
        table = self.scratch
        table.fast_become(state)
        table.recording = False
        rules.tile_lines_by_points(table, seat)
        value = table.score[seat] - const.FLOOR_PENALTY[table.floor_count[seat]]
        return value + self.begun_lines(table, seat) + self.begun_bonuses(table, seat)

    def begun_lines(self, table: Table, seat: int) -> float:
        """Engine: what lines that are begun promise."""
        value = 0.0
        for line in range(5):
            value += TILE_HOPE * LINE_SHARE * table.line_count[seat][line] / (line + 1)
        return value

    def begun_bonuses(self, table: Table, seat: int) -> float:
        """Engine: what rows, columns and colours that are begun promise for the end."""
        value = 0.0
        for i in range(5):
            value += ROW_HOPE * const.ROW_BONUS * self.progress(table.rows[seat][i])
            value += COLUMN_HOPE * const.COLUMN_BONUS * self.progress(table.columns[seat][i])
            colour = self.progress(table.colour_columns[seat][i])
            value += COLOUR_HOPE * const.COLOUR_BONUS * colour
        return value

    def progress(self, mask: int) -> float:
        """Engine: the square of the part that is there: the last tiles count most."""
        laid = 0
        while mask:
            mask &= mask - 1
            laid += 1
        return laid * laid / 25.0


EVALUATION = AzulEvaluation
