"""The worth of a Summer Pavilion position: points, hand, and the way made towards bonuses.

Everything is in points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.bots.evaluation import Evaluation
from tilewright.core import bits
from tilewright.core.state import State
from tilewright.games.pavilion import board, const, scoring
from tilewright.games.pavilion.state import Pavilion

if TYPE_CHECKING:
    from tilewright.games.pavilion.table import Table

TILE_WORTH = 1.0  # a tile of the hand
WILD_WORTH = 0.5  # what a wild tile of this round is worth beyond that
OWED_WORTH = 1.4  # a bonus tile that is still to be picked
SPENT_LATE = 0.25  # how much less a tile in the hand is worth in the last round
STAR_HOPE = 0.5  # of a star's bonus, by the square of how full it is
COST_HOPE = 0.4  # of a cost's bonus, likewise
STRUCTURE_HOPE = 0.35  # of a structure's tiles, likewise


class PavilionEvaluation(Evaluation):
    """Counts points in hand and on the board, and hopes by how far they have come."""

    def __init__(self) -> None:
        self.scratch = Pavilion()

    def fast_value(self, state: State, seat: int) -> float:
        """Engine: the worth of a Summer Pavilion position to a seat, in points."""
        table = self.scratch
        table.fast_become(state)
        value = table.score[seat] + self.hand_worth(table, seat)
        if table.actor == seat:
            value += OWED_WORTH * table.owed
        if table.phase == const.OVER:
            return table.score[seat]
        return value + self.begun_bonuses(table, seat) + self.begun_structures(table, seat)

    def hand_worth(self, table: Table, seat: int) -> float:
        """Engine: what the tiles of a hand and on the corners are worth."""
        worth = TILE_WORTH
        if table.round == const.ROUNDS:
            worth = SPENT_LATE
        count = table.in_hand[seat]
        for colour in range(const.COLOURS):
            count += table.kept[seat][colour]
        value = worth * count
        if not table.passed[seat]:
            value += WILD_WORTH * table.hand[seat][table.wild]
        return value

    def begun_bonuses(self, table: Table, seat: int) -> float:
        """Engine: what stars and costs that are begun promise for the end."""
        value = 0.0
        for star in range(const.STARS):
            laid = bits.popcount(scoring.star_ring(table, seat, star))
            if laid:
                bonus = scoring.star_value(table, seat, star)
                value += STAR_HOPE * bonus * laid * laid / 36.0
        for i in range(4):
            mask = board.COST_MASK[4 * table.grey + i]
            size = bits.popcount(mask)
            laid = bits.popcount(mask & table.covered[seat])
            value += COST_HOPE * board.COST_BONUS[i] * laid * laid / (size * size)
        return value

    def begun_structures(self, table: Table, seat: int) -> float:
        """Engine: what structures that are begun promise to give."""
        value = 0.0
        for i in range(const.STRUCTURES):
            mask = board.STRUCTURE_MASK[i]
            size = bits.popcount(mask)
            laid = bits.popcount(mask & table.covered[seat])
            if laid < size:
                value += STRUCTURE_HOPE * board.GIVES[i] * laid * laid / (size * size)
        return value


EVALUATION = PavilionEvaluation
