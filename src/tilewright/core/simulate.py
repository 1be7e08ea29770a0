"""Random play at full speed."""

from __future__ import annotations

from tilewright.core import const, nogil
from tilewright.core.rng import Rng, check_rng
from tilewright.core.state import State


def random_moves(state: State, rng: Rng, moves: int) -> int:
    """Make random moves in `state`, match after match; return how many were made.

    In the compiled form other threads run meanwhile.
    """
    if type(state) is State or not isinstance(state, State):
        raise TypeError(f"random play needs a state of a game, not {type(state).__name__}")
    return nogil.play_on(state, check_rng(rng), moves)


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
