"""One game between bots, from the first deal to the result."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from time import perf_counter
from typing import Final, NamedTuple

from tilewright.arena.entry import make_player
from tilewright.bots import Bot, Limits
from tilewright.bots.failure import BotFailure
from tilewright.core.const import NATURE
from tilewright.core.errors import IllegalAction
from tilewright.core.game import Game
from tilewright.core.rng import Rng
from tilewright.core.state import State

LONGEST_REASON: Final = 500


class Failure(NamedTuple):
    """A seat whose bot broke off the game, and what it did."""

    seat: int
    reason: str


class GameResult(NamedTuple):
    """How a game ended, by seat: points, places, actions taken, seconds thought."""

    scores: list[int]
    places: list[int]
    actions: list[int]
    seconds: list[float]
    failure: Failure | None = None


class SeatFailed(Exception):
    """A bot failed before the game began."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.reason)
        self.failure = failure


def seat_bots(names: Sequence[str], game: Game, limits: Limits | None) -> list[Bot]:
    """Return a new bot for every seat; raise `SeatFailed` if one of them cannot be made."""
    bots: list[Bot] = []
    for seat, name in enumerate(names):
        try:
            bots.append(make_player(name, game, limits))
        except (Exception, SystemExit) as error:  # a bot may raise anything
            close_bots(bots)
            raise SeatFailed(Failure(seat, reason_of(error))) from error
    return bots


def play_game(state: State, bots: Sequence[Bot], chance: Rng, rngs: Sequence[Rng]) -> GameResult:
    """Let bots play a state to its end; bot and generator of each seat in order.

    A bot that raises, or chooses what is not legal, ends the game: it is last, and the others
    are placed as they stand.
    """
    actions = [0] * state.seats
    seconds = [0.0] * state.seats
    failure = None
    while not state.is_over:
        seat = state.actor
        if seat == NATURE:
            state.apply_deal(state.deal(chance))
            continue
        start = perf_counter()
        try:
            action = bots[seat].choose(state.copy(), rngs[seat])
            seconds[seat] += perf_counter() - start
            state.apply(action)
        except (Exception, SystemExit) as error:  # noqa: BLE001  # a bot may raise anything
            failure = Failure(seat, reason_of(error))
            break
        actions[seat] += 1
    return GameResult(state.scores(), places_of(state, failure), actions, seconds, failure)


def break_off(state: State, failure: Failure) -> GameResult:
    """Return the result of a game that a failure ends where it stands."""
    nothing = [0] * state.seats
    places = places_of(state, failure)
    return GameResult(state.scores(), places, nothing, [0.0] * state.seats, failure)


def places_of(state: State, failure: Failure | None) -> list[int]:
    """Return the place of every seat; one that failed is last."""
    places = state.ranking()
    if failure is None:
        return places
    others = places[: failure.seat] + places[failure.seat + 1 :]
    ranked = [1 + sum(other < place for other in others) for place in places]
    ranked[failure.seat] = state.seats
    return ranked


def reason_of(error: BaseException) -> str:
    """Return in one line what a bot did wrong."""
    if isinstance(error, BotFailure):
        reason = f"{error.reason}: {error}"
    elif isinstance(error, IllegalAction):
        reason = f"illegal action: {error}"
    else:
        reason = f"{type(error).__name__}: {error}"
    return " ".join(reason.split())[:LONGEST_REASON]


def close_bot(bot: Bot) -> None:
    """Let go of what a bot holds, such as another program."""
    close = getattr(bot, "close", None)
    if close is not None:
        with suppress(Exception):
            close()


def close_bots(bots: Sequence[Bot]) -> None:
    """Let go of what bots hold."""
    for bot in bots:
        close_bot(bot)
