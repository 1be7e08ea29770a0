"""What a bot thinks of the choices in a position, as plain data."""

from __future__ import annotations

from typing import Any, cast

from tilewright.bots import Bot
from tilewright.bots.thought import Thinker
from tilewright.core.rng import Rng
from tilewright.core.state import State


def analyse(bot: Bot, state: State, rng: Rng) -> list[dict[str, Any]]:
    """Return the actions that a bot has weighed, the best first.

    Of a bot that does not tell what it thinks there is only the action it would take.
    """
    write = state.game.write_action
    if not hasattr(bot, "think"):
        return [{"action": write(bot.choose(state, rng))}]
    thought = cast("Thinker", bot).think(state, rng, every=True)
    return [
        {
            "action": write(candidate.action),
            "points": [round(points, 2) for points in candidate.points],
            "shares": [round(share, 4) for share in candidate.shares],
            "line": [write(action) for action in candidate.line],
        }
        for candidate in thought.candidates
    ]
