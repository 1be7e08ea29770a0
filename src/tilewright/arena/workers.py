"""Who plays the games of a series: what all ways of doing it share, and the plainest one."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import islice
from logging import getLogger
from time import perf_counter
from typing import Final, Protocol

from tilewright.arena.game import SeatFailed, break_off, close_bots, play_game, seat_bots
from tilewright.arena.series import Series
from tilewright.arena.tally import Outcome
from tilewright.core.errors import TilewrightError
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for

LOG: Final = getLogger(__name__)
Batches = Generator[list[Outcome], None, None]

TICK: Final = 0.2  # seconds after which waiting for games is interrupted, to show the time
SHORT: Final = 0.25  # seconds that a portion of games should at least take
LONG: Final = 1.0  # and at most
MOST: Final = 4096  # games in a portion
TRIES: Final = 5  # times that a game may be lost with those who played it


class Workers(Protocol):
    """A way of playing games."""

    def play(self, series: Series, numbers: Iterator[int]) -> Batches:
        """Play the games with these numbers, and return them as they end, in any order.

        An empty list only says that time has passed. Closing the generator breaks off what
        is under way and starts nothing more.
        """
        ...


class LostGame(TilewrightError):
    """A game that ended every process that played it."""


def play_fixture(series: Series, number: int) -> Outcome:
    """Play one game; the same series and number give the same game anywhere."""
    fixture = series.fixture(number)
    game = find_game(series.game)
    state = game.new(series.seats, series.side)
    names = [series.bots[entry] for entry in fixture.entries]
    try:
        bots = seat_bots(names, game, series.limits)
    except SeatFailed as failed:
        return Outcome(number, break_off(state, failed.failure))
    words = (series.seed, "seat", fixture.deal, fixture.rotation)
    rngs = [Rng(seed_for(*words, seat)) for seat in range(series.seats)]
    try:
        chance = Rng(seed_for(series.seed, "deal", fixture.deal))
        return Outcome(number, play_game(state, bots, chance, rngs))
    finally:
        close_bots(bots)


class Here:
    """Plays one game after the other, in this process."""

    def play(self, series: Series, numbers: Iterator[int]) -> Batches:
        """Play the games in their order."""
        for number in numbers:
            yield [play_fixture(series, number)]


class Supply:
    """The games still to be handed out, in portions that take a fair time each."""

    def __init__(self, series: Series, numbers: Iterator[int]) -> None:
        self._series = series
        self._numbers = numbers
        self._size = 1
        self._lost: list[int] = []
        self._tries: dict[int, int] = {}

    def take(self) -> list[int]:
        """Return the next games to play; what was lost goes first, and alone."""
        if self._lost:
            return [self._lost.pop()]
        return list(islice(self._numbers, self._size))

    def learn(self, games: int, seconds: float) -> None:
        """Fit the size of portions to how long one has taken."""
        if seconds < SHORT and games == self._size:
            self._size = min(2 * self._size, MOST)
        elif seconds > LONG:
            self._size = max(1, self._size // 2)

    def lose(self, numbers: Iterable[int], cause: str) -> None:
        """Put games back that were lost with those who played them; not for ever."""
        lost = list(numbers)
        LOG.warning("%d games were lost by %s; they are played again", len(lost), cause)
        for number in lost:
            self._tries[number] = self._tries.get(number, 0) + 1
            if self._tries[number] >= TRIES:
                raise self._give_up(number, cause)
            self._lost.append(number)

    def _give_up(self, number: int, cause: str) -> LostGame:
        fixture = self._series.fixture(number)
        names = ", ".join(self._series.bots[entry] for entry in fixture.entries)
        sentence = (
            f"deal {fixture.deal}, rotation {fixture.rotation} ({names}) ends the process that "
            f"plays it: given up after {TRIES} tries, the last ended by {cause}"
        )
        return LostGame("arena.lost", sentence, {"deal": fixture.deal})


def play_portion(series: Series, numbers: Sequence[int], most: float) -> Iterator[list[Outcome]]:
    """Play games, and hand them on together whenever some seconds have passed."""
    done: list[Outcome] = []
    since = perf_counter()
    for number in numbers:
        done.append(play_fixture(series, number))
        if perf_counter() - since > most:
            yield done
            done = []
            since = perf_counter()
    yield done
