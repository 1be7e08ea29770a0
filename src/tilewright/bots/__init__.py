"""Players that are programs, any of them for any game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from tilewright.bots.bot import Bot
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.limits import Limits, read_limits
from tilewright.bots.random import RandomBot
from tilewright.core.errors import UnknownName
from tilewright.core.game import Game


def find_evaluation(game: Game) -> Evaluation:
    """Return the measure of positions of a game."""
    module = import_module(f"tilewright.bots.evaluations.{game.id}")
    evaluation: Evaluation = module.EVALUATION()
    return evaluation


_MAKERS: Final[dict[str, Callable[[Game, Limits | None], Bot]]] = {
    "random": lambda game, limits: RandomBot(),
    "greedy": lambda game, limits: GreedyBot(find_evaluation(game)),
}


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots, the weakest first."""
    return tuple(_MAKERS)


def make_bot(name: str, game: Game, limits: Limits | None = None) -> Bot:
    """Return a bot that plays a game.

    The name may carry limits of its own, `search:time=0.1`, which go before those given.
    """
    word, colon, own = name.partition(":")
    if word not in _MAKERS:
        raise UnknownName("bot", name, bot_names())
    return _MAKERS[word](game, read_limits(own, limits) if colon else limits)


__all__ = ["Bot", "Limits", "bot_names", "find_evaluation", "make_bot"]
