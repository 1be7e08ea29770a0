"""The bots that sample: Monte Carlo tree search, plain or guided by an evaluation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from tilewright.bots import const
from tilewright.bots.alarm import alarm
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.limits import SECONDS, Limits
from tilewright.bots.outlook import kind_of, look_out
from tilewright.bots.search.growing import grow
from tilewright.bots.search.tree import Tree
from tilewright.bots.stop import Stop
from tilewright.bots.thought import Candidate, Report, Thought, demand_legal
from tilewright.core.rng import Rng, check_rng
from tilewright.core.state import State

ENOUGH: Final = 100_000  # nodes, where only a depth is given
FEW: Final = 100  # nodes, where there is no choice
FIRST_REPORT: Final = 1000  # walks; then after twice as many, and so on


class TreeBot:
    """Grows a tree of what may come and takes the action that was followed most often.

    With several threads each grows a tree of its own, and their visits are added up.
    """

    def __init__(
        self,
        name: str,
        judge: Callable[[State], Evaluation],
        limits: Limits | None = None,
        *,
        guided: bool,
    ) -> None:
        self.name = name
        self.limits = (limits or Limits()).ending(SECONDS)
        self.guided = guided
        self._judge = judge
        self._trees: list[Tree] = []
        self._kind: tuple[object, ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        """Go to another process without what was thought so far."""
        make = partial(TreeBot, guided=self.guided)
        return (make, (self.name, self._judge, self.limits))

    def choose(self, state: State, rng: Rng) -> int:
        """Return the action followed most often."""
        state.demand_seat()
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        trees = self._grow(state, check_rng(rng), self.limits, Stop(), None)
        return state.action_table()[_merged(trees)[0][0]]

    def think(
        self,
        state: State,
        rng: Rng,
        limits: Limits | None = None,
        *,
        stop: Stop | None = None,
        report: Report | None = None,
        every: bool = False,
    ) -> Thought:
        """Return what is best and why; see `Thinker`. Every action is weighed in any case."""
        state.demand_seat()
        limits = limits or self.limits
        if len(state.legal_actions()) == 1:
            limits = limits._replace(nodes=FEW)
        trees = self._grow(state, check_rng(rng), limits, stop or Stop(), report)
        return self._thought(state, trees)

    def weigh(
        self,
        state: State,
        rng: Rng,
        actions: Sequence[int],
        limits: Limits | None = None,
        *,
        stop: Stop | None = None,
    ) -> Thought:
        """Return which of some legal actions is best and why; see `Thinker`."""
        demand_legal(state, actions)
        limits = limits or self.limits
        trees = self._grow(state, check_rng(rng), limits, stop or Stop(), None, actions)
        return self._thought(state, trees)

    def _grow(
        self,
        state: State,
        rng: Rng,
        limits: Limits,
        stop: Stop,
        report: Report | None,
        actions: Sequence[int] = (),  # all legal ones if there are none
    ) -> list[Tree]:
        if limits.nodes is None and limits.seconds is None and limits.depth is not None:
            limits = limits._replace(nodes=ENOUGH)
        with alarm(stop, limits.seconds):
            trees = self._prepare(state, rng, limits, stop)
            for tree in trees:
                if actions:
                    tree.plant(actions)

            def tell() -> None:
                if report is not None:
                    report(self._thought(state, trees[:1]))

            if len(trees) == 1:
                _grow_one(trees[0], tell)
                return trees
            with ThreadPoolExecutor(len(trees) - 1) as pool:
                others = [pool.submit(_grow_one, tree, _nothing) for tree in trees[1:]]
                try:
                    _grow_one(trees[0], tell)
                except BaseException:
                    stop.set()
                    raise
                for other in others:
                    other.result()
        return trees

    def _prepare(self, state: State, rng: Rng, limits: Limits, stop: Stop) -> list[Tree]:
        limits.checked()
        kind = (*kind_of(state), limits.memory, limits.threads)
        if kind != self._kind:
            self._kind = ()  # until all is there
            share = max(1, limits.memory // limits.threads)
            self._evaluation = self._judge(state)
            self._trees = []  # before others take their place
            self._trees = [
                Tree(state, self._judge(state), share, self.guided) for _ in range(limits.threads)
            ]
            self._kind = kind
        depth = limits.depth or const.MAX_PATH - 1
        for tree in self._trees:
            tree.begin(state, rng, stop, depth, limits.nodes_each)
        return self._trees

    def _thought(self, state: State, trees: list[Tree]) -> Thought:
        table = state.action_table()
        seat = state.actor
        candidates = []
        for action, visits, share in _merged(trees):
            line = tuple([table[step] for step in trees[0].line_from(action)])
            candidates.append(self._candidate(state, line, visits, share, seat))
        nodes = sum(tree.nodes for tree in trees)
        return Thought(tuple(candidates), nodes, trees[0].longest)

    def _candidate(
        self, state: State, line: tuple[int, ...], visits: int, share: float, seat: int
    ) -> Candidate:
        twin = state.copy()
        for action in line:
            twin.apply(action)
        points, shares = look_out(self._evaluation, twin)
        if visits:
            shares = _with_share(shares, seat, min(1.0, share))
        return Candidate(line[0], points, shares, line, visits)


def _grow_one(tree: Tree, tell: Callable[[], None]) -> None:
    walks = FIRST_REPORT
    while not grow(tree, walks):
        walks *= 2
        tell()


def _merged(trees: list[Tree]) -> list[tuple[int, int, float]]:
    """Return action, visits and mean share over all trees, the most visited first."""
    found: dict[int, tuple[int, float]] = {}
    for tree in trees:
        for action, visits, share in tree.children():
            old_visits, old_total = found.get(action, (0, 0.0))
            found[action] = (old_visits + visits, old_total + visits * share)
    merged = [(action, visits, total / max(1, visits)) for action, (visits, total) in found.items()]
    return sorted(merged, key=lambda item: (-item[1], -item[2], item[0]))


def _with_share(shares: tuple[float, ...], seat: int, share: float) -> tuple[float, ...]:
    """Return shares with that of one seat found by play, the others making up the rest."""
    rest = sum(shares[:seat] + shares[seat + 1 :])
    scale = (1 - share) / rest if rest > 0 else 0.0
    even = 0.0 if rest > 0 else (1 - share) / (len(shares) - 1)
    return tuple([share if i == seat else s * scale + even for i, s in enumerate(shares)])


def _nothing() -> None:
    return None
