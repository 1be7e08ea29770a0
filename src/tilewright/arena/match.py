"""A series of games between bots: every deal is played with the seats rotated."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass
from signal import SIG_IGN, SIGINT, signal

from tilewright.arena.entry import close_players, make_player
from tilewright.arena.game import GameResult, play_game
from tilewright.arena.tally import Tally
from tilewright.bots import Bot
from tilewright.core.errors import BadSetup
from tilewright.core.registry import find_game
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for


@dataclass(frozen=True)
class Series:
    """What is to be played: game, side, seats, who sits down, and how often."""

    game: str
    side: str
    seats: int
    bots: tuple[str, ...]  # the entries; fewer than seats are repeated in order
    games: int
    seed: int

    def __post_init__(self) -> None:
        game = find_game(self.game)
        game.new(self.seats, self.side)
        for bot in self.bots:
            make_player(bot, game)
        if not 1 <= len(self.bots) <= self.seats:
            sentence = f"{self.seats} seats take 1 to {self.seats} bots, not {len(self.bots)}"
            raise BadSetup("setup.bots", sentence, {"bots": len(self.bots)})
        if self.games < 1:
            sentence = f"a match has at least one game, not {self.games}"
            raise BadSetup("setup.games", sentence, {"games": self.games})

    @property
    def deals(self) -> int:
        """How many deals are played, each once per rotation of the seats."""
        return -(-self.games // self.seats)

    @property
    def total_games(self) -> int:
        """How many games that makes: those asked for, made up to whole rotations."""
        return self.deals * self.seats

    def entry_at(self, seat: int, rotation: int) -> int:
        """Return which entry sits at a seat in a rotation."""
        return (seat + rotation) % self.seats % len(self.bots)

    def seats_of(self, entry: int, rotation: int) -> list[int]:
        """Return the seats that an entry holds in a rotation."""
        return [seat for seat in range(self.seats) if self.entry_at(seat, rotation) == entry]


@dataclass(frozen=True)
class Outcome:
    """One game of a series: which deal, which rotation, and its result."""

    deal: int
    rotation: int
    result: GameResult


def play_deal(series: Series, deal: int) -> list[Outcome]:
    """Play one deal in every rotation; the same numbers give the same games anywhere."""
    game = find_game(series.game)
    entries = [make_player(name, game) for name in series.bots]
    try:
        return [_play_rotation(series, deal, r, entries) for r in range(series.seats)]
    finally:
        close_players(entries)


def _play_rotation(series: Series, deal: int, rotation: int, entries: Sequence[Bot]) -> Outcome:
    chance = Rng(seed_for(series.seed, "deal", deal))
    seats = range(series.seats)
    rngs = [Rng(seed_for(series.seed, "seat", deal, rotation, seat)) for seat in seats]
    bots = [entries[series.entry_at(seat, rotation)] for seat in seats]
    state = find_game(series.game).new(series.seats, series.side)
    return Outcome(deal, rotation, play_game(state, bots, chance, rngs))


def play_deals(series: Series, deals: Sequence[int]) -> list[Outcome]:
    """Play several deals."""
    return [outcome for deal in deals for outcome in play_deal(series, deal)]


def play_series(
    series: Series, jobs: int = 1, progress: Callable[[int], None] = lambda games: None
) -> Tally:
    """Play a whole series, on several processes if asked; tell the progress in games."""
    tally = Tally(series)
    with closing(_outcomes(series, jobs)) as finished:
        for outcomes in finished:
            for outcome in outcomes:
                tally.add(outcome)
            progress(len(outcomes))
    return tally


def _outcomes(series: Series, jobs: int) -> Generator[list[Outcome], None, None]:
    if jobs == 1:
        yield from (play_deal(series, deal) for deal in range(series.deals))
        return
    pool = ProcessPoolExecutor(jobs, initializer=_ignore_interrupts)
    try:
        waiting = [pool.submit(play_deals, series, list(c)) for c in _chunks(series, jobs)]
        yield from (done.result() for done in as_completed(waiting))
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the main process: it lets the games under way end and starts no more."""
    signal(SIGINT, SIG_IGN)


def _chunks(series: Series, jobs: int) -> Iterable[range]:
    size = max(1, min(50, series.deals // (4 * jobs)))
    return (range(i, min(i + size, series.deals)) for i in range(0, series.deals, size))
