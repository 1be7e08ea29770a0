"""Bots: programs that play any of the games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tilewright.bots.bot import Bot
from tilewright.bots.evaluation import Evaluation, EvaluationFactory
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.ladder import NAMES, Level, levels_of
from tilewright.bots.levels import LevelBot
from tilewright.bots.limits import Limits, read_limits
from tilewright.bots.plugins import makers, register_bot
from tilewright.bots.random import RandomBot
from tilewright.bots.search.deep_bot import DeepBot
from tilewright.bots.search.tree_bot import TreeBot
from tilewright.bots.strong import StrongBot
from tilewright.bots.thought import Candidate, Thinker, Thought
from tilewright.bots.weights import find_evaluation
from tilewright.core.errors import BadSetup, UnknownName
from tilewright.core.game import Game
from tilewright.core.state import State


def evaluation_factory(game: Game, weights: str) -> EvaluationFactory:
    """Return a function that creates the evaluation for a position, with a set of weights."""
    return partial(_new_evaluation, game, weights)


def _new_evaluation(game: Game, weights: str, state: State) -> Evaluation:
    if state.game_id() != game.id:
        sentence = f"this bot plays {game.id}, not {state.game_id()}"
        raise BadSetup("setup.game", sentence, {"game": game.id, "other": state.game_id()})
    return find_evaluation(game, weights, state.seats, state.side)


def _random(game: Game, limits: Limits | None) -> Bot:
    return RandomBot()


def _greedy(game: Game, limits: Limits | None) -> Bot:
    return GreedyBot(evaluation_factory(game, "plain"))


def _uct(game: Game, limits: Limits | None) -> Thinker:
    return TreeBot("uct", evaluation_factory(game, "tuned"), limits, guided=False)


def _guided(game: Game, limits: Limits | None) -> Thinker:
    return TreeBot("guided", evaluation_factory(game, "tuned"), limits, guided=True)


def _deep(game: Game, limits: Limits | None) -> Thinker:
    return DeepBot("deep", evaluation_factory(game, "tuned"), limits)


def _strong(game: Game, limits: Limits | None) -> Thinker:
    return StrongBot("strong", evaluation_factory(game, "tuned"), limits)


def _level(place: int, game: Game, limits: Limits | None) -> Thinker:
    level = levels_of(game)[place]
    if limits is not None:
        level = level._replace(limits=_tighter(level.limits, limits))
    new_evaluation = evaluation_factory(game, level.weights)
    if place == len(NAMES) - 1:
        return StrongBot(level.name, new_evaluation, level.limits, most=level.limits)
    return LevelBot(level, DeepBot(level.name, new_evaluation, level.limits))


def _tighter(own: Limits, given: Limits) -> Limits:
    """Return the limits of a level; node limits alone keep its choices reproducible."""
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
    """Return the names of all bots: kinds of bot, levels of the ladder, bots from elsewhere."""
    return tuple(dict.fromkeys((*_MAKERS, *_LEVELS, *makers())))


def level_names() -> tuple[str, ...]:
    """Return the names of the levels, weakest first."""
    return tuple(_LEVELS)


def make_bot(name: str, game: Game, limits: Limits | None = None) -> Bot:
    """Return a bot that plays a game.

    The name may include limits, as in `strong:time=0.1`, which override those given. A level
    keeps its own limits, or tighter ones if given.
    """
    word, colon, own = name.partition(":")
    known = makers() | _MAKERS | _LEVELS
    if word not in known:
        raise UnknownName("bot", name, bot_names())
    return known[word](game, read_limits(own, limits) if colon else limits)


__all__ = [
    "Bot",
    "Candidate",
    "Level",
    "Limits",
    "Thinker",
    "Thought",
    "bot_names",
    "evaluation_factory",
    "find_evaluation",
    "level_names",
    "make_bot",
    "register_bot",
]
