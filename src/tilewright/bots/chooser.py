"""Bots as engine code knows them."""

from __future__ import annotations

from tilewright.core import const
from tilewright.core.rng import Rng
from tilewright.core.state import State


class Chooser:
    """Chooses actions without Python; this one leaves it to others."""

    def fast_choose(self, state: State, rng: Rng) -> int:
        """Engine: an action of the seat to act, or `UNDECIDED` if it is not this one's to say."""
        return const.UNDECIDED


class RandomChooser(Chooser):
    """Any legal action, each as likely as the others."""

    def fast_choose(self, state: State, rng: Rng) -> int:
        """Engine: one of the legal actions."""
        return state.fast_pick(rng)
