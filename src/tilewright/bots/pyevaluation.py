"""The base of evaluations that are plain Python, for games of other packages."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots import const
from tilewright.bots.evaluation import Evaluation
from tilewright.core.errors import BrokenGame
from tilewright.core.state import State


class PythonEvaluation(Evaluation):
    """An evaluation whose scores come from a Python method; it needs no weights.

    A game names a subclass, which is called without arguments, in its `parts["evaluation"]`.
    """

    def __init__(self, game: str, spread: float = 10.0) -> None:
        super().__init__(game, ("points",), 1)
        self.set_weights([[const.POINT]], [round(spread * const.POINT)])

    def expected_scores(self, state: State) -> Sequence[float]:
        """Return the expected final score of every seat; each game overrides this."""
        return state.scores()

    def evaluate(self, state: State) -> int:
        """Fast: set the expected final score of every seat."""
        points = self.expected_scores(state)
        if len(points) != state.seats:
            problem = f"its evaluation returned {len(points)} scores for {state.seats} seats"
            raise BrokenGame(self.game, problem)
        self.stage = 0
        for seat in range(state.seats):
            self.expected[seat] = round(points[seat] * const.POINT)
        return 0

    def write_features(self, seat: int) -> int:
        """Fast: write the only feature, the expected score."""
        self.features[0] = self.expected[seat]
        return 0
