"""The evaluation of games that bring none: a position is worth the points on the table."""

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

    def take_in(self, state: State) -> int:
        """Fast: note the points of every seat, and how many others it is ahead of."""
        self.stage = 0
        for seat in range(state.seats):
            self.scored[seat] = state.fast_score(seat)
            standing = state.fast_standing(seat)
            self.beaten[seat] = 0
            for other in range(state.seats):
                if standing > state.fast_standing(other):
                    self.beaten[seat] += 1
        return 0

    def describe(self, seat: int) -> int:
        """Fast: the one feature, the points."""
        self.features[0] = self.scored[seat]
        return 0

    def final_worth(self, seat: int) -> int:
        """Fast: the final points; tie-breaks are small change."""
        return const.POINT * self.scored[seat] + self.beaten[seat]

    scored: list[int]
    beaten: list[int]
