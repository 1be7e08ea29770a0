"""Random play at full speed, the interpreter free for other threads meanwhile."""

from __future__ import annotations

from tilewright.core import nogil
from tilewright.core.rng import Rng, check_rng
from tilewright.core.state import State


def random_moves(state: State, rng: Rng, moves: int) -> int:
    """Make random moves in `state`, match after match; return how many were made."""
    if type(state) is State or not isinstance(state, State):
        raise TypeError(f"random play needs a state of a game, not {type(state).__name__}")
    return nogil.play_on(state, check_rng(rng), moves)
