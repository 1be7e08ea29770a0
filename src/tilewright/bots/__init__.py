"""Bots: programs that play any of the games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal, NamedTuple, TypeAlias, cast, overload

from tilewright.bots.bot import Bot
from tilewright.bots.evaluation import Evaluation, EvaluationFactory
from tilewright.bots.greedy import GreedyBot
from tilewright.bots.ladder import NAMES, Level, levels_of
from tilewright.bots.levels import LevelBot
from tilewright.bots.limits import Limits, read_limits
from tilewright.bots.net_file import attach_file, attach_shipped
from tilewright.bots.plugins import makers, register_bot
from tilewright.bots.random import RandomBot
from tilewright.bots.search.deep_bot import DeepBot
from tilewright.bots.search.tree_bot import TreeBot
from tilewright.bots.strong import StrongBot
from tilewright.bots.thought import Candidate, Thinker, Thought
from tilewright.bots.weights import evaluation_of_file, find_evaluation
from tilewright.core.errors import BadSetup, UnknownName, quote
from tilewright.core.game import Game
from tilewright.core.state import State

SHIPPED_NET: Final = "own"  # the net that comes with the package, if there is one
NO_NET: Final = "none"
SEARCHES: Final = ("deep", "guided", "strong")  # the bots that take weights and nets


class Judge(NamedTuple):
    """How the bots that search judge positions: with which weights, and with which net."""

    weights: str = "tuned"  # a set of the package, unless a file is given
    file: str = ""
    net: str = NO_NET  # `own` for the one that comes with the package, or the name of a file


def evaluation_factory(
    game: Game, weights: str, net: str = NO_NET, file: str = ""
) -> EvaluationFactory:
    """Return a function that creates the evaluation for a position.

    `weights` names a set of weights of the package, `file` a file of weights to use instead.
    `net` is `own` for the net that comes with the package, `none`, or the name of a file.
    """
    return partial(_new_evaluation, game, Judge(weights, file, net))


def _new_evaluation(game: Game, judge: Judge, state: State) -> Evaluation:
    if state.game_id() != game.id:
        sentence = f"this bot plays {game.id}, not {state.game_id()}"
        raise BadSetup("setup.game", sentence, {"game": game.id, "other": state.game_id()})
    if judge.file:
        evaluation = evaluation_of_file(game, judge.file, state.seats, state.side)
    else:
        evaluation = find_evaluation(game, judge.weights, state.seats, state.side)
    if judge.net == SHIPPED_NET:
        attach_shipped(evaluation, state.side, state.seats)
    elif judge.net != NO_NET:
        attach_file(evaluation, state.side, state.seats, judge.net)
    return evaluation


def _random(game: Game, limits: Limits | None, judge: Judge) -> Bot:
    return RandomBot()


def _greedy(game: Game, limits: Limits | None, judge: Judge) -> Bot:
    return GreedyBot(evaluation_factory(game, "plain"))


def _uct(game: Game, limits: Limits | None, judge: Judge) -> Thinker:
    return TreeBot("uct", evaluation_factory(game, "tuned"), limits, guided=False)


def _guided(game: Game, limits: Limits | None, judge: Judge) -> Thinker:
    return TreeBot("guided", partial(_new_evaluation, game, judge), limits, guided=True)


def _deep(game: Game, limits: Limits | None, judge: Judge) -> Thinker:
    return DeepBot("deep", partial(_new_evaluation, game, judge), limits)


def _strong(game: Game, limits: Limits | None, judge: Judge) -> Thinker:
    return StrongBot("strong", partial(_new_evaluation, game, judge), limits)


def _level(place: int, game: Game, limits: Limits | None, judge: Judge) -> Thinker:
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


_MAKERS: Final[dict[str, Callable[[Game, Limits | None, Judge], Bot]]] = {
    "random": _random,
    "greedy": _greedy,
    "uct": _uct,
    "guided": _guided,
    "deep": _deep,
    "strong": _strong,
}
_LEVELS: Final[dict[str, Callable[[Game, Limits | None, Judge], Bot]]] = {
    name: partial(_level, place) for place, name in enumerate(NAMES)
}


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots: kinds of bot, levels of the ladder, bots from elsewhere."""
    return tuple(dict.fromkeys((*_MAKERS, *_LEVELS, *makers())))


def level_names() -> tuple[str, ...]:
    """Return the names of the levels, weakest first."""
    return tuple(_LEVELS)


Searching: TypeAlias = Literal[
    "uct",
    "guided",
    "deep",
    "strong",
    "novice",
    "apprentice",
    "tiler",
    "mason",
    "artisan",
    "master",
]


@overload
def make_bot(name: Searching, game: Game, limits: Limits | None = None) -> Thinker: ...
@overload
def make_bot(name: str, game: Game, limits: Limits | None = None) -> Bot: ...
def make_bot(name: str, game: Game, limits: Limits | None = None) -> Bot:
    """Return a bot that plays a game.

    The name may include limits, as in `strong:time=0.1`, which override those given. A level
    keeps its own limits, or tighter ones if given. `net=FILE` uses the net of a file, `net=none`
    no net, `weights=FILE` the weights of a file; they are for `deep`, `guided` and `strong`.
    """
    word, colon, own = name.partition(":")
    ours, theirs = _MAKERS | _LEVELS, makers()
    if word not in ours and word not in theirs:
        raise UnknownName("bot", name, bot_names())
    judge, rest = _split_judge(word, own)
    if rest or (colon and not own):
        limits = read_limits(rest, limits)
    return ours[word](game, limits, judge) if word in ours else theirs[word](game, limits)


def check_files(name: str, state: State) -> None:
    """Raise `BadSetup` if the weights or the net in a bot's name do not fit the match of a state.

    Without this, the bot itself raises when it first thinks.
    """
    word, _, own = name.partition(":")
    judge, _ = _split_judge(word, own)
    if judge.file or judge.net not in (SHIPPED_NET, NO_NET):
        _new_evaluation(state.game, judge, state)


def make_thinker(name: str, game: Game, limits: Limits | None = None) -> Thinker:
    """Return a bot that reports what it finds; raise `BadSetup` if the bot of this name does not.

    The names and limits are those of `make_bot`.
    """
    bot = make_bot(name, game, limits)
    if not (hasattr(bot, "think") and hasattr(bot, "weigh")):
        sentence = f"the bot {quote(name)} does not report what it finds; use {', '.join(SEARCHES)}"
        raise BadSetup("setup.thinker", sentence, {"bot": name})
    return cast("Thinker", bot)


def _split_judge(word: str, options: str) -> tuple[Judge, str]:
    """Return the weights and the net that the options of a bot name, and the other options."""
    found: dict[str, str] = {}
    rest = []
    for part in options.split(","):
        key, equals, value = part.strip().partition("=")
        if key in ("net", "weights") and equals:
            found[key] = value
        else:
            rest.append(part)
    if found and word not in SEARCHES:
        key, value = found.popitem()
        sentence = f"{word} takes no {key}; {', '.join(SEARCHES)} do"
        raise BadSetup(f"setup.{key}", sentence, {key: value})
    file = found.get("weights", "")
    # The nets of the package correct the weights of the package.
    net = found.get("net", NO_NET if file else SHIPPED_NET)
    return Judge(file=file, net=net), ",".join(rest)


__all__ = [
    "Bot",
    "Candidate",
    "Level",
    "Limits",
    "Thinker",
    "Thought",
    "bot_names",
    "check_files",
    "evaluation_factory",
    "find_evaluation",
    "level_names",
    "make_bot",
    "make_thinker",
    "register_bot",
]
