"""The evaluation of games without one of their own: the points so far."""

from __future__ import annotations

from tilewright.bots import const
from tilewright.bots.evaluation import Evaluation
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.state import State


class ScoreEvaluation(Evaluation):
    """Expects every seat to end with the points that it has."""

    def __init__(self, game: str) -> None:
        super().__init__(game, ("points",), 1)
        arrays.allocate(self, scored=(core.MAX_SEATS,), beaten=(core.MAX_SEATS,))

    def load(self, state: State) -> int:
        """Fast: store the points of every seat, and how many others it is ahead of."""
        self.stage = 0
        for seat in range(state.seats):
            self.scored[seat] = state.fast_score(seat)
            standing = state.fast_standing(seat)
            self.beaten[seat] = 0
            for other in range(state.seats):
                if standing > state.fast_standing(other):
                    self.beaten[seat] += 1
        return 0

    def write_features(self, seat: int) -> int:
        """Fast: write the one feature, the points."""
        self.features[0] = self.scored[seat]
        return 0

    def final_value(self, seat: int) -> int:
        """Fast: return the final points, and tie-breaks as thousandths."""
        return const.POINT * self.scored[seat] + self.beaten[seat]

    scored: list[int]
    beaten: list[int]
