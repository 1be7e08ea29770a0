"""Random play at full speed, the interpreter free for other threads meanwhile."""

from __future__ import annotations

from tilewright.core import release
from tilewright.core.rng import Rng
from tilewright.core.state import State


def random_moves(state: State, rng: Rng, moves: int) -> int:
    """Make random moves in `state`, match after match; return how many were made."""
    return release.play_on(state, rng, moves)
