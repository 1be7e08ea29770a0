"""The bot `random`: any legal action, with equal probability."""

from __future__ import annotations

from tilewright.bots.chooser import Chooser, RandomChooser
from tilewright.core.rng import Rng
from tilewright.core.state import State


class RandomBot:
    """Plays at random."""

    name = "random"

    def choose(self, state: State, rng: Rng) -> int:
        """Return a random legal action."""
        return state.random_action(rng)

    def chooser(self, state: State) -> Chooser:
        """Return the same bot for native code."""
        return RandomChooser()
