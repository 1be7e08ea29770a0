"""The bot `deep`: iterative deepening up to the next deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from tilewright.bots.evaluation import EvaluationFactory
from tilewright.bots.limits import SECONDS, Limits
from tilewright.bots.prediction import predict_raw, setup_of, sharpened, sharpness_of
from tilewright.bots.search.alphabeta import MAX_DEPTH, AlphaBeta
from tilewright.bots.search.deepening import IterativeDeepening, RootAction
from tilewright.bots.search.transpositions import TranspositionTable
from tilewright.bots.stop import Stop, stop_after
from tilewright.bots.thought import Candidate, Report, Thought, demand_legal
from tilewright.core.rng import Rng
from tilewright.core.state import State


class DeepBot:
    """Plays by principal variation search with an evaluation at the leaves.

    It allocates its memory when it first thinks, and keeps it. It can think about one position
    at a time.
    """

    def __init__(
        self, name: str, new_evaluation: EvaluationFactory, limits: Limits | None = None
    ) -> None:
        self.name = name
        self.limits = (limits or Limits()).ending(SECONDS)
        self._new_evaluation = new_evaluation
        self._searches: list[AlphaBeta] = []
        self._setup: tuple[object, ...] = ()  # what the searches were created for

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the settings only, not the search."""
        return (DeepBot, (self.name, self._new_evaluation, self.limits))

    def choose(self, state: State, rng: Rng) -> int:
        """Return the best action; the generator is not used."""
        state.demand_seat()
        return self.choose_among(state, state.legal_actions())

    def choose_among(self, state: State, actions: Sequence[int]) -> int:
        """Return the best of some legal actions."""
        if len(actions) == 1:
            return actions[0]
        return self._find(state, actions, self.limits).found[0].action

    def find(self, state: State, rng: Rng) -> Candidate:
        """Return the best candidate alone."""
        state.demand_seat()
        deepening = self._find(state, state.legal_actions(), self.limits)
        return self._candidate(state, deepening.found[0])

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
        """Return the candidate actions, the best first; see `Thinker`."""
        state.demand_seat()
        actions = state.legal_actions()
        return self.think_among(state, actions, limits, stop=stop, report=report, every=every)

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
        return self.think_among(state, actions, limits, stop=stop, every=True)

    def think_among(
        self,
        state: State,
        actions: Sequence[int],
        limits: Limits | None = None,
        *,
        stop: Stop | None = None,
        report: Report | None = None,
        every: bool = False,
    ) -> Thought:
        """Return some legal actions as candidates, the best first."""

        def report_progress(deepening: IterativeDeepening) -> None:
            if report is not None:
                report(self._thought(state, deepening))

        limits = limits or self.limits
        if len(actions) == 1:
            limits = limits._replace(depth=1)
        deepening = self._find(state, actions, limits, stop, report_progress, every)
        return self._thought(state, deepening)

    def _find(
        self,
        state: State,
        actions: Sequence[int],
        limits: Limits,
        stop: Stop | None = None,
        report_progress: Callable[[IterativeDeepening], None] = lambda deepening: None,
        every: bool = False,
    ) -> IterativeDeepening:
        stop = stop or Stop()
        last = limits.depth or MAX_DEPTH
        with stop_after(stop, limits.seconds):
            searches = self._prepare(state, limits, stop)
            main, *others = [IterativeDeepening(search, actions, every) for search in searches]
            if not others:
                main.run(1, last, lambda: report_progress(main))
                return main
            with ThreadPoolExecutor(len(others)) as pool:
                futures = [
                    pool.submit(other.run, 2 + i % 2, last, _ignore)
                    for i, other in enumerate(others)
                ]
                try:
                    main.run(1, last, lambda: report_progress(main))
                finally:
                    stop.set()
                for future in futures:
                    future.result()
        return main

    def _prepare(self, state: State, limits: Limits, stop: Stop) -> list[AlphaBeta]:
        limits.checked()
        setup = (*setup_of(state), limits.memory)
        if setup != self._setup:
            self._setup = ()  # until everything is allocated
            self._searches = []
            self._evaluation = self._new_evaluation(state)
            self._sharpness = sharpness_of(state)
            self._table = TranspositionTable(limits.memory)
            self._setup = setup
        self._table.new_search()
        del self._searches[limits.threads :]
        while len(self._searches) < limits.threads:
            self._searches.append(AlphaBeta(state, self._new_evaluation(state), self._table))
        for search in self._searches:
            search.reset(state, stop, limits.nodes_each)
        return self._searches

    def _thought(self, state: State, deepening: IterativeDeepening) -> Thought:
        candidates = tuple([self._candidate(state, root) for root in deepening.found])
        nodes = sum(search.nodes for search in self._searches)
        return Thought(candidates, nodes, deepening.depth)

    def _candidate(self, state: State, root: RootAction) -> Candidate:
        leaf = state.copy()
        table = state.action_table()
        line = tuple([table[action] for action in root.line])
        for action in line:
            leaf.apply(action)
        points, shares = predict_raw(self._evaluation, leaf)
        shares = sharpened(shares, self._sharpness)
        return Candidate(line[0], points, shares, line, root.nodes)


def _ignore() -> None:
    return None
