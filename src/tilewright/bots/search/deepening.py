"""Iterative deepening: look one action ahead, then two, and so on, while there is time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tilewright.bots import const
from tilewright.bots.search import nogil
from tilewright.bots.search.alphabeta import MAX_DEPTH, AlphaBeta


class Weighed(NamedTuple):
    """An action at the root, its value to the seat that thinks, and the line expected."""

    action: int
    value: int
    line: tuple[int, ...]
    nodes: int


class Deepening:
    """The search of one position, depth after depth; the best action stands first."""

    def __init__(self, search: AlphaBeta, actions: Sequence[int], every: bool) -> None:
        self.search = search
        self.every = every  # whether all actions get their true value
        self.found = [Weighed(action, -const.INFINITE, (action,), 0) for action in actions]
        self.depth = 0  # searched in full

    def run(self, first: int, last: int, report: Callable[[], None]) -> None:
        """Search deeper and deeper until stopped, or until nothing lies deeper."""
        for depth in range(first, min(last, MAX_DEPTH) + 1):
            self.search.is_cut = False
            self.look(depth)
            if self.search.stopped:
                return
            self.depth = depth
            report()
            if not self.search.is_cut:
                return

    def look(self, depth: int) -> None:
        """Weigh all actions at a depth; the best of those weighed in time comes first."""
        alpha = -const.INFINITE
        before = list(self.found)
        for place, old in enumerate(before):
            new = self.weigh(old, depth, alpha)
            if self.search.stopped:
                if self.every and self.depth > 0:  # values of two depths do not compare
                    self.found = before
                break
            self.found[place] = new
            if new.value > alpha:
                alpha = new.value
                self.found.insert(0, self.found.pop(place))
        if self.every:
            self.found.sort(key=lambda weighed: -weighed.value)

    def weigh(self, old: Weighed, depth: int, alpha: int) -> Weighed:
        """Weigh one action; one that is no better than the best so far keeps its old line."""
        nodes = self.search.nodes
        action = old.action
        if alpha > -const.INFINITE and not self.every:
            value = nogil.weigh(self.search, action, depth, alpha, alpha + 1)
            if value <= alpha or self.search.stopped:
                return Weighed(action, value, old.line, old.nodes + self.search.nodes - nodes)
        value = nogil.weigh(
            self.search, action, depth, -const.INFINITE if self.every else alpha, const.INFINITE
        )
        line = self.search.line_after(action)
        return Weighed(action, value, line, old.nodes + self.search.nodes - nodes)
