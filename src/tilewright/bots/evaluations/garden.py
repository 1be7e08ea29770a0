"""The worth of a Queen's Garden position: points, garden, storage, and rounds to come.

Everything is in points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.bots.evaluation import Evaluation
from tilewright.core import bits
from tilewright.core.state import State
from tilewright.games.garden import board, const, groups, scoring
from tilewright.games.garden.state import Garden

if TYPE_CHECKING:
    from tilewright.games.garden.table import Table

TILE_WORTH = 1.6  # a stored tile, in the first round
EXPANSION_WORTH = 2.2  # a stored expansion, likewise
JOKER_WORTH = 1.9
FADING = 0.25  # how much less stored things are worth from round to round
LEFT_OVER = 0.35  # of their value that stored things threaten to cost, by the last round
GROUP_HOPE = 0.5  # of the values of a group that is still too small
DECORATION_HOPE = 0.8  # of a decoration's jokers, by the square of how surrounded it is
FREE_CELL = 0.15


class GardenEvaluation(Evaluation):
    """Counts points, what the wheel and the groups will give, and what is stored."""

    def __init__(self) -> None:
        self.scratch = Garden()

    def fast_value(self, state: State, seat: int) -> float:
        """Engine: the worth of a Queen's Garden position to a seat, in points."""
        table = self.scratch
        table.fast_become(state)
        value = 1.0 * table.score[seat]
        if table.phase == const.OVER:
            return value
        value += self.wheel_to_come(table, seat) + self.group_worth(table, seat)
        return value + self.storage_worth(table, seat) + self.begun(table, seat)

    def wheel_to_come(self, table: Table, seat: int) -> float:
        """Engine: what the garden as it is will score in this and later rounds."""
        now = table.round
        value = 0.0
        while table.round <= const.ROUNDS:
            value += scoring.wheel_points(table, seat)
            table.round += 1
        table.round = now
        return value

    def group_worth(self, table: Table, seat: int) -> float:
        """Engine: what groups score, and a part of it for those that still grow."""
        value = 0.0
        for i in range(12):
            cells = table.of_colour[seat][i] if i < 6 else table.of_value[seat][i - 6]
            while cells:
                group = groups.connected(cells, cells & (~cells + 1))
                cells &= ~group
                value += scoring.group_points(table, seat, group)
                if bits.popcount(group) < const.SMALLEST_GROUP:
                    value += GROUP_HOPE * self.sum_of_values(table, seat, group)
        return value

    def sum_of_values(self, table: Table, seat: int, group: int) -> float:
        """Engine: the values of a group together, less for a single hexagon."""
        total = 0.0
        size = bits.popcount(group)
        while group:
            total += scoring.value_of(table.cells[seat][bits.lowest(group)] - 1)
            group &= group - 1
        return total * size / const.SMALLEST_GROUP

    def storage_worth(self, table: Table, seat: int) -> float:
        """Engine: what stored things are worth for the rounds to come."""
        later = 1.0 - FADING * (table.round - 1)
        value = JOKER_WORTH * table.jokers[seat]
        value += later * TILE_WORTH * table.stored[seat]
        value += later * EXPANSION_WORTH * bits.popcount(table.expansions[seat])
        threat = LEFT_OVER * table.round / const.ROUNDS
        return value - threat * scoring.stored_worth(table, seat)

    def begun(self, table: Table, seat: int) -> float:
        """Engine: what decorations that are partly surrounded and free cells promise."""
        value = FREE_CELL * bits.popcount(table.free[seat])
        for decoration in range(const.DECORATIONS):
            area = decoration - (const.DECORATIONS - const.AREAS)
            if area >= 0 and table.areas[seat][area] < const.UP:
                continue
            laid = bits.popcount(table.filled[seat] & board.DECORATION_MASK[decoration])
            if laid < 6:
                hope = DECORATION_HOPE * board.DECORATION_JOKERS[decoration]
                value += hope * laid * laid / 36.0
        return value


EVALUATION = GardenEvaluation
