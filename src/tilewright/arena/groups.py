"""The groups of a tournament: which bots play each other."""

from __future__ import annotations

from collections import Counter
from heapq import heapify, heappop, heapreplace
from itertools import combinations
from math import comb
from typing import Final

from tilewright.core.errors import BadSetup
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for

MAX_BOTS: Final = 64

Group = tuple[int, ...]


def form_groups(bots: int, seats: int, number: int | None, seed: int) -> tuple[Group, ...]:
    """Return the groups of a tournament: all possible ones, or a balanced selection."""
    if not seats <= bots <= MAX_BOTS:
        sentence = f"a tournament of {seats} seats takes {seats} to {MAX_BOTS} bots, not {bots}"
        raise BadSetup("setup.bots", sentence, {"bots": bots})
    most = comb(bots, seats)
    if number is None or number == most:
        return tuple(combinations(range(bots), seats))
    if not 1 <= number < most:
        sentence = f"{bots} bots form 1 to {most} groups of {seats}, not {number}"
        raise BadSetup("setup.groups", sentence, {"groups": number})
    return tuple(sorted(_choose(bots, seats, number, seed)))


def _choose(bots: int, seats: int, number: int, seed: int) -> list[Group]:
    """Repeatedly choose the group whose bots have played and met the least.

    The cost of a group only grows. So a group that is still cheapest after its cost is updated
    is the cheapest of all.
    """
    played: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    waiting = [(0, i, group) for i, group in enumerate(_shuffled(bots, seats, seed))]
    heapify(waiting)
    chosen: list[Group] = []
    while len(chosen) < number:
        cost, i, group = waiting[0]
        pairs = list(combinations(group, 2))
        now = seats * sum(played[bot] for bot in group) + sum(met[pair] for pair in pairs)
        if now > cost:
            heapreplace(waiting, (now, i, group))
            continue
        heappop(waiting)
        chosen.append(group)
        played.update(group)
        met.update(pairs)
    return chosen


def _shuffled(bots: int, seats: int, seed: int) -> list[Group]:
    groups = list(combinations(range(bots), seats))
    rng = Rng(seed_for(seed, "groups"))
    for last in range(len(groups) - 1, 0, -1):
        other = rng.randbelow(last + 1)
        groups[last], groups[other] = groups[other], groups[last]
    return groups
