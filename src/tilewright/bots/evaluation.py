"""What a position is worth to a seat, as far as a bot can tell."""

from __future__ import annotations

from tilewright.core.state import State


class Evaluation:
    """A game's measure of positions; each game has a subclass in `evaluations`."""

    def fast_value(self, state: State, seat: int) -> float:
        """Engine: the worth of a position to a seat, in points."""
        return state.fast_score(seat)
