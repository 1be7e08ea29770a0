"""Iterative deepening: search one action ahead, then two, and so on, while there is time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tilewright.bots import const
from tilewright.bots.search import nogil
from tilewright.bots.search.alphabeta import MAX_DEPTH, AlphaBeta


class RootAction(NamedTuple):
    """An action of the root, its value to the seat to act, and the expected line."""

    action: int
    value: int
    line: tuple[int, ...]
    nodes: int


class IterativeDeepening:
    """The search of one position, depth by depth; `found` lists the best action first."""

    def __init__(self, search: AlphaBeta, actions: Sequence[int], every: bool) -> None:
        self.search = search
        self.every = every  # whether all actions get an exact value, not only the best
        self.found = [RootAction(action, -const.INFINITE, (action,), 0) for action in actions]
        self.depth = 0  # the last depth that was completed

    def run(self, first: int, last: int, report: Callable[[], None]) -> None:
        """Search deeper and deeper until stopped, or until no line hits the depth limit."""
        for depth in range(first, min(last, MAX_DEPTH) + 1):
            self.search.hit_depth_limit = False
            self.search_depth(depth)
            if self.search.stopped:
                return
            self.depth = depth
            report()
            if not self.search.hit_depth_limit:
                return

    def search_depth(self, depth: int) -> None:
        """Search all actions to a depth; the best of those searched in time comes first."""
        alpha = -const.INFINITE
        before = list(self.found)
        for place, old in enumerate(before):
            new = self.search_action(old, depth, alpha)
            if self.search.stopped:
                if self.every and self.depth > 0:  # values of different depths are not comparable
                    self.found = before
                break
            self.found[place] = new
            if new.value > alpha:
                alpha = new.value
                self.found.insert(0, self.found.pop(place))
        if self.every:
            self.found.sort(key=lambda action: -action.value)

    def search_action(self, old: RootAction, depth: int, alpha: int) -> RootAction:
        """Search one action; if it is no better than the best so far it keeps its old line."""
        nodes = self.search.nodes
        action = old.action
        if alpha > -const.INFINITE and not self.every:
            value = nogil.search_action(self.search, action, depth, alpha, alpha + 1)
            if value <= alpha or self.search.stopped:
                return RootAction(action, value, old.line, old.nodes + self.search.nodes - nodes)
        value = nogil.search_action(
            self.search, action, depth, -const.INFINITE if self.every else alpha, const.INFINITE
        )
        line = self.search.line_after(action)
        return RootAction(action, value, line, old.nodes + self.search.nodes - nodes)
