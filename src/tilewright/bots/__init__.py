"""Players that are programs, any of them for any game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tilewright.bots.bot import Bot
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.limits import Limits, read_limits
from tilewright.bots.random import RandomBot
from tilewright.bots.search.deep import DeepBot
from tilewright.bots.search.sampling import TreeBot
from tilewright.bots.weights import find_evaluation
from tilewright.core.errors import UnknownName
from tilewright.core.game import Game
from tilewright.core.state import State


def _judge(game: Game, weights: str) -> Callable[[State], Evaluation]:
    return lambda state: find_evaluation(game, weights, state.seats, state.side)


_MAKERS: Final[dict[str, Callable[[Game, Limits | None], Bot]]] = {
    "random": lambda game, limits: RandomBot(),
    "greedy": lambda game, limits: GreedyBot(_judge(game, "plain")),
    "uct": lambda game, limits: TreeBot("uct", _judge(game, "tuned"), limits, guided=False),
    "guided": lambda game, limits: TreeBot("guided", _judge(game, "tuned"), limits, guided=True),
    "deep": lambda game, limits: DeepBot("deep", _judge(game, "tuned"), limits),
    "deeplain": lambda game, limits: DeepBot("deep", _judge(game, "plain"), limits),
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
