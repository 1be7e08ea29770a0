"""Players by name: our own bots, and programs that speak the engine protocol."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tilewright.bots import Bot, Limits, make_bot
from tilewright.core.game import Game
from tilewright.engine.bot import EngineBot

ENGINE: Final = "engine"


def is_engine(name: str) -> bool:
    """Return whether a name is that of a program: `engine:` and a command."""
    return name.startswith(f"{ENGINE}:")


def make_player(name: str, game: Game, limits: Limits | None = None) -> Bot:
    """Return the player with a name; a program is started when it is first asked."""
    if is_engine(name):
        return EngineBot(name.removeprefix(f"{ENGINE}:"), game, limits)
    return make_bot(name, game, limits)


def close_players(players: Iterable[Bot]) -> None:
    """End the programs among the players."""
    for player in players:
        if isinstance(player, EngineBot):
            player.close()
