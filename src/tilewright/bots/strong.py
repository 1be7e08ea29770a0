"""The strongest bot there is, for every game and number of seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tilewright.bots.evaluation import Evaluation
from tilewright.bots.limits import Limits
from tilewright.bots.search.deep import DeepBot
from tilewright.bots.search.sampling import TreeBot
from tilewright.bots.stop import Stop
from tilewright.bots.thought import Report, Thinker, Thought
from tilewright.core.rng import Rng
from tilewright.core.state import State

# Where the deep search is the stronger one; elsewhere it is the tree: docs/bots.md.
DEEP: Final = frozenset({("azul", 2)})


class StrongBot:
    """Takes the search that has proved strongest for the match at hand."""

    def __init__(
        self, name: str, judge: Callable[[State], Evaluation], limits: Limits | None = None
    ) -> None:
        self.name = name
        self._deep = DeepBot(name, judge, limits)
        self._tree = TreeBot(name, judge, limits, guided=True)

    def choose(self, state: State, rng: Rng) -> int:
        """Return the best action found."""
        return self._fitting(state).choose(state, rng)

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
        bot = self._fitting(state)
        return bot.think(state, rng, limits, stop=stop, report=report, every=every)

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
        return self._fitting(state).weigh(state, rng, actions, limits, stop=stop)

    def _fitting(self, state: State) -> Thinker:
        return self._deep if (state.game_id(), state.seats) in DEEP else self._tree
