"""What is played: a series of games between bots, every deal with the seats rotated."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import permutations
from typing import NamedTuple

from tilewright.arena.entry import make_player
from tilewright.arena.game import close_bot
from tilewright.bots import Limits
from tilewright.core.errors import BadSetup
from tilewright.core.registry import find_game


class Fixture(NamedTuple):
    """One game of a series: its group, deal and rotation, and the entry at every seat."""

    group: int
    deal: int
    rotation: int
    entries: tuple[int, ...]


@cache
def orders(seats: int) -> list[tuple[int, ...]]:
    """Return the ways round a table that no rotation turns into one another."""
    return [(0, *rest) for rest in permutations(range(1, seats))]


@dataclass(frozen=True)
class Series:
    """Game, side, seats, who sits down with whom, how often, and how long they may think.

    The games are numbered: deal by deal, in each deal group by group, in each group rotation
    by rotation. Every group plays the same deals.
    """

    game: str
    side: str
    seats: int
    bots: tuple[str, ...]  # the entries
    games: int  # of each group
    seed: int
    limits: Limits | None = None  # of bots that bring none of their own
    groups: tuple[tuple[int, ...], ...] = ()  # else one, of all bots, repeated in order

    def __post_init__(self) -> None:
        game = find_game(self.game)
        game.new(self.seats, self.side)
        if not self.groups and not 1 <= len(self.bots) <= self.seats:
            sentence = f"{self.seats} seats take 1 to {self.seats} bots, not {len(self.bots)}"
            raise BadSetup("setup.bots", sentence, {"bots": len(self.bots)})
        if self.games < 1:
            sentence = f"a match has at least one game, not {self.games}"
            raise BadSetup("setup.games", sentence, {"games": self.games})
        if self.limits:
            self.limits.checked()
        for bot in dict.fromkeys(self.bots):
            close_bot(make_player(bot, game, self.limits))

    @cached_property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """The entries of every group, one for each seat."""
        return self.groups or (tuple(seat % len(self.bots) for seat in range(self.seats)),)

    @property
    def deals(self) -> int:
        """How many deals are played, each once per group and rotation."""
        return -(-self.games // self.seats)

    @cached_property
    def games_of_a_deal(self) -> int:
        """How many games one deal makes, over all groups and rotations."""
        return len(self.tables) * self.seats

    @property
    def total_games(self) -> int:
        """How many games that makes: those asked for, made up to whole rotations."""
        return self.deals * self.games_of_a_deal

    def fixture(self, number: int) -> Fixture:
        """Return which game has a number."""
        deal, rest = divmod(number, self.games_of_a_deal)
        group, rotation = divmod(rest, self.seats)
        ways = orders(self.seats)
        order = ways[deal % len(ways)]
        table = self.tables[group]
        seats = range(self.seats)
        entries = tuple(table[order[(seat + rotation) % self.seats]] for seat in seats)
        return Fixture(group, deal, rotation, entries)

    def number(self, group: int, deal: int, rotation: int) -> int:
        """Return the number of a game."""
        return deal * self.games_of_a_deal + group * self.seats + rotation
