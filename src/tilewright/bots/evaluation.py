"""Estimate the final score of every seat in a position.

A game's evaluation describes each seat by small integers, its *features*, and assigns the
position to a *stage* of the match. The expected final score of a seat is the sum of its
features, each times its weight at that stage. Weights are in thousandths of a point and come
from a data file, which is tuned by self-play.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tilewright.bots import const
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.errors import BadSetup
from tilewright.core.state import State


class Evaluation:
    """The base class of evaluations; each game has a subclass in `evaluations`."""

    def __init__(self, game: str, feature_names: tuple[str, ...], stages: int) -> None:
        if len(feature_names) > const.MAX_FEATURES or stages > const.MAX_STAGES:
            room = f"{const.MAX_FEATURES} features and {const.MAX_STAGES} stages"
            raise ValueError(f"an evaluation has room for {room}, too few for {game}")
        self.game = game
        self.feature_names = feature_names
        self.stages = stages
        self.size = len(feature_names)
        self.stage = 0
        self.finishes_turns = False  # whether it can evaluate in the middle of a turn
        arrays.allocate(
            self,
            features=(const.MAX_FEATURES,),
            weights=(const.MAX_STAGES, const.MAX_FEATURES),
            spread=(const.MAX_STAGES,),
            expected=(core.MAX_SEATS,),
        )

    def set_weights(self, weights: Sequence[Sequence[int]], spread: Sequence[int]) -> None:
        """Set the weights and, by stage, the standard deviation of the final margin."""
        for stage in range(self.stages):
            self.spread[stage] = spread[stage]
            for i in range(self.size):
                self.weights[stage][i] = weights[stage][i]

    # Fast methods: every game overrides the first three.

    def load(self, state: State) -> int:
        """Fast: load a position and set its stage."""
        return 0

    def write_features(self, seat: int) -> int:
        """Fast: write the features of a seat of the loaded position."""
        return 0

    def final_value(self, seat: int) -> int:
        """Fast: return the final value of a seat: its score, and tie-breaks as thousandths."""
        return 0

    def evaluate(self, state: State) -> int:
        """Fast: set the expected final score of every seat, in thousandths of a point."""
        self.load(state)
        if state.actor == core.NOBODY:
            for seat in range(state.seats):
                self.expected[seat] = self.final_value(seat)
            return 0
        for seat in range(state.seats):
            for i in range(self.size):
                self.features[i] = 0
            self.write_features(seat)
            self.expected[seat] = dot(self.features, self.weights[self.stage], self.size)
        return 0

    def margin(self, state: State, seat: int) -> int:
        """Fast: return a seat's expected lead over the best of the others."""
        self.evaluate(state)
        best = -1000 * const.POINT
        for other in range(state.seats):
            if other != seat and self.expected[other] > best:
                best = self.expected[other]
        return self.expected[seat] - best

    # Checked methods

    def points(self, state: State) -> tuple[float, ...]:
        """Return the expected final score of every seat."""
        self._require_game(state)
        self.evaluate(state)
        return tuple([self.expected[seat] / 1000.0 for seat in range(state.seats)])

    def spread_at(self, state: State) -> float:
        """Return the standard deviation of the final margin, in points; 0 at the end."""
        self._require_game(state)
        self.load(state)
        return 0.0 if state.actor == core.NOBODY else self.spread[self.stage] / 1000.0

    def features_of(self, state: State) -> tuple[int, list[list[int]]]:
        """Return the stage of a position and the features of every seat."""
        self._require_game(state)
        self.load(state)
        found = []
        for seat in range(state.seats):
            for i in range(self.size):
                self.features[i] = 0
            self.write_features(seat)
            found.append([self.features[i] for i in range(self.size)])
        return self.stage, found

    def _require_game(self, state: State) -> None:
        """Raise `BadSetup` for a position of another game."""
        if state.game_id() != self.game:
            sentence = f"this evaluation is for {self.game}, not {state.game_id()}"
            raise BadSetup("setup.game", sentence, {"game": self.game, "other": state.game_id()})

    features: list[int]
    weights: list[list[int]]
    spread: list[int]
    expected: list[int]


def dot(a: list[int], b: list[int], size: int) -> int:
    """Fast: return the dot product."""
    total = 0
    for i in range(size):
        total += a[i] * b[i]
    return total


EvaluationFactory = Callable[[State], Evaluation]  # creates the evaluation for a position's setup
