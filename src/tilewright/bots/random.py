"""The bot that takes any legal action, each as likely as the others."""

from __future__ import annotations

from tilewright.bots.chooser import Chooser, RandomChooser
from tilewright.core.rng import Rng
from tilewright.core.state import State


class RandomBot:
    """Plays at random."""

    name = "random"

    def choose(self, state: State, rng: Rng) -> int:
        """Return one of the legal actions."""
        return state.random_action(rng)

    def chooser(self, state: State) -> Chooser:
        """Return the same for engine code."""
        return RandomChooser()
