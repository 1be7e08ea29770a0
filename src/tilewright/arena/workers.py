"""How the matches of a series are played: the interface, the queue, and play in this process."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from itertools import islice
from logging import getLogger
from time import perf_counter
from typing import Final, Protocol

from tilewright.arena.match import BotNotMade, close_bots, failed_result, make_seat_bots, play_match
from tilewright.arena.record_folder import record_text
from tilewright.arena.series import Series
from tilewright.arena.tally import Outcome
from tilewright.core.errors import TilewrightError
from tilewright.core.record import Ply
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for

LOG: Final = getLogger(__name__)
Batches = Generator[list[Outcome], None, None]

TICK: Final = 0.2  # seconds between progress updates while waiting
MIN_CHUNK_SECONDS: Final = 0.25
MAX_CHUNK_SECONDS: Final = 1.0
MAX_CHUNK: Final = 4096  # matches
MAX_TRIES: Final = 5  # before a match that keeps killing its worker is given up


class Work(Protocol):
    """Numbered matches that are more than played; the same number gives the same outcome."""

    def play(self, number: int) -> Outcome:
        """Play a match; `Outcome.found` may hold what else it brought."""
        ...

    def describe(self, number: int) -> str:
        """Return what a match is, in a few words, for an error."""
        ...


class Workers(Protocol):
    """Plays matches, somewhere."""

    def play(self, series: Series | Work, numbers: Iterator[int]) -> Batches:
        """Play the matches with these numbers, and yield them as they end, in any order.

        An empty list means only that time has passed. Closing the generator stops all matches
        and starts no more.
        """
        ...


class LostMatch(TilewrightError):
    """A match killed every process that played it."""


def play_fixture(series: Series, number: int) -> Outcome:
    """Play one match; the same series and number give the same match anywhere."""
    fixture = series.fixture(number)
    game = find_game(series.game)
    state = game.new(series.seats, series.side)
    names = [series.players[entry] for entry in fixture.entries]
    try:
        bots = make_seat_bots(names, game, series.limits)
    except BotNotMade as failed:
        return Outcome(number, failed_result(state, failed.failure))
    words = (series.seed, "seat", fixture.deal, fixture.rotation)
    rngs = [Rng(seed_for(*words, seat)) for seat in range(series.seats)]
    try:
        chance = Rng(seed_for(series.seed, "deal", fixture.deal))
        plies: list[Ply] = []
        result = play_match(state, bots, chance, rngs, plies)
        record = record_text(series, number, plies) if series.records else None
        return Outcome(number, result, record)
    finally:
        close_bots(bots)


def play_number(series: Series | Work, number: int) -> Outcome:
    """Play one match of a series, or of other work."""
    return play_fixture(series, number) if isinstance(series, Series) else series.play(number)


def describe_number(series: Series | Work, number: int) -> str:
    """Return what a match is, in a few words."""
    if not isinstance(series, Series):
        return series.describe(number)
    fixture = series.fixture(number)
    names = ", ".join(series.labels[entry] for entry in fixture.entries)
    return f"deal {fixture.deal}, rotation {fixture.rotation} ({names})"


class InProcess:
    """Plays one match after another in this process."""

    def play(self, series: Series | Work, numbers: Iterator[int]) -> Batches:
        """Play the matches in order."""
        for number in numbers:
            yield [play_number(series, number)]


class MatchQueue:
    """The matches still to play, handed out in chunks of about half a second."""

    def __init__(self, series: Series | Work, numbers: Iterator[int]) -> None:
        self._series = series
        self._numbers = numbers
        self._size = 1
        self._lost: list[int] = []
        self._tries: dict[int, int] = {}

    def take(self) -> list[int]:
        """Return the next chunk; lost matches come first, one at a time."""
        if self._lost:
            return [self._lost.pop()]
        return list(islice(self._numbers, self._size))

    def adapt_size(self, matches: int, seconds: float) -> None:
        """Adapt the chunk size to how long a chunk took."""
        if seconds < MIN_CHUNK_SECONDS and matches == self._size:
            self._size = min(2 * self._size, MAX_CHUNK)
        elif seconds > MAX_CHUNK_SECONDS:
            self._size = max(1, self._size // 2)

    def requeue(self, numbers: Iterable[int], cause: str) -> None:
        """Put back matches whose worker died; give up a match after some tries."""
        lost = list(numbers)
        LOG.warning("lost %d matches (%s); playing them again", len(lost), cause)
        for number in lost:
            self._tries[number] = self._tries.get(number, 0) + 1
            if self._tries[number] >= MAX_TRIES:
                raise self._give_up(number, cause)
            self._lost.append(number)

    def _give_up(self, number: int, cause: str) -> LostMatch:
        sentence = (
            f"{describe_number(self._series, number)} kills the process that "
            f"plays it: given up after {MAX_TRIES} tries, the last with {cause}"
        )
        return LostMatch("arena.lost", sentence, {"match": number})


def play_chunk(
    series: Series | Work, numbers: Sequence[int], interval: float
) -> Iterator[list[Outcome]]:
    """Play matches, and yield those that ended every `interval` seconds."""
    done: list[Outcome] = []
    since = perf_counter()
    for number in numbers:
        done.append(play_number(series, number))
        if perf_counter() - since > interval:
            yield done
            done = []
            since = perf_counter()
    yield done
