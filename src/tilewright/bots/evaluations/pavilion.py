"""The worth of a Summer Pavilion position: points, hand, and the way made towards bonuses."""

from __future__ import annotations

from tilewright.bots import const as bots
from tilewright.bots.evaluation import Evaluation
from tilewright.core import bits
from tilewright.core.state import State
from tilewright.games.pavilion import board, const, scoring
from tilewright.games.pavilion.state import Pavilion

FEATURES = (
    "one",  # always 1
    "score",
    "tiles",  # in the hand and on the corners
    "wilds",  # in the hand of a seat that has not passed
    "owed",  # bonus tiles still to be picked
    "turn",  # is to act now
    "token",  # starts the next round
    "stars",  # bonuses of stars begun, times the square of the tiles laid
    "costs",  # bonuses of costs, by the square of how much is covered, in 36ths
    "structures",  # tiles of structures begun, by the square of how much is covered, in 16ths
)
ONE = 0
SCORE = 1
TILES = 2
WILDS = 3
OWED = 4
TURN = 5
TOKEN = 6
STARS = 7
COSTS = 8
STRUCTURES = 9
PHASES = 4  # of a round: not begun, much on offer, less, placing


class PavilionEvaluation(Evaluation):
    """Counts points in hand and on the board, and hopes by how far they have come."""

    feature_names = FEATURES
    stages = PHASES * const.ROUNDS

    def __init__(self) -> None:
        super().__init__()
        self.table = Pavilion()

    def take_in(self, state: State) -> int:
        """Engine: look at a position; the stage is the time left."""
        self.table.fast_become(state)
        phase = 0
        if self.table.placing:
            phase = 3
        elif self.table.on_offer > 2 * self.table.displays:
            phase = 1
        elif self.table.on_offer:
            phase = 2
        self.stage = PHASES * (self.table.round - 1) + phase
        return 0

    def final_worth(self, seat: int) -> int:
        """Engine: the score."""
        return bots.POINT * self.table.score[seat]

    def describe(self, seat: int) -> int:
        """Engine: write down the features of a seat."""
        self.features[ONE] = 1
        self.features[SCORE] = self.table.score[seat]
        self.features[TILES] = self.table.in_hand[seat]
        for colour in range(const.COLOURS):
            self.features[TILES] += self.table.kept[seat][colour]
        if not self.table.passed[seat]:
            self.features[WILDS] = self.table.hand[seat][self.table.wild]
        if self.table.actor == seat:
            self.features[TURN] = 1
            self.features[OWED] = self.table.owed
        if self.table.token == seat:
            self.features[TOKEN] = 1
        self.describe_hopes(seat)
        return 0

    def describe_hopes(self, seat: int) -> int:
        """Engine: how far stars, costs and structures have come, each as one number."""
        for star in range(const.STARS):
            laid = bits.popcount(scoring.star_ring(self.table, seat, star))
            if laid:
                bonus = scoring.star_value(self.table, seat, star)
                self.features[STARS] += bonus * laid * laid
        for i in range(4):
            mask = board.COST_MASK[4 * self.table.grey + i]
            size = bits.popcount(mask)
            laid = bits.popcount(mask & self.table.covered[seat])
            self.features[COSTS] += 36 * board.COST_BONUS[i] * laid * laid // (size * size)
        for i in range(const.STRUCTURES):
            mask = board.STRUCTURE_MASK[i]
            size = bits.popcount(mask)
            laid = bits.popcount(mask & self.table.covered[seat])
            if laid < size:
                self.features[STRUCTURES] += 16 * board.GIVES[i] * laid * laid // (size * size)
        return 0


EVALUATION = PavilionEvaluation
