"""The bot `strong`: the strongest search for each game and number of seats."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots.evaluation import EvaluationFactory
from tilewright.bots.ladder import find_ladder
from tilewright.bots.limits import Limits
from tilewright.bots.search.deep_bot import DeepBot
from tilewright.bots.search.tree_bot import TreeBot
from tilewright.bots.stop import Stop
from tilewright.bots.thought import Candidate, Report, Thought
from tilewright.core.rng import Rng
from tilewright.core.state import State


class StrongBot:
    """Uses the search that has proved strongest for the game and number of seats."""

    def __init__(
        self,
        name: str,
        new_evaluation: EvaluationFactory,
        limits: Limits | None = None,
        most: Limits | None = None,
    ) -> None:
        self.name = name
        self._most = most or Limits()  # an upper bound for the limits of a call
        self._deep = DeepBot(name, new_evaluation, limits)
        self._tree = TreeBot(name, new_evaluation, limits, guided=True)

    @property
    def limits(self) -> Limits:
        """The limits it uses unless a call gives others."""
        return self._deep.limits

    def choose(self, state: State, rng: Rng) -> int:
        """Return the best action found."""
        return self._search_for(state).choose(state, rng)

    def find(self, state: State, rng: Rng) -> Candidate:
        """Return the best candidate alone."""
        return self._search_for(state).find(state, rng)

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
        bot = self._search_for(state)
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
        """Return some legal actions as candidates, the best first; see `Thinker`."""
        limits = limits and self._most.within(limits)
        return self._search_for(state).weigh(state, rng, actions, limits, stop=stop)

    def _search_for(self, state: State) -> DeepBot | TreeBot:
        """Return the deep search where the game's ladder says so, else the tree: docs/bots.md."""
        return self._deep if state.seats in find_ladder(state.game).deep_seats else self._tree
