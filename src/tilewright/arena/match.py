"""One match between bots, from the first deal to the result."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from typing import Final, NamedTuple

from tilewright.arena.players import make_player
from tilewright.bots import Bot, Limits
from tilewright.bots.failure import BotFailure
from tilewright.core.const import NATURE
from tilewright.core.errors import IllegalAction
from tilewright.core.game import Game
from tilewright.core.record import Ply
from tilewright.core.rng import Rng
from tilewright.core.state import State

MAX_REASON: Final = 500


class Failure(NamedTuple):
    """The seat whose bot failed, and what the bot did."""

    seat: int
    reason: str


class MatchResult(NamedTuple):
    """The result of a match by seat: scores, places, actions taken, seconds spent thinking."""

    scores: list[int]
    places: list[int]
    actions: list[int]
    seconds: list[float]
    failure: Failure | None = None


class BotNotMade(Exception):
    """A bot can't be made, so the match can't start."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.reason)
        self.failure = failure


def make_seat_bots(names: Sequence[str], game: Game, limits: Limits | None) -> list[Bot]:
    """Return a new bot for every seat; raise `BotNotMade` if one can't be made."""
    bots: list[Bot] = []
    for seat, name in enumerate(names):
        try:
            bots.append(make_player(name, game, limits))
        except (Exception, SystemExit) as error:  # a bot may raise anything
            close_bots(bots)
            raise BotNotMade(Failure(seat, failure_reason(error))) from error
    return bots


def play_match(
    state: State,
    bots: Sequence[Bot],
    chance: Rng,
    rngs: Sequence[Rng],
    plies: list[Ply] | None = None,
) -> MatchResult:
    """Let bots play a state to its end; bots and generators are in seat order.

    A bot that raises or chooses an illegal action ends the match: it comes last, and the
    others are ranked by the current position. `plies` collects what was played.
    """
    played: list[Ply] = [] if plies is None else plies
    actions = [0] * state.seats
    seconds = [0.0] * state.seats
    failure = None
    while not state.is_over:
        seat = state.actor
        if seat == NATURE:
            deal = state.deal(chance)
            state.apply_deal(deal)
            played.append(deal)
            continue
        start = perf_counter()
        try:
            action = bots[seat].choose(state.copy(), rngs[seat])
            seconds[seat] += perf_counter() - start
            state.apply(action)
        except (Exception, SystemExit) as error:  # noqa: BLE001  # a bot may raise anything
            failure = Failure(seat, failure_reason(error))
            break
        actions[seat] += 1
        played.append(action)
    return MatchResult(state.scores(), places_of(state, failure), actions, seconds, failure)


def failed_result(state: State, failure: Failure) -> MatchResult:
    """Return the result of a match that a failure ended before the first action."""
    nothing = [0] * state.seats
    places = places_of(state, failure)
    return MatchResult(state.scores(), places, nothing, [0.0] * state.seats, failure)


def places_of(state: State, failure: Failure | None) -> list[int]:
    """Return the place of every seat; one that failed is last."""
    places = state.ranking()
    if failure is None:
        return places
    others = places[: failure.seat] + places[failure.seat + 1 :]
    ranked = [1 + sum(other < place for other in others) for place in places]
    ranked[failure.seat] = state.seats
    return ranked


def failure_reason(error: BaseException) -> str:
    """Return one line that says what a bot did wrong."""
    if isinstance(error, BotFailure):
        reason = f"{error.reason}: {error}"
    elif isinstance(error, IllegalAction):
        reason = f"illegal action: {error}"
    else:
        reason = f"{type(error).__name__}: {error}"
    return " ".join(reason.split())[:MAX_REASON]


def close_bot(bot: Bot) -> None:
    """Close what a bot has open, such as another program."""
    close = getattr(bot, "close", None)
    if close is not None:
        with suppress(Exception):
            close()


def close_bots(bots: Sequence[Bot]) -> None:
    """Close what bots have open."""
    for bot in bots:
        close_bot(bot)
