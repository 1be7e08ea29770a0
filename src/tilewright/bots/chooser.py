"""Bots in native code."""

from __future__ import annotations

from tilewright.core import const
from tilewright.core.rng import Rng
from tilewright.core.state import State


class Chooser:
    """Chooses actions in native code; this base class leaves every choice to others."""

    def fast_choose(self, state: State, rng: Rng) -> int:
        """Fast: return an action of the seat to act, or `UNDECIDED` to leave it to others."""
        return const.UNDECIDED


class RandomChooser(Chooser):
    """Chooses among all legal actions with equal probability."""

    def fast_choose(self, state: State, rng: Rng) -> int:
        """Fast: return a legal action."""
        return state.fast_pick(rng)
