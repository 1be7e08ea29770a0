"""What a position is worth to every seat, as far as a bot can tell.

A game's evaluation describes a position by small whole numbers, its *features*, seat by seat,
and says in which *stage* of a match it is. The worth of a seat is the final score to be
expected of it: the sum of its features, each times the weight it has at that stage. Weights
are in thousandths of a point; they come from a data file, and the data file from self-play.
"""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots import const
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.errors import BadSetup
from tilewright.core.state import State


class Evaluation:
    """A game's measure of positions; each game has a subclass in `evaluations`."""

    def __init__(self, game: str, feature_names: tuple[str, ...], stages: int) -> None:
        if len(feature_names) > const.MAX_FEATURES or stages > const.MAX_STAGES:
            room = f"{const.MAX_FEATURES} features and {const.MAX_STAGES} stages"
            raise ValueError(f"an evaluation has room for {room}, too few for {game}")
        self.game = game
        self.feature_names = feature_names
        self.stages = stages
        self.size = len(feature_names)
        self.stage = 0
        self.finishes_turns = False  # whether it can judge in the middle of a turn
        arrays.allocate(
            self,
            features=(const.MAX_FEATURES,),
            weights=(const.MAX_STAGES, const.MAX_FEATURES),
            spread=(const.MAX_STAGES,),
            worth=(core.MAX_SEATS,),
        )

    def set_weights(self, weights: Sequence[Sequence[int]], spread: Sequence[int]) -> None:
        """Take over weights and, by stage, how far a final margin strays from the expected."""
        for stage in range(self.stages):
            self.spread[stage] = spread[stage]
            for i in range(self.size):
                self.weights[stage][i] = weights[stage][i]

    # Engine: every game overrides the first three.

    def take_in(self, state: State) -> int:
        """Engine: look at a position and find its stage."""
        return 0

    def describe(self, seat: int) -> int:
        """Engine: write down the features of a seat of the position taken in."""
        return 0

    def final_worth(self, seat: int) -> int:
        """Engine: the worth of a seat when the game is over; tie-breaks are small change."""
        return 0

    def measure(self, state: State) -> int:
        """Engine: find the worth of every seat."""
        self.take_in(state)
        if state.actor == core.NOBODY:
            for seat in range(state.seats):
                self.worth[seat] = self.final_worth(seat)
            return 0
        for seat in range(state.seats):
            for i in range(self.size):
                self.features[i] = 0
            self.describe(seat)
            self.worth[seat] = dot(self.features, self.weights[self.stage], self.size)
        return 0

    def margin(self, state: State, seat: int) -> int:
        """Engine: by how much a seat will be ahead of the best of the others."""
        self.measure(state)
        best = -1000 * const.POINT
        for other in range(state.seats):
            if other != seat and self.worth[other] > best:
                best = self.worth[other]
        return self.worth[seat] - best

    # For people

    def points(self, state: State) -> tuple[float, ...]:
        """Return the final score to be expected of every seat."""
        self._demand(state)
        self.measure(state)
        return tuple([self.worth[seat] / 1000.0 for seat in range(state.seats)])

    def spread_at(self, state: State) -> float:
        """Return how far, in points, a final margin strays from the expected one; 0 at the end."""
        self._demand(state)
        self.take_in(state)
        return 0.0 if state.actor == core.NOBODY else self.spread[self.stage] / 1000.0

    def features_of(self, state: State) -> tuple[int, list[list[int]]]:
        """Return the stage of a position, and the features of every seat."""
        self._demand(state)
        self.take_in(state)
        found = []
        for seat in range(state.seats):
            for i in range(self.size):
                self.features[i] = 0
            self.describe(seat)
            found.append([self.features[i] for i in range(self.size)])
        return self.stage, found

    def _demand(self, state: State) -> None:
        """Refuse a position of another game."""
        if state.game_id() != self.game:
            sentence = f"the evaluation of {self.game} knows nothing of {state.game_id()}"
            raise BadSetup("setup.game", sentence, {"game": self.game, "other": state.game_id()})

    features: list[int]
    weights: list[list[int]]
    spread: list[int]
    worth: list[int]


def dot(a: list[int], b: list[int], size: int) -> int:
    """Engine: the sum of the products."""
    total = 0
    for i in range(size):
        total += a[i] * b[i]
    return total
