"""A bot that searches with an evaluator, such as your own net."""

from __future__ import annotations

from typing import Final

from tilewright.bots import Limits
from tilewright.bots.stop import Stop, stop_after
from tilewright.core.rng import Rng, check_rng
from tilewright.core.state import State
from tilewright.envs.evaluator import Evaluator
from tilewright.envs.puct import PuctSearch, Searched

SECONDS: Final = 0.5  # if no limit is set
NO_LIMIT: Final = 1 << 31


class EvaluatorBot:
    """Plays the most visited action of a search that your evaluator guides.

    Limits of time and nodes apply; a node is one position judged. A factory for `module:object`
    names takes them from the command line:

        def my_net(game, limits):
            return EvaluatorBot("my net", evaluate, limits)
    """

    def __init__(
        self,
        name: str,
        evaluator: Evaluator,
        limits: Limits | None = None,
        *,
        search: PuctSearch | None = None,
    ) -> None:
        self.name = name
        self.limits = (limits or Limits()).ending(SECONDS).checked()
        self._search = search or PuctSearch(evaluator)

    def choose(self, state: State, rng: Rng) -> int:
        """Return the most visited action."""
        state.demand_seat()
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return state.action_table()[self.search(state, rng).best]

    def search(self, state: State, rng: Rng, limits: Limits | None = None) -> Searched:
        """Return the actions of a position with their visits and values."""
        limits = limits or self.limits
        stop = Stop()
        with stop_after(stop, limits.seconds):
            nodes = limits.nodes or NO_LIMIT
            return self._search.search([state], nodes, check_rng(rng), stop)[0]
