"""Searches that compare the actions of a position."""

from __future__ import annotations

from typing import Final, NamedTuple

from tilewright.bots import Candidate, Limits, make_thinker
from tilewright.core.game import Game
from tilewright.core.rng import Rng
from tilewright.core.seeds import seed_for
from tilewright.core.state import State
from tilewright.puzzles.effort import MIN_CHANCE, MIN_POINTS
from tilewright.puzzles.puzzle import Option, Worth

TOP: Final = "strong"
MEMORY: Final = 128  # MiB
RIVALS: Final = 4  # actions that are compared with the best


class Verdict(NamedTuple):
    """The best action of a position, and the best of those that lead elsewhere."""

    best: Candidate
    second: Candidate
    seat: int

    @property
    def gap(self) -> Worth:
        """By how much the best is better."""
        best, second = worth_of(self.best, self.seat), worth_of(self.second, self.seat)
        return Worth(best.points - second.points, best.chance - second.chance)

    def is_clear(self, share: float = 1.0) -> bool:
        """Return whether the gap is at least a share of what a puzzle needs.

        The points decide only when the whole gap is demanded: with few nodes they vary much.
        """
        gap = self.gap
        return gap.chance >= share * MIN_CHANCE and (share < 1 or gap.points >= MIN_POINTS)


def worth_of(candidate: Candidate, seat: int) -> Worth:
    """Return what an action is worth to a seat."""
    return Worth(candidate.margin(seat), candidate.shares[seat])


def option_of(game: Game, candidate: Candidate) -> Option:
    """Return a candidate as it is kept in a puzzle."""
    line = tuple(game.write_action(action) for action in candidate.line)
    return Option(line, candidate.points, candidate.shares)


class Judge:
    """The top level, with any number of nodes. The same position gets the same answer."""

    def __init__(self, game: Game) -> None:
        self._bot = make_thinker(TOP, game, Limits(nodes=1))

    def best(self, state: State, nodes: int) -> Candidate:
        """Return the best action."""
        return self._bot.think(state, _rng(state), _limits(nodes)).candidates[0]

    def ranked(self, state: State, nodes: int) -> list[Candidate]:
        """Return the best actions, compared with each other within the same limits."""
        rng = _rng(state)
        found = self._bot.think(state, rng, _limits(nodes)).candidates
        leading = _leading(state, [candidate.action for candidate in found])
        if len(leading) == 1:
            return list(found[:1])
        ranked = self._bot.weigh(state, rng, leading, _limits(nodes)).candidates
        return sorted(ranked, key=lambda each: -each.shares[state.actor])

    def glance(self, state: State, nodes: int) -> Verdict | None:
        """Return a rough verdict: the best actions are not compared again."""
        found = self._bot.think(state, _rng(state), _limits(nodes), every=True).candidates
        by_action = {candidate.action: candidate for candidate in found}
        leading = _leading(state, [candidate.action for candidate in found])
        if len(leading) < 2:
            return None
        return Verdict(by_action[leading[0]], by_action[leading[1]], state.actor)

    def verdict(self, state: State, nodes: int) -> Verdict | None:
        """Return how the best action compares with the others; None if all lead to the same."""
        ranked = self.ranked(state, nodes)
        return None if len(ranked) < 2 else Verdict(ranked[0], ranked[1], state.actor)


def key_after(state: State, action: int) -> int:
    """Return the key of the position after an action."""
    after = state.copy()
    after.apply(action)
    return after.key()


def _leading(state: State, actions: list[int]) -> list[int]:
    """Return the first few actions that lead to different positions."""
    by_key: dict[int, int] = {}
    for action in actions:
        by_key.setdefault(key_after(state, action), action)
        if len(by_key) > RIVALS:
            break
    return list(by_key.values())


def _limits(nodes: int) -> Limits:
    return Limits(nodes=nodes, memory=MEMORY)


def _rng(state: State) -> Rng:
    return Rng(seed_for("puzzle", state.key()))
