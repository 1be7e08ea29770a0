"""A series of matches between bots; every deal is played with the seats rotated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import permutations
from typing import NamedTuple

from tilewright.arena.players import check_player, split_label
from tilewright.bots import Limits, bot_names
from tilewright.core.errors import BadSetup, quote
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
    bots: tuple[str, ...]  # the entries, each a player's name or `LABEL=NAME`
    matches: int  # of each group
    seed: int
    limits: Limits | None = None  # for bots without limits of their own
    groups: tuple[tuple[int, ...], ...] = ()  # default: one of all bots, in turn
    records: bool = False  # whether matches bring their records

    def __post_init__(self) -> None:
        state = find_game(self.game).new(self.seats, self.side)
        if not self.groups and not 1 <= len(self.bots) <= self.seats:
            sentence = f"{self.seats} seats take 1 to {self.seats} bots, not {len(self.bots)}"
            raise BadSetup("setup.bots", sentence, {"bots": len(self.bots)})
        if self.matches < 1:
            sentence = f"a series has at least one match, not {self.matches}"
            raise BadSetup("setup.games", sentence, {"games": self.matches})
        if self.limits:
            self.limits.checked()
        _check_labels(self.bots, self.labels)
        for player in dict.fromkeys(self.players):
            check_player(player, state, self.limits)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What the entries are called."""
        return tuple(split_label(bot)[0] for bot in self.bots)

    @cached_property
    def players(self) -> tuple[str, ...]:
        """The names of the entries' players, without labels."""
        return tuple(split_label(bot)[1] for bot in self.bots)

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


def _check_labels(bots: Sequence[str], labels: Sequence[str]) -> None:
    """Raise if a label is not the only one of its kind, or is the name of a bot."""
    for bot, label in zip(bots, labels, strict=True):
        if bot != label and (labels.count(label) > 1 or label in bot_names()):
            sentence = f"{quote(label)} already names another bot; choose another label"
            raise BadSetup("setup.bots", sentence, {"bot": bot})
