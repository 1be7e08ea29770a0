"""A series of matches between bots; every deal is played with the seats rotated."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from itertools import permutations
from typing import NamedTuple

from tilewright.arena.match import close_bot
from tilewright.arena.players import make_player
from tilewright.bots import Limits
from tilewright.core.errors import BadSetup
from tilewright.core.registry import find_game


class Fixture(NamedTuple):
    """One match of a series: its group, deal and rotation, and the entry at every seat."""

    group: int
    deal: int
    rotation: int
    entries: tuple[int, ...]


@cache
def seat_orders(seats: int) -> list[tuple[int, ...]]:
    """Return all seat orders that are not rotations of one another."""
    return [(0, *rest) for rest in permutations(range(1, seats))]


@dataclass(frozen=True)
class Series:
    """What to play: game, side, seats, bots and their groups, number of matches, and limits.

    The matches are numbered: deal by deal, in each deal group by group, in each group rotation
    by rotation. Every group plays the same deals.
    """

    game: str
    side: str
    seats: int
    bots: tuple[str, ...]  # the entries
    matches: int  # of each group
    seed: int
    limits: Limits | None = None  # for bots without limits of their own
    groups: tuple[tuple[int, ...], ...] = ()  # default: one of all bots, in turn
    records: bool = False  # whether matches bring their records

    def __post_init__(self) -> None:
        game = find_game(self.game)
        game.new(self.seats, self.side)
        if not self.groups and not 1 <= len(self.bots) <= self.seats:
            sentence = f"{self.seats} seats take 1 to {self.seats} bots, not {len(self.bots)}"
            raise BadSetup("setup.bots", sentence, {"bots": len(self.bots)})
        if self.matches < 1:
            sentence = f"a series has at least one match, not {self.matches}"
            raise BadSetup("setup.games", sentence, {"games": self.matches})
        if self.limits:
            self.limits.checked()
        for bot in dict.fromkeys(self.bots):
            close_bot(make_player(bot, game, self.limits))

    @cached_property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """The entries of every group, by seat."""
        return self.groups or (tuple(seat % len(self.bots) for seat in range(self.seats)),)

    @property
    def deals(self) -> int:
        """How many deals are played, each once per group and rotation."""
        return -(-self.matches // self.seats)

    @cached_property
    def matches_per_deal(self) -> int:
        """How many matches each deal is played in, over all groups and rotations."""
        return len(self.tables) * self.seats

    @property
    def total_matches(self) -> int:
        """How many matches there are: the number given, rounded up to whole rotations."""
        return self.deals * self.matches_per_deal

    def fixture(self, number: int) -> Fixture:
        """Return the match with a number."""
        deal, rest = divmod(number, self.matches_per_deal)
        group, rotation = divmod(rest, self.seats)
        ways = seat_orders(self.seats)
        order = ways[deal % len(ways)]
        table = self.tables[group]
        seats = range(self.seats)
        entries = tuple(table[order[(seat + rotation) % self.seats]] for seat in seats)
        return Fixture(group, deal, rotation, entries)

    def number(self, group: int, deal: int, rotation: int) -> int:
        """Return the number of a match."""
        return deal * self.matches_per_deal + group * self.seats + rotation
