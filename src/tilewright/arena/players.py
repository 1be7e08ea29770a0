"""Players by name: bots, bot objects of any module, and programs that speak the engine protocol."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tilewright.bots import Bot, Limits, bot_names, check_files, make_bot
from tilewright.bots.plugins import is_object_name, load_bot
from tilewright.core.game import Game
from tilewright.core.state import State
from tilewright.engine.bot import EngineBot

ENGINE: Final = "engine"
OBJECT: Final = "python"  # how a record calls a player that was named `module:object`


def is_engine(name: str) -> bool:
    """Return whether a name is that of a program: `engine:` and a command."""
    return name.startswith(f"{ENGINE}:")


def is_object(name: str) -> bool:
    """Return whether a name is that of a Python object rather than of a known bot."""
    return name.partition(":")[0] not in bot_names() and is_object_name(name)


def split_label(bot: str) -> tuple[str, str]:
    """Return how a player is called and its name: `LABEL=NAME`, or the name alone for both."""
    label, equals, name = bot.partition("=")
    is_labelled = equals and name and label.strip() and ":" not in label
    return (label.strip(), name) if is_labelled else (bot, bot)


def make_player(name: str, game: Game, limits: Limits | None = None) -> Bot:
    """Return the player with a name; a program is started when it is first asked.

    A name is that of a bot, `module:object` or `FILE.py:object`, or `engine:` and a command. Only
    use names that you trust: modules and programs are run.
    """
    if is_engine(name):
        return EngineBot(name.removeprefix(f"{ENGINE}:"), game, limits)
    if is_object(name):
        return load_bot(name, game, limits)
    return make_bot(name, game, limits)


def check_player(name: str, state: State, limits: Limits | None = None) -> None:
    """Raise if a name is that of no player, or if its files do not fit the match of a state."""
    close_players([make_player(name, state.game, limits)])
    if not is_engine(name) and not is_object(name):
        check_files(name, state)


def close_players(players: Iterable[Bot]) -> None:
    """End the programs among the players."""
    for player in players:
        if isinstance(player, EngineBot):
            player.close()
