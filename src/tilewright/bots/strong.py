"""The strongest bot there is, for every game and number of seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tilewright.bots.evaluation import Evaluation
from tilewright.bots.ladder import find_ladder
from tilewright.bots.limits import Limits
from tilewright.bots.search.deep import DeepBot
from tilewright.bots.search.sampling import TreeBot
from tilewright.bots.stop import Stop
from tilewright.bots.thought import Report, Thinker, Thought
from tilewright.core.rng import Rng
from tilewright.core.state import State


class StrongBot:
    """Takes the search that has proved strongest for the match at hand."""

    def __init__(
        self,
        name: str,
        judge: Callable[[State], Evaluation],
        limits: Limits | None = None,
        most: Limits | None = None,
    ) -> None:
        self.name = name
        self._most = most or Limits()  # whatever it is asked to spend
        self._deep = DeepBot(name, judge, limits)
        self._tree = TreeBot(name, judge, limits, guided=True)

    @property
    def limits(self) -> Limits:
        """What it may spend where nothing else is said."""
        return self._deep.limits

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
        limits = limits and self._most.within(limits)
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
        limits = limits and self._most.within(limits)
        return self._fitting(state).weigh(state, rng, actions, limits, stop=stop)

    def _fitting(self, state: State) -> Thinker:
        """Return the deep search where the game's ladder says so, else the tree: docs/bots.md."""
        return self._deep if state.seats in find_ladder(state.game).deep_seats else self._tree
