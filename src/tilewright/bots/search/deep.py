"""The bot that searches deeper and deeper up to the next deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from tilewright.bots.alarm import alarm
from tilewright.bots.evaluation import Evaluation
from tilewright.bots.limits import SECONDS, Limits
from tilewright.bots.outlook import kind_of, look_out
from tilewright.bots.search.alphabeta import MAX_DEPTH, AlphaBeta
from tilewright.bots.search.cache import Cache
from tilewright.bots.search.deepening import Deepening, Weighed
from tilewright.bots.stop import Stop
from tilewright.bots.thought import Candidate, Report, Thought, demand_legal
from tilewright.core.rng import Rng
from tilewright.core.state import State


class DeepBot:
    """Looks ahead by principal variation search; its evaluation judges where that ends.

    What it may use of memory is taken when it first thinks, and kept. It thinks about one
    position at a time.
    """

    def __init__(
        self, name: str, judge: Callable[[State], Evaluation], limits: Limits | None = None
    ) -> None:
        self.name = name
        self.limits = (limits or Limits()).ending(SECONDS)
        self._judge = judge
        self._searches: list[AlphaBeta] = []
        self._kind: tuple[object, ...] = ()  # of matches, and the memory

    def __reduce__(self) -> tuple[object, ...]:
        """Go to another process without what was thought so far."""
        return (DeepBot, (self.name, self._judge, self.limits))

    def choose(self, state: State, rng: Rng) -> int:
        """Return the best action; chance has no part in it."""
        state.demand_seat()
        return self.choose_among(state, state.legal_actions())

    def choose_among(self, state: State, actions: Sequence[int]) -> int:
        """Return the best of some legal actions."""
        if len(actions) == 1:
            return actions[0]
        return self._find(state, actions, self.limits).found[0].action

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
        """Return what is best and why; see `Thinker`."""
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
        """Return which of some legal actions is best and why; see `Thinker`."""
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
        """Return which of some legal actions is best, and why."""

        def tell(deepening: Deepening) -> None:
            if report is not None:
                report(self._thought(state, deepening))

        limits = limits or self.limits
        if len(actions) == 1:
            limits = limits._replace(depth=1)
        found = self._find(state, actions, limits, stop, tell, every)
        return self._thought(state, found)

    def _find(
        self,
        state: State,
        actions: Sequence[int],
        limits: Limits,
        stop: Stop | None = None,
        tell: Callable[[Deepening], None] = lambda deepening: None,
        every: bool = False,
    ) -> Deepening:
        stop = stop or Stop()
        last = limits.depth or MAX_DEPTH
        with alarm(stop, limits.seconds):
            searches = self._prepare(state, limits, stop)
            main, *others = [Deepening(search, actions, every) for search in searches]
            if not others:
                main.run(1, last, lambda: tell(main))
                return main
            with ThreadPoolExecutor(len(others)) as pool:
                futures = [
                    pool.submit(other.run, 2 + i % 2, last, _nothing)
                    for i, other in enumerate(others)
                ]
                try:
                    main.run(1, last, lambda: tell(main))
                finally:
                    stop.set()
                for future in futures:
                    future.result()
        return main

    def _prepare(self, state: State, limits: Limits, stop: Stop) -> list[AlphaBeta]:
        limits.checked()
        kind = (*kind_of(state), limits.memory)
        if kind != self._kind:
            self._kind = ()  # until all is there
            self._searches = []
            self._evaluation = self._judge(state)
            self._cache = Cache(limits.memory)
            self._kind = kind
        self._cache.begin()
        del self._searches[limits.threads :]
        while len(self._searches) < limits.threads:
            self._searches.append(AlphaBeta(state, self._judge(state), self._cache))
        for search in self._searches:
            search.begin(state, stop, limits.nodes_each)
        return self._searches

    def _thought(self, state: State, deepening: Deepening) -> Thought:
        candidates = tuple([self._candidate(state, weighed) for weighed in deepening.found])
        nodes = sum(search.nodes for search in self._searches)
        return Thought(candidates, nodes, deepening.depth)

    def _candidate(self, state: State, weighed: Weighed) -> Candidate:
        twin = state.copy()
        table = state.action_table()
        line = tuple([table[action] for action in weighed.line])
        for action in line:
            twin.apply(action)
        points, shares = look_out(self._evaluation, twin)
        return Candidate(line[0], points, shares, line, weighed.nodes)


def _nothing() -> None:
    return None
