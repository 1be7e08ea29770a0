"""Analysis of a whole record, ply by ply."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Final

from tilewright.arena.analyst import ANALYST, Analyst, Loss, PositionAnalysis, analyse_position
from tilewright.arena.moment import Moment
from tilewright.arena.turning_points import (
    MAX_POINTS,
    MIN_SWING,
    Account,
    TurningPoint,
    accounts,
    turning_points,
)
from tilewright.bots import Limits
from tilewright.core.record import Record, apply_ply
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for
from tilewright.core.state import State

NO_THREADS: Final = sys.platform == "emscripten"
Look = Callable[[int, State], PositionAnalysis]


@dataclass(frozen=True)
class RecordAnalysis:
    """The analysed moments of a record, up to its end or to where the analysis stopped."""

    record: Record
    moments: tuple[Moment, ...]

    @property
    def is_complete(self) -> bool:
        """Whether the whole record has been analysed."""
        return len(self.moments) == len(self.record.plies) + 1

    def rounds(self) -> list[tuple[int, int]]:
        """Return every round with its first ply."""
        found: dict[int, int] = {}
        for moment in self.moments:
            found.setdefault(moment.round, moment.number)
        return list(found.items())

    def turning_points(
        self, least: float = MIN_SWING, most: int = MAX_POINTS
    ) -> list[TurningPoint]:
        """Return the largest losses and swings of the win chance, in match order."""
        return turning_points(self.moments, least, most)

    def accounts(self) -> list[Account]:
        """Return how well each seat decided."""
        return accounts(self.moments, self.record.seats)

    def to_data(self, least: float = MIN_SWING, most: int = MAX_POINTS) -> dict[str, object]:
        """Return the analysis as plain data."""
        record = self.record
        return {
            "game": record.game.id,
            "side": record.side,
            "seats": record.seats,
            "names": record.names,
            "plies": len(record.plies),
            "complete": self.is_complete,
            "moments": [moment.to_data() for moment in self.moments],
            "turning_points": [p.to_data() for p in self.turning_points(least, most)],
            "accounts": [account.to_data() for account in self.accounts()],
        }


def analyse_record(
    record: Record,
    limits: Limits | None = None,
    seed: int = 0,
    *,
    bot: str = ANALYST,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda moments: None,
) -> RecordAnalysis:
    """Return a bot's analysis of a record; call `progress` with the number of new moments.

    With a limit on nodes or depth the same seed gives the same analysis, with any number of
    jobs (threads).
    """
    moments = []
    with closing(analyse_moments(record, limits, seed, bot=bot, jobs=jobs)) as found:
        for moment in found:
            moments.append(moment)
            progress(1)
    return RecordAnalysis(record, tuple(moments))


def analyse_moments(
    record: Record,
    limits: Limits | None = None,
    seed: int = 0,
    *,
    bot: str = ANALYST,
    jobs: int = 1,
) -> Generator[Moment, None, None]:
    """Yield the moments of a record in order; closing the generator stops the search."""
    analysts = [Analyst(record.game, bot, limits) for _ in range(jobs)]
    idle: SimpleQueue[Analyst] = SimpleQueue()
    for analyst in analysts:
        idle.put(analyst)

    def look(number: int, state: State) -> PositionAnalysis:
        ply = record.plies[number] if number < len(record.plies) else None
        played = None if isinstance(ply, tuple) else ply
        analyst = idle.get()
        try:
            rng = Rng(seed_for(seed, "analysis", number))
            return analyst.look(state, rng, played, top=1)
        finally:
            idle.put(analyst)

    states = _states(record)
    pool = ThreadPoolExecutor(jobs)  # it starts no thread before there is work

    def start(number: int, state: State) -> Future[PositionAnalysis]:
        return _Later(look, number, state) if NO_THREADS else pool.submit(look, number, state)

    try:
        last = len(record.plies)
        numbers = [i for i, state in enumerate(states) if i == last or _needs_analysis(state)]
        chosen = {i: start(i, states[i]) for i in numbers}
        for number, state in enumerate(states):
            yield _moment(record, number, state, chosen)
    finally:
        for analyst in analysts:
            analyst.end()
        pool.shutdown(cancel_futures=True)


class _Later(Future[PositionAnalysis]):
    """What is worked out when it is asked for, where there are no threads."""

    def __init__(self, look: Look, number: int, state: State) -> None:
        super().__init__()
        self._work = (look, number, state)

    def result(self, timeout: float | None = None) -> PositionAnalysis:
        """Return the analysis, which takes as long as it takes."""
        if not self.done():
            look, number, state = self._work
            self.set_result(look(number, state))
        return super().result(timeout)


def _moment(
    record: Record, number: int, state: State, chosen: dict[int, Future[PositionAnalysis]]
) -> Moment:
    """Return a moment; without a choice it has the outlook of the next one that was analysed."""
    ply = record.plies[number] if number < len(record.plies) else None
    if number in chosen:
        return Moment(number, ply, chosen[number].result())
    ahead = next(i for i in range(number, len(record.plies) + 1) if i in chosen)
    outlook = chosen[ahead].result().outlook
    return Moment(number, ply, PositionAnalysis(state, outlook, ()))


def _states(record: Record) -> list[State]:
    state = record.initial()
    states: list[State] = [state.copy()]
    for ply in record.plies:
        apply_ply(state, ply)
        states.append(state.copy())
    return states


def _needs_analysis(state: State) -> bool:
    """Return whether a position needs analysis: a single legal action needs none."""
    return state.actor < 0 or len(state.legal_actions()) > 1


__all__ = [
    "Account",
    "Loss",
    "Moment",
    "PositionAnalysis",
    "RecordAnalysis",
    "TurningPoint",
    "analyse_moments",
    "analyse_position",
    "analyse_record",
]
