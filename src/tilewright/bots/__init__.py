"""Players that are programs, any of them for any game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tilewright.bots.bot import Bot
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.ladder import NAMES, Level, levels_of
from tilewright.bots.levels import LevelBot
from tilewright.bots.limits import Limits, read_limits
from tilewright.bots.random import RandomBot
from tilewright.bots.search.deep import DeepBot
from tilewright.bots.search.sampling import TreeBot
from tilewright.bots.strong import StrongBot
from tilewright.bots.thought import Candidate, Thinker, Thought
from tilewright.bots.weights import find_evaluation
from tilewright.core.errors import BadSetup, UnknownName
from tilewright.core.game import Game
from tilewright.core.state import State

Judge = Callable[[State], Evaluation]


def judge_by(game: Game, weights: str) -> Judge:
    """Return what makes evaluations of a game's positions, by a set of weights."""
    return partial(_judge, game, weights)


def _judge(game: Game, weights: str, state: State) -> Evaluation:
    if state.game_id() != game.id:
        sentence = f"a bot for {game.id} knows nothing of {state.game_id()}"
        raise BadSetup("setup.game", sentence, {"game": game.id, "other": state.game_id()})
    return find_evaluation(game, weights, state.seats, state.side)


def _random(game: Game, limits: Limits | None) -> Bot:
    return RandomBot()


def _greedy(game: Game, limits: Limits | None) -> Bot:
    return GreedyBot(judge_by(game, "plain"))


def _uct(game: Game, limits: Limits | None) -> Thinker:
    return TreeBot("uct", judge_by(game, "tuned"), limits, guided=False)


def _guided(game: Game, limits: Limits | None) -> Thinker:
    return TreeBot("guided", judge_by(game, "tuned"), limits, guided=True)


def _deep(game: Game, limits: Limits | None) -> Thinker:
    return DeepBot("deep", judge_by(game, "tuned"), limits)


def _strong(game: Game, limits: Limits | None) -> Thinker:
    return StrongBot("strong", judge_by(game, "tuned"), limits)


def _level(place: int, game: Game, limits: Limits | None) -> Thinker:
    level = levels_of(game)[place]
    if limits is not None:
        level = level._replace(limits=_less(level.limits, limits))
    if place == len(NAMES) - 1:
        judge = judge_by(game, level.weights)
        return StrongBot(level.name, judge, level.limits, most=level.limits)
    return LevelBot(level, DeepBot(level.name, judge_by(game, level.weights), level.limits))


def _less(own: Limits, given: Limits) -> Limits:
    """Return what a level may spend; by nodes alone, if so told, its choices can be repeated."""
    least = own.within(given)
    by_nodes = given.nodes is not None and given.seconds is None
    return least._replace(seconds=None) if by_nodes else least


_MAKERS: Final[dict[str, Callable[[Game, Limits | None], Bot]]] = {
    "random": _random,
    "greedy": _greedy,
    "uct": _uct,
    "guided": _guided,
    "deep": _deep,
    "strong": _strong,
}
_LEVELS: Final[dict[str, Callable[[Game, Limits | None], Bot]]] = {
    name: partial(_level, place) for place, name in enumerate(NAMES)
}


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots: the kinds of player, then the levels of the ladder."""
    return tuple(_MAKERS) + level_names()


def level_names() -> tuple[str, ...]:
    """Return the names of the levels, the weakest first."""
    return tuple(_LEVELS)


def make_bot(name: str, game: Game, limits: Limits | None = None) -> Bot:
    """Return a bot that plays a game.

    The name may carry limits of its own, `strong:time=0.1`, which go before those given.
    A level thinks as much as belongs to it, or less where the limits say so.
    """
    word, colon, own = name.partition(":")
    makers = _MAKERS | _LEVELS
    if word not in makers:
        raise UnknownName("bot", name, bot_names())
    return makers[word](game, read_limits(own, limits) if colon else limits)


__all__ = [
    "Bot",
    "Candidate",
    "Level",
    "Limits",
    "Thinker",
    "Thought",
    "bot_names",
    "find_evaluation",
    "judge_by",
    "level_names",
    "make_bot",
]
