"""The bots `uct` and `guided`: Monte Carlo tree search, plain or guided by an evaluation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from tilewright.bots import const
from tilewright.bots.evaluation import EvaluationFactory
from tilewright.bots.limits import SECONDS, Limits
from tilewright.bots.prediction import predict_raw, setup_of, sharpened, sharpness_of
from tilewright.bots.search.tree import Tree
from tilewright.bots.stop import Stop, stop_after
from tilewright.bots.thought import Candidate, Report, Thought, demand_legal
from tilewright.core.rng import Rng, check_rng
from tilewright.core.state import State

DEFAULT_NODES: Final = 100_000  # if only a depth limit is given
FORCED_NODES: Final = 100  # if there is only one legal action
FIRST_REPORT: Final = 1000  # simulations; the interval doubles after each report


class TreeBot:
    """Grows a search tree and plays the most visited action.

    Each thread grows a tree of its own; visits are added up over all trees.
    """

    def __init__(
        self,
        name: str,
        new_evaluation: EvaluationFactory,
        limits: Limits | None = None,
        *,
        guided: bool,
    ) -> None:
        self.name = name
        self.limits = (limits or Limits()).ending(SECONDS)
        self.guided = guided
        self._new_evaluation = new_evaluation
        self._trees: list[Tree] = []
        self._setup: tuple[object, ...] = ()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the settings only, not the trees."""
        make = partial(TreeBot, guided=self.guided)
        return (make, (self.name, self._new_evaluation, self.limits))

    def choose(self, state: State, rng: Rng) -> int:
        """Return the most visited action."""
        state.demand_seat()
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        trees = self._grow(state, check_rng(rng), self.limits, Stop(), None)
        return state.action_table()[_merged(trees)[0][0]]

    def find(self, state: State, rng: Rng) -> Candidate:
        """Return the best candidate alone."""
        state.demand_seat()
        trees = self._grow(state, check_rng(rng), self.limits, Stop(), None)
        action, visits, share = _merged(trees)[0]
        table = state.action_table()
        line = tuple([table[step] for step in trees[0].line_from(action)])
        return self._candidate(state, line, visits, share, state.actor)

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
        """Return all actions as candidates, the best first; see `Thinker`."""
        state.demand_seat()
        limits = limits or self.limits
        if len(state.legal_actions()) == 1:
            limits = limits._replace(nodes=FORCED_NODES)
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
        """Return some legal actions as candidates, the best first; see `Thinker`."""
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
        actions: Sequence[int] = (),  # if empty, all legal ones
    ) -> list[Tree]:
        if limits.nodes is None and limits.seconds is None and limits.depth is not None:
            limits = limits._replace(nodes=DEFAULT_NODES)
        with stop_after(stop, limits.seconds):
            trees = self._prepare(state, rng, limits, stop)
            for tree in trees:
                if actions:
                    tree.restrict_root(actions)

            def report_progress() -> None:
                if report is not None:
                    report(self._thought(state, trees[:1]))

            if len(trees) == 1:
                _grow_one(trees[0], report_progress)
                return trees
            with ThreadPoolExecutor(len(trees) - 1) as pool:
                others = [pool.submit(_grow_one, tree, _ignore) for tree in trees[1:]]
                try:
                    _grow_one(trees[0], report_progress)
                except BaseException:
                    stop.set()
                    raise
                for other in others:
                    other.result()
        return trees

    def _prepare(self, state: State, rng: Rng, limits: Limits, stop: Stop) -> list[Tree]:
        limits.checked()
        setup = (*setup_of(state), limits.memory, limits.threads)
        if setup != self._setup:
            self._setup = ()  # until everything is allocated
            share = max(1, limits.memory // limits.threads)
            self._evaluation = self._new_evaluation(state)
            self._sharpness = sharpness_of(state)
            self._trees = []  # frees the old trees first
            self._trees = [
                Tree(state, self._new_evaluation(state), share, self.guided)
                for _ in range(limits.threads)
            ]
            self._setup = setup
        depth = limits.depth or const.MAX_PATH - 1
        for tree in self._trees:
            tree.reset(state, rng, stop, depth, limits.nodes_each)
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
        leaf = state.copy()
        for action in line:
            leaf.apply(action)
        points, shares = predict_raw(self._evaluation, leaf)
        if visits:
            shares = _with_share(shares, seat, min(1.0, share))
        if self.guided:  # playouts need no calibration
            shares = sharpened(shares, self._sharpness)
        return Candidate(line[0], points, shares, line, visits)


def _grow_one(tree: Tree, report_progress: Callable[[], None]) -> None:
    simulations = FIRST_REPORT
    while not tree.grow(simulations):
        simulations *= 2
        report_progress()


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
    """Return shares with one seat's replaced by the search's; the others are scaled to fit."""
    rest = sum(shares[:seat] + shares[seat + 1 :])
    scale = (1 - share) / rest if rest > 0 else 0.0
    even = 0.0 if rest > 0 else (1 - share) / (len(shares) - 1)
    return tuple([share if i == seat else s * scale + even for i, s in enumerate(shares)])


def _ignore() -> None:
    return None
