"""Random play in engine code."""

from __future__ import annotations

from tilewright.core import const
from tilewright.core.rng import Rng
from tilewright.core.state import State


def play_on(state: State, rng: Rng, moves: int) -> int:
    """Fast: make random moves, starting a new match after each end; return their number."""
    made = 0
    while made < moves:
        if state.actor == const.NATURE:
            state.fast_deal(rng)
        elif state.actor == const.NOBODY:
            state.fast_restart()
        else:
            state.fast_apply(state.fast_pick(rng))
            made += 1
    return made
