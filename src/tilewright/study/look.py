"""The analysis of a position, with the arguments that a person gives."""

from __future__ import annotations

from tilewright.arena.analyst import ANALYST, PositionAnalysis, analyse_position
from tilewright.bots import Limits
from tilewright.core.rng import Rng
from tilewright.core.state import State


def analyse(
    state: State,
    limits: Limits | None = None,
    *,
    bot: str = ANALYST,
    rng: Rng | None = None,
    played: int | None = None,
) -> PositionAnalysis:
    """Return a bot's analysis of a position: its actions, the best first, and the one played."""
    return analyse_position(state, limits, rng, bot=bot, played=played)


__all__ = ["PositionAnalysis", "analyse"]
